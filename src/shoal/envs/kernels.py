"""CUDA kernels made from the games' own rules: one thread plays one match, or one stream of matches."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numba import cuda
from numba.cuda.extending import overload

from shoal import kernel
from shoal.envs.stepping import open_matches, sample_matches, step_matches
from shoal.envs.streams import play_stream
from shoal.game import find

_taught = 0


def _teach() -> None:
    """Tell the CUDA compiler what every rule function is, those of games that were registered since included."""
    global _taught
    while _taught < len(kernel.RULES):
        kernel.teach(overload, kernel.RULES[_taught])
        _taught += 1


@lru_cache
def stream_kernel(game: str, policy: int) -> Any:
    """One thread per stream; its state, its generator and its choices are its own, near the processor."""
    _teach()
    rules = find(game).rules
    record, room = rules.STATE, rules.CHOICES

    @cuda.jit
    def play_streams(blank, players, rngs, decisions, shares, prints):  # type: ignore[no-untyped-def]
        stream = cuda.grid(1)
        state = cuda.local.array(1, record)
        actions = cuda.local.array(room, np.int16)
        weights = cuda.local.array(room, np.int16)
        rng = cuda.local.array(1, np.uint64)
        if stream < len(rngs):
            rng[0] = rngs[stream, 0]
            play_stream(
                stream, len(rngs), state, blank, players, policy, actions, weights, rng, decisions, shares, prints
            )
            rngs[stream, 0] = rng[0]

    return play_streams


@lru_cache
def step_kernels(game: str, opponent: int) -> tuple[Any, Any, Any]:
    """Open, step and sample for matches that stay on the device, one thread each."""
    _teach()
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
