"""Limits and security: origins, cookies, headers, sizes, rates, names, what is logged."""

from __future__ import annotations

import socket
import sqlite3
from pathlib import Path

import pytest

from shoal.server.errors import BadRequest
from shoal.server.names import clean_name
from shoal.server.seats import COOKIE, Guest, Signer, person
from tests.kit.cases import pick
from tests.server.kit import Launch, Server, eventually, seated

GAME = pick().name
INVISIBLE = [
    "\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u17b4", "\u034f", "\u00ad", "\u180e", "\u2060", "\u2064",
    "\ufe0f", "\U000e0100", "\U000e0041", "\U0001d159", "\U0001d173", "\u0301", "\u2800 \u2800", "a\u3164",
    "Ann\U000e0020",
]  # fmt: skip


def test_writes_from_other_sites_are_refused(server: Server) -> None:
    ann = server.client("Ann")
    assert ann.refused("/guest", {"name": "Ann"}, Origin="https://evil.example") == "forbidden"
    assert ann.refused("/guest", {"name": "Ann"}, Origin="null") == "forbidden"
    assert ann.refused("/guest", {"name": "Ann"}, **{"Sec-Fetch-Site": "cross-site"}) == "forbidden"
    assert ann.refused("/guest", {"name": "Ann"}, **{"Sec-Fetch-Site": "same-site"}) == "forbidden"
    assert ann.post("/guest", {"name": "Ann"}, Origin=server.url)["name"] == "Ann"
    table, people = seated(server, GAME, 2)
    move = {"n": 0, "action": 0}
    assert people[0].refused(f"/tables/{table}/moves", move, Origin="https://evil.example") == "forbidden"
    status, _ = people[0].ask("DELETE", f"/tables/{table}/seats/0", Origin="https://evil.example")
    assert status == 403


def test_a_public_address_is_the_only_origin(launch: Launch) -> None:
    server = launch(base_url="https://games.example.org")
    ann = server.client()
    assert ann.refused("/guest", {"name": "Ann"}, Origin=server.url) == "forbidden"
    answer = ann.http.post("/api/guest", json={"name": "Ann"}, headers={"Origin": "https://games.example.org"})
    assert answer.status_code == 200
    assert "Secure" in answer.headers["set-cookie"]


def test_cookies_and_headers(server: Server) -> None:
    answer = server.client().http.post("/api/guest", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    for response in (answer, server.client().http.get("/api/nothing"), server.client().http.get("/health")):
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["x-frame-options"] == "DENY"
        assert response.headers["referrer-policy"] == "same-origin"
        assert "server" not in response.headers
    assert answer.headers["cache-control"] == "no-store"


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    ann = server.client()
    ann.post("/guest", {"name": "Ann"})
    good = ann.http.cookies[COOKIE]
    for forged in (good[:-2] + "xx", "x" + good, good.partition(".")[0], "", "a.b.c", "é".encode().hex(), "." * 50):
        eve = server.client()
        eve.http.cookies.set(COOKIE, forged)
        assert eve.get("/guest")["name"] is None
    foreign = Signer(b"another secret").cookie(Guest("id", "Ann"))
    eve.http.cookies.set(COOKIE, foreign)
    assert eve.get("/guest")["name"] is None


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 25, "a\u0000b", "a\u202eb", "a\u200bb", "\ud7ff\u0301\u0301\u0301", "a\u0007", *INVISIBLE],
)
def test_names_that_are_refused(server: Server, name: str) -> None:
    assert server.client().refused("/guest", {"name": name}) == "bad_request"
    with pytest.raises(BadRequest):
        clean_name(name)


NAMES = ["Ann", "Zoë", "Анна", "Їжак", "<b>&\"'", "李", "🎲 dice", "❤\ufe0f", "한글", "ไทย", "  two   words "]


@pytest.mark.parametrize("name", NAMES)
def test_names_that_are_fine(server: Server, name: str) -> None:
    assert server.client().post("/guest", {"name": name})["name"] == " ".join(name.replace("\ufe0f", "").split())


def test_bodies_have_a_limit(server: Server) -> None:
    client = server.client()
    big = {"name": "x" * 20_000}
    status, answer = client.ask("POST", "/guest", big)
    assert (status, answer["error"]["code"]) == (413, "too_large")
    chunked = client.http.post("/api/guest", content=(b"x" * 1000 for _ in range(40)))
    assert chunked.status_code == 413


