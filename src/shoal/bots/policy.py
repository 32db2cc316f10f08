"""What bots know of a game beyond its rules: its policy, found by the record's type like the door itself.

A game's policy.py may define any of these, all compiled. They are given imagined states and must use only what the
acting seat may know.

    greedy(s, actions, n, rng) -> index     the choice of a good one-ply player
    rollout(s, actions, n, rng) -> index    the choice of a quick one, for playouts
    prior(s, actions, n, out)               how likely each choice is to be good; out[:n] sums to 1
    judge(s, begun, depth, out) -> bool     does the search that began in `begun` end here? Then out[:players] says what
                                            everybody may expect, from 0 to 1. `depth` is 0 in the tree, and counts
                                            from 1 in a playout: where it may end earlier
    is_open(s) -> bool                      is nothing hidden but what chance will bring?
    branches(s) -> bool                     chance acts: does the search tell its outcomes apart?

Whatever is missing has a default here, so that a new game has bots from its first day.
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
def no(s: State) -> bool:
    return False


@compiled
def yes(s: State) -> bool:
    return True


def _own(s: State, name: str, default: Callable[..., Any]) -> Callable[..., Any]:
    found: Callable[..., Any] = getattr(game_of(s).policy, name, default)
    return found


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


@opens("is_open", "policy", no)
def is_open(s: State) -> bool:
    """Is nothing hidden but what chance will bring?"""
    return bool(_own(s, "is_open", no)(s))


@opens("branches", "policy", yes)
def branches(s: State) -> bool:
    """Chance acts: does the search tell its outcomes apart?"""
    return bool(_own(s, "branches", yes)(s))
