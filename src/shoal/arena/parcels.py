"""Files that travel with a task: the weights that a bot names lie where the command runs, not on every node."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from shoal.kernel import cache_folder

NAMED = re.compile(r"(?<=[:,]weights=)[^,]+")


@dataclass(frozen=True)
class Parcel:
    """A file on its way."""

    content: bytes

    def unpacked(self) -> Path:
        """The file on this machine; equal ones are one."""
        folder = cache_folder() / "weights"
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{hashlib.sha256(self.content).hexdigest()[:24]}.npz"
        part = path.with_suffix(f".{os.getpid()}")
        part.write_bytes(self.content)
        part.replace(path)  # whoever came before has put the same there
        return path


def packed(specs: Iterable[str]) -> dict[str, Parcel]:
    """The files that bots name, by their names."""
    names = {name for spec in specs for name in NAMED.findall(spec)}
    return {name: Parcel(Path(name).read_bytes()) for name in sorted(names) if Path(name).is_file()}


def addressed(spec: str, parcels: dict[str, Parcel]) -> str:
    """A bot that names its files as they are called on this machine."""
    return NAMED.sub(lambda name: str(parcels[name[0]].unpacked()) if name[0] in parcels else name[0], spec)
