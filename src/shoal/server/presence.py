"""Who looks on through which node, so that every node knows who is there; and votes, which need all of them.

A node writes when the first stream of a seat opens or its last has closed, soon after and many at once; it tells the
others, which read it. What a node that is gone has written does not count: nodes.py.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection, Iterable
from functools import partial
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, select

from shoal.server import news, schema, steady
from shoal.server.errors import Raced, Unavailable
from shoal.server.hub import LINGER, Update
from shoal.server.live import Live
from shoal.server.lobby import Lobby
from shoal.server.news import News
from shoal.server.nodes import NOW, Node
from shoal.server.store import Row

log = logging.getLogger("shoal.presence")
KIND = "presence"  # of news
NOBODY = -1  # the seat of spectators, in the database
SOON = 0.1  # seconds in which changes gather before they are written, and news before it is read
AGAIN = 1.0  # seconds until it is tried again
KEPT = 86_400.0  # seconds after which nobody asks any more since when somebody is gone

Key = tuple[int, int | None]  # table and seat


class Seen(NamedTuple):
    """What the database knows of those who look on at a table through other nodes, and of its votes."""

    elsewhere: dict[int | None, int]  # streams by seat
    left: dict[int, float]  # when somebody of a seat was last seen to leave
    votes: list[tuple[int, int, int]]  # (seat, voter, n)


# rows


def write(connection: Connection, node: int, counts: dict[Key, int]) -> bool:
    """So many streams has a seat through this node now; False if the node is buried."""
    n, t = schema.nodes.c, schema.tables.c
    alive = select(n.number).where(n.number == node).with_for_update(read=True, key_share=True)
    if connection.execute(alive).first() is None:
        return False
    numbers = {number for number, _ in counts}
    there = set(
        connection.scalars(select(t.number).where(t.number.in_(numbers)).with_for_update(read=True, key_share=True))
    )
    rows = ",".join(
        f"({number},{NOBODY if seat is None else seat},{node},{streams})"
        for (number, seat), streams in sorted(counts.items(), key=lambda item: (item[0][0], item[0][1] or 0))
        if number in there
    )
    if rows:
        connection.exec_driver_sql(
            "INSERT INTO presence (match, seat, node, streams, since) SELECT v.*, extract(epoch FROM clock_timestamp())"
            f" FROM (VALUES {rows}) v ON CONFLICT (match, seat, node)"
            " DO UPDATE SET streams = excluded.streams, since = excluded.since"
        )
        news.tell(connection, *(News(KIND, number) for number in sorted(there)))
    return True


def read(connection: Connection, node: int, numbers: Collection[int]) -> dict[int, Seen]:
    """What other nodes know of these tables."""
    p, v = schema.presence.c, schema.votes.c
    seen = {number: Seen({}, {}, []) for number in numbers}
    asked = select(p.match, p.seat, p.node, p.streams, p.since).where(p.match.in_(list(numbers)))
    for number, seat, where, streams, since in connection.execute(asked):
        known = seen[number]
        if streams and where != node:
            who = None if seat == NOBODY else seat
            known.elsewhere[who] = known.elsewhere.get(who, 0) + streams
        if not streams and seat != NOBODY:
            known.left[seat] = max(since, known.left.get(seat, 0.0))
    for number, *vote in connection.execute(select(v.match, v.seat, v.voter, v.n).where(v.match.in_(list(numbers)))):
        seen[number].votes.append(tuple(vote))
    return seen


def vote(connection: Connection, number: int, seat: int, voter: int, n: int) -> set[int]:
    """A seat agrees at step `n` that another is replaced; all who do. One vote at a time: somebody's is the last."""
    t, v = schema.tables.c, schema.votes.c
    connection.execute(select(t.number).where(t.number == number).with_for_update(key_share=True))
    connection.execute(
        delete(schema.votes).where(v.match == number, (v.n != n) | ((v.seat == seat) & (v.voter == voter)))
    )
    connection.execute(insert(schema.votes).values(match=number, seat=seat, voter=voter, n=n))
    news.tell(connection, News(KIND, number))
    return set(connection.scalars(select(v.voter).where(v.match == number, v.seat == seat)))


def unvote(connection: Connection, number: int, seat: int) -> None:
    """A bot plays on for this seat: the votes for it are spent."""
    v = schema.votes.c
    connection.execute(delete(schema.votes).where(v.match == number, v.seat == seat))
    news.tell(connection, News(KIND, number))


