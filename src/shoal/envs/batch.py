"""Gymnasium vector environment: thousands of matches stepped together in compiled code on all cores."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from shoal.envs.arrays import Batch, batch_of, code_of, form_of, rngs_of, seats_of
from shoal.envs.bits import unpacked
from shoal.envs.stepping import HIGHEST, first_illegal, open_all, sample_all, step_all
from shoal.errors import IllegalAction
from shoal.game import find, imagine
from shoal.match import Variant

SMALLEST_PIECE = 256  # matches for which a thread is worth waking
COPIED = ("states", "seats", "rngs", "sample_rngs", "rewards", "shares", "terminations", "finals")


class VectorEnv(gymnasium.vector.VectorEnv[NDArray[Any], NDArray[np.int64], NDArray[Any]]):
    """`n` matches of one game; every step plays one action in each of them.

    Without `opponents` whoever is to act is asked (self-play): `actors[i]` says which seat, and the reward of a step
    goes to the seat that made it (`shares[i]` has everybody's). With `opponents="random"` or `"greedy"` a bot plays the
    other seats, and `seat` says which is the learner's (None: seat i modulo players in match i).

    Rewards are 0 until a match ends, then the share of the win (1.0, or 1/k among k winners). The next match begins in
    the same step; `infos["final_obs"]` holds the last observation of the one that ended. All arrays returned are this
    environment's own memory, filled anew by the next step: copy what must be kept.

    Less is written, and more steps are made, with `obs_type="uint8"` (whole numbers: observations * env.scales are
    exactly those of "float32") and `mask_type="bits"` (bits.unpacked makes bools of them).

    >>> env = VectorEnv("coloretto", players=3, n=4)
    >>> observations, infos = env.reset(seed=1)
    >>> observations, rewards, terminations, truncations, infos = env.step(env.sample())
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        n: int = 1024,
        opponents: str | None = None,
        seat: int | None = None,
        threads: int | None = None,
        obs_type: str = "float32",
        mask_type: str = "bool",
        **options: Any,
    ) -> None:
        variant = Variant(find(game), players, **options)
        self.game, self.players, self.options = variant.game, variant.players, variant.options
        self.num_envs = n
        self._opponent = code_of(opponents, "opponents")
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.form = form_of(self.game, obs_type, mask_type)
        self.scales: NDArray[np.float32] | None = getattr(self.game.rules, "SCALES", None)
        self._show(batch_of(variant, n, seats_of(self.players, n, opponents, seat), form=self.form))
        self._make_spaces(n)
        self._make_pieces(n, threads)
        self._seed(0)
        for function in (open_all, step_all, sample_all, first_illegal):
            function.native()  # now, and not in several threads at once

    def __repr__(self) -> str:
        return f"<VectorEnv of {self.num_envs} matches of {self.game.title}, {self.players} players>"

    def _show(self, batch: Batch) -> None:
        """The arrays of the matches, and by their own names those that a learner reads."""
        self.batch = batch
        self.states = batch.states
        self.seats = batch.seats  # the learner's seat in each match; -1: whoever acts
        self.actors = batch.actors
        self.observations = batch.observations
        self.masks = batch.masks.view(np.uint8) if self.form.mask_type == "bits" else batch.masks
        self.rewards = batch.rewards
        self.shares = batch.shares
        self.terminations = batch.terminations
        self.truncations = np.zeros(self.num_envs, np.bool_)
        self.finals = batch.finals

    def _make_spaces(self, n: int) -> None:
        rules = self.game.rules
        highest = 255 if self.form.obs_type == "uint8" else HIGHEST
        kind: Any = np.dtype(self.form.obs_type).type
        self.single_observation_space = gymnasium.spaces.Box(0, highest, (rules.OBSERVATION,), kind)
        self.single_action_space = gymnasium.spaces.Discrete(rules.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)

    def _make_pieces(self, n: int, threads: int | None) -> None:
        """Cut the matches into one piece for each thread; each has its own room for choices."""
        count = max(1, min(threads or len(os.sched_getaffinity(0)), n // SMALLEST_PIECE or 1))
        edges = [n * k // count for k in range(count + 1)]
        self._pieces = list(pairwise(edges))
        self._buffers = [self.game.buffers() for _ in self._pieces]
        self._pool = ThreadPoolExecutor(count - 1, "shoal-env") if count > 1 else None

    def _seed(self, seed: int) -> None:
        self.batch.rngs[:], self.batch.sample_rngs[:] = rngs_of(seed, self.num_envs)

    def _all(self, work: Callable[[int], None]) -> None:
        """Do the work for every piece: the last in this thread, the others beside it."""
        if self._pool is None:
            work(0)
            return
        waiting = [self._pool.submit(work, k) for k in range(len(self._pieces) - 1)]
        work(len(self._pieces) - 1)
        for other in waiting:
            other.result()

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin all matches anew; the same seed brings the same matches."""
        if seed is not None:
            self._seed(seed if isinstance(seed, int) else hash(tuple(seed)))
        self._open(True)
        self.rewards[:] = 0.0
        self.shares[:] = 0.0
        self.terminations[:] = False
        return self.observations, self._infos()

    def _open(self, fresh: bool) -> None:
        self._all(lambda k: open_all(self.batch, *self._pieces[k], self._opponent, fresh, self._buffers[k]))

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play one legal action in every match; IllegalAction, and nothing happens, if one of them is not."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.num_envs,):
            raise IllegalAction(
                f"one action for each of {self.num_envs} matches is needed, not an array of shape {chosen.shape}"
            )
        wrong = first_illegal(chosen, self.batch.masks)
        if wrong >= 0:
            legal = np.flatnonzero(self._legal(wrong)).tolist()
            raise IllegalAction(f"action {chosen[wrong]} is not legal in match {wrong}; legal: {legal}")
        self._all(lambda k: step_all(self.batch, chosen, *self._pieces[k], self._opponent, self._buffers[k]))
        infos = self._infos() | {"final_obs": self.finals, "_final_obs": self.terminations}
        return self.observations, self.rewards, self.terminations, self.truncations, infos

    def _legal(self, match: int) -> NDArray[np.bool_]:
        mask: NDArray[Any] = self.masks[match]
        return unpacked(mask, self.game.rules.ACTIONS) if self.form.mask_type == "bits" else mask

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.masks, "actor": self.actors, "shares": self.shares}

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each match."""
        self._all(lambda k: sample_all(self.batch, *self._pieces[k]))
        return self.batch.actions

    def copy(
        self, matches: Sequence[int] | NDArray[Any] | None = None, seed: int | None = None, unseen: bool = False
    ) -> VectorEnv:
        """These matches (all if None; the same one may come many times) as an environment of their own, for planners.

        With a seed chance is new from here on; without, it is the same as here. `unseen=True` deals anew what the seat
        to act cannot know, so that a planner cannot peek.
        """
        index = np.arange(self.num_envs) if matches is None else np.asarray(matches, np.int64)
        options: dict[str, Any] = self.options
        twin = VectorEnv(self.game.name, self.players, len(index), **self.form._asdict(), **options)
        twin._opponent = self._opponent
        for name in COPIED:
            getattr(twin.batch, name)[:] = getattr(self.batch, name)[index]
        if seed is not None:
            twin._seed(seed)
        if unseen:
            for i, where in enumerate(index):
                imagine(twin.states[i], int(self.actors[where]), twin.batch.rngs[i])
        twin._open(False)
        return twin

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()
