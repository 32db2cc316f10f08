"""Many matches stepped together, compiled: play, luck, the bots' answers, a new match after the last, a look."""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.bots.policy import greedy
from shoal.game import DOOR, actor, choices, find, observe, payoffs, play, settle, start
from shoal.kernel import OVER, Floats, Ints, Rng, State, below, compiled, jit

RANDOM, GREEDY = 0, 1  # who plays the other seats
HIGHEST = 32.0  # observations are scaled to 1, but a score may pass what it was scaled by
ILLEGAL = -3  # step_one(): nothing was played
NOBODY = -1  # no seat is the learner's own: whoever acts is asked


@compiled
def answer(s: State, me: int, opponent: int, actions: Ints, weights: Ints, rng: Rng) -> None:
    """Let chance and the other seats act until it is `me` (NOBODY: any seat) to act, or the match is over."""
    settle(s, actions, weights, rng)
    if me == NOBODY:
        return
    who = actor(s)
    while who != OVER and who != me:
        n = choices(s, actions, weights)
        if opponent == GREEDY:
            play(s, int(actions[greedy(s, actions, n, rng)]))
        else:
            play(s, int(actions[below(rng, n)]))
        settle(s, actions, weights, rng)
        who = actor(s)


@compiled
def begin(
    states: NDArray[Any], i: int, blank: NDArray[Any], players: int, me: int, opponent: int,
    actions: Ints, weights: Ints, rng: Rng,
) -> None:  # fmt: skip
    """Match i anew, played on until somebody is asked; if the bots end it before the learner's first turn, another."""
    while True:
        states[i] = blank[0]
        start(states[i], players)
        answer(states[i], me, opponent, actions, weights, rng)
        if actor(states[i]) != OVER:
            return


@compiled
def look(s: State, seat: int, actions: Ints, weights: Ints, seen: Floats, mask: NDArray[np.bool_]) -> None:
    """What a seat sees, and what it may do if it is the one to act."""
    observe(s, seat, seen)
    n = choices(s, actions, weights)
    for a in range(len(mask)):
        mask[a] = False
    for i in range(n):
        mask[actions[i]] = True


def _first_illegal(moves: NDArray[np.int64], masks: NDArray[np.bool_]) -> int:
    for i in range(len(moves)):
        move = moves[i]
        if move < 0 or move >= masks.shape[1] or not masks[i, move]:
            return i
    return -1


# Matches from `low` to `high`: a thread's piece of them on a CPU, a single one on a GPU.


@compiled
def open_matches(
    low: int, high: int, players: int, opponent: int, fresh: bool, blank: NDArray[Any], actions: Ints, weights: Ints,
    states: NDArray[Any], rngs: NDArray[np.uint64], seats: NDArray[np.int8], actors: NDArray[np.int8],
    observations: NDArray[np.float32], masks: NDArray[np.bool_],
) -> None:  # fmt: skip
    """Begin matches (unless they go on from where they are) and look at them."""
    for i in range(low, high):
        if fresh:
            begin(states, i, blank, players, int(seats[i]), opponent, actions, weights, rngs[i])
        who = actor(states[i])
        actors[i] = who
        look(states[i], who, actions, weights, observations[i], masks[i])


@compiled
def step_matches(
    low: int, high: int, players: int, opponent: int, blank: NDArray[Any], moves: NDArray[np.int64],
    actions: Ints, weights: Ints,
    states: NDArray[Any], rngs: NDArray[np.uint64], seats: NDArray[np.int8], actors: NDArray[np.int8],
    observations: NDArray[np.float32], masks: NDArray[np.bool_], rewards: NDArray[np.float32],
    shares: NDArray[np.float32], over: NDArray[np.bool_], finals: NDArray[np.float32],
) -> None:  # fmt: skip
    """Play one action in each match; where that ends it, the next match begins in its place."""
    for i in range(low, high):
        s, me, mover = states[i], int(seats[i]), int(actors[i])
        play(s, int(moves[i]))
        answer(s, me, opponent, actions, weights, rngs[i])
        who = actor(s)
        if who == OVER:
            over[i] = True
            payoffs(s, shares[i])
            rewards[i] = shares[i, mover]
            observe(s, mover, finals[i])
            begin(states, i, blank, players, me, opponent, actions, weights, rngs[i])
            who = actor(s)
        elif over[i]:
            over[i] = False
            rewards[i] = 0.0
            for seat in range(players):
                shares[i, seat] = 0.0
        actors[i] = who
        look(s, who, actions, weights, observations[i], masks[i])


@compiled
def sample_matches(
    low: int, high: int, rngs: NDArray[np.uint64], masks: NDArray[np.bool_], moves: NDArray[np.int64]
) -> None:
    """A random legal action for each match."""
    for i in range(low, high):
        legal = 0
        for a in range(masks.shape[1]):
            legal += int(masks[i, a])
        left = below(rngs[i], legal)
        for a in range(masks.shape[1]):
            if masks[i, a]:
                if left == 0:
                    moves[i] = a
                    break
                left -= 1


open_all = jit(open_matches)
step_all = jit(step_matches)
sample_all = jit(sample_matches)
first_illegal = jit(_first_illegal)


# One match, for environments that step singly: arrays of one state, which are quicker to hand over than a record.


def _settle_one(states: NDArray[Any], buffers: NDArray[np.int16], rng: Rng) -> int:
    settle(states[0], buffers[0], buffers[1], rng)
    return int(actor(states[0]))


def _step_one(states: NDArray[Any], move: int, buffers: NDArray[np.int16], rng: Rng, shares: Floats) -> int:
    n = choices(states[0], buffers[0], buffers[1])
    legal = False
    for i in range(n):
        legal = legal or buffers[0, i] == move
    if not legal:
        return ILLEGAL
    play(states[0], move)
    settle(states[0], buffers[0], buffers[1], rng)
    who = actor(states[0])
    if who == OVER:
        payoffs(states[0], shares)
    return int(who)


def _look_one(
    states: NDArray[Any], seat: int, buffers: NDArray[np.int16], seen: Floats, mask: NDArray[np.int8]
) -> None:
    observe(states[0], seat, seen)
    if actor(states[0]) == seat:
        n = choices(states[0], buffers[0], buffers[1])
        for i in range(n):
            mask[buffers[0, i]] = 1


@lru_cache
def compiled_door(name: str) -> Any:
    """The seven functions of a game, compiled, for callers that step single records."""
    rules = find(name).rules
    return SimpleNamespace(**{part: jit(getattr(rules, part)) for part in DOOR})


settle_one = jit(_settle_one)
step_one = jit(_step_one)
look_one = jit(_look_one)
