"""Matches on a Ray cluster: hosts on every node; what a lost host was playing is handed out again.

Ray places the hosts, watches them and carries what is said; nothing here knows of machines. A match depends on its
settings and its job alone, so the results are those of a local run. `spread` is for any work of that kind: something
that is made on the cluster (`Worker`), and tasks for it.
"""

from __future__ import annotations

import contextlib
import os
import socket
import traceback
import warnings
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from time import perf_counter
from typing import Any, Generic, Protocol, TypeVar

from shoal import __version__
from shoal.arena.host import Host, Played
from shoal.arena.parcels import Parcel, addressed, packed
from shoal.arena.plan import Job, Settings
from shoal.arena.workers import Batches, processors
from shoal.bots import Bot
from shoal.errors import ShoalError

ATTEMPTS = 5  # a task that took so many hosts down with it is not tried again
STARTS = 3  # hosts that ended before they were ready, for each that was asked for, with none that was
REACHED = 5.0  # seconds in which an address must take a connection
QUIET = 30.0  # seconds without news after which a person is told that nobody plays
FAREWELL = 3.0  # seconds that hosts have to end their bots
OBJECT_STORE = 100_000_000  # bytes, for a cluster of our own: batches are small

Task = TypeVar("Task")
Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)
Task_contra = TypeVar("Task_contra", contravariant=True)


class Worker(Protocol[Task_contra, Result_co]):
    """What is made on the cluster: an arena's `Host`, or anything else that does task after task."""

    def warm(self) -> None:
        """Get ready; ShoalError says why that cannot be."""

    def play(self, task: Task_contra, /) -> Result_co:
        """Do one task. The result may depend on nothing but the task."""

    def close(self) -> None:
        """Give back what is held."""


class Remote(Generic[Task, Result]):
    """A worker's body in a process of the cluster. Errors are answers: a string."""

    def __init__(self, make: Callable[[], Worker[Task, Result]], folder: str, version: str) -> None:
        self._make, self._version = make, version
        self._worker: Worker[Task, Result] | None = None
        with contextlib.suppress(OSError):  # so that `cmd:python3 bots/mine.py` is found where files are shared
            os.chdir(folder)
        warnings.simplefilter("ignore")  # whoever asked has shown them

    def warm(self) -> str | None:
        """Make the worker and let it get ready."""
        if self._version != __version__:
            return (
                f"{socket.gethostname()} has Shoal {__version__}, not {self._version}; install the same on every node"
            )
        try:
            self._worker = self._make()
            self._worker.warm()
        except ShoalError as error:
            return str(error)
        except Exception:
            return f"a worker on {socket.gethostname()} failed:\n{traceback.format_exc()}"
        return None

    def play(self, tasks: list[Task]) -> tuple[list[Result], float] | str:
        """Do these tasks: the results, and how long that took."""
        assert self._worker is not None
        before = perf_counter()
        try:
            return [self._worker.play(task) for task in tasks], perf_counter() - before
        except ShoalError as error:
            return str(error)
        except Exception:
            return f"a worker on {socket.gethostname()} failed:\n{traceback.format_exc()}"

    def close(self) -> None:
        """End the worker's own processes."""
        if self._worker is not None:
            self._worker.close()


class NodeHost(Host):
    """A host on a node of a cluster: bots' files have travelled there, and their programs must be found."""

    def __init__(self, settings: Settings, parcels: dict[str, Parcel] | None = None) -> None:
        super().__init__(settings)
        self._parcels = parcels or {}

    def make(self, spec: str) -> Bot:
        """A bot for these settings."""
        return super().make(addressed(spec, self._parcels))

    def warm(self) -> None:
        """Get ready, and let every outside bot answer once: if it cannot be run here, chance must not play for it."""
        super().warm()
        for spec in self.settings.contestants:
            bot: Any = self.make(spec)
            if hasattr(bot, "take_notices"):
                self._open(1, 1)
                bot.choose(self._table.states[0].copy(), int(self._table.turn[0]), 1)
                broken = [notice for notice in bot.take_notices() if notice["kind"] in ("failed", "crash")]
                bot.close()
                if broken:
                    raise ShoalError(f"{spec} does not run on {socket.gethostname()}: {broken[0]['text']}")


