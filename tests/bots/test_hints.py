"""Hints: their form, their reasons, and that levels and messages are documented."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest

import shoal
from shoal.bots import LEVELS, hints, make
from shoal.bots.levels import DEFAULTS, level_of
from shoal.errors import ShoalError
from shoal.game import find
from shoal.match import Variant
from tests.bots.table import ADVISED, GAMES, decisions
from tests.kit.cases import pick

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


@pytest.mark.parametrize("name", GAMES)
def test_a_hint(name: str) -> None:
    for n, match in enumerate(decisions(shoal.load(name, players=find(name).players[-1]))):
        if n % 9 == 0:
            assert match.actor is not None
            moves = shoal.hint(match, match.actor, seconds=0.01)
            assert json.loads(json.dumps(moves)) == moves
            assert 1 <= len(moves) <= hints.SHOWN
            for move in moves:
                assert set(move) == {"action", "win", "gain", "reason"}
                assert move["action"] in match.actions
                assert 0 <= move["win"] <= 1
                assert move["gain"] is None or isinstance(move["gain"], int)
        if n == 45:
            break


@pytest.mark.parametrize("name", ADVISED)
def test_every_reason_is_listed(name: str) -> None:
    advice = find(name).advice
    assert advice is not None
    for match in decisions(shoal.load(name), "beginner"):
        assert match.actor is not None
        for action in match.legal[:: max(1, len(match.legal) // 5)]:
            reason = advice.reason(match.state, action, match.actor)
            assert set(reason["args"]) == set(advice.MESSAGES[reason["id"]])
            assert reason["id"].startswith("hint-")


def test_a_hint_without_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game need not say why a move is good."""
    match = next(decisions(Variant(pick())))
    monkeypatch.setattr(match, "game", dataclasses.replace(match.game, advice=None))
    assert match.actor is not None
    (best, *_) = hints.hint(match, match.actor, seconds=0.01)
    assert best["reason"] == {"id": "hint-move", "args": {}}
    assert best["gain"] is None


def test_a_hint_only_for_the_seat_to_act() -> None:
    match = Variant(pick(players=2), 2).match(seed=1)
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


@pytest.mark.parametrize("name", ADVISED)
def test_messages_are_documented(name: str) -> None:
    text, advice = DOCS.read_text(), find(name).advice
    assert advice is not None
    for message, args in advice.MESSAGES.items():
        line = next(line for line in text.splitlines() if f"`{message}`" in line)
        assert all(f"`{arg}`" in line for arg in args), message


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_calibrated_and_keep_their_order(name: str) -> None:
    game = find(name)
    assert game.policy is not None
    assert {2, 4} <= set(game.policy.odds)  # measured by bench/calibration.py
    for players in game.players:
        said = [hints.calibrated(game, players, win / 50) for win in range(51)]
        assert said == sorted(said)
        assert 0 <= said[0] < 0.05
        assert 0.95 < said[-1] <= 1


def test_a_game_without_measured_chances_says_what_the_search_expects() -> None:
    bare = dataclasses.replace(find(GAMES[0]), policy=None)
    assert hints.calibrated(bare, 2, 0.3) == 0.3
