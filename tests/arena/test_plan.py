"""Seats are rotated fairly, and what cannot be is said clearly."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from shoal.arena.plan import Settings, checked, circular_orders, line_ups, plan, rounds, split_bots
from shoal.errors import ShoalError
from shoal.game import find, names
from tests.kit.cases import pick

GAME = pick(players=4)


@pytest.mark.parametrize(
    ("players", "bots"),
    [(2, "ab"), (2, "abcd"), (3, "abc"), (3, "ab"), (4, "abbb"), (4, "aabb"), (4, "abcde"), (5, "abcde"), (5, "ab")],
)
def test_every_bot_sits_in_every_seat_equally_often(players: int, bots: str) -> None:
    settings = Settings(GAME.name, players, tuple(bots))
    for jobs in islice(rounds(settings), 6):
        by_group: dict[int, Counter[tuple[str, int]]] = {}
        for job in jobs:
            by_group.setdefault(job.group, Counter()).update((bot, seat) for seat, bot in enumerate(job.seating))
        for seats in by_group.values():
            for bot in {bot for bot, _ in seats}:
                assert len({seats[bot, seat] for seat in range(players)}) == 1


def test_neighbours_change_too() -> None:
    assert len(circular_orders("abcd")) == 6
    assert sorted(len(turned) for turned in circular_orders("aabb")) == [2, 4]
    jobs = plan(Settings(GAME.name, 4, tuple("abcd")), 24)
    assert len({job.seating for job in jobs}) == 24


def test_line_ups() -> None:
    assert line_ups(Settings(GAME.name, 2, tuple("abc"))) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups(Settings(GAME.name, 4, tuple("abbb"))) == [tuple("abbb")]
    assert line_ups(Settings(GAME.name, 4, tuple("ab"))) == [tuple("aaab"), tuple("aabb"), tuple("abbb")]


def test_a_longer_plan_begins_with_a_shorter_one() -> None:
    settings = Settings(GAME.name, 3, tuple("abcd"))
    assert plan(settings, 100)[: len(plan(settings, 50))] == plan(settings, 50)
    assert len(plan(settings, 100)) <= 100


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((GAME.name, 2, ["greedy"]), "at least two different bots"),
        ((GAME.name, 2, ["greedy", "greedy"]), "at least two different bots"),
        ((GAME.name, 4, ["greedy", "random", "random"]), "--bots greedy,random,random,random"),
        ((GAME.name, 99, ["greedy", "random"]), f"{GAME.players[0]} to {GAME.players[-1]} players"),
        (("chess", 2, ["greedy", "random"]), "no game 'chess'"),
    ],
)
def test_bad_settings_are_explained(arguments: tuple[str, int, list[str]], words: str) -> None:
    with pytest.raises(ShoalError, match=words):
        checked(*arguments)


def test_too_few_matches() -> None:
    with pytest.raises(ShoalError, match=r"3 matches are not enough.*--games 6 or more"):
        plan(checked(GAME.name, 2, ["a", "b", "c"]), 3)


def test_bots_are_split_at_commas_but_not_within_one() -> None:
    text = "greedy,search:iterations=3,tree=x,cmd:python 'a,b.py' --x=1,random"
    assert split_bots([text, "cmd:bot"]) == [
        "greedy",
        "search:iterations=3,tree=x",
        "cmd:python 'a,b.py' --x=1",
        "random",
        "cmd:bot",
    ]


def test_the_digest_differs_by_settings_but_not_by_length() -> None:
    game = next(game for game in map(find, names()) if game.options)
    option, fewest = game.options[0], game.players[0]
    other = next(value for value in (*option.values, option.low, option.high) if value != option.default)
    one = checked(game.name, fewest, ["a", "b"], seed=1)
    assert one.digest() == checked(game.name, None, ["a", "b"], {option.name: option.default}, seed=1).digest()
    assert one.digest() != checked(game.name, fewest, ["a", "b"], seed=2).digest()
    assert one.digest() != checked(game.name, fewest, ["a", "b"], {option.name: other}, seed=1).digest()
