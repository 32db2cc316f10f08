"""What test_liars_dice.py runs inside the environment where the example is installed: `python -m tests.examples.inside
NAME` calls the function of that name. Each ends with an error if the installed game does not do what it should.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np

import shoal
from shoal import bots
from shoal.errors import BadPosition
from shoal.game import find

NAME = "liars_dice"


def rules() -> None:
    """The rules on the page, by positions: who loses, what is wild, what may be bid."""
    game = shoal.load(NAME, players=3, sides=4)
    two_twos = {"dice": [2, 4, 1], "bids": [{"quantity": 2, "face": 2}]}  # the 4 is wild
    assert _ended(game, two_twos)["winners"] == [0, 2], "seat 1 doubted wrongly"
    three_twos = {"dice": [2, 4, 1], "bids": [{"quantity": 3, "face": 2}]}
    assert _ended(game, three_twos)["winners"] == [1, 2], "seat 0 lied"
    ones = {"dice": [1, 4, 4], "bids": [{"quantity": 3, "face": 4}]}
    assert _ended(game, ones)["winners"] == [1, 2], "a bid on the wild face counts that face alone"
    assert all(action["type"] == "bid" for action in game.match(seed=1).actions), "there is nothing to challenge"
    match = game.from_position(two_twos)
    assert match.actor == 1
    assert match.legal == (6, 7, 8, 9, 10, 11, 24), "higher bids, then the challenge"
    highest = game.from_position({"dice": [1, 1, 1], "bids": [{"quantity": 3, "face": 4}]})
    assert [action["type"] for action in highest.actions] == ["challenge"]


def _ended(game: Any, position: dict[str, Any]) -> dict[str, Any]:
    match = game.from_position(position)
    match.play({"type": "challenge"})
    view: dict[str, Any] = match.view(None)
    assert view["dice"] == position["dice"], "all dice are shown"
    assert match.payoffs == tuple(0.5 * (seat in view["winners"]) for seat in range(3))
    return view


def secrets() -> None:
    """Nobody is shown another one's die before the end: not in a view, not in the log."""
    match = shoal.load(NAME, players=4).match(seed=3)
    dice = match.position()["dice"]
    for seat in (*range(4), None):
        shown = match.view(seat)["dice"]
        assert shown == [face if owner == seat else None for owner, face in enumerate(dice)]
    record = match.record()
    again = find(NAME).new(4)
    for action in record["log"]:
        before = again.copy()
        find(NAME).rules.play(again, action)
        for seat in (*range(4), None):
            (event,) = find(NAME).table.events(before, action, again, seat)
            assert ("face" in event["args"]) == (seat == before.turn)


def bad_positions() -> None:
    """Errors say what is wrong and what is allowed."""
    for position, message in (
        ({}, "players must be a whole number from 2 to 4, not 0"),
        ({"dice": [1, 7]}, "the die of seat 1 must be a whole number from 1 to 6, not 7"),
        ({"dice": [1, 2], "players": 3}, "dice must be a list of 3 faces, one for each player"),
        ({"dice": "12"}, "dice must be a list, not '12'"),
        ({"dice": [1, 2], "sides": 7}, "sides must be a whole number from 3 to 6, not 7"),
        ({"dice": [1, 2], "bid": 1}, "a position has no key 'bid'; its keys are: players, sides, dice, bids, phase"),
        ({"dice": [1, 2], "phase": "over"}, "phase cannot be 'over' without bids"),
        ({"dice": [1, 2], "bids": [{"quantity": 1}]}, "the face of a bid must be a whole number from 1 to 6, not None"),
        ({"dice": [1, 2], "bids": [{"quantity": 1, "face": 2}] * 2}, "each bid must be higher than the one before"),
    ):
        try:
            find(NAME).table.from_position(position)
        except BadPosition as error:
            assert message in str(error), error
        else:
            raise AssertionError(f"taken: {position}")


def without_a_policy() -> None:
    """Rules and a table are enough: the bots have defaults. Not in the environment, where the game has its policy."""
    from tests.examples.bare import GAME

    variant = shoal.load(GAME.name, players=2, sides=3)
    for name in ("random", "greedy", "search:iterations=300"):
        match, bot = variant.match(seed=1), bots.make(name, variant)
        while match.actor is not None:
            match.play(bot.choose(bots.hypothesis(match, match.actor, seed=1), match.actor, seed=1))
        assert sum(match.payoffs or ()) == 1.0
    lie = variant.from_position({"dice": [1, 2], "bids": [{"quantity": 2, "face": 1}]})
    assert bot.choose(bots.hypothesis(lie, 1, seed=1), 1, seed=1) == lie.number({"type": "challenge"})


def pettingzoo() -> None:
    """PettingZoo's own test, and a match."""
    import warnings

    from pettingzoo.test import api_test  # type: ignore[import-untyped]

    from shoal.envs.pettingzoo import env

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its test wants plain arrays, though its own board games have dicts as well
        api_test(env(NAME, players=3), num_cycles=50)
    made = env(NAME, players=3, sides=4)
    made.reset(seed=1)
    while not any(made.terminations.values()):
        made.step(int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"])[-1]))
    assert abs(sum(made.rewards.values()) - 1.0) < 1e-6


def gymnasium() -> None:
    """Many matches at once, against the greedy bot: playing at random loses more often than not."""
    from shoal.envs import vector

    env = vector(NAME, players=2, n=256, opponents="greedy", sides=5, threads=1)
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    wins = ended = 0.0
    for _ in range(60):
        _, rewards, over, _, _ = env.step(env.sample())
        wins, ended = wins + float(rewards.sum()), ended + float(over.sum())
    assert ended > 1000
    assert 0.1 < wins / ended < 0.45, wins / ended


def cuda() -> None:
    """The same matches in numba's simulator of a GPU as on the CPU."""
    from shoal.envs import cuda as device
    from shoal.envs.arrays import code_of
    from shoal.envs.streams import play_on_cpu

    for policy in ("random", "greedy"):
        there = device.simulate(NAME, 4, matches=6, seed=3, streams=3, policy=policy, block=3)
        here = play_on_cpu(find(NAME), 4, 6, seed=3, policy=code_of(policy), streams=3)
        for a, b in zip(here, (there.decisions, there.shares, there.fingerprints), strict=True):
            assert (a == b.copy_to_host()).all(), policy
    env = device.VectorEnv(NAME, 3, 4, opponents="greedy", sides=3)
    env.reset(seed=1)
    for _ in range(5):
        env.step(env.sample())
        assert env.masks.copy_to_host().any(-1).all()


def solve() -> None:
    """Three sides, solved by OpenSpiel's CFR+ through our adapter, and OpenSpiel's own Liar's Dice beside it.

    Printed: of each the exploitability (`pyspiel.exploitability`: what best responses gain together, per player) and
    what the first player wins on average. A win is worth 1 in ours (constant sum 1); in theirs 1, and a loss -1.
    """
    import pyspiel  # type: ignore[import-not-found]

    from shoal.envs import openspiel

    theirs = pyspiel.load_game("liars_dice(players=2,numdice=1,dice_sides=3)")
    figures = {}
    for whose, game, rounds in (("ours", openspiel.load(NAME, players=2, sides=3), 30), ("theirs", theirs, 1000)):
        solver = pyspiel.CFRPlusSolver(game)
        for _ in range(rounds):
            solver.evaluate_and_update_policy()
        policy = solver.average_policy()
        first, _ = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)
        figures[whose] = {"exploitability": pyspiel.exploitability(game, policy), "value": first}
    print(json.dumps(figures))


if __name__ == "__main__":
    globals()[sys.argv[1]]()
