"""This process among others on one PostgreSQL: its node, the tables it acts for, who looks on through whom."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from shoal.server.acting import Acting
from shoal.server.errors import Unavailable
from shoal.server.live import Live
from shoal.server.lobby import Lobby
from shoal.server.news import Listener, News
from shoal.server.nodes import BEAT, CHANGED, Node
from shoal.server.presence import KIND, Presence
from shoal.server.turns import Turns

log = logging.getLogger("shoal.cluster")
NET = 5  # rounds between two looks at all that may have changed: news may have been missed


class Cluster:
    """The parts that work together with those of other nodes."""

    def __init__(self, lobby: Lobby, turns: Turns, listener: Listener | None) -> None:
        self.store = lobby.store
        self.store.writer.node = 0
        self.node = Node(self.store)
        self.acting = Acting(self.node, lobby)
        self.presence = Presence(self.node, lobby)
        self._stirred = asyncio.Event()
        self._beating, self._taking = asyncio.Lock(), asyncio.Lock()  # held for ever once this node leaves
        self._rounds = 0
        self._left = False
        self.node.on_deaths = self._stir
        turns.claim = self.acting.claim
        lobby.on_wake = self._wake
        if listener is not None:
            listener.on(KIND, self.presence.hear)
            listener.on(CHANGED, self._stir)
            listener.gaps.append(self._stir)

    async def beat(self) -> None:
        """Signs of life, for ever. Nothing else is waited for here."""
        while True:
            async with self._beating:
                try:
                    await self.node.beat()
                except Exception:
                    log.exception("a sign of life failed")
            await asyncio.sleep(BEAT)

    async def run(self) -> None:
        """Take over what others have left, and learn what may have been missed, for ever."""
        begun = False
        while True:
            try:
                async with self._taking:
                    if not begun:
                        await self.acting.begin()
                        begun = True
                    await self._round()
            except Unavailable:
                pass  # the sign of life has said so
            except Exception:
                log.exception("a round failed")
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):  # unlike wait_for, it never swallows the end of this task
                    await self._stirred.wait()

    async def _round(self) -> None:
        stirred = self._stirred.is_set()
        self._stirred.clear()
        await self.acting.round()
        if stirred or self._rounds % NET == 0:
            await self.presence.round()
        self._rounds += 1

    async def _wake(self, live: Live) -> None:
        await self.presence.look([live])

    def _stir(self, _: News | None = None) -> None:
        """A node is gone: others take over at once."""
        self._stirred.set()

    async def leave(self) -> None:
        """Hand back what this node holds, once what is on its way is done."""
        if self._left:
            return
        self._left = True
        for lock in (self._beating, self._taking):
            await lock.acquire()
        await self.presence.stop()
        await self.node.leave()
        self.acting.lose()
