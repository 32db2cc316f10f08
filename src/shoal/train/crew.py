"""Who plays the matches of a training: processes of this machine, or others, such as a cluster (`cluster.py`)."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Protocol

from shoal.arena.workers import Workers, behave, local, started, stop
from shoal.errors import ShoalError
from shoal.train.samples import write
from shoal.train.selfplay import Player, Task
from shoal.train.settings import Settings

Files = Callable[[int], Path]  # where the samples of a task go, by its number


class Team(Protocol):
    """Somebody who plays."""

    def play(self, seed: int, seconds: float, weights: Path | None, files: Files) -> dict[str, Any]:
        """Self-play on all workers for so long, samples written to files; what they did together."""

    def arena(self) -> Workers:
        """Workers for the gate."""

    def close(self) -> None:
        """Give back what is held."""


class Crew:
    """So many processes that stay from generation to generation. They end by themselves should this one be killed."""

    def __init__(self, settings: Settings, count: int) -> None:
        self._settings, self._count = settings, count
        self._running: dict[Connection, SpawnProcess] = {}

    def play(self, seed: int, seconds: float, weights: Path | None, files: Files) -> dict[str, Any]:
        """Let each process play for so long and write a file of samples; what they did together."""
        if not self._running:
            Player(self._settings).warm()  # compiled once, here; the workers find it in the cache
            self._running = dict(started(work, self._settings) for _ in range(self._count))
            self._answers()  # they are ready
        for i, end in enumerate(self._running):
            end.send((Task(seed + i, seconds, weights), files(i)))
        return self._answers()

    def arena(self) -> Workers:
        """As many other processes."""
        return local(self._count)

    def _answers(self) -> dict[str, Any]:
        """What all processes answer, added up."""
        answers = []
        for end, process in self._running.items():
            try:
                answer = end.recv()
            except EOFError:
                process.join()
                raise ShoalError(
                    f"a worker process died (exit code {process.exitcode}); start again to go on"
                ) from None
            if isinstance(answer, str):
                raise ShoalError(answer)
            answers.append(answer)
        return together(answers)

    def close(self) -> None:
        """Let all processes end."""
        stop(self._running, 2.0)


def together(done: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """What several workers did, added up."""
    total: dict[str, Any] = {}
    for one in done:
        for key, value in one.items():
            total[key] = total.get(key, 0) + value
    return total


def work(end: Connection, settings: Settings) -> None:
    """What a worker process does: play whenever a task comes, until the connection is closed."""
    behave()
    try:
        player = Player(settings)
        player.warm()
        end.send({})
        while True:
            task, file = end.recv()
            samples, done = player.play(task)
            if samples is not None:
                write(file, samples)
            end.send(done)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        pass
    except ShoalError as error:
        end.send(str(error))
    except Exception:
        end.send(f"a worker process failed:\n{traceback.format_exc()}")
