"""The writer: one thread, one connection, one transaction for all that has gathered while the last was on its way.

It connects again by itself, and runs again what is safe to run again. Nobody waits for it longer than the time-out.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import IntegrityError

from shoal.server import leases, news, schema
from shoal.server.engine import connect_writer, is_outage, is_passing, unavailable
from shoal.server.errors import Fenced, Raced
from shoal.server.logs import reason

log = logging.getLogger("shoal.writer")
AT_ONCE = 5000  # rows of one statement
PAUSE = 0.02  # seconds before the second try, doubled before each further one
Step = tuple[int, int, int, float]  # (match, n, action, at)
Work = Callable[[Connection], Any]


@dataclass(eq=False)
class Job:
    """Something to write, and who waits for it. Without steps and work it says that all before it is decided."""

    done: asyncio.Future[Any]
    work: Work | None = None
    steps: Sequence[Step] = ()  # of one match
    takebacks: int = 0  # for steps: how often something was taken back there, as far as their process knows
    fenced: bool = False  # for steps of the server itself: only while this node has the table's lease
    leased: bool = False  # for steps: take the lease with them if there is none; the result is whether that was done
    ending: Work | None = None  # if these steps end the match: the change of the table that belongs to them
    given_up: bool = False  # nobody waits any more: it is not begun
    doubtful: bool = False  # it was on its way to be committed when the connection broke
    result: Any = None
    error: BaseException | None = None


class Writer:
    """Commits jobs, in the order in which they came."""

    def __init__(self, engine: Engine, timeout: float) -> None:
        self.engine = engine
        self.timeout = timeout
        self.commits = 0  # for /metrics
        self.written = 0
        self.node: int | None = None  # nodes.py: 0 has no number yet; None: there are no other nodes
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._waiting: dict[Job, float] = {}  # since when; oldest first
        self._look: asyncio.TimerHandle | None = None
        self._thread: threading.Thread | None = None
        self._connection: Connection | None = None
        self._busy_since: float | None = None
        self._sent = False  # has COMMIT been sent?
        self._logged = 0.0

    # for the event loop

    def open(self) -> None:
        """Start the thread."""
        self._thread = threading.Thread(target=self._write_all, name="shoal-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what is queued, then stop; a database that does not answer is not waited for."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join(self.timeout)
            self._thread = None

    def put(self, job: Job) -> asyncio.Future[Any]:
        """Queue a job; Unavailable, at once or in the end, if the database does not answer."""
        since = self._busy_since
        if since is not None and time.monotonic() - since > self.timeout:
            raise unavailable()
        self._waiting[job] = time.monotonic()
        self._jobs.put(job)
        if self._look is None:
            self._look = job.done.get_loop().call_later(self.timeout / 10, self._give_up)
        return job.done

    def passed(self) -> asyncio.Future[Any]:
        """Done once everything that is on its way now is decided, however long that takes."""
        job = Job(asyncio.get_running_loop().create_future())
        self._jobs.put(job)
        return job.done

    def _give_up(self) -> None:
        """One look for all who wait, now and then: a timer for each would cost more than the wait."""
        late = time.monotonic() - self.timeout
        for job, since in list(self._waiting.items()):
            if since > late:
                break
            del self._waiting[job]
            job.given_up = True
            if not job.done.done():
                job.done.set_exception(unavailable())
        self._look = None
        if self._waiting:
            self._look = asyncio.get_running_loop().call_later(self.timeout / 10, self._give_up)

    def _answer(self, jobs: list[Job]) -> None:
        for job in jobs:
            self._waiting.pop(job, None)
            if job.done.done():
                continue  # nobody waits any more
            if job.error is not None and (job.steps or job.work):
                job.done.set_exception(job.error)
            else:
                job.done.set_result(job.result)

    # in the thread

    def _write_all(self) -> None:
        stopping = False
        while not stopping:
            batch = [self._jobs.get()]
            self._busy_since = time.monotonic()
            with contextlib.suppress(queue.Empty):
                while True:
                    batch.append(self._jobs.get_nowait())
            stopping = None in batch
            self._commit([job for job in batch if job is not None])
            self._busy_since = None
        if self._connection is not None:
            self._connection.close()

    def _commit(self, jobs: list[Job]) -> None:
        until, pause = time.monotonic() + self.timeout / 2, PAUSE
        while jobs := [job for job in jobs if not job.given_up]:
            try:
                self._transact(jobs)
            except Exception as error:
                self._roll_back()
                if not is_outage(error):
                    self._one_by_one(jobs, error)
                    return
                again = self._again(jobs) if is_passing(error) and time.monotonic() < until else []
                self._fail([job for job in jobs if job not in again], error)
                jobs = again
                time.sleep(pause if jobs else 0)
                pause *= 2
            else:
                self._report(jobs)
                return

    def _transact(self, jobs: list[Job]) -> None:
        self._sent = False
        if self._connection is None:
            self._connection = connect_writer(self.engine)
        for job in jobs:
            job.error = None
        with self._connection.begin():
            _run(self._connection, jobs, self.node)
            self._sent = True
        self.commits += 1
        self.written += len(jobs)

    def _roll_back(self) -> None:
        connection, self._connection = self._connection, None
        if connection is None:
            return
        with contextlib.suppress(Exception):  # it is broken, then; the next transaction gets a new one
            connection.rollback()
            if not connection.invalidated:
                self._connection = connection
                return
            connection.close()

    def _one_by_one(self, jobs: list[Job], error: Exception) -> None:
        """One of them spoils it for all."""
        if len(jobs) == 1:
            jobs[0].error = error
            self._report(jobs)
            return
        for job in jobs:
            self._commit([job])

    def _again(self, jobs: list[Job]) -> list[Job]:
        """What is safe to run again: all of it before COMMIT was sent, after it what can be recognized as done."""
        if not self._sent:
            return jobs
        for job in jobs:
            job.doubtful = True
        return [job for job in jobs if job.steps or job.work is None]

    def _fail(self, jobs: list[Job], error: Exception) -> None:
        if not jobs:
            return
        if time.monotonic() - self._logged > 1.0:
            self._logged = time.monotonic()
            log.warning("the database fails", extra={"reason": reason(error), "count": len(jobs)})
        for job in jobs:
            job.error = unavailable()
        self._report(jobs)

    def _report(self, jobs: list[Job]) -> None:
        jobs[0].done.get_loop().call_soon_threadsafe(self._answer, jobs)


def _run(connection: Connection, jobs: list[Job], node: int | None) -> None:
    moves = refuse_stale(connection, sorted((job for job in jobs if job.steps), key=lambda job: job.steps[0]))
    if node is not None:
        moves = refuse_fenced(connection, moves, node)
    done: set[Job] = set()
    try:
        steps = [step for job in moves for step in job.steps]
        with _all_or_nothing(connection, len(steps)):
            insert_steps(connection, steps)
    except IntegrityError:  # somebody lost a race: find out who
        for job in moves:
            try:
                with connection.begin_nested():
                    insert_steps(connection, job.steps)
            except IntegrityError:
                if job.doubtful and _are_there(connection, job.steps):
                    done.add(job)  # the first try was committed after all
                else:
                    job.error = Raced("another move was played first; look at the table again")
    if node is not None:
        _take_leases(connection, [job for job in moves if job.leased and job.error is None], node)
    played = [job.steps[-1] for job in moves if job.error is None]
    news.tell(connection, *(news.News("step", number, n + 1) for number, n, _, _ in played))
    for job in jobs:
        if job.error is None and job not in done and (job.work or job.ending):
            _run_one(connection, job)


def _all_or_nothing(connection: Connection, rows: int) -> AbstractContextManager[Any]:
    """If so many rows cannot be inserted, none is. In SQLite that is true of a statement by itself, and the transaction
    lives on; a savepoint would take two more.
    """
    alone = connection.dialect.name == "sqlite" and rows <= AT_ONCE
    return contextlib.nullcontext() if alone else connection.begin_nested()


def refuse_stale(connection: Connection, moves: list[Job]) -> list[Job]:
    """Those that continue the match as it is: the others' processes do not know yet that something was taken back.

    It cannot be taken back between this and the end of the transaction: SQLite has one writer at a time, elsewhere the
    row is held, in the way in which the steps hold it that refer to it.
    """
    if not moves:
        return []
    numbers = ",".join(str(job.steps[0][0]) for job in moves)
    hold = "" if connection.dialect.name == "sqlite" else " FOR KEY SHARE"
    asked = f"SELECT number, takebacks FROM tables WHERE number IN ({numbers}){hold}"
    known: dict[int, int] = dict(connection.exec_driver_sql(asked).all())
    for job in moves:
        if known.get(job.steps[0][0]) != job.takebacks:
            job.error = Raced("something was taken back at the same moment; look at the table again")
    return [job for job in moves if job.error is None]


def refuse_fenced(connection: Connection, moves: list[Job], node: int) -> list[Job]:
    """Without what the server does at tables where another node acts by now; no lease changes hands before the end."""
    own = {job.steps[0][0] for job in moves if job.fenced}
    if not own:
        return moves
    held = leases.held(connection, own, node)
    for job in moves:
        if job.fenced and job.steps[0][0] not in held:
            job.error = Fenced("another node acts for this table")
    return [job for job in moves if job.error is None]


def _take_leases(connection: Connection, moves: list[Job], node: int) -> None:
    if moves:
        got = leases.take(connection, {job.steps[0][0] for job in moves}, node)
        for job in moves:
            job.result = job.steps[0][0] in got


def _run_one(connection: Connection, job: Job) -> None:
    try:
        with connection.begin_nested():
            if job.ending is not None:
                job.ending(connection)
            if job.work is not None:
                job.result = job.work(connection)
    except Exception as error:
        if job.steps or is_outage(error):
            raise  # steps and the end they lead to stand or fall together
        job.error = error


def insert_steps(connection: Connection, rows: Sequence[Step]) -> None:
    """One statement for all: it is entered and left once, instead of once for each row."""
    if not rows:
        return
    mark = "(?,?,?,?)" if connection.dialect.paramstyle == "qmark" else "(%s,%s,%s,%s)"
    for start in range(0, len(rows), AT_ONCE):
        some = rows[start : start + AT_ONCE]
        values = ",".join([mark] * len(some))
        flat = tuple(value for row in some for value in row)
        connection.exec_driver_sql(f"INSERT INTO steps (match, n, action, at) VALUES {values}", flat)


def _are_there(connection: Connection, steps: Sequence[Step]) -> bool:
    """Are these very steps in the database, played at the same instant?"""
    s = schema.steps.c
    asked = select(s.match, s.n, s.action, s.at).where(s.match == steps[0][0], s.n >= steps[0][1]).order_by(s.n)
    return [tuple(found) for found in connection.execute(asked.limit(len(steps)))] == list(steps)
