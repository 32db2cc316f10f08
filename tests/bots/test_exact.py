"""Exact ends: the same values as a slow, obvious enumeration; what is hidden stays so; budgets and deadlines hold."""

from __future__ import annotations

import itertools
import math
import time
from collections.abc import Iterator

import numpy as np
import pytest

import shoal
from shoal.bots import exact, hypothesis, nodes
from shoal.bots.endgame import Endgame, left_over
from shoal.bots.policy import near
from shoal.bots.searcher import SearchBot
from shoal.game import Game, find, game_of
from shoal.kernel import State, seeded
from tests.bots.table import GAMES, decisions
from tests.kit.cases import pick
from tests.kit.enumeration import Enumerator, TooLong

FLAG = np.zeros(1, np.int8)
U = exact.UNKNOWN
ENOUGH = 25  # choices compared with the reference


def endgame(game: Game) -> Endgame:
    return Endgame(game, nodes.workspace(game, 20_000))


def late(variant: shoal.Variant, seeds: int) -> Iterator[tuple[State, int]]:
    """Decisions near an end as their seat may imagine them, the last ones of each match first."""
    for seed in range(seeds):
        states = [
            (hypothesis(match, match.actor, len(match.log)), match.actor)
            for match in decisions(variant, seed=seed)
            if match.actor is not None and near(match.state)
        ]
        yield from reversed(states)


def compare(ends: Endgame, s: State, seat: int, most: int) -> int:
    """Hold an enumeration against the reference; how many choices were compared."""
    verdicts = ends.verdicts(s, seat, seeded(1), most, math.inf, FLAG).copy()
    if not ends.is_solved:
        return 0
    reference, compared = Enumerator(game_of(s), 4 * most), 0
    world, depth = ends._space.states[0].copy(), int(ends._space.tallies[exact.LIMIT])
    for place, (action, _) in enumerate(reference.choices(s)):
        try:
            shares = reference.value(reference.after(world, action), world, depth - 1)
        except TooLong:
            return compared
        if verdicts[place] == U:
            assert verdicts.max() >= exact.SURE, "what is not looked at does not matter"
        elif shares is not None:
            assert verdicts[place] == pytest.approx(shares[seat], abs=1e-6), f"choice {action}"
            compared += 1
    return compared


@pytest.mark.parametrize("name", GAMES)
def test_the_same_as_the_reference(name: str) -> None:
    ends, total = endgame(find(name)), 0
    for players in (find(name).players[0], find(name).players[-1]):
        compared = 0
        for s, seat in late(shoal.load(name, players=players), seeds=40):
            compared += compare(ends, s, seat, 600)
            if compared >= ENOUGH:
                break
        assert compared > 0
        total += compared
    assert total >= ENOUGH


@pytest.mark.parametrize("name", GAMES)
def test_interpreted_and_compiled_agree(name: str) -> None:
    game = find(name)
    one, two, differ = endgame(game), endgame(game), 0
    for s, seat in itertools.islice(late(shoal.load(name), seeds=10), 8):
        one.verdicts(s, seat, seeded(1), 700, math.inf, FLAG)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(exact, "run", exact.run.plain)
            patch.setattr(exact, "prepare", exact.prepare.plain)
            two.verdicts(s, seat, seeded(1), 700, math.inf, FLAG)
        assert one.spent == two.spent
        assert np.array_equal(one._space.verdicts, two._space.verdicts)
        differ += one.spent > 0 and bool((one._space.verdicts != U).any())
    assert differ > 0, "something was enumerated"


def solved(bot: SearchBot, name: str, players: int) -> Iterator[tuple[State, int, list[int]]]:
    """Late decisions with more than one choice left aside, and what is left."""
    for s, seat in late(shoal.load(name, players=players), seeds=20):
        actions, weights = find(name).buffers()
        n = int(find(name).door.choices(s, actions, weights))
        bot.choose(s, seat, 1)
        left = left_over(bot._endgame._space.verdicts, actions[:n])
        if len(left) < n:
            yield s, seat, left


@pytest.mark.parametrize("name", GAMES)
def test_the_search_chooses_from_what_is_left(name: str) -> None:
    bot = SearchBot(find(name), iterations=40, exact=8.0)
    several = 0
    for s, seat, left in itertools.islice(solved(bot, name, find(name).players[-1]), 30):
        for seed in range(3):
            assert bot.choose(s, seat, seed) in left
        several += len(left) > 1
    assert several > 0


@pytest.mark.parametrize("name", [name for name in GAMES if find(name).hidden])
def test_what_is_hidden_is_not_used(name: str) -> None:
    """With the same seed all hypotheses of a seat give the same verdicts; where they differ there are none."""
    game, known, hidden = find(name), 0, 0
    ends = endgame(game)
    for s, seat in itertools.islice(late(shoal.load(name, players=game.players[-1]), seeds=10), 40):
        first = ends.verdicts(s, seat, seeded(3), 400, math.inf, FLAG).copy()
        others = [hypothesis(s, seat, seed) for seed in range(30)]
        for other in others[:4]:
            assert np.array_equal(first, ends.verdicts(other, seat, seeded(3), 400, math.inf, FLAG))
        if len({other.tobytes() for other in others}) > 5:
            hidden += 1
            assert ends.spent == 0
        known += bool((first != U).any())
    assert known > 0
    assert hidden > 0


def test_left_over() -> None:
    actions = np.arange(10, 14, dtype=np.int16)

    def left(*verdicts: float) -> list[int]:
        return left_over(np.array([*verdicts, U, U]), actions)

    assert left(U, U, U, U) == [10, 11, 12, 13], "nothing is known"
    assert left(0.2, 0.5, 0.5, 0.1) == [11, 12], "the best are equal"
    assert left(0.0, 0.0, 0.0, 0.0) == [10, 11, 12, 13], "all lose"
    assert left(U, 1.0, U, 0.0) == [11], "a certain win"
    assert left(U, 0.0, U, 0.0) == [10, 12], "anything rather than a certain loss"
    assert left(U, 0.5, 0.2, 0.0) == [10, 11], "worse than what one can have"


def test_answers_at_the_deadline_where_the_end_is_too_far() -> None:
    """A game without `near` is enumerated from its first move: the budget must hold."""
    game = pick(hidden=False, luck=True)
    match = shoal.load(game.name, players=game.players[-1]).match(seed=1)
    while match.actor is None or len(match.legal) == 1:
        match.play(match.legal[0])
    ends, took = endgame(game), []
    for seed in range(4):
        before = time.perf_counter()
        ends.verdicts(match.state, match.actor, seeded(seed), 1 << 40, before + 0.05, FLAG)
        took.append(time.perf_counter() - before)
    assert 0.04 < min(took) < 0.1  # a busy machine: 50 ms late at most
    ends.verdicts(match.state, match.actor, seeded(1), 5000, math.inf, FLAG)
    assert ends.spent == 5000
    ends.verdicts(match.state, match.actor, seeded(1), 5000, math.inf, np.ones(1, np.int8))
    assert ends.spent == 0, "cancelled"


@pytest.mark.parametrize("name", GAMES)
def test_the_search_has_what_time_is_left(name: str) -> None:
    """The enumeration takes a part of the time of a decision, and nothing beyond it."""
    game = find(name)
    s, seat = next(late(shoal.load(name, players=game.players[-1]), seeds=20))
    bot, took = SearchBot(game, seconds=0.1, exact=0.5), []
    for seed in range(4):
        before = time.perf_counter()
        bot.choose(s, seat, seed)
        took.append(time.perf_counter() - before)
    assert min(took) < 0.1 + 0.05
