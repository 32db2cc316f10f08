"""What a long match costs: a look at it is cheap, whatever its length, and its length has an end."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest

from shoal import fair
from shoal.game import find, names
from shoal.match import Match, Variant, refold
from shoal.server.errors import TooFast
from shoal.server.live import MOST_STEPS, wake
from shoal.server.past import STRETCH, Past
from shoal.server.rates import Rates, cost
from shoal.server.seats import Signer
from shoal.server.store import Row
from tests.server.kit import Launch, Server
from tests.server.long import long_match

STEPS = 10_000 if os.environ.get("SHOAL_ATTACKS") else 2_500
LOOKS = 20
SECRET = "of the tests"


@dataclass
class Played:
    """A server with three long matches: one to look at, one to replay, one to play to its end."""

    server: Server
    on: tuple[Row, Match]
    over: tuple[Row, Match]
    ending: tuple[Row, Match]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    folder = tmp_path_factory.mktemp("long")
    ended = {"ended": {"by": "abandonment", "resigned": [], "winners": []}}
    on = long_match(folder, STEPS)
    over = long_match(folder, STEPS, phase="over", result=ended)
    ending = long_match(folder, 200)
    server = Server(folder, pages=True, secret=SECRET, longest_match=len(ending[1].log) + 6).start()
    yield Played(server, on, over, ending)
    server.finish()


def cpu(server: Server) -> float:
    """Seconds of processor time that the server has used."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@pytest.mark.parametrize("name", names())
def test_any_stretch_of_the_past_is_what_the_whole_log_says(name: str) -> None:
    rng = random.Random(3)
    game = find(name)
    match = Variant(game, game.players[0]).match(seed=5)
    past = Past(match, refold(match.record(), match.chance)[1])
    while not match.over:
        after = match.after(rng.choice(match.legal))
        match.adopt(after.steps)
        past.extend(after.steps)
    _, steps = refold(match.record(), match.chance)
    assert past.turns == [step.n for step in steps if step.actor is not None]
    assert len(past.marks) == -(-len(steps) // STRETCH)
    for _ in range(12):
        start, stop = sorted(rng.choices(range(len(steps) + 1), k=2))
        found = past.steps(start, stop)
        assert [(s.n, s.actor, s.action) for s in found] == [(s.n, s.actor, s.action) for s in steps[start:stop]]
        assert all(
            (a.before == b.before) and (a.after == b.after) for a, b in zip(found, steps[start:stop], strict=True)
        )
        seat = rng.choice([None, *range(match.variant.players)])
        assert past.events(seat, start, stop) == [match.events(step, seat) for step in steps[start:stop]]


def test_what_another_process_did_is_folded_on_from_what_is_known(tmp_path: Path) -> None:
    row, match = long_match(tmp_path, 300)
    log = [(action, float(n)) for n, action in enumerate(match.log)]
    turn = [n for n, step in enumerate(refold(match.record(), match.chance)[1]) if step.actor is not None][150]
    live = wake(row, log[:turn])
    known = live.match
    live.refresh(row, log)
    assert live.match is known
    whole = wake(row, log)
    assert whole.match is not None
    assert known is not None
    assert (known.state == whole.match.state, known.log) == (True, match.log)
    assert live.events(None, 0) == whole.events(None, 0)
    other = wake(row, log[:turn])
    assert other.match is not None
    other.match.log[turn // 2] += 1  # not what the database has: then all of it counts
    other.refresh(row, log)
    assert other.match.log == match.log


def test_looking_at_a_long_match_is_cheap(played: Played) -> None:
    server, (row, match) = played.server, played.on
    client = server.client()
    n = len(match.log)
    stops = [*range(0, n, MOST_STEPS), n]
    told = []
    for since, until in pairwise(stops):
        state = client.get(f"/tables/{row.id}/state?since={since}")
        assert (state["n"], state["events_until"]) == (n, until)
        told += state["events"]
    live = wake(row, [(action, 0.0) for action in match.log])
    assert live.past is not None
    assert told == [event for events in live.past.events(None, 0, n) for event in events]
    stream = client.stream(row.id)
    assert stream.reaches(n)["events_until"] == MOST_STEPS
    assert client.http.get(f"/t/{row.id}").status_code == 200
    before = cpu(server)
    for k in range(LOOKS):
        client.get(f"/tables/{row.id}/state?since={k}")
    assert (cpu(server) - before) / LOOKS < 0.03, "a GET used to fold the whole match: 40 us a step"


def test_replaying_a_long_match_is_cheap(played: Played) -> None:
    server, (row, _) = played.server, played.over
    client = server.client()
    assert client.http.get(f"/t/{row.id}/replay").status_code == 200
    before = cpu(server)
    for k in range(LOOKS):
        assert client.http.get(f"/t/{row.id}/replay/frame?step={k * 50}").status_code == 200
    assert (cpu(server) - before) / LOOKS < 0.05
    assert client.http.get(f"/t/{row.id}/verify").status_code == 200


def test_a_match_without_end_is_ended(played: Played) -> None:
    row, match = played.ending
    n = len(match.log)
    client = played.server.client()
    signer = Signer(SECRET.encode())
    bearers = [{"Authorization": f"Bearer {signer.token(row.id, k, seat)}"} for k, seat in enumerate(row.seats)]
    rng = random.Random(1)
    while (actor := client.get(f"/tables/{row.id}")["actor"]) is not None:
        state = client.get(f"/tables/{row.id}/state?since={n}", **bearers[actor])
        assert state["n"] < n + 6
        move = {"n": state["n"], "action": rng.choice(state["actions"])["id"]}
        client.post(f"/tables/{row.id}/moves", move, **bearers[actor])
    ended = client.get(f"/tables/{row.id}")
    assert ended["phase"] == "over"
    assert ended["result"] == {"ended": {"by": "length", "resigned": [], "winners": []}}
    assert fair.verify(client.get(f"/tables/{row.id}/record"))["ok"]


def test_what_a_request_costs() -> None:
    assert cost("GET", "/static/x/app.js") == 0
    assert cost("GET", "/health") == 0
    assert cost("GET", "/api/lobby") < cost("GET", "/t/abc") < cost("POST", "/api/tables/abc/moves")
    assert cost("POST", "/api/tables/abc/moves") == cost("POST", "/t/abc/play") == 1
    assert cost("POST", "/api/tables") == cost("POST", "/new/x") == cost("POST", "/play/x") > 1
    assert cost("POST", "/t/abc/hint") == cost("POST", "/api/tables/abc/hint") > 1
    assert cost("GET", "/t/abc/verify") == cost("POST", "/verify") > cost("GET", "/t/abc/replay/frame")


def test_dear_requests_use_up_the_rate_sooner() -> None:
    rates = Rates(rate=0.001, burst=10)
    for _ in range(5):
        rates.take("a", 2.0)
    with pytest.raises(TooFast):
        rates.take("a", 1.0)
    rates.take("a", 0.0)
    rates.take("b", 8.0)
    with pytest.raises(TooFast):
        rates.take("b", 4.0)
    rates.take("b", 1.0)


def test_reads_are_limited_too(launch: Launch) -> None:
    client = launch(rate=0.1, burst=10).client()
    codes = [client.ask("GET", "/lobby")[0] for _ in range(60)]
    assert codes[:40] == [200] * 40
    assert codes[-5:] == [429] * 5
    assert client.http.get("/health").status_code == 200
