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
from shoal.server.archive import verify_file
from tests.kit.cases import pick

KEY = "c0ffee" + "00" * 29


def terms_of(variant: Variant, **more: Any) -> fair.Terms:
    """What a deal at the table T is for."""
    return fair.Terms("T", variant.game.name, variant.game.version, variant.players, variant.options, **more)


def a_record(game: str, seed: int = 1) -> dict[str, Any]:
    """A record of two players as the server gives it, without a server."""
    variant, words, rng = Variant(find(game), 2), ["apple", "pear"], random.Random(seed)
    terms = terms_of(variant)
    match = variant.match(chance=fair.chance(KEY, terms, words))
    while not match.over:
        match.play(rng.choice(match.legal))
    return {**match.record(), "table": "T", "fair": fair.about(KEY, terms, words)}


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
    variant = Variant(GAME, 2)
    match = variant.match(chance=fair.chance("11" * 32, terms_of(variant), ["", ""]))
    first = [step.action for step in match.after(match.legal[0]).steps]
    assert first == [step.action for step in match.after(match.legal[0]).steps]


def recommit(record: dict[str, Any], key: str) -> None:
    """A key and its commitment in place of the true ones."""
    record["fair"].update(key=key, commitment=fair.commitment(key, terms_of(Variant(GAME, 2))))


TAMPERINGS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "a card dealt by hand": lambda r: r["log"].__setitem__(0, r["log"][0] ^ 1),
    "a step cut off": lambda r: r["log"].pop(),
    "a step put in": lambda r: r["log"].insert(5, r["log"][5]),
    "another key": lambda r: r["fair"].update(key="ab" * 32),
    "another key and commitment": lambda r: recommit(r, "ab" * 32),
    "words for a bot": lambda r: r["fair"].update(bots=[1]),
    "no bots": lambda r: r["fair"].pop("bots"),
    "bots in words": lambda r: r["fair"].update(bots=["1"]),
    "the scheme before": lambda r: r["fair"].update(scheme=fair.FIRST_SCHEME) or r["fair"].pop("bots"),
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


def test_words_that_were_given_must_be_there() -> None:
    assert fair.verify(RECORD, words="pear")["added"] == [0, 1]
    assert fair.verify(RECORD, words="pear", seat=1)["ok"]
    for words, seat in (("plum", None), ("pear", 0), ("plum", 1), ("", None), ("pear", 2), ("pear", -1)):
        with pytest.raises(BadRecord, match=r"your words did not go into|no seat"):
            fair.verify(RECORD, words=words, seat=seat)


@pytest.mark.parametrize("name", ["table", "game", "version", "players", "options", "bots", "scheme"])
def test_the_commitment_fixes_all_that_the_host_could_choose(name: str) -> None:
    """Each of these goes into the deal: a host who could change one after the words are in could search for a deal."""
    terms = fair.Terms("T", "any", 1, 3, {"colour": 1}, (2,))
    other = {"table": "U", "game": "other", "version": 2, "players": 4, "options": {"colour": 2}, "bots": (1,)}
    changed = fair.Terms(**vars(terms) | {name: other.get(name, "shoal-fair-3")})
    assert fair.commitment(KEY, changed) != fair.commitment(KEY, terms)
    assert fair.stream_key(KEY, changed, ["", "", ""]) != fair.stream_key(KEY, terms, ["", "", ""])


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
    mine = ["--words", "pear", "--seat", "1", "--commitment", RECORD["fair"]["commitment"]]
    assert subprocess.run([*command, str(good), *mine], capture_output=True).returncode == 0
    wrong = subprocess.run([*command, str(good), "--words", "plum"], capture_output=True, text=True)
    assert "your words did not go into the deal" in json.loads(wrong.stdout)["message"]


def test_the_command_says_what_was_not_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(RECORD))
    verify_file(file, None, None, None, as_json=False)
    said = capsys.readouterr().out
    assert said.count("Not checked") == 2
    assert "may have searched" in said
    verify_file(file, RECORD["fair"]["commitment"], "pear", 1, as_json=False)
    said = capsys.readouterr().out
    assert "Not checked" not in said
    assert "at seat 1" in said
