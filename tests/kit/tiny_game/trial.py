"""Everything that a new game gets for nothing, tried with Last Shell: `python -m tests.kit.tiny_game.trial`.

In a process of its own, since a registered game is known to the whole process.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

import shoal
from shoal import bots
from shoal.envs import vector
from shoal.envs.streams import play_on_cpu
from tests.kit.check_game import check_game, check_record
from tests.kit.tiny_game import GAME


def inventory(position: dict[str, Any]) -> Counter[str]:
    """The option says how many shells there are; taken ones are gone."""
    return Counter(shells=position["shells"])


def main() -> None:
    assert "last_shell" in shoal.games()
    check_record(GAME)
    for players in GAME.players:
        for seed in range(5):
            check_game(GAME, players, {}, seed, inventory)
    match = shoal.load("last_shell", players=2, shells=5).from_position({"left": 5, "turn": 0})
    match.play({"type": "take", "shells": 1})
    bot = bots.make("search:iterations=400", match.variant)
    while not match.over:
        assert match.actor is not None
        match.play(bot.choose(bots.hypothesis(match, match.actor, seed=1), match.actor, seed=1))
    assert match.winners == (0,), "who leaves four wins"
    decisions, shares, prints = play_on_cpu(GAME, 3, 100, seed=1)
    assert 4 <= decisions.min() <= decisions.max() <= 10
    assert shares.sum() == 100
    assert len(set(prints.tolist())) > 50
    env = vector("last_shell", players=3, n=64, opponents="greedy", shells=7)
    env.reset(seed=1)
    wins = sum(float(env.step(env.sample())[1].sum()) for _ in range(50))
    assert wins > 100
    other_environments()
    print("Last Shell has all it needs")


def other_environments() -> None:
    """PettingZoo and OpenSpiel."""
    from shoal.envs import openspiel
    from shoal.envs.pettingzoo import env

    made = env("last_shell", players=3)
    made.reset(seed=1)
    while not any(made.terminations.values()):
        made.step(int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"])[-1]))
    assert sum(made.rewards.values()) == 1.0
    state = openspiel.load("last_shell", players=2).new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]


if __name__ == "__main__":
    main()
