"""Sea Urchins at the table: action numbers, views, events, positions."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import shoal
from shoal import BadPosition
from shoal.games.sea_urchins import GAME, rules, table
from shoal.kernel import seeded
from tests.games.sea_urchins.boards import SKIP, add, at, move, pawn, position


def test_most_choices() -> None:
    """The bound in the rules is not passed by a board made to have many choices."""
    rows = ["ry . ry . ry . ry", ". ry . ry . ry ."] * 3
    match = at(*rows[:5], "ry", size=7, phase="second")
    assert 200 < len(match.legal) <= rules.CHOICES


def test_view() -> None:
    match = at("y r . y", "r yr", quiet_turns=6, pawns=[[0, 0], [0, 3]])
    view = match.view(1)
    assert view == match.view(None) | {"seat": 1} == match.view(0) | {"seat": 1}
    assert json.loads(json.dumps(view)) == view
    assert {key: view[key] for key in match.position()} == match.position()
    assert (view["game"], view["actor"], view["scores"], view["over"], view["winners"]) == (
        "sea_urchins",
        0,
        [0, 0],
        False,
        [],
    )
    assert (view["quiet_limit"], view["must_add"], view["squares"]) == (6, True, [])


def test_view_of_squares() -> None:
    match = at("y r y", "r y r", ". . ry", players=3)
    assert match.view(0)["squares"] == [
        [[0, 0], [0, 1], [1, 0], [1, 1]],
        [[0, 1], [0, 2], [1, 1], [1, 2]],
    ]


def events_of(match: shoal.Match, action: Any) -> list[tuple[str, dict[str, Any]]]:
    """The events of an action, which is played."""
    steps = match.after(action).steps
    events = [match.events(step, seat) for step in steps for seat in (0, 1, None)]
    assert events[0] == events[1] == events[2]
    match.adopt(steps)
    return [(event["id"], event["args"]) for event in events[0]]


def test_events() -> None:
    match = at("y r", "r . .", ". ry", pawns=[None, [0, 1]])
    assert events_of(match, SKIP) == [("urc-skip", {"seat": 0})]
    assert events_of(match, move((2, 1), (1, 1))) == [
        ("urc-move", {"seat": 0, "from": [2, 1], "to": [1, 1], "colour": "yellow"})
    ]
    assert events_of(match, pawn((0, 0))) == [
        ("urc-pawn", {"seat": 0, "cell": [0, 0]}),
        ("urc-took", {"seat": 0, "count": 3, "cells": [[0, 0], [1, 0], [1, 1]]}),
    ]
    match.play(SKIP)
    assert events_of(match, add("red", (4, 4))) == [("urc-add", {"seat": 1, "colour": "red", "cell": [4, 4]})]


def test_events_at_the_end() -> None:
    match = at("y", phase="second", bank={"yellow": 1, "red": 1}, taken=[20, 17])
    match.play(add("yellow", (2, 2)))
    assert events_of(match, pawn((2, 2))) == [
        ("urc-pawn", {"seat": 0, "cell": [2, 2]}),
        ("urc-over", {"winners": [0], "taken": [20, 17], "reason": "yellow"}),
    ]


def test_events_on_a_blocked_board() -> None:
    match = at(*["yr ry yr ry"] * 4, size=4, quiet_turns=4)
    assert events_of(match, pawn((0, 0))) == [
        ("urc-pawn", {"seat": 0, "cell": [0, 0]}),
        ("urc-blocked", {"seat": 1}),
    ]
    assert events_of(match, pawn((0, 1)))[-1] == ("urc-over", {"winners": [0, 1], "taken": [0, 0], "reason": "blocked"})


def test_the_start_is_events_of() -> None:
    before = GAME.new(3)
    after = before.copy()
    GAME.door.play(after, rules.FIRST + 2)
    assert table.events(before, rules.FIRST + 2, after, None) == [{"id": "urc-start", "args": {"seat": 2}}]


def test_nothing_is_hidden() -> None:
    match = at("y r", "r yr", players=4)
    imagined = match.state.copy()
    GAME.door.imagine(imagined, 2, seeded(1))
    assert imagined.tobytes() == match.state.tobytes()


def test_observation_counts_seats_from_the_viewer() -> None:
    match = at("y r", players=3, pawns=[[0, 0], [0, 1], None], taken=[2, 3, 4], turn=1)
    seen = np.full((3, rules.OBSERVATION), np.nan, np.float32)
    for seat in range(3):
        GAME.door.observe(match.state, seat, seen[seat])
    assert np.isfinite(seen).all()
    assert seen.min() >= 0
    assert seen.max() <= 1
    planes = seen[:, : rules.VIEWS * rules.CELLS].reshape(3, rules.VIEWS, 7, 7)
    assert planes[0, 0].sum() == 25
    assert (planes[:, 1, 0, 0] == 1).all()
    assert (planes[:, 2, 0, 1] == 1).all()
    assert [planes[seat, 5 + i].sum() for seat in range(3) for i in range(4)] == [1, 1, 0, 0, 1, 0, 1, 0, 0, 1, 1, 0]
    seats = seen[:, rules.VIEWS * rules.CELLS :][:, :12].reshape(3, 4, 3)
    assert seats[2, :, 1].tolist() == pytest.approx([0.1, 0.05, 0.075, 0])
    assert seats[2, :, 2].tolist() == [0, 0, 1, 0]


# Positions


def test_defaults_of_a_position() -> None:
    empty = table.position(table.from_position({}))
    assert empty == {
        "players": 2,
        "size": 5,
        "board": [[""] * 5] * 5,
        "pawns": [None, None],
        "bank": {"yellow": 20, "red": 20},
        "taken": [0, 0],
        "turn": 0,
        "phase": "second",  # no token can move
        "quiet_turns": 0,
    }
    assert table.position(table.from_position({"taken": [3, 3, 4]}))["bank"] == {"yellow": 15, "red": 15}
    assert table.position(table.from_position({"pawns": [None] * 4}))["players"] == 4
    assert table.position(table.from_position({"board": [["y"] + [""] * 6] + [[""] * 7] * 6}))["size"] == 7
    assert table.position(table.from_position({"bank": {"yellow": 15, "red": 14}}))["taken"] == [6, 5]


def test_a_bank_as_even_as_the_board_allows() -> None:
    rows = ["r r r r r", "r r r r r", "r r r r r", "r r r"]
    assert table.position(table.from_position(position(*rows, taken=[2, 0])))["bank"] == {"yellow": 18, "red": 2}


def test_added_in_this_turn() -> None:
    match = at("y r", phase="second", quiet_turns=4)
    match.play(add("red", (3, 3)))
    assert (match.position()["added"], match.position()["quiet_turns"]) == (True, 4)
    again = shoal.load("sea_urchins").from_position(match.position())
    for m in (match, again):
        m.play(pawn((3, 3)))
        assert "added" not in m.position()
        assert m.position()["quiet_turns"] == 0
    assert table.from_position(position("y r", phase="pawn", quiet_turns=6)).added
    assert table.from_position(position("y r", phase="pawn", bank={"yellow": 0, "red": 9})).added
    assert not table.from_position(position("y r", phase="pawn", quiet_turns=5)).added


BAD: list[tuple[dict[str, Any], str]] = [
    ({"colour": "red"}, "no key 'colour'; its keys are: players, size"),
    ({"players": 5}, "players must be a whole number from 2 to 4, not 5"),
    ({"players": True}, "players must be a whole number"),
    ({"size": 8}, "size must be a whole number from 4 to 7, not 8"),
    ({"size": 4}, "board must be a list of 4 rows with 4 strings each"),
    ({"board": [[""] * 5] * 4 + [[""] * 4]}, "board must be a list of 5 rows with 5 strings each"),
    ({"board": "y"}, "board must be a list of 5 rows"),
    (
        {"board": [["x"] + [""] * 4] + [[""] * 5] * 4},
        r"cell \[0, 0\] of the board cannot be 'x'; allowed: , y, r, yr, ry",
    ),
    ({"board": [[None] + [""] * 4] + [[""] * 5] * 4}, "cannot be None"),
    ({"board": [["yyr"] + [""] * 4] + [[""] * 5] * 4}, "cannot be 'yyr'"),
    ({"board": [["rr"] + [""] * 4] + [[""] * 5] * 4}, "'rr': a pair is of two colours"),
    ({"board": [["y"] * 5] * 5}, "25 yellow tokens are on the board; there are only 20"),
    ({"pawns": [None]}, "pawns must be a list of 2"),
    ({"pawns": {"0": None}}, "pawns must be a list of 2"),
    ({"pawns": [[0, 5], None]}, "the row and the column of seat 0's pawn must be a whole number from 0 to 4, not 5"),
    ({"pawns": [[0], None]}, r"the pawn of seat 0 must be at \[row, column\] or null"),
    ({"pawns": [[0, 0], [0, 0]]}, r"two pawns stand on the cell \[0, 0\]"),
    ({"pawns": [None, [4, 4]]}, r"the pawn of seat 1 is on the empty cell \[4, 4\]"),
    ({"bank": {"yellow": 3}}, "bank must say how many red tokens are left"),
    ({"bank": {"yellow": 3, "red": 2, "blue": 1}}, "bank has no key 'blue'"),
    ({"bank": [3, 3]}, "bank must be an object"),
    (
        {"bank": {"yellow": 20, "red": 3}},
        "bank of yellow tokens, with 1 on the board, must be a whole number from 0 to 19",
    ),
    ({"bank": {"yellow": 10, "red": 3}, "taken": [0, 0]}, "2 tokens on the board, 13 in the bank, 0 taken: that is 15"),
    ({"bank": {"yellow": 0, "red": 0}}, "bank is empty"),
    ({"bank": {"yellow": 0, "red": 5}}, "bank has no yellow tokens, so phase must be 'over', or 'pawn'"),
    ({"taken": [1]}, "taken must be a list of 2 numbers"),
    ({"taken": [-1, 0]}, "taken by seat 0 must be a whole number from 0 to 40"),
    ({"taken": [30, 9]}, "2 tokens are on the board and 39 taken; there are only 40"),
    ({"turn": 2}, "turn must be a whole number from 0 to 1, not 2"),
    ({"phase": "third"}, "phase cannot be 'third'; allowed: first, second, pawn, over"),
    ({"phase": "start"}, "phase cannot be 'start'"),
    ({"phase": "over"}, "phase cannot be 'over' while the bank has both colours"),
    ({"quiet_turns": 7}, "quiet_turns must be a whole number from 0 to 6"),
    ({"quiet_turns": 1.0}, "quiet_turns must be a whole number"),
    ({"added": True}, "added cannot be true"),
    ({"added": 1, "phase": "pawn"}, "added must be true or false"),
    ({"added": False, "phase": "pawn", "quiet_turns": 6}, "added cannot be false"),
]


@pytest.mark.parametrize(("damage", "reason"), BAD)
def test_impossible_positions_are_refused(damage: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        table.from_position({**position("y r"), **damage})


def test_a_position_is_an_object() -> None:
    with pytest.raises(BadPosition, match="must be an object with the keys players, size"):
        table.from_position([])  # type: ignore[arg-type]


ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 50),
    st.integers(),
    st.floats(),
    st.sampled_from(["", "y", "r", "yr", "ry", "yy", "pawn", "over", "first", "second", "yellow"]),
    st.lists(st.one_of(st.none(), st.integers(-1, 8), st.lists(st.integers(-1, 8), max_size=3)), max_size=5),
    st.dictionaries(st.sampled_from(["yellow", "red", "blue"]), st.integers(-1, 30)),
)


@st.composite
def damaged(draw: st.DrawFn) -> dict[str, Any]:
    """A true position of a random match in which a few things are changed or missing."""
    players, size = draw(st.integers(2, 4)), draw(st.integers(4, 7))
    match = shoal.load("sea_urchins", players=players, size=size).match(seed=0)
    for number in draw(st.lists(st.integers(0, 300), max_size=40)):
        if not match.over:
            match.play(match.legal[number % len(match.legal)])
    given = match.position()
    for key in draw(st.lists(st.sampled_from(table.KEYS), max_size=3)):
        if draw(st.booleans()):
            given.pop(key, None)
        elif key in ("board", "pawns", "taken") and isinstance(given.get(key), list) and draw(st.booleans()):
            where = draw(st.integers(0, len(given[key]) - 1)) if given[key] else 0
            given[key][where : where + 1] = [draw(ODD)]
        elif key == "board" and isinstance(given.get(key), list) and draw(st.booleans()):
            row = draw(st.sampled_from([row for row in given[key] if isinstance(row, list) and row] or [[""]]))
            row[draw(st.integers(0, len(row) - 1))] = draw(ODD)
        else:
            given[key] = draw(ODD)
    return given


@settings(max_examples=200, deadline=None, suppress_health_check=list(HealthCheck))
@given(damaged())
def test_damaged_positions_are_refused_or_sound(given: dict[str, Any]) -> None:
    try:
        s = table.from_position(given)
    except BadPosition:
        return  # any other exception fails the test
    again = table.position(s)
    assert table.from_position(json.loads(json.dumps(again))).tobytes() == s.tobytes()
    board = "".join(sum(again["board"], []))
    assert len(board) + sum(again["bank"].values()) + sum(again["taken"]) == 40
    match = shoal.load("sea_urchins").from_position(again, seed=1)
    for _ in range(30):
        if match.over:
            break
        match.play(match.legal[-1])
