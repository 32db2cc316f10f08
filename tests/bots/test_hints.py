"""Hints: their form, their reasons, and that levels and messages are documented."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import shoal
from shoal.bots import LEVELS, hints, make
from shoal.bots.levels import DEFAULTS, level_of
from shoal.errors import ShoalError
from shoal.game import find
from tests.bots.table import GAMES, decisions

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.mark.parametrize("name", GAMES)
def test_a_hint(name: str) -> None:
    for n, match in enumerate(decisions(shoal.load(name, players=3))):
        if n % 9 == 0:
            assert match.actor is not None
            told = shoal.hint(match, match.actor, seconds=0.01)
            assert json.loads(json.dumps(told)) == told
            assert 1 <= len(told) <= hints.SHOWN
            for move in told:
                assert set(move) == {"action", "win", "gain", "reason"}
                assert move["action"] in match.actions
                assert 0 <= move["win"] <= 1
                assert move["gain"] is None or isinstance(move["gain"], int)
        if n == 45:
            break


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_is_listed(name: str) -> None:
    messages = hints.advice_of(find(name)).MESSAGES
    for match in decisions(shoal.load(name), "beginner"):
        assert match.actor is not None
        for action in match.legal[:: max(1, len(match.legal) // 5)]:
            reason = hints.advice_of(match.game).reason(match.state, action, match.actor)
            assert set(reason["args"]) == set(messages[reason["id"]])
            assert reason["id"].startswith("hint-")


def test_a_hint_only_for_the_seat_to_act() -> None:
    match = shoal.load("coloretto").match(seed=1)
    assert match.actor is not None
    with pytest.raises(ShoalError, match="turn to choose"):
        shoal.hint(match, 1 - match.actor)


def test_importing_shoal_does_not_load_the_compiler() -> None:
    import subprocess
    import sys

    code = "import shoal, sys; import shoal.bots.searcher, shoal.bots.levels; assert 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("name", LEVELS)
def test_levels_are_documented(name: str) -> None:
    assert name in DEFAULTS
    assert f"`{name}`" in DOCS.read_text()
    for game in GAMES:
        level = level_of(find(game), name, {})
        assert level.iterations is None or level.iterations <= 20_000
        assert make(f"{name}:iterations=5", shoal.load(game)).name == f"{name}:iterations=5"


@pytest.mark.parametrize("name", GAMES)
def test_messages_are_documented(name: str) -> None:
    text = DOCS.read_text()
    for message, args in hints.advice_of(find(name)).MESSAGES.items():
        line = next(line for line in text.splitlines() if f"`{message}`" in line)
        assert all(f"`{arg}`" in line for arg in args), message
