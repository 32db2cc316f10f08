"""CUDA without a GPU: everything in numba's simulator, and the kernels compiled down to PTX. Not run here: real devices
(bench/cuda_check.py does that; its output on an H200 is in docs/research/h200.txt).
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from shoal.envs import dlpack
from shoal.game import names

ROOT = Path(__file__).parents[2]

SIMULATED = """
import numpy as np
from shoal.envs import cuda
from shoal.envs import stepping as cpu
from shoal.envs.arrays import batch_of, code_of, rngs_of, seats_of
from shoal.envs.bits import unpacked
from shoal.envs.streams import play_on_cpu
from shoal.game import find, names
from shoal.match import Variant
from tests.examples.bare import GAME  # of another package: nothing but rules and a table
from tests.kit.cases import case_of

SHOWN = ("actors", "observations", "masks", "rewards", "shares", "terminations", "finals")
for name in names():
    options = {} if name == GAME.name else dict(case_of(name).short)
    variant = Variant(find(name), **options)
    game, players, n = variant.game, variant.players, 3
    for policy in ("random", "greedy"):
        there = cuda.simulate(name, players, matches=3, seed=3, streams=2, policy=policy, block=2, **options)
        here = play_on_cpu(game, players, 3, 3, code_of(policy), 2, **options)
        for field in here._fields:
            assert (getattr(here, field) == getattr(there, field).copy_to_host()).all(), (name, policy, field)

    env = cuda.VectorEnv(name, players, n, opponents="random", seat=1, **options)
    form = {"obs_type": "uint8" if hasattr(game.rules, "observe_whole") else "float32", "mask_type": "bits"}
    narrow = cuda.VectorEnv(name, players, n, opponents="random", seat=1, near=True, **form, **options)
    env.reset(seed=4)
    narrow.reset(seed=4)
    batch, room = batch_of(variant, n, seats_of(players, n, "random", 1)), game.buffers()
    batch.rngs[:], batch.sample_rngs[:] = rngs_of(4, n)
    cpu.open_matches(batch, 0, n, 0, True, room)
    for _ in range(8):
        for field in SHOWN:
            assert (getattr(batch, field) == getattr(env, field).copy_to_host()).all(), (name, field)
            small = getattr(narrow, field).copy_to_host()
            if small.dtype == np.uint8:
                small = unpacked(small, game.rules.ACTIONS) if field == "masks" else small * narrow.scales
            assert (getattr(batch, field) == small).all(), (name, field, form)
        chosen = env.sample()
        assert (chosen.copy_to_host() == narrow.sample().copy_to_host()).all()
        cpu.sample_matches(batch, 0, n)
        assert (batch.actions == chosen.copy_to_host()).all()
        cpu.step_matches(batch, batch.actions, 0, n, 0, room)
        env.step(chosen)
        narrow.step(chosen)
    print(name, "same")
"""

LOWERED = """
from types import SimpleNamespace
import numba.cuda.dispatcher

numba.cuda.dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=(9, 0))  # an H200's
from numba import cuda
from numba.cuda import types
from numba.cuda.np.numpy_support import from_dtype
from numba.cuda.typing.typeof import typeof
from shoal.envs.arrays import Form, batch_of, seats_of
from shoal.envs.kernels import padded, step_kernels, stream_kernel
from shoal.envs.near import far, near_kernels
from shoal.envs.streams import Results
from shoal.game import find, names
from shoal.match import Variant
from tests.examples.bare import GAME  # of another package: nothing but rules and a table

for name in names():
    record = types.Array(from_dtype(find(name).state), 1, "C")
    arrays = [types.Array(kind, rank, "C") for kind, rank in (
        (types.uint64, 2), (types.int32, 1), (types.float32, 2), (types.uint64, 1))]
    results = types.NamedTuple(arrays[1:], Results)
    kinds = arrays[0], record, types.int64, results
    small = name == GAME.name  # it alone goes through the optimizer, which takes a third of the time
    ptx, _ = cuda.compile_ptx(stream_kernel(name, 0).py_func, kinds, cc=(9, 0), opt=small)
    assert ".entry" in ptx and "match.any.sync" in ptx
    print(name, "compiled to", len(ptx), "characters of PTX")
variant = Variant(GAME)  # the stepping kernels of one small game: they differ in the rules alone
form, chosen = Form("float32", "bits"), types.Array(types.int64, 1, "C")
seats = seats_of(variant.players, 4, None, None)
batch = typeof(batch_of(variant, 4, seats, padded(GAME.name)))
cuda.compile_ptx(step_kernels(GAME.name, 0).step.py_func, (batch, chosen), cc=(9, 0))
batch = typeof(far(batch_of(variant, 4, seats, padded(GAME.name), form)))
cuda.compile_ptx(near_kernels(GAME.name, 0, form).step.py_func, (batch, chosen), cc=(9, 0))
"""


def output_of(script: str, **settings: str) -> str:
    """What a script prints in a process of its own, where a warning is an error."""
    call = [sys.executable, "-W", "error", "-c", script]
    done = subprocess.run(call, cwd=ROOT, env={**os.environ, **settings}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_the_same_matches_in_the_simulator() -> None:
    assert output_of(SIMULATED, NUMBA_ENABLE_CUDASIM="1", SHOAL_JIT="0").count("same") == len(names()) + 1


@pytest.mark.skipif(sys.platform != "linux", reason="NVIDIA's compiler is installed by the extra `dev` on Linux alone")
def test_the_kernels_compile_for_a_gpu() -> None:
    assert output_of(LOWERED).count("compiled to") == len(names()) + 1


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
