"""The store: rows in and out, and a writer that commits the moves of many tables at once.

One thread owns the one writing connection. It takes all that has gathered while the last commit was on its way to the
disk and commits it together, so durability costs one sync for many moves. Nobody sees a move before that commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from shoal import fair
from shoal.server import schema, seats
from shoal.server.errors import Raced
from shoal.server.seats import Seat

T = TypeVar("T")


@dataclass(frozen=True)
class Row:
    """A table as the database has it; schema.py explains each column."""

    id: str
    game: str
    version: int
    players: int
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    clock: float | None
    public: bool
    phase: str
    host: str
    key: str
    created: float
    started: float | None = None
    ended: float | None = None
    result: dict[str, Any] | None = None
    next: str | None = None
    network: str = ""
    seen: bool = True
    rematch_id: str | None = None
    rematch_key: str | None = None
    scheme: str = fair.SCHEME
    revision: int = 0
    number: int = 0  # given by the database

    def columns(self) -> dict[str, Any]:
        """The row for the database."""
        values = {f.name: getattr(self, f.name) for f in fields(self) if f.name != "number"}
        return values | {"seats": seats.to_json(self.seats)}

    def revised(self, **changes: Any) -> Row:
        """The row with these changes, as the next revision of it."""
        return replace(self, revision=self.revision + 1, **changes)

    def seats_with(self, number: int, seat: Seat) -> tuple[Seat, ...]:
        """The seats with another one of that number."""
        return (*self.seats[:number], seat, *self.seats[number + 1 :])

    def terms(self) -> fair.Terms:
        """What the deal of this table is for."""
        bots = tuple(number for number, seat in enumerate(self.seats) if seat.kind == "bot")
        return fair.Terms(self.id, self.game, self.version, self.players, self.options, bots, self.scheme)

    def rematch(self) -> Row | None:
        """The table of the rematch before its cards are dealt, once the match is over."""
        if self.rematch_id is None or self.rematch_key is None:
            return None
        return replace(
            self, id=self.rematch_id, key=self.rematch_key, scheme=fair.SCHEME,
            seats=tuple(map(seats.again, self.seats)), phase="open", started=None, ended=None, result=None,
            next=None, rematch_id=None, rematch_key=None, revision=0,
        )  # fmt: skip

    def free(self) -> list[int]:
        """The numbers of the open seats."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]


@dataclass
class Job:
    """Something to write, and who waits for it."""

    done: asyncio.Future[Any]
    work: Callable[[Connection], Any] | None = None
    steps: Sequence[tuple[int, int, int, float]] = ()  # (match, n, action, at)
    row: Row | None = None  # the table as it is after these steps, if they end the match
    result: Any = None
    error: BaseException | None = None


