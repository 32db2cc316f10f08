"""Who plays the matches: this process, or several. The seam for others, such as a cluster (`cluster.py`).

A `Workers` is handed the settings and the jobs and yields finished matches, in any order. A match depends on its
settings and its job alone, so how many workers there are, and who plays what, changes nothing but the time.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import traceback
import warnings
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from time import perf_counter
from typing import Generic, Protocol, TypeVar

from shoal.arena.host import Host, Played
from shoal.arena.plan import Job, Settings
from shoal.errors import ShoalError

BATCH_SECONDS = 0.25  # a batch takes about so long: long enough to be worth sending, short enough for the progress bar
LARGEST_BATCH = 1000

Task = TypeVar("Task")


class Workers(Protocol):
    """Somebody who plays matches."""

    def play(self, settings: Settings, jobs: Sequence[Job]) -> Iterator[list[Played]]:
        """Play all the jobs; yield finished matches as they come, in any order."""

    def close(self) -> None:
        """Stop at once and give back what is held."""


class Batches(Generic[Task]):
    """Hands out jobs in batches that take about BATCH_SECONDS each."""

    def __init__(self, jobs: Sequence[Task]) -> None:
        self._jobs, self._next, self._pace = jobs, 0, 0.0
        self._back: deque[Task] = deque()
        self._given_back: Counter[int] = Counter()  # how often, by the job's identity

    def learn(self, matches: int, seconds: float) -> None:
        """A batch took so long."""
        self._pace = seconds / matches

    def take(self, workers: int) -> list[Task]:
        """The next batch; empty when there is none. What was given back comes last, and one by one."""
        left = len(self._jobs) - self._next
        fair = max(1, left // (2 * workers))  # so that no worker is left alone with the end
        size = min(LARGEST_BATCH, fair, max(1, int(BATCH_SECONDS / self._pace))) if self._pace else 1
        batch = list(self._jobs[self._next : self._next + size])
        self._next += len(batch)
        return batch or [self._back.popleft() for _ in range(min(1, len(self._back)))]

    def give_back(self, batch: Sequence[Task]) -> int:
        """Whoever had this batch died. Hand it out again; how often that has happened to one of its jobs."""
        self._back += batch
        self._given_back.update(map(id, batch))
        return max(self._given_back[id(job)] for job in batch)


class InProcess:
    """Plays in this process."""

    def __init__(self) -> None:
        self._host: Host | None = None

    def play(self, settings: Settings, jobs: Sequence[Job]) -> Iterator[list[Played]]:
        """Play all the jobs, one after another."""
        self._host = Host(settings)
        self._host.warm()
        try:
            for job in jobs:
                yield [self._host.play(job)]
        finally:
            self.close()

    def close(self) -> None:
        """Close the bots."""
        if self._host is not None:
            self._host.close()
            self._host = None


class Processes:
    """Plays in several processes of this machine. They end by themselves should this one be killed."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._running: dict[Connection, SpawnProcess] = {}

    def play(self, settings: Settings, jobs: Sequence[Job]) -> Iterator[list[Played]]:
        """Play all the jobs side by side."""
        batches = Batches(jobs)
        try:
            for _ in range(min(self.count, len(jobs))):
                self._send(self._start(settings), batches)
            while self._running:
                for end in wait(list(self._running)):
                    assert isinstance(end, Connection)
                    yield self._receive(end, batches)
        finally:
            self.close()

    def _start(self, settings: Settings) -> Connection:
        end, process = started(work, settings)
        self._running[end] = process
        return end

    def _send(self, end: Connection, batches: Batches[Job]) -> None:
        batch = batches.take(self.count)
        if batch:
            end.send(batch)
        else:
            end.close()
            self._running.pop(end).join()

    def _receive(self, end: Connection, batches: Batches[Job]) -> list[Played]:
        try:
            answer = end.recv()
        except (EOFError, OSError):
            process = self._running.pop(end)
            process.join()
            raise ShoalError(
                f"a worker process died (exit code {process.exitcode}); finished matches are saved, --resume goes on"
            ) from None
        if isinstance(answer, str):
            raise ShoalError(answer)
        played, seconds = answer
        batches.learn(len(played), seconds)
        self._send(end, batches)
        return list(played)

    def close(self) -> None:
        """Stop all processes."""
        stop(self._running, 0.5)


def started(target: Callable[..., None], settings: object) -> tuple[Connection, SpawnProcess]:
    """A process that does `target`, given its end of a connection and the settings; our end, and the process."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=target, args=(theirs, settings), daemon=False)
    process.start()
    theirs.close()  # so that either side notices when the other is gone
    return ours, process


def stop(running: dict[Connection, SpawnProcess], patience: float) -> None:
    """Stop processes: they notice that the connection is gone; those that do not are terminated after a while."""
    for end in running:
        end.close()
    for process in running.values():
        process.join(patience)
        if process.is_alive():
            process.terminate()
            process.join()
    running.clear()


def behave() -> None:
    """How a worker process takes signals and warnings: Ctrl-C is for the parent, which then closes the connection."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # through `finally`: the bots' processes end too
    warnings.simplefilter("ignore")  # the parent process has shown them


def work(end: Connection, settings: Settings) -> None:
    """What a worker process does: play the batches that come, until the connection is closed."""
    behave()
    host = Host(settings)
    try:
        host.warm()
        while True:
            jobs = end.recv()
            before = perf_counter()
            played = [host.play(job) for job in jobs]
            end.send((played, perf_counter() - before))
    except (EOFError, BrokenPipeError, ConnectionResetError):
        pass
    except ShoalError as error:
        end.send(str(error))
    except Exception:
        end.send(f"a worker process failed:\n{traceback.format_exc()}")
    finally:
        host.close()


def local(count: int | None = None) -> Workers:
    """Workers on this machine: as many as there are processors, if not said."""
    count = processors() if count is None else count
    if count < 1:
        raise ShoalError(f"there must be at least 1 worker, not {count}")
    return InProcess() if count == 1 else Processes(count)


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
