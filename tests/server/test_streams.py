"""Streams: ids, resuming, presence, heartbeats, slow readers, a graceful end."""

from __future__ import annotations

import random
import socket

from tests.kit.cases import pick
from tests.server.kit import Launch, Server, eventually, play_on, seated

GAME = pick(players=2)


def test_resuming_sends_each_event_once(server: Server) -> None:
    table, people = seated(server, GAME.name, GAME.players[0])
    whole = people[0].stream(table)
    part = people[0].stream(table)
    rng = random.Random(4)
    play_on(table, people, rng, 5)
    seen = part.reaches(people[0].get(f"/tables/{table}")["n"])
    part.close()
    events = [event for data in part.steps() for event in data["events"]]
    play_on(table, people, rng, 40)  # more than is in memory for resuming
    resumed = people[0].stream(table, last=part.steps()[-1]["n"])
    end = resumed.reaches(people[0].get(f"/tables/{table}")["n"])
    assert end["n"] > seen["n"]
    events += [event for data in resumed.steps() for event in data["events"]]
    whole.reaches(end["n"])
    assert events == [event for data in whole.steps() for event in data["events"]]
    assert [number for kind, number, _ in whole.events if kind == "step"] == [data["n"] for data in whole.steps()]
    again = people[0].stream(table, last=end["n"])
    assert again.reaches(end["n"])["events"] == []
    odd = people[0].stream(table, last=10**8)  # nobody can have seen that: the match is shown, and nothing told twice
    assert odd.reaches(end["n"])["events"] == []
    for stream in (whole, resumed, again, odd):
        stream.close()


def test_presence_is_told(server: Server) -> None:
    table, people = seated(server, GAME.name, GAME.players[0])
    first = people[0].stream(table)
    first.table_where(lambda t: t["seats"][0]["connected"] and not t["seats"][1]["connected"])
    second = people[1].stream(table)
    first.table_where(lambda t: t["seats"][1]["connected"])
    watcher = server.client().stream(table)
    first.table_where(lambda t: t["spectators"] == 1)
    second.close()
    watcher.close()
    first.table_where(lambda t: not t["seats"][1]["connected"] and t["spectators"] == 0)
    first.close()


def test_heartbeats(server: Server) -> None:
    table, people = seated(server, GAME.name, GAME.players[0])
    stream = people[0].stream(table)
    stream.until(lambda s: b": still here" in s.raw)
    assert stream.raw.startswith(b"retry: 1000\n\n")
    stream.close()


def test_a_slow_reader_is_dropped_and_nobody_waits_for_it(launch: Launch) -> None:
    server = launch(stream_backlog=3, heartbeat=60)
    table, people = seated(server, GAME.name, GAME.players[-1])
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.connect(("127.0.0.1", server.port))
    slow.sendall(f"GET /api/tables/{table}/stream HTTP/1.1\r\nhost: x\r\n\r\n".encode())
    eventually(lambda: people[0].get(f"/tables/{table}")["spectators"] == 1)
    rng = random.Random(1)
    play_on(table, people, rng)
    assert "shoal_streams_dropped_total 1.0" in people[0].http.get("/metrics").text
    slow.close()


def test_a_graceful_stop_ends_the_streams(launch: Launch) -> None:
    server = launch()
    table, people = seated(server, GAME.name, GAME.players[0])
    stream = people[0].stream(table)
    stream.reaches(1)
    server.process.terminate()
    stream.until(lambda s: any(kind == "bye" for kind, _, _ in s.events))
    server.stop()
    assert stream.ended
    server.start()
    resumed = people[0].stream(table, last=stream.last("step")["n"])
    assert resumed.reaches(1)["events"] == []
