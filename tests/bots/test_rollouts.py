"""Rollouts: a tree over the turn, then the prior plays on, in the same worlds with the same luck for every choice."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import shoal
from shoal.bots import hypothesis, nodes, rollouts, tree
from shoal.bots.policy import ends
from shoal.bots.searcher import SearchBot
from shoal.game import find
from shoal.kernel import CHANCE, OVER, seeded
from tests.bots.table import GAMES, decisions

LEARNED = [name for name in GAMES if find(name).network]
ITERATIONS = 300


def searched(name: str, n: int, follow: int = 1, plan: int = 1) -> tuple[SearchBot, shoal.Match, int]:
    """A match at its n-th decision with a choice, a bot that has thought about it, and whose turn it is."""
    for k, match in enumerate(decisions(shoal.load(name))):
        if k == n:
            assert match.actor is not None
            bot = SearchBot(match.game, iterations=ITERATIONS, exact=0, follow=follow, plan=plan)
            bot.think(hypothesis(match, match.actor, 1), match.actor, 1)
            return bot, match, match.actor
    raise AssertionError


@pytest.mark.parametrize("name", LEARNED)
def test_the_tree_ends_with_the_turn(name: str) -> None:
    for n in (1, 6):
        bot, match, seat = searched(name, n)
        used = int(bot.space.tallies[nodes.USED])
        grown = bot.space.nodes[2:used]
        assert set(grown["mover"]) <= {seat, CHANCE}
        assert used > 2 + len(match.legal), "a turn has several steps"


@pytest.mark.parametrize("name", LEARNED)
def test_every_choice_is_tried(name: str) -> None:
    for n in (1, 6, 20):
        bot, match, seat = searched(name, n, plan=0)
        assert bot.space.tallies[nodes.USED] <= 2 + len(match.legal), "no tree"
        visits = {advice.action: advice.visits for advice in bot.advise(hypothesis(match, seat, 1), seat, 1)}
        assert set(visits) == set(match.legal)
        assert sum(visits.values()) == ITERATIONS
        if len(visits) < ITERATIONS // 20:
            assert min(visits.values()) > 0


@pytest.mark.parametrize("name", LEARNED)
def test_choices_meet_the_same_worlds_and_luck(name: str) -> None:
    bot, match, seat = searched(name, 6)
    ws, rng, root = bot.space, seeded(5), hypothesis(match, seat, 1)

    def met(visit: int) -> tuple[bytes, int]:
        tree.deal_alike(ws, root, seat, visit, rng)
        return ws.world[0].tobytes(), int(ws.luck[0])

    first = [met(visit) for visit in range(8)]
    assert [met(visit) for visit in range(8)] == first
    assert len({luck for _, luck in first}) == 8
    ws.knobs[nodes.COMMON] = 0
    assert met(0)[1] != first[0][1]


@pytest.mark.parametrize("name", LEARNED)
@pytest.mark.parametrize("turns", [1, 2])
def test_is_followed_until_the_seat_has_its_turn_again(name: str, turns: int) -> None:
    bot, match, seat = searched(name, 6, turns)
    rng, again = seeded(7), 0
    for seed in range(20):
        root: Any = hypothesis(match, seat, seed)
        s = root.copy()
        rollouts.follow(bot.space, s, root, seat, rng)
        actor = match.game.door.actor(s)
        again += int(actor == seat)
        assert actor in (seat, OVER) or ends(s, root)
    assert again > 0


def test_of_two_choices_the_likelier_is_drawn_more_often() -> None:
    ws, rng = searched(LEARNED[0], 1)[0].space, seeded(3)
    drawn = []
    for _ in range(400):
        ws.priors[:2] = 0.8, 0.2
        drawn.append(rollouts.draw_choice(ws, 2, 1.0, rng))
    assert 60 < np.sum(drawn) < 105
