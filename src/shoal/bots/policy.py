"""What bots know of a game beyond its rules: its policy, found by the record's type like the door itself.

`shoal.contract.Policy` says what a game may bring. Whatever is missing has a default here, so that a new game has bots
from its first day.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shoal.game import actor, game_of, opens, payoffs
from shoal.kernel import OVER, Floats, Ints, Rng, State, below, compiled


@compiled
def any_choice(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """An index below n, by pure chance."""
    return below(rng, n)


@compiled
def all_alike(s: State, actions: Ints, n: int, out: Floats) -> None:
    """No choice is more likely to be good than another."""
    for i in range(n):
        out[i] = 1.0 / n


@compiled
def at_the_end(s: State, begun: State, depth: int, out: Floats) -> bool:
    """A playout goes on until the match is over, and only winning counts."""
    if actor(s) != OVER:
        return False
    payoffs(s, out)
    return True


@compiled
def yes(s: State) -> bool:
    return True


def _own(s: State, name: str, default: Callable[..., Any]) -> Callable[..., Any]:
    return getattr(game_of(s).policy, name, None) or default


@opens("greedy", "policy", any_choice)
def greedy(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """The index of the choice of a good one-ply player."""
    return int(_own(s, "greedy", any_choice)(s, actions, n, rng))


@opens("rollout", "policy", any_choice)
def rollout(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """The index of the choice of a quick player, for playouts."""
    return int(_own(s, "rollout", any_choice)(s, actions, n, rng))


@opens("prior", "policy", all_alike)
def prior(s: State, actions: Ints, n: int, out: Floats) -> None:
    """How likely each choice is to be good; they sum to 1."""
    _own(s, "prior", all_alike)(s, actions, n, out)


@opens("judge", "policy", at_the_end)
def judge(s: State, begun: State, depth: int, out: Floats) -> bool:
    """Does the search end here? Then `out` says what everybody may expect."""
    return bool(_own(s, "judge", at_the_end)(s, begun, depth, out))


@opens("branches", "policy", yes)
def branches(s: State) -> bool:
    """Chance acts: does the search tell its outcomes apart?"""
    return bool(_own(s, "branches", yes)(s))
