"""Holding a table while it is changed."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import TYPE_CHECKING

from shoal.server.errors import TableError, Unavailable
from shoal.server.live import Live

if TYPE_CHECKING:
    from shoal.server.lobby import Lobby


class Changing:
    """`async with` it: one change at a time. A change that is broken off leaves a doubt, which the next one clears."""

    __slots__ = ("live", "lobby")

    def __init__(self, lobby: Lobby, live: Live) -> None:
        self.lobby = lobby
        self.live = live

    async def __aenter__(self) -> None:
        lock = self.live.lock
        if lock.locked():
            await self._wait(lock)
        else:
            await lock.acquire()  # at once
        try:
            self.lobby.check_kept(self.live)
            await self.lobby.make_sure(self.live)
        except BaseException:
            lock.release()
            raise

    async def _wait(self, lock: asyncio.Lock) -> None:
        try:
            async with asyncio.timeout(self.lobby.settings.database_timeout):
                await lock.acquire()
        except TimeoutError as error:
            raise Unavailable("too much happens at this table; try again in a moment") from error

    async def __aexit__(self, _: object, error: BaseException | None, trace: TracebackType | None) -> None:
        refused = isinstance(error, TableError) and not isinstance(error, Unavailable)
        if error is not None and not refused:
            self.lobby.doubt(self.live)
        self.live.lock.release()
