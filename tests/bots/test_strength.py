"""Stronger bots win more, with tiny budgets and wide margins; docs/adr/ has the real figures."""

from __future__ import annotations

import pytest

import shoal
from tests.bots.table import GAMES, share


@pytest.mark.parametrize("name", GAMES)
def test_greedy_beats_random(name: str) -> None:
    assert share(shoal.load(name), "greedy", "random", 20) >= 0.8


@pytest.mark.parametrize("name", GAMES)
def test_search_beats_random(name: str) -> None:
    assert share(shoal.load(name), "search:iterations=60", "random", 6) >= 0.8


@pytest.mark.parametrize("name", GAMES)
def test_search_beats_greedy(name: str) -> None:
    assert share(shoal.load(name), "search:iterations=500", "greedy", 10) >= 0.5


@pytest.mark.parametrize("name", GAMES)
def test_casual_beats_beginner(name: str) -> None:
    assert share(shoal.load(name), "casual", "beginner", 40) >= 0.5


@pytest.mark.parametrize("name", GAMES)
def test_four_players(name: str) -> None:
    assert share(shoal.load(name, players=4), "search:iterations=400", "random", 12) >= 0.5  # by chance: 0.25
