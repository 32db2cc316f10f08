"""Paired chance: the same deal again when the seats are swapped.

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

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from shoal.kernel import Ints, Rng, compiled, pick_weighted, seeded

SLOTS = 1 << 13  # chance steps that a match remembers having met
PROBES = 16  # slots that are searched for one

LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
SHIFT_A, SHIFT_B = np.uint64(15), np.uint64(13)
FACTOR_A, FACTOR_B = np.uint64(0x9E3779B1), np.uint64(0x85EBCA77)


class Paired(NamedTuple):
    """The chance of one match; two matches with the same key are dealt the same."""

    key: Rng
    met: NDArray[np.uint64]  # shape (SLOTS, 2): the hash of a chance step, and how often it was met
    rng: Rng  # seeded anew for each step


def paired(key: int = 0) -> Paired:
    """The chance of a match with this key that has met nothing yet."""
    return Paired(np.array([key], np.uint64), np.zeros((SLOTS, 2), np.uint64), seeded(0))


@compiled
def forget(chance: Paired) -> None:
    """Ready for another match."""
    for slot in range(SLOTS):
        chance.met[slot, 1] = 0


@compiled
def draw_paired(chance: Paired, actions: Ints, weights: Ints, n: int) -> int:
    """The index of the outcome of a chance step."""
    word = chance.key[0]
    for i in range(n):
        word = mixed(word, np.uint64(int(actions[i]) * 65536 + int(weights[i])))
    word = mixed(word, times_met(chance.met, word))
    for _ in range(3):
        word = mixed(word, word & LOW)
    chance.rng[0] = word | np.uint64(1)  # a generator must not be zero
    return pick_weighted(chance.rng, weights, n)


@compiled
def times_met(met: NDArray[np.uint64], word: Any) -> Any:
    """How often the match has met this chance step before; from now on, once more."""
    for probe in range(PROBES):
        slot = (int(word & LOW) + probe) % SLOTS
        if met[slot, 1] == 0:
            met[slot, 0] = word
        if met[slot, 0] == word:
            met[slot, 1] += np.uint64(1)
            return met[slot, 1] - np.uint64(1)
    met[0, 1] += np.uint64(1)  # a match of thousands of steps: fresh numbers still, though no longer paired ones
    return met[0, 1]


@compiled
def mixed(word: Any, value: Any) -> Any:
    """A 64-bit hash that has taken in one more 32-bit value."""
    a = mix_a(word >> HALF, value)
    b = mix_b(word & LOW, value)
    return (mix_a(a, b) << HALF) | b


@compiled
def mix_a(lane: Any, value: Any) -> Any:
    x = ((lane ^ value) * FACTOR_A) & LOW
    return x ^ (x >> SHIFT_A)


@compiled
def mix_b(lane: Any, value: Any) -> Any:
    x = ((lane ^ value) * FACTOR_B) & LOW
    return x ^ (x >> SHIFT_B)
