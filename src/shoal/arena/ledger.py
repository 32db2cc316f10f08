"""The ledger of an arena: finished matches, one line of JSON each, written as soon as they are over.

The first line says whose matches these are. A last line without an end (the writer was killed) is cut off on resuming.
"""

from __future__ import annotations

import json
import os
from io import FileIO
from pathlib import Path
from typing import Any

import platformdirs

from shoal.arena.host import Played
from shoal.arena.plan import Settings
from shoal.errors import ShoalError

FORMAT = "shoal-arena-1"


def default_path(settings: Settings) -> Path:
    """Where the ledger of these settings lies if no file is named: in the platform's folder for state."""
    root = os.environ.get("SHOAL_STATE") or platformdirs.user_state_dir("shoal", appauthor=False)
    return Path(root) / "arena" / f"{settings.game}-{settings.players}p-{settings.digest()}.jsonl"


class Ledger:
    """An open ledger: what was played before, and room for more."""

    def __init__(self, path: Path, settings: Settings, resume: bool) -> None:
        self.path = path
        self.played: dict[int, Played] = {}
        self._file: FileIO | None = None
        path.parent.mkdir(parents=True, exist_ok=True)
        if resume and path.exists():
            self._read(settings)
        self._open(settings)

    def _read(self, settings: Settings) -> None:
        text = self.path.read_bytes()
        whole = text.rfind(b"\n") + 1
        if whole < len(text):
            os.truncate(self.path, whole)  # torn by a kill; that match is played again
        lines = text[:whole].decode().splitlines()
        if lines:
            self._check(parsed(lines[0], self.path, 1), settings)
        for number, line in enumerate(lines[1:], 2):
            try:
                played = Played(**parsed(line, self.path, number))
            except TypeError as error:
                raise ShoalError(
                    f"{self.path}, line {number}: not a match of this version of Shoal ({error})"
                ) from error
            self.played[played.n] = played

    def _check(self, head: dict[str, Any], settings: Settings) -> None:
        if head.get("format") != FORMAT:
            raise ShoalError(f"{self.path} is not a ledger of an arena; choose another file with --out")
        if head.get("digest") == settings.digest():
            return
        theirs, ours = head.get("settings", {}), settings.identity()
        differ = [f"{key} {theirs.get(key)!r}, not {ours[key]!r}" for key in ours if theirs.get(key) != ours[key]]
        raise ShoalError(
            f"{self.path} is of another arena: its {'; its '.join(differ)}. Choose another file with --out"
        )

    def _open(self, settings: Settings) -> None:
        fresh = not (self.path.exists() and self.path.stat().st_size) or not self.played
        self._file = open(self.path, "wb" if fresh else "ab", buffering=0)  # noqa: SIM115
        if fresh:
            self._write({"format": FORMAT, "digest": settings.digest(), "settings": settings.identity()})

    def _write(self, line: dict[str, Any]) -> None:
        assert self._file is not None
        self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")

    def add(self, played: Played) -> None:
        """Write a finished match: it is in the system's hands when this returns."""
        self._write(played.line())
        self.played[played.n] = played

    def close(self) -> None:
        """Close the file, once it is safe on the disk."""
        if self._file is not None:
            os.fsync(self._file.fileno())
            self._file.close()
            self._file = None


def parsed(line: str, path: Path, number: int) -> dict[str, Any]:
    """A line of a ledger."""
    try:
        read = json.loads(line)
    except ValueError as error:
        raise ShoalError(f"{path}, line {number}: not JSON ({error})") from error
    if not isinstance(read, dict):
        raise ShoalError(f"{path}, line {number}: not an object")
    return read


def set_aside(path: Path, named: bool) -> None:
    """Before a fresh start: a named file is never overwritten; an earlier ledger in the default place is renamed."""
    if not path.exists():
        return
    if named:
        raise ShoalError(f"{path} exists: add --resume to go on with it, or name another file")
    path.replace(path.with_suffix(".before.jsonl"))
