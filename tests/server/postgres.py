"""A throw-away PostgreSQL that can be stopped, started and frozen."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from tools import postgres

from tests.server.kit import free_port


def _is_stopped(process: int) -> bool:
    """Has the signal to stop arrived?"""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "T"


class Postgres(postgres.Postgres):
    """A server in a folder that goes away with it."""

    def __init__(self, *settings: str) -> None:
        folder = Path(tempfile.mkdtemp(prefix="shoal-pg-"))
        settings = ("fsync=off", "max_connections=60", *settings)
        super().__init__(folder, free_port(), settings, make=["--no-sync"])
        self._count = 0
        self.start()

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        self._count += 1
        self.tell("postgres", f"CREATE DATABASE shoal{self._count}")
        return self.url(f"shoal{self._count}")

    def freeze(self) -> None:
        """It takes connections and answers nothing, as on a disk that hangs."""
        os.kill(self._chief, signal.SIGSTOP)
        while not _is_stopped(self._chief):  # until then it may start one more process for a connection
            time.sleep(0.01)
        self._tell_others(signal.SIGSTOP)

    def thaw(self) -> None:
        """It goes on where it was."""
        self._tell_others(signal.SIGCONT)
        os.kill(self._chief, signal.SIGCONT)

    @property
    def _chief(self) -> int:
        return int(Path(self.folder, "data", "postmaster.pid").read_text().split()[0])

    def _tell_others(self, number: signal.Signals) -> None:
        found = subprocess.run(["pgrep", "-P", str(self._chief)], capture_output=True, text=True).stdout.split()
        for process in map(int, found):
            with contextlib.suppress(ProcessLookupError):  # one for a connection that has just ended
                os.kill(process, number)

    def close(self) -> None:
        """Stop it and forget everything."""
        self.stop()
        shutil.rmtree(self.folder)