def test_rates_and_limits(launch: Launch) -> None:
    server = launch(rate=5, burst=8, tables_per_guest=2, streams_per_client=2, tables=5)
    ann = server.client("Ann")
    codes = [ann.ask("POST", "/guest", {"name": "Ann"})[0] for _ in range(30)]
    assert codes.count(200) < 25
    assert 429 in codes
    assert ann.refused("/guest", {"name": "Ann"}) == "too_fast"

    def made() -> object:
        body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
        status, answer = ann.ask("POST", "/tables", body)
        return answer if status != 429 or answer["error"]["code"] != "too_fast" else None

    first = eventually(made)
    assert "token" in first
    assert "token" in eventually(made)
    assert eventually(made)["error"]["code"] == "too_many"
    table = first["table"]["id"]

    def opened() -> bool:
        stream = ann.stream(table)
        return bool(eventually(lambda: stream.ended or stream.last("table"))) and not stream.ended

    assert all(eventually(opened) for _ in range(2))
    eventually(lambda: ann.refused(f"/tables/{table}/stream", method="GET") == "too_many")


def test_no_secret_is_logged(launch: Launch) -> None:
    server = launch(access_log=True, log_level="debug")
    table, people = seated(server, GAME, 2)
    token = people[0].get(f"/tables/{table}/seat")["token"]
    program = server.client()
    program.get(f"/tables/{table}", Authorization=f"Bearer {token}")
    program.post(f"/tables/{table}/claim", {"token": token})
    cookies = [dict(person.http.cookies)[COOKIE] for person in people]
    server.stop()
    log = server.log.read_text()
    assert '"route": "/api/tables/{table}/claim"' in log
    for secret in (token, *cookies, *(cookie.partition(".")[2] for cookie in cookies)):
        assert secret not in log


def test_rude_bytes_do_no_harm(server: Server) -> None:
    for rude in (
        b"\x00\xff\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\ncontent-length: -5\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", server.port)) as wire:
            wire.sendall(rude)
            wire.shutdown(socket.SHUT_WR)
            while wire.recv(4096):
                pass
    assert server.client().http.get("/health").json()["status"] == "ok"


def test_health_and_metrics(server: Server) -> None:
    client = server.client()
    assert client.http.get("/health").json()["status"] == "ok"
    text = client.http.get("/metrics").text
    for name in ("shoal_moves_total", "shoal_streams", "shoal_requests_total", "shoal_commits_total"):
        assert name in text


def test_a_broken_database_is_answered_and_noted(launch: Launch, tmp_path: Path) -> None:
    server = launch(poll=0)  # it would notice that somebody else wrote
    table, people = seated(server, GAME, 2)
    with sqlite3.connect(tmp_path / "test.sqlite3") as other:
        other.execute("DROP TABLE steps")
    other.close()
    actor = people[0].get(f"/tables/{table}")["actor"]
    state = people[actor].get(f"/tables/{table}/state")
    move = {"n": state["n"], "action": state["actions"][0]["id"]}
    assert people[actor].refused(f"/tables/{table}/moves", move) == "unavailable"
    assert people[actor].get(f"/tables/{table}")["n"] == state["n"]  # nothing is shown that is not durable
    assert "no such table" in server.log.read_text()
    server.log.write_text("")


def test_a_name_that_was_accepted_once_and_shows_nothing_is_replaced() -> None:
    assert person(Guest("id", "\u3164"), "").name == "Guest"
    assert person(Guest("id", "Zoë"), "").name == "Zoë"


def test_head(server: Server) -> None:
    table, people = seated(server, GAME, 2)
    for path in ("/health", "/api/games", f"/api/tables/{table}/state", "/api/nothing"):
        head, got = people[0].http.head(path), people[0].http.get(path)
        assert (head.status_code, head.content) == (got.status_code, b"")
        assert head.headers["content-length"] == got.headers["content-length"]
    stream = people[0].http.head(f"/api/tables/{table}/stream")
    assert (stream.status_code, stream.headers["content-type"]) == (200, "text/event-stream; charset=utf-8")
    assert not people[0].get(f"/tables/{table}")["seats"][0]["connected"]
    assert people[0].http.head("/api/tables/nowhere/stream").status_code == 404
