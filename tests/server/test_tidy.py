"""Tidying up: what is old goes, what is used at the same moment stays."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from shoal import fair
from shoal.server import schema, services, steady
from shoal.server import store as db
from shoal.server.errors import Raced, TableError
from shoal.server.live import Live
from shoal.server.seats import Right, new_guest
from shoal.server.services import Services
from shoal.server.settings import Settings
from shoal.server.tidy import tidy
from shoal.server.wishes import Wish
from tests.kit.cases import pick
from tests.server.kit import run

GAME = pick().name
ANN, BOB = new_guest("Ann"), new_guest("Bob")


@pytest.fixture(autouse=True)
def settled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server has run for a while."""
    monkeypatch.setattr(steady.clock, "anchored", steady.clock.anchored - steady.SETTLED)


async def started(folder: Path) -> Services:
    """The parts of a server on this folder's database."""
    url = f"sqlite:///{folder}/x.sqlite3"
    parts = services.build(Settings(database=url, workers=0, keep_days=10, poll=0, tables_per_guest=100))
    await services.start(parts)
    return parts


async def full(parts: Services) -> Live:
    """A table of two that could start."""
    live = await parts.lobby.create(ANN, Wish(GAME, ["me", "open"]))
    await parts.seating.join(live, BOB)
    return live


def test_tidy_up(tmp_path: Path) -> None:
    """Tables that never started go; matches that stand still are ended; finished ones stay as long as they should."""

    async def scene() -> None:
        parts = await started(tmp_path)
        wish = Wish(GAME, ["me", "open"])
        fresh, stale, idle, old = [await parts.lobby.create(ANN, wish) for _ in range(4)]
        for live in (idle, old):
            await parts.seating.join(live, BOB)
            await parts.play.start(live, 0)
        await parts.play.resign(old, 0)
        await age(parts, stale.row.number, created=25 * 3600)
        await age(parts, idle.row.number, steps=200 * 3600)
        await age(parts, old.row.number, ended=11 * 86_400)
        await tidy(parts.play)
        rows = {row.id: row for row in await parts.store.read(lambda c: list(db.all_rows(c)))}
        assert set(rows) == {fresh.id, idle.id}
        assert rows[idle.id].result == {"ended": {"by": "abandonment", "resigned": [], "winners": []}}
        assert fair.verify(idle.record())["ok"]
        await services.stop(parts)

    run(scene)


async def age(parts: Services, number: int, steps: float = 0, seen: bool = True, **columns: float) -> None:
    """Make a table older by so many seconds."""
    t, s = schema.tables, schema.steps
    older = {name: time.time() - seconds for name, seconds in columns.items()}

    def write(connection: Connection) -> None:
        connection.execute(update(t).where(t.c.number == number).values(seen=seen, **older))
        if steps:
            connection.execute(update(s).where(s.c.match == number).values(at=time.time() - steps))
            connection.execute(update(t).where(t.c.number == number).values(started=time.time() - steps))

    await parts.store.write(write)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_match_that_has_just_started_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, processes: int) -> None:
    """Forty old tables start while they are tidied away, here or in another process: an answer is a promise."""

    async def scene() -> None:
        here = await started(tmp_path)
        there = here if processes == 1 else await started(tmp_path)
        old = [await full(here) for _ in range(40)]
        for live in old:
            await age(here, live.row.number, created=25 * 3600)
        lives = [await there.lobby.get(live.id) for live in old]
        look, early = here.store.read, iter(lives[:10])
        kept: list[tuple[str, int]] = []

        async def look_slowly(query: Callable[[Connection], Any]) -> Any:
            found = await look(query)
            for live in early:  # once the list of old tables is made
                kept.append(await start_and_move(there, live) or ("", 0))
            return found

        monkeypatch.setattr(here.store, "read", look_slowly)
        _, *played = await asyncio.gather(tidy(here.play), *(start_and_move(there, live) for live in lives[10:]))
        kept += [table for table in played if table is not None]
        assert ("", 0) not in kept
        for table, n in kept:
            found = await here.store.read(partial(db.table_with_log, id_=table))
            assert found is not None, "a match with acknowledged moves was deleted"
            assert (found[0].phase, len(found[1])) == ("playing", n)
        for parts in {id(here): here, id(there): there}.values():
            await services.stop(parts)

    run(scene)


async def start_and_move(parts: Services, live: Live) -> tuple[str, int] | None:
    """The table and how many of its steps are acknowledged; None if it was gone."""
    await asyncio.sleep(random.uniform(0, 0.1))
    try:
        await parts.play.start(live, 0)
        assert live.match is not None
        assert live.actor is not None
        return live.id, await parts.play.move(live, live.actor, live.n, live.match.legal[0])
    except TableError:
        return None


def test_a_match_that_goes_on_elsewhere_is_not_abandoned(tmp_path: Path) -> None:
    async def scene() -> None:
        here, there = await started(tmp_path), await started(tmp_path)
        live = await full(here)
        await here.play.start(live, 0)
        twin = await there.lobby.get(live.id)
        assert twin.match is not None
        assert twin.actor is not None
        n = await there.play.move(twin, twin.actor, twin.n, twin.match.legal[0])  # not yet known here
        with pytest.raises(Raced):
            async with here.lobby.changing(live):
                await here.play.abandon(live)
        assert (live.row.phase, live.n) == ("playing", n)
        for parts in (here, there):
            await services.stop(parts)

    run(scene)


def test_the_last_to_leave_does_not_take_away_a_table_that_somebody_joins(tmp_path: Path) -> None:
    async def scene() -> None:
        here, there = await started(tmp_path), await started(tmp_path)
        live = await here.lobby.create(ANN, Wish(GAME, ["me", "open"]))
        await there.seating.join(await there.lobby.get(live.id), BOB)
        with pytest.raises(Raced):
            await here.seating.leave(live, Right(0, live.row.seats[0].nonce, ANN.id))
        assert [seat.name for seat in live.row.seats] == ["Ann", "Bob"]
        for parts in (here, there):
            await services.stop(parts)

    run(scene)


def test_tables_that_nobody_else_has_seen_go_earlier(tmp_path: Path) -> None:
    async def scene() -> None:
        parts = await started(tmp_path)
        seen, unseen = [await parts.lobby.create(ANN, Wish(GAME, ["me", "open"])) for _ in range(2)]
        for live in (seen, unseen):
            await age(parts, live.row.number, created=3 * 3600, seen=live is seen)
        await tidy(parts.play)
        assert [row.id for row in await parts.store.read(db.unfinished)] == [seen.id]
        await services.stop(parts)

    run(scene)


@pytest.mark.skipif(sys.platform != "linux", reason="it reads /proc")
def test_free_memory_is_given_back(tmp_path: Path) -> None:
    """Holes between things in use, which the C library would keep."""

    def resident() -> int:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    async def scene() -> None:
        parts = await started(tmp_path)
        pieces = [bytes(2000) + bytes([k % 256]) for k in range(20_000)]
        kept = pieces[::100]
        del pieces
        before = resident()
        await tidy(parts.play)
        assert resident() < before - 20_000_000
        assert len(kept) == 200
        await services.stop(parts)

    run(scene)
