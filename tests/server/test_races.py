"""Two processes on one database: of two moves that answer the same step exactly one is played."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

from shoal import fair
from tests.kit.cases import pick
from tests.server.kit import Launch

LOST = {"raced", "stale_step", "already_played", "not_your_turn", "wrong_phase"}


def test_exactly_one_of_two_racing_moves_wins(launch: Launch) -> None:
    here, there = launch(), launch()
    ann, bob = here.client("Ann"), here.client("Bob")
    table = ann.table(pick().name, "me", "open")
    bob.post(f"/tables/{table}/seats", {"name": "Bob"})
    ann.post(f"/tables/{table}/start")
    seats = []
    for person in (ann, bob):
        twin = there.client()
        twin.http.cookies.update(person.http.cookies)
        seats.append((person, twin))
    streams = [ann.stream(table), seats[0][1].stream(table)]
    rng = random.Random(2)
    wins = [0, 0]
    with ThreadPoolExecutor(2) as pool:
        while (actor := ann.get(f"/tables/{table}")["actor"]) is not None:
            state = seats[actor][0].get(f"/tables/{table}/state")
            if not state["actions"]:
                continue  # a move of the other process arrived in between
            moves = [{"n": state["n"], "action": rng.choice(state["actions"])["id"]} for _ in range(2)]
            tries = [pool.submit(seats[actor][k].ask, "POST", f"/tables/{table}/moves", moves[k]) for k in range(2)]
            answers = [one.result() for one in tries]
            won = [k for k in range(2) if answers[k][0] == 200]
            assert len(won) <= 1
            for status, answer in answers:
                assert status == 200 or answer["error"]["code"] in LOST, answer
            if won:
                wins[won[0]] += 1
                for stream in streams:
                    stream.reaches(answers[won[0]][1]["n"])
    for stream in streams:
        stream.table_where(lambda summary: summary["phase"] == "over")
        stream.close()
    record = seats[1][1].get(f"/tables/{table}/record")
    assert fair.verify(record)["ok"]
    assert sum(wins) == fair.verify(record)["steps"] - fair.verify(record)["luck"]
    assert min(wins) > 0


def test_joining_elsewhere_is_seen_here(launch: Launch) -> None:
    here, there = launch(), launch()
    ann, bob = here.client("Ann"), there.client("Bob")
    table = ann.table(pick(players=3).name, "me", "open", "open")
    stream = ann.stream(table)
    bob.post(f"/tables/{table}/seats", {"name": "Bob"})
    stream.table_where(lambda summary: summary["seats"][1]["name"] == "Bob")
    cat = here.client("Cat")
    assert cat.post(f"/tables/{table}/seats", {"name": "Cat"})["seat"] == 2
    stream.close()
