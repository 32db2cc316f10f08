"""Sea Salt & Paper: how cards score, part by part, at our table and at a real one."""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace

import numpy as np

from shoal.errors import ShoalError
from shoal.games.sea_salt_paper import points
from shoal.games.sea_salt_paper.hands import count_owned
from shoal.games.sea_salt_paper.names import counts_of
from shoal.games.sea_salt_paper.state import STATE
from shoal.kernel import State


def breakdown(s: State, seat: int) -> dict[str, int]:
    """How a player's cards score (SSP-50 to SSP-57)."""
    return _broken_down(tuple(s.owned_kinds[seat].tolist()), tuple(s.owned_colours[seat].tolist())).copy()


@lru_cache(maxsize=5_000)
def _broken_down(kinds: tuple[int, ...], colours: tuple[int, ...]) -> dict[str, int]:
    s = SimpleNamespace(owned_kinds=_as_array(kinds), owned_colours=_as_array(colours))
    parts = {
        "pairs": int(points.pair_points(s, 0)),
        "collections": int(points.collection_points(s, 0)),
        "multipliers": int(points.multiplier_points(s, 0)),
        "mermaids": int(points.mermaid_points(s, 0)),
    }
    return {**parts, "total": sum(parts.values()), "colour_bonus": int(points.colour_bonus(s, 0))}  # SSP-50


def _as_array(counts: tuple[int, ...]) -> dict[tuple[int, int], int]:
    """The counts of one seat, read as those of all seats are."""
    return {(0, what): n for what, n in enumerate(counts)}


def score(cards: list[str]) -> dict[str, int]:
    """The points of these cards at a real table, hand and laid together.

    >>> score(["mermaid:white", "crab:black", "boat:black", "shell:black", "shell:grey"])
    {'pairs': 0, 'collections': 2, 'multipliers': 0, 'mermaids': 3, 'total': 5, 'colour_bonus': 3}
    """
    s = np.zeros(1, STATE)[0]
    for card, n in enumerate(counts_of(cards, "cards", ShoalError)):
        count_owned(s, 0, card, n)
    return breakdown(s, 0)


def scores(s: State) -> list[int]:
    """Everybody's score, the rounds before this one."""
    totals: list[int] = s.scores[: int(s.players)].tolist()
    return totals
