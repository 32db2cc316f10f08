"""The store: rows in and out. The writer commits the moves of many tables at once, so durability costs one sync for
many moves; nobody sees a move before that commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property, partial
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, case, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError

from shoal import fair
from shoal.match import FORMAT
from shoal.server import news, schema, seats
from shoal.server.engine import answering, is_passing, open_engine, unavailable
from shoal.server.errors import Raced
from shoal.server.readers import Readers
from shoal.server.seats import Seat
from shoal.server.writer import Job, Step, Writer, insert_steps

__all__ = ["Row", "Store", "insert_steps"]
READERS = 8  # threads
PATIENCE = 30.0  # seconds, where no limit is set
COLUMNS = tuple(schema.tables.c.keys())
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
    takebacks: int = 0
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

    def record(self, log: Sequence[int]) -> dict[str, Any]:
        """The match of this table, with these steps, as `shoal.replay` reads it."""
        about = {"game": self.game, "version": self.version, "players": self.players, "options": self.options}
        return {"format": FORMAT, **about, "log": list(log)}

    def rematch(self) -> Row | None:
        """The table of the rematch before its cards are dealt, once the match is over."""
        if self.rematch_id is None or self.rematch_key is None:
            return None
        return replace(
            self, id=self.rematch_id, key=self.rematch_key, scheme=fair.SCHEME,
            seats=tuple(map(seats.again, self.seats)), phase="open", started=None, ended=None, result=None,
            next=None, rematch_id=None, rematch_key=None, revision=0, takebacks=0,
        )  # fmt: skip

    @cached_property
    def people(self) -> int:
        """How many seats are not a bot's."""
        return sum(seat.kind != "bot" for seat in self.seats)

    @property
    def served(self) -> bool:
        """May the server have to act in this match: for a bot, for a clock?"""
        return self.phase == "playing" and (self.clock is not None or any(seat.bot for seat in self.seats))

    def free(self) -> list[int]:
        """The numbers of the open seats."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]


class Store:
    """The database of one server process. Whoever asks it waits for so many seconds at most, then it is Unavailable."""

    def __init__(self, url: str, durability: str = "power", timeout: float | None = None) -> None:
        self.timeout = timeout or PATIENCE
        self.engine = open_engine(url, durability, timeout)
        self.sqlite = self.engine.dialect.name == "sqlite"
        self.writer = Writer(self.engine, self.timeout)
        self.passed = self.writer.passed
        self._readers = Readers(READERS)

    def open(self) -> None:
        """Start the writer."""
        self.writer.open()

    def close(self) -> None:
        """Finish what is queued, then stop the writer."""
        self.writer.close()
        self._readers.close()
        self.engine.dispose()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run this in a transaction of the writer; back once it is committed."""
        result: T = await self.writer.put(Job(asyncio.get_running_loop().create_future(), work))
        return result

    async def add_steps(
        self,
        steps: Sequence[Step],
        row: Row | None = None,
        takebacks: int = 0,
        *,
        fenced: bool = False,
        leased: bool = False,
    ) -> bool | None:
        """Make these steps of a match durable (and its end with them); has this node got the table's lease with them?

        Raced if another process played there first, or took something back: they continue what was there after so
        many `takebacks`, and nothing else. Fenced if only the lease's holder may do it, and that is another node.
        """
        ending = None if row is None else partial(update_row, row=row)
        job = Job(
            asyncio.get_running_loop().create_future(),
            steps=steps,
            takebacks=takebacks,
            ending=ending,
            fenced=fenced,
            leased=leased,
        )
        got: bool | None = await self.writer.put(job)
        return got

    async def read(self, query: Callable[[Connection], T]) -> T:
        """Look something up beside the writer."""
        return await self._in_time(partial(self._read, query))

    async def beside(self, work: Callable[[Connection], T], each: bool = False) -> T:
        """Run this in a transaction of its own (or `each` statement of it), beside the writer: no move waits for it."""
        return await self._in_time(partial(self._transact, work, each))

    async def _in_time(self, look: Callable[[], T]) -> T:
        try:
            async with asyncio.timeout(self.timeout):
                return await self._readers.ask(look)
        except TimeoutError as error:
            raise unavailable() from error

    def _transact(self, work: Callable[[Connection], T], each: bool) -> T:
        options: dict[str, Any] = {"isolation_level": "AUTOCOMMIT"} if each else {"writes": True}
        with answering(), self.engine.connect().execution_options(**options) as connection, connection.begin():
            return work(connection)

    def _read(self, query: Callable[[Connection], T]) -> T:
        with answering():
            try:
                return self.read_now(query)
            except DBAPIError as error:
                if not is_passing(error):
                    raise
                return self.read_now(query)  # on a new connection

    def read_now(self, query: Callable[[Connection], T]) -> T:
        """Look something up and wait for it."""
        with self.engine.connect() as connection:
            return query(connection)


