"""Whole matches one after another, with a fingerprint of each log: the same code on the CPU and on a GPU.

A *stream* is a generator with the matches it plays: match i belongs to stream i modulo streams. So a seed and a number
of streams say exactly which matches are played, whoever plays them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from shoal.bots.policy import greedy
from shoal.envs.arrays import GREEDY, RANDOM
from shoal.game import Game, actor, payoffs, start
from shoal.kernel import CHANCE, OVER, Buffers, Rng, compiled, jit, seeded_many
from shoal.playout import any_choice, step

EMPTY = np.uint64(0x9E3779B97F4A7C15)  # the fingerprint of an empty log
DECISIONS, FINGERPRINT = 0, 1


class Stream(NamedTuple):
    """What one stream works with."""

    state: NDArray[Any]  # one record
    rng: Rng
    tally: NDArray[np.uint64]  # of the match being played: its decisions and the fingerprint of its log so far
    buffers: Buffers


class Results(NamedTuple):
    """How matches went."""

    decisions: NDArray[np.int32]  # (matches,): choices that players made
    shares: NDArray[np.float32]  # (matches, seats): 1.0 shared among the winners
    fingerprints: NDArray[np.uint64]  # (matches,): of their logs


@compiled
def extended(fingerprint: Any, action: int) -> Any:
    """The fingerprint of a log with one more action: shifts and exclusive ors, the same everywhere."""
    fingerprint ^= np.uint64(action + 1)
    fingerprint ^= fingerprint << np.uint64(13)
    fingerprint ^= fingerprint >> np.uint64(7)
    fingerprint ^= fingerprint << np.uint64(17)
    return fingerprint


@compiled
def next_match(stream: Stream, players: int) -> None:
    """A new match where one has ended."""
    stream.tally[DECISIONS] = np.uint64(0)
    stream.tally[FINGERPRINT] = EMPTY
    start(stream.state[0], players)


@compiled
def stream_step(stream: Stream, i: int, streams: int, players: int, policy: int, results: Results) -> int:
    """One step of match i, whoever makes it; the match that the stream is at then."""
    s, tally = stream.state[0], stream.tally
    who = actor(s)
    if who == OVER:
        results.decisions[i] = tally[DECISIONS]
        results.fingerprints[i] = tally[FINGERPRINT]
        payoffs(s, results.shares[i])
        next_match(stream, players)
        return i + streams
    if policy == GREEDY:
        action = step(s, who, greedy, stream.rng, stream.rng, stream.buffers)
    else:
        action = step(s, who, any_choice, stream.rng, stream.rng, stream.buffers)
    tally[DECISIONS] += np.uint64(who != CHANCE)
    tally[FINGERPRINT] = extended(tally[FINGERPRINT], action)
    return i


def _play_streams(
    stream: Stream, rngs: NDArray[np.uint64], blank: NDArray[Any], players: int, policy: int, results: Results
) -> None:
    for k in range(len(rngs)):
        stream.rng[0] = rngs[k, 0]
        stream.state[0] = blank[0]
        next_match(stream, players)
        i = k
        while i < len(results.decisions):
            i = stream_step(stream, i, len(rngs), players, policy, results)


play_streams = jit(_play_streams)


def play_on_cpu(
    game: Game,
    players: int,
    matches: int,
    seed: int,
    policy: int = RANDOM,
    streams: int | None = None,
    **options: Any,
) -> Results:
    """Play these matches; cuda.simulate does the same on a GPU."""
    results = Results(
        np.zeros(matches, np.int32),
        np.zeros((matches, game.rules.SEATS), np.float32),
        np.zeros(matches, np.uint64),
    )
    stream = Stream(np.zeros(1, game.state), np.zeros(1, np.uint64), np.zeros(2, np.uint64), game.buffers())
    blank = np.array([game.blank(options)], game.state)
    play_streams(stream, generators(seed, min(matches, streams or matches)), blank, players, policy, results)
    return results


def generators(seed: int, streams: int) -> NDArray[np.uint64]:
    """The generators of the streams, an array of shape (streams, 1)."""
    return seeded_many(seed, range(streams))
