"""Paired luck: the same deal again when the seats are swapped.

A plain stream of random numbers falls out of step as soon as two matches differ: the next number that dealt a card in
one decides a theft in the other. Here the random number of a chance step is a hash of the match's key, of *what can
happen* in the step (the outcomes and their weights) and of how often the match has met exactly that before. So
- a deck is a fixed order: what is left in it says which card comes next, whoever draws it, and however many thefts,
  rounds or coin flips came in between; the second shuffle of a full deck gives the second deck, and so on;
- who starts is the same, and so is whatever is dealt to each seat in the set-up;
- a theft from an equal hand takes an equal card.
What it cannot do: where the players' choices decide how many cards are drawn, the same card comes to another player.
Every step's number is new and independent of all others, so each single match is as random as ever.

Only 32-bit products in 64-bit words: the same interpreted and compiled, with no overflow.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.game import actor, choices, imagine, payoffs, play, start
from shoal.kernel import CHANCE, OVER, Floats, Ints, Rng, State, compiled, jit, pick_weighted

SLOTS = 1 << 13  # chance steps that a match remembers having met
PROBES = 16  # how far it looks for one

LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
SHIFT_A, SHIFT_B = np.uint64(15), np.uint64(13)
FACTOR_A, FACTOR_B = np.uint64(0x9E3779B1), np.uint64(0x85EBCA77)

Seen = NDArray[np.uint64]  # shape (SLOTS, 2): the hash of a chance step, and how often it was met
Spot = NDArray[np.int64]  # who acts, and with how many choices


def blank_memory() -> Seen:
    """Room for what a match has met."""
    return np.zeros((SLOTS, 2), np.uint64)


@compiled
def stir_a(lane: Any, value: Any) -> Any:
    x = ((lane ^ value) * FACTOR_A) & LOW
    return x ^ (x >> SHIFT_A)


@compiled
def stir_b(lane: Any, value: Any) -> Any:
    x = ((lane ^ value) * FACTOR_B) & LOW
    return x ^ (x >> SHIFT_B)


@compiled
def stirred(word: Any, value: Any) -> Any:
    """A 64-bit hash that has taken in one more 32-bit value."""
    a = stir_a(word >> HALF, value)
    b = stir_b(word & LOW, value)
    return (stir_a(a, b) << HALF) | b


@compiled
def times_met(seen: Seen, word: Any) -> Any:
    """How often the match has met this chance step before; from now on, once more."""
    for probe in range(PROBES):
        slot = (int(word & LOW) + probe) % SLOTS
        if seen[slot, 1] == 0:
            seen[slot, 0] = word
        if seen[slot, 0] == word:
            seen[slot, 1] += np.uint64(1)
            return seen[slot, 1] - np.uint64(1)
    seen[0, 1] += np.uint64(1)  # a match of thousands of steps: fresh numbers still, though no longer paired ones
    return seen[0, 1]


@compiled
def drawn(actions: Ints, weights: Ints, n: int, key: Rng, seen: Seen, rng: Rng) -> int:
    """The outcome of a chance step under a match's key."""
    word = key[0]
    for i in range(n):
        word = stirred(word, np.uint64(int(actions[i]) * 65536 + int(weights[i])))
    word = stirred(word, times_met(seen, word))
    for _ in range(3):
        word = stirred(word, word & LOW)
    rng[0] = word | np.uint64(1)  # a generator must not be zero
    return int(actions[pick_weighted(rng, weights, n)])


@compiled
def settle_paired(s: State, actions: Ints, weights: Ints, key: Rng, seen: Seen, rng: Rng, spot: Spot) -> None:
    """Let paired luck act until a player must; say who that is and list the choices."""
    while actor(s) == CHANCE:
        n = choices(s, actions, weights)
        play(s, drawn(actions, weights, n, key, seen, rng))
    spot[0] = actor(s)
    spot[1] = 0 if actor(s) == OVER else choices(s, actions, weights)


def _open(
    pool: NDArray[Any],
    players: int,
    sight: Rng,
    actions: Ints,
    weights: Ints,
    key: Rng,
    seen: Seen,
    rng: Rng,
    spot: Spot,
) -> None:
    for slot in range(SLOTS):
        seen[slot, 1] = 0
    start(pool[0], players)
    settle_paired(pool[0], actions, weights, key, seen, rng, spot)
    look(pool, sight, spot)


def _proceed(
    pool: NDArray[Any],
    action: int,
    sight: Rng,
    actions: Ints,
    weights: Ints,
    key: Rng,
    seen: Seen,
    rng: Rng,
    spot: Spot,
) -> None:
    play(pool[0], action)
    settle_paired(pool[0], actions, weights, key, seen, rng, spot)
    look(pool, sight, spot)


@compiled
def look(pool: NDArray[Any], sight: Rng, spot: Spot) -> None:
    """Put into pool[1] the match as the acting seat may imagine it."""
    pool[1] = pool[0]
    if spot[0] != OVER:
        imagine(pool[1], spot[0], sight)


def _results(pool: NDArray[Any], out: Floats) -> None:
    payoffs(pool[0], out)


open_match = jit(_open)  # pool[0] becomes a new match
proceed = jit(_proceed)  # pool[0] goes on to the next decision of a player
results = jit(_results)  # the payoffs of pool[0], which is over
