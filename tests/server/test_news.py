"""Several nodes on one PostgreSQL: what one commits the others show at once, and nobody goes back in time."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from shoal.server.engine import open_engine
from shoal.server.hub import Mark, beginning
from shoal.server.migrate import upgrade
from shoal.server.news import AT_ONCE, News, payloads
from shoal.server.watcher import LOOK
from tests.kit.cases import pick
from tests.server.cluster import Cluster, Person
from tests.server.kit import Client, eventually, run
from tests.server.postgres import Postgres
from tests.server.test_take_back import begun, running

GAME = pick(players=2).name


def move(client: Client, table: str, rng: random.Random) -> tuple[int, dict[str, int]]:
    """A random move of whoever's client it is; the steps there are then, and the move."""
    state = client.get(f"/tables/{table}/state?since=99999")
    asked = {"n": state["n"], "action": rng.choice(state["actions"])["id"]}
    return int(client.post(f"/tables/{table}/moves", asked)["n"]), asked


def actor(people: list[Person], table: str, node: int = 0) -> Person | None:
    seat = people[0].at(node).get(f"/tables/{table}")["actor"]
    return None if seat is None else people[seat]


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Cluster]:
    """Two nodes for all of these tests. While news comes in, a round is too slow to help."""
    folder = tmp_path_factory.mktemp("two")
    with Cluster(folder, postgres.fresh(), 2, linked=True, database_timeout=1.0, poll=0.2) as nodes:
        yield nodes


def test_news_is_seen_at_once_and_reads_are_never_stale(two: Cluster) -> None:
    """Also who is told a story is told it once, whatever node goes on with it; and a move sent twice is played once."""
    rng = random.Random(1)
    table, people = two.seated(GAME, 2)
    viewer = people[0].at(1).stream(table)
    roaming = people[1].follow(table, two.nodes, 5)
    waits: list[float] = []
    for k in range(30):
        if (mover := actor(people, table, k % 2)) is None:
            break
        n, asked = move(mover.at(k % 2), table, rng)
        began = time.monotonic()
        other = people[k % 2].at((k + 1) % 2)
        assert other.get(f"/tables/{table}")["n"] >= n  # the other node knows, right after the answer
        assert mover.at((k + 1) % 2).refused(f"/tables/{table}/moves", asked) == "already_played"
        viewer.reaches(n)
        waits.append(time.monotonic() - began)
        if k % 5 == 0:  # ends in the middle, and comes back somewhere else
            roaming.break_off()
    roaming.reaches(n)
    assert statistics.median(waits) < 0.5  # milliseconds on a machine that is not busy; a round takes seconds
    told = [event for data in viewer.steps() for event in data["events"]]
    assert len(roaming.story()) >= len(told) > 30
    assert [first for first, _, _ in roaming.told] == [0, *(last for _, last, _ in roaming.told[:-1])]
    roaming.close()


def test_emotes_cross(two: Cluster) -> None:
    """A sign reaches all nodes, and counts on all of them."""
    table, people = two.seated(GAME, 2)
    viewer = people[1].at(1).stream(table)
    viewer.until(lambda s: s.events)
    for sign in ("hello", "wow", "oops"):
        people[0].at(0).post(f"/tables/{table}/emote", {"emote": sign})
    viewer.until(lambda s: [d["emote"] for kind, _, d in s.events if kind == "emote"] == ["hello", "wow", "oops"])
    assert people[0].at(1).refused(f"/tables/{table}/emote", {"emote": "bye"}) == "too_fast"


