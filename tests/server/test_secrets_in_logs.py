"""The database refuses to write: whatever it says about the row, no secret of it reaches the log."""

from __future__ import annotations

import base64
import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.cases import pick
from tests.server.kit import Client, Server, seated
from tests.server.postgres import Postgres

GAME = pick().name
NAME = "Zanzibar Quince"
WORDS = "words of my own"


@pytest.fixture(params=["sqlite", "postgresql"])
def broken(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Server, str, list[Client]]]:
    """A server whose database takes one more match and then refuses every row."""
    if request.param == "sqlite":
        server = Server(tmp_path, log_level="debug").start()
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        server = Server(tmp_path, log_level="debug", database=postgres.fresh()).start()
    table, people = seated(server, GAME, 2)
    if request.param == "sqlite":
        with sqlite3.connect(tmp_path / "test.sqlite3") as connection:
            for event in ("INSERT ON tables", "UPDATE ON tables", "INSERT ON steps"):
                name = event.replace(" ", "_")
                refuse = "BEGIN SELECT RAISE(ABORT, 'not now'); END"
                connection.execute(f"CREATE TRIGGER {name} BEFORE {event} {refuse}")
    else:
        for name in ("tables", "steps"):  # what it says then quotes the whole row
            postgres.tell(str(server.settings["database"]), f"ALTER TABLE {name} ADD CHECK (1 = 0) NOT VALID")
    yield server, table, people
    server.stop()
    for client in server.clients:
        client.close()


def test_no_secret_of_a_failing_write_is_logged(broken: tuple[Server, str, list[Client]]) -> None:
    server, table, people = broken
    new = server.client(NAME)
    wish = {"game": GAME, "name": NAME, "entropy": WORDS, "seats": [{"kind": "me"}, {"kind": "open"}]}
    for person in (new, people[0]):
        assert person.ask("POST", "/tables", wish)[0] >= 500
    assert people[0].ask("POST", f"/tables/{table}/resign")[0] >= 500
    actor = people[0].get(f"/tables/{table}")["actor"]
    state = people[actor].get(f"/tables/{table}/state")
    move = {"n": state["n"], "action": state["actions"][0]["id"]}
    assert people[actor].ask("POST", f"/tables/{table}/moves", move)[0] >= 400
    written = server.log.read_text()
    assert "request failed" in written
    assert "IntegrityError" in written or "CheckViolation" in written
    for secret in (NAME, WORDS, *map(guest_id, people), "parameters: "):
        assert secret not in written
    assert not re.search(r"\b([0-9a-f]{16}|[0-9a-f]{64})\b", written), "a key or a nonce"


def guest_id(client: Client) -> str:
    """The id inside a client's cookie."""
    body = client.http.cookies["shoal_guest"].partition(".")[0]
    return str(json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)))[0])
