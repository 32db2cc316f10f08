"""Take away what nobody will miss: tables that never started, matches that stand still, memory that is not used."""

from __future__ import annotations

import asyncio
import ctypes
import logging
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy import ColumnElement, or_

from shoal.server import presence, schema, steady
from shoal.server import store as db
from shoal.server.errors import TableError
from shoal.server.live import Live
from shoal.server.lobby import Lobby, no_check
from shoal.server.play import Play

if TYPE_CHECKING:
    from shoal.server.cluster import Cluster

log = logging.getLogger("shoal.tidy")


async def tidy(play: Play, cluster: Cluster | None = None) -> None:
    """One round; of several nodes the eldest alone tidies the database.

    Each table is held and looked at a second time, in the transaction that takes it away: nothing happens twice, or to
    a table at which somebody looks through another node.
    """
    steady.clock.check()
    if cluster is None or cluster.node.eldest:
        await _tidy_tables(play, cluster)
    await _unload(play.lobby, cluster)
    await asyncio.to_thread(trim)


async def _tidy_tables(play: Play, cluster: Cluster | None) -> None:
    lobby, clock = play.lobby, steady.clock
    settings, store = lobby.settings, lobby.store
    aged = _aged(clock.before(settings.open_hours * 3600), clock.before(settings.unseen_hours * 3600))
    if cluster is not None:
        aged &= presence.nobody_looks()
    await _each(lobby, await store.read(lambda c: db.left_open(c, aged)), lambda live: lobby.drop(live, aged))
    idle = clock.before(settings.idle_hours * 3600)
    still = await store.read(lambda c: db.standing_still(c, idle))
    await _each(lobby, still, lambda live: _abandon(play, live, cluster))
    if settings.keep_days:
        ended = clock.before(settings.keep_days * 86_400)
        while await store.write(lambda c: db.remove_ended(c, ended)):
            pass
    if cluster is not None:
        await store.beside(presence.tidy)


async def _abandon(play: Play, live: Live, cluster: Cluster | None) -> None:
    unseen = no_check if cluster is None else partial(presence.check_nobody_looks, row=live.row)
    await play.abandon(live, unseen)


def _aged(before: float, unseen_before: float) -> ColumnElement[bool]:
    """Tables that were made before then, or earlier on if nobody but their maker has seen them."""
    t = schema.tables.c
    return or_(t.created < before, t.seen.is_(False) & (t.created < unseen_before))


async def _each(lobby: Lobby, tables: list[str], act: Callable[[Live], Awaitable[None]]) -> None:
    """Act on each of these tables, unless somebody looks at it; one that refuses does not spoil the round."""
    for table in tables:
        try:
            live = await lobby.get(table)
            async with lobby.changing(live):
                if not live.streams:
                    await act(live)
        except TableError as error:
            log.info("not tidied", extra={"table": table, "reason": error.code})


async def _unload(lobby: Lobby, cluster: Cluster | None) -> None:
    """Forget tables that nobody uses: nothing holds them in a circle, so they need no collector of garbage."""
    before = time.monotonic() - lobby.settings.in_memory
    unused = [live for live in lobby.lives.values() if not live.in_use and live.used <= before]
    if cluster is not None:
        await cluster.acting.release(unused)
    for live in unused:
        if not live.busy:
            lobby.forget(live)


def trim() -> None:
    """Give free memory back to the system: the C library keeps what lies between things that are in use."""
    if sys.platform == "linux":
        with suppress(AttributeError):  # another C library than glibc
            ctypes.CDLL(None).malloc_trim(0)
