"""Positions of Sea Salt & Paper for the tests, and short ways to ask a match."""

from __future__ import annotations

from typing import Any

import shoal
from shoal.games.sea_salt_paper.cards import DECK, NAMES
from shoal.match import Match

CRABS = ["crab:black", "crab:grey"]
BOATS = ["boat:black", "boat:yellow"]
FISH = ["fish:black", "fish:green"]
BITE = ["swimmer:black", "shark:green"]
SEVEN = ["octopus:grey", "octopus:green", "octopus:purple", "crab:black", "crab:grey"]  # 6 + 1 points
CALLER = ["penguin:purple", "penguin:light_orange", "penguin_colony:green"]  # 3 + 4 points, for somebody who has called


def at(seed: int = 1, **position: Any) -> Match:
    """A match from a position; two players unless the hands say otherwise."""
    return shoal.load("sea_salt_paper").from_position(position, seed=seed)


def after(match: Match, *actions: dict[str, Any]) -> Match:
    """The same match, once these actions are played."""
    for action in actions:
        match.play(action)
    return match


def do(kind: str, **more: Any) -> dict[str, Any]:
    """An action as a dict."""
    return {"type": kind, **more}


def kinds(match: Match) -> list[str]:
    """The types of the legal actions."""
    return sorted({action["type"] for action in match.actions})


def options(match: Match, kind: str, key: str) -> list[Any]:
    """What the legal actions of one type say under a key."""
    return [action[key] for action in match.actions if action["type"] == kind]


def events_of(match: Match, action: dict[str, Any], seat: int | None) -> list[dict[str, Any]]:
    """What the log would say to a seat of an action and the chance steps after it."""
    return [event for step in match.after(action).steps for event in match.events(step, seat)]


def all_cards() -> list[str]:
    """The 58 cards."""
    return [name for name, n in zip(NAMES, DECK.tolist(), strict=True) for _ in range(n)]
