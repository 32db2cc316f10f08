"""How lucky everybody was in a match, by the game's network: what chance brought, less what it brings on average.

Over many matches luck is nothing, whatever the network thinks, since each time it is compared with dealing the same
chance again: taken off the results, it changes no expectation. The better the network knows the game, the less of the
results is left to luck, and the fewer matches tell two bots apart. (After Zinkevich et al., "Optimal Unbiased
Estimators for Evaluating Agent Performance", 2006; backgammon programs call it luck-adjusted results.)
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.arena.stepping import START
from shoal.bots import nodes
from shoal.bots.evaluation import weights_of
from shoal.bots.leaves import expect
from shoal.game import Game, actor, play, start
from shoal.kernel import CHANCE, Floats, Rng, jit, seeded
from shoal.playout import settle

SAMPLES = 64  # how often the same chance is dealt again


def _add_luck(action: int, states: NDArray[Any], ws: nodes.Workspace, rng: Rng, luck: Floats) -> None:
    """Add what chance brought after an action, from the states before and after both; the third is room."""
    s, after, again = states[0], states[1], states[2]
    if action == START:
        start(s, int(s.players))
    else:
        play(s, action)
    if actor(s) != CHANCE:
        return
    seats = int(s.players)
    expect(ws, after, after, rng)
    for seat in range(seats):
        luck[seat] += ws.results[seat]
    for _ in range(SAMPLES):
        states[2] = states[0]
        settle(again, rng, ws.buffers)
        expect(ws, again, again, rng)
        for seat in range(seats):
            luck[seat] -= ws.results[seat] / SAMPLES


add_luck = jit(_add_luck)


def is_adjustable(game: Game, players: int) -> bool:
    """Is there luck in the game, and a network that knows what it is worth?"""
    return game.luck and game.network is not None and weights_of(game, players) is not None


class Luck:
    """Adds up the luck of one match after another."""

    def __init__(self, game: Game, players: int) -> None:
        self._space = nodes.workspace(game, 2, weights_of(game, players))
        self._space.knobs[nodes.NET] = 1.0
        self._states = np.zeros(3, game.state)
        self._rng = seeded(0)
        self._sum = np.zeros(game.rules.SEATS, np.float64)

    def begin(self, seed: int) -> None:
        """A match begins; what is dealt again depends on the seed."""
        self._rng = seeded(seed)
        self._sum[:] = 0.0

    def before(self, state: Any) -> None:
        """An action is about to be played."""
        self._states[0] = state

    def after(self, action: int, state: Any) -> None:
        """It was played, and chance has acted."""
        self._states[1] = state
        add_luck(action, self._states, self._space, self._rng, self._sum)

    def of(self, seats: int) -> list[float]:
        """Everybody's luck so far, in parts of a win; together nothing."""
        return [round(float(x), 6) for x in self._sum[:seats]]
