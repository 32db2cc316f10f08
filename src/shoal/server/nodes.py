"""A node: one server process among several on one PostgreSQL. docs/adr/0015 says why it is so.

A node has a number as long as it is alive, and gives a sign of life every second by the database's clock. One that was
silent for too long is buried by another: its row goes away, and with it everything that its number allowed. If it was
only slow, it comes back under a new number; nothing can be written with the old one.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection, Float, cast, delete, func, insert, select, update

from shoal.server import news, schema, steady
from shoal.server.errors import Unavailable
from shoal.server.news import News
from shoal.server.store import Store

log = logging.getLogger("shoal.nodes")
CHANGED = "nodes"  # kind of news: one is gone
BEAT = 1.0  # seconds between signs of life
DEAD = 6.0  # seconds of silence after which a node is buried
CALM = 3.0  # seconds of beats without a gap before a node judges others: after an outage all are late
GAP = 3.0  # seconds between two beats that are a gap
NOW: Any = cast(func.extract("epoch", func.clock_timestamp()), Float)  # the time of day, for all nodes the same


@dataclass(frozen=True)
class Pulse:
    """What a sign of life brings back."""

    number: int  # of this node: another one, if it was buried
    now: float
    living: int  # so many nodes
    eldest: int  # the lowest number among them
    began: float  # when the eldest began: since then somebody was there


def pulse(connection: Connection, number: int) -> Pulse:
    """A sign of life; a node that has no number, or not any more, gets one.

    One statement, as long as the number is good: it must arrive in time on a slow connection, too.
    """
    n = schema.nodes.c
    beat = update(schema.nodes).where(n.number == number).values(beat=NOW).returning(n.number).cte("beat")
    known = select(beat.c.number).scalar_subquery()
    asked = select(known, NOW, func.count(), func.min(n.number), func.min(n.began)).select_from(schema.nodes)
    found = connection.execute(asked).one()
    if found[0] is None:
        number = connection.execute(insert(schema.nodes).values(began=NOW, beat=NOW).returning(n.number)).scalar_one()
        return pulse(connection, number)
    return Pulse(*found)


def bury(connection: Connection) -> list[int]:
    """Nodes that were silent for too long: nothing is written with their numbers from now on. Their leases are free."""
    n, p = schema.nodes.c, schema.presence.c
    silent = select(n.number).where(n.beat < NOW - DEAD).with_for_update(skip_locked=True)
    dead = list(connection.scalars(silent))
    if dead:
        here = (p.node.in_(dead), p.streams > 0)
        connection.execute(update(schema.presence).where(*here).values(streams=0, since=NOW))
        connection.execute(delete(schema.nodes).where(n.number.in_(dead)))
        news.tell(connection, News(CHANGED, 0))
    return dead


def leave(connection: Connection, number: int) -> None:
    """A node goes in peace: others take over at once."""
    p = schema.presence.c
    here = (p.node == number, p.streams > 0)
    connection.execute(update(schema.presence).where(*here).values(streams=0, since=NOW))
    connection.execute(delete(schema.nodes).where(schema.nodes.c.number == number))
    news.tell(connection, News(CHANGED, 0))


class Node:
    """This process as a node."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.living = 1
        self.eldest = False  # tidies for all
        self.on_loss: list[Callable[[], None]] = []  # called when the number is another one
        self.on_deaths: Callable[[], None] = lambda: None  # called when this node has buried others
        self._calm_since: float | None = None  # beats without a gap
        self._last = 0.0

    @property
    def number(self) -> int:
        """The fencing number; 0: none yet."""
        return self.store.writer.node or 0

    def count(self) -> int:
        """How many nodes there are, as far as this one knows."""
        return self.living

    async def beat(self) -> None:
        """Give a sign of life, and bury those that give none."""
        try:
            self._note(await self.store.beside(partial(pulse, number=self.number), each=True))
            if self._calm_since is not None and time.monotonic() - self._calm_since >= CALM:
                await self._bury()
        except Unavailable:
            if self._calm_since is not None:
                log.warning("no sign of life could be given", extra={"node": self.number})
            self._calm_since = None

    async def _bury(self) -> None:
        dead = await self.store.beside(bury)
        if dead:
            log.warning("nodes are dead; others take over", extra={"node": self.number, "dead": dead})
            self.on_deaths()

    def _note(self, found: Pulse) -> None:
        now, before = time.monotonic(), self.number
        if self._calm_since is None or now - self._last > GAP:
            self._calm_since = now
        self._last = now
        steady.clock.heed(found.now, found.began)
        self.living, self.eldest = found.living, found.eldest == found.number
        if found.number == before:
            return
        self.store.writer.node = found.number
        log.info("node", extra={"node": found.number, "before": before})
        for call in self.on_loss:
            call()

    async def leave(self) -> None:
        """Hand everything back. Whoever cannot reach the database is buried instead."""
        number, self.store.writer.node = self.number, 0
        if number:
            try:
                await self.store.beside(partial(leave, number=number))
            except Unavailable:
                log.warning("the node could not hand back what it held", extra={"node": number})
