"""CUDA kernels made from the games' own rules: one thread plays one match, or one stream of matches."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numba import cuda
from numba.core import config
from numba.cuda.extending import overload

from shoal import kernel
from shoal.envs.stepping import open_matches, sample_matches, step_matches
from shoal.envs.streams import open_match, stream_step
from shoal.game import accept, actor, find
from shoal.kernel import CHANCE

WARP = 0xFFFFFFFF  # all 32 threads
SIMULATED = bool(config.ENABLE_CUDASIM)
REGISTERS = {} if SIMULATED else {"max_registers": 64}  # more for each thread would leave room for fewer threads
BY_LUCK = 127  # the topic of all threads where chance acts; for the others it is the phase of their match
DONE = -1

_taught = 0


def _teach() -> None:
    """Tell the CUDA compiler what every rule function is, those of games that were registered since included."""
    global _taught
    while _taught < len(kernel.RULES):
        kernel.teach(overload, kernel.RULES[_taught])
        _taught += 1


def padded(name: str) -> np.dtype[Any]:
    """A game's state laid out as a GPU needs it in arrays: the same fields, each record at a multiple of 8 bytes."""
    plain = find(name).state
    fields: Any = plain.fields
    wide = np.dtype(
        {
            "names": list(fields),
            "formats": [fields[field][0] for field in fields],
            "offsets": [fields[field][1] for field in fields],
            "itemsize": -(-plain.itemsize // 8) * 8,
        }
    )
    return accept(find(name), np.dtype((np.record, wide)))


@cuda.jit(device=True)
def topic_of_most(topic):  # type: ignore[no-untyped-def]
    """The topic that most threads of the warp have; DONE when all are done."""
    votes = cuda.popc(cuda.match_any_sync(WARP, topic))
    if topic != BY_LUCK:
        votes *= 2  # luck's steps are long: they are worth waiting for company
    best = 0 if topic == DONE else votes * 256 + topic + 1
    for distance in (16, 8, 4, 2, 1):
        best = max(best, cuda.shfl_xor_sync(WARP, best, distance))
    return (best & 255) - 1


@lru_cache
def stream_kernel(game: str, policy: int) -> Any:
    """One thread per stream; its state, its generator and its choices are its own, near the processor.

    The threads of a warp run the same instructions, and threads that need others wait. So in each turn of the loop the
    threads vote: those whose matches are in the commonest phase take a step, the rest wait until theirs is. Each stream
    plays exactly what it would play alone.
    """
    _teach()
    rules = find(game).rules
    record, room = rules.STATE, rules.CHOICES

    @cuda.jit(**REGISTERS)
    def play_streams(blank, players, rngs, decisions, shares, prints):  # type: ignore[no-untyped-def]
        stream = cuda.grid(1)
        streams, matches = len(rngs), len(decisions)
        state = cuda.local.array(1, record)
        actions = cuda.local.array(room, np.int16)
        weights = cuda.local.array(room, np.int16)
        rng = cuda.local.array(1, np.uint64)
        book = cuda.local.array(2, np.uint64)
        i = matches
        if stream < streams:
            i = stream
            rng[0] = rngs[stream, 0]
            state[0] = blank[0]
            open_match(state[0], players, book)
        while True:
            topic = np.int32(DONE)
            if i < matches:
                topic = np.int32(BY_LUCK if actor(state[0]) == CHANCE else state[0].phase)
            chosen = topic if SIMULATED else topic_of_most(topic)
            if chosen == DONE:
                break
            if topic == chosen:
                i = stream_step(
                    i, streams, state[0], players, policy, actions, weights, rng, book, decisions, shares, prints
                )
        if stream < streams:
            rngs[stream, 0] = rng[0]

    return play_streams


@lru_cache
def step_kernels(game: str, opponent: int) -> tuple[Any, Any, Any]:
    """Open, step and sample for matches that stay on the device, one thread each."""
    _teach()
    padded(game)
    room = find(game).rules.CHOICES

    @cuda.jit
    def opened(players, fresh, blank, states, rngs, seats, actors, seen, masks):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        actions = cuda.local.array(room, np.int16)
        weights = cuda.local.array(room, np.int16)
        if i < len(states):
            open_matches(
                i, i + 1, players, opponent, fresh, blank, actions, weights, states, rngs, seats, actors, seen, masks
            )  # fmt: skip

    @cuda.jit
    def stepped(  # type: ignore[no-untyped-def]
        players, blank, moves, states, rngs, seats, actors, seen, masks, rewards, shares, over, finals
    ):
        i = cuda.grid(1)
        actions = cuda.local.array(room, np.int16)
        weights = cuda.local.array(room, np.int16)
        if i < len(states) and 0 <= moves[i] < masks.shape[1] and masks[i, moves[i]]:
            step_matches(
                i, i + 1, players, opponent, blank, moves, actions, weights, states, rngs, seats, actors, seen, masks,
                rewards, shares, over, finals,
            )  # fmt: skip

    @cuda.jit
    def sampled(rngs, masks, moves):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(moves):
            sample_matches(i, i + 1, rngs, masks, moves)

    return opened, stepped, sampled
