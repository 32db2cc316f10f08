"""The history of a round: what happened, in order, from which each seat can work out what it knows.

Everybody sees what is put on a pile and taken from its top, so the history is public but for two things: which card the
crabs took, and which card was stolen.
"""

from __future__ import annotations

from shoal.games.sea_salt_paper.cards import BIT_OF, TYPE_OF_BIT, TYPES
from shoal.kernel import State, compiled

# Kinds of entries; an entry is kind + 8 * seat + 32 * place + 128 * card
PUT = 0  # a card was put on pile `place`
TOOK = 1  # `seat` took the top card of pile `place`
GOT = 2  # `seat` kept a card from the deck; nobody else knows which, so it is not written down
LAID = 3  # `seat` laid a pair; its number stands for the card
LOOKED = 4  # `seat` looked through pile `place`
PICKED = 5  # `seat` picked a card from pile `place`; only they know which: a number as in cards.LOWER
STOLE = 6  # `seat` stole a card from seat `place`; only they two know which
# Each of 58 cards is put down at most once and comes into a hand from deck or pile at most once; at most 16 pairs are
# laid, 4 of them crabs (looks) and 5 swimmers with sharks (thefts).
LONGEST = 2 * 58 + 16 + 4 + 5

UNKNOWN = TYPES  # the card of a theft in an imagined state, where not even the history says which


@compiled
def append(s: State, kind: int, seat: int, place: int, card: int) -> None:
    """Add an entry."""
    s.history[s.entries] = kind + 8 * seat + 32 * place + 128 * card
    s.entries += 1


@compiled
def entry_kind(entry: int) -> int:
    return entry & 7


@compiled
def entry_seat(entry: int) -> int:
    return (entry >> 3) & 3


@compiled
def entry_place(entry: int) -> int:
    return (entry >> 5) & 3


@compiled
def entry_card(entry: int) -> int:
    """The type of the card; of a pair that was laid, its number."""
    return int(TYPE_OF_BIT[entry >> 7]) if entry_kind(entry) == PICKED else entry >> 7


@compiled
def entry_pick(entry: int) -> int:
    """Which card was taken from a pile, as a pick: off its top or out of it."""
    return entry >> 7 if entry_kind(entry) == PICKED else int(BIT_OF[entry >> 7])


@compiled
def with_card(entry: int, card: int) -> int:
    """The same entry with another card (or pick)."""
    return (entry & 127) + 128 * card


@compiled
def is_secret(entry: int, seat: int) -> bool:
    """Whether a card moved in this entry that the seat did not see."""
    kind = entry_kind(entry)
    if kind == STOLE:
        return (entry_seat(entry) != seat and entry_place(entry) != seat) or entry_card(entry) == UNKNOWN
    return kind == PICKED and entry_seat(entry) != seat
