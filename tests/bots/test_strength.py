"""Stronger bots win more, with tiny budgets and wide margins; docs/adr/ has the real figures."""

from __future__ import annotations

import pytest

import shoal
from shoal.game import find
from tests.bots.table import GAMES, share


@pytest.mark.parametrize("name", [name for name in GAMES if (policy := find(name).policy) and policy.greedy])
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
    assert share(shoal.load(name), "casual", "beginner", 24) >= 0.5


@pytest.mark.parametrize("name", GAMES)
def test_the_fullest_table(name: str) -> None:
    players = find(name).players[-1]
    matches = 12 - 12 % players  # every seat equally often
    assert share(shoal.load(name, players=players), "search:iterations=400", "random", matches) >= 2 / players
