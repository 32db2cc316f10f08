"""What a player could take: bitboards against trying every move, over thousands of positions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import shoal
from shoal.game import choices, play
from shoal.games.sea_urchins import GAME, policy, rules
from shoal.games.sea_urchins.prospects import ENOUGH, prize, prospect
from shoal.kernel import Buffers, Rng, State, below, compiled, jit, mode, seeded
from shoal.playout import settle
from tests.games.sea_urchins.boards import at


@compiled
def slow_prospect(s: State, seat: int) -> int:
    """The most that one more action brings after each move of a free token, or after none (URC-20 to URC-22)."""
    most = prize(s, seat)
    tokens, pairs, yellow = int(s.tokens), int(s.pairs), int(s.yellow)
    for move in range(rules.PLANES * rules.CELLS):
        plane, cell = move // rules.CELLS, 1 << move % rules.CELLS
        is_pair = pairs & cell != 0
        ends = rules.to_the(plane % 4, plane // 4 + 1, rules.empty(s))
        if rules.free(s) & cell & ends and (plane < 4 or is_pair):
            rules.move_token(s, move)
            most = max(most, prize(s, seat))
            policy.lay_out(s, tokens, pairs, yellow)
    return most


@compiled
def slow_worth(s: State, action: int) -> int:
    return policy.worth_of(s, action, -100 * policy.MUCH)  # so low that nothing is left out


def _compare(states: Any, buffers: Buffers, rng: Rng, steps: int, greedy_part: int) -> int:
    """Play a match in which some actions are the greedy player's, and compare at each; how many positions differed."""
    s, differed = states[0], 0
    for _ in range(steps):
        if settle(s, rng, buffers) < 0:
            break
        n = choices(s, buffers.actions, buffers.weights)
        best = policy.greedy(s, buffers.actions, n, rng)
        most = slow_worth(s, int(buffers.actions[best]))
        for i in range(n):
            differed += int(slow_worth(s, int(buffers.actions[i])) > most)
        for seat in range(int(s.players)):
            states[1] = s
            whole = slow_prospect(states[1], seat)
            differed += int(whole != prospect(s, seat, ENOUGH))
            for enough in range(3, 9):
                found = prospect(s, seat, enough)
                differed += int(found != whole if whole < enough else found < enough)
        play(s, int(buffers.actions[best if below(rng, 100) < greedy_part else below(rng, n)]))
    return differed


compare = jit(_compare)


@pytest.mark.parametrize(("rows", "most"), [
    (("y r", "r"), 4), (("y r", "", "r"), 4), (("y",), 0), (("ry yr", "yr"), 7), (("y y", "y ry"), 5),
    ((". . . .", ". . . .", ". ry . .", ". . r ."), 4),  # the top of a pair leaves what its partner shows, and begins
])  # fmt: skip
def test_a_prospect_is_what_a_turn_can_take(rows: tuple[str, ...], most: int) -> None:
    s = at(*rows).state
    assert slow_prospect(s.copy(), 0) == most
    assert prospect(s, 0, ENOUGH) == most


@pytest.mark.parametrize("size", [4, 5, 6, 7])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_prospects_are_those_of_every_move(players: int, size: int) -> None:
    matches, steps = (40, 2_000) if mode() == "on" else (1, 4)
    for seed in range(matches):
        states = np.zeros(2, GAME.state)
        states[0] = shoal.load("sea_urchins", players=players, size=size).match(seed=seed).state
        assert compare(states, GAME.buffers(), seeded(seed), steps, (5, 70, 97)[seed % 3]) == 0
