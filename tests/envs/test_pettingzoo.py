"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (  # type: ignore[import-untyped]
    api_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from shoal.envs.pettingzoo import env, raw_env
from shoal.errors import IllegalAction, ShoalError
from shoal.game import find, names
from tests.kit.cases import case_of, pick

EVERY = pytest.mark.parametrize("game", names())
DICTS = "ignore:Observation"  # its test wants plain arrays, though masks come in dicts in all its own board games


@EVERY
@pytest.mark.filterwarnings(DICTS)
def test_pettingzoos_own_tests(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    make = partial(env, game, players=find(game).players[-1])
    api_test(make(), num_cycles=100)
    seed_test(make, num_cycles=30)
    render_test(make)
    assert find(game).title in capsys.readouterr().out
    check_rewards(game)
    check_secrets(game)


def test_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(pick(players=4, hidden=False).name, players=4))
    rate = float(capsys.readouterr().out.split(" turns per second")[0].split()[-1])
    assert rate > 1000


def random_match(made: Any, seed: int) -> list[int]:
    """The actions of a random match."""
    random, log = np.random.default_rng(seed), []
    made.reset(seed=seed)
    for _ in made.agent_iter():
        seen, _, over, _, _ = made.last()
        action = None if over else int(random.choice(np.flatnonzero(seen["action_mask"])))
        made.step(action)
        log += [] if action is None else [action]
    return log


def check_rewards(game: str) -> None:
    """Shares of the win, in the end."""
    made, random = env(game, **case_of(game).short), np.random.default_rng(4)
    random_match(made, 1)
    assert sum(made.unwrapped.rewards.values()) == pytest.approx(1.0) or not made.agents
    made.reset(seed=4)
    while not any(made.terminations.values()):
        made.step(int(random.choice(made.unwrapped.legal_actions())))
    assert sum(made.rewards.values()) == pytest.approx(1.0)


def test_names_carry_versions() -> None:
    game = pick()
    assert env(game.name).metadata["name"] == f"{game.name}_v{game.version}"


def test_a_copy_goes_its_own_way_with_the_same_chance() -> None:
    made = raw_env(pick(players=3, luck=True).name, players=3)
    made.reset(seed=2)
    for _ in range(12):
        made.step(made.legal_actions()[0])
    twin = made.copy()
    before = made._state.tobytes()
    for _ in range(6):
        twin.step(twin.legal_actions()[-1])
    assert made._state.tobytes() == before
    again = made.copy()
    for _ in range(6):
        again.step(again.legal_actions()[-1])
    assert again._state.tobytes() == twin._state.tobytes()


def test_illegal_actions_are_refused() -> None:
    game = pick(players=2)
    made = env(game.name, players=2)
    made.reset(seed=1)
    before, mask = made.unwrapped._state.tobytes(), made.last()[0]["action_mask"]
    for wrong in (int(np.flatnonzero(mask == 0)[0]), -1, game.rules.ACTIONS, None):
        with pytest.raises(IllegalAction, match=r"is not legal for player_\d; legal: \[\d"):
            made.step(wrong)
    assert made.unwrapped._state.tobytes() == before
    assert "type" in made.unwrapped.describe(made.unwrapped.legal_actions()[0])
    with pytest.raises(ShoalError, match="render_mode cannot be 'x'"):
        env(game.name, render_mode="x")


def check_secrets(game: str) -> None:
    """Only the one to act has a mask, and everybody sees the table with their own eyes."""
    made = raw_env(game)
    made.reset(seed=1)
    for _ in range(3):
        made.step(made.legal_actions()[0])
    acting = made.agent_selection
    other = next(agent for agent in made.agents if agent != acting)
    assert made.observe(acting)["action_mask"].any()
    assert not made.observe(other)["action_mask"].any()
    assert (made.observe(acting)["observation"] != made.observe(other)["observation"]).any()
