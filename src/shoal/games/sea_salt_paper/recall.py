"""What a seat knows for certain, from the story of the round.

`s.sure[seat]` is scratch paper: the cards known to be in that hand, as a set of cards (cards.py).
"""

from __future__ import annotations

import numpy as np

from shoal.games.sea_salt_paper.cards import BIT_OF, DECK, MERMAID, MERMAIDS, PAIR, TYPES
from shoal.games.sea_salt_paper.story import (
    LAID,
    LOOKED,
    PICKED,
    PUT,
    STOLE,
    TOOK,
    highest,
    kind_in,
    side_of,
    top_of,
    uppermost,
    where_in,
    which_in,
    who_in,
)
from shoal.kernel import State, compiled

SEATS = 4
FULL = np.array([(1 << n) - 1 for n in DECK.tolist()], np.int8)  # all cards of a type, as bits
UNKNOWN = TYPES  # which card was stolen, where not even the story knows: in an imagined state


@compiled
def is_open(s: State, seat: int) -> bool:
    """Whether everybody sees the hand: it is revealed, or has won with four mermaids (SSP-25)."""
    return bool(s.revealed[seat] or s.holds[seat, MERMAID] == MERMAIDS)


@compiled
def clear_sure(s: State) -> None:
    for seat in range(SEATS):
        s.sure[seat] = 0


@compiled
def is_sure(s: State, seat: int, card: int) -> bool:
    """Whether a card of this type is known to be in the hand."""
    return (int(s.sure[seat]) >> int(BIT_OF[card])) & 1 == 1


@compiled
def remember(s: State, seat: int, card: int) -> None:
    """A card of this type came into the hand."""
    bit = int(BIT_OF[card])
    cards = (int(s.sure[seat]) >> bit) & int(FULL[card])
    s.sure[seat] = int(s.sure[seat]) | ((2 * cards + 1) & int(FULL[card])) << bit


@compiled
def forget(s: State, seat: int, card: int) -> None:
    """A card of this type left the hand; it may be one that nobody knew of."""
    bit = int(BIT_OF[card])
    cards = (int(s.sure[seat]) >> bit) & int(FULL[card])
    s.sure[seat] = int(s.sure[seat]) ^ (cards ^ (cards >> 1)) << bit


@compiled
def is_secret(entry: int, seat: int) -> bool:
    """Whether this entry tells of a card that the seat did not see."""
    kind = kind_in(entry)
    if kind == STOLE:
        return (who_in(entry) != seat and where_in(entry) != seat) or which_in(entry) == UNKNOWN
    return kind == PICKED and who_in(entry) != seat


@compiled
def recall(s: State, seat: int) -> int:
    """Note down as sure what the seat knows to be in each hand; how many cards moved that it did not see."""
    clear_sure(s)
    story, secrets = s.story, 0
    for i in range(int(s.told)):
        entry = int(story[i])
        kind, who, which = kind_in(entry), who_in(entry), which_in(entry)
        if kind == TOOK:
            remember(s, who, which)
        elif kind == LAID:
            forget(s, who, int(PAIR[which, 0]))
            forget(s, who, int(PAIR[which, 1]))
        elif kind >= PICKED:
            if is_secret(entry, seat):
                secrets += 1
                if kind == STOLE:
                    s.sure[where_in(entry)] = 0  # any of them may be the one
            else:
                if kind == STOLE:
                    forget(s, where_in(entry), which)
                remember(s, who, which)
    return secrets


@compiled
def deduce(s: State, seat: int) -> tuple[int, int, int]:
    """What the seat can tell of the piles: numbers that may lie there, that crabs must have taken, that were taken from
    the top. The tops are seen by all; of equal cards the upper is believed to be the one that is seen.
    """
    story = s.story
    number = real = may = gone = taken = 0
    for i in range(int(s.told)):
        entry = int(story[i])
        kind = kind_in(entry)
        if kind == PUT:
            real |= 1 << number
            may |= 1 << number
            number += 1
        elif kind in (TOOK, LOOKED, PICKED):
            side = side_of(s, where_in(entry))
            if kind == TOOK:
                real ^= 1 << highest(real & side)
                taken |= 1 << highest(may & side)
                may ^= 1 << highest(may & side)
            elif kind == PICKED:
                bit = uppermost(s, real & side, which_in(entry))
                real ^= bit
                if who_in(entry) == seat:
                    may ^= bit
            elif who_in(entry) == seat:
                gone |= may & ~real & side
                may &= real | ~side
            top = top_of(s, real & side)
            while may & side and top_of(s, may & side) != top:
                gone |= 1 << highest(may & side)
                may ^= 1 << highest(may & side)
    return may, gone, taken
