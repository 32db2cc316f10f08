"""The writer by itself: a connection that breaks at the worst moment, a job that nobody waits for any more."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from shoal.server import services, writer
from shoal.server import store as db
from shoal.server.errors import Raced, Unavailable
from shoal.server.seats import new_guest
from shoal.server.services import Services
from shoal.server.settings import Settings
from shoal.server.wishes import Wish
from shoal.server.writer import Job, Writer
from tests.kit.cases import pick
from tests.server.kit import run

GAME = pick().name
WISH = Wish(GAME, ["me", "open"])


async def started(folder: Path, timeout: float = 5.0) -> Services:
    """The parts of a server."""
    url = f"sqlite:///{folder}/x.sqlite3"
    parts = services.build(Settings(database=url, workers=0, poll=0, database_timeout=timeout))
    await services.start(parts)
    return parts


class Gone(Exception):
    """What a driver says when the connection is gone."""


@pytest.mark.parametrize("sent", [False, True], ids=["before the commit", "after the commit"])
def test_a_connection_that_breaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bool) -> None:
    """Steps are written once either way; another write is run again only if it cannot have been committed."""
    breaks = [True]
    transact = Writer._transact

    def breaking(writer: Writer, jobs: list[Job]) -> None:
        if sent or not breaks:
            transact(writer, jobs)
        if breaks:
            breaks.pop()
            writer._sent = sent
            raise OperationalError("COMMIT", {}, Gone())

    async def scene() -> None:
        parts = await started(tmp_path)
        live = await parts.lobby.create(new_guest("Ann"), WISH)
        monkeypatch.setattr(Writer, "_transact", breaking)
        steps = [(live.row.number, n, 0, 1.5) for n in range(3)]
        await parts.store.add_steps(steps, live.row.revised(phase="playing"))
        found = await parts.store.read(lambda c: db.table_with_log(c, live.id))
        assert found is not None
        assert (found[0].phase, found[0].revision, len(found[1])) == ("playing", 1, 3)
        breaks.append(True)
        runs: list[int] = []
        try:
            await parts.store.write(lambda _: runs.append(1))
            assert not sent
        except Unavailable:
            assert sent
        assert runs == [1]
        await services.stop(parts)

    run(scene)


def test_what_nobody_waits_for_is_not_begun(tmp_path: Path) -> None:
    async def scene() -> None:
        parts = await started(tmp_path, 0.3)
        store, begun, release = parts.store, threading.Event(), threading.Event()
        ran: list[str] = []

        def slow(_: Connection) -> None:
            begun.set()
            release.wait(30)

        first = asyncio.ensure_future(store.write(slow))
        while not begun.is_set():
            await asyncio.sleep(0.01)
        with pytest.raises(Unavailable):
            await store.write(lambda _: ran.append("given up"))
        with pytest.raises(Unavailable):  # nobody knows how it ends
            await first
        decided = store.passed()
        with pytest.raises(Unavailable):  # at once
            await asyncio.wait_for(store.write(lambda _: ran.append("refused")), 0.2)
        assert not decided.done()
        release.set()
        await decided
        assert ran == []
        assert await store.write(lambda _: "well") == "well"
        await services.stop(parts)

    run(scene)


def test_a_doubt_is_cleared_before_the_next_change(tmp_path: Path) -> None:
    """A write outlasts its waiter and is committed: the table shows it as soon as the database answers."""

    async def scene() -> None:
        parts = await started(tmp_path, 1.5)  # a busy machine syncs slowly
        live = await parts.lobby.create(new_guest("Ann"), WISH)
        release = threading.Event()

        def slow(_: Connection) -> None:
            release.wait(30)

        with pytest.raises(Unavailable):
            async with parts.lobby.changing(live):
                await parts.lobby.revise(live, check=slow, public=True)
        assert not live.row.public
        with pytest.raises(Unavailable):
            await parts.seating.join(live, new_guest("Bob"))
        release.set()
        async with asyncio.timeout(30):
            while not live.row.public:  # the server finds out by itself
                await asyncio.sleep(0.01)
        await parts.seating.join(live, new_guest("Bob"))
        await services.stop(parts)

    run(scene)


@pytest.mark.parametrize("at_once", [5000, 2], ids=["one statement", "several"])
def test_who_loses_a_race_spoils_it_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_once: int) -> None:
    """Three tables move in one transaction, and the second one's step is there already."""
    monkeypatch.setattr(writer, "AT_ONCE", at_once)

    async def scene() -> None:
        parts = await started(tmp_path)
        tables = [await parts.lobby.create(new_guest("Ann"), WISH) for _ in range(3)]
        rows = [[(live.row.number, n, 0, 1.5) for n in range(2)] for live in tables]
        await parts.store.add_steps(rows[1][:1])
        held = threading.Event()
        first = asyncio.ensure_future(parts.store.write(lambda _: held.wait(5)))
        await asyncio.sleep(0.05)  # the rest gathers behind it
        moves = [asyncio.ensure_future(parts.store.add_steps(steps)) for steps in rows]
        await asyncio.sleep(0.05)
        held.set()
        await first
        results = await asyncio.gather(*moves, return_exceptions=True)
        assert [isinstance(result, Raced) for result in results] == [False, True, False]
        logs = [await parts.store.read(lambda c, t=live: db.table_with_log(c, t.id)) for live in tables]  # type: ignore[misc]
        assert [len(found[1]) for found in logs if found is not None] == [2, 1, 2]
        await services.stop(parts)

    run(scene)
