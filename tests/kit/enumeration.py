"""A slow, obvious reference for exact ends: all is played by the interpreted rules, nothing is remembered."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from shoal.bots.evaluation import table_of
from shoal.bots.policy import ends, outlook
from shoal.game import Game, game_of
from shoal.kernel import CHANCE, OVER, State

Shares: TypeAlias = tuple[float, ...]


class TooLong(Exception):
    """More states than the reference is willing to play."""


class Enumerator:
    """What everybody gets if all play their best from a state on."""

    def __init__(self, game: Game, most: int) -> None:
        self._rules, self._table, self._left = game.rules, table_of(game), most

    def choices(self, s: State) -> list[tuple[int, int]]:
        """All that can be done, each with its weight."""
        actions, weights = game_of(s).buffers()
        n = self._rules.choices(s, actions, weights)
        return list(zip(actions[:n].tolist(), weights[:n].tolist(), strict=True))

    def after(self, s: State, action: int) -> State:
        """The state after an action."""
        self._left -= 1
        if self._left < 0:
            raise TooLong
        copy = s.copy()
        self._rules.play(copy, action)
        return copy

    def value(self, s: State, root: State, depth: int) -> Shares | None:
        """What everybody gets; None if it is more steps away than `depth`, or beyond what the game knows."""
        mover, out = self._rules.actor(s), np.zeros(self._rules.SEATS, np.float32)
        if mover == OVER:
            self._rules.payoffs(s, out)
            return tuple(out.tolist())
        if ends(s, root):
            return tuple(out.tolist()) if outlook(s, self._table, out) else None
        if depth == 0:
            return None
        found = [(weight, self.value(self.after(s, action), root, depth - 1)) for action, weight in self.choices(s)]
        if mover == CHANCE:
            return mean(found)
        known = [(1, shares) for _, shares in found if shares is not None]
        best = max((shares[mover] for _, shares in known), default=0.0)
        if len(known) < len(found) and best < 0.999999:
            return None
        return mean([(1, shares) for _, shares in known if shares[mover] > best - 1e-9])


def mean(found: list[tuple[int, Shares | None]]) -> Shares | None:
    """The weighted mean; None if one of them is unknown."""
    total = sum(weight for weight, _ in found)
    sums = np.zeros(len(next((shares for _, shares in found if shares is not None), ())))
    for weight, shares in found:
        if shares is None:
            return None
        sums += weight * np.array(shares)
    return tuple((sums / total).tolist())
