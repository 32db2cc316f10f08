"""What a seat can see and remember, as numbers from 0 to about 1, for learning; its own seat always comes first."""

from __future__ import annotations

from shoal.games.sea_salt_paper import cards as c
from shoal.games.sea_salt_paper import state as st
from shoal.games.sea_salt_paper.hands import is_hidden
from shoal.games.sea_salt_paper.knowledge import (
    ALL_OF,
    REMEMBERED,
    Known,
    have_others_looked,
    known_hands,
    known_in,
    known_piles,
    remembered,
)
from shoal.games.sea_salt_paper.piles import pile_of, pile_top
from shoal.games.sea_salt_paper.points import points
from shoal.kernel import Floats, Memory, Numbers, State, compiled
from shoal.toolbox import copy_16, count_bits, next_seat, scale, scales_of, within

SCALES = scales_of(
    [
        (c.TYPES, 1 / 2),
        (c.TYPES + 2 * st.SEATS * c.TYPES, 1 / 4),
        *[(c.TYPES, 1), (c.TYPES, 1 / 4)] * 2,
        *[(1, 1 / 20), (1, 1 / 40), (4, 1)] * st.SEATS,
        (2, 1 / 20),
        (st.PHASES, 1),
        (1, 1 / c.CARDS),
        (1, 1 / 20),
        (1, 1 / 100),
        (1, 1),
    ]
)
OBSERVATION = len(SCALES)
MEMORY = st.SEATS * REMEMBERED
HANDS = (2 + 2 * st.SEATS) * c.TYPES  # numbers about hands


@compiled
def observe(s: State, seat: int, out: Floats) -> None:
    """Cards by type, then each seat's numbers, then the table's."""
    observe_whole(s, seat, out)
    scale(out, SCALES)


@compiled
def observe_whole(s: State, seat: int, out: Numbers) -> None:
    """The same in whole numbers."""
    may = known_piles(s, seat)[0] if have_others_looked(s, seat) else int(s.lying)
    observe_known(s, seat, known_hands(s, seat)[0], may, out)


@compiled
def observe_with(s: State, seat: int, memory: Memory, out: Numbers) -> None:
    """The same, but from what the seat remembers."""
    known, may = remembered(s, seat, memory)
    observe_known(s, seat, known, may, out)


@compiled
def observe_known(s: State, seat: int, known: Known, may: int, out: Numbers) -> None:
    """The same from what the seat knows of the hands and of what may lie on the piles."""
    n = observe_hands(s, seat, known, out, 0)
    n = observe_piles(s, may, out, n)
    n = observe_seats(s, seat, out, n)
    for pile in range(2):
        out[n + pile] = count_bits(pile_of(s, pile))
    n += 2
    for phase in range(st.PHASES):
        out[n + phase] = int(s.phase == phase)
    n += st.PHASES
    out[n] = s.bag_size
    out[n + 1] = points(s, seat)
    out[n + 2] = within(out, int(s.target))
    out[n + 3] = s.tiebreak


@compiled
def observe_hands(s: State, seat: int, known: Known, out: Numbers, n: int) -> int:
    """Own cards drawn; for each seat what is laid and what is known of the hand; and what is seen nowhere."""
    drawn, unseen, rows = out[n : n + c.TYPES], out[n + c.TYPES : n + 2 * c.TYPES], out[n + 2 * c.TYPES : n + HANDS]
    for t in range(len(drawn)):
        drawn[t] = 0
    for i in range(2):
        if s.turn == seat and s.drawn[i] != c.NO_CARD:
            drawn[int(s.drawn[i])] += 1
    players, other, row = int(s.players), seat, 0
    for _ in range(players):
        copy_cards(s.laid[other], rows[row : row + c.TYPES])
        row += c.TYPES
        if is_hidden(s, seat, other):
            spread_cards(known_in(known, other), rows[row : row + c.TYPES])
        else:
            copy_cards(s.hand[other], rows[row : row + c.TYPES])
        row += c.TYPES
        other = next_seat(s, other)
    nobody = rows[row:]
    for i in range(len(nobody)):
        nobody[i] = 0
    for t in range(c.TYPES):
        left = c.DECK[t] - drawn[t]
        for i in range(2 * st.SEATS):
            left -= rows[i * c.TYPES + t]
        unseen[t] = left
    return n + HANDS


@compiled
def copy_cards(cards: Numbers, row: Numbers) -> None:
    """Cards by type, all 46: the last 16 overlap with those before."""
    copy_16(cards, row, 0)
    copy_16(cards, row, 16)
    copy_16(cards, row, c.TYPES - 16)


@compiled
def spread_cards(cards: int, row: Numbers) -> None:
    """A set of cards (cards.py) by type, without a branch."""
    for t in range(len(row)):
        copies = (cards >> int(c.BIT_OF[t])) & int(ALL_OF[t])
        row[t] = (copies & 1) + (copies >> 1 & 1) + (copies >> 2 & 1) + (copies >> 3 & 1)


@compiled
def observe_piles(s: State, may: int, out: Numbers, n: int) -> int:
    """For each pile its top, and what may lie in it as far as the seat remembers (all of it while the crabs look)."""
    parts, discards = out[n : n + 4 * c.TYPES], s.discards
    for i in range(len(parts)):
        parts[i] = 0
    for pile in range(2):
        top = pile_top(s, pile)
        if top != c.NO_CARD:
            parts[2 * pile * c.TYPES + top] = 1
    second = int(s.second_pile)
    for number in range(int(s.discarded)):
        first = c.TYPES * (1 + 2 * (second >> number & 1))
        parts[first + int(discards[number])] += may >> number & 1
    return n + 4 * c.TYPES


@compiled
def observe_seats(s: State, seat: int, out: Numbers, n: int) -> int:
    """Each seat's size of hand, score, and part in the round."""
    other = seat
    for i in range(st.SEATS):
        here = int(i < s.players)
        out[n] = here * int(s.hand_size[other])
        out[n + 1] = here * within(out, int(s.scores[other]))
        out[n + 2] = here * int(s.revealed[other])
        out[n + 3] = here * int(s.caller == other)
        out[n + 4] = here * int(s.turn == other)
        out[n + 5] = here
        n += 6
        other = next_seat(s, other)
    return n
