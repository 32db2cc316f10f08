"""Several nodes: one acts for a table, others take over; who is there, and who votes, is known to all of them.

The nodes are parts of servers in one process, on a PostgreSQL; test_cluster_faults.py has real ones.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import Connection, func, select, text, update

from shoal.match import Match
from shoal.server import leases, nodes, schema, services, steady
from shoal.server import store as db
from shoal.server.errors import Fenced, TooFast
from shoal.server.hub import Viewer
from shoal.server.live import Live
from shoal.server.rates import Rates
from shoal.server.seats import Guest, new_guest
from shoal.server.services import Services
from shoal.server.settings import Settings
from shoal.server.streams import as_json
from shoal.server.tidy import tidy
from shoal.server.wishes import Wish
from tests.kit.cases import pick
from tests.server.kit import run
from tests.server.postgres import Postgres

GAME = pick(players=3).name
PEOPLE = [new_guest(name) for name in ("Ann", "Bob", "Cem")]
Scene = Callable[[Callable[..., Awaitable[Services]]], Awaitable[None]]


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes die sooner than in earnest, and the clock of this process is left as it was."""
    monkeypatch.setattr(nodes, "DEAD", 1.5)
    monkeypatch.setattr(nodes, "CALM", 0.5)
    monkeypatch.setattr(nodes, "BEAT", 0.3)
    monkeypatch.setattr("shoal.server.cluster.BEAT", 0.3)
    monkeypatch.setattr("shoal.server.turns.WATCH", 0.5)
    monkeypatch.setattr(steady, "clock", steady.Steady())


def played(postgres: Postgres, scene: Scene) -> None:
    """Play a scene with nodes that are stopped afterwards; a bot chooses the first action at once."""
    url, running = postgres.fresh(), []

    async def node(bot: Any = None, **more: Any) -> Services:
        async def choose(match: Match, actor: int, level: str) -> int:
            return match.legal[0]

        settings = Settings(database=url, workers=1, bot_pace=0, tables_per_guest=100, **more)
        parts = await asyncio.to_thread(services.build, settings)
        parts.workers.choose = bot or choose  # type: ignore[method-assign, assignment]
        parts.workers.warm = lambda game, level: None  # type: ignore[method-assign]
        await services.start(parts)
        running.append(parts)
        await until(lambda: number(parts) and parts.listener is not None and parts.listener.healthy)
        return parts

    async def all_of_it() -> None:
        try:
            await scene(node)
        finally:
            for parts in running:
                await services.stop(parts)

    run(all_of_it)


async def until(true: Callable[..., Any], *of: Any) -> Any:
    """Look again until it is so."""
    end = time.monotonic() + 20.0
    while not (found := true(*of)):
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.01)
    return found


async def die(parts: Services) -> None:
    """As after kill -9: no more signs of life, no more acts, nothing handed back."""
    parts.turns.stopping = True
    for task in parts.tasks:
        task.cancel()
    await asyncio.gather(*parts.tasks, return_exceptions=True)
    for live in parts.lobby.lives.values():
        live.halt()
    assert parts.cluster is not None
    parts.cluster.leave = _nothing  # type: ignore[method-assign]


async def _nothing() -> None:
    pass


def number(parts: Services) -> int:
    assert parts.cluster is not None
    return parts.cluster.node.number


async def owner(parts: Services, live: Live) -> int | None:
    """Who acts for a table, as the database has it; 0: there is no lease."""
    asked = select(schema.leases.c.node).where(schema.leases.c.match == live.row.number)
    rows = await parts.store.read(lambda connection: connection.execute(asked).all())
    return rows[0][0] if rows else 0


async def against_a_bot(parts: Services, guest: Guest = PEOPLE[0], **more: Any) -> Live:
    return await parts.lobby.create(guest, Wish(GAME, ["me", ("bot", "random")], start=True, **more))


async def of_people(parts: Services, count: int = 3, **more: Any) -> Live:
    live = await parts.lobby.create(PEOPLE[0], Wish(GAME, ["me", *["open"] * (count - 1)], **more))
    for guest in PEOPLE[1:count]:
        await parts.seating.join(live, guest)
    await parts.play.start(live, 0)
    return live


async def move(parts: Services, live: Live) -> None:
    """Whoever is to act plays, through this node."""
    here = await parts.lobby.get(live.id)
    assert here.match is not None
    assert here.actor is not None
    await parts.play.move(here, here.actor, here.n, here.match.legal[0])


def is_past(parts: Services, table: str, n: int) -> bool:
    """Has this node seen more than `n` steps of a table?"""
    return table in parts.lobby.lives and parts.lobby.lives[table].n > n


def look(parts: Services, live: Live, seat: int | None) -> Any:
    """A stream that nobody reads."""
    right = None if seat is None else parts.seating.right_of(live, PEOPLE[seat])
    return parts.hub.subscribe(live, Viewer(seat), as_json, right=right)


