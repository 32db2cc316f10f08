"""Version 1 of Sea Salt & Paper, where crabs took the uppermost of equal cards: its logs are read, checked, go on."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import shoal
from shoal import fair
from shoal.errors import BadRecord
from shoal.fair import Terms
from shoal.server.live import Live, wake
from tests.games.sea_salt_paper.boards import CRABS, after, do
from tests.server.kit import people_row

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


def woken(old: dict[str, Any], steps: int, phase: str) -> Live:
    """The table of a record as a server finds it in its database, with so many steps of the match."""
    proof = old["fair"]
    row = people_row(shoal.load(old["game"], players=old["players"], **old["options"]))
    seats = tuple(replace(seat, entropy=words) for seat, words in zip(row.seats, proof["entropy"], strict=True))
    about = {"id": old["table"], "version": old["version"], "key": proof["key"], "scheme": proof["scheme"]}
    row = replace(row, **about, seats=seats, phase=phase, result={"result": old["result"]} if phase == "over" else None)
    return wake(row, [(action, 0.0) for action in old["log"][:steps]])


def test_a_server_shows_and_plays_on_what_was_begun_before_the_upgrade() -> None:
    old = record("served")
    log: list[int] = old["log"]
    live = woken(old, len(log), "over")
    assert live.record() == old
    assert live.events(0, 0)[-1]["id"] == "ssp-over"
    half = next(n for n in range(len(log) // 2, len(log)) if log[n] == 0)  # somebody draws
    live = woken(old, half, "playing")
    assert live.match is not None
    after_it = live.match.after(0)
    assert [live.match.logged(step.action) for step in after_it.steps] == log[half : half + 3]
    live.adopt(after_it.steps)
    assert live.match.log == log[: half + 3]
    assert live.past is not None
    assert [step.action for step in live.past.steps(half, half + 3)] == [step.action for step in after_it.steps]