def open_engine(url: str, durability: str = "power") -> Engine:
    """An engine for this URL; SQLite with a write-ahead log, so that readers never wait for the writer."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return create_engine(parsed, pool_size=5, pool_pre_ping=True, hide_parameters=True)
    engine = create_engine(parsed, connect_args={"timeout": 30, "check_same_thread": False}, hide_parameters=True)
    synchronous = "FULL" if durability == "power" else "NORMAL"

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says so
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute(f"PRAGMA synchronous={synchronous}")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA cache_size=-16000")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


class Store:
    """The database of one server process."""

    def __init__(self, url: str, durability: str = "power") -> None:
        self.engine = open_engine(url, durability)
        self.sqlite = self.engine.dialect.name == "sqlite"
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self.commits = 0  # for /metrics
        self.written = 0

    # writing

    def open(self) -> None:
        """Start the writer."""
        self._thread = threading.Thread(target=self._write_all, name="shoal-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what is queued, then stop the writer."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None
        self.engine.dispose()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run this in a transaction of the writer; back once it is committed."""
        job = Job(asyncio.get_running_loop().create_future(), work)
        self._jobs.put(job)
        result: T = await job.done
        return result

    async def add_steps(self, steps: Sequence[tuple[int, int, int, float]], row: Row | None = None) -> None:
        """Make these steps of a match durable (and its end with them); Raced if another process played there first."""
        job = Job(asyncio.get_running_loop().create_future(), steps=steps, row=row)
        self._jobs.put(job)
        await job.done

    def passed(self) -> asyncio.Future[Any]:
        """Done once everything that is on its way to the database now has arrived or failed."""
        job = Job(asyncio.get_running_loop().create_future())
        self._jobs.put(job)
        return job.done

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Look something up beside the writer."""
        return await asyncio.to_thread(self.read_now, query)

    def read_now(self, query: Callable[[Connection], T]) -> T:
        """Look something up and wait for it."""
        with self.engine.connect() as connection:
            return query(connection)

    def _write_all(self) -> None:
        with self.engine.connect() as plain:
            connection = plain.execution_options(writes=True)
            stopping = False
            while not stopping:
                batch = [self._jobs.get()]
                with contextlib.suppress(queue.Empty):
                    while True:
                        batch.append(self._jobs.get_nowait())
                stopping = None in batch
                self._commit(connection, [job for job in batch if job is not None])

    def _commit(self, connection: Connection, jobs: list[Job]) -> None:
        if not jobs:
            return
        try:
            with connection.begin():
                _run(connection, jobs)
            self.commits += 1
            self.written += len(jobs)
        except Exception as error:
            connection.invalidate() if connection.invalidated else connection.rollback()
            if len(jobs) > 1:
                for job in jobs:  # one of them spoils it for all: each on its own
                    job.error = None
                    self._commit(connection, [job])
                return
            jobs[0].error = error
        jobs[0].done.get_loop().call_soon_threadsafe(_report, jobs)


def _run(connection: Connection, jobs: list[Job]) -> None:
    moves = sorted((job for job in jobs if job.steps), key=lambda job: job.steps[0])
    try:
        with connection.begin_nested():
            insert_steps(connection, [step for job in moves for step in job.steps])
    except IntegrityError:  # somebody lost a race: find out who
        for job in moves:
            try:
                with connection.begin_nested():
                    insert_steps(connection, job.steps)
            except IntegrityError:
                job.error = Raced("another move was played first; look at the table again")
    for job in jobs:
        if job.error is None and (job.work or job.row):
            try:
                with connection.begin_nested():
                    if job.row is not None:
                        update_row(connection, job.row)
                    if job.work is not None:
                        job.result = job.work(connection)
            except Exception as error:
                if job.steps:
                    raise  # steps and the end they lead to stand or fall together
                job.error = error


def insert_steps(connection: Connection, rows: Sequence[tuple[int, int, int, float]]) -> None:
    """One statement for all: it is entered and left once, instead of once for each row."""
    if not rows:
        return
    mark = "(?,?,?,?)" if connection.dialect.paramstyle == "qmark" else "(%s,%s,%s,%s)"
    for start in range(0, len(rows), 5000):
        some = rows[start : start + 5000]
        values = ",".join([mark] * len(some))
        flat = tuple(value for row in some for value in row)
        connection.exec_driver_sql(f"INSERT INTO steps (match, n, action, at) VALUES {values}", flat)


def _report(jobs: list[Job]) -> None:
    for job in jobs:
        if job.done.done():
            continue  # nobody waits any more
        if job.error is not None:
            job.done.set_exception(job.error)
        else:
            job.done.set_result(job.result)


# rows, for use with `Store.write` and `Store.read`


def _row(found: Any) -> Row:
    columns = dict(found._mapping)
    return Row(**columns | {"seats": seats.from_json(columns["seats"])})


def insert_row(connection: Connection, row: Row) -> int:
    """A new table; its number."""
    wanted = insert(schema.tables).values(**row.columns()).returning(schema.tables.c.number)
    return int(connection.execute(wanted).scalar_one())


def update_row(connection: Connection, row: Row) -> None:
    """The table as changed; Raced if another process changed it since this one looked."""
    before = (schema.tables.c.number == row.number) & (schema.tables.c.revision == row.revision - 1)
    if connection.execute(update(schema.tables).where(before).values(**row.columns())).rowcount != 1:
        raise Raced("the table was changed by somebody else at the same moment; look again")


def find_row(connection: Connection, id_: str) -> Row | None:
    """The table of that id."""
    found = connection.execute(select(schema.tables).where(schema.tables.c.id == id_)).one_or_none()
    return None if found is None else _row(found)


def log_of(connection: Connection, number: int, start: int = 0) -> list[tuple[int, float]]:
    """The steps of a match from `start` on: action and time."""
    s = schema.steps.c
    asked = select(s.action, s.at).where(s.match == number, s.n >= start).order_by(s.n)
    return [(int(action), float(at)) for action, at in connection.execute(asked)]


def table_with_log(connection: Connection, id_: str) -> tuple[Row, list[tuple[int, float]]] | None:
    """A table and all steps of its match."""
    row = find_row(connection, id_)
    return None if row is None else (row, log_of(connection, row.number))


def listed(connection: Connection, phase: str, limit: int = 50) -> list[Row]:
    """The newest public tables of a phase."""
    t = schema.tables.c
    asked = select(schema.tables).where(t.phase == phase, t.public).order_by(t.created.desc()).limit(limit)
    return [_row(found) for found in connection.execute(asked)]


def unfinished(connection: Connection) -> list[Row]:
    """All tables that are open or playing."""
    asked = select(schema.tables).where(schema.tables.c.phase.in_(("open", "playing")))
    return [_row(found) for found in connection.execute(asked)]


def all_rows(connection: Connection) -> Iterator[Row]:
    """Every table, oldest first."""
    for found in connection.execution_options(yield_per=500).execute(
        select(schema.tables).order_by(schema.tables.c.number)
    ):
        yield _row(found)


def last_moves(connection: Connection, numbers: Iterable[int]) -> dict[int, tuple[int, float]]:
    """How many steps each of these matches has, and when the last was played."""
    s = schema.steps.c
    asked = select(s.match, func.max(s.n), func.max(s.at)).where(s.match.in_(list(numbers))).group_by(s.match)
    return {match: (n + 1, at) for match, n, at in connection.execute(asked)}


def revisions(connection: Connection, numbers: Iterable[int]) -> dict[int, int]:
    """The revision of each of these tables."""
    t = schema.tables.c
    asked = select(t.number, t.revision).where(t.number.in_(list(numbers)))
    return {int(found[0]): int(found[1]) for found in connection.execute(asked)}


def add_visit(connection: Connection, guest: str, number: int) -> None:
    """Note that this guest has sat at this table."""
    v = schema.visits.c
    if connection.execute(select(v.match).where(v.guest == guest, v.match == number)).first() is None:
        connection.execute(insert(schema.visits).values(guest=guest, match=number))


def visited(connection: Connection, guest: str, limit: int = 50) -> list[Row]:
    """The tables at which this guest has sat, newest first."""
    t, v = schema.tables.c, schema.visits.c
    asked = select(schema.tables).join(schema.visits, v.match == t.number).where(v.guest == guest)
    return [_row(found) for found in connection.execute(asked.order_by(t.number.desc()).limit(limit))]


def count_unfinished(connection: Connection, **of: str) -> int:
    """How many tables are open or playing: of one `host`, from one `network`, or of all."""
    unfinished = schema.tables.c.phase.in_(("open", "playing"))
    asked = select(func.count()).select_from(schema.tables).where(unfinished).filter_by(**of)
    return connection.execute(asked).scalar_one()


def left_open(connection: Connection, aged: ColumnElement[bool]) -> list[str]:
    """The ids of the tables that did not start and are as old as `aged` says."""
    t = schema.tables.c
    return list(connection.scalars(select(t.id).where(t.phase == "open", aged)))


def standing_still(connection: Connection, before: float) -> list[str]:
    """The ids of the matches without a step since then."""
    t, s = schema.tables.c, schema.steps.c
    last = select(s.at).where(s.match == t.number).order_by(s.n.desc()).limit(1).scalar_subquery()
    since = func.coalesce(last, t.started)
    return list(connection.scalars(select(t.id).where(t.phase == "playing", t.started < before, since < before)))


def check_still(connection: Connection, row: Row, n: int) -> None:
    """Raced if the match has more than `n` steps by now; nobody adds one before this transaction ends."""
    t, s = schema.tables.c, schema.steps.c
    connection.execute(select(t.number).where(t.number == row.number).with_for_update())
    if connection.execute(select(s.n).where(s.match == row.number, s.n >= n).limit(1)).first() is not None:
        raise Raced("somebody has moved at the same moment; look again")


def remove_open(connection: Connection, row: Row, *aged: ColumnElement[bool]) -> None:
    """Forget a table that did not start; Raced if it is not any more as this process knows it."""
    t = schema.tables.c
    same = (t.number == row.number, t.phase == "open", t.revision == row.revision)
    if connection.execute(delete(schema.tables).where(*same, *aged)).rowcount != 1:
        raise Raced("the table was changed by somebody else at the same moment; look again")


def remove_ended(connection: Connection, before: float, limit: int = 100) -> int:
    """Forget some finished matches that ended before then; how many. A few at a time: moves wait meanwhile."""
    t = schema.tables.c
    old = select(t.number).where(t.phase == "over", t.ended < before).limit(limit)
    return connection.execute(delete(schema.tables).where(t.number.in_(old))).rowcount


def remembered(connection: Connection, name: str, value: str) -> str:
    """What the database knows under a name; `value` if that is the first time anybody asks."""
    asked = select(schema.about.c.value).where(schema.about.c.name == name)
    known = connection.execute(asked).scalar_one_or_none()
    if known is None:
        connection.execute(insert(schema.about).values(name=name, value=value))
        known = value
    return str(known)
