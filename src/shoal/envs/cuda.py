"""Matches on an NVIDIA GPU, by the same rules: kernels compiled by numba-cuda from the functions that the CPU runs.

    from shoal.envs import cuda
    outcome = cuda.simulate("sea_salt_paper", players=2, matches=1_000_000)     # whole matches, results on the device
    env = cuda.VectorEnv("coloretto", players=4, n=65536)                       # step by step, everything on the device
    torch.as_tensor(env.observations, device="cuda")    # or torch.from_dlpack, JAX, CuPy: no copy

Without a GPU, NUMBA_ENABLE_CUDASIM=1 runs all of it in numba's simulator, slowly.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import cuda
from numpy.typing import NDArray

from shoal.envs import dlpack
from shoal.envs.arrays import Batch, batch_of, code_of, form_of, rngs_of, seats_of
from shoal.envs.kernels import padded, step_kernels, stream_kernel
from shoal.envs.masks import words_for
from shoal.envs.near import far, near_kernels
from shoal.envs.streams import Results, generators
from shoal.game import find
from shoal.match import Variant

BLOCK = 128  # threads in a block
NEAR_BLOCK = 32  # and where each keeps its match to itself
STREAMS = 132 * 16 * BLOCK  # fills an H200


class DeviceArray:
    """An array in the device's memory, for whoever speaks `__cuda_array_interface__` or DLPack."""

    def __init__(self, array: Any, shape: tuple[int, ...] | None = None, dtype: Any = None) -> None:
        self.array = array  # numba's own, perhaps of words
        self.shape: tuple[int, ...] = shape or array.shape
        self.dtype: np.dtype[Any] = np.dtype(dtype or array.dtype)

    def __repr__(self) -> str:
        return f"<DeviceArray {self.shape} {self.dtype}>"

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.array.__cuda_array_interface__
        return {**interface, "shape": self.shape, "typestr": self.dtype.str, "strides": None}

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CUDA, int(cuda.get_current_device().id)

    def __dlpack__(self, **_: Any) -> Any:
        cuda.synchronize()
        address = self.__cuda_array_interface__["data"][0]
        return dlpack.capsule(self.array, address, self.shape, self.dtype, self.__dlpack_device__())

    def copy_to_host(self) -> NDArray[Any]:
        """The array as NumPy's, in the computer's own memory."""
        host: NDArray[Any] = self.array.copy_to_host().reshape(-1).view(self.dtype)
        return host[: math.prod(self.shape)].reshape(self.shape)


def device_array(host: NDArray[Any]) -> DeviceArray:
    """A copy on the device."""
    return DeviceArray(cuda.to_device(host))


@dataclass(frozen=True)
class Outcome:
    """How matches went; all of it in the device's memory."""

    decisions: DeviceArray  # int32 (matches,): choices that players made
    shares: DeviceArray  # float32 (matches, seats): 1.0 shared among the winners
    fingerprints: DeviceArray  # uint64 (matches,): of their logs


def simulate(
    game: str,
    players: int | None = None,
    matches: int = STREAMS,
    seed: int = 0,
    policy: str = "random",
    streams: int | None = None,
    block: int = BLOCK,
    **options: Any,
) -> Outcome:
    """Play whole matches; match i belongs to stream i modulo streams. On a CPU streams.play_on_cpu does the same."""
    variant = Variant(find(game), players, **options)
    found = variant.game
    rngs = cuda.to_device(generators(seed, min(matches, streams or STREAMS)))
    blank = cuda.to_device(np.array([found.blank(variant.options)], found.state))
    results = empty_results(matches, found.rules.SEATS)
    stream_kernel(found.name, code_of(policy))[-(-len(rngs) // block), block](rngs, blank, variant.players, results)
    return Outcome(*map(DeviceArray, results))


def empty_results(matches: int, seats: int) -> Results:
    """Room for the results of so many matches, on the device."""
    return Results(
        cuda.device_array(matches, np.int32),
        cuda.to_device(np.zeros((matches, seats), np.float32)),
        cuda.device_array(matches, np.uint64),
    )


class VectorEnv:
    """`n` matches on the device, stepped together: like shoal.envs.vector, but every array is a DeviceArray.

    Give `step` any device array of n whole numbers (PyTorch's, JAX's, CuPy's). A match whose action is not legal stays
    as it is: nobody waits for the host. `seat` is the learner's (None: seat i modulo players in match i). `obs_type`
    and `mask_type` are as there. `near`: the kernels of `envs/near.py`, two to four times as fast in narrow forms; the
    uint8 form has them if nothing is said.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        n: int = 65536,
        opponents: str | None = None,
        seat: int | None = 0,
        obs_type: str = "float32",
        mask_type: str = "bool",
        near: bool | None = None,
        **options: Any,
    ) -> None:
        variant = Variant(find(game), players, **options)
        self.game, self.players, self.n = variant.game, variant.players, n
        is_near = obs_type == "uint8" if near is None else near
        block = NEAR_BLOCK if is_near else BLOCK
        self._grid = -(-n // block), block
        self.form = form_of(self.game, obs_type, mask_type)
        self.scales: NDArray[np.float32] | None = getattr(self.game.rules, "SCALES", None)
        seats = seats_of(self.players, n, opponents, None if opponents is None else seat)
        batch, opponent = (
            batch_of(variant, n, seats, padded(self.game.name), self.form),
            code_of(opponents, "opponents"),
        )
        if is_near:
            batch, self._kernels = far(batch), near_kernels(self.game.name, opponent, self.form)
        else:
            self._kernels = step_kernels(self.game.name, opponent)
        self.batch = Batch(*map(cuda.to_device, batch))
        self._name_arrays()

    def _name_arrays(self) -> None:
        """By their own names the arrays that a learner reads."""
        rules, bits = self.game.rules, self.form.mask_type == "bits"
        self.actors = DeviceArray(self.batch.actors)
        self.observations = DeviceArray(self.batch.observations, (self.n, rules.OBSERVATION), self.form.obs_type)
        by_byte = (self.n, 8 * words_for(rules.ACTIONS))
        self.masks = DeviceArray(self.batch.masks, by_byte, np.uint8) if bits else DeviceArray(self.batch.masks)
        self.rewards = DeviceArray(self.batch.rewards)
        self.shares = DeviceArray(self.batch.shares)
        self.terminations = DeviceArray(self.batch.terminations)
        self.finals = DeviceArray(self.batch.finals)

    def reset(self, seed: int = 0) -> DeviceArray:
        """Begin all matches anew; the same seed brings the same matches, and the same as on the CPU."""
        rngs, sample_rngs = rngs_of(seed, self.n)
        self.batch = self.batch._replace(rngs=cuda.to_device(rngs), sample_rngs=cuda.to_device(sample_rngs))
        self._kernels.begin[self._grid](self.batch)
        return self.observations

    def step(self, actions: Any) -> tuple[DeviceArray, DeviceArray, DeviceArray]:
        """Play one action in every match; observations, rewards and terminations as they are now."""
        chosen = actions.array if isinstance(actions, DeviceArray) else cuda.as_cuda_array(actions)
        self._kernels.step[self._grid](self.batch, chosen)
        return self.observations, self.rewards, self.terminations

    def sample(self) -> DeviceArray:
        """A random legal action for each match."""
        self._kernels.sample[self._grid](self.batch)
        return DeviceArray(self.batch.actions)
