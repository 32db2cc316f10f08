"""A rolling restart: each of three nodes is stopped and started under load, and no player sees an error.

SHOAL_ATTACKS=1 goes round five times.
"""

from __future__ import annotations

import os
import random
import signal
import threading
import time

from shoal import fair
from shoal.match import SeededChance, refold
from tests.kit.cases import case_of, pick
from tests.server.cluster import Cluster, Follower, Launching, Person
from tests.server.kit import eventually

GAME = pick(players=2).name
ROUNDS = 5 if os.environ.get("SHOAL_ATTACKS") else 1
DRAIN = 0.6  # several times as long as the load balancer needs to see that a node goes
LONGEST = 15.0  # seconds that anybody may wait for an answer or for a bot


class Pair(threading.Thread):
    """A person who plays match after match, against another or against a bot, through the load balancer."""

    def __init__(self, cluster: Cluster, seed: int, stop: threading.Event, bot: bool) -> None:
        super().__init__(daemon=True)
        self.cluster, self.bot, self.stop = cluster, bot, stop
        self.rng = random.Random(seed)
        self.finished: list[tuple[str, dict[int, int], Follower]] = []
        self.longest = 0.0
        self.moves = 0
        self.error: BaseException | None = None

    def run(self) -> None:
        try:
            while not self.stop.is_set() or not self.finished:
                self._match()
        except BaseException as error:
            self.error = error

    def _match(self) -> None:
        front, people = self.cluster.front, [self.cluster.person(name) for name in "AB"]
        options = dict(case_of(GAME).short)
        seats = ("me", "random") if self.bot else ("me", "open")
        table = people[0].at(front).table(GAME, *seats, options=options)
        if not self.bot:
            people[1].at(front).post(f"/tables/{table}/seats", {"name": "B"})
        people[0].at(front).post(f"/tables/{table}/start")
        follower = people[0].follow(table, [front])
        played: dict[int, int] = {}
        since = time.monotonic()
        while (seat := people[0].at(front).get(f"/tables/{table}")["actor"]) is not None:
            if seat == 0 or not self.bot:
                since = self._move(table, people[seat], played, since)
            assert time.monotonic() - since < LONGEST, f"the bot of {table} does not move"
        self.finished.append((table, played, follower))

    def _move(self, table: str, person: Person, played: dict[int, int], since: float) -> float:
        client = person.at(self.cluster.front)
        state = client.get(f"/tables/{table}/state?since=99999")
        if state["actions"]:  # else somebody was faster: the bot, which has moved meanwhile
            asked = {"n": state["n"], "action": self.rng.choice(state["actions"])["id"]}
            client.post(f"/tables/{table}/moves", asked)
            assert asked["n"] not in played
            played[asked["n"]] = asked["action"]
            self.moves += 1
            self.longest = max(self.longest, time.monotonic() - since)
            return time.monotonic()
        return since


def test_a_rolling_restart_is_not_noticed(cluster: Launching) -> None:
    nodes = cluster(3, workers=1, drain=DRAIN, poll=0.5)
    stop = threading.Event()
    pairs = [Pair(nodes, seed, stop, bot=seed % 2 == 0) for seed in range(4)]
    for pair in pairs:
        pair.start()
    eventually(lambda: all(pair.moves > 3 for pair in pairs))
    for _ in range(ROUNDS):
        for node in nodes.nodes:
            assert node.stop() in (0, -signal.SIGTERM)
            node.start()
            eventually(lambda n=node: n.port not in nodes.front.sick)  # type: ignore[misc]
    stop.set()
    for pair in pairs:
        pair.join(120)
        assert pair.error is None, pair.error
        assert pair.finished
    checked = sum(check(pair, *match) for pair in pairs for match in pair.finished)
    moved = sum(follower.streams - 1 for pair in pairs for _, _, follower in pair.finished)
    assert moved > 0
    print(f"{checked} moves, streams moved {moved} times, the longest wait {max(p.longest for p in pairs):.2f} s")


def check(pair: Pair, table: str, played: dict[int, int], follower: Follower) -> int:
    """The record has every move once, in order, and whoever looked on was told it once, without an error."""
    follower.join(30)
    assert not follower.is_alive()
    assert follower.errors == []
    record = pair.cluster.person().at(pair.cluster.front).get(f"/tables/{table}/record")
    assert fair.verify(record)["ok"]
    match, steps = refold(record, SeededChance(0))
    people = (0,) if pair.bot else (0, 1)
    assert {step.n: step.action for step in steps if step.actor in people} == played
    assert follower.story() == [event for step in steps for event in match.events(step, 0)]
    return len(played)
