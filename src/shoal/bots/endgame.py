"""Exact ends, from Python: when to enumerate, for how long, and which choices are left to the search."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.bots import exact
from shoal.bots.nodes import Workspace
from shoal.game import Game
from shoal.kernel import Ints, Rng, State, seeded

FIRST, DEEPER = 4, 2  # steps: how deep to look at first, and how much deeper each time
LAP = 1024  # states between two looks at the clock
MOST_KEYS = 1 << 16  # states that are known again


class Endgame:
    """Enumerates the rest of a match where that is short, in memory of a search."""

    def __init__(self, game: Game, ws: Workspace) -> None:
        self._game = game
        self._space = exact.enumeration(game, ws)
        self._root = np.zeros(1, game.state)

    @property
    def own(self) -> tuple[NDArray[Any], ...]:
        """The memory that is not lent by the search."""
        space = self._space
        return (space.words, space.levels, space.actions, space.weights, space.totals, self._root)

    @property
    def spent(self) -> int:
        """How many states were looked at."""
        return int(self._space.tallies[exact.SPENT])

    @property
    def is_solved(self) -> bool:
        """Is the best choice known?"""
        root = self._space.levels[0]
        is_done = self._space.tallies[exact.HERE] == exact.DONE and self.spent > 0
        return bool(is_done and (root.open == 0 or root.best >= exact.SURE))

    def warm_up(self) -> None:
        """Compile before any clock runs."""
        exact.prepare(self._space, self._root, 0, seeded(0), False, 0)
        exact.run(self._space, 0, 0, np.ones(1, np.int8))

    def verdicts(
        self, s: State, seat: int, rng: Rng, states: int, deadline: float, flag: NDArray[np.int8], deals: bool = True
    ) -> NDArray[np.float64]:
        """What each choice brings the seat, by its place; UNKNOWN where so many states, or the time, are too few."""
        space = self._space
        self._root[0] = s
        mask = (1 << min(2 * states, MOST_KEYS, len(space.known)).bit_length() - 1) - 1
        if exact.prepare(space, self._root, seat, rng, deals, mask):
            for limit in range(FIRST, exact.DEPTH, DEEPER):
                if not self._look(limit, states, deadline, flag) or self.is_solved:
                    break
        return space.verdicts

    def _look(self, limit: int, states: int, deadline: float, flag: NDArray[np.int8]) -> bool:
        """Look as deep as this; False if it took too long."""
        while (left := states - self.spent) > 0 and not flag[0] and time.perf_counter() < deadline:
            exact.run(self._space, limit, min(LAP, left), flag)
            if self._space.tallies[exact.HERE] == exact.DONE:
                return True
        return False


def left_over(verdicts: NDArray[np.float64], actions: Ints) -> list[int]:
    """The actions that may be best: those of the highest value, and, unless one wins for certain, the unknown."""
    given = verdicts[: len(actions)]
    best = given.max()
    keep = given >= best - exact.SAME
    if best < exact.SURE:
        unknown = given == exact.UNKNOWN
        keep = keep & (given > exact.SAME) | unknown if unknown.any() else keep
    return [int(action) for action in actions[keep]]
