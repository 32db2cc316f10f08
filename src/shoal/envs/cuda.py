"""Matches on an NVIDIA GPU, by the same rules: kernels compiled by numba-cuda from the functions that the CPU runs.

    from shoal.envs import cuda
    outcome = cuda.simulate("sea_salt_paper", players=2, matches=1_000_000)     # whole matches, results on the device
    env = cuda.VectorEnv("coloretto", players=4, n=65536)                       # step by step, everything on the device
    torch.as_tensor(env.observations, device="cuda")    # or torch.from_dlpack, JAX, CuPy: no copy

Without a GPU, NUMBA_ENABLE_CUDASIM=1 runs all of it in numba's simulator, slowly.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numba import cuda
from numpy.typing import NDArray

from shoal.envs import dlpack
from shoal.envs.kernels import padded, step_kernels, stream_kernel
from shoal.envs.stepping import GREEDY, NOBODY, RANDOM
from shoal.envs.streams import generators
from shoal.errors import ShoalError
from shoal.game import find
from shoal.kernel import seeded_many

POLICIES = {"random": RANDOM, "greedy": GREEDY}
BLOCK = 128  # threads in a block
STREAMS = 132 * 16 * BLOCK  # fills an H200


class DeviceArray:
    """An array in the device's memory, for whoever speaks `__cuda_array_interface__` or DLPack."""

    def __init__(self, array: Any) -> None:
        self.array = array  # numba's own
        self.shape: tuple[int, ...] = array.shape
        self.dtype: np.dtype[Any] = array.dtype

    def __repr__(self) -> str:
        return f"<DeviceArray {self.shape} {self.dtype}>"

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.array.__cuda_array_interface__
        return interface

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CUDA, int(cuda.get_current_device().id)

    def __dlpack__(self, **_: Any) -> Any:
        cuda.synchronize()
        address = self.__cuda_array_interface__["data"][0]
        return dlpack.capsule(self.array, address, self.shape, self.dtype, self.__dlpack_device__())

    def copy_to_host(self) -> NDArray[Any]:
        """The array as NumPy's, in the computer's own memory."""
        host: NDArray[Any] = self.array.copy_to_host()
        return host


def device_array(host: NDArray[Any]) -> DeviceArray:
    """A copy on the device."""
    return DeviceArray(cuda.to_device(host))


@dataclass(frozen=True)
class Outcome:
    """How matches went; all of it in the device's memory."""

    decisions: DeviceArray  # int32 (matches,): choices that players made
    shares: DeviceArray  # float32 (matches, seats): 1.0 shared among the winners
    prints: DeviceArray  # uint64 (matches,): a fingerprint of each log


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
    """Play whole matches; match i belongs to stream i modulo streams. On a CPU streams.play_streams does the same."""
    found = find(game)
    players = found.check_players(found.players[0] if players is None else players)
    rngs = cuda.to_device(generators(seed, min(matches, streams or STREAMS)))
    blank = cuda.to_device(np.array([found.blank(options)], found.state))
    outcome = Outcome(
        DeviceArray(cuda.device_array(matches, np.int32)),
        device_array(np.zeros((matches, found.rules.SEATS), np.float32)),
        DeviceArray(cuda.device_array(matches, np.uint64)),
    )
    stream_kernel(found.name, code_of(policy))[-(-len(rngs) // block), block](
        blank, players, rngs, outcome.decisions.array, outcome.shares.array, outcome.prints.array
    )
    return outcome


def code_of(policy: str) -> int:
    """The number of a built-in policy."""
    if policy not in POLICIES:
        raise ShoalError(f"policy cannot be {policy!r}; allowed: {', '.join(POLICIES)}")
    return POLICIES[policy]


class VectorEnv:
    """`n` matches on the device, stepped together: like shoal.envs.vector, but every array is a DeviceArray.

    Give `step` any device array of n whole numbers (PyTorch's, JAX's, CuPy's). A match whose action is not legal stays
    as it is: nobody waits for the host to be told.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        n: int = 65536,
        opponents: str | None = None,
        seat: int = 0,
        **options: Any,
    ) -> None:
        self.game = find(game)
        self.players = self.game.check_players(self.game.players[0] if players is None else players)
        self.n = n
        rules = self.game.rules
        self._grid = -(-n // BLOCK), BLOCK
        self._kernels = step_kernels(self.game.name, RANDOM if opponents is None else code_of(opponents))
        layout = padded(self.game.name)
        blank = np.zeros(1, layout)
        for field in self.game.state.names or ():
            blank[0][field] = self.game.blank(options)[field]
        self._blank = cuda.to_device(blank)
        self._seats = cuda.to_device(np.full(n, NOBODY if opponents is None else seat, np.int8))
        self._states = cuda.to_device(np.zeros(n, layout))
        self._moves = cuda.to_device(np.zeros(n, np.int64))
        self.actors = device_array(np.zeros(n, np.int8))
        self.observations = device_array(np.zeros((n, rules.OBSERVATION), np.float32))
        self.masks = device_array(np.zeros((n, rules.ACTIONS), np.bool_))
        self.rewards = device_array(np.zeros(n, np.float32))
        self.shares = device_array(np.zeros((n, rules.SEATS), np.float32))
        self.terminations = device_array(np.zeros(n, np.bool_))
        self.finals = device_array(np.zeros((n, rules.OBSERVATION), np.float32))

    def reset(self, seed: int = 0) -> DeviceArray:
        """Begin all matches anew; the same seed brings the same luck, and the same as on the CPU."""
        self._rngs = cuda.to_device(seeded_many(seed, range(self.n)))
        self._sample_rngs = cuda.to_device(seeded_many(seed, range(self.n, 2 * self.n)))
        self._kernels[0][self._grid](
            self.players, True, self._blank, self._states, self._rngs, self._seats, self.actors.array,
            self.observations.array, self.masks.array,
        )  # fmt: skip
        return self.observations

    def step(self, actions: Any) -> tuple[DeviceArray, DeviceArray, DeviceArray]:
        """Play one action in every match; observations, rewards and terminations as they are now."""
        moves = actions.array if isinstance(actions, DeviceArray) else cuda.as_cuda_array(actions)
        self._kernels[1][self._grid](
            self.players, self._blank, moves, self._states, self._rngs, self._seats, self.actors.array,
            self.observations.array, self.masks.array, self.rewards.array, self.shares.array, self.terminations.array,
            self.finals.array,
        )  # fmt: skip
        return self.observations, self.rewards, self.terminations

    def sample(self) -> DeviceArray:
        """A random legal action for each match."""
        self._kernels[2][self._grid](self._sample_rngs, self.masks.array, self._moves)
        return DeviceArray(self._moves)
