"""How matches go on: the steps and the loop that simulation, environments, arena and search share.

The source of chance is a parameter: a generator, or the arena's `Paired` chance. So is the policy that chooses for the
players: a function as in contract.Policy, `(s, actions, n, rng)` to the index of one of n actions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from shoal.contract import Chooser
from shoal.game import actor, choices, play
from shoal.kernel import CHANCE, OVER, Buffers, Ints, Rng, State, below, compiled, pick_weighted
from shoal.paired import Paired, draw_paired

Chance: TypeAlias = Rng | Paired


@compiled
def any_choice(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """The policy that plays at random."""
    return below(rng, n)


@compiled
def draw_plain(rng: Rng, actions: Ints, weights: Ints, n: int) -> int:
    """The index of the outcome of a chance step, from a generator."""
    return pick_weighted(rng, weights, n)


def draw(chance: Chance, actions: Ints, weights: Ints, n: int) -> int:
    """The index of the outcome of a chance step. Compiled, the type of `chance` says how, and that costs nothing."""
    if isinstance(chance, Paired):
        return draw_paired(chance, actions, weights, n)
    return draw_plain(chance, actions, weights, n)


def _draw_by_type(chance: Any, *_: Any) -> Callable[..., int]:
    return draw_paired if getattr(chance, "instance_class", None) is Paired else draw_plain


draw.overload = _draw_by_type  # type: ignore[attr-defined]
compiled(draw)


@compiled
def chance_step(s: State, chance: Chance, buffers: Buffers) -> int:
    """Let chance act once; what it did."""
    n = choices(s, buffers.actions, buffers.weights)
    action = int(buffers.actions[draw(chance, buffers.actions, buffers.weights, n)])
    play(s, action)
    return action


@compiled
def step(s: State, who: int, policy: Chooser, chance: Chance, rng: Rng, buffers: Buffers) -> int:
    """Let chance or the policy act once, for callers that do not know whose turn it is; what was done."""
    n = choices(s, buffers.actions, buffers.weights)
    if who == CHANCE:
        i = draw(chance, buffers.actions, buffers.weights, n)
    else:
        i = policy(s, buffers.actions, n, rng)
    action = int(buffers.actions[i])
    play(s, action)
    return action


@compiled
def settle(s: State, chance: Chance, buffers: Buffers) -> int:
    """Let chance act until a player must, or the match is over; who that is."""
    who: int = actor(s)
    while who == CHANCE:
        n = choices(s, buffers.actions, buffers.weights)
        play(s, int(buffers.actions[draw(chance, buffers.actions, buffers.weights, n)]))
        who = actor(s)
    return who


@compiled
def play_until(s: State, seat: int, policy: Chooser, chance: Chance, rng: Rng, buffers: Buffers) -> int:
    """Play on until `seat` is to act (OVER: to the end) or the match is over; how many decisions that took."""
    decisions = 0
    who = settle(s, chance, buffers)
    while who != seat and who != OVER:
        n = choices(s, buffers.actions, buffers.weights)
        play(s, int(buffers.actions[policy(s, buffers.actions, n, rng)]))
        decisions += 1
        who = settle(s, chance, buffers)
    return decisions
