"""Whose turn it is, and what the server does about it: bots that think, clocks that run out."""

from __future__ import annotations

import asyncio
import logging
import random
import time

from shoal.match import Match
from shoal.server.errors import Raced
from shoal.server.live import Live
from shoal.server.lobby import Lobby
from shoal.server.play import Play
from shoal.server.seating import Seating

log = logging.getLogger("shoal.turns")
RETRY = 5.0  # seconds until a bot tries again after something broke
GRACE = 10.0  # seconds that a clock has at least after a restart of the server


class Turns:
    """Bots and clocks of all tables."""

    def __init__(self, lobby: Lobby, seating: Seating, play: Play) -> None:
        self.lobby = lobby
        self.seating = seating
        self.play = play
        self.stopping = False
        self.born = time.time()

    def check(self, live: Live) -> None:
        """After any change: does a bot act, does a clock run?"""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        live.deadline = None
        actor = live.actor
        if actor is None or self.stopping:
            return
        if live.row.seats[actor].bot is not None:
            if live.bot_task is None or live.bot_task.done():
                live.bot_task = asyncio.get_running_loop().create_task(self._bots(live))
        elif live.row.clock is not None:
            live.deadline = max(live.turn_began + live.row.clock, self.born + min(GRACE, live.row.clock))
            left = max(0.0, live.deadline - time.time())
            live.timer = asyncio.get_running_loop().call_later(left, self._ring, live, live.n)

    def _ring(self, live: Live, n: int) -> None:
        live.bot_task = asyncio.get_running_loop().create_task(self._time_out(live, n))

    async def _time_out(self, live: Live, n: int) -> None:
        """The clock has run out: a bot plays on."""
        async with self.lobby.changing(live):
            live.bot_task = None
            actor = live.actor
            if actor is not None and live.n == n and live.row.seats[actor].bot is None:
                log.info("clock ran out", extra={"table": live.id, "seat": actor})
                await self.seating.hand_over(live, actor)

    async def _bots(self, live: Live) -> None:
        """Play for bots as long as it is their turn. After a restart the log says whose turn it is."""
        try:
            while (actor := live.actor) is not None and live.match is not None and not self.stopping:
                level = live.row.seats[actor].bot
                if level is None:
                    return
                try:
                    await self._bot_move(live, live.match, actor, level)
                except Raced:
                    continue  # another process played it; the table is fresh again
        except Exception:  # such as a full disk: it may get better
            log.exception("bot cannot play", extra={"table": live.id})
            asyncio.get_running_loop().call_later(RETRY, self.check, live)
        finally:
            live.bot_task = None

    async def _bot_move(self, live: Live, match: Match, actor: int, level: str) -> None:
        pace = self.lobby.settings.bot_pace * random.uniform(0.5, 1.3)
        n = live.n
        action, _ = await asyncio.gather(self.lobby.workers.choose(match, actor, level), asyncio.sleep(pace))
        async with self.lobby.changing(live):
            if live.match is match and live.n == n and live.actor == actor and live.row.seats[actor].bot is not None:
                await self.play.commit(live, match.after(action))

    async def stop(self) -> None:
        """No new bot moves; those being committed are finished."""
        self.stopping = True
        lives = list(self.lobby.lives.values())
        tasks = [live.bot_task for live in lives if live.bot_task is not None]
        for live in lives:
            async with live.lock:  # a commit on its way is waited for
                live.halt()
        await asyncio.gather(*tasks, return_exceptions=True)
