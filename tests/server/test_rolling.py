"""A rolling restart: one of three nodes is stopped and started under load, and no player sees an error.

SHOAL_ATTACKS=1 goes round five times.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from pathlib import Path

import httpx

from shoal import fair
from shoal.match import SeededChance, refold
from shoal.server import services
from shoal.server.app import create_app
from shoal.server.hub import Viewer
from shoal.server.services import Services
from shoal.server.settings import Settings
from shoal.server.streams import as_json
from tests.kit.cases import case_of, pick
from tests.server.cluster import Cluster, Follower, Launching
from tests.server.kit import Regular, eventually, run

GAME = pick(players=2).name
RESTARTS, PAIRS = (15, 6) if os.environ.get("SHOAL_ATTACKS") else (1, 2)
DRAIN = 0.6  # several times as long as the load balancer needs to see that a node goes
THINKS = 0.03  # seconds between two moves of a person
LONGEST = 15.0  # seconds that anybody may wait for an answer or for a bot


class Pair(Regular):
    """A person who plays match after match, against another or against a bot, through the load balancer."""

    def __init__(self, cluster: Cluster, seed: int, stop: threading.Event, bot: bool) -> None:
        super().__init__(seed, stop)
        self.cluster, self.bot = cluster, bot
        self.longest = 0.0
        self.moves = 0

    def play_match(self) -> None:
        """From the first move to the last."""
        front, people = self.cluster.front, [self.cluster.person(name) for name in "AB"[: 1 if self.bot else 2]]
        seats = ("me", "random" if self.bot else "open")
        table = people[0].at(front).table(GAME, *seats, options=dict(case_of(GAME).short))
        for other in people[1:]:
            other.at(front).post(f"/tables/{table}/seats", {"name": "B"})
        people[0].at(front).post(f"/tables/{table}/start")
        lookers = [person.follow(table, [front]) for person in people]
        played: dict[int, int] = {}
        n = 1
        while (seat := self._turn(lookers, n)) is not None:
            asked = {"n": lookers[seat].seen, "action": self.rng.choice(lookers[seat].actions)["id"]}
            n = people[seat].at(front).post(f"/tables/{table}/moves", asked)["n"]
            assert asked["n"] not in played
            played[asked["n"]] = asked["action"]
            self.moves += 1
            time.sleep(THINKS)
        self.finished.append((table, played, lookers))

    def _turn(self, lookers: list[Follower], n: int) -> int | None:
        """The seat that sees after `n` steps or more that it may act; None when the match is over."""
        began = time.monotonic()
        while not all(looker.over for looker in lookers):
            for seat, looker in enumerate(lookers):
                if looker.seen >= n and looker.actions and not looker.over:
                    self.longest = max(self.longest, time.monotonic() - began)
                    return seat
            assert time.monotonic() - began < LONGEST, "nobody moves"
            time.sleep(0.005)
        return None


def test_a_node_that_goes_still_answers(tmp_path: Path) -> None:
    """It is not well any more, hangs up after each answer, and sends streams on."""

    async def scene() -> None:
        app = create_app(Settings(database=f"sqlite:///{tmp_path}/x.sqlite3", workers=0, drain=1, rate=0))
        parts: Services = app.state.services
        where = httpx.ASGITransport(app=app)
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=where, base_url="http://x") as ann:
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = await ann.post("/api/tables", json={"game": GAME, "seats": seats, "name": "Ann"})
            table = made.json()["table"]["id"]
            assert (await ann.get("/health")).status_code == 200
            assert "connection" not in made.headers
            stream = parts.hub.subscribe(parts.lobby.lives[table], Viewer(), as_json)
            leaving = asyncio.create_task(services.retire(parts))
            assert b"event: bye\nretry: " in b"".join([chunk async for chunk in stream])
            await leaving
            assert (await ann.get("/health")).status_code == 503
            seen = await ann.get(f"/api/tables/{table}")
            assert (seen.status_code, seen.headers["connection"]) == (200, "close")
            again = await ann.get(f"/api/tables/{table}/stream")
            assert again.status_code == 200
            assert again.headers["content-type"].startswith("text/event-stream")
            assert again.text.endswith('data: {"reason": "moving"}\n\n')

    run(scene)


def test_a_rolling_restart_is_not_noticed(cluster: Launching) -> None:
    nodes = cluster(3, workers=1, drain=DRAIN, poll=0.5)
    stop = threading.Event()
    pairs = [Pair(nodes, seed, stop, bot=seed % 2 == 0) for seed in range(PAIRS)]
    for pair in pairs:
        pair.start()
    looker = nodes.person().follow(nodes.seated(GAME, 2)[0], [nodes.front], first=0)
    eventually(lambda: looker.seen and all(pair.moves > 3 for pair in pairs))
    for k in range(RESTARTS):
        node = nodes.nodes[k % len(nodes.nodes)]
        assert node.stop() in (0, -signal.SIGTERM)
        node.start()
        eventually(lambda n=node: n.port not in nodes.front.sick)  # type: ignore[misc]
    stop.set()
    for pair in pairs:
        pair.join(120)
        assert pair.error is None, pair.error
        assert pair.finished
    checked = sum(check(pair, *match) for pair in pairs for match in pair.finished)
    assert looker.streams > 1
    assert looker.errors == []
    looker.close()
    print(f"{checked} moves, the longest wait {max(pair.longest for pair in pairs):.2f} s")


def check(pair: Pair, table: str, played: dict[int, int], lookers: list[Follower]) -> int:
    """The record has every move once, in order, and whoever looked on was told it once, without an error."""
    record = pair.cluster.person().at(pair.cluster.front).get(f"/tables/{table}/record")
    assert fair.verify(record)["ok"]
    match, steps = refold(record, SeededChance(0))
    assert {step.n: step.action for step in steps if step.actor in range(len(lookers))} == played
    for seat, looker in enumerate(lookers):
        looker.join(30)
        assert looker.errors == []
        assert looker.story() == [event for step in steps for event in match.events(step, seat)]
    return len(played)
