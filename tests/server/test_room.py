"""Room for everybody: nobody fills the server with tables, and tables that nobody else has seen are known as such."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.kit.cases import pick
from tests.server.kit import Launch, Server

GAME = pick().name
BODY = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}


def ask(server: Server, address: str) -> tuple[int, Any]:
    """A table for somebody new who comes from that address."""
    return server.client().ask("POST", "/tables", BODY, **{"X-Forwarded-For": address})


def rows(folder: Path, asked: str) -> list[Any]:
    with closing(sqlite3.connect(folder / "test.sqlite3")) as database:
        return database.execute(asked).fetchall()


def test_tables_are_limited_by_address(launch: Launch, tmp_path: Path) -> None:
    server = launch(trust_proxy=1, tables_per_address=5, tables=12)
    made = [ask(server, "192.0.2.1") for _ in range(7)]
    assert [status for status, _ in made] == [201] * 5 + [429] * 2
    assert made[-1][1]["error"]["code"] == "too_many"
    assert [ask(server, f"2001:db8::{k:x}")[0] for k in range(7)] == [201] * 5 + [429] * 2, "one network of IPv6"
    assert ask(server, "192.0.2.2")[0] == 201, "others still get one"
    assert ask(server, "2001:db8:0:1::1")[0] == 201
    assert ask(server, "192.0.2.3")[0] == 429, "the server is full"
    first = made[0][1]
    bearer = {"Authorization": f"Bearer {first['token']}"}
    assert server.client().ask("DELETE", f"/tables/{first['table']['id']}/seats/0", **bearer)[0] == 200
    assert ask(server, "192.0.2.1")[0] == 201, "who leaves a table may make another"
    networks = {network for (network,) in rows(tmp_path, "select network from tables")}
    assert len(networks) == 4
    assert all(len(network) == 24 for network in networks)
    assert not any("192" in network or "2001:" in network for network in networks), "no address is kept"


def test_a_table_knows_whether_others_have_seen_it(launch: Launch, tmp_path: Path) -> None:
    server = launch(pages=True)
    ann = server.client("Ann")
    own, looked, page, joined = [ann.table(GAME, "me", "open") for _ in range(4)]
    token = ann.get(f"/tables/{own}/seat")["token"]
    ann.get(f"/tables/{own}")
    ann.http.get(f"/t/{own}")
    ann.stream(own).until(lambda s: s.last("table"))
    server.client().get(f"/tables/{own}", Authorization=f"Bearer {token}")
    server.client().get(f"/tables/{looked}")
    assert server.client().http.get(f"/t/{page}").status_code == 200
    server.client("Bob").post(f"/tables/{joined}/seats", {"name": "Bob"})
    seen = dict(rows(tmp_path, "select id, seen from tables"))
    assert seen == {own: 0, looked: 1, page: 1, joined: 1}
