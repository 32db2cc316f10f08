"""Bots that do not search: a random one, and each game's own one-ply player."""

from __future__ import annotations

from shoal.bots import policy
from shoal.game import choices, game_of
from shoal.kernel import Ints, Rng, State, below, jit, seeded


def _greedy(s: State, actions: Ints, weights: Ints, rng: Rng) -> int:
    n = choices(s, actions, weights)
    return int(actions[policy.greedy(s, actions, n, rng)])


def _random(s: State, actions: Ints, weights: Ints, rng: Rng) -> int:
    n = choices(s, actions, weights)
    return int(actions[below(rng, n)])


greedy_action = jit(_greedy)


class SimpleBot:
    """`random` or `greedy`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._choose = greedy_action if name == "greedy" else _random

    def choose(self, s: State, seat: int, seed: int) -> int:
        """The number of a legal action."""
        actions, weights = game_of(s).buffers()
        return int(self._choose(s.copy(), actions, weights, seeded(seed)))

    def close(self) -> None:
        """Nothing to give back."""
