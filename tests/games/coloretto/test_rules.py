"""Coloretto, rule by rule. Each test is named by the rule's id and written from the rules page."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import shoal
from shoal.game import find
from shoal.games.coloretto import names, rules, table
from shoal.match import Match

COLOURS = names.COLOUR_NAMES


def at(**position: Any) -> Match:
    """A match from a position of so many players."""
    return shoal.load("coloretto", players=position.get("players", 3)).from_position(position, seed=1)


def row(*cards: str, taken_by: int | None = None, **more: Any) -> dict[str, Any]:
    return {"cards": list(cards), "taken_by": taken_by, **more}


def kinds(match: Match) -> list[str]:
    return sorted({action["type"] for action in match.actions})


def rows_to(match: Match, kind: str) -> list[int]:
    return [action["row"] for action in match.actions if action["type"] == kind]


def test_col_1_the_cards() -> None:
    position = shoal.load("coloretto", players=5).match(seed=1).position()
    cards = Counter(position["deck"] + position["out"] + sum(position["collections"], []))
    assert cards == Counter({**dict.fromkeys(COLOURS, 9), "+2": 10, "joker": 3})


@pytest.mark.parametrize(("players", "colours"), [(2, 5), (3, 6), (4, 7), (5, 7)])
def test_col_2_colours_leave_the_game(players: int, colours: int) -> None:
    position = shoal.load("coloretto", players=players).match(seed=1).position()
    out = Counter(position["out"])
    assert out == Counter(dict.fromkeys(COLOURS[colours:], 9))
    assert not set(position["deck"]) & set(out)


@pytest.mark.parametrize(("players", "room"), [(2, [1, 2, 3]), (3, [3] * 3), (4, [3] * 4), (5, [3] * 5)])
def test_col_3_one_row_a_player_or_three_green_ones(players: int, room: list[int]) -> None:
    rows = shoal.load("coloretto", players=players).match(seed=1).position()["rows"]
    assert [r["capacity"] for r in rows] == room


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_col_4_chameleons_of_different_colours_before_the_start(players: int, each: int) -> None:
    for seed in range(20):
        collections = shoal.load("coloretto", players=players).match(seed=seed).position()["collections"]
        dealt: list[str] = sum(collections, [])
        assert [len(cards) for cards in collections] == [each] * players
        assert len(set(dealt)) == len(dealt)
        assert set(dealt) <= set(COLOURS)


def test_col_5_fifteen_cards_lie_below_the_last_round_card() -> None:
    match = shoal.load("coloretto", players=4).match(seed=1)
    assert match.view(None)["before_last_round"] == match.view(None)["deck"] - 15


def test_col_6_chance_picks_who_starts() -> None:
    first = Counter(shoal.load("coloretto", players=3).match(seed=seed).actor for seed in range(300))
    assert set(first) == {0, 1, 2}
    assert min(first.values()) > 60


def test_col_10_either_draw_or_take_and_those_out_are_skipped() -> None:
    match = at(rows=[row("red"), row(), row(taken_by=1)], turn=0)
    assert kinds(match) == ["draw", "take"]
    match.play({"type": "draw"})
    match.play(match.legal[0])
    assert match.actor == 2  # seat 1 is out of the round


def test_col_11_the_card_goes_on_a_row_with_room() -> None:
    match = at(rows=[row("red", "red", "blue"), row("green"), row(taken_by=1)], turn=0)
    match.play({"type": "draw"})
    drawn = match.view(1)["drawn"]
    assert drawn is not None  # for all to see
    assert rows_to(match, "place") == [1]
    match.play({"type": "place", "row": 1})
    assert match.view(None)["rows"][1]["cards"] == ["green", drawn]


def test_col_11_no_draw_if_every_remaining_row_is_full() -> None:
    match = at(rows=[row("red", "red", "blue"), row("green", "red", "+2"), row(taken_by=1)], turn=0)
    assert kinds(match) == ["take"]


def test_col_11_green_rows_hold_one_two_and_three() -> None:
    match = at(players=2, rows=[row("red"), row("blue", "red"), row("red", "+2")], turn=0)
    match.play({"type": "draw"})
    assert rows_to(match, "place") == [2]


def test_col_12_take_a_row_with_at_least_one_card() -> None:
    match = at(rows=[row("red", "joker"), row(), row("+2")], turn=0)
    assert rows_to(match, "take") == [0, 2]
    match.play({"type": "take", "row": 0})
    view = match.view(1)
    assert Counter(view["collections"][0]) == Counter(["red", "joker"])
    assert view["rows"][0] == {"cards": [], "capacity": 3, "taken_by": 0, "gain": [0, 0, 0]}
    assert view["in_round"] == [False, True, True]


def test_col_13_the_last_player_goes_on_alone() -> None:
    match = at(rows=[row(taken_by=0), row(), row(taken_by=1)], turn=2)
    for _ in range(3):
        assert match.actor == 2
        match.play({"type": "draw"})
        match.play({"type": "place", "row": 1})
    assert match.actions == [{"id": 7, "type": "take", "row": 1}]


def test_col_14_a_new_round_is_started_by_who_took_last() -> None:
    match = at(rows=[row(taken_by=0), row("red"), row(taken_by=1)], turn=2)
    match.play({"type": "take", "row": 1})
    assert match.actor == 2
    assert all(r["taken_by"] is None and not r["cards"] for r in match.view(None)["rows"])


def test_col_15_with_two_players_the_third_row_leaves_the_game() -> None:
    match = at(players=2, rows=[row(taken_by=0), row("red", "+2"), row("blue", "joker")], turn=1)
    before = Counter(match.position()["out"])
    match.play({"type": "take", "row": 1})
    assert Counter(match.position()["out"]) - before == Counter(["blue", "joker"])
    assert not any(r["cards"] for r in match.view(None)["rows"])


def deck_of(match: Match, size: int) -> list[str]:
    """The first cards of a match's deck; the others are out of the game."""
    deck: list[str] = match.position()["deck"]
    return deck[:size]


