"""kill -9 at random moments under play: every acknowledged move is there, none is doubled, streams resume, matches end.

SHOAL_CRASHES=50 makes the long run.
"""

from __future__ import annotations

import os
import random
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx

import shoal
from shoal import fair
from shoal.match import SeededChance, refold
from tests.kit.cases import case_of
from tests.server.kit import Client, Launch, Regular, Server, Stream

CRASHES = int(os.environ.get("SHOAL_CRASHES", "4"))
TABLES = 3


class Pair(Regular):
    """Two people who play match after match on one device each, whatever happens to the server."""

    def __init__(self, server: Server, seed: int, stop: threading.Event) -> None:
        super().__init__(seed, stop)
        self.people = [server.client("A"), server.client("B")]
        self.doubles = 0

    def play_match(self) -> None:
        """Between the two."""
        game = self.rng.choice(shoal.games())
        ann, bob = self.people
        seats = [{"kind": "me"}, {"kind": "open"}]
        asked = {"game": game, "seats": seats, "name": "A", "options": dict(case_of(game).short)}
        made = insist(lambda: ann.post("/tables", asked))
        table = str(made["table"]["id"])
        if refusal(insist(lambda: bob.ask("POST", f"/tables/{table}/seats", {"name": "B"}))) == "seat_taken":
            return  # by themselves, in an answer that was lost with the cookie it brought
        assert refusal(insist(lambda: ann.ask("POST", f"/tables/{table}/start"))) in (None, "wrong_phase")
        watcher = Resumer(ann, table)
        acknowledged: dict[int, int] = {}
        while (actor := insist(lambda: ann.get(f"/tables/{table}"))["actor"]) is not None:
            state = insist(lambda a=actor: self.people[a].get(f"/tables/{table}/state?since=99999"))  # type: ignore[misc]
            if state["actions"]:
                self._move(table, self.people[actor], state["n"], self.rng.choice(state["actions"])["id"], acknowledged)
        self.finished.append((table, acknowledged, watcher))

    def _move(self, table: str, person: Client, n: int, action: int, acknowledged: dict[int, int]) -> None:
        """Send until there is an answer: a move that was committed before the crash is refused as played already."""
        refused = refusal(insist(lambda: person.ask("POST", f"/tables/{table}/moves", {"n": n, "action": action})))
        assert refused in (None, "already_played"), refused
        self.doubles += refused is not None
        assert n not in acknowledged
        acknowledged[n] = action


class Resumer(threading.Thread):
    """A stream that comes back with Last-Event-ID whenever it breaks, until the match is over."""

    def __init__(self, person: Client, table: str) -> None:
        super().__init__(daemon=True)
        self.person, self.table = person, table
        self.events: list[Any] = []
        self.breaks = -1
        self.start()

    def run(self) -> None:
        last: int | None = None
        while True:
            stream = self.person.stream(self.table, last)
            with stream._news:
                stream._news.wait_for(lambda s=stream: s.ended or over(s))  # type: ignore[misc]
            stream.close()
            steps = stream.steps()
            self.events += [event for data in steps for event in data["events"]]
            last = steps[-1]["n"] if steps else last
            self.breaks += 1
            if over(stream):
                return
            time.sleep(0.05)  # as a browser waits before it tries again


def over(stream: Stream) -> bool:
    steps = stream.steps()
    return bool(steps) and bool(steps[-1]["view"]["over"])


def refusal(answer: tuple[int, Any]) -> str | None:
    """The code of a refusal, None if all is well."""
    status, body = answer
    return str(body["error"]["code"]) if status >= 400 else None


def insist(ask: Callable[[], Any]) -> Any:
    """Ask until the server is there again; it lives shortly, and a busy machine is slow to bring it back."""
    end = time.monotonic() + 180
    while time.monotonic() < end:
        try:
            return ask()
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError("the server did not come back")


def test_nothing_acknowledged_is_lost(launch: Launch) -> None:
    server = launch()
    stop = threading.Event()
    pairs = [Pair(server, seed, stop) for seed in range(TABLES)]
    for pair in pairs:
        pair.start()
    rng = random.Random(1)
    for _ in range(CRASHES):
        time.sleep(rng.uniform(0.1, 0.6))
        server.kill()
        server.start()
    stop.set()
    for pair in pairs:
        pair.join(240)
        assert pair.error is None, pair.error
        assert pair.finished
    checked = sum(check(pair, *match) for pair in pairs for match in pair.finished)
    breaks = sum(watcher.breaks for pair in pairs for _, _, watcher in pair.finished)
    doubles = sum(pair.doubles for pair in pairs)
    print(
        f"{CRASHES} crashes, {checked} acknowledged moves, {breaks} tries to resume streams, {doubles} moves sent twice"
    )


def check(pair: Pair, table: str, acknowledged: dict[int, int], watcher: Resumer) -> int:
    """The record holds exactly the acknowledged moves, is fair, and reached the watcher once."""
    watcher.join(30)
    assert not watcher.is_alive()
    record = pair.people[0].get(f"/tables/{table}/record")
    assert fair.verify(record)["ok"]
    match, steps = refold(record, SeededChance(0))
    assert {step.n: step.action for step in steps if step.actor is not None} == acknowledged
    assert watcher.events == [event for step in steps for event in match.events(step, 0)]
    return len(acknowledged)
