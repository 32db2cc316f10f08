"""A database that hangs, is full, is locked, stops or restarts: clear answers in bounded time, and nothing is lost."""

from __future__ import annotations

import os
import random
import resource
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from shoal import fair
from tests.kit.cases import pick
from tests.server.kit import Client, Launch, Server, eventually, play_on, seated
from tests.server.postgres import Postgres

GAME = pick().name
TIMEOUT = 1.0  # seconds that the server waits for its database
BOUND = 2 * TIMEOUT + 2.5  # the slowest answer: a wait for the table, a wait for the database, a busy machine
NO_LIMIT = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


def asked(client: Client, method: str, path: str, body: Any = None) -> tuple[int, str | None, float]:
    """Status, Retry-After and seconds of a request."""
    began = time.monotonic()
    answer = client.http.request(method, path, json=body)
    return answer.status_code, answer.headers.get("retry-after"), time.monotonic() - began


def move_of(table: str, people: list[Client]) -> tuple[Client, dict[str, int]]:
    """Who is to act, and a move of theirs."""
    actor = people[0].get(f"/tables/{table}")["actor"]
    state = people[actor].get(f"/tables/{table}/state?since=99999")
    return people[actor], {"n": state["n"], "action": state["actions"][0]["id"]}


def all_is_well(client: Client) -> bool:
    return client.http.get("/health").status_code == 200


@contextmanager
def failing(server: Server, fault: str, postgres: Postgres | None) -> Iterator[None]:
    """The database fails in this way for a while."""
    if fault == "full":
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, NO_LIMIT[1]))
        yield
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, NO_LIMIT)
    elif fault == "locked":
        with sqlite3.connect(server.folder / "test.sqlite3", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
            other.execute("ROLLBACK")
    else:
        assert postgres is not None
        begin, end = {"hung": (postgres.freeze, postgres.thaw), "stopped": (postgres.stop, postgres.start)}[fault]
        begin()
        try:
            yield
        finally:
            end()


@pytest.mark.parametrize("fault", ["full", "locked", "hung", "stopped"])
def test_a_failing_database(launch: Launch, request: pytest.FixtureRequest, fault: str) -> None:
    """Every answer comes in time and says when to try again; afterwards the same move is played, once."""
    postgres = request.getfixturevalue("postgres") if fault in ("hung", "stopped") else None
    where = {} if postgres is None else {"database": postgres.fresh()}
    server = launch(database_timeout=TIMEOUT, **where)
    table, people = seated(server, GAME, 2)
    play_on(table, people, random.Random(1), 4)
    stream = people[0].stream(table)
    mover, move = move_of(table, people)
    twin = server.client()
    twin.http.cookies.update(mover.http.cookies)
    others = [server.client() for _ in range(3)]
    stream.reaches(move["n"])
    made = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Late"}
    with failing(server, fault, postgres), ThreadPoolExecutor(5) as pool:
        requests: list[tuple[Any, ...]] = [
            (mover, "POST", f"/api/tables/{table}/moves", move),
            (twin, "POST", f"/api/tables/{table}/moves", move),
            (others[0], "POST", "/api/tables", made),
            (others[1], "GET", "/health"),
            (others[2], "GET", f"/api/tables/{'x' * 12}"),
        ]
        for _ in range(2):
            answers = list(pool.map(lambda one: asked(*one), requests))
            reads = answers.pop()
            assert {status for status, _, _ in answers} == {503}, answers
            assert {again for _, again, _ in answers} == {"1"}
            assert reads[0] == 404 if fault in ("full", "locked") else reads[0] == 503
            assert max(seconds for _, _, seconds in [*answers, reads]) < BOUND
        assert mover.get(f"/tables/{table}")["n"] == move["n"]  # what is in memory can be read
    eventually(lambda: all_is_well(others[1]))
    eventually(lambda: mover.ask("POST", f"/tables/{table}/moves", move) and stream.last("step")["n"] > move["n"])
    people[0].post(f"/tables/{table}/resign")
    assert fair.verify(people[0].get(f"/tables/{table}/record"))["ok"]


def test_a_restart_of_postgresql_is_not_noticed(launch: Launch, postgres: Postgres) -> None:
    """The first write and the first read afterwards find broken connections."""
    server = launch(database=postgres.fresh())
    table, people = seated(server, GAME, 2)
    play_on(table, people, random.Random(1), 2)
    for _ in range(2):
        postgres.stop()
        postgres.start()
        mover, move = move_of(table, people)
        mover.post(f"/tables/{table}/moves", move)
        people[0].get("/lobby")
        people[0].table(GAME, "me", "open")
    assert all_is_well(people[0])


def test_a_bot_goes_on_when_the_database_does(launch: Launch) -> None:
    server = launch(database_timeout=TIMEOUT, workers=1, bot_pace=3)
    ann = server.client("Ann")
    table = ann.table(GAME, "me", "random", start=True)
    stream = ann.stream(table)
    for _ in range(100):  # until the bot is to act, and takes its time
        if ann.get(f"/tables/{table}")["actor"] == 1:
            break
        ann.post(f"/tables/{table}/moves", move_of(table, [ann])[1])
    with failing(server, "locked", None):
        eventually(lambda: "cannot act" in server.log.read_text())
        n = ann.get(f"/tables/{table}")["n"]
    stream.reaches(n + 1)


def test_a_stop_does_not_wait_for_a_hung_database(launch: Launch, postgres: Postgres) -> None:
    server = launch(database=postgres.fresh(), database_timeout=TIMEOUT, stop_grace=1)
    table, people = seated(server, GAME, 2)
    mover, move = move_of(table, people)
    with failing(server, "hung", postgres):
        assert asked(mover, "POST", f"/api/tables/{table}/moves", move)[0] == 503
        began = time.monotonic()
        server.stop()
        assert time.monotonic() - began < 15


def test_many_restarts_of_postgresql_lose_nothing(launch: Launch, postgres: Postgres) -> None:
    """Moves go on while PostgreSQL is stopped and started: each acknowledged one is there, none is doubled."""
    server = launch(database=postgres.fresh())
    pairs = [seated(server, GAME, 2) for _ in range(3)]
    end = time.monotonic() + (60 if os.environ.get("SHOAL_ATTACKS") else 4)
    with ThreadPoolExecutor(3) as pool:
        playing = [pool.submit(insist_on, *pair, end) for pair in pairs]
        while time.monotonic() < end:
            time.sleep(random.uniform(0.5, 2))
            postgres.stop()
            postgres.start()
        assert sum(one.result() for one in playing) > 0


def insist_on(table: str, people: list[Client], end: float) -> int:
    """Play until then, or until the match is over; how many moves were acknowledged."""
    acknowledged: dict[int, int] = {}
    while time.monotonic() < end:
        status, summary = people[0].ask("GET", f"/tables/{table}")
        if status == 503:
            continue
        if summary["actor"] is None:
            break
        mover, move = move_of(table, people)
        status, answer = mover.ask("POST", f"/tables/{table}/moves", move)
        if status == 200:
            acknowledged[move["n"]] = move["action"]
        else:
            assert answer["error"]["code"] in ("unavailable", "already_played", "stale_step"), answer
    log = [step["action"] for step in steps_of(people[0], table)]
    assert all(log[n] == action for n, action in acknowledged.items())
    return len(acknowledged)


def steps_of(client: Client, table: str) -> list[dict[str, Any]]:
    """The steps of a match, which is given up for that."""
    eventually(lambda: client.ask("POST", f"/tables/{table}/resign")[0] in (200, 409))
    log = client.get(f"/tables/{table}/record")["log"]
    return [{"action": action} for action in log]
