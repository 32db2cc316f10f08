"""Coloretto by name: cards, scorings and phases, and counts of cards as lists of names, both ways."""

from __future__ import annotations

from typing import Any

from shoal.errors import BadPosition, ShoalError
from shoal.games.coloretto import rules
from shoal.kernel import State
from shoal.positions import count_cards

COLOUR_NAMES = ("red", "orange", "yellow", "green", "blue", "purple", "brown")
CARDS = (*COLOUR_NAMES, "joker", "+2")
SCORINGS = ("brown", "blue")
PHASES = {rules.CHOOSE: "choose", rules.PLACING: "place", rules.DONE: "over"}


def card_name(card: int) -> str | None:
    """The name of a card type; None for NOTHING."""
    return None if card == rules.NOTHING else CARDS[card]


def cards_of(counts: Any) -> list[str]:
    """Counts by type as a list of card names."""
    return [name for name, n in zip(CARDS, counts, strict=True) if n for _ in range(n)]


def row_cards(s: State, row: int) -> list[str]:
    """The cards on a row, in the order they were placed."""
    return [CARDS[card] for card in s.rows[row][: s.filled[row]]]


def counts_of(cards: Any, where: str, error: type[ShoalError] = BadPosition) -> list[int]:
    """A list of card names as counts by type."""
    tally = count_cards(cards, where, CARDS, lambda card: f"cards are: {', '.join(CARDS)}", error)
    for t, card in enumerate(CARDS):
        if tally[card] > rules.DECK[t]:
            raise error(f"{where}: {tally[card]} cards {card!r}, but there are only {rules.DECK[t]}")
    return [tally[card] for card in CARDS]
