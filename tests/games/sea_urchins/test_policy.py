"""The players that bots build on: they take what they can, and never touch the state they are shown."""

from __future__ import annotations

import random
from typing import Any

import pytest

import shoal
from shoal.games.sea_urchins import GAME, policy, table
from shoal.kernel import jit, mode, seeded
from tests.games.sea_urchins.boards import add, at, pawn

PLAYERS = {"greedy": jit(policy.greedy), "rollout": jit(policy.rollout)}


def chosen(name: str, s: Any, seed: int = 1) -> dict[str, Any]:
    """What a player chooses; the state must stay as it was."""
    actions, weights = GAME.buffers()
    n = int(GAME.door.choices(s, actions, weights))
    before = s.tobytes()
    index = PLAYERS[name](s, actions, n, seeded(seed))
    assert s.tobytes() == before
    assert 0 <= index < n
    return table.describe(s, int(actions[index]))


@pytest.mark.parametrize("name", PLAYERS)
def test_takes_most_with_the_pawn(name: str) -> None:
    match = at("y r . .", "r y . ry", ". . . .", "ry yr", "yr ry", phase="pawn")
    assert chosen(name, match.state)["cell"][0] >= 3


@pytest.mark.parametrize("name", PLAYERS)
def test_adds_the_missing_token(name: str) -> None:
    assert chosen(name, at("y r", "r", phase="second").state) == add("yellow", (1, 1))
    assert chosen(name, at("y r", "r r", phase="second", pawns=[None, [0, 0]]).state) != add("red", (0, 0))


@pytest.mark.parametrize("name", PLAYERS)
def test_does_not_put_the_pawn_where_it_takes_nothing(name: str) -> None:
    match = at("y r", "r y", phase="pawn", pawns=[None, [1, 1]])
    assert chosen(name, match.state) in (pawn((0, 1)), pawn((1, 0)))  # URC-53


def test_greedy_takes_a_square_that_lacks_two_tokens() -> None:
    match = at("y r", "", "r")
    for _ in range(3):
        match.play(chosen("greedy", match.state))
    assert match.scores == (4, 0)


def test_greedy_ends_the_match_only_when_it_leads() -> None:
    for taken, ends in ([20, 10], True), ([10, 20], False):
        match = at("y . . . r", phase="second", bank={"yellow": 1, "red": 7}, taken=taken)
        action = chosen("greedy", match.state)
        assert (action["type"] == "add" and action["colour"] == "yellow") == ends


@pytest.mark.parametrize("size", [4, 7] if mode() == "off" else [4, 5, 6, 7])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_state_is_left_as_it_was(players: int, size: int) -> None:
    chance = random.Random(size)
    match = shoal.load("sea_urchins", players=players, size=size).match(seed=players)
    while not match.over:
        chosen("rollout", match.state, chance.getrandbits(30))
        if mode() == "on" or len(match.log) % 40 == 0:
            chosen("greedy", match.state, chance.getrandbits(30))
        match.play(chance.choice(match.legal))


@pytest.mark.skipif(mode() == "off", reason="too slow when interpreted")
@pytest.mark.parametrize("name", PLAYERS)
def test_beats_random_play(name: str) -> None:
    chance, wins = random.Random(1), 0
    for seed in range(40):
        match = shoal.load("sea_urchins").match(seed=seed)
        while not match.over:
            me = match.actor == seed % 2
            match.play(chosen(name, match.state, chance.getrandbits(30)) if me else chance.choice(match.legal))
        wins += match.winners == (seed % 2,)
    assert wins >= 38


def test_nothing_is_hidden() -> None:
    assert not GAME.hidden
