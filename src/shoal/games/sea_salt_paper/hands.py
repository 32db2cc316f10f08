"""Hands: cards come and go, and who sees them."""

from __future__ import annotations

from shoal.games.sea_salt_paper import cards as c
from shoal.kernel import State, compiled


@compiled
def change_hand(s: State, seat: int, card: int, n: int) -> None:
    """Add n cards of a type to a hand (or take -n away), counted along; its size is another matter."""
    s.hand[seat, card] += n
    s.hand_kinds[seat, c.KIND_OF[card]] += n
    count_owned(s, seat, card, n)


@compiled
def count_owned(s: State, seat: int, card: int, n: int) -> None:
    """Count cards of a type into the kinds and colours that a player owns, in hand or laid."""
    s.owned_kinds[seat, c.KIND_OF[card]] += n
    s.owned_colours[seat, c.COLOUR_OF[card]] += n


@compiled
def has_all_mermaids(s: State, seat: int) -> bool:
    """Whether the hand has won with four mermaids (SSP-25)."""
    return bool(s.hand_kinds[seat, c.MERMAID] == c.MERMAIDS)


@compiled
def is_open(s: State, seat: int) -> bool:
    """Whether everybody sees the hand."""
    return bool(s.revealed[seat]) or has_all_mermaids(s, seat)


@compiled
def is_hidden(s: State, seat: int, other: int) -> bool:
    """Whether the seat does not see the other's hand."""
    return other != seat and not is_open(s, other)
