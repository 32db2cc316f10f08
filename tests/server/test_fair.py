"""Fair deals: chance is exact and even; any tampering with a record is found."""

from __future__ import annotations

import copy
import json
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import shoal
from shoal import fair
from shoal.errors import BadRecord
from shoal.game import find, names
from shoal.match import Variant, refold
from tests.kit.cases import pick


def a_record(game: str, seed: int = 1) -> dict[str, Any]:
    """A record of two players as the server gives it, without a server."""
    variant, key = Variant(find(game), 2), "c0ffee" + "00" * 29
    match, rng = fair.begin(variant, key, "T", ["apple", "pear"]), random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.legal))
    return match.record() | {"table": "T", "fair": fair.about(key, ["apple", "pear"], over=True)}


GAME = pick(luck=True)
RECORD = a_record(GAME.name)
PINNED = [0, 0, 4, 0, 152471473]


def other_options(record: dict[str, Any]) -> dict[str, Any]:
    """The options of a record, one of them changed."""
    option = find(record["game"]).options[0]
    values = option.values or (option.low, option.high)
    return {**record["options"], option.name: next(v for v in values if v != record["options"][option.name])}


@pytest.mark.parametrize("game", shoal.games())
def test_a_record_is_verified(game: str) -> None:
    found = fair.verify(a_record(game))
    assert found["ok"]
    assert found["luck"] > 0


def test_the_numbers_are_pinned() -> None:
    """Records of years ago must verify: this may never change."""
    chance = fair.FairChance(bytes(range(32)))
    assert [chance.below(step, n) for step, n in enumerate((2, 3, 10, 76, 10**9))] == PINNED
    assert chance.below(4, 10**9) == PINNED[4]  # whatever was asked before


def test_chance_is_even() -> None:
    chance = fair.FairChance(b"k" * 32)
    counts = Counter(chance.below(step, 7) for step in range(14_000))
    assert all(1800 < counts[value] < 2200 for value in range(7))


def test_a_move_that_is_not_played_changes_no_deal() -> None:
    match = fair.begin(Variant(GAME, 2), "11" * 32, "T", ["", ""])
    first = [step.action for step in match.after(match.legal[0]).steps]
    assert first == [step.action for step in match.after(match.legal[0]).steps]


TAMPERINGS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a card dealt by hand": lambda r: r["log"].__setitem__(0, r["log"][0] ^ 1),
    "a step cut off": lambda r: r["log"].pop(),
    "a step put in": lambda r: r["log"].insert(5, r["log"][5]),
    "another key": lambda r: r["fair"].update(key="ab" * 32),
    "another key and commitment": lambda r: r["fair"].update(key="ab" * 32, commitment=fair.commitment("ab" * 32)),
    "another commitment": lambda r: r["fair"].update(commitment="ab" * 32),
    "other words": lambda r: r["fair"].update(entropy=["apple", "plum"]),
    "words missing": lambda r: r["fair"].update(entropy=["apple"]),
    "another table": lambda r: r.update(table="U"),
    "another option": lambda r: r.update(options=other_options(r)),
    "more players": lambda r: r.update(players=3),
    "another result": lambda r: r["result"].update(winners=[1 - r["result"]["winners"][0]]),
    "no result": lambda r: r.pop("result"),
    "given up as well": lambda r: r.update(ended={"by": "resignation", "resigned": [0], "winners": [1]}),
    "no key": lambda r: r["fair"].pop("key"),
    "something more": lambda r: r.update(note="trust me"),
    "another scheme": lambda r: r["fair"].update(scheme="none"),
    "another version": lambda r: r.update(version=99),
    "another game": lambda r: r.update(game=next(name for name in names() if name != r["game"])),
}


@pytest.mark.parametrize("what", TAMPERINGS)
def test_tampering_is_found(what: str) -> None:
    record = copy.deepcopy(RECORD)
    TAMPERINGS[what](record)
    with pytest.raises(BadRecord):
        fair.verify(record)


@given(st.data())
@settings(max_examples=50, deadline=None)
def test_any_changed_chance_step_is_found(data: st.DataObject) -> None:
    record = copy.deepcopy(RECORD)
    _, steps = refold(record, fair.FairChance(b""))
    dealt = [step.n for step in steps if step.actor is None]
    n = data.draw(st.sampled_from(dealt))
    others = st.integers(0, GAME.rules.ACTIONS + GAME.rules.CHANCES).filter(lambda action: action != record["log"][n])
    record["log"][n] = data.draw(others)
    with pytest.raises(BadRecord):
        fair.verify(record)


@given(
    st.recursive(st.none() | st.integers() | st.text(max_size=5), lambda v: st.lists(v) | st.dictionaries(st.text(), v))
)
@settings(max_examples=40, deadline=None)
def test_nonsense_is_refused_in_words(junk: Any) -> None:
    for record in (junk, RECORD | {"fair": junk}, RECORD | {"log": junk}, RECORD | {"result": junk}):
        with pytest.raises(BadRecord):
            fair.verify(record)


def test_a_commitment_that_was_seen_must_match() -> None:
    assert fair.verify(RECORD, RECORD["fair"]["commitment"])["ok"]
    with pytest.raises(BadRecord, match="not the one that you saw"):
        fair.verify(RECORD, "ab" * 32)


def test_the_command(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(RECORD))
    bad.write_text(json.dumps(RECORD | {"table": "U"}))
    command = [sys.executable, "-m", "shoal.cli", "verify", "--json"]
    fine = subprocess.run([*command, str(good)], capture_output=True, text=True)
    assert fine.returncode == 0
    assert json.loads(fine.stdout)["ok"]
    wrong = subprocess.run([*command, str(bad)], capture_output=True, text=True)
    assert wrong.returncode != 0
    assert "BadRecord" in wrong.stdout