def test_col_20_the_last_round_begins_at_fifteen_cards() -> None:
    start = shoal.load("coloretto", players=3).match(seed=1)
    match = at(deck=deck_of(start, 16), collections=[[], [], []])
    match.play({"type": "draw"})
    assert not match.view(0)["last_round"]
    match.play({"type": "place", "row": 0})
    match.play({"type": "draw"})
    assert match.view(0)["last_round"]
    assert match.view(0)["deck"] == 14  # the next card was drawn instead


def test_col_20_the_current_round_is_the_last() -> None:
    start = shoal.load("coloretto", players=3).match(seed=1)
    rows = [row(taken_by=0), row("blue"), row(taken_by=1)]
    match = at(deck=deck_of(start, 14), rows=rows, turn=2, last_round=True)
    match.play({"type": "take", "row": 1})
    assert match.over


@pytest.mark.parametrize(("scoring", "worth"), [("brown", [1, 3, 6, 10, 15, 21, 21]), ("blue", [1, 4, 8, 7, 6, 5, 5])])
def test_col_21_what_a_colour_is_worth(scoring: str, worth: list[int]) -> None:
    for cards, points in enumerate(worth, 1):
        assert table.score(["red"] * cards, scoring)["total"] == points


def test_col_21_three_colours_count_and_the_others_cost() -> None:
    scored = table.score(["red"] * 3 + ["blue"] * 3 + ["green"] * 2 + ["yellow"] * 2 + ["brown"])
    assert scored["total"] == 6 + 6 + 3 - 3 - 1
    assert scored["positive"][:2] == ["red", "blue"]


def test_col_22_jokers_may_join_different_colours() -> None:
    scored = table.score(["joker", "joker"] + ["red"] * 5 + ["blue"] * 5)
    assert scored["total"] == 42
    assert sorted(scored["jokers"]) == ["blue", "red"]


