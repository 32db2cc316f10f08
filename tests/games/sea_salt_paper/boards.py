"""Positions of Sea Salt & Paper for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import shoal
from shoal.games.sea_salt_paper.cards import DECK, NAMES
from shoal.match import Match


def at(players: int = 2, **position: Any) -> Match:
    """A match from a position."""
    return shoal.load("sea_salt_paper", players=players).from_position({"players": players, **position}, seed=1)


def kinds(match: Match) -> set[str]:
    """The types of the legal actions."""
    return {action["type"] for action in match.actions}


def having(match: Match, kind: str) -> list[dict[str, Any]]:
    """The legal actions of one type, without their numbers."""
    return [{k: v for k, v in action.items() if k != "id"} for action in match.actions if action["type"] == kind]


def with_odds(match: Match, action: dict[str, Any], stop: str = "deal") -> Iterator[Match]:
    """The match after an action, with several different lucks."""
    for seed in range(12):
        twin = match.copy(seed=seed)
        twin.play(action)
        yield twin


def all_cards() -> list[str]:
    """The 58 cards."""
    return [name for name, n in zip(NAMES, DECK.tolist(), strict=True) for _ in range(n)]


# seven points and more: shells and octopuses
SEVEN = ["shell:green", "shell:grey", "shell:black", "octopus:green", "octopus:grey"]  # 4 + 3
NINE = ["shell:yellow", "shell:dark_blue", "shell:light_blue", "octopus:purple", "octopus:yellow", "penguin:pink",
        "sailor:orange", "sailor:pink"]  # 4 + 3 + 1 + 5 = 13  # fmt: skip
