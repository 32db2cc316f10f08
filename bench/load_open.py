"""Load that does not wait for the server: moves arrive when they arrive, and tables come and go."""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import sys
import time
import urllib.request
from collections.abc import Awaitable, Callable
from typing import Any

from load_client import Table

PLATEAU = 0.2  # megabytes a minute that are taken for chance
Opened = Callable[[int], Awaitable[list[Table]]]


async def arrivals(tables: list[Table], rate: float, seconds: float, rng: random.Random) -> list[float]:
    """Moves at the times of a Poisson process, each at a table that is free.

    The seconds of each move count from the moment at which it was due, however late it could be sent: a server that
    stalls is charged for everybody who had to wait.
    """
    due: asyncio.Queue[float | None] = asyncio.Queue()
    times: list[float] = []

    async def serve(table: Table) -> None:
        while True:
            ready = table.choose()
            while table.over or ready[1] < 0:
                await table.open(table.poster)
                ready = table.choose()
            if (intended := await due.get()) is None:
                return
            await table.move(ready)
            times.append(table.last_seen - intended)

    async def arrive() -> None:
        intended, end = time.perf_counter(), time.perf_counter() + seconds
        while (intended := intended + rng.expovariate(rate)) < end:
            await asyncio.sleep(max(0.0, intended - time.perf_counter()))
            due.put_nowait(intended)
        for _ in tables:
            due.put_nowait(None)

    await asyncio.gather(arrive(), *(serve(table) for table in tables))
    return times


async def drawers_ready(url: str, count: int) -> None:
    """Wait until so many processes draw pages: they start when the rush after a start is over."""
    end = time.perf_counter() + 60
    while count and (await asyncio.to_thread(_gauges, url, "shoal_drawers"))["drawers"] < count:
        assert time.perf_counter() < end, "the drawing processes do not start"
        await asyncio.sleep(0.2)


async def soaked(args: argparse.Namespace, pid_memory: Callable[[], float], url: str, opened: Opened) -> dict[str, Any]:
    """Tables come and go for a long time; the memory of the server, minute by minute, and its slope at the end."""
    tables = await opened(args.tables)
    end = time.perf_counter() + args.seconds
    moves = left = refused = 0

    async def one(table: Table) -> None:
        nonlocal moves, left, refused
        while time.perf_counter() < end:
            try:
                for _ in range(table.random.randrange(5, 60)):
                    if time.perf_counter() > end or await table.move() is None:
                        break
                    moves += 1
                    await asyncio.sleep(table.random.expovariate(1 / args.pause))
                left += 1
                await table.open(table.poster)  # the old table is left as it is, as people do
            except (AssertionError, TimeoutError):  # such as 503 on a machine that has too much to do
                refused += 1
                await asyncio.sleep(1.0)

    samples: list[dict[str, float]] = []

    async def watch() -> None:
        began = time.perf_counter()
        while time.perf_counter() < end:
            samples.append(
                {
                    "minute": round((time.perf_counter() - began) / 60, 1),
                    "memory_mb": round(pid_memory(), 1),
                    **await asyncio.to_thread(_gauges, url, "shoal_streams", "shoal_tables_in_memory"),
                }
            )
            print(samples[-1], file=sys.stderr, flush=True)
            await asyncio.sleep(min(30.0, args.seconds / 40))

    await asyncio.gather(watch(), *(one(table) for table in tables))
    slope = _slope(samples[len(samples) // 2 :])
    return {
        "moves": moves,
        "tables_left": left,
        "refused": refused,
        "samples": samples[:: max(1, len(samples) // 10)],
        "mb_per_minute_in_the_second_half": slope,
        "verdict": "memory stays" if slope < PLATEAU else "memory grows",
    }


def _gauges(url: str, *names: str) -> dict[str, float]:
    text = urllib.request.urlopen(f"{url}/metrics", timeout=20).read().decode()
    return {name[6:]: float(re.findall(rf"^{name} (\S+)", text, re.M)[0]) for name in names}


def _slope(samples: list[dict[str, float]]) -> float:
    """Megabytes a minute, by least squares."""
    n = len(samples)
    x, y = [s["minute"] for s in samples], [s["memory_mb"] for s in samples]
    mx, my = sum(x) / n, sum(y) / n
    spread = sum((a - mx) ** 2 for a in x)
    return round(sum((a - mx) * (b - my) for a, b in zip(x, y, strict=True)) / spread, 3) if spread else 0.0
