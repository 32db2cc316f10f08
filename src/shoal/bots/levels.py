"""Levels for people: how strong, and weak in which human way.

| level    | how it plays                                                                                            |
|----------|---------------------------------------------------------------------------------------------------------|
| beginner | looks one step ahead, and often plays a random move instead                                              |
| casual   | looks one step ahead, and plays a random move now and then                                               |
| skilled  | searches for a few thousandths of a second, and does not always pick the best of its good moves          |
| expert   | searches for about half a second, and plays the best it finds                                            |
| master   | searches for two seconds                                                                                 |

A game's policy may say otherwise for itself (`levels`), so that each level is clearly stronger than the one below.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from shoal.bots.searcher import SearchBot
from shoal.bots.simple import SimpleBot
from shoal.game import Game, game_of
from shoal.kernel import State, below, seeded


@dataclass(frozen=True)
class Level:
    """How a level plays."""

    iterations: int | None = None  # search for so many iterations; None and no seconds: one step ahead only
    seconds: float | None = None  # search for so long
    random_moves: float = 0.0  # the share of moves that are random
    temperature: float = 0.0  # 0: the most visited action; 1: every action as often as the search visited it


DEFAULTS = {  # by the names in bots.LEVELS
    "beginner": Level(random_moves=0.40),
    "casual": Level(random_moves=0.12),
    "skilled": Level(iterations=300, temperature=0.4),
    "expert": Level(seconds=0.5),
    "master": Level(seconds=2.0),
}


def level_of(game: Game, name: str, budget: dict[str, Any]) -> Level:
    """The level of that name for a game, perhaps with another budget."""
    own = game.policy.levels if game.policy else {}
    level = replace(DEFAULTS[name], **own.get(name, {}))
    return replace(level, **{"iterations": None, "seconds": None, **budget}) if budget else level


class LevelBot:
    """A player of one of the levels."""

    def __init__(self, game: Game, name: str, level: Level) -> None:
        self.name = name
        self.level = level
        self._search: SearchBot | None = None
        self._simple = SimpleBot("greedy")
        if level.iterations or level.seconds:
            self._search = SearchBot(game, name, level.iterations, level.seconds)

    def choose(self, s: State, seat: int, seed: int) -> int:
        """The number of a legal action."""
        actions, weights = game_of(s).buffers()
        n = int(game_of(s).door.choices(s, actions, weights))
        rng = seeded(seed, 100 + seat)
        if n == 1 or below(rng, 1000) < 1000 * self.level.random_moves:
            return int(actions[below(rng, n)])
        if self._search is None:
            return self._simple.choose(s, seat, seed)
        if self.level.temperature == 0.0:
            return self._search.choose(s, seat, seed)
        return self._sampled(s, seat, seed, below(rng, 1 << 30) / (1 << 30))

    def _sampled(self, s: State, seat: int, seed: int, mark: float) -> int:
        """An action drawn by its visits: the more the search visited it, the likelier."""
        assert self._search is not None
        found = self._search.advise(s, seat, seed)
        visits = np.array([max(advice.visits, 1) for advice in found], np.float64)
        odds = (visits / visits.max()) ** (1.0 / self.level.temperature)
        place = int(np.searchsorted(np.cumsum(odds / odds.sum()), mark))
        return found[min(place, len(found) - 1)].action

    def cancel(self) -> None:
        """Make a running `choose` (in another thread) answer at once."""
        if self._search is not None:
            self._search.cancel()

    def close(self) -> None:
        """Give the memory back."""
        if self._search is not None:
            self._search.close()
