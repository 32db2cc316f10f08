"""Last Shell for people and programs."""

from __future__ import annotations

from typing import Any

import numpy as np

from shoal.errors import BadPosition
from shoal.kernel import CHANCE, OVER, State
from shoal.positions import check_keys, one_of, whole
from tests.kit.tiny_game import rules

PHASES = {rules.STARTING: "deal", rules.TAKING: "take", rules.DONE: "over"}
KEYS = ("players", "shells", "left", "turn", "phase")


def describe(s: State, action: int) -> dict[str, Any]:
    """An action number as a dict."""
    if action >= rules.FIRST:
        return {"type": "start", "seat": action - rules.FIRST}
    return {"type": "take", "shells": action - rules.TAKE + 1}


def scores(s: State) -> list[int]:
    """One point for the last shell."""
    return [int(s.phase == rules.DONE and seat == s.turn) for seat in range(int(s.players))]


def view(s: State, seat: int | None) -> dict[str, Any]:
    """What a seat sees: everything."""
    who = int(rules.actor(s))
    return {
        "game": "last_shell",
        "players": int(s.players),
        "seat": seat,
        "turn": int(s.turn),
        "phase": PHASES[int(s.phase)],
        "actor": None if who in (CHANCE, OVER) else who,
        "scores": scores(s),
        "over": who == OVER,
        "winners": [int(s.turn)] if who == OVER else [],
        "left": int(s.left),
    }


def events(before: State, action: int, after: State, seat: int | None) -> list[dict[str, Any]]:
    """What the log says of a step."""
    done = describe(before, action)
    if done["type"] == "start":
        return [{"id": "shell-start", "args": {"seat": done["seat"]}}]
    return [{"id": "shell-took", "args": {"seat": int(before.turn), "shells": done["shells"]}}]


def position(s: State) -> dict[str, Any]:
    """The whole state as a readable dict."""
    return {
        "players": int(s.players),
        "shells": int(s.shells),
        "left": int(s.left),
        "turn": int(s.turn),
        "phase": PHASES[int(s.phase)],
    }


def from_position(given: dict[str, Any]) -> State:
    """The state of a position; BadPosition says what cannot be."""
    check_keys(given, KEYS)
    s = np.zeros(1, rules.STATE)[0]
    s.shells = whole(given.get("shells", 10), "shells", 5, 20)
    rules.start(s, whole(given.get("players", 2), "players", 2, rules.SEATS))
    s.turn = whole(given.get("turn", 0), "turn", 0, int(s.players) - 1)
    s.left = whole(given.get("left", int(s.shells)), "left", 0, int(s.shells))
    phase = one_of(given.get("phase", "take"), "phase", ("take", "over"))
    if (phase == "over") != (s.left == 0):
        raise BadPosition("the phase is 'over' when no shell is left, and 'take' before")
    s.phase = next(code for code, name in PHASES.items() if name == phase)
    return s
