"""Random play in bulk, compiled: the yardstick of speed, and a quick look at a game's length and balance."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.game import actor, choices, play, settle, start
from shoal.kernel import OVER, Ints, Rng, State, below, compiled, jit


@compiled
def random_match(s: State, actions: Ints, weights: Ints, rng: Rng) -> int:
    """Play a started match to its end by pure chance; the number of decisions that players made."""
    decisions = 0
    settle(s, actions, weights, rng)
    while actor(s) != OVER:
        n = choices(s, actions, weights)
        play(s, int(actions[below(rng, n)]))
        settle(s, actions, weights, rng)
        decisions += 1
    return decisions


def _random_matches(
    blank: NDArray[Any], players: int, rngs: NDArray[np.uint64], actions: Ints, weights: Ints, ends: NDArray[Any]
) -> int:
    decisions = 0
    for i in range(len(ends)):
        ends[i] = blank[0]
        start(ends[i], players)
        decisions += random_match(ends[i], actions, weights, rngs[i])
    return decisions


random_matches = jit(_random_matches)
