"""Sea Urchins' table as HTML: why a cell is no target, what the prompt asks, what the last turn left, the goal."""

from __future__ import annotations

import html
import json
import re
from typing import Any

import pytest

from shoal import Match, fair
from shoal.games.sea_urchins import GAME
from shoal.server.hub import Update, Viewer
from shoal.server.live import Live
from shoal.server.seats import Seat
from shoal.server.store import Row
from shoal.web.i18n import text
from shoal.web.rendering import env
from shoal.web.table_view import Choices, render
from tests.games.sea_urchins.boards import SKIP, add, at, move, pawn

t = text("en", GAME.name)
QUIET = 6  # turns after which two players must add


def page(match: Match, *actions: Any, seat: int | None = 0) -> str:
    """The table as a seat sees it after these actions."""
    view = match.view(None)
    seats = tuple(Seat("person", name) for name in ("Ann", "Bob", "Cleo", "Dan")[: view["players"]])
    options = {"size": view["size"]}
    row = Row("id", GAME.name, 1, len(seats), options, seats, None, False, "playing", "host", fair.new_key(), 0.0)
    live = Live(row, match)
    for action in actions:
        live.adopt(match.after(action).steps)
    return render(Update(("step",), live, 0), Viewer(seat, "en")).decode()


def buttons(shown: str) -> dict[str, dict[str, str]]:
    """What can be pressed on the table, by its key: its attributes."""
    tags = re.findall(r"<button ([^>]*data-key[^>]*)>", shown)
    found = [dict(re.findall(r'([a-z-]+)="([^"]*)"', tag)) for tag in tags]
    return {tag["data-key"]: {name: html.unescape(value) for name, value in tag.items()} for tag in found}


def why(shown: str, key: str) -> str:
    return buttons(shown)[key]["data-why"]


def asked(shown: str) -> str:
    """The prompt, as text."""
    inside = shown[shown.index('id="say">') + len('id="say">') :]
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", "", inside[: inside.index("</p>")])).strip()


def test_reasons_in_step_1() -> None:
    shown = page(at("y r y", "r . yr", "ry", pawns=[[0, 0], [0, 2]]))
    assert why(shown, "1,1") == t("table-why-empty")
    assert why(shown, "0,0") == t("table-why-under-own-pawn")
    assert why(shown, "0,2") == t("table-why-under-pawn", name="Bob")
    for bank in ("bank-yellow", "bank-red"):
        assert why(shown, bank) == t("table-why-bank-first")
        assert buttons(shown)[bank]["aria-disabled"] == "true"
    assert buttons(shown)["skip"]["name"] == "action"


def test_reasons_of_urchins_that_are_stuck() -> None:
    rows = ["yr ry yr ry", "r y r y", "yr ry yr ry", "r . y y"]
    shown = page(at(*rows, size=4, taken=[0, 0]))
    assert why(shown, "0,0") == t("table-why-stuck-pair")
    assert why(shown, "1,0") == t("table-why-stuck")
    legal = {action["from"][0] * 4 + action["from"][1] for action in at(*rows, size=4).actions if "from" in action}
    assert not legal & {0, 4}


def test_reasons_in_step_2() -> None:
    shown = page(at("y r", phase="second"))
    assert why(shown, "3,3") == t("table-why-empty-second")
    full = page(at(*["yr ry yr ry"] * 3, "yr ry yr y", size=4, phase="second"))
    assert why(full, "bank-yellow") == t("table-why-bank-yellow")
    due = page(at("y r", phase="second", quiet_turns=QUIET))
    assert why(due, "0,0") == t("table-why-must-add")
    assert why(due, "3,3") == t("table-why-add-first")
    assert t("table-must-add") in html.unescape(due)


def test_reasons_in_step_3() -> None:
    shown = page(at("y r y", phase="pawn", pawns=[[0, 0], [0, 2]]))
    assert why(shown, "0,0") == t("table-why-own-pawn")
    assert why(shown, "0,2") == t("table-why-rival-pawn", name="Bob")
    assert why(shown, "1,1") == t("table-why-pawn-empty")
    assert buttons(shown)["0,1"]["name"] == "action"
    assert why(shown, "bank-red") == t("table-why-bank-pawn")


@pytest.mark.parametrize(
    ("first", "second", "message"),
    [
        ("0,0", "2,2", "table-why-far"),
        ("1,1", "2,2", "table-why-line"),
        ("0,0", "0,3", "table-why-occupied"),
        ("bank-yellow", "0,0", "table-why-same-yellow"),
        ("bank-red", "0,1", "table-why-same-red"),
        ("bank-red", "1,1", "table-why-full"),
        ("bank-yellow", "0,3", "table-why-held"),
    ],
)
def test_a_second_choice_that_does_not_go_with_the_first_says_why(first: str, second: str, message: str) -> None:
    shown = page(at("y r . r", ". ry", phase="second", pawns=[None, [0, 3]]))
    there = buttons(shown)
    found = re.search(r'data-refusals="([^"]+)"', shown)
    assert found
    assert json.loads(html.unescape(found[1]))[f"{there[first]['data-as']} {there[second]['data-is']}"] == t(message)
    parts = re.findall(r'data-parts="([^"]+)"', shown)
    assert any(part.startswith(first) for part in parts)
    assert f"{first} {second}" not in parts


