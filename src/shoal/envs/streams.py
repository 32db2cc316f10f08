"""Whole matches one after another, with a fingerprint of each log: the same code on the CPU and on a GPU.

A *stream* is a generator with the matches it plays: match i belongs to stream i modulo streams. So a seed and a number
of streams say exactly which matches are played, whoever plays them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.bots.policy import greedy
from shoal.envs.stepping import GREEDY
from shoal.game import actor, choices, payoffs, play, start
from shoal.kernel import CHANCE, OVER, Ints, Rng, below, compiled, jit, pick_weighted, seeded_many

FNV_START = np.uint64(0xCBF29CE484222325)
FNV_PRIME = np.uint64(0x100000001B3)


@compiled
def play_stream(
    stream: int, streams: int, state: NDArray[Any], blank: NDArray[Any], players: int, policy: int,
    actions: Ints, weights: Ints, rng: Rng,
    decisions: NDArray[np.int32], shares: NDArray[np.float32], prints: NDArray[np.uint64],
) -> None:  # fmt: skip
    """Play the matches of a stream. One step, whoever makes it, is one turn of the loop: a GPU's threads keep pace."""
    i = stream
    made, log = 0, FNV_START
    state[0] = blank[0]
    start(state[0], players)
    while i < len(decisions):
        who = actor(state[0])
        if who == OVER:
            decisions[i] = made
            prints[i] = log
            payoffs(state[0], shares[i])
            i += streams
            made, log = 0, FNV_START
            state[0] = blank[0]
            start(state[0], players)
        else:
            n = choices(state[0], actions, weights)
            if who == CHANCE:
                k = pick_weighted(rng, weights, n)
            elif policy == GREEDY:
                k = greedy(state[0], actions, n, rng)
            else:
                k = below(rng, n)
            made += int(who != CHANCE)
            action = int(actions[k])
            log = (log ^ np.uint64(action)) * FNV_PRIME
            play(state[0], action)


def _play_streams(
    state: NDArray[Any], blank: NDArray[Any], players: int, policy: int, actions: Ints, weights: Ints,
    rngs: NDArray[np.uint64], decisions: NDArray[np.int32], shares: NDArray[np.float32], prints: NDArray[np.uint64],
) -> None:  # fmt: skip
    for stream in range(len(rngs)):
        play_stream(
            stream, len(rngs), state, blank, players, policy, actions, weights, rngs[stream], decisions, shares, prints
        )  # fmt: skip


play_streams = jit(_play_streams)


def generators(seed: int, streams: int) -> NDArray[np.uint64]:
    """The generators of the streams, an array of shape (streams, 1)."""
    return seeded_many(seed, range(streams))
