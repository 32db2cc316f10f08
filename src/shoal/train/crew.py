"""The workers of self-play: processes that stay from generation to generation and write their samples to files."""

from __future__ import annotations

import traceback
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from shoal.arena.workers import behave, started, stop
from shoal.errors import ShoalError
from shoal.train.samples import write
from shoal.train.selfplay import Player, Task
from shoal.train.settings import Settings


class Crew:
    """So many processes that play when told to. They end by themselves should this one be killed."""

    def __init__(self, settings: Settings, count: int) -> None:
        self._running = dict(started(work, settings) for _ in range(count))
        self._answers()  # they are ready

    def play(self, seed: int, seconds: float, weights: Path | None, files: list[Path]) -> dict[str, Any]:
        """Let each process play for so long and write a file of samples; what they did together."""
        for i, end in enumerate(self._running):
            end.send((Task(seed + i, seconds, weights), files[i]))
        return self._answers()

    def _answers(self) -> dict[str, Any]:
        """What all processes answer, added up."""
        done: dict[str, Any] = {}
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
            for key, value in answer.items():
                done[key] = done.get(key, 0) + value
        return done

    def close(self) -> None:
        """Let all processes end."""
        stop(self._running, 2.0)


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
