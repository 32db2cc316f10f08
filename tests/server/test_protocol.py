"""Clients that send without end, or hardly at all: the server keeps its memory, and stays reachable for others."""

from __future__ import annotations

import os
import re
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.kit.cases import pick
from tests.server.kit import Client, Launch, Server, eventually, seated

GAME = pick().name
MANY = 1100 if os.environ.get("SHOAL_ATTACKS") else 250  # half-open heads
HEAD = b"GET /health HTTP/1.1\r\nhost: x\r\n"
POST = b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"


def wire(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), timeout=20)


def answer(client: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    heard = b""
    try:
        while more := client.recv(65_536):
            heard += more
    except ConnectionError:
        pass
    return heard


def pump(client: socket.socket, pieces: Iterator[bytes], megabytes: int = 100) -> int:
    """Send until the server hangs up; how many bytes it took."""
    sent = 0
    try:
        for piece in pieces:
            client.sendall(piece)
            sent += len(piece)
            if sent > megabytes << 20:
                break
    except ConnectionError:
        pass
    return sent


def endless(piece: bytes) -> Iterator[bytes]:
    while True:
        yield piece


def memory(server: Server) -> float:
    """The most megabytes that the server has had."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(re.findall(r"VmHWM:\s+(\d+)", status)[0]) / 1024


def is_well(server: Server) -> bool:
    """Does a newcomer get an answer at once?"""
    began = time.monotonic()
    newcomer = server.client()
    fine = newcomer.http.get("/health").status_code == 200
    newcomer.http.close()
    return fine and time.monotonic() - began < 3.0


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (b"GET / HTTP/1.1\r\n", b"".join(b"x-%d: y\r\n" % k for k in range(8000))),
        (b"GET / HTTP/1.1\r\nx: ", b"y" * 65_536),
        (b"GET / HTTP/1.1\r\n", b"z" * 65_536),
        (b"GET /", b"y" * 65_536),
        (b"GET / HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n" * 3000),
        (POST + b"transfer-encoding: chunked\r\n\r\n0\r\n", b"".join(b"x-%d: y\r\n" % k for k in range(8000))),
        (POST + b"transfer-encoding: chunked\r\n\r\n0\r\nx: ", b"y" * 65_536),
        (POST + b"transfer-encoding: chunked\r\n\r\n", b"1\r\nx\r\n" * 10_000),
        (POST + b"content-length: 999999999\r\n\r\n", b"x" * 65_536),
    ],
    ids=["headers", "value", "name", "path", "requests", "trailers", "trailer", "chunks", "body"],
)
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc")
def test_nothing_without_end_is_taken_in(server: Server, begin: bytes, more: bytes) -> None:
    assert is_well(server)
    before = memory(server)
    with wire(server) as client:
        client.sendall(begin)
        assert pump(client, endless(more)) < 20 << 20
    assert is_well(server)
    assert memory(server) < before + 12


def test_a_head_has_a_limit_and_what_is_below_it_passes(server: Server) -> None:
    with wire(server) as client:
        client.sendall(HEAD + b"connection: close\r\nx: " + b"y" * 16_000 + b"\r\n\r\n")
        assert answer(client).startswith(b"HTTP/1.1 200")
    with wire(server) as client:
        client.sendall(HEAD + b"x: " + b"y" * 21_000)
        heard = answer(client)
        assert heard.startswith(b"HTTP/1.1 431")
        assert b'"too_large"' in heard


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that gives its clients little time."""
    running = Server(tmp_path_factory.mktemp("hasty"), head_timeout=0.3, body_timeout=0.5).start()
    yield running
    running.finish()


def test_slow_heads_and_bodies_are_given_up(hasty: Server) -> None:
    with wire(hasty) as nothing, wire(hasty) as head, wire(hasty) as body, wire(hasty) as chunks:
        head.sendall(HEAD)
        body.sendall(POST + b'content-length: 99\r\n\r\n{"na')
        chunks.sendall(POST + b'transfer-encoding: chunked\r\n\r\n4\r\n{"na\r\n')
        assert answer(nothing) == b""
        for slow in (head, body, chunks):
            heard = answer(slow)
            assert heard.startswith(b"HTTP/1.1 408")
            assert b'"too_slow"' in heard
    with wire(hasty) as patient:  # a second request on the same connection has the time of its own
        for _ in range(3):
            patient.sendall(HEAD)
            patient.sendall(b"\r\n")
            heard = b""
            while b'"ok"' not in heard:
                heard += patient.recv(65_536)
        patient.sendall(HEAD)
        assert answer(patient).startswith(b"HTTP/1.1 408")


def test_a_byte_now_and_then_buys_no_time(hasty: Server) -> None:
    with wire(hasty) as client:
        client.sendall(HEAD + b"x: ")
        client.settimeout(0.05)
        began = time.monotonic()
        heard = b""
        while not heard:
            assert time.monotonic() < began + 5
            try:
                heard = client.recv(100)
            except TimeoutError:
                client.sendall(b"y")
        assert heard.startswith(b"HTTP/1.1 408")


def test_a_client_that_does_not_read_is_given_up(hasty: Server) -> None:
    with socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.connect(("127.0.0.1", hasty.port))
        client.sendall(b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * 30)
        eventually(lambda: is_reset(client))


def is_reset(client: socket.socket) -> bool:
    try:
        client.send(b"\r\n")
    except ConnectionError:
        return True
    return False


def test_many_half_open_heads_from_one_address(launch: Launch) -> None:
    server = launch(connections_per_address=100)
    with ExitStack() as opened:
        for _ in range(MANY):
            opened.enter_context(wire(server)).sendall(HEAD)
        assert is_well(server)
        assert connections(server) <= 110


def test_many_half_open_heads_from_everywhere(launch: Launch) -> None:
    server = launch(connections=100)
    ann = server.client("Ann")
    stream = ann.stream(ann.table(GAME, "me", "open"))
    stream.until(lambda s: s.last("table"))
    with ExitStack() as opened:
        for _ in range(MANY):
            opened.enter_context(wire(server)).sendall(HEAD)
        assert is_well(server)
        assert connections(server) <= 110
    assert ann.get("/guest")["name"] == "Ann"
    assert not stream.ended, "who is being answered never gives way"


def test_when_all_are_busy_a_newcomer_is_told(launch: Launch) -> None:
    server = launch(connections=4)
    ann = server.client("Ann")
    table = ann.table(GAME, "me", "open")
    streams = [ann.stream(table) for _ in range(4)]  # Ann's own connection waits, so it gives way
    for stream in streams:
        stream.until(lambda s: s.last("table"))
    with wire(server) as client:
        heard = answer(client)
    assert heard.startswith(b"HTTP/1.1 503")
    assert b"retry-after" in heard


def move_of(table: str, people: list[Client]) -> tuple[Client, dict[str, int]]:
    """Who acts at a table, and a legal move."""
    actor = people[people[0].get(f"/tables/{table}")["actor"]]
    state = actor.get(f"/tables/{table}/state")
    return actor, {"n": state["n"], "action": state["actions"][0]["id"]}


def test_the_short_way_of_an_answer_looks_like_the_long_one(server: Server) -> None:
    table, people = seated(server, GAME, 2)
    seen = []
    for more in ({}, {"connection": "close"}):  # the long way, since there is something to do after the answer
        actor, move = move_of(table, people)
        answer = actor.http.post(f"/api/tables/{table}/moves", json=move, headers=more)
        assert (answer.status_code, answer.json()) == (200, {"n": actor.get(f"/tables/{table}")["n"]})
        seen.append({name: value for name, value in answer.headers.items() if name not in ("date", "connection")})
        assert "date" in answer.headers
    assert seen[0] == seen[1]
    assert 'status="0"' not in people[0].http.get("/metrics").text


def test_moves_that_are_sent_ahead_are_answered_in_their_order(server: Server) -> None:
    table, people = seated(server, GAME, 2)
    actor, move = move_of(table, people)
    request = actor.http.build_request("POST", f"/api/tables/{table}/moves", json=move)
    lines = [f"{name}: {value}\r\n" for name, value in request.headers.items()]
    whole = f"POST {request.url.path} HTTP/1.1\r\n{''.join(lines)}\r\n".encode() + request.read()
    with wire(server) as client:
        client.sendall(whole + whole + whole.replace(b"keep-alive", b"close"))
        heard = answer(client)
    assert re.findall(rb"HTTP/1.1 (\d+)", heard) == [b"200", b"409", b"409"]


def connections(server: Server) -> int:
    """Sockets that the server has open."""
    links = Path(f"/proc/{server.process.pid}/fd").iterdir()
    return sum(os.readlink(link).startswith("socket:") for link in links if link.is_symlink())
