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

from shoal.envs.stepping import GREEDY, HIGHEST, NOBODY, RANDOM, first_illegal, open_all, sample_all, step_all
from shoal.errors import IllegalAction, ShoalError
from shoal.game import find, imagine
from shoal.kernel import seeded_many

OPPONENTS = {"random": RANDOM, "greedy": GREEDY}
SMALLEST_SHARE = 256  # matches for which a thread is worth waking


class VectorEnv(gymnasium.vector.VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """`n` matches of one game; every step plays one action in each of them.

    Without `opponents` whoever is to act is asked (self-play): `actors[i]` says which seat, and the reward of a step
    goes to the seat that made it (`shares[i]` has everybody's). With `opponents="random"` or `"greedy"` a bot plays the
    other seats, and `seat` says which is the learner's (None: seat i modulo players in match i).

    Rewards are 0 until a match ends, then the share of the win (1.0, or 1/k among k winners). The next match begins in
    the same step; `infos["final_obs"]` holds the last sight of the one that ended. All arrays returned are this
    environment's own memory, filled anew by the next step: copy what must be kept.

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
        **options: Any,
    ) -> None:
        self.game = find(game)
        self.players = self.game.check_players(self.game.players[0] if players is None else players)
        self.options = self.game.check_options(options)
        self.num_envs = n
        self._opponent = RANDOM if opponents is None else _code_of(opponents)
        self._blank = np.array([self.game.blank(self.options)], self.game.state)
        self.seats = self._seats(opponents, seat)  # the learner's seat in each match; -1: whoever acts
        self._make_arrays(n)
        self._make_spaces(n)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self._make_shares(n, threads)
        self._seed(0)
        for function in (open_all, step_all, sample_all, first_illegal):
            function.native()  # now, and not in several threads at once

    def __repr__(self) -> str:
        return f"<VectorEnv of {self.num_envs} matches of {self.game.title}, {self.players} players>"

    def _seats(self, opponents: str | None, seat: int | None) -> NDArray[np.int8]:
        if opponents is None:
            if seat is not None:
                raise ShoalError("a seat of one's own needs opponents: random or greedy")
            return np.full(self.num_envs, NOBODY, np.int8)
        if seat is not None and seat not in range(self.players):
            raise ShoalError(f"there is no seat {seat!r}; seats are 0 to {self.players - 1}, or None for all in turn")
        own = np.arange(self.num_envs) % self.players if seat is None else np.full(self.num_envs, seat)
        return own.astype(np.int8)

    def _make_arrays(self, n: int) -> None:
        rules = self.game.rules
        self.states = np.zeros(n, self.game.state)
        self.observations = np.zeros((n, rules.OBSERVATION), np.float32)
        self.masks = np.zeros((n, rules.ACTIONS), np.bool_)
        self.actors = np.zeros(n, np.int8)
        self.rewards = np.zeros(n, np.float32)
        self.shares = np.zeros((n, self.players), np.float32)
        self.terminations = np.zeros(n, np.bool_)
        self.truncations = np.zeros(n, np.bool_)
        self.finals = np.zeros((n, rules.OBSERVATION), np.float32)
        self._moves = np.zeros(n, np.int64)

    def _make_spaces(self, n: int) -> None:
        rules = self.game.rules
        self.single_observation_space = gymnasium.spaces.Box(0.0, HIGHEST, (rules.OBSERVATION,), np.float32)
        self.single_action_space = gymnasium.spaces.Discrete(rules.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)

    def _make_shares(self, n: int, threads: int | None) -> None:
        """Cut the matches into one piece for each thread; each has its own room for choices."""
        count = max(1, min(threads or len(os.sched_getaffinity(0)), n // SMALLEST_SHARE or 1))
        edges = [n * k // count for k in range(count + 1)]
        self._pieces = list(pairwise(edges))
        self._buffers = [self.game.buffers() for _ in self._pieces]
        self._pool = ThreadPoolExecutor(count - 1, "shoal-env") if count > 1 else None

    def _seed(self, seed: int) -> None:
        n = self.num_envs
        self._rngs = seeded_many(seed, range(n))
        self._sample_rngs = seeded_many(seed, range(n, 2 * n))

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
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin all matches anew; the same seed brings the same luck."""
        if seed is not None:
            self._seed(seed if isinstance(seed, int) else hash(tuple(seed)))
        self._open(True)
        self.rewards[:] = 0.0
        self.shares[:] = 0.0
        self.terminations[:] = False
        return self.observations, self._infos()

    def _open(self, fresh: bool) -> None:
        def work(k: int) -> None:
            open_all(
                *self._pieces[k], self.players, self._opponent, fresh, self._blank, *self._buffers[k], self.states,
                self._rngs, self.seats, self.actors, self.observations, self.masks,
            )  # fmt: skip

        self._all(work)

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play one legal action in every match; IllegalAction, and nothing happens, if one of them is not."""
        moves = np.ascontiguousarray(actions, np.int64)
        if moves.shape != (self.num_envs,):
            raise IllegalAction(
                f"one action for each of {self.num_envs} matches is needed, not an array of shape {moves.shape}"
            )
        wrong = first_illegal(moves, self.masks)
        if wrong >= 0:
            legal = np.flatnonzero(self.masks[wrong]).tolist()
            raise IllegalAction(f"action {moves[wrong]} is not legal in match {wrong}; legal: {legal}")

        def work(k: int) -> None:
            step_all(
                *self._pieces[k], self.players, self._opponent, self._blank, moves, *self._buffers[k], self.states,
                self._rngs, self.seats, self.actors, self.observations, self.masks, self.rewards, self.shares,
                self.terminations, self.finals,
            )  # fmt: skip

        self._all(work)
        infos = self._infos() | {"final_obs": self.finals, "_final_obs": self.terminations}
        return self.observations, self.rewards, self.terminations, self.truncations, infos

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.masks, "actor": self.actors, "shares": self.shares}

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each match."""
        self._all(lambda k: sample_all(*self._pieces[k], self._sample_rngs, self.masks, self._moves))
        return self._moves

    def copy(
        self, matches: Sequence[int] | NDArray[Any] | None = None, seed: int | None = None, unseen: bool = False
    ) -> VectorEnv:
        """These matches (all if None; the same one may come many times) as an environment of their own, for planners.

        With a seed their luck from here on is new; without, it is the same as here. `unseen=True` deals anew what the
        seat to act cannot know, so that a planner cannot peek.
        """
        index = np.arange(self.num_envs) if matches is None else np.asarray(matches, np.int64)
        options: dict[str, Any] = self.options
        twin = VectorEnv(self.game.name, self.players, len(index), **options)
        twin._opponent = self._opponent
        for name in ("states", "seats", "_rngs", "_sample_rngs", "rewards", "shares", "terminations", "finals"):
            setattr(twin, name, np.ascontiguousarray(getattr(self, name)[index]))
        if seed is not None:
            twin._seed(seed)
        if unseen:
            for i, where in enumerate(index):
                imagine(twin.states[i], int(self.actors[where]), twin._rngs[i])
        twin._open(False)
        return twin

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()


def _code_of(opponents: str) -> int:
    if opponents not in OPPONENTS:
        raise ShoalError(f"opponents cannot be {opponents!r}; allowed: {', '.join(OPPONENTS)}, or None for self-play")
    return OPPONENTS[opponents]
