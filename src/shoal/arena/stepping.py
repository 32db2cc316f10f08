"""A match of the arena from one decision of a player to the next, compiled."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from shoal.game import Game, choices, imagine, payoffs, play, start
from shoal.kernel import OVER, Buffers, Floats, Ints, Rng, jit
from shoal.paired import Paired, forget, paired
from shoal.playout import settle

TRUE, SEEN = 0, 1  # the two states of a table
START = -1  # not an action: the match begins


class Table(NamedTuple):
    """Everything of one match. It is handed to compiled code array by array, which is twice as fast as in one tuple."""

    states: NDArray[Any]  # the match as it is, and as the seat to act may imagine it
    turn: NDArray[np.int64]  # who acts, and how many choices they have: 0 when the match is over
    actions: Ints
    weights: Ints
    hypothesis: Rng  # deals anew what the seat to act cannot know
    key: Rng  # the last three are the match's paired chance
    met: NDArray[np.uint64]
    rng: Rng


def table_of(game: Game) -> Table:
    """A table, for one match after another."""
    return Table(np.zeros(2, game.state), np.zeros(2, np.int64), *game.buffers(), np.ones(1, np.uint64), *paired())


def _proceed(action: int, *arrays: Any) -> None:
    """Play the action and the chance after it, say whose turn it is, and imagine the match as that seat may."""
    table = Table(*arrays)
    s, chance = table.states[TRUE], Paired(table.key, table.met, table.rng)
    if action == START:
        forget(chance)
        start(s, int(s.players))
    else:
        play(s, action)
    who = settle(s, chance, Buffers(table.actions, table.weights))
    table.turn[0] = who
    table.turn[1] = 0
    table.states[SEEN] = s
    if who != OVER:
        table.turn[1] = choices(s, table.actions, table.weights)
        imagine(table.states[SEEN], who, table.hypothesis)


def _result(states: NDArray[Any], out: Floats) -> None:
    """The payoffs of a match that is over."""
    payoffs(states[TRUE], out)


proceed = jit(_proceed)  # proceed(action, *table)
result = jit(_result)  # result(table.states, out)