def test_col_22_a_joker_may_be_a_colour_of_its_own() -> None:
    assert table.score(["joker"])["total"] == 1
    scored = table.score(["joker"] + ["red"] * 3 + ["blue"] * 3, "blue")
    assert scored["total"] == 17  # 8 + 8 + 1: a fourth red would cost one
    assert scored["jokers"][0] not in ("red", "blue")


def test_col_22_only_colours_in_the_game() -> None:
    s = find("coloretto").new(2)
    s.has[0] = [3, 3, 3, 3, 3, 0, 0, 3, 0]
    jokers = rules.best_jokers(s, 0)
    assert all(jokers >> shift & 7 < 5 for shift in (0, 3, 6))


def test_col_23_plus_two() -> None:
    assert table.score(["+2"] * 4)["total"] == 8


def test_col_24_the_best_of_all_assignments() -> None:
    """On the blue side a fourth card costs a point: the joker is better off elsewhere."""
    scored = table.score(["joker"] + ["red"] * 3 + ["green"] * 3 + ["blue"], "blue")
    assert scored["jokers"] == ["blue"]
    assert scored["total"] == 8 + 8 + 4


def finished(collections: list[list[str]]) -> Match:
    return at(players=len(collections), collections=collections, phase="over", last_round=True, deck=[])


def test_col_25_the_highest_total_wins() -> None:
    match = finished([["red"] * 3, ["blue"] * 4, ["+2"]])
    assert match.scores == (6, 10, 2)
    assert match.winners == (1,)
    assert match.payoffs == (0.0, 1.0, 0.0)


def test_col_25_equal_totals_share_the_win() -> None:
    match = finished([["red"] * 3, ["blue"] * 3, ["+2"]])
    assert match.winners == (0, 1)
    assert match.payoffs == (0.5, 0.5, 0.0)


def test_col_30_everything_is_public_but_the_order_of_the_deck() -> None:
    match = shoal.load("coloretto", players=3).match(seed=4)
    chance = random.Random(4)
    while not match.over:
        views = [{**match.view(seat), "seat": None} for seat in (0, 1, 2, None)]
        assert all(view == views[0] for view in views)
        assert Counter(match.position()["deck"]) == Counter(views[0]["unseen"])
        match.play(chance.choice(match.legal))


def test_example_on_the_rules_page() -> None:
    cards = ["joker", "+2"] + ["green"] * 6 + ["yellow"] * 4 + ["red"] * 3 + ["blue"] * 2
    scored = table.score(cards)
    assert scored["total"] == 41
    assert scored["jokers"] == ["yellow"]
    assert scored["positive"] == ["green", "yellow", "red"]
    assert scored["colours"] == {"green": 21, "yellow": 15, "red": 6, "blue": -3}


def test_score_refuses_what_is_no_card() -> None:
    with pytest.raises(shoal.ShoalError, match="not a card; cards are: red"):
        table.score(["crimson"])
    with pytest.raises(shoal.ShoalError, match="only 3"):
        table.score(["joker"] * 4)
    with pytest.raises(shoal.ShoalError, match="brown, blue"):
        table.score([], "green")


def test_chance_is_weighted_by_the_deck() -> None:
    game = find("coloretto")
    s = game.new(4)
    s.phase, s.bag[:] = rules.TURN_OVER, [1, 0, 2, 0, 0, 0, 0, 3, 9]
    actions, weights = game.buffers()
    n = game.door.choices(s, actions, weights)
    assert dict(zip(actions[:n].tolist(), weights[:n].tolist(), strict=True)) == {11: 1, 13: 2, 18: 3, 19: 9}


def test_observation_marks_the_drawn_card() -> None:
    match = at(drawn="green")
    out = np.zeros(rules.OBSERVATION, np.float32)
    find("coloretto").door.observe(match.state, 0, out)
    assert out[2 * rules.TYPES : 3 * rules.TYPES].tolist() == [0, 0, 0, 1, 0, 0, 0, 0, 0]
