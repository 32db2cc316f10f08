"""Budgets, deadlines, cancelling, memory, and the tree that is reused between the steps of a turn."""

from __future__ import annotations

import threading
import time

import numpy as np
import pytest

import shoal
from shoal.bots import hypothesis, make, nodes
from shoal.bots.searcher import CAPACITY, SearchBot, bytes_of
from shoal.errors import ShoalError
from shoal.game import find
from shoal.kernel import CHANCE
from shoal.match import Variant
from tests.bots.table import GAMES, decisions
from tests.kit.cases import pick

LATE = 0.05  # seconds after the deadline
BUSY = 4  # tries, since the machine may be busy with something else


def first_choice(name: str, players: int | None = None) -> shoal.Match:
    """A match at the fifth decision with a choice."""
    for n, match in enumerate(decisions(shoal.load(name, players=players))):
        if n == 5:
            return match
    raise AssertionError


@pytest.mark.parametrize("name", GAMES)
def test_answers_at_the_deadline(name: str) -> None:
    match = first_choice(name)
    assert match.actor is not None
    bot = SearchBot(match.game, seconds=0.2)
    s = hypothesis(match, match.actor, 1)
    took = []
    for seed in range(BUSY):
        before = time.perf_counter()
        assert bot.choose(s, match.actor, seed) in match.legal
        took.append(time.perf_counter() - before)
    assert 0.1 < min(took) < 0.2 + LATE


@pytest.mark.parametrize("name", GAMES)
def test_answers_when_cancelled(name: str) -> None:
    match = first_choice(name)
    assert match.actor is not None
    bot = SearchBot(match.game, iterations=1 << 40)
    seat, s = match.actor, hypothesis(match, match.actor, 1)
    answers: list[int] = []

    def wait(seed: int) -> float:
        thread = threading.Thread(target=lambda: answers.append(bot.choose(s, seat, seed)))
        thread.start()
        time.sleep(0.05)
        before = time.perf_counter()
        bot.cancel()
        thread.join()
        return time.perf_counter() - before

    assert min(wait(seed) for seed in range(BUSY)) < LATE
    assert set(answers) <= set(match.legal)


@pytest.mark.parametrize("name", GAMES)
def test_memory_is_bounded(name: str) -> None:
    match = first_choice(name)
    assert match.actor is not None
    bot = SearchBot(match.game, iterations=3000, capacity=300)
    assert bot.choose(hypothesis(match, match.actor, 1), match.actor, 1) in match.legal
    assert bot._space.tallies[nodes.USED] <= 300
    assert bytes_of(match.game) < 13_000_000, "with network and table, of which all bots of a process share one"
    assert nodes.NODE.itemsize * CAPACITY == 12_000_000


def check_tree(bot: SearchBot) -> None:
    """Every node is reached once, children come after their parents in ascending order and have no more visits."""
    grown, used = bot.space.nodes, int(bot.space.tallies[nodes.USED])
    reached, todo = 0, [int(bot.space.tallies[nodes.ROOT])]
    while todo:
        parent = todo.pop()
        reached += 1
        child, visits, last = int(grown[parent].child), 0, -1
        habits = {0}
        while child:
            assert parent < child < used
            assert grown[child].action > last
            visits, last = visits + int(grown[child].visits), int(grown[child].action)
            habits.add(child)
            todo.append(child)
            child = int(grown[child].sibling)
        assert visits <= grown[parent].visits
        assert grown[parent].habit in habits
    assert reached == used - 1


@pytest.mark.parametrize("name", GAMES)
def test_a_full_tree_forgets_what_was_visited_least(name: str) -> None:
    """The search goes on growing its tree, and all visits of the root still count."""
    match = first_choice(name)
    assert match.actor is not None
    s = hypothesis(match, match.actor, 1)
    grown = {}
    for forget in (0, 1):
        bot = SearchBot(match.game, iterations=20_000, capacity=6_000, forget=forget, follow=0)
        bot.think(s, match.actor, 1)
        check_tree(bot)
        root = bot.space.nodes[int(bot.space.tallies[nodes.ROOT])]
        assert root.visits == 20_001
        grown[forget] = int(bot.space.tallies[nodes.FEWEST])
    assert grown[0] == nodes.FIRST_FORGOTTEN < grown[1] < 20_000


@pytest.mark.parametrize("name", GAMES)
def test_equal_seeds_equal_answers(name: str) -> None:
    variant = shoal.load(name)
    one, two = make("search:iterations=50", variant), make("search:iterations=50", variant)
    for n, match in enumerate(decisions(variant)):
        assert match.actor is not None
        s = hypothesis(match, match.actor, n)
        assert one.choose(s, match.actor, n) == two.choose(s, match.actor, n)
        if n == 30:
            break


@pytest.mark.parametrize("name", [name for name in GAMES if (policy := find(name).policy) and policy.keeps_tree])
def test_keeps_the_tree_between_steps(name: str) -> None:
    """Where nothing happens between two decisions, the second search goes on from the first one's tree."""
    variant = shoal.load(name)
    bot = SearchBot(variant.game, iterations=400)
    match = variant.match(seed=1)
    reused = 0
    while match.actor is not None and len(match.log) < 12:
        before = bot._expected
        action = bot.choose(hypothesis(match, match.actor, 1), match.actor, 1)
        reused += before == match.state.tobytes() and bot._space.tallies[nodes.DONE] > 400
        match.play(action)
    assert reused >= 3


@pytest.mark.parametrize("name", [name for name in GAMES if not find(name).hidden])
def test_rivals_may_be_taken_for_greedy_players(name: str) -> None:
    """With `rivals` at 1 the tree has one child for whatever a rival has to choose: what the greedy player chooses."""
    game = find(name)
    match = first_choice(name, players=game.players[-1])
    seat = match.actor
    assert seat is not None
    bot = SearchBot(game, iterations=2000, rivals=1.0)
    bot.think(hypothesis(match, seat, 1), seat, 1)
    grown, rivals = bot.space.nodes, 0
    for i in range(1, int(bot.space.tallies[nodes.USED])):
        if grown[i].child and grown[i].chooser not in (seat, CHANCE):
            rivals += 1
            assert grown[grown[i].child].sibling == 0
            assert grown[i].habit == grown[i].child
    assert rivals > 10


def test_every_child_is_counted() -> None:
    """Visits add up: the root's are those of its children."""
    match = first_choice(pick().name)
    assert match.actor is not None
    bot = SearchBot(match.game, iterations=500)
    found = bot.advise(hypothesis(match, match.actor, 1), match.actor, 1)
    assert sum(advice.visits for advice in found) == 500
    assert {advice.action for advice in found} == set(match.legal)
    assert all(0.0 <= advice.win <= 1.0 for advice in found)


@pytest.mark.parametrize(
    "spec", ["expret", "search", "search:", "search:iterations=x", "search:seconds=-1", "greedy:9", ""]
)
def test_a_wrong_name_is_explained(spec: str) -> None:
    with pytest.raises(ShoalError, match=r"allowed|must be"):
        make(spec, Variant(pick()))


def test_playouts_need_no_policy() -> None:
    """The defaults for a game without a policy of its own."""
    from shoal.bots import policy
    from shoal.kernel import seeded
    from shoal.playout import any_choice

    s = Variant(pick()).match(seed=1).state
    out = np.zeros(5, np.float32)
    actions = np.arange(3, dtype=np.int16)
    policy.equal_priors(s, actions, 3, out)
    assert out[:3].sum() == pytest.approx(1.0)
    assert any_choice(s, actions, 3, seeded(1)) in range(3)
    assert not policy.judge_the_end(s, s, 1, out)
