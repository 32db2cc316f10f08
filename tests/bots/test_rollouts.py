"""Rollouts: every choice is followed by the prior, in the same worlds with the same luck, and no tree grows."""

from __future__ import annotations

import numpy as np
import pytest

import shoal
from shoal.bots import hypothesis, nodes, rollouts, tree
from shoal.bots.policy import ends
from shoal.bots.searcher import SearchBot
from shoal.game import find
from shoal.kernel import OVER, seeded
from tests.bots.table import GAMES, decisions

LEARNED = [name for name in GAMES if find(name).network]
ITERATIONS = 300


def searched(name: str, n: int, **knobs: float) -> tuple[SearchBot, shoal.Match]:
    """A match at its n-th decision with a choice, and a bot that has thought about it."""
    for k, match in enumerate(decisions(shoal.load(name))):
        if k == n:
            assert match.actor is not None
            bot = SearchBot(match.game, iterations=ITERATIONS, exact=0, **{"follow": 1, **knobs})
            bot.think(hypothesis(match, match.actor, 1), match.actor, 1)
            return bot, match
    raise AssertionError


@pytest.mark.parametrize("name", LEARNED)
def test_no_tree_grows_and_every_choice_is_tried(name: str) -> None:
    for n in (1, 6, 20):
        bot, match = searched(name, n)
        ws = bot.space
        assert ws.tallies[nodes.USED] <= 2 + len(match.legal)
        advices = bot.advise(hypothesis(match, match.actor, 1), match.actor, 1)
        visits = {advice.action: advice.visits for advice in advices}
        assert set(visits) == set(match.legal)
        assert sum(visits.values()) == ITERATIONS
        if len(visits) < ITERATIONS // 20:
            assert min(visits.values()) > 0


@pytest.mark.parametrize("name", LEARNED)
def test_choices_meet_the_same_worlds_and_luck(name: str) -> None:
    bot, match = searched(name, 6)
    ws, rng = bot.space, seeded(5)
    root, seat = hypothesis(match, match.actor, 1), match.actor
    met = []
    for _ in range(2):
        worlds = []
        for visit in range(8):
            tree.deal_alike(ws, root, seat, visit, rng)
            worlds.append((ws.world[0].tobytes(), int(ws.luck[0])))
        met.append(worlds)
    assert met[0] == met[1]
    assert len({luck for _, luck in met[0]}) == 8
    ws.knobs[nodes.COMMON] = 0
    tree.deal_alike(ws, root, seat, 0, rng)
    assert int(ws.luck[0]) != met[0][0][1]


@pytest.mark.parametrize("name", LEARNED)
@pytest.mark.parametrize("turns", [1, 2])
def test_is_followed_until_the_seat_has_its_turn_again(name: str, turns: int) -> None:
    bot, match = searched(name, 6, follow=turns)
    seat, rng = match.actor, seeded(7)
    again = 0
    for seed in range(20):
        root = hypothesis(match, seat, seed)
        s = root.copy()
        rollouts.follow(bot.space, s, root, seat, rng)
        actor = match.game.door.actor(s)
        again += int(actor == seat)
        assert actor in (seat, OVER) or ends(s, root)
    assert again > 0


def test_of_two_choices_the_likelier_is_drawn_more_often() -> None:
    bot, _ = searched(LEARNED[0], 1)
    rng, ws = seeded(3), bot.space
    drawn = []
    for _ in range(400):
        ws.priors[:2] = 0.8, 0.2
        drawn.append(rollouts.draw_choice(ws, 2, 1.0, rng))
    assert 60 < np.sum(drawn) < 105
