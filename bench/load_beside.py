"""What everybody feels of somebody who asks for much: looks at a very long match, hints without end."""

from __future__ import annotations

import asyncio
import itertools
import random
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from load_client import Poster, Table
from load_open import arrivals

LONG = 10_000  # steps of the match that is looked at
HINTERS = 5  # who ask for hints, each at a table of their own
Address = tuple[str, int]


def add_long_match(folder: Path) -> str:
    """A match of LONG steps in the database of this folder; its id."""
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from tests.server.long import long_match

    return long_match(folder, LONG)[0].id


async def every(seconds: float, act: Callable[[], Awaitable[Any]]) -> None:
    """Do it so often, whether the last is done or not."""
    tasks = []
    try:
        while True:
            tasks.append(asyncio.ensure_future(act()))
            await asyncio.sleep(seconds)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def beside(act: Awaitable[Any], doing: Awaitable[None]) -> Any:
    """What comes of something while something else goes on."""
    other = asyncio.ensure_future(doing)
    try:
        return await act
    finally:
        other.cancel()
        with suppress(asyncio.CancelledError):
            await other


async def connected(address: Address) -> Poster:
    """A connection of one's own."""
    _, poster = await asyncio.get_running_loop().create_connection(Poster, *address)
    return poster


async def moves_beside_looks(
    tables: list[Table], address: Address, long: str, rate: float, looks: float, seconds: float
) -> tuple[list[float], list[float]]:
    """The seconds of moves, and of moves beside so many looks a second at the long match."""
    rng, since = random.Random(1), itertools.count()

    async def look() -> None:
        poster = await connected(address)
        path = f"/api/tables/{long}/state?since={next(since) * 37 % (LONG - 1000)}"
        status, answer = await poster.send("GET", path)
        assert status == 200, answer
        poster.close()

    await look()  # it is woken once
    await arrivals(tables, rate, min(2.0, seconds), rng)
    alone = await arrivals(tables, rate, seconds, rng)
    return alone, await beside(arrivals(tables, rate, seconds, rng), every(1 / looks, look))


class Guest:
    """Somebody who plays against a bot."""

    def __init__(self, address: Address, game: str, level: str) -> None:
        self.address, self.game, self.level = address, game, level
        self.random = random.Random(1)

    async def open(self) -> None:
        """Sit down; back when it is our turn."""
        self.poster = await connected(self.address)
        seats = [{"kind": "me"}, {"kind": "bot", "level": self.level}]
        body = {"game": self.game, "seats": seats, "name": "A", "start": True}
        status, made = await self.poster.send("POST", "/api/tables", body=body)
        assert status == 201, made
        self.id, self.token = made["table"]["id"], made["token"]
        await self.turn()

    async def turn(self) -> dict[str, Any] | None:
        """Wait for our turn; None when the match is over."""
        while True:
            path = f"/api/tables/{self.id}/state?since=99999"
            status, state = await self.poster.send("GET", path, self.token)
            assert status == 200, state
            if state["view"]["over"]:
                return None
            if state["actions"]:
                return dict(state)
            await asyncio.sleep(0.005)

    async def waits(self, moves: int) -> list[float]:
        """How long the bot takes for its answers to so many moves, on a table that may begin anew."""
        found: list[float] = []
        while len(found) < moves:
            state = await self.turn()
            if state is None:
                await self.open()
                continue
            body = {"n": state["n"], "action": self.random.choice(state["actions"])["id"]}
            began = time.perf_counter()
            status, answer = await self.poster.send("POST", f"/api/tables/{self.id}/moves", self.token, body)
            assert status == 200, answer
            _, table = await self.poster.send("GET", f"/api/tables/{self.id}")
            if table["actor"] == 1:
                await self.turn()
                found.append(time.perf_counter() - began)
        return found


async def bots_beside_hints(
    address: Address, game: str, rate: float, moves: int
) -> tuple[list[float], list[float], dict[int, int]]:
    """The seconds of a bot's answers, the same beside so many hints a second, and how the hints were answered."""
    bob = Guest(address, game, "casual")
    eves = [Guest(address, game, "casual") for _ in range(HINTERS)]
    for eve in eves:
        await eve.open()
    codes: dict[int, int] = {}
    turns = itertools.cycle(eves)

    async def hint() -> None:
        eve, poster = next(turns), await connected(address)
        status, _ = await poster.send("POST", f"/api/tables/{eve.id}/hint", eve.token)
        codes[status] = codes.get(status, 0) + 1
        poster.close()

    await hint()  # the search is compiled once, and the server hangs up on whoever is idle meanwhile
    await bob.open()
    alone = await bob.waits(moves)
    codes.clear()
    return alone, await beside(bob.waits(moves), every(1 / rate, hint)), codes