def test_a_dead_nodes_tables_are_taken_over(postgres: Postgres) -> None:
    """The bot of a dead node moves on another, at which nobody has asked for the table."""

    async def scene(node: Callable[..., Awaitable[Services]]) -> None:
        async def thinks_for_ever(*_: Any) -> int:
            await asyncio.sleep(3600)
            return 0

        first = await node(thinks_for_ever)
        second, third = await node(), await node()
        tables = [await against_a_bot(first) for _ in range(6)]
        for live in tables:
            while live.actor == 0:
                await move(first, live)
            assert await owner(first, live) == number(first)
        await die(first)
        began = time.monotonic()
        for live in tables:
            await until(lambda id_, n: any(is_past(parts, id_, n) for parts in (second, third)), live.id, live.n)
            assert await owner(second, live) in (number(second), number(third))
        assert time.monotonic() - began < 5 * nodes.DEAD

    played(postgres, scene)


def test_a_slow_node_cannot_write_with_its_old_number(postgres: Postgres) -> None:
    async def scene(node: Callable[..., Awaitable[Services]]) -> None:
        here, there = await node(), await node()
        live = await against_a_bot(here)
        await until(lambda: live.actor == 0)
        old = number(here)
        assert await owner(here, live) == old
        bury = update(schema.nodes).where(schema.nodes.c.number == old).values(beat=0.0)
        await there.store.beside(lambda connection: (connection.execute(bury), nodes.bury(connection)))
        assert live.match is not None
        with pytest.raises(Fenced):  # it knows nothing of it yet
            async with here.lobby.changing(live):
                await here.play.commit(live, live.match.after(live.match.legal[0]), own=True)
        with pytest.raises(Fenced):
            await here.store.write(lambda connection: leases.check(connection, live.row.number, old))
        await until(lambda: number(here) > old)
        n = live.n
        await move(here, live)  # a person needs no lease
        await until(lambda: live.actor == 0 or live.row.phase == "over")
        assert live.n > n
        lives = [parts.lobby.lives for parts in (here, there)]
        await until(lambda: any(known[live.id].lease for known in lives if live.id in known))  # it has been taken over
        assert await owner(here, live) in (number(here), number(there))

    played(postgres, scene)


def test_a_node_that_stops_hands_over(postgres: Postgres) -> None:
    async def scene(node: Callable[..., Awaitable[Services]]) -> None:
        here, there = await node(), await node()
        live = await of_people(here, 2, clock=60)
        look(here, live, 1)
        twin = await there.lobby.get(live.id)
        await until(lambda: twin.connected(1))
        began = time.monotonic()
        await services.stop(here)
        await until(lambda: twin.lease)
        assert time.monotonic() - began < nodes.DEAD + 1
        await until(lambda: not twin.connected(1))
        assert await there.store.read(lambda c: c.execute(select(func.count()).select_from(schema.nodes)).scalar()) == 1

    played(postgres, scene)


def test_one_clock_for_all(postgres: Postgres) -> None:
    """Shown alike on a node that has just loaded the table; it runs out once."""

    async def scene(node: Callable[..., Awaitable[Services]]) -> None:
        here, there = await node(), await node()
        live = await of_people(here, 2, clock=100)
        behind = text(f"UPDATE steps SET at = at - 95 WHERE match = {live.row.number}")
        began = text("UPDATE nodes SET began = began - 1000")
        await here.store.beside(lambda connection: (connection.execute(behind), connection.execute(began)))
        await until(lambda: steady.clock.began and steady.now() - steady.clock.began > 900)
        twin = await there.lobby.get(live.id)
        left = (twin.clock() or {})["left"]
        assert 3 < left <= 5
        here.lobby.forget(live)
        again = await here.lobby.get(live.id)
        assert abs((again.clock() or {})["left"] - left) < 1
        late = again.actor
        assert late is not None
        await until(lambda: again.row.seats[late].stand_in and twin.row.seats[late].stand_in)
        row = await here.store.read(lambda connection: db.find_row(connection, live.id))
        assert row is not None
        assert row.revision == live.row.revision + 1

    played(postgres, scene)


