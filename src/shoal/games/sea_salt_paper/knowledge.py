"""What a seat knows for certain, from the history of the round.

The cards known to be in each hand are a `Known`: for each seat a set of cards (cards.py), all of it in four integers
that are handed on from step to step, since rule code allocates nothing.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np

from shoal.games.sea_salt_paper import cards as c
from shoal.games.sea_salt_paper import history as h
from shoal.games.sea_salt_paper.piles import ever_on, highest, lowest_alike, picked, top_of
from shoal.kernel import Memory, State, compiled

Known: TypeAlias = tuple[int, int, int, int]
Piles: TypeAlias = tuple[int, int, int, int, int]  # next number; what lies there, may lie there, is gone, was taken

ALL_OF = np.array([(1 << n) - 1 for n in c.DECK.tolist()], np.int8)  # all cards of a type, as bits


@compiled
def known_in(known: Known, seat: int) -> int:
    """The cards known to be in a hand."""
    if seat < 2:
        return known[0] if seat == 0 else known[1]
    return known[2] if seat == 2 else known[3]


@compiled
def with_hand(known: Known, seat: int, cards: int) -> Known:
    """The same, but with these cards known to be in a seat's hand."""
    return (
        cards if seat == 0 else known[0],
        cards if seat == 1 else known[1],
        cards if seat == 2 else known[2],
        cards if seat == 3 else known[3],
    )


@compiled
def is_known(known: Known, seat: int, card: int) -> bool:
    """Whether a card of this type is known to be in the hand."""
    return (known_in(known, seat) >> int(c.BIT_OF[card])) & 1 == 1


@compiled
def add_known(known: Known, seat: int, card: int) -> Known:
    """A card of this type came into the hand."""
    cards, bit, every = known_in(known, seat), int(c.BIT_OF[card]), int(ALL_OF[card])
    copies = (cards >> bit) & every
    return with_hand(known, seat, cards | ((2 * copies + 1) & every) << bit)


@compiled
def remove_known(known: Known, seat: int, card: int) -> Known:
    """A card of this type left the hand; it may be one that nobody knew of."""
    cards, bit = known_in(known, seat), int(c.BIT_OF[card])
    copies = (cards >> bit) & int(ALL_OF[card])
    return with_hand(known, seat, cards ^ (copies ^ (copies >> 1)) << bit)


@compiled
def known_hands(s: State, seat: int) -> tuple[Known, int]:
    """What the seat knows to be in each hand, and how many cards moved that it did not see."""
    known, secrets, history = (0, 0, 0, 0), 0, s.history
    for i in range(int(s.entries)):
        known, hidden = known_after(known, int(history[i]), seat)
        secrets += hidden
    return known, secrets


@compiled
def known_after(known: Known, entry: int, seat: int) -> tuple[Known, int]:
    """What the seat knows of the hands after one more entry, and whether a card moved that it did not see."""
    kind, who, card, hidden = h.entry_kind(entry), h.entry_seat(entry), h.entry_card(entry), 0
    if kind == h.TOOK:
        known = add_known(known, who, card)
    elif kind == h.LAID:
        known = remove_known(known, who, int(c.PAIR[card, 0]))
        known = remove_known(known, who, int(c.PAIR[card, 1]))
    elif kind >= h.PICKED:
        if h.is_secret(entry, seat):
            hidden = 1
            if kind == h.STOLE:
                known = with_hand(known, h.entry_place(entry), 0)  # any of them may be the one
        else:
            if kind == h.STOLE:
                known = remove_known(known, h.entry_place(entry), card)
            known = add_known(known, who, card)
    return known, hidden


@compiled
def known_piles(s: State, seat: int) -> tuple[int, int, int]:
    """What the seat knows of the piles: numbers that may lie there, that crabs must have taken, that were taken from
    the top. The tops are seen by all; of equal cards the upper is believed to be the one that is seen.
    """
    history, piles = s.history, (0, 0, 0, 0, 0)
    for i in range(int(s.entries)):
        piles = piles_after(s, piles, int(history[i]), seat)
    return piles[2], piles[3], piles[4]


@compiled
def have_others_looked(s: State, seat: int) -> bool:
    """Whether others' crabs may have looked through a pile in this round; until then the seat knows what lies there."""
    laid = 0
    for other in range(int(s.players)):
        crabs = int(s.owned_kinds[other, c.CRAB]) - int(s.hand_kinds[other, c.CRAB])
        laid += crabs * int(other != seat)
    return laid > 0


@compiled
def piles_after(s: State, piles: Piles, entry: int, seat: int) -> Piles:
    """What the seat knows of the piles after one more entry."""
    number, real, may, gone, taken = piles
    kind = h.entry_kind(entry)
    if kind == h.PUT:
        real |= 1 << number
        may |= 1 << number
        number += 1
    elif kind in (h.TOOK, h.LOOKED, h.PICKED):
        pile = ever_on(s, h.entry_place(entry))
        if kind == h.TOOK:
            real ^= 1 << highest(real & pile)
            taken |= 1 << highest(may & pile)
            may ^= 1 << highest(may & pile)
        elif kind == h.PICKED:
            bit = picked(s, real & pile, h.entry_pick(entry))
            real ^= bit
            if h.entry_seat(entry) == seat:
                may ^= bit
        elif h.entry_seat(entry) == seat:
            seen = lowest_alike(s, real & pile, may & pile)  # which of equal cards they are, nobody can tell
            gone |= may & ~seen & pile
            may = (may & ~pile) | seen
            real = (real & ~pile) | seen
        top = top_of(s, real & pile)
        while may & pile and top_of(s, may & pile) != top:
            gone |= 1 << highest(may & pile)
            may ^= 1 << highest(may & pile)
    return number, real, may, gone, taken


# The memory of a seat: what it knew when it last observed this match, and how far the history had come.
ROUND, ENTRIES, NUMBER, REAL, MAY, HANDS = 0, 1, 2, 3, 4, 5
REMEMBERED = HANDS + 4  # numbers for each seat


@compiled
def remembered(s: State, seat: int, memory: Memory) -> tuple[Known, int]:
    """What the seat knows of the hands, and what may lie on the piles: from its memory and what happened since."""
    m = memory[seat * REMEMBERED : (seat + 1) * REMEMBERED]
    if m[ROUND] != s.round_number:
        for i in range(len(m)):
            m[i] = 0
        m[ROUND] = s.round_number
    known = (int(m[HANDS]), int(m[HANDS + 1]), int(m[HANDS + 2]), int(m[HANDS + 3]))
    history, piles = s.history, (int(m[NUMBER]), int(m[REAL]), int(m[MAY]), 0, 0)
    for i in range(int(m[ENTRIES]), int(s.entries)):
        known, _ = known_after(known, int(history[i]), seat)
        piles = piles_after(s, piles, int(history[i]), seat)
    m[ENTRIES] = s.entries
    m[NUMBER], m[REAL], m[MAY] = piles[0], piles[1], piles[2]
    m[HANDS], m[HANDS + 1], m[HANDS + 2], m[HANDS + 3] = known
    return known, piles[2]
