"""The table of a game that brings no pages: its view, laid out by the shape of its values alone.

What a view holds for each seat stands beside the players' names, everything else in the middle.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from shoal.contract import VIEW_KEYS
from shoal.game import find
from shoal.match import load
from shoal.web import readable
from shoal.web.i18n import SEATS, Text

PROBED = 40  # moves that are tried to find out what belongs to a seat

Entry = tuple[str, Any]  # a key of the view and its value


@dataclass(frozen=True)
class Layout:
    """A view by places."""

    seats: list[list[Entry]]  # beside each player's name
    middle: list[Entry]


def layout(name: str, view: dict[str, Any], opened: Sequence[dict[str, Any]] | None = None) -> Layout:
    """Where the parts of a game's view go; `opened` are the views of all seats, where nothing is hidden any more."""
    views = [view, *(opened or ())]
    own = {key for key in seat_keys(name) if all(_is_list(each.get(key), view["players"]) for each in views)}
    entries = [(key, value) for key, value in view.items() if key not in VIEW_KEYS]
    seats = [
        [(key, opened[k][key][k] if opened else value[k]) for key, value in entries if key in own]
        for k in range(view["players"])
    ]
    return Layout(seats, [(key, value) for key, value in entries if key not in own])


@cache
def seat_keys(name: str) -> frozenset[str]:
    """The keys under which a view has one value for each seat, whatever the number of players: found by trying."""
    found: set[str] | None = None
    for players in find(name).players:
        match, rng = load(name, players).match(seed=players), random.Random(players)
        for _ in range(PROBED):
            here = {key for key, value in match.view(None).items() if _is_list(value, players)}
            found = here if found is None else found & here
            if match.over:
                break
            match.play(rng.choice(match.legal))
    return frozenset(found or ())


def _is_list(value: Any, length: int) -> bool:
    return isinstance(value, list) and len(value) == length


def label(key: str, t: Text) -> str:
    """A key of a view for a person: the message view-<key>, or the key itself in words."""
    return t(f"view-{key}") if t.has(f"view-{key}") else readable.label(key)


def is_seat(key: str) -> bool:
    """Does a number under this key mean a player?"""
    return key in SEATS


def shape(value: Any) -> str:
    """How a value is shown: nothing, flag, number, word, words, grid, lists, records, fields."""
    if value is None or value in ("", [], {}):
        return "nothing"
    if isinstance(value, dict):
        return "fields"
    if isinstance(value, list):
        return _shape_of_list(value)
    return "flag" if isinstance(value, bool) else "number" if isinstance(value, int | float) else "word"


def _shape_of_list(values: list[Any]) -> str:
    if all(_is_plain(value) for value in values):
        return "words"
    if all(isinstance(value, dict) and all(map(_is_plain, value.values())) for value in values):
        return "records"
    rows = [value for value in values if isinstance(value, list) and all(map(_is_plain, value))]
    alike = len(rows) == len(values) > 1 and len({len(row) for row in rows}) == 1 and len(rows[0]) > 1
    return "grid" if alike else "lists"


def _is_plain(value: Any) -> bool:
    return not isinstance(value, list | dict)