def test_who_is_there_and_who_votes(postgres: Postgres) -> None:
    async def scene(node: Callable[..., Awaitable[Services]]) -> None:
        here, there = await node(gone_after=1.0), await node(gone_after=1.0)
        live = await of_people(here)
        twin = await there.lobby.get(live.id)
        first, second, third = look(here, live, 0), look(there, twin, 1), look(there, twin, 2)
        for _ in range(2):
            look(there, twin, None)
        look(here, live, None)
        for at in (live, twin):
            await until(lambda at: [at.connected(k) for k in range(3)] == [True] * 3, at)
            await until(lambda at: at.summary()["spectators"] == 3, at)
            assert at.replaceable_in(2) is None
        third.close()
        for at in (live, twin):
            await until(lambda at: not at.connected(2), at)
            await until(lambda at: at.replaceable_in(2) == 0, at)
        fresh = await (await node(gone_after=1.0)).lobby.get(live.id)  # absences are as old there
        assert fresh.replaceable_in(2) == 0
        assert [fresh.connected(k) for k in range(3)] == [True, True, False]
        assert not await here.seating.replace(live, 0, 2)
        await until(lambda: twin.summary()["votes"] == {"2": [0]})
        assert await there.seating.replace(twin, 1, 2)
        await until(lambda: live.row.seats[2].stand_in and not live.summary()["votes"])
        await here.seating.come_back(live, 2)  # the votes are spent, though nobody has moved since
        await until(lambda: not twin.row.seats[2].stand_in and twin.replaceable_in(2) == 0)
        assert not await there.seating.replace(twin, 1, 2)
        assert first.open
        assert second.open

    played(postgres, scene)


def test_two_votes_at_once_are_enough(postgres: Postgres) -> None:
    async def scene(node: Callable[..., Awaitable[Services]]) -> None:
        here, there = await node(gone_after=0), await node(gone_after=0)
        for _ in range(5):
            live = await of_people(here)
            twin = await there.lobby.get(live.id)
            look(here, live, 0)
            look(there, twin, 1)
            await until(lambda a, b: a.connected(1) and b.connected(0), live, twin)
            votes = (here.seating.replace(live, 0, 2), there.seating.replace(twin, 1, 2))
            assert sorted(await asyncio.gather(*votes)) == [False, True]

    played(postgres, scene)


def test_who_looked_through_a_dead_node_is_gone(postgres: Postgres) -> None:
    async def scene(node: Callable[..., Awaitable[Services]]) -> None:
        here, there = await node(), await node()
        live = await of_people(here, 2)
        look(here, live, 0)
        twin = await there.lobby.get(live.id)
        look(there, twin, 1)
        await until(lambda: twin.connected(0) and live.connected(1))
        await die(here)
        await until(lambda: not twin.connected(0))
        assert twin.connected(1)

    played(postgres, scene)


def test_the_eldest_tidies_and_looks_at_all_nodes(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(node: Callable[..., Awaitable[Services]]) -> None:
        eldest, other = await node(), await node()
        await until(lambda: eldest.cluster.node.eldest and other.cluster.node.living == 2)  # type: ignore[union-attr]
        monkeypatch.setattr(steady.clock, "anchored", steady.clock.anchored - steady.SETTLED)
        watched = await other.lobby.create(PEOPLE[0], Wish(GAME, ["me", "open"]))
        unseen = await other.lobby.create(PEOPLE[0], Wish(GAME, ["me", "open"]))
        idle = [await of_people(other, 2) for _ in range(2)]
        for live in (watched, idle[0]):
            look(other, live, 0)

        def age(connection: Connection) -> None:
            connection.execute(update(schema.tables).values(created=1.0, started=1.0))
            connection.execute(update(schema.steps).values(at=1.0))

        await eldest.store.write(age)
        streams = select(func.count()).select_from(schema.presence).where(schema.presence.c.streams > 0)
        while await other.store.read(lambda connection: connection.execute(streams).scalar_one()) < 2:
            await asyncio.sleep(0.01)
        await tidy(other.play, other.cluster)  # it has no say
        assert len(await other.store.read(db.unfinished)) == 4
        await tidy(eldest.play, eldest.cluster)
        left = {row.id for row in await other.store.read(db.unfinished)}
        assert left == {watched.id, idle[0].id}, unseen.id

    played(postgres, scene)


def test_an_unused_table_is_forgotten_with_its_lease(postgres: Postgres) -> None:
    async def scene(node: Callable[..., Awaitable[Services]]) -> None:
        here, there = await node(in_memory=0), await node()
        live = await against_a_bot(here)
        await until(lambda: live.actor == 0 and not live.in_use)
        assert await owner(here, live) == number(here)
        for _ in range(100):  # not while somebody else holds it in the database
            await tidy(here.play, here.cluster)
            if live.id not in here.lobby.lives:
                break
        else:
            raise AssertionError("it is not forgotten")
        assert await owner(here, live) == 0
        n = live.n
        await move(there, live)  # and the bot's answer, by the node that has the lease now
        assert await owner(there, live) == number(there)
        twin = await there.lobby.get(live.id)
        await until(lambda: twin.actor == 0 or twin.row.phase == "over")
        assert twin.n > n

    played(postgres, scene)


def test_each_node_has_its_share_of_a_rate() -> None:
    alone, one_of_four = Rates(20, 40), Rates(20, 40)

    def at_once(rates: Rates, count: int) -> int:
        for taken in range(100):
            try:
                rates.take("192.0.2.1", 1.0, count)
            except TooFast:
                return taken
        raise AssertionError("no limit")

    assert at_once(alone, 1) in (40, 41)
    assert at_once(one_of_four, 4) in (10, 11)