def test_every_request_may_reach_another_node(two: Cluster) -> None:
    """Sitting down, starting, giving up, leaving: each node knows at once what another did."""
    ann, bob = two.person("Ann"), two.person("Bob")
    table = ann.at(0).table(GAME, "me", "open", public=True)
    assert table in [t["id"] for t in ann.at(1).get("/lobby")["open"]]
    viewer = ann.at(1).stream(table)
    bob.at(1).post(f"/tables/{table}/seats", {"name": "Bob"})
    ann.at(0).post(f"/tables/{table}/start")  # without the news that Bob sits it would be refused
    viewer.reaches(1)
    bob.at(1).post(f"/tables/{table}/resign")
    assert ann.at(0).get(f"/tables/{table}")["phase"] == "over"
    assert ann.at(0).get(f"/tables/{table}/record") == bob.at(1).get(f"/tables/{table}/record")
    ann.at(0).post(f"/tables/{table}/rematch")
    again = bob.at(0).post(f"/tables/{table}/rematch")["next"]
    viewer.until(lambda s: ("bye", None, {"reason": "seat"}) in s.events)  # as on the node where the rematch began
    assert ann.at(1).get(f"/tables/{again}")["you"] == 0
    gone = ann.at(0).table(GAME, "me", "open")
    assert ann.at(1).get(f"/tables/{gone}")["phase"] == "open"
    ann.at(0).ask("DELETE", f"/tables/{gone}/seats/0")
    assert ann.at(1).refused(f"/tables/{gone}", method="GET") == "not_found"


def test_a_broken_line_is_mended(two: Cluster) -> None:
    """Cut, silent or slow: what was missed is seen when the line is back, and no read is stale meanwhile."""
    rng = random.Random(2)
    table, people = two.seated(GAME, 2)
    viewer = people[0].at(1).stream(table)
    link = two.links[1]
    for fault in ("cut", "refuse", "swallow", "slow"):
        _break(link, fault)
        mover = actor(people, table)
        assert mover is not None
        n, _ = move(mover.at(0), table, rng)
        status, seen = people[0].at(1).ask("GET", f"/tables/{table}")
        assert status == 503 or seen["n"] >= n, fault
        link.heal()
        viewer.reaches(n)
        eventually(lambda n=n: people[0].at(1).ask("GET", f"/tables/{table}")[1].get("n", -1) >= n)  # type: ignore[misc]


def _break(link: Any, fault: str) -> None:
    if fault == "cut":
        link.cut()
    elif fault == "refuse":
        link.refusing = True
        link.cut()
    elif fault == "swallow":
        link.swallowing = True
    else:
        link.delay = 0.05


def test_the_round_is_a_net_below_the_news(postgres: Postgres, two: Cluster) -> None:
    """What nobody told of is seen too, after a while."""
    table, people = two.seated(GAME, 2)
    viewer = people[0].at(0).stream(table)
    viewer.table_where(lambda t: not t["public"])
    postgres.tell(two.database, f"UPDATE tables SET public = true, revision = revision + 1 WHERE id = '{table}'")
    viewer.table_where(lambda t: t["public"])


def test_the_look_does_not_grow_with_the_match(postgres: Postgres) -> None:
    """Two lookups in an index for each table: no table and no log is read as a whole."""
    url = postgres.fresh()
    engine = open_engine(url)
    upgrade(engine)
    with engine.begin() as connection:
        connection.execute(text("SET enable_seqscan = off"))
        plan = connection.exec_driver_sql("EXPLAIN " + LOOK.format(known="(1,400,0),(2,10,0)")).scalars().all()
    engine.dispose()
    assert any("Index" in line and "steps_pkey" in line for line in plan), plan
    assert not any("Seq Scan on steps" in line for line in plan), plan


def test_who_is_ahead_makes_a_process_look_on_sqlite_too(tmp_path: Path) -> None:
    """Several processes on one file look around now and then; a client that has seen more does not wait for that."""

    async def scene() -> None:
        async with running(tmp_path) as (here, _), running(tmp_path) as (there, _):
            live, _ = await begun(here, GAME, ["me", "open"])
            twin = await there.lobby.get(live.id)
            seen = twin.n
            for mark in ((0, None), (0, 0), (seen, None), (seen, 0)):
                assert live.match is not None
                assert live.actor is not None
                await here.play.move(live, live.actor, live.n, live.match.legal[0])
                assert (await there.lobby.get(live.id, mark)).n == seen  # nothing that this client would miss
            assert await there.lobby.get(live.id, (live.n, None)) is twin
            assert twin.n == live.n > seen
            assert beginning(twin, Mark(live.n + 1, 0)).since == live.n  # a mark of nowhere tells nothing again

    run(scene)


def test_much_news_is_told_in_parts() -> None:
    told = list(payloads("n" * 12, [News("step", 10**9, 10**5, 10**6, "x" * 99) for _ in range(AT_ONCE + 1)]))
    assert len(told) == 2
    assert max(map(len, told)) < 8000
