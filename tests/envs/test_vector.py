"""The Gymnasium vector environment: the same matches as one by one, refused illegal actions, bots, copies."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numpy.typing import NDArray

import shoal.envs
from shoal.envs import vector
from shoal.envs.batch import VectorEnv
from shoal.errors import BadOption, IllegalAction, ShoalError
from shoal.game import find, names
from shoal.kernel import OVER, seeded_many
from shoal.playout import settle
from tests.kit.cases import case_of, pick

EVERY = pytest.mark.parametrize("game", names())
OPEN = pick(players=3, hidden=False, luck=True)  # nothing is hidden, and chance deals all the time


def run(env: VectorEnv, steps: int) -> list[NDArray[Any]]:
    """All that is seen in some random steps."""
    seen = []
    for _ in range(steps):
        env.step(env.sample())
        seen += [env.observations.copy(), env.masks.copy(), env.rewards.copy(), env.terminations.copy()]
    return seen


@EVERY
def test_steps_are_those_of_single_matches(game: str) -> None:
    """Matches 0 to 3 again, one by one, with the plain rules and the same generators."""
    env = vector(game, n=4, threads=1)
    env.reset(seed=5)
    rules, buffers = env.game.rules, env.game.buffers()
    rngs, states = seeded_many(5, range(4)), [env.game.new(env.players) for _ in range(4)]
    for i in range(4):
        settle(states[i], rngs[i], buffers)
    out = np.zeros(rules.OBSERVATION, np.float32)
    for _ in range(60):
        moves = env.sample().copy()
        for i, s in enumerate(states):
            assert env.actors[i] == rules.actor(s)
            rules.observe(s, int(env.actors[i]), out)
            assert (env.observations[i] == out).all()
            assert np.flatnonzero(env.masks[i]).tolist() == buffers.actions[: rules.choices(s, *buffers)].tolist()
            rules.play(s, int(moves[i]))
            settle(s, rngs[i], buffers)
        env.step(moves)
        assert env.terminations.tolist() == [rules.actor(s) == OVER for s in states]
        if env.terminations.any():
            break
    check_spaces_rewards_and_ends(game)  # here, since compiling takes longer than all of it
    check_planners_cannot_peek(game)


def check_spaces_rewards_and_ends(game: str) -> None:
    env = vector(game, n=64, threads=1, **case_of(game).short)
    seen, infos = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert env.single_action_space.n == infos["action_mask"].shape[1]  # type: ignore[attr-defined]
    ended = 0
    for _ in range(500):
        before, mover = env.observations.copy(), env.actors.copy()
        seen, rewards, over, cut, infos = env.step(env.sample())
        assert seen is env.observations, "no copies"
        assert not cut.any()
        assert (infos["shares"].sum(-1) == over).all(), "the win is shared in the end, and only then"
        assert (rewards == infos["shares"][np.arange(64), mover]).all()
        assert (infos["action_mask"].any(-1)).all(), "who is asked can do something"
        if over.any():
            assert (infos["final_obs"][over] != seen[over]).any()
            assert env.single_observation_space.contains(infos["final_obs"][int(np.flatnonzero(over)[0])])
        assert (before != seen).any()
        ended += int(over.sum())
    assert env.observation_space.contains(seen), "observations stay within the space"
    assert ended > 20


def test_the_same_seed_brings_the_same_whatever_the_threads() -> None:
    one, two, other = (vector(OPEN.name, 3, 1024, threads=k) for k in (1, 2, 2))
    assert len(two._pieces) == 2
    for env, seed in ((one, 9), (two, 9), (other, 10)):
        env.reset(seed=seed)
    a, b, c = (run(env, 30) for env in (one, two, other))
    assert all((x == y).all() for x, y in zip(a, b, strict=True))
    assert any((x != y).any() for x, y in zip(a, c, strict=True))
    two.close()
    other.close()


def test_illegal_actions_are_refused_and_nothing_happens() -> None:
    env = vector(OPEN.name, n=8)
    env.reset(seed=1)
    before = env.states.tobytes()
    illegal = int(np.flatnonzero(~env.masks[3])[0])
    for wrong in (illegal, -1, OPEN.rules.ACTIONS, 10**9):
        moves = env.sample().copy()
        moves[3] = wrong
        with pytest.raises(IllegalAction, match=r"not legal in match 3; legal: \[\d"):
            env.step(moves)
    with pytest.raises(IllegalAction, match="one action for each of 8 matches"):
        env.step(np.zeros(7, np.int64))
    assert env.states.tobytes() == before


def test_against_bots_only_the_learner_is_asked() -> None:
    for opponents, worst, best in (("random", 0.25, 0.42), ("greedy", 0.0, 0.25)):
        env = vector(OPEN.name, 3, 300, opponents=opponents, threads=1)
        env.reset(seed=2)
        wins, ended = 0.0, 0
        for _ in range(150):
            assert (env.actors == np.arange(300) % 3).all()
            _, rewards, over, _, _ = env.step(env.sample())
            wins, ended = wins + float(rewards.sum()), ended + int(over.sum())
        assert worst <= wins / ended <= best, f"a random player wins {wins / ended:.0%} against {opponents}"
    one_seat = vector(OPEN.name, 3, 8, opponents="greedy", seat=2)
    one_seat.reset(seed=1)
    assert (one_seat.actors == 2).all()


def test_copies_go_their_own_way() -> None:
    env = vector(OPEN.name, 2, 16, threads=1)
    env.reset(seed=3)
    run(env, 20)
    twin, many = env.copy(), env.copy([5] * 40, seed=8)
    assert (twin.observations == env.observations).all()
    assert (many.observations == env.observations[5]).all()
    here, there = env.states.tobytes(), run(twin, 40)
    run(many, 10)
    assert env.states.tobytes() == here, "the original stays as it is"
    assert len(np.unique(many.observations, axis=0)) > 1, "chance is new"
    assert all((x == y).all() for x, y in zip(there, run(env, 40), strict=True)), "without a seed it is the same"


def check_planners_cannot_peek(game: str) -> None:
    env = vector(game, 2, 4, threads=1)
    env.reset(seed=3)
    run(env, 12)
    guesses = env.copy([0] * 50, seed=1, unseen=True)
    assert (guesses.observations == env.observations[0]).all(), "the seat to act sees the same"
    different = len({s.tobytes() for s in guesses.states}) > 1
    assert different == find(game).hidden, "what it cannot see differs"


def test_gymnasium_wrappers_work() -> None:
    env = RecordEpisodeStatistics(vector(OPEN.name, 2, 32))
    env.reset(seed=1)
    assert isinstance(env.metadata["autoreset_mode"], gymnasium.vector.AutoresetMode)
    found = {}
    for _ in range(150):
        _, _, over, _, infos = env.step(env.unwrapped.sample())  # type: ignore[attr-defined]
        if over.any():
            found = infos["episode"]
    assert found["l"].max() > 10


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(ShoalError, match="opponents cannot be 'perfect'; allowed: random, greedy"):
        vector(OPEN.name, opponents="perfect")
    with pytest.raises(ShoalError, match="needs opponents"):
        vector(OPEN.name, seat=0)
    with pytest.raises(ShoalError, match="there is no seat 5"):
        vector(OPEN.name, opponents="random", seat=5)
    with pytest.raises(BadOption, match=f"{OPEN.players[0]} to {OPEN.players[-1]} players"):
        vector(OPEN.name, 99)
    with pytest.raises(BadOption, match="has no option 'weather'"):
        vector(OPEN.name, weather="fine")
    with pytest.raises(AttributeError, match="nothing"):
        _ = shoal.envs.nothing
