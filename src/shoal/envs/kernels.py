"""CUDA kernels made from the games' own rules: one thread plays one match, or one stream of matches."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numba import cuda
from numba.core import config
from numba.cuda.extending import overload

from shoal import kernel
from shoal.envs.masks import is_legal
from shoal.envs.stepping import open_matches, sample_matches, step_matches
from shoal.envs.streams import Stream, next_match, stream_step
from shoal.game import accept, actor, find
from shoal.kernel import CHANCE, Buffers

WARP = 0xFFFFFFFF  # all 32 threads
SIMULATED = bool(config.ENABLE_CUDASIM)
REGISTERS = {} if SIMULATED else {"max_registers": 64}  # more for each thread would leave room for fewer threads
CHANCE_PHASE = 127  # of all threads where chance acts; the others have the phase of their match
PHASES = 64  # a phase beyond that counts as another one: they may step together all the same
DONE = -1

_taught = 0


def teach_all() -> None:
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
def commonest_phase(phase):  # type: ignore[no-untyped-def]
    """The phase that most threads of the warp are in; DONE when all are done."""
    votes = cuda.popc(cuda.match_any_sync(WARP, phase))
    if phase != CHANCE_PHASE:
        votes *= 2  # chance steps are long: they are worth waiting for company
    best = 0 if phase == DONE else votes * 256 + phase + 1
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
    teach_all()
    rules = find(game).rules
    record, room = rules.STATE, rules.CHOICES

    @cuda.jit(**REGISTERS)
    def play_streams(rngs, blank, players, results):  # type: ignore[no-untyped-def]
        k = cuda.grid(1)
        streams, matches = len(rngs), len(results.decisions)
        state = cuda.local.array(1, record)
        rng = cuda.local.array(1, np.uint64)
        tally = cuda.local.array(2, np.uint64)
        actions = cuda.local.array(room, np.int16)
        weights = cuda.local.array(room, np.int16)
        stream = Stream(state, rng, tally, Buffers(actions, weights))
        i = matches
        if k < streams:
            i = k
            rng[0] = rngs[k, 0]
            state[0] = blank[0]
            next_match(stream, players)
        while True:
            phase = np.int32(DONE)
            if i < matches:
                phase = np.int32(CHANCE_PHASE if actor(state[0]) == CHANCE else int(state[0].phase) % PHASES)
            chosen = phase if SIMULATED else commonest_phase(phase)
            if chosen == DONE:
                break
            if phase == chosen:
                i = stream_step(stream, i, streams, players, policy, results)
        if k < streams:
            rngs[k, 0] = rng[0]

    return play_streams


class StepKernels(NamedTuple):
    """For matches that stay on the device, one thread each; each takes a Batch, and `step` the actions too."""

    begin: Any
    step: Any
    sample: Any


@lru_cache
def step_kernels(game: str, opponent: int) -> StepKernels:
    """The kernels of a game's stepped environment."""
    teach_all()
    padded(game)
    room = find(game).rules.CHOICES

    @cuda.jit
    def begin(batch):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        actions = cuda.local.array(room, np.int16)
        weights = cuda.local.array(room, np.int16)
        if i < len(batch.states):
            open_matches(batch, i, i + 1, opponent, True, Buffers(actions, weights))

    @cuda.jit
    def step(batch, chosen):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        actions = cuda.local.array(room, np.int16)
        weights = cuda.local.array(room, np.int16)
        if i < len(batch.states) and is_legal(batch.masks[i], chosen[i]):
            step_matches(batch, chosen, i, i + 1, opponent, Buffers(actions, weights))

    return StepKernels(begin, step, sample_kernel())


@lru_cache
def sample_kernel() -> Any:
    """A random legal action in each match, whatever the game."""
    teach_all()

    @cuda.jit
    def sample(batch):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < len(batch.seats):
            sample_matches(batch, i, i + 1)

    return sample
