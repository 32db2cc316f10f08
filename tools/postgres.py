"""A PostgreSQL in a folder of its own, for the tests and for `make cluster`."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

QUIET: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def programs() -> Path:
    """The folder with initdb (Debian keeps it away from the PATH)."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    if not folders:
        raise FileNotFoundError("PostgreSQL is missing: tools/install-for-tests.sh installs it")
    return folders[-1]


class Postgres:
    """A server whose data, socket and log are in one folder; everybody on this machine may connect as `shoal`."""

    def __init__(self, folder: Path, port: int, settings: Sequence[str] = (), make: Sequence[str] = ()) -> None:
        self.there, self.folder, self.port, self.settings = programs(), folder, port, settings
        self.user = "postgres" if os.getuid() == 0 else None  # it refuses to run as root
        folder.mkdir(parents=True, exist_ok=True)
        if self.user:
            shutil.chown(folder, self.user)
        if not (folder / "data" / "PG_VERSION").exists():
            self._run("initdb", "-D", f"{folder}/data", "-A", "trust", "-U", "shoal", *make)

    def _run(self, program: str, *arguments: str) -> None:
        command: Sequence[Any] = [self.there / program, *arguments]
        subprocess.run(command, check=True, user=self.user, cwd=self.folder, **QUIET)

    def start(self) -> None:
        """Start it; back when it answers."""
        settings = ("listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}", *self.settings)
        options = " ".join(f"-c {setting}" for setting in settings)
        data, log = f"{self.folder}/data", f"{self.folder}/log"
        self._run("pg_ctl", "-D", data, "-l", log, "-w", "-o", f"-p {self.port} {options}", "start")

    def stop(self, how: str = "immediate") -> None:
        """Stop it; every connection breaks."""
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-m", how, "stop")

    def url(self, database: str) -> str:
        """Where `shoal serve` finds a database of it."""
        return f"postgresql+psycopg://shoal@127.0.0.1:{self.port}/{database}"

    def tell(self, database: str, statement: str) -> Any:
        """Run a statement; the first row of what it answers."""
        import psycopg

        url = f"postgresql://shoal@127.0.0.1:{self.port}/{database.rpartition('/')[2]}"
        with psycopg.connect(url, autocommit=True) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchone() if cursor.description else None
