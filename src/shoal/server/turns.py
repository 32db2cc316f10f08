"""Whose turn it is, and what the server does about it: bots that think, clocks that run out.

Each table has at most one task in which the server acts. Whatever fails in it is tried again until it works. Of several
nodes the one with the table's lease acts; the others look a moment later whether it was done.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from functools import partial

from shoal.match import Match
from shoal.server import leases
from shoal.server.errors import Fenced, Raced
from shoal.server.live import Live
from shoal.server.lobby import Lobby
from shoal.server.logs import reason
from shoal.server.play import Play
from shoal.server.seating import Seating

log = logging.getLogger("shoal.turns")
WATCH = 3.0  # seconds after which a node looks whether another, which should act, has its lease still
RETRIES = (0.2, 2.0)  # seconds until the server tries again after something broke: at first, at most


class Turns:
    """Bots and clocks of all tables."""

    def __init__(self, lobby: Lobby, seating: Seating, play: Play) -> None:
        self.lobby = lobby
        self.seating = seating
        self.play = play
        self.stopping = False
        self.claim: Callable[[Live], Awaitable[bool]] | None = None  # acting.py, where there are other nodes

    def check(self, live: Live) -> None:
        """After any change: does a clock run, must the server act?"""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        live.deadline = _deadline(live)
        must = self._must_act(live)
        if must and (live.lease is not False or live.unsure is not None):
            self._act(live)
        elif must or (live.deadline is not None and not self.stopping):
            left = 0.0 if must or live.deadline is None else max(0.0, live.deadline - time.monotonic())
            watch = WATCH if live.lease is False else 0.0
            live.timer = asyncio.get_running_loop().call_later(left + watch, self._ring, live)

    def _ring(self, live: Live) -> None:
        live.timer = None
        self._act(live)

    def _act(self, live: Live) -> None:
        if live.acting is None:
            live.acting = asyncio.get_running_loop().create_task(self._acting(live))

    def _must_act(self, live: Live) -> bool:
        if self.stopping or self.lobby.lives.get(live.id) is not live:
            return False
        if live.unsure is not None:
            return True
        actor = live.actor
        if actor is None:
            return False
        return live.row.seats[actor].bot is not None or _is_late(live)

    async def _acting(self, live: Live) -> None:
        """Act as long as the server must. After a restart the log says whose turn it is."""
        wait = RETRIES[0]
        try:
            while self._must_act(live):
                try:
                    if live.unsure is None and not await self._may_act(live):
                        break
                    await self._next(live)
                    wait = RETRIES[0]
                except Fenced:
                    live.lease = False
                except Raced:
                    pass  # another process was faster; the table is fresh again
                except Exception as error:  # such as a full disk: it may get better
                    if wait == RETRIES[0]:
                        log.warning("cannot act; tried again", extra={"table": live.id, "reason": reason(error)})
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, RETRIES[1])
        finally:
            live.acting = None
        self.check(live)  # a clock may run by now

    async def _may_act(self, live: Live) -> bool:
        """Is it this node that acts for the table?"""
        if live.lease is False and self.claim is not None:
            live.lease = await self.claim(live)
        return live.lease is not False

    def _next(self, live: Live) -> Awaitable[None]:
        actor = live.actor
        if live.unsure is not None or actor is None or live.match is None:
            return self._make_sure(live)
        level = live.row.seats[actor].bot
        if level is None:
            return self._time_out(live, live.n)
        return self._bot_move(live, live.match, actor, level)

    async def _make_sure(self, live: Live) -> None:
        async with self.lobby.changing(live):
            pass  # whoever holds a table has it as the database has it

    async def _time_out(self, live: Live, n: int) -> None:
        """The clock has run out: a bot plays on."""
        async with self.lobby.changing(live):
            actor = live.actor
            if actor is not None and live.n == n and live.row.seats[actor].bot is None and _is_late(live):
                log.info("clock ran out", extra={"table": live.id, "seat": actor})
                fence = partial(leases.check, number=live.row.number, node=self.lobby.store.writer.node)
                await self.seating.hand_over(live, actor, fence)

    async def _bot_move(self, live: Live, match: Match, actor: int, level: str) -> None:
        pace = self.lobby.settings.bot_pace * random.uniform(0.3, 0.8)  # pages show steps at their own speed
        n = live.n
        action, _ = await asyncio.gather(self._choose(match, n, actor, level), asyncio.sleep(pace))
        async with self.lobby.changing(live):
            if live.match is match and live.n == n and live.actor == actor and live.row.seats[actor].bot is not None:
                await self.play.commit(live, match.after(action), own=True)

    async def _choose(self, match: Match, n: int, actor: int, level: str) -> int:
        if len(match.log) != n:
            raise Raced("another node has played meanwhile")
        return await self.lobby.workers.choose(match, actor, level)

    async def stop(self) -> None:
        """No new moves of the server; those being committed are finished."""
        self.stopping = True
        lives = list(self.lobby.lives.values())
        tasks = [live.acting for live in lives if live.acting is not None]
        for live in lives:
            async with live.lock:  # a commit on its way is waited for
                live.halt()
        await asyncio.gather(*tasks, return_exceptions=True)


def _deadline(live: Live) -> float | None:
    """When the actor's clock runs out, if one runs."""
    actor = live.actor
    if actor is None or live.row.clock is None or live.row.seats[actor].bot is not None:
        return None
    return live.turn_began + live.row.clock


def _is_late(live: Live) -> bool:
    """Has the actor's clock run out?"""
    deadline = _deadline(live)
    return deadline is not None and time.monotonic() >= deadline