def test_the_prompt_asks_for_what_is_possible() -> None:
    assert asked(page(at("y"))) == "Step 1 of 3 · Move an urchin, or skip."
    assert asked(page(at("y", phase="second"))).endswith(t("phase-second-you"))
    assert asked(page(at())).endswith(t("prompt-add-only"))
    assert asked(page(at("y", phase="second", quiet_turns=QUIET))).endswith(t("prompt-must-add"))
    assert asked(page(at("y r", "r y", phase="pawn"))).endswith("take 4 urchins!")
    assert asked(page(at("y r", phase="pawn"))).endswith(t("phase-pawn-you"))


@pytest.mark.parametrize(
    ("match", "message"),
    [
        (at("y r"), "learn-first"),
        (at(phase="second"), "learn-empty"),
        (at("y r", "r", phase="second"), "learn-close"),
        (at("y r", phase="second"), "learn-second"),
        (at("y r", phase="second", pawns=[[0, 0], [0, 1]]), "learn-add"),
        (at("y r", "r", phase="second", quiet_turns=QUIET), "learn-must-add"),
        (at("y r", phase="pawn"), "learn-pawn"),
        (at("y r", "r y", phase="pawn"), "learn-square"),
    ],
)
def test_urc_32_a_lesson_speaks_of_what_can_be_done(match: Match, message: str) -> None:
    lesson, view = env.get_template("sea_urchins/lesson.html"), match.view(0)
    shown = lesson.render(g=t, t=t, v=view, me=0, acts=Choices(match.actions))
    args = {"from": "A1", "to": "B2"} if message == "learn-close" else {}
    assert t(message, **args) in shown


def test_the_last_turn_is_marked_until_the_viewer_acts() -> None:
    match = at("y r", "r . .", ". ry", turn=1, pawns=[[0, 1], None])
    shown = page(match, SKIP, move((2, 1), (1, 1)), pawn((0, 0)))
    assert shown.count('class="urc__gone"') == 3
    assert ">+3</text>" in shown
    assert shown.count('class="urc__arrow"') == 1
    assert sorted(marked(shown)) == [("1", "2"), ("1", "3")]
    assert "trace" not in page(match, SKIP)


def marked(shown: str) -> list[tuple[str, str]]:
    """The seats and steps of the marks on the board; a step without a number is of an earlier turn."""
    return re.findall(r'<span class="trace[^"]* seat-(\d)[^>]*>(\d?)', shown)


def test_with_three_players_everybody_is_marked_since_the_viewer_acted() -> None:
    def match() -> Match:
        return at("y r", ". . . .", ". . y r", turn=1, players=3)

    one = [move((0, 0), (1, 0)), add("red", (4, 4)), pawn((0, 1))]
    other = [move((2, 3), (3, 3)), add("yellow", (4, 0)), pawn((2, 2))]
    shown = page(match(), *one, *other)
    assert sorted(marked(shown)) == [*[("1", "")] * 3, ("2", "1"), ("2", "2"), ("2", "3")]
    assert re.findall(r'class="urc__turn seat-(\d)([^"]*)"', shown) == [("1", " urc__turn--earlier"), ("2", "")]
    assert shown.count('class="urc__arrow"') == 2
    assert {seat for seat, _ in marked(page(match(), *one, *other, seat=1))} == {"2"}


def test_what_was_taken_since_bears_no_older_marks() -> None:
    match = at("y r", ".", ".", ".", ". . . . y", turn=1, players=3)
    one = [SKIP, add("red", (1, 0)), pawn((4, 4))]
    shown = page(match, *one, SKIP, add("yellow", (1, 1)), pawn((0, 0)))
    assert shown.count('class="urc__gone"') > 0
    assert [mark for mark in marked(shown) if mark[0] == "1"] == [("1", "")]  # the pawn


def test_marks_are_numbered_by_the_steps_of_the_turn() -> None:
    shown = page(at("y r", turn=1), move((0, 0), (1, 0)), add("red", (1, 0)), pawn((1, 0)))
    assert marked(shown) == [("1", "1"), ("1", "2"), ("1", "3")]
    own = page(at("y r", turn=1), move((0, 0), (1, 0)), add("red", (1, 0)), pawn((1, 0)), seat=1)
    assert "trace" not in own


def test_the_goal_shows_what_the_nearest_square_has_and_wants() -> None:
    view = at("y r", ". y", pawns=[None, [0, 0]]).view(0)
    assert view["nearest"][0] == {
        "cells": [[0, 0], [0, 1], [1, 0], [1, 1]],
        "wants": ["", "", "r", ""],
        "missing": 1,
        "worth": 3,
    }
    assert view["nearest"][1]["worth"] == 4
    assert at().view(0)["nearest"] == [None, None]
    mixed = at("y r", "r r").view(0)["nearest"][0]
    assert mixed["wants"] == ["!", "", "", "!"]
    assert mixed["worth"] == 5  # a second urchin on one of the two
    assert at("yr r", "r y", pawns=[[1, 1], None]).view(0)["nearest"][0]["worth"] == 4  # the upper one moves away
    shut = at("y r", "r y", players=3, pawns=[None, [0, 0], [0, 1]]).view(0)
    assert shut["nearest"][0]["cells"][0] != [0, 0]
    shown = page(at("y r", ". y"))
    assert "A1–B2" in shown
    assert "3/4" in shown


def test_in_step_3_cells_say_what_the_pawn_takes() -> None:
    view = at("y r", "r ry", phase="pawn", pawns=[None, [0, 1]]).view(0)
    assert view["gains"] == [{"cell": [0, 0], "tokens": 4}, {"cell": [1, 1], "tokens": 4}]
    assert at("y r", "r y").view(0)["gains"] == []
    shown = page(at("y r", "r y", phase="pawn"))
    assert shown.count("urc__takes") == 4
