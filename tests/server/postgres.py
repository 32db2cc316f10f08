"""A throw-away PostgreSQL that can be stopped, started and frozen."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psycopg

from tests.server.kit import free_port

QUIET: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
SETTINGS = ("listen_addresses=127.0.0.1", "fsync=off", "max_connections=60")


def programs() -> Path:
    """The folder with initdb (Debian keeps it away from the PATH)."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    assert folders, "PostgreSQL is missing: tools/install-for-tests.sh installs it"
    return folders[-1]


class Postgres:
    """A server in a folder of its own."""

    def __init__(self) -> None:
        self.there = programs()
        self.user = "postgres" if os.getuid() == 0 else None  # it refuses to run as root
        self.folder = tempfile.mkdtemp(prefix="shoal-pg-")
        if self.user:
            shutil.chown(self.folder, self.user)
        self.port = free_port()
        self._count = 0
        self._run("initdb", "-D", f"{self.folder}/data", "-A", "trust", "-U", "shoal", "--no-sync")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        command: Sequence[Any] = [self.there / program, *arguments]
        subprocess.run(command, check=True, user=self.user, cwd=self.folder, **QUIET)

    def start(self) -> None:
        """Start it; back when it answers."""
        options = " ".join(f"-c {setting}" for setting in (*SETTINGS, f"unix_socket_directories={self.folder}"))
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-o", f"-p {self.port} {options}", "start")

    def stop(self) -> None:
        """Stop it at once; every connection breaks."""
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-m", "immediate", "stop")

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        self._count += 1
        self.tell("postgres", f"CREATE DATABASE shoal{self._count}")
        return f"postgresql+psycopg://shoal@127.0.0.1:{self.port}/shoal{self._count}"

    def tell(self, database: str, statement: str) -> None:
        """Run a statement of our own."""
        url = f"postgresql://shoal@127.0.0.1:{self.port}/{database.rpartition('/')[2]}"
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(statement)

    def freeze(self) -> None:
        """It takes connections and answers nothing, as on a disk that hangs."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """It goes on where it was."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        chief = int(Path(self.folder, "data", "postmaster.pid").read_text().split()[0])
        found = subprocess.run(["pgrep", "-P", str(chief)], capture_output=True, text=True).stdout.split()
        for process in (chief, *map(int, found)):
            with contextlib.suppress(ProcessLookupError):  # one for a connection that has just ended
                os.kill(process, number)

    def close(self) -> None:
        """Stop it and forget everything."""
        self.stop()
        shutil.rmtree(self.folder)
