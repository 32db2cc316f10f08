"""Version 1 of Sea Salt & Paper, where crabs took the uppermost of equal cards: its logs are read, checked, go on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import shoal
from shoal import fair
from shoal.errors import BadRecord
from shoal.fair import Terms
from tests.games.sea_salt_paper.boards import CRABS, after, do

RECORDS = Path(__file__).parent / "records"
OLD, NEW = ("served", "served-options"), ("served-2", "served-2-options")


def record(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((RECORDS / f"{name}.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("name", OLD)
def test_a_record_of_version_1_stays_one(name: str) -> None:
    old = record(name)
    assert (old["version"], fair.verify(old)["ok"]) == (1, True)
    match = shoal.replay({key: old[key] for key in ("format", "game", "version", "players", "options", "log")})
    assert match.record() == {key: old[key] for key in match.record()}


@pytest.mark.parametrize("name", NEW)
def test_a_record_of_version_2_has_lower_picks(name: str) -> None:
    new = record(name)
    assert new["version"] == 2
    assert any(171 <= action < 183 for action in new["log"])


@pytest.mark.parametrize("name", OLD)
def test_the_numbers_of_a_version_are_not_those_of_another(name: str) -> None:
    with pytest.raises(BadRecord, match="step 0 of the log"):
        shoal.replay({**record(name), "version": 2})
    with pytest.raises(BadRecord, match="another match"):
        fair.verify({**record("served-2"), "version": 1, "log": old_numbers(record("served-2")["log"])})


def old_numbers(log: list[int]) -> list[int]:
    """A log of today in the numbers of version 1; it had none for the lower picks, so they come last."""
    return [n if n < 171 else n - 12 if n >= 183 else n + 96 for n in log]


@pytest.mark.parametrize("damage", [-1, 279, 9999])
def test_a_number_that_means_nothing_is_refused(damage: int) -> None:
    old = record("served")
    with pytest.raises(BadRecord, match=f"step 5 of the log, {damage}, is not possible"):
        shoal.replay({**old, "log": [*old["log"][:5], damage]})


def test_a_match_of_version_1_goes_on_with_the_lower_picks() -> None:
    """As a server plays on what was begun before an upgrade: old numbers in the log, and the deal that was promised."""
    pile = ["boat:black", "shell:grey", "boat:black"]
    start = {"hands": [CRABS, []], "piles": [pile, []], "phase": "play"}
    opened = shoal.load("sea_salt_paper").from_position(start).record()
    match = shoal.replay({**opened, "version": 1}, seed=1)
    lower = do("pick_lower", card="boat:black", above=1)
    after(match, do("play", cards=CRABS), do("look", pile=0), lower, do("end_turn"), do("draw"))
    assert match.position()["piles"][0] == pile[1:]
    assert match.log[2] == 275  # after all that version 1 knew
    assert all(171 <= action < 217 for action in match.log[5:])  # dealt, as version 1 counts
    again = shoal.replay(match.record())
    assert again.state.tobytes() == match.state.tobytes()
    assert again.record() == match.record() == match.copy().record()


def test_a_table_opened_before_the_upgrade_begins_as_promised() -> None:
    variant = shoal.load("sea_salt_paper")
    terms = Terms("T", "sea_salt_paper", 1, 2, dict(variant.options))
    key, words = fair.new_key(), ["", ""]
    match = variant.match(chance=fair.chance(key, terms, words), version=1)
    while not match.over:
        match.play(match.legal[0])
    proved = match.record() | {"table": "T", "fair": fair.about(key, terms, words)}
    assert proved["version"] == 1
    assert fair.verify(proved)["ok"]