class Ray:
    """Workers on a Ray cluster: that at the address, else the one on this machine, else one started here."""

    def __init__(self, address: str | None = None, count: int | None = None) -> None:
        if count is not None and count < 1:
            raise ShoalError(f"there must be at least 1 worker, not {count}")
        self._ray = imported()
        self._ours = not self._ray.is_initialized()  # who connected before us goes on using it
        if self._ours:
            connect(self._ray, address or os.environ.get("RAY_ADDRESS"))
        self.count = count or max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        self._out: dict[Any, tuple[Any, list[Any]]] = {}  # an answer to come: who gives it, and to which tasks
        self._free: list[Any] = []  # hosts without a task

    def play(self, settings: Settings, jobs: Sequence[Job]) -> Iterator[list[Played]]:
        """Play all the jobs side by side."""
        return self.spread(partial(NodeHost, settings, packed(settings.contestants)), jobs)

    def spread(self, make: Callable[[], Worker[Task, Result]], tasks: Sequence[Task]) -> Iterator[list[Result]]:
        """Do all the tasks by workers that `make` makes, each once; yield results as they come, in any order."""
        batches, left, failures, ready = Batches(tasks), len(tasks), 0, False
        kind = self._ray.remote(num_cpus=1, max_restarts=0, max_task_retries=0, scheduling_strategy="SPREAD")(Remote)
        try:
            for _ in range(min(self.count, left)):
                self._hire(kind, make)
            while left:
                for answer in self._next_answers():
                    host, batch = self._out.pop(answer)
                    try:
                        said = self._ray.get(answer)
                    except self._ray.exceptions.RayTaskError as error:
                        raise ShoalError(f"a worker of the cluster failed: {error}") from None
                    except self._ray.exceptions.RayError as error:  # it died, its node died, or nobody can reach it
                        failures += not (ready or batch)
                        if failures >= STARTS * self.count:
                            raise ShoalError(f"no worker of the cluster gets ready: {first_line(error)}") from None
                        self._lost(host, batch, batches)
                        self._hire(kind, make)
                        continue
                    if isinstance(said, str):
                        raise ShoalError(said)
                    ready = True
                    self._free.append(host)
                    if batch:
                        results, seconds = said
                        batches.learn(len(results), seconds)
                        left -= len(results)
                        self._hand_out(batches)  # before anybody looks at the results
                        yield results
                self._hand_out(batches)
        finally:
            self._dismiss()

    def _next_answers(self) -> list[Any]:
        """The answers that are there; waits for one."""
        waited = 0.0
        while True:
            there, _ = self._ray.wait(list(self._out), timeout=QUIET)
            if there:
                return list(there)
            waited += QUIET
            if waited == QUIET and not any(batch for _, batch in self._out.values()):
                free = int(self._ray.available_resources().get("CPU", 0))
                warnings.warn(f"nobody plays yet: {free} processors of the cluster are free", stacklevel=2)

    def _hire(self, kind: Any, make: Callable[[], Any]) -> None:
        """Ask for one more host. It counts once it is ready: where there is no room for it, nothing waits for it."""
        host = kind.remote(make, os.getcwd(), __version__)
        self._out[host.warm.remote()] = (host, [])

    def _hand_out(self, batches: Batches[Any]) -> None:
        while self._free and (batch := batches.take(self.count)):
            host = self._free.pop()
            self._out[host.play.remote(batch)] = (host, batch)

    def _lost(self, host: Any, batch: list[Any], batches: Batches[Any]) -> None:
        with contextlib.suppress(Exception):  # it may only be out of reach: it is not to go on
            self._ray.kill(host)
        if batch:
            warnings.warn("a worker of the cluster is lost; what it was playing is played again", stacklevel=2)
            if batches.give_back(batch) >= ATTEMPTS:
                raise ShoalError(f"{ATTEMPTS} workers died with the same task: {batch[0]}; what is finished is saved")

    def _dismiss(self) -> None:
        """End all hosts, and before that their bots' programs."""
        hosts = [host for host, _ in self._out.values()] + self._free
        self._out.clear()
        self._free.clear()
        if self._ray.is_initialized():
            with contextlib.suppress(Exception):
                self._ray.wait([host.close.remote() for host in hosts], num_returns=len(hosts), timeout=FAREWELL)
            for host in hosts:
                with contextlib.suppress(Exception):
                    self._ray.kill(host)

    def close(self) -> None:
        """Leave the cluster, or end it if it was ours."""
        self._dismiss()
        if self._ours:
            self._ray.shutdown()


def imported() -> Any:
    """Ray; ShoalError says how to install it."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is sent to anybody
    try:
        import ray
        import ray.exceptions
    except ModuleNotFoundError as error:
        raise ShoalError(f"this needs {error.name}: pip install 'shoal[ray]'") from error
    return ray


def connect(ray: Any, address: str | None) -> None:
    """Join the cluster at the address; without one, that of this machine or a new one."""
    quiet = {"log_to_driver": False, "logging_level": "error"}
    ray._private.worker._worker_logs_enabled = False  # a page for every process that died, on stdout: no public switch
    if address not in (None, "auto", "local"):
        check_reachable(str(address))
    if address is None and (last := ray._private.utils.read_ray_address()):
        try:
            check_reachable(str(last))
        except ShoalError:  # a cluster that was killed has left its address behind
            address = "local"
    try:
        if address is None:
            try:
                ray.init("auto", **quiet)
            except ConnectionError:
                address = "local"
        if address == "local":
            ray.init(
                "local",
                num_cpus=processors(),
                object_store_memory=OBJECT_STORE,
                include_dashboard=False,
                **quiet,
            )
        elif address is not None:
            ray.init(address, **quiet)
    except (Exception, SystemExit) as error:  # Ray leaves by itself where something else listens
        raise ShoalError(f"no Ray cluster can be joined at {address or 'this machine'}: {first_line(error)}") from error


def check_reachable(address: str) -> None:
    """Ray itself would try for two minutes, and then end the process."""
    place = address.partition("://")[2] or address
    host, _, port = place.rpartition(":")
    if not host or not port.isdigit():
        raise ShoalError(f"{address!r} is no address of a Ray cluster; it looks like 10.0.0.1:6379")
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACHED).close()
    except OSError as error:
        raise ShoalError(f"no Ray cluster answers at {address}: {error.strerror or error}") from error


def first_line(error: BaseException) -> str:
    """What an error of Ray's comes to, without its pages: the last error that it or its cause names."""
    lines = [line.strip() for line in f"{error}\n{error.__cause__ or ''}".splitlines() if line.strip()]
    return next((line for line in reversed(lines) if "Error: " in line), lines[0] if lines else type(error).__name__)
