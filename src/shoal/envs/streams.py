"""Whole matches one after another, with a fingerprint of each log: the same code on the CPU and on a GPU.

A *stream* is a generator with the matches it plays: match i belongs to stream i modulo streams. So a seed and a number
of streams say exactly which matches are played, whoever plays them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.bots.policy import greedy
from shoal.envs.stepping import GREEDY, RANDOM
from shoal.game import Game, actor, choices, payoffs, play, start
from shoal.kernel import CHANCE, OVER, Ints, Rng, State, below, compiled, jit, pick_weighted, seeded_many

EMPTY = np.uint64(0x9E3779B97F4A7C15)  # the fingerprint of an empty log


@compiled
def entered(log: Any, action: int) -> Any:
    """The fingerprint of a log with one more action: shifts and exclusive ors, the same everywhere."""
    log ^= np.uint64(action + 1)
    log ^= log << np.uint64(13)
    log ^= log >> np.uint64(7)
    log ^= log << np.uint64(17)
    return log


@compiled
def open_match(s: State, players: int, book: NDArray[np.uint64]) -> None:
    """A new match where one has ended; `book` counts its decisions and holds the fingerprint of its log."""
    book[0] = np.uint64(0)
    book[1] = EMPTY
    start(s, players)


@compiled
def stream_step(
    i: int, streams: int, s: State, players: int, policy: int, actions: Ints, weights: Ints, rng: Rng,
    book: NDArray[np.uint64],
    decisions: NDArray[np.int32], shares: NDArray[np.float32], prints: NDArray[np.uint64],
) -> int:  # fmt: skip
    """One step of match i, whoever makes it; the match that the stream is at then."""
    who = actor(s)
    if who == OVER:
        decisions[i] = book[0]
        prints[i] = book[1]
        payoffs(s, shares[i])
        open_match(s, players, book)
        return i + streams
    n = choices(s, actions, weights)
    if who == CHANCE:
        k = pick_weighted(rng, weights, n)
    elif policy == GREEDY:
        k = greedy(s, actions, n, rng)
    else:
        k = below(rng, n)
    action = int(actions[k])
    book[0] += np.uint64(who != CHANCE)
    book[1] = entered(book[1], action)
    play(s, action)
    return i


def _play_streams(
    state: NDArray[Any], blank: NDArray[Any], players: int, policy: int, actions: Ints, weights: Ints,
    rngs: NDArray[np.uint64], book: NDArray[np.uint64],
    decisions: NDArray[np.int32], shares: NDArray[np.float32], prints: NDArray[np.uint64],
) -> None:  # fmt: skip
    streams = len(rngs)
    for stream in range(streams):
        rng = rngs[stream]
        i = stream
        state[0] = blank[0]
        open_match(state[0], players, book)
        while i < len(decisions):
            i = stream_step(
                i, streams, state[0], players, policy, actions, weights, rng, book, decisions, shares, prints
            )  # fmt: skip


play_streams = jit(_play_streams)


def play_on_cpu(
    game: Game, players: int, matches: int, seed: int, policy: int = RANDOM, streams: int | None = None
) -> tuple[NDArray[np.int32], NDArray[np.float32], NDArray[np.uint64]]:
    """Decisions, shares and fingerprints of these matches."""
    decisions, prints = np.zeros(matches, np.int32), np.zeros(matches, np.uint64)
    shares = np.zeros((matches, game.rules.SEATS), np.float32)
    state, blank = np.zeros(1, game.state), np.array([game.blank()], game.state)
    rngs, book = generators(seed, min(matches, streams or matches)), np.zeros(2, np.uint64)
    play_streams(state, blank, players, policy, *game.buffers(), rngs, book, decisions, shares, prints)
    return decisions, shares, prints


def generators(seed: int, streams: int) -> NDArray[np.uint64]:
    """The generators of the streams, an array of shape (streams, 1)."""
    return seeded_many(seed, range(streams))
