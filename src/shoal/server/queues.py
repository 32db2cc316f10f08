"""Who is served first where places are few: bots before hints, and few hints for one client."""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from shoal.server.errors import TooMany

BOT, HINT = 0, 1  # ranks: everybody waits for a bot's move, one person for a hint
HINTS_PER_NETWORK = 4  # at a time
HINTS = 32  # at a time, in all


class Queue:
    """So many places; who waits for one is let in by rank, then in order."""

    def __init__(self, places: int) -> None:
        self.free = places
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._order = itertools.count()

    @asynccontextmanager
    async def place(self, rank: int) -> AsyncIterator[None]:
        """Hold a place, once there is one."""
        if self.free:
            self.free -= 1
        else:
            await self._wait(rank)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, rank: int) -> None:
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, next(self._order), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # the place was given at the same moment
            raise

    def _next(self) -> None:
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():  # else whoever waited has gone
                turn.set_result(None)
                return
        self.free += 1


class HintLimits:
    """One hint at a time for a seat, few for a network."""

    def __init__(self) -> None:
        self._seats: set[tuple[str, int]] = set()
        self._networks: Counter[str] = Counter()

    @contextmanager
    def asked(self, table: str, seat: int, network: str) -> Iterator[None]:
        """While somebody waits for a hint; TooMany if there are too many already."""
        if (table, seat) in self._seats:
            raise TooMany("a hint for you is on its way already; wait for it", said="hint-coming")
        if self._networks[network] >= HINTS_PER_NETWORK or len(self._seats) >= HINTS:
            raise TooMany("too many hints are asked for at once; try again in a moment")
        self._seats.add((table, seat))
        self._networks[network] += 1
        try:
            yield
        finally:
            self._seats.discard((table, seat))
            self._networks[network] -= 1
            if not self._networks[network]:
                del self._networks[network]
