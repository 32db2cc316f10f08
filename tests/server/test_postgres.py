"""The same server on PostgreSQL: a match, two processes in a race, a crash."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

from shoal import fair
from tests.kit.cases import pick
from tests.server.kit import Launch, play_on, seated
from tests.server.postgres import Postgres


def test_matches_races_and_a_crash(launch: Launch, postgres: Postgres) -> None:
    url = postgres.fresh()
    here, there = launch(database=url), launch(database=url)
    table, people = seated(here, pick().name, 2)
    twins = []
    for person in people:
        twin = there.client()
        twin.http.cookies.update(person.http.cookies)
        twins.append(twin)
    stream = twins[0].stream(table)
    rng = random.Random(1)
    with ThreadPoolExecutor(2) as pool:
        for _ in range(10):
            actor = people[0].get(f"/tables/{table}")["actor"]
            state = people[actor].get(f"/tables/{table}/state")
            moves = [{"n": state["n"], "action": rng.choice(state["actions"])["id"]} for _ in range(2)]
            pair = (people[actor], twins[actor])
            tries = [pool.submit(pair[k].ask, "POST", f"/tables/{table}/moves", moves[k]) for k in range(2)]
            answers = [one.result() for one in tries]
            assert [status for status, _ in answers].count(200) == 1, answers
            n = next(answer["n"] for status, answer in answers if status == 200)
            stream.reaches(n)
            people[actor].stream(table).reaches(n)
    here.kill()
    here.start()
    play_on(table, people, rng)
    stream.table_where(lambda summary: summary["phase"] == "over")
    assert fair.verify(twins[1].get(f"/tables/{table}/record"))["ok"]