def nobody_looks() -> ColumnElement[bool]:
    """Of a row of `tables`: nobody looks at it through any node."""
    p = schema.presence.c
    return ~select(p.match).where(p.match == schema.tables.c.number, p.streams > 0).exists()


def check_nobody_looks(connection: Connection, row: Row) -> None:
    """Raced if somebody looks at the table through any node."""
    if (
        connection.execute(
            select(schema.tables.c.number).where(schema.tables.c.number == row.number, nobody_looks())
        ).first()
        is None
    ):
        raise Raced("somebody looks at the table")


def tidy(connection: Connection) -> None:
    """Forget who was gone long ago."""
    p = schema.presence.c
    connection.execute(delete(schema.presence).where(p.streams == 0, p.since < NOW - KEPT))


class Presence:
    """What this node tells of its streams, and hears of others'."""

    def __init__(self, node: Node, lobby: Lobby) -> None:
        self.node = node
        self.lobby = lobby
        self.store = lobby.store
        self._changed: dict[Key, Live] = {}
        self._heard: set[int] = set()
        self._writing: asyncio.Task[None] | None = None
        self._reading: asyncio.Task[None] | None = None
        lobby.hub.on_presence = self.note
        node.on_loss.append(self.tell_all)

    # telling

    def note(self, live: Live, seat: int | None) -> None:
        """A stream of this seat has opened or closed here; a reload is not an absence."""
        wait = SOON if live.present.get(seat) else LINGER
        asyncio.get_running_loop().call_later(wait, self._change, live, seat)

    def tell_all(self) -> None:
        """The node has a new number: what it wrote under the old one does not count."""
        for stream in self.lobby.hub.streams:
            self._change(stream.live, stream.viewer.seat)

    def _change(self, live: Live, seat: int | None) -> None:
        self._changed[(live.row.number, seat)] = live
        if self._writing is None and self.node.number:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        try:
            while self._changed and not self.lobby.hub.stopping:
                now, self._changed = self._changed, {}
                counts = {(number, seat): live.present.get(seat, 0) for (number, seat), live in now.items()}
                try:
                    alive = await self.store.beside(partial(write, node=self.node.number, counts=counts))
                except Unavailable:
                    self._changed = now | self._changed
                    await asyncio.sleep(AGAIN)
                else:
                    if not alive:  # once the node knows that it has a new number, all is told again
                        return
        finally:
            self._writing = None

    # hearing

    def hear(self, told: News) -> None:
        """Somebody has come or gone on another node, or voted."""
        self._heard.add(told.number)
        if self._reading is None:
            self._reading = asyncio.get_running_loop().create_task(self._read())

    async def _read(self) -> None:
        try:
            while self._heard and not self.lobby.hub.stopping:
                await asyncio.sleep(SOON)
                heard, self._heard = self._heard, set()
                await self.look(live for live in self.lobby.lives.values() if live.row.number in heard)
        except Unavailable:
            pass  # the next round sees it
        finally:
            self._reading = None

    async def round(self) -> None:
        """Look at all tables with viewers: news may have been missed."""
        await self.look(live for live in self.lobby.lives.values() if live.streams or live.elsewhere)

    async def stop(self) -> None:
        """Wait for what is on its way."""
        tasks = [task for task in (self._writing, self._reading) if task is not None]
        await asyncio.gather(*tasks, return_exceptions=True)

    async def look(self, lives: Iterable[Live]) -> None:
        """Learn who looks on at these tables elsewhere, and show what is new."""
        known = {live.row.number: live for live in lives}
        if not known:
            return
        seen = await self.store.read(partial(read, node=self.node.number, numbers=known))
        for number, live in known.items():
            if learn(live, seen[number]) and live.streams:
                self.lobby.hub.publish(Update(("table",), live))


def learn(live: Live, seen: Seen) -> bool:
    """What the database knows becomes part of a table; is anything to be seen of it?"""
    before = live.elsewhere, live.votes
    live.elsewhere = seen.elsewhere
    votes: dict[int, set[int]] = {}
    for seat, voter, n in seen.votes:
        if n == live.n:
            votes.setdefault(seat, set()).add(voter)
    live.votes = votes
    here = live.row.started or live.row.created
    began = steady.clock.began or 0.0  # after an outage nobody is gone for longer than the site is back
    now, passed = steady.now(), time.monotonic()
    for seat in range(live.row.players):
        left = max(seen.left.get(seat, 0.0), here, began)
        live.left_at[seat] = max(passed - max(0.0, now - left), live.left_at.get(seat, 0.0))
    return before != (live.elsewhere, live.votes)
