"""Coloretto's sentences: points below zero, you and the others, a turn as one line."""

from __future__ import annotations

from typing import Any

import pytest

from shoal.games.coloretto.telling import tell
from shoal.web.i18n import LANGUAGES, text


def said(me: int | None, name: str, language: str = "en", **args: Any) -> str:
    return text(language).event("coloretto", {"id": name, "args": args}, ["Ann", "Bob"], me)


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_below_zero_have_a_minus_sign(language: str) -> None:
    assert "Bob −2" in said(0, "col-over", language, winners=[0], scores=[3, -2])


def test_you_are_told_what_you_do_and_others_by_name() -> None:
    assert said(0, "col-took", seat=0, row=1, cards=["red", "red"]) == "You take row 2: red ×2."
    assert said(1, "col-took", seat=0, row=1, cards=["red", "red"]) == "Ann takes row 2: red ×2."
    assert said(1, "col-over", winners=[1], scores=[3, 5]) == "You win! Final scores: Ann 3, you 5."
    assert (
        said(1, "col-over", winners=[0, 1], scores=[5, 5]) == "You share the win with Ann! Final scores: Ann 5, you 5."
    )
    assert said(None, "col-over", winners=[0], scores=[5, 3]) == "Ann wins! Final scores: Ann 5, Bob 3."
    assert said(0, "col-turn", "fr", seat=0, row=0, card="red") == (
        "Vous piochez un caméléon rouge et le posez dans la rangée 1."
    )
    assert (
        said(0, "col-turn", "ru", seat=0, row=0, card="red") == "Вы вытягиваете красного хамелеона и кладёте в ряд 1."
    )
    assert said(1, "col-turn", "uk", seat=0, row=0, card="+2") == "Ann витягує карту «+2» й кладе до ряду 1."


def test_a_card_drawn_and_put_in_a_row_is_one_line() -> None:
    last = {"id": "col-last-round", "args": {"seat": 0}}
    drew = {"id": "col-drew", "args": {"seat": 0, "card": "red"}}
    placed = {"id": "col-placed", "args": {"seat": 0, "card": "red", "row": 2}}
    took = {"id": "col-took", "args": {"seat": 0, "row": 0, "cards": ["red"]}}
    assert tell([last, drew, placed, took]) == [last, {"id": "col-turn", "args": placed["args"]}, took]
    assert tell([drew]) == [drew]
