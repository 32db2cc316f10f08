"""What a player's cards are worth, from the counts of their kinds and colours (hand and laid alike: SSP-50)."""

from __future__ import annotations

import numpy as np

from shoal.games.sea_salt_paper import cards as c
from shoal.kernel import State, compiled

SHELL_POINTS = np.array([0, 0, 2, 4, 6, 8, 10], np.int8)  # SSP-52, by how many
OCTOPUS_POINTS = np.array([0, 0, 3, 6, 9, 12], np.int8)
PENGUIN_POINTS = np.array([0, 1, 3, 5], np.int8)
SAILOR_POINTS = np.array([0, 0, 5], np.int8)


@compiled
def pair_points(s: State, seat: int) -> int:
    """1 for each pair, laid or not (SSP-51)."""
    kinds = s.owned_kinds
    return (
        (int(kinds[seat, c.CRAB]) >> 1)
        + (int(kinds[seat, c.BOAT]) >> 1)
        + (int(kinds[seat, c.FISH]) >> 1)
        + min(int(kinds[seat, c.SWIMMER]), int(kinds[seat, c.SHARK]))
    )


@compiled
def collection_points(s: State, seat: int) -> int:
    """Shells, octopuses, penguins and sailors (SSP-52)."""
    kinds = s.owned_kinds
    return (
        int(SHELL_POINTS[kinds[seat, c.SHELL]])
        + int(OCTOPUS_POINTS[kinds[seat, c.OCTOPUS]])
        + int(PENGUIN_POINTS[kinds[seat, c.PENGUIN]])
        + int(SAILOR_POINTS[kinds[seat, c.SAILOR]])
    )


@compiled
def multiplier_points(s: State, seat: int) -> int:
    """Lighthouse and shoal of fish (SSP-53), penguin colony and captain (SSP-54)."""
    kinds = s.owned_kinds
    return (
        int(kinds[seat, c.LIGHTHOUSE]) * int(kinds[seat, c.BOAT])
        + int(kinds[seat, c.SHOAL_OF_FISH]) * int(kinds[seat, c.FISH])
        + int(kinds[seat, c.PENGUIN_COLONY]) * int(kinds[seat, c.PENGUIN]) * 2
        + int(kinds[seat, c.CAPTAIN]) * int(kinds[seat, c.SAILOR]) * 3
    )


@compiled
def most_numerous(s: State, seat: int, colours: int) -> int:
    """The cards of the player's so many most numerous colours."""
    owned, total, counted = s.owned_colours, 0, 0
    for _ in range(colours):
        best, most = 0, -1
        for colour in range(c.COLOURS):
            cards = int(owned[seat, colour])
            if cards > most and not (counted >> colour) & 1:
                best, most = colour, cards
        counted |= 1 << best
        total += most
    return total


@compiled
def mermaid_points(s: State, seat: int) -> int:
    """Each mermaid counts the cards of one colour, the most numerous first (SSP-55); white is a colour too (SSP-56)."""
    return most_numerous(s, seat, int(s.owned_kinds[seat, c.MERMAID]))


@compiled
def colour_bonus(s: State, seat: int) -> int:
    """The cards of the most numerous colour (SSP-57)."""
    return most_numerous(s, seat, 1)


@compiled
def points(s: State, seat: int) -> int:
    """The points of a player's cards (SSP-50)."""
    return pair_points(s, seat) + collection_points(s, seat) + multiplier_points(s, seat) + mermaid_points(s, seat)
