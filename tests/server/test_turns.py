"""Clocks that run out, bots that play, hang, and survive a restart; people who are gone."""

from __future__ import annotations

import os
import random
import re
import signal

import pytest

import shoal
from tests.kit.cases import pick
from tests.server.kit import Client, Launch, Server, eventually, few, seated

GAME = pick(players=3).name


def play_against_bots(person: Client, table: str, rng: random.Random, moves: int = 10**6) -> None:
    """Random moves of one person, until the match is over."""

    def acts() -> str | None:
        summary = person.get(f"/tables/{table}")
        return "over" if summary["phase"] == "over" else "mine" if summary["actor"] == summary["you"] else None

    for _ in range(moves):
        if eventually(acts, 120) == "over":
            return
        state = person.get(f"/tables/{table}/state?since=99999")
        person.post(f"/tables/{table}/moves", {"n": state["n"], "action": rng.choice(state["actions"])["id"]})


@pytest.mark.parametrize("game", shoal.games())
def test_a_match_against_bots(bot_server: Server, game: str) -> None:
    ann = bot_server.client("Ann")
    table = ann.table(game, "me", *("greedy", "random")[: few(game) - 1], start=True)
    play_against_bots(ann, table, random.Random(1))
    assert ann.get(f"/tables/{table}")["phase"] == "over"
    assert set(ann.get(f"/tables/{table}/record")["result"]) == {"scores", "winners"}


def test_hints_against_bots_only(bot_server: Server) -> None:
    ann = bot_server.client("Ann")
    ann.http.timeout = 180  # the first hint on a new machine compiles the search
    against_bot = ann.table(GAME, "me", "random", start=True)
    eventually(lambda: ann.get(f"/tables/{against_bot}")["actor"] == 0)
    hints = ann.post(f"/tables/{against_bot}/hint")["hints"]
    legal = ann.get(f"/tables/{against_bot}/state")["actions"]
    assert hints
    assert all(hint["action"] in legal for hint in hints)
    table, people = seated(bot_server, GAME, 2)
    assert people[0].refused(f"/tables/{table}/hint") == "forbidden"


def test_who_is_gone_can_be_replaced_and_come_back(bot_server: Server) -> None:
    table, people = seated(bot_server, GAME, 3)
    streams = [person.stream(table) for person in people[:2]]
    streams[0].table_where(lambda summary: summary["seats"][0]["connected"] and summary["seats"][1]["connected"])
    assert people[0].refused(f"/tables/{table}/replace", {"seat": 0}) == "bad_request"
    assert people[0].post(f"/tables/{table}/replace", {"seat": 2})["replaced"] is False
    streams[1].table_where(lambda summary: summary["votes"] == {"2": [0]})
    assert people[1].post(f"/tables/{table}/replace", {"seat": 2})["replaced"] is True
    streams[0].table_where(lambda summary: summary["seats"][2]["stand_in"] == "casual")
    people[2].post(f"/tables/{table}/return")
    streams[0].table_where(lambda summary: summary["seats"][2]["stand_in"] is None)
    for stream in streams:
        stream.close()


def test_who_is_there_cannot_be_replaced(server: Server) -> None:
    table, people = seated(server, GAME, 2)
    assert people[0].refused(f"/tables/{table}/replace", {"seat": 1}) == "wrong_phase"


def test_a_clock_runs_out_and_a_bot_plays_on(server: Server) -> None:
    table, people = seated(server, GAME, 2, clock=5)
    stream = people[0].stream(table)
    summary = stream.table_where(lambda summary: summary["phase"] == "playing")
    assert summary["clock"]["seconds"] == 5
    assert 0 < summary["clock"]["left"] <= 5
    late = summary["actor"]
    n = summary["n"]
    stream.table_where(lambda summary: summary["seats"][late]["stand_in"])
    stream.reaches(n + 1)
    people[late].post(f"/tables/{table}/return")
    stream.table_where(lambda summary: not summary["seats"][late]["stand_in"])
    stream.close()


def test_a_pending_bot_move_survives_a_crash(launch: Launch) -> None:
    server = launch(workers=1, bot_pace=1000)
    ann = server.client("Ann")
    for _ in range(20):  # until a bot is to act first
        table = ann.table(GAME, "me", "random", start=True)
        if (summary := ann.get(f"/tables/{table}"))["actor"] == 1:
            break
    server.kill()
    server.settings["bot_pace"] = 0
    server.start()
    ann.stream(table).reaches(summary["n"] + 1)


def test_a_hung_bot_is_killed_and_the_match_goes_on(launch: Launch) -> None:
    server = launch(workers=1, bot_timeout=1)
    ann = server.client("Ann")
    table = ann.table(GAME, "me", "random", start=True)
    play_against_bots(ann, table, random.Random(1), 3)
    first = int(re.findall(r'"worker started", "pid": (\d+)', server.log.read_text())[-1])
    os.kill(first, signal.SIGSTOP)
    play_against_bots(ann, table, random.Random(1))
    workers = re.findall(r'"worker started", "pid": (\d+)', server.log.read_text())
    assert len(workers) >= 2
    assert not os.path.exists(f"/proc/{first}")


def test_the_web_process_never_loads_the_compiler(bot_server: Server) -> None:
    with open(f"/proc/{bot_server.process.pid}/maps") as maps:
        assert "llvmlite" not in maps.read()
