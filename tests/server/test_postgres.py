"""The same server on PostgreSQL: a match, two processes in a race, a crash."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor

from shoal import fair
from tests.kit.cases import pick
from tests.server.kit import Launch, play_on, seated
from tests.server.postgres import Postgres

JSON = {"content-type": "application/json"}


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


def test_letters_that_postgres_does_not_take(launch: Launch, postgres: Postgres) -> None:
    here = launch(database=postgres.fresh(), pages=True)
    ann = here.client("Ann")
    table = ann.table(pick().name, "me", "open")
    for odd in ("%00", "a%00b", "%F0%9F%8E%B2", "%ED%A0%80", "x" * 4000, "%E2%82%AC"):
        for path in (f"/t/{odd}", f"/t/{odd}/stream", f"/t/{odd}/replay", f"/api/tables/{odd}", f"/new/{odd}"):
            assert ann.http.get(path).status_code in (404, 422), path
        assert ann.http.post(f"/t/{odd}/join", data={"name": "Bob"}).status_code == 404
    for odd in ("\0", "a\0b", "\ud800"):
        for body in ({"name": odd}, {"entropy": odd}, {"name": "Bob", "seat": 1, "entropy": odd}):
            raw = json.dumps(body)
            answer = here.client().http.post(f"/api/tables/{table}/seats", content=raw, headers=JSON)
            assert answer.status_code == 422, answer.text
    for form in ({"name": "a\0"}, {"name": "Bob", "entropy": "\0"}):
        assert here.client().http.post(f"/t/{table}/join", data=form).status_code == 422
