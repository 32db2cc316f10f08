"""A server that searches for a deal once it knows everybody's words is found out by `shoal verify`."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from shoal import fair
from shoal.errors import BadRecord
from shoal.game import find, names
from tests.server.grinding import CHEATS, PROGRAM, RARE
from tests.server.kit import Client, Server

GAME = next(name for name in names() if find(name).luck and any(o.high - o.low > 500 for o in find(name).options))
PLAIN = ("key", "words", "options", "table")  # their records are right in themselves


@pytest.fixture(scope="module")
def cheat(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("cheat"), PROGRAM, workers=1).start()
    yield running
    running.finish()


def after_a_rematch(person: Client) -> tuple[dict[str, Any], str]:
    """A rematch as docs/api.md plays it, with the words "sea" on seat 0: its record, and the commitment seen before."""
    table = person.table(GAME, "me", "random")
    person.post(f"/tables/{table}/start", {"entropy": "sun"})
    person.post(f"/tables/{table}/resign")
    commitment = str(person.get(f"/tables/{table}")["rematch"]["commitment"])
    following = person.post(f"/tables/{table}/rematch", {"entropy": "sea"})["next"]
    person.post(f"/tables/{following}/resign")
    return person.get(f"/tables/{following}/record"), commitment


def test_an_honest_deal_is_proved(cheat: Server) -> None:
    record, commitment = after_a_rematch(cheat.client("Ann"))
    assert fair.verify(record, commitment, "sea", 0)["added"] == [0]


@pytest.mark.parametrize("how", CHEATS)
def test_a_deal_that_was_searched_for_is_found(cheat: Server, how: str) -> None:
    record, commitment = after_a_rematch(cheat.client(how))
    proof = record["fair"]
    about = {part: record[part] for part in ("table", "game", "version", "players", "options")}
    terms = fair.Terms(**about, bots=tuple(proof["bots"]))
    assert fair.chance(proof["key"], terms, proof["entropy"]).below(0, RARE) == 0  # the host got what it wanted
    if how in PLAIN:
        assert fair.verify(record)["ok"]  # whoever kept nothing cannot tell
    with pytest.raises(BadRecord):
        fair.verify(record, commitment, "sea", 0)


def test_the_command_finds_it(cheat: Server, tmp_path: Path) -> None:
    for how in ("key", "words"):
        record, commitment = after_a_rematch(cheat.client(how))
        file = tmp_path / "record.json"
        file.write_text(json.dumps(record))
        command = [sys.executable, "-m", "shoal.cli", "verify", str(file), "--commitment", commitment, "--words", "sea"]
        found = subprocess.run(command, capture_output=True, text=True)
        assert found.returncode == 2
        assert ("not the one that you saw" if how == "key" else "your words did not go into") in found.stderr
