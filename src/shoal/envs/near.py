"""CUDA kernels of a stepped environment that keep a match near the processor while they step it.

Where every thread reads and writes a row of its own, a warp touches 32 places far apart for each byte. So states lie in
words, word by word of all matches, and are copied to the thread's own memory and back; the observation is made there
too, and leaves it in words of 8 bytes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numba import cuda
from numpy.typing import NDArray

from shoal.envs.arrays import Batch, Form
from shoal.envs.kernels import StepKernels, padded, sample_kernel, teach_all
from shoal.envs.masks import is_legal
from shoal.envs.stepping import open_matches, step_matches
from shoal.game import find
from shoal.kernel import Buffers

OPTIONS: dict[str, Any] = {}  # for the compiler


def far(batch: Batch) -> Batch:
    """A batch as these kernels want it: states and observations in words."""
    n, words = len(batch.states), batch.states.dtype.itemsize // 8
    seen = np.zeros(-(-batch.observations.nbytes // 8), np.uint64)
    states: NDArray[Any] = batch.states.view(np.uint64).reshape(n, words).T.copy()
    return batch._replace(states=states, observations=seen)


@cuda.jit(device=True)
def put_row(near, words, i, width):  # type: ignore[no-untyped-def]
    """Row i of so many bytes: whole words, and bytes at its ends, where a word is shared with another row."""
    theirs, ours, ours_by_word = words.view(np.uint8), near.view(np.uint8), near.view(np.uint64)
    first = i * width
    head = min(-first & 7, width)
    for k in range(head):
        theirs[first + k] = ours[k]
    at, whole = (first + head) >> 3, (width - head) >> 3
    right = np.uint64(8 * head)
    left = np.uint64(63 - 8 * head)
    for k in range(whole):
        words[at + k] = ours_by_word[k] >> right | ours_by_word[k + 1] << left << np.uint64(1)
    for k in range(head + 8 * whole, width):
        theirs[first + k] = ours[k]


@lru_cache
def near_kernels(game: str, opponent: int, form: Form) -> StepKernels:
    """The kernels of a game's stepped environment, in this form."""
    teach_all()
    rules, record = find(game).rules, padded(game)
    room, state_words = rules.CHOICES, record.itemsize // 8
    kind = np.dtype(form.obs_type)
    width = rules.OBSERVATION * kind.itemsize
    numbers = (width // 8 + 2) * 8 // kind.itemsize  # a word more than the row, which put_row may read

    @cuda.jit(device=True)
    def only(batch, i, state, seen):  # type: ignore[no-untyped-def]
        """A batch of match i alone."""
        j = i + 1
        return Batch(
            batch.blank, state, batch.rngs[i:j], batch.sample_rngs[i:j], batch.seats[i:j], batch.actors[i:j],
            batch.actions[i:j], seen.reshape((1, numbers)), batch.masks[i:j], batch.rewards[i:j], batch.shares[i:j],
            batch.terminations[i:j], batch.finals[i:j], batch.memories[i:j],
        )  # fmt: skip

    @cuda.jit(**OPTIONS)
    def begin(batch):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        actions = cuda.local.array(room, np.int16)
        weights = cuda.local.array(room, np.int16)
        state = cuda.local.array(1, record)
        seen = cuda.local.array(numbers, kind)
        if i < len(batch.seats):
            open_matches(only(batch, i, state, seen), 0, 1, opponent, True, Buffers(actions, weights))
            words = state.view(np.uint64)
            for w in range(state_words):
                batch.states[w, i] = words[w]
            put_row(seen, batch.observations, i, width)

    @cuda.jit(**OPTIONS)
    def step(batch, chosen):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        actions = cuda.local.array(room, np.int16)
        weights = cuda.local.array(room, np.int16)
        state = cuda.local.array(1, record)
        seen = cuda.local.array(numbers, kind)
        if i < len(batch.seats) and is_legal(batch.masks[i], chosen[i]):
            words = state.view(np.uint64)
            for w in range(state_words):
                words[w] = batch.states[w, i]
            step_matches(only(batch, i, state, seen), chosen[i : i + 1], 0, 1, opponent, Buffers(actions, weights))
            for w in range(state_words):
                batch.states[w, i] = words[w]
            put_row(seen, batch.observations, i, width)

    return StepKernels(begin, step, sample_kernel())
