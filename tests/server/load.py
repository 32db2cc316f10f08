"""People who play against bots and clocks on several nodes, whatever happens to these, and viewers on each of them."""

from __future__ import annotations

import http.client
import json
import threading
import time
from contextlib import suppress
from typing import Any

import httpx

import shoal
from shoal import fair
from shoal.match import SeededChance, refold
from tests.kit.cases import case_of
from tests.server.cluster import Cluster, Person
from tests.server.kit import Regular, Server, few

CLOCK = 5  # seconds for a move, where there is a clock
ANSWER = 4.0  # seconds until another node is asked
AVOIDED = 2.0  # seconds in which a node that gave no answer is not asked, as by a proxy
AFTER = 5.0  # seconds after an outage of the database in which waiting is still its fault
STUCK = 120.0  # seconds after which the test gives up


class Waits:
    """How long anybody had to wait, but for outages of the database."""

    def __init__(self) -> None:
        self.outages: list[list[float]] = []
        self.longest: dict[str, tuple[float, str]] = {}

    def begin_outage(self) -> None:
        self.outages.append([time.monotonic(), float("inf")])

    def end_outage(self) -> None:
        self.outages[-1][1] = time.monotonic() + AFTER

    def note(self, kind: str, since: float, of: str) -> None:
        now = time.monotonic()
        out = sum(max(0.0, min(now, end) - max(since, begin)) for begin, end in self.outages)
        waited = now - since - out
        if waited > self.longest.get(kind, (0.0, ""))[0]:
            self.longest[kind] = (waited, f"{of} at {time.strftime('%H:%M:%S', time.gmtime())}")


class Viewer(threading.Thread):
    """Looks on through one node, and comes back to it after the last event, until the match is over."""

    def __init__(self, node: Server, table: str) -> None:
        super().__init__(daemon=True)
        self.node, self.table = node, table
        self.told: list[tuple[int, list[Any]]] = []  # steps so far, and the events that led there
        self.tries = 0
        self.over = False
        self.start()

    def run(self) -> None:
        while not self.over:
            with suppress(OSError, http.client.HTTPException):
                self._listen()
            time.sleep(0.3)  # as a browser waits before it tries again

    def _listen(self) -> None:
        self.tries += 1
        connection = http.client.HTTPConnection("127.0.0.1", self.node.port, timeout=10)
        try:
            last = {"last-event-id": str(self.told[-1][0])} if self.told else {}
            connection.request("GET", f"/api/tables/{self.table}/stream", headers=last)
            answer = connection.getresponse()
            while answer.status == 200 and not self.over and (line := answer.readline()):
                if line.startswith(b"event: step"):
                    answer.readline()
                    self._take(json.loads(answer.readline().removeprefix(b"data: ")))
        finally:
            connection.close()

    def _take(self, step: Any) -> None:
        self.told.append((step["n"], step["events"]))
        self.over = bool(step["view"]["over"])

    def story(self) -> list[Any]:
        return [event for _, events in self.told for event in events]


