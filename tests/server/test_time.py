"""A clock that jumps, a database that fails while a clock runs out, people who are gone after a restart."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from shoal.server.steady import SETTLED, Steady
from tests.kit.cases import pick
from tests.server.kit import Client, Launch, Server, eventually, seated

GAME = pick(players=3).name
HOUR, DAY = 3600.0, 86_400.0
CLOCK = 300  # seconds: a busy machine is slow
JUMPY = """
import pathlib, time
real, jump = time.time, pathlib.Path({path!r})
time.time = lambda: real() + float(jump.read_text())
from shoal import cli
cli.main()
"""
QUICK = """
from shoal import cli
from shoal.server import wishes
wishes.CLOCKS = (0.1, 60.0)
cli.main()
"""


@pytest.fixture
def jumpy(tmp_path: Path) -> Iterator[Server]:
    """A server that takes the time of day from a clock that `jump` sets."""
    program = ["-c", JUMPY.format(path=str(tmp_path / "jump"))]
    server = Server(tmp_path, program, tidy_every=0.1, poll=0, keep_days=1)
    jump(server, 0)
    yield server
    server.finish()


def jump(server: Server, seconds: float) -> None:
    """Set the server's clock to so much after the true time."""
    whole = server.folder / "jump.new"
    whole.write_text(str(seconds))
    whole.rename(server.folder / "jump")


def tidied(person: Client) -> int:
    """How often the server has written: each round of tidying up writes once."""
    return int(float(re.findall(r"shoal_commits_total ([\d.]+)", person.http.get("/metrics").text)[0]))


def rounds_pass(person: Client) -> None:
    """Wait until the server has looked at its tables a few times."""
    before = tidied(person)
    eventually(lambda: tidied(person) > before + 3)


def test_a_clock_that_jumps_changes_nothing(jumpy: Server) -> None:
    jumpy.start()
    table, people = seated(jumpy, GAME, 2, clock=CLOCK)
    for off in (-3 * HOUR, 9 * DAY, 0.0):
        jump(jumpy, off)
        rounds_pass(people[0])
        summary = people[0].get(f"/tables/{table}")
        assert summary["phase"] == "playing"
        assert 0 < summary["clock"]["left"] <= CLOCK
        state = people[summary["actor"]].get(f"/tables/{table}/state")
        move = {"n": state["n"], "action": state["actions"][0]["id"]}
        people[summary["actor"]].post(f"/tables/{table}/moves", move)  # the next turn has a clock of its own
        summary = people[0].get(f"/tables/{table}")
        assert CLOCK - 60 < summary["clock"]["left"] <= CLOCK


@pytest.mark.parametrize("off", [-3 * HOUR, 9 * DAY])
def test_a_start_with_a_wrong_clock_harms_nobody(jumpy: Server, off: float) -> None:
    jumpy.start()
    table, people = seated(jumpy, GAME, 2, clock=CLOCK)
    waiting = people[0].table(GAME, "me", "open")
    jumpy.kill()
    jump(jumpy, off)
    jumpy.start()
    rounds_pass(people[0])
    summary = people[0].get(f"/tables/{table}")
    assert summary["phase"] == "playing"
    assert summary["seats"][summary["actor"]]["stand_in"] is None
    assert 0 < summary["clock"]["left"] <= CLOCK
    assert people[0].get(f"/tables/{waiting}")["phase"] == "open"


def test_the_time_of_day_follows_a_clock_that_stays_where_it_was_set() -> None:
    wall, passed = [1000.0], [0.0]
    clock = Steady(lambda: wall[0] + passed[0], lambda: passed[0])
    passed[0] = SETTLED
    assert clock.before(2 * SETTLED) == 1000.0 - SETTLED
    wall[0] += DAY
    clock.check()
    assert clock.now() == 1000.0 + SETTLED
    clock.check()
    assert clock.now() == 1000.0 + DAY + SETTLED
    assert clock.before(2 * SETTLED) == 0.0  # not at once
    assert clock.before(0.0) == clock.now()
    passed[0] += SETTLED
    assert clock.before(2 * SETTLED) == 1000.0 + DAY


def test_a_clock_that_runs_out_while_the_database_fails(launch: Launch, tmp_path: Path) -> None:
    server = launch(program=["-c", QUICK])
    table, people = seated(server, GAME, 2, clock=1)
    stream = people[0].stream(table)
    late = stream.table_where(lambda summary: summary["phase"] == "playing")["actor"]
    with sqlite3.connect(tmp_path / "test.sqlite3") as other:
        other.execute("CREATE TRIGGER full BEFORE UPDATE ON tables BEGIN SELECT RAISE(ABORT, 'full'); END")
    eventually(lambda: people[0].get(f"/tables/{table}")["clock"]["left"] == 0)
    eventually(lambda: "cannot act" in server.log.read_text())
    with sqlite3.connect(tmp_path / "test.sqlite3") as other:
        other.execute("DROP TRIGGER full")
    stream.table_where(lambda summary: summary["seats"][late]["stand_in"])


def test_who_is_gone_after_a_restart_can_be_replaced(launch: Launch) -> None:
    server = launch(gone_after=1.5)
    table, people = seated(server, GAME, 2)
    server.kill()
    server.start()
    assert people[0].refused(f"/tables/{table}/replace", {"seat": 1}) == "wrong_phase"
    eventually(lambda: people[0].ask("POST", f"/tables/{table}/replace", {"seat": 1})[0] == 200, 15)
    assert people[0].get(f"/tables/{table}")["seats"][1]["stand_in"] == "casual"