# rows, for use with `Store.write` and `Store.read`


def _row(found: Iterable[Any]) -> Row:
    columns = dict(zip(COLUMNS, found, strict=False))
    return Row(**columns | {"seats": seats.from_json(columns["seats"])})


def insert_row(connection: Connection, row: Row) -> int:
    """A new table; its number."""
    wanted = insert(schema.tables).values(**row.columns()).returning(schema.tables.c.number)
    number = int(connection.execute(wanted).scalar_one())
    if row.public:
        news.tell(connection, news.News("table", number, revision=row.revision))
    return number


def update_row(connection: Connection, row: Row) -> None:
    """The table as changed; Raced if another process changed it since this one looked."""
    before = (schema.tables.c.number == row.number) & (schema.tables.c.revision == row.revision - 1)
    if connection.execute(update(schema.tables).where(before).values(**row.columns())).rowcount != 1:
        raise Raced("the table was changed by somebody else at the same moment; look again")
    news.tell(connection, news.News("table", row.number, revision=row.revision))


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


def table_since(
    connection: Connection, number: int, n: int, takebacks: int
) -> tuple[Row, list[tuple[int, float]], int] | None:
    """A table, the steps of its match from `n` on, and the first of them: 0 if something was taken back since then.

    One statement is one moment: what another process does meanwhile is there as a whole or not at all.
    """
    t, s = schema.tables.c, schema.steps.c
    first = case((t.takebacks == takebacks, n), else_=0)
    missing = (s.match == t.number) & (s.n >= first)
    asked = select(schema.tables, s.action, s.at).outerjoin(schema.steps, missing).where(t.number == number)
    found = connection.execute(asked.order_by(s.n)).all()
    if not found:
        return None
    row = _row(found[0])
    log = [(int(action), float(at)) for *_, action, at in found if action is not None]
    return row, log, n if row.takebacks == takebacks else 0


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


def remove_steps(connection: Connection, row: Row, n: int, to: int) -> None:
    """Take back the steps of a match from `to` on, all of its `n`; Raced if anything else happened there meanwhile.

    `row` is the table after it. One transaction: who looks later finds all of it or nothing, and a step on its way
    from another process, which knows nothing of it, is refused (`writer.refuse_stale`).
    """
    check_still(connection, row, n)
    connection.execute(delete(schema.steps).where(schema.steps.c.match == row.number, schema.steps.c.n >= to))
    update_row(connection, row)


def remove_open(connection: Connection, row: Row, *aged: ColumnElement[bool]) -> None:
    """Forget a table that did not start; Raced if it is not any more as this process knows it."""
    t = schema.tables.c
    same = (t.number == row.number, t.phase == "open", t.revision == row.revision)
    if connection.execute(delete(schema.tables).where(*same, *aged)).rowcount != 1:
        raise Raced("the table was changed by somebody else at the same moment; look again")
    news.tell(connection, news.News("table", row.number, revision=row.revision + 1))


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
