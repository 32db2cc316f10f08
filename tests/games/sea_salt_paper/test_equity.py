"""The rest of a match as a table of winning chances: `equity.py`, made by tools/equity.py."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import numpy as np
import pytest

import shoal
from shoal.bots.evaluation import table_of
from shoal.game import find
from shoal.games.sea_salt_paper import equity
from shoal.games.sea_salt_paper.state import TARGET_OF
from shoal.kernel import Floats, State

PLAYERS = (2, 3, 4)
CLOSE = 1e-3


def standing(*scores: int, **options: int) -> State:
    """A match at the beginning of a round."""
    s = shoal.load("sea_salt_paper", players=len(scores), **options).match(seed=1).state.copy()
    s.scores[: len(scores)] = scores
    return s


def chances(*scores: int) -> Floats:
    """What the table says of scores, seat by seat."""
    out = np.zeros(4, np.float32)
    assert equity.outlook(standing(*scores), table_of(find("sea_salt_paper")), out)
    return out[: len(scores)]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_standing_has_its_row(players: int) -> None:
    every = np.array([s[::-1] for s in combinations_with_replacement(range(int(TARGET_OF[players])), players)])
    assert sorted(equity.places(every)) == list(range(len(every)))
    table = table_of(find("sea_salt_paper"))[equity.FIRST_ROW[players] : equity.FIRST_ROW[players + 1]]
    assert len(table) == len(every)
    assert np.allclose(table.sum(1) / equity.WHOLE, 1, atol=CLOSE)
    assert not table[:, players:].any()


@pytest.mark.parametrize("players", PLAYERS)
def test_chances_follow_the_scores_wherever_they_sit(players: int) -> None:
    scores = (20, 13, 13, 5)[:players]
    known = dict(zip(scores, chances(*scores), strict=True))
    for turned in permutations(scores):
        assert [known[score] for score in turned] == pytest.approx(list(chances(*turned)), abs=CLOSE)
    assert list(known.values()) == sorted(known.values(), reverse=True)
    assert chances(*[7] * players) == pytest.approx([1 / players] * players, abs=CLOSE)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_point_more_is_not_worse(players: int) -> None:
    goal = int(TARGET_OF[players])
    for other in range(0, goal, 4):
        mine = [chances(score, *[other] * (players - 1))[0] for score in range(goal)]
        assert min(np.diff(mine)) > -0.02
        assert mine[0] < 1 / players + 0.01
        assert mine[-1] > 1 / players


def test_another_goal_is_not_in_the_table() -> None:
    out = np.zeros(4, np.float32)
    assert not equity.outlook(standing(3, 4, target=20), table_of(find("sea_salt_paper")), out)
    assert equity.outlook(standing(3, 4, target=40), table_of(find("sea_salt_paper")), out)
