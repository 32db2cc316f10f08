"""Coloretto positions: refused with a reason, never half taken."""

from __future__ import annotations

from typing import Any

import pytest

import shoal

game = shoal.load("coloretto", players=3)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"players": 6}, "players must be a whole number from 2 to 5"),
        ({"scoring": "green"}, "scoring cannot be 'green'; allowed: brown, blue"),
        ({"colour": 1}, "no key 'colour'"),
        ({"turn": 3}, "turn must be a whole number from 0 to 2"),
        ({"turn": True}, "turn must be a whole number"),
        ({"phase": "draw"}, "phase cannot be 'draw'; allowed: choose, place, over"),
        ({"phase": "place"}, "drawn must be a card"),
        ({"drawn": "mauve"}, "drawn cannot be 'mauve'"),
        ({"collections": [["red"] * 10, [], []]}, "10 cards 'red', but there are only 9"),
        ({"collections": [["red"] * 5, ["red"] * 5, []]}, "10 cards 'red' on the table, but there are only 9"),
        ({"collections": [["brown"], [], []]}, "'brown' is out of the game"),
        ({"collections": [[], []], "players": 3}, "list of 3 lists"),
        ({"rows": [{"cards": ["red"] * 4}, {}, {}]}, "row 0 holds at most 3 cards"),
        ({"rows": [{}, {}]}, "a list of 3 rows"),
        ({"rows": [{"cards": ["red"], "taken_by": 1}, {}, {}]}, "no cards can lie on it"),
        ({"rows": [{"taken_by": 1}, {"taken_by": 1}, {}]}, "only one row in a round"),
        ({"rows": [{"taken_by": 0}, {}, {}]}, "seat 0 has taken a row"),
        ({"rows": [{"capacity": 2}, {}, {}]}, "row 0 holds 3 cards"),
        ({"deck": ["red"] * 9, "out": ["red"]}, "cards 'red' in all"),
        ({"deck": ["red"] * 9}, "last_round must be true"),
        ({"last_round": True}, "at most 15 cards"),
        ({"last_round": 1}, "true or false"),
        ({"phase": "over"}, "last_round is true"),
        ({"deck": [], "last_round": True}, "the deck has only 0"),
    ],
)
def test_refused_with_a_reason(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(shoal.BadPosition, match=reason):
        game.from_position(position)


def test_defaults_make_a_fresh_table() -> None:
    position = game.from_position({}).position()
    assert position["phase"] == "choose"
    assert len(position["deck"]) == 76 - 9
    assert len(position["out"]) == 9


def test_collections_tell_the_number_of_players() -> None:
    assert game.from_position({"collections": [[], [], [], []]}).variant.players == 4


def test_a_match_goes_on_from_a_position_and_can_be_replayed() -> None:
    match = game.from_position({"rows": [{"cards": ["red"]}, {}, {}], "turn": 1}, seed=3)
    match.play({"type": "take", "row": 0})
    assert shoal.replay(match.record()).position() == match.position()
