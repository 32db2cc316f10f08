"""The model of Coloretto judged: the examples of the rules page, rules where it could err, random matches."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

from tests.games.coloretto.model import COLOURS, DECK, Model, best, worth
from tests.kit.reference import actions_of, play_random

MATCHES = 50  # random matches of each combination of players and options


def test_col_24_the_example() -> None:
    cards = ["joker", "+2"] + ["green"] * 6 + ["yellow"] * 4 + ["red"] * 3 + ["blue"] * 2
    assert best(cards) == 41
    assert worth(cards, ["green", "yellow", "red"], ["yellow"]) == 41


@pytest.mark.parametrize("scoring", ["brown", "blue"])
def test_col_24_best_is_the_best_of_all_assignments(scoring: str) -> None:
    rng = random.Random(24)
    for _ in range(5):
        colours = COLOURS[: rng.randint(5, 7)]
        jokers = rng.randint(0, 2)
        cards = ["joker"] * jokers + [rng.choice([*colours, "+2"]) for _ in range(rng.randint(0, 25))]
        ways = [
            worth(cards, positive, joined, scoring)
            for positive in combinations(colours, 3)
            for joined in combinations_with_replacement(colours, jokers)
        ]
        assert best(cards, scoring, colours) == max(ways)


def test_col_22_a_joker_may_join_a_colour_without_cards() -> None:
    cards = ["joker"] + ["red"] * 3 + ["green"] * 3  # blue: a fourth red would cost a point, a lone yellow brings one
    assert best(cards, "blue") == 17
    assert best(["joker"] * 3, "blue") == 8


def colours_dealt(players: int, **options: Any) -> Model:
    model = Model(players, **options)
    while actions_of(model)[0]["type"] == "deal":
        model.play(actions_of(model)[0])
    model.play({"type": "start", "seat": 1})
    return model


def draw(model: Model, card: str, row: int) -> None:
    model.play({"type": "draw"})
    model.play({"type": "deal", "card": card})
    model.play({"type": "place", "row": row})


def test_col_4_two_players_get_two_colours_each() -> None:
    model = colours_dealt(2)
    assert model.collections == [["red", "yellow"], ["orange", "green"]]
    assert model.position()["out"] == ["brown"] * 9 + ["purple"] * 9
    assert (len(model.deck), model.turn, model.actor()) == (76 - 18 - 4, 1, 1)
    assert [row["capacity"] for row in model.rows] == [1, 2, 3]


def test_col_14_and_15_a_round_of_two() -> None:
    model = colours_dealt(2)
    assert actions_of(model) == [{"type": "draw"}]
    draw(model, "joker", 0)
    draw(model, "+2", 1)
    model.play({"type": "draw"})
    model.play({"type": "deal", "card": "red"})
    assert actions_of(model) == [{"type": "place", "row": 1}, {"type": "place", "row": 2}]  # COL-11: row 0 is full
    model.play({"type": "place", "row": 2})
    model.play({"type": "take", "row": 0})  # seat 0
    assert (model.turn, model.rows[0]["taken_by"]) == (1, 0)
    draw(model, "blue", 2)  # COL-13
    assert model.turn == 1
    model.play({"type": "take", "row": 2})
    assert model.collections == [["red", "yellow", "joker"], ["orange", "green", "red", "blue"]]
    assert (model.turn, model.phase, model.out[-1]) == (1, "choose", "+2")
    assert all(row["taken_by"] is None and not row["cards"] for row in model.rows)


def test_col_20_the_last_round_card() -> None:
    model = colours_dealt(3)
    model.deck = model.deck[:16]
    draw(model, model.deck[0], 0)
    assert not model.last_round
    draw(model, model.deck[0], 1)
    assert model.last_round
    draw(model, model.deck[0], 2)
    for row in (0, 1, 2):
        assert model.actor() == (1 + row) % 3
        model.play({"type": "take", "row": row})
    assert (model.actor(), model.turn) == (None, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("scoring", ["brown", "blue"])
def test_random_matches_end_and_lose_nothing(players: int, scoring: str) -> None:
    rng = random.Random(f"{players} {scoring}")
    for _ in range(MATCHES):
        model = Model(players, scoring=scoring)

        def check(model: Model = model) -> None:
            heaps = [model.deck, model.out, *model.collections, *(row["cards"] for row in model.rows)]
            held = Counter(card for heap in heaps for card in heap)
            assert held + Counter([model.drawn] if model.drawn else []) == Counter(DECK)

        play_random(model, rng, check)
        assert model.last_round
        assert max(model.scores()) == model.scores()[model.winners()[0]]
