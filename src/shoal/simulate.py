"""Random play in bulk, compiled: the yardstick of speed, and a first impression of a game's length and balance."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.game import start
from shoal.kernel import OVER, Buffers, Ints, jit
from shoal.playout import any_choice, play_until


def _random_matches(
    blank: NDArray[Any], players: int, rngs: NDArray[np.uint64], actions: Ints, weights: Ints, ends: NDArray[Any]
) -> int:
    """A random match into each record of `ends`; how many decisions players made in all."""
    buffers = Buffers(actions, weights)
    decisions = 0
    for i in range(len(ends)):
        ends[i] = blank[0]
        start(ends[i], players)
        decisions += play_until(ends[i], OVER, any_choice, rngs[i], rngs[i], buffers)
    return decisions


random_matches = jit(_random_matches)
