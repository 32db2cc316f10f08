"""CUDA without a GPU: everything in numba's simulator, and the kernels compiled down to PTX. Not run here: real devices
(bench/cuda_check.py does that; its output on an H200 is in docs/research/h200.txt).
"""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest

from shoal.envs import dlpack

SIMULATED = """
import sys
import numpy as np
from shoal.envs import cuda
from shoal.envs.streams import play_streams, generators
from shoal.game import find, names
from shoal.envs import stepping as cpu
from shoal.kernel import seeded_many

for name in names():
    game = find(name)
    room, players, n = game.buffers(), game.players[0], 3
    options = {"target": 7} if "target" in game.check_options({}) else {}  # short matches
    blank = np.array([game.blank(options)], game.state)
    for policy in ("random", "greedy"):
        there = cuda.simulate(name, players, matches=3, seed=3, streams=2, policy=policy, block=2, **options)
        state, book = np.zeros(1, game.state), np.zeros(2, np.uint64)
        mine = np.zeros(3, np.int32), np.zeros((3, game.rules.SEATS), np.float32), np.zeros(3, np.uint64)
        play_streams.plain(state, blank, players, cuda.code_of(policy), *room, generators(3, 2), book, *mine)
        for a, b in zip(mine, (there.decisions, there.shares, there.prints), strict=True):
            assert (a == b.copy_to_host()).all(), (name, policy)

    env = cuda.VectorEnv(name, players, n, opponents="random", seat=1, **options)
    env.reset(seed=4)
    states, rngs = np.zeros(n, game.state), seeded_many(4, range(n))
    seats, actors, moves = np.ones(n, np.int8), np.zeros(n, np.int8), np.zeros(n, np.int64)
    seen, finals = (np.zeros((n, game.rules.OBSERVATION), np.float32) for _ in range(2))
    masks, over = np.zeros((n, game.rules.ACTIONS), np.bool_), np.zeros(n, np.bool_)
    rewards, shares = np.zeros(n, np.float32), np.zeros((n, game.rules.SEATS), np.float32)
    cpu.open_matches(0, n, players, 0, True, blank, *room, states, rngs, seats, actors, seen, masks)
    for _ in range(8):
        assert (seen == env.observations.copy_to_host()).all()
        assert (masks == env.masks.copy_to_host()).all()
        chosen = env.sample()
        moves[:] = chosen.copy_to_host()
        told = rewards, shares, over, finals
        cpu.step_matches(0, n, players, 0, blank, moves, *room, states, rngs, seats, actors, seen, masks, *told)
        env.step(chosen)
    print(name, "same")
"""

LOWERED = """
import sys
from types import SimpleNamespace
import numba.cuda.dispatcher

numba.cuda.dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=(9, 0))  # an H200's
from numba import cuda
from numba.cuda import types
from numba.cuda.np.numpy_support import from_dtype
from shoal.envs.kernels import stream_kernel
from shoal.game import find, names

for name in names():
    record = types.Array(from_dtype(find(name).state), 1, "C")
    arrays = [types.Array(kind, rank, "C") for kind, rank in (
        (types.uint64, 2), (types.int32, 1), (types.float32, 2), (types.uint64, 1))]
    ptx, _ = cuda.compile_ptx(stream_kernel(name, 0).py_func, (record, types.int64, *arrays), cc=(9, 0))
    assert ".entry" in ptx and "match.any.sync" in ptx
    print(name, "compiled to", len(ptx), "characters of PTX")
"""


def told_by(script: str, **settings: str) -> str:
    """What a script prints in a process of its own, where a warning is an error."""
    call = [sys.executable, "-W", "error", "-c", script]
    told = subprocess.run(call, env={**os.environ, **settings}, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr[-2000:]
    return told.stdout


def test_the_same_matches_in_the_simulator() -> None:
    assert told_by(SIMULATED, NUMBA_ENABLE_CUDASIM="1", SHOAL_JIT="0").count("same") == 3


@pytest.mark.skipif(sys.platform != "linux", reason="NVIDIA's compiler is installed by the extra `dev` on Linux alone")
def test_the_kernels_compile_for_a_gpu() -> None:
    assert told_by(LOWERED).count("compiled to") == 3


class Lender:
    """Memory of the CPU, lent by our DLPack."""

    def __init__(self, array: np.ndarray) -> None:  # type: ignore[type-arg, unused-ignore]
        self.array = array

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CPU, 0

    def __dlpack__(self, **_: object) -> object:
        a = self.array
        return dlpack.capsule(a, a.ctypes.data, a.shape, a.dtype, (dlpack.CPU, 0))


def test_dlpack_lends_memory_and_takes_it_back() -> None:
    for dtype in (np.float32, np.int64, np.uint64, np.int8, np.bool_, np.int32):
        mine = np.arange(12).reshape(3, 4).astype(dtype)
        theirs = np.from_dlpack(Lender(mine))  # type: ignore[arg-type]
        assert theirs.dtype == dtype
        assert theirs.ctypes.data == mine.ctypes.data
        assert (theirs == mine).all()
        assert dlpack._lent
        del theirs
        assert not dlpack._lent
    Lender(mine).__dlpack__()
    assert not dlpack._lent, "a capsule that nobody took gives its memory back itself"
