"""Many matches stepped together, compiled: play, chance, the bots' moves, a new match after the last, observations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.bots.policy import greedy
from shoal.envs.arrays import ANY_SEAT, GREEDY, Batch
from shoal.envs.masks import count_legal, is_legal, mark, nth_legal
from shoal.game import actor, choices, observe, observe_with, payoffs, play, start
from shoal.kernel import OVER, Buffers, Floats, Memory, Numbers, Rng, State, below, compiled, jit
from shoal.playout import any_choice, play_until, settle

HIGHEST = 32.0  # observations are scaled to 1, but a score may pass what it was scaled by
ILLEGAL = -3  # step_one(): nothing was played


@compiled
def play_until_asked(s: State, me: int, opponent: int, rng: Rng, buffers: Buffers) -> int:
    """Let chance and the other seats act until `me` (ANY_SEAT: a player) must, or the match is over; who that is."""
    if me == ANY_SEAT:
        return settle(s, rng, buffers)
    if opponent == GREEDY:
        play_until(s, me, greedy, rng, rng, buffers)
    else:
        play_until(s, me, any_choice, rng, rng, buffers)
    return int(actor(s))


@compiled
def forget(memory: Memory) -> None:
    """Nobody has observed the match yet."""
    for k in range(len(memory)):
        memory[k] = 0


@compiled
def begin(batch: Batch, i: int, opponent: int, buffers: Buffers) -> int:
    """Match i anew, played on until somebody is asked; if the bots end it before the learner's first turn, another."""
    while True:
        batch.states[i] = batch.blank[0]
        start(batch.states[i], batch.shares.shape[1])
        forget(batch.memories[i])
        who = play_until_asked(batch.states[i], int(batch.seats[i]), opponent, batch.rngs[i], buffers)
        if who != OVER:
            return who


@compiled
def _see_scaled(s: State, seat: int, memory: Memory, out: Numbers) -> None:
    observe(s, seat, out)


@compiled
def _see_whole(s: State, seat: int, memory: Memory, out: Numbers) -> None:
    observe_with(s, seat, memory, out)


def see(s: State, seat: int, memory: Memory, out: Numbers) -> None:
    """What the seat can see, in the form that `out` has room for."""
    (_see_whole if out.dtype == np.uint8 else _see_scaled)(s, seat, memory, out)


def _see_by_type(s: Any, seat: Any, memory: Any, out: Any) -> Callable[..., None]:
    return _see_whole if str(out.dtype) == "uint8" else _see_scaled


see.overload = _see_by_type  # type: ignore[attr-defined]
compiled(see)


@compiled
def show(batch: Batch, i: int, who: int, buffers: Buffers) -> None:
    """Who is to act in match i, what that seat sees, and what it may do."""
    batch.actors[i] = who
    see(batch.states[i], who, batch.memories[i], batch.observations[i])
    mark(batch.masks[i], buffers.actions, choices(batch.states[i], buffers.actions, buffers.weights))


# Matches from `low` to `high`: a thread's piece of them on a CPU, a single one on a GPU.


@compiled
def open_matches(batch: Batch, low: int, high: int, opponent: int, fresh: bool, buffers: Buffers) -> None:
    """Begin matches (unless they go on from where they are) and show them."""
    for i in range(low, high):
        who = begin(batch, i, opponent, buffers) if fresh else actor(batch.states[i])
        forget(batch.memories[i])
        show(batch, i, who, buffers)


@compiled
def step_matches(
    batch: Batch, actions: NDArray[np.int64], low: int, high: int, opponent: int, buffers: Buffers
) -> None:
    """Play one action in each match; where that ends it, the next match begins in its place."""
    for i in range(low, high):
        s, mover = batch.states[i], int(batch.actors[i])
        play(s, int(actions[i]))
        who = play_until_asked(s, int(batch.seats[i]), opponent, batch.rngs[i], buffers)
        if who == OVER:
            batch.terminations[i] = True
            payoffs(s, batch.shares[i])
            batch.rewards[i] = batch.shares[i, mover]
            see(s, mover, batch.memories[i], batch.finals[i])
            who = begin(batch, i, opponent, buffers)
        elif batch.terminations[i]:
            batch.terminations[i] = False
            batch.rewards[i] = 0.0
            for seat in range(batch.shares.shape[1]):
                batch.shares[i, seat] = 0.0
        show(batch, i, who, buffers)


@compiled
def sample_matches(batch: Batch, low: int, high: int) -> None:
    """A random legal action for each match."""
    for i in range(low, high):
        mask = batch.masks[i]
        batch.actions[i] = nth_legal(mask, below(batch.sample_rngs[i], count_legal(mask)))


def _first_illegal(actions: NDArray[np.int64], masks: NDArray[Any]) -> int:
    for i in range(len(actions)):
        if not is_legal(masks[i], int(actions[i])):
            return i
    return -1


open_all = jit(open_matches)
step_all = jit(step_matches)
sample_all = jit(sample_matches)
first_illegal = jit(_first_illegal)


# One match, for environments that step singly: plain arrays, which are faster to hand over than a record or a tuple.


def _settle_one(states: NDArray[Any], buffers: NDArray[np.int16], rng: Rng) -> int:
    return settle(states[0], rng, Buffers(buffers[0], buffers[1]))


def _step_one(states: NDArray[Any], action: int, buffers: NDArray[np.int16], rng: Rng, shares: Floats) -> int:
    n = choices(states[0], buffers[0], buffers[1])
    legal = False
    for i in range(n):
        legal = legal or buffers[0, i] == action
    if not legal:
        return ILLEGAL
    play(states[0], action)
    who = settle(states[0], rng, Buffers(buffers[0], buffers[1]))
    if who == OVER:
        payoffs(states[0], shares)
    return who


def _observe_one(
    states: NDArray[Any], seat: int, buffers: NDArray[np.int16], observation: Floats, mask: NDArray[np.int8]
) -> None:
    observe(states[0], seat, observation)
    if actor(states[0]) == seat:
        n = choices(states[0], buffers[0], buffers[1])
        for i in range(n):
            mask[buffers[0, i]] = 1


settle_one = jit(_settle_one)
step_one = jit(_step_one)
observe_one = jit(_observe_one)
