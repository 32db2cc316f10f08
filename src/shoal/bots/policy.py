"""What bots know of a game beyond its rules: a policy, found by the record's type like the door itself.

A game's policy.py may define these (all compiled, all using only what the acting seat may know):

    greedy(s, actions, n, rng) -> index     a good one-ply player
    rollout(s, actions, n, rng) -> index    a quick player for playouts

Whatever is missing has a default here, so that a new game has bots from its first day.
"""

from __future__ import annotations

from shoal.game import game_of, opens
from shoal.kernel import Ints, Rng, State, below, compiled


@compiled
def any_choice(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """An index below n, by pure chance."""
    return below(rng, n)


@opens("greedy", "policy", any_choice)
def greedy(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """The index of the action that a good one-ply player takes."""
    return int(getattr(game_of(s).policy, "greedy", any_choice)(s, actions, n, rng))


@opens("rollout", "policy", any_choice)
def rollout(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """The index of the action that playouts take."""
    return int(getattr(game_of(s).policy, "rollout", any_choice)(s, actions, n, rng))
