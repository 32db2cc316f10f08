"""Observations in whole numbers: what a seat remembers is what it would work out anew, and a byte ends at 255."""

from __future__ import annotations

import random

import numpy as np
import pytest

from shoal.games.sea_salt_paper import rules
from tests.games.sea_salt_paper.eventful import GAME, eventful_match

TARGET = rules.OBSERVATION - 2


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("seed", range(2))
def test_a_memory_says_what_the_history_says(players: int, seed: int) -> None:
    """In matches with many looks and thefts; seats observe at different times, as in a vector environment."""
    chance, memory = random.Random(seed), np.zeros(rules.MEMORY, np.int64)
    anew, on = np.zeros((2, rules.OBSERVATION), np.uint8)
    for s in eventful_match(players, seed, every=3):
        for seat in {max(0, int(rules.actor(s))), chance.randrange(players)}:
            rules.observe_whole(s, seat, anew)
            rules.observe_with(s, seat, memory, on)
            assert (anew == on).all()


def test_a_byte_ends_at_255() -> None:
    s = GAME.new(2, {"target": 1000})
    s.scores[1] = 300
    whole, scaled = np.zeros(rules.OBSERVATION, np.uint8), np.zeros(rules.OBSERVATION, np.float32)
    rules.observe_whole(s, 0, whole)
    rules.observe(s, 0, scaled)
    assert whole[TARGET] == 255
    assert scaled[TARGET] == 10.0, "float32 has room for it"
    assert np.flatnonzero(whole == 255).size == 2
    assert 7.5 in scaled
