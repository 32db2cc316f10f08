"""Tables are found, made, changed and forgotten here. No HTTP in here.

Every change goes: check, commit, then change memory, then show the viewers. Nothing is shown that is not durable.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import time
import weakref
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection

from shoal import fair
from shoal.server import leases, steady
from shoal.server import store as db
from shoal.server.changing import Changing
from shoal.server.errors import (
    NotFound,
    Raced,
    TableError,
    TooMany,
    Unavailable,
    WordsDue,
    WrongPhase,
)
from shoal.server.hub import Hub, Update
from shoal.server.live import Live, wake_apart
from shoal.server.seats import Guest, Seat
from shoal.server.settings import Settings
from shoal.server.store import Row, Store
from shoal.server.wishes import Wish, bot_seat
from shoal.server.workers import Workers

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
LISTED_FOR = 1.0  # seconds that a list of public tables is good for

T = TypeVar("T")
Seen = tuple[int, int | None]  # so many steps, so many times taken back (None: they do not say)
Check = Callable[[Connection], None]  # in the transaction of a change, before it: raises what stands against it


def no_check(_: Connection) -> None:
    """Nothing stands against it."""


def new_id() -> str:
    """An id for a table: short enough for a link, too long to be guessed."""
    return secrets.token_urlsafe(9)


class Lobby:
    """All tables of a server."""

    def __init__(self, settings: Settings, store: Store, hub: Hub, workers: Workers) -> None:
        self.settings = settings
        self.store = store
        self.hub = hub
        self.workers = workers
        self.lives: dict[str, Live] = {}  # the tables in memory
        self.numbered: weakref.WeakValueDictionary[int, Live] = weakref.WeakValueDictionary()  # the same, for news
        self.on_change: Callable[[Live], None] = lambda live: None  # turns.py: does a bot act, does a clock run?
        self.on_wake: Callable[[Live], Awaitable[None]] | None = None  # presence.py, where there are other nodes
        self.look: Callable[[Live], Awaitable[None]] = self.refresh  # watcher.py: a table as the database has it now
        self._waking: dict[str, asyncio.Task[Live]] = {}
        self._listed: tuple[float, dict[str, list[dict[str, Any]]]] = (0.0, {})

    # finding

    async def get(self, id_: str, seen: Seen | None = None) -> Live:
        """The table of that id, at least as its client has seen it; among several nodes, as the database has it."""
        live = await self.known(id_, seen)
        if self.store.sqlite:  # one process, or a few that look around
            return live
        await self.look(live)
        return live if self.lives.get(id_) is live else await self.known(id_)

    async def known(self, id_: str, seen: Seen | None = None) -> Live:
        """The table of that id, from memory or from the database; what its client has `seen` is there, if it exists."""
        live = self.lives.get(id_)
        if live is None:
            waking = self._waking.get(id_)
            if waking is None:
                waking = self._waking[id_] = asyncio.ensure_future(self._wake(id_))
                waking.add_done_callback(lambda _: self._waking.pop(id_))
            live = await asyncio.shield(waking)
        if seen is not None and live.is_behind(*seen):
            await self.look(live)
        live.used = time.monotonic()
        return live

    async def _wake(self, id_: str) -> Live:
        """The table of that id from the database, once for all who ask at the same time, as after a restart."""
        if not TABLE_ID.fullmatch(id_):  # not every database takes every letter
            raise NotFound("there is no table of that name")
        found = await self.store.read(lambda connection: db.table_with_log(connection, id_))
        if found is None:
            raise NotFound("there is no table of that name; it may have been tidied away")
        fresh = await wake_apart(*found)
        live = self._keep(self.lives.setdefault(id_, fresh))
        self.on_change(live)
        if self.on_wake is not None and live is fresh:
            await self.on_wake(live)
        return live

    def _keep(self, live: Live) -> Live:
        """A table is in memory from now on."""
        self.numbered[live.row.number] = live
        live.gone_after = self.settings.gone_after
        if live.lease is None and self.store.writer.node is not None:
            live.lease = False
        return live

    async def listed(self) -> dict[str, list[dict[str, Any]]]:
        """Public tables: those with room, and those to watch."""
        when, known = self._listed
        if time.monotonic() - when > LISTED_FOR:
            rows = await self.store.read(lambda c: (db.listed(c, "open"), db.listed(c, "playing")))
            known = {"open": await self._summaries(rows[0]), "playing": await self._summaries(rows[1])}
            self._listed = (time.monotonic(), known)
        return known

    def unlist(self) -> None:
        """Some table has changed: the list is made anew."""
        self._listed = (0.0, {})

    async def mine(self, guest: Guest) -> list[dict[str, Any]]:
        """The tables at which a guest has sat, newest first, each with their seat."""
        rows = await self.store.read(lambda c: db.visited(c, guest.id))
        sat = [(row, [k for k, seat in enumerate(row.seats) if guest.id in seat.guests]) for row in rows]
        shown = await self._summaries(row for row, held in sat if held)
        return [summary | {"seat": held[0]} for summary, held in zip(shown, (h for _, h in sat if h), strict=True)]

    async def _summaries(self, rows: Iterable[Row]) -> list[dict[str, Any]]:
        listed = list(rows)
        if not self.store.sqlite:
            await asyncio.gather(*(self.look(self.lives[row.id]) for row in listed if row.id in self.lives))
        return [self._summary(row) for row in listed]

    def _summary(self, row: Row) -> dict[str, Any]:
        live = self.lives.get(row.id)
        return (live or Live(row, gone_after=self.settings.gone_after)).summary()

    # making

    async def create(self, guest: Guest, wish: Wish, network: str = "") -> Live:
        """A new table, with its maker on the seats that say so; `network` is where they are, as `Signer` writes it."""
        variant, seats = wish.checked(guest, bool(self.settings.workers))
        row = Row(
            id=new_id(),
            game=variant.game.name,
            version=variant.game.version,
            players=variant.players,
            options=dict(variant.options),
            seats=seats,
            clock=wish.clock,
            public=wish.public,
            phase="open",
            host=guest.id,
            key=fair.new_key(),
            created=steady.now(),
            network=network,
            seen=False,
        )
        live = await self._add(row, lambda connection: self._check_room(connection, guest, network))
        for seat in seats:
            if seat.level is not None:
                self.workers.warm(variant.game.name, seat.level)
        if wish.start and all(seat.kind != "open" for seat in seats):
            async with self.changing(live):
                await self.begin(live)
        return live

    async def again(self, live: Live, seats: tuple[Seat, ...]) -> Live:
        """The rematch at the table that was announced, begun at once. The lock of the old one is held."""
        old = live.row.revised(seats=seats, next=live.row.rematch_id)
        row = old.rematch()
        assert row is not None
        again = await self._add(replace(row, created=steady.now()), lambda connection: db.update_row(connection, old))
        async with self.changing(again):
            await self.begin(again)
        live.revise(old)
        self.hub.publish(Update(("table",), live))
        self.hub.part(live)
        return again

    async def _add(self, row: Row, first: Callable[[Connection], None]) -> Live:
        """A new table, once `first` has been done in the same transaction."""

        def insert(connection: Connection) -> int:
            first(connection)
            number = db.insert_row(connection, row)
            for guest in {guest for seat in row.seats for guest in seat.guests}:
                db.add_visit(connection, guest, number)
            return number

        number = await self.store.write(insert)
        live = self.lives[row.id] = self._keep(Live(replace(row, number=number)))
        self.unlist()
        return live

    def bot_seat(self, level: str) -> Seat:
        """A seat for a bot, if this server has bots."""
        return bot_seat(level, bool(self.settings.workers))

    def _check_room(self, connection: Connection, guest: Guest, network: str) -> None:
        if db.count_unfinished(connection, host=guest.id) >= self.settings.tables_per_guest:
            message = f"you have {self.settings.tables_per_guest} unfinished tables; finish or leave one first"
            raise TooMany(message, said="too-many-tables")
        most = self.settings.tables_per_address
        if network and most and db.count_unfinished(connection, network=network) >= most:
            message = f"{most} unfinished tables were made from your address; finish or leave one first"
            raise TooMany(message, said="too-many-tables")
        if db.count_unfinished(connection) >= self.settings.tables:
            raise TooMany("the server has no room for more tables; try again later", said="no-room")

    # changing

    def changing(self, live: Live) -> Changing:
        """Hold a table while it is changed: one change at a time, each on what the database has."""
        return Changing(self, live)

    def check_kept(self, live: Live) -> None:
        """While somebody waited for the table it may have been taken away."""
        if self.lives.get(live.id) is not live:
            raise NotFound("the table has just been taken away; look again")

    def doubt(self, live: Live) -> None:
        """A change was broken off: nobody knows whether the database has it, until it has passed."""
        live.unsure = self.store.passed()
        self.on_change(live)

    async def make_sure(self, live: Live) -> None:
        """After a change that was broken off: as the database has it. Unavailable while nobody can know."""
        if live.unsure is None:
            return
        if not live.unsure.done():
            raise Unavailable("the database does not answer; try again in a moment")
        doubt, live.unsure = live.unsure, None
        try:
            await self.refresh(live)
        except BaseException:
            live.unsure = doubt
            raise
        self.check_kept(live)

    async def begin(self, live: Live, seats: tuple[Seat, ...] | None = None) -> None:
        """The match begins, once all seats are taken. The lock is held."""
        live.need("open", "the match is over; offer a rematch")
        free = live.row.free()
        if free:
            raise WrongPhase(f"{len(free)} of the seats are still open", free, said="seats-open")
        now = steady.now()
        row = live.row.revised(phase="playing", started=now, seats=seats or live.row.seats)
        due = [number for number, seat in enumerate(row.seats) if seat.due]
        if due:
            raise WordsDue("the deal has a new commitment; these seats have not yet added words to it", due)
        words = [seat.entropy for seat in row.seats]
        match = live.variant().match(chance=fair.chance(row.key, row.terms(), words), version=row.version)
        first = [(row.number, n, action, now) for n, action in enumerate(match.log)]
        leased = await self.durable(live, self.store.add_steps(first, row, leased=self.wants_lease(live, row)))
        self.note_lease(live, leased)
        live.begin(row, match)
        self.unlist()
        self.announce(live, "table", "step")

    async def revise(self, live: Live, visit: Guest | None = None, check: Check = no_check, **changes: Any) -> None:
        """Change the table's row: commit (`check` in the same transaction), then show. The lock is held."""
        row = live.row.revised(**changes)
        node, wanted = self.store.writer.node or 0, self.wants_lease(live, row)

        def save(connection: Connection) -> bool:
            check(connection)
            db.update_row(connection, row)
            if visit is not None:
                db.add_visit(connection, visit.id, row.number)
            return wanted and bool(leases.take(connection, [row.number], node))

        self.note_lease(live, await self.durable(live, self.store.write(save)))
        live.revise(row)
        self.unlist()
        self.announce(live, "table")

    def wants_lease(self, live: Live, row: Row) -> bool:
        """Shall a change that makes this of a table take its lease along? Without other nodes none is needed."""
        return live.lease is False and row.served

    def note_lease(self, live: Live, leased: bool | None) -> None:
        """The lease was taken along."""
        if leased:
            live.lease = True

    async def go_back(self, live: Live, n: int, by: int) -> None:
        """Take back the steps from `n` on, for a seat: commit, then show. The lock is held."""
        row = live.row.revised(takebacks=live.row.takebacks + 1)
        now = live.n
        await self.durable(live, self.store.write(lambda connection: db.remove_steps(connection, row, now, n)))
        live.go_back(row, n)
        self.announce(live, "table", "back", since=n, by=by)

    async def note_look(self, live: Live, guest: Guest | None) -> None:
        """Somebody looks at a table: one that only its maker has seen is not kept for long."""
        if live.row.seen or live.row.phase != "open" or (guest is not None and guest.id == live.row.host):
            return
        with suppress(TableError):  # looking is never refused; the next look will be noted
            async with self.changing(live):
                if live.row.phase == "open" and not live.row.seen:
                    await self.revise(live, seen=True)

    async def durable(self, live: Live, writing: Awaitable[T]) -> T:
        """Wait until something is written; if another process was faster, see first what it did."""
        try:
            return await writing
        except Raced:
            await self.refresh(live)
            self.check_kept(live)
            raise

    def announce(self, live: Live, *kinds: str, since: int = 0, by: int | None = None) -> None:
        """After a durable change: bots and clocks, then the viewers."""
        self.on_change(live)  # first: the clock is part of what is shown
        self.hub.publish(Update(kinds, live, since, by))

    def go_on(self, live: Live, log: Sequence[tuple[int, float]]) -> None:
        """Another node has played these steps, and nothing else is new: fold them in, and show the viewers."""
        n = live.n
        live.refresh(live.row, log, n)
        self.announce(live, "step", since=n)

    async def refresh(self, live: Live) -> None:
        """Another process was here: fold in what it did, and show the viewers. The lock is held."""
        n, takebacks = live.n, live.row.takebacks
        found = await self.store.read(lambda connection: db.table_since(connection, live.row.number, n, takebacks))
        if found is None:
            self.forget(live)
            return
        same = live.refresh(*found)
        if live.row.takebacks != takebacks:
            self.announce(live, "table", "back", since=same)
        else:
            self.announce(live, *(("table", "step") if live.n > n else ("table",)), since=same)

    async def drop(self, live: Live, *aged: ColumnElement[bool]) -> None:
        """Take a table away that never started, if it is still as we know it and `aged` holds. The lock is held."""
        await self.durable(live, self.store.write(lambda connection: db.remove_open(connection, live.row, *aged)))
        self.forget(live)
        self.unlist()

    def forget(self, live: Live) -> None:
        """Take a table out of memory; its streams end and come back if it still exists."""
        self.lives.pop(live.id, None)
        self.numbered.pop(live.row.number, None)
        live.halt()
        for stream in tuple(live.streams):
            stream.close()
        self.hub.forget(live)
