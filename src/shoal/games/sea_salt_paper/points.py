"""What a player's cards are worth, from the counts of their kinds and colours (hand and laid alike: SSP-50)."""

from __future__ import annotations

import numpy as np

from shoal.games.sea_salt_paper.cards import (
    BOAT,
    CAPTAIN,
    COLOURS,
    CRAB,
    FISH,
    LIGHTHOUSE,
    MERMAID,
    OCTOPUS,
    PENGUIN,
    PENGUIN_COLONY,
    SAILOR,
    SHARK,
    SHELL,
    SHOAL_OF_FISH,
    SWIMMER,
)
from shoal.kernel import State, compiled

SHELL_POINTS = np.array([0, 0, 2, 4, 6, 8, 10], np.int8)  # SSP-52, by how many
OCTOPUS_POINTS = np.array([0, 0, 3, 6, 9, 12], np.int8)
PENGUIN_POINTS = np.array([0, 1, 3, 5], np.int8)
SAILOR_POINTS = np.array([0, 0, 5], np.int8)


@compiled
def pair_points(s: State, seat: int) -> int:
    """1 for each pair, laid or not (SSP-51)."""
    owns = s.owns
    return (
        (int(owns[seat, CRAB]) >> 1)
        + (int(owns[seat, BOAT]) >> 1)
        + (int(owns[seat, FISH]) >> 1)
        + min(int(owns[seat, SWIMMER]), int(owns[seat, SHARK]))
    )


@compiled
def collection_points(s: State, seat: int) -> int:
    """Shells, octopuses, penguins and sailors (SSP-52)."""
    owns = s.owns
    return (
        int(SHELL_POINTS[owns[seat, SHELL]])
        + int(OCTOPUS_POINTS[owns[seat, OCTOPUS]])
        + int(PENGUIN_POINTS[owns[seat, PENGUIN]])
        + int(SAILOR_POINTS[owns[seat, SAILOR]])
    )


@compiled
def multiplier_points(s: State, seat: int) -> int:
    """Lighthouse and shoal of fish (SSP-53), penguin colony and captain (SSP-54)."""
    owns = s.owns
    return (
        int(owns[seat, LIGHTHOUSE]) * int(owns[seat, BOAT])
        + int(owns[seat, SHOAL_OF_FISH]) * int(owns[seat, FISH])
        + int(owns[seat, PENGUIN_COLONY]) * int(owns[seat, PENGUIN]) * 2
        + int(owns[seat, CAPTAIN]) * int(owns[seat, SAILOR]) * 3
    )


@compiled
def most_numerous(s: State, seat: int, colours: int) -> int:
    """The cards of the player's so many most numerous colours."""
    shades = s.shades
    total, counted = 0, 0
    for _ in range(colours):
        best, most = 0, -1
        for colour in range(COLOURS):
            cards = int(shades[seat, colour])
            if cards > most and not (counted >> colour) & 1:
                best, most = colour, cards
        counted |= 1 << best
        total += most
    return total


@compiled
def mermaid_points(s: State, seat: int) -> int:
    """Each mermaid counts the cards of one colour, the most numerous first (SSP-55); white is a colour too (SSP-56)."""
    return most_numerous(s, seat, int(s.owns[seat, MERMAID]))


@compiled
def colour_bonus(s: State, seat: int) -> int:
    """The cards of the most numerous colour (SSP-57)."""
    return most_numerous(s, seat, 1)


@compiled
def points(s: State, seat: int) -> int:
    """The points of a player's cards (SSP-50)."""
    return pair_points(s, seat) + collection_points(s, seat) + multiplier_points(s, seat) + mermaid_points(s, seat)