class Player(Regular):
    """One person who plays match after match against bots, on any node."""

    def __init__(self, cluster: Cluster, waits: Waits, seed: int, stop: threading.Event) -> None:
        super().__init__(seed, stop)
        self.cluster, self.waits = cluster, waits
        self.game = shoal.games()[seed % len(shoal.games())]
        self.clock = CLOCK if seed % 2 else None
        self.me: Person = cluster.person(f"P{seed}")
        self.avoid: dict[int, float] = {}
        self.again = 0  # moves that had to be sent again
        self.late = 0  # clocks that ran out

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask any node until one answers."""
        began = time.monotonic()
        while time.monotonic() < began + STUCK:
            nodes = range(len(self.cluster.nodes))
            well = [k for k in nodes if self.avoid.get(k, 0) < time.monotonic()] or list(nodes)
            node = self.rng.choice(well)
            client = self.me.at(node)
            client.http.timeout = ANSWER
            try:
                status, answer = client.ask(method, path, body)
            except (httpx.HTTPError, json.JSONDecodeError):
                status = 503
            if status < 500:
                self.waits.note("answer", began, f"{method} {path}")
                return status, answer
            self.avoid[node] = time.monotonic() + AVOIDED
            self.again += method == "POST"
            time.sleep(0.05)
        raise AssertionError(f"no answer: {method} {path}")

    def need(self, method: str, path: str, body: Any = None) -> Any:
        status, answer = self.ask(method, path, body)
        assert status < 300, answer
        return answer

    def play_match(self) -> None:
        seats = [{"kind": "me"}, *({"kind": "bot", "level": "random"} for _ in range(few(self.game) - 1))]
        wish = {"game": self.game, "seats": seats, "name": self.me.name, "start": True, "clock": self.clock}
        table = str(self.need("POST", "/tables", wish | {"options": dict(case_of(self.game).short)})["table"]["id"])
        viewers = [Viewer(node, table) for node in self.cluster.nodes]
        played: dict[int, int] = {}
        n, since = -1, time.monotonic()
        while (summary := self.need("GET", f"/tables/{table}"))["phase"] != "over":
            assert summary["n"] >= n, f"back in time: {summary['n']} after {n}"
            if summary["n"] != n:
                if n >= 0:
                    self.waits.note("step", since, table)
                n, since = summary["n"], time.monotonic()
            assert time.monotonic() - since < STUCK, f"{table} stands still at {n}: {summary}"
            if summary["seats"][0]["stand_in"]:
                self.ask("POST", f"/tables/{table}/return")
            elif summary["actor"] != 0:
                time.sleep(0.1)  # a bot thinks
            elif self.clock and self.rng.random() < 0.02:
                self._be_late(table, n)
                since = time.monotonic()
            else:
                self._move(table, played)
                since = time.monotonic()
            time.sleep(0.02)
        self.finished.append((table, played, viewers))

    def _move(self, table: str, played: dict[int, int]) -> None:
        state = self.need("GET", f"/tables/{table}/state?since=99999")
        if not state["actions"]:
            return  # a bot stands in by now
        n, action = state["n"], self.rng.choice(state["actions"])["id"]
        status, answer = self.ask("POST", f"/tables/{table}/moves", {"n": n, "action": action})
        code = None if status < 300 else answer["error"]["code"]
        if code in (None, "already_played"):
            assert played.setdefault(n, action) == action
        else:
            assert code in ("stale_step", "not_your_turn", "wrong_phase", "raced"), answer

    def _be_late(self, table: str, n: int) -> None:
        """Let the clock run out: a bot plays on."""
        began = time.monotonic()
        self.late += 1
        while self.need("GET", f"/tables/{table}")["n"] == n:
            assert time.monotonic() - began < STUCK, f"the clock of {table} does not run out"
            time.sleep(0.2)
        self.waits.note("clock", began + CLOCK, table)

    def check(self) -> tuple[int, int]:
        """Each record holds what was acknowledged, once, and was told alike by every node; moves and steps."""
        moves = steps = 0
        for table, played, viewers in self.finished:
            record = self.need("GET", f"/tables/{table}/record")
            assert fair.verify(record)["ok"]
            match, folded = refold(record, SeededChance(0))
            mine = {step.n: step.action for step in folded if step.actor == 0}
            assert played.items() <= mine.items(), f"{table}: an acknowledged move is lost"
            if self.clock is None:
                assert played == mine, f"{table}: moves that nobody made"
            story = [event for step in folded for event in match.events(step, None)]
            for viewer in viewers:
                viewer.join(60)
                assert not viewer.is_alive(), f"{table}: a viewer waits at {viewer.told[-1:]}"
                assert viewer.story() == story, f"{table}: a viewer was told something else"
            moves, steps = moves + len(played), steps + len(folded)
        return moves, steps
