"""All games to the end over HTTP, a client on each seat and one who watches; what each received, byte by byte."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import shoal
from shoal import fair
from shoal.match import SeededChance, refold
from tests.server.kit import Client, Server, Stream, few, play_on, seated


@pytest.mark.parametrize("game", shoal.games())
def test_a_match_to_its_end(server: Server, game: str) -> None:
    players = few(game)
    table, people = seated(server, game, players)
    watcher = server.client()
    streams = [person.stream(table) for person in [*people, watcher]]
    commitment = watcher.get(f"/tables/{table}")["commitment"]
    assert watcher.refused(f"/tables/{table}/record", method="GET") == "wrong_phase"
    play_on(table, people, random.Random(3))
    for stream in streams:
        stream.table_where(lambda summary: summary["phase"] == "over")
        assert stream.last("step")["view"]["over"]
        assert stream.last("step")["actions"] == []
    record = watcher.get(f"/tables/{table}/record")
    assert fair.verify(record, commitment)["ok"]
    assert shoal.replay({k: v for k, v in record.items() if k not in ("fair", "table")}).over
    for seat, stream in enumerate(streams):
        check_received(record, None if seat == players else seat, stream)
    check_secrets(table, people, streams, record)


def check_received(record: dict[str, Any], seat: int | None, stream: Stream) -> None:
    """A stream carried exactly `view`, `events` and actions of its own seat, each step once and in order."""
    match, steps = refold(record, SeededChance(0))
    state_at = {step.n + 1: step.after for step in steps}
    events: list[Any] = []
    before = -1
    for data in stream.steps():
        assert set(data) == {"n", "takebacks", "events", "events_until", "view", "actions", "can_take_back", "clock"}
        assert data["n"] > before
        before = data["n"]
        state = state_at[data["n"]]
        assert data["view"] == json.loads(json.dumps(match.game.table.view(state, seat)))
        assert bool(data["actions"]) == (match.game.door.actor(state) == seat)
        events += data["events"]
    whole = [event for step in steps for event in match.events(step, seat)]
    assert events == json.loads(json.dumps(whole))


def check_secrets(table: str, people: list[Client], streams: list[Stream], record: dict[str, Any]) -> None:
    """Nobody got another's token, a cookie's inside, or the key before the end."""
    tokens = [person.get(f"/tables/{table}/seat")["token"] for person in people]
    assert len(set(tokens)) == len(people)
    for seat, stream in enumerate(streams):
        assert record["fair"]["key"].encode() not in stream.raw
        assert b"nonce" not in stream.raw
        assert b"guests" not in stream.raw
        for other, token in enumerate(tokens):
            if other != seat:
                assert token.encode() not in stream.raw
                if seat < len(people):
                    assert token.encode() not in people[seat].heard


@pytest.mark.parametrize("game", shoal.games())
def test_the_state_route_shows_the_same_as_the_stream(server: Server, game: str) -> None:
    table, people = seated(server, game, few(game))
    play_on(table, people, random.Random(5), 12)
    stream = people[1].stream(table)
    step = stream.reaches(people[0].get(f"/tables/{table}")["n"])
    state = people[1].get(f"/tables/{table}/state")
    assert {key: state[key] for key in step} == step
    stream.close()
