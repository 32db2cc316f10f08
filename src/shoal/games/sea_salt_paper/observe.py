"""What a seat can see and remember, as numbers from 0 to about 1, for learning; its own seat always comes first."""

from __future__ import annotations

from shoal.games.sea_salt_paper import cards as c
from shoal.games.sea_salt_paper import state as st
from shoal.games.sea_salt_paper.hands import is_hidden
from shoal.games.sea_salt_paper.knowledge import Known, known_hands, known_in, known_piles
from shoal.games.sea_salt_paper.piles import ever_on, pile_of, pile_top
from shoal.games.sea_salt_paper.points import points
from shoal.kernel import Floats, State, compiled
from shoal.toolbox import count_bits

BY_TYPE = 2 + 2 * st.SEATS + 4  # blocks of one number per type
OBSERVATION = BY_TYPE * c.TYPES + 6 * st.SEATS + 2 + st.PHASES + 4


@compiled
def observe(s: State, seat: int, out: Floats) -> None:
    """Cards by type, then each seat's numbers, then the table's."""
    n = observe_hands(s, seat, out, 0)
    n = observe_piles(s, seat, out, n)
    n = observe_seats(s, seat, out, n)
    for pile in range(2):
        out[n + pile] = count_bits(pile_of(s, pile)) / 20
    n += 2
    for phase in range(st.PHASES):
        out[n + phase] = int(s.phase == phase)
    n += st.PHASES
    out[n] = s.bag_size / c.CARDS
    out[n + 1] = points(s, seat) / 20
    out[n + 2] = s.target / 100
    out[n + 3] = int(s.tiebreak)


@compiled
def observe_hands(s: State, seat: int, out: Floats, n: int) -> int:
    """Own cards drawn; for each seat what is laid and what is known of the hand; and what is seen nowhere."""
    known, _ = known_hands(s, seat)
    drawn, unseen = n, n + c.TYPES
    n += 2 * c.TYPES
    for t in range(c.TYPES):
        mine = 0
        for i in range(2):
            mine += int(s.turn == seat and s.drawn[i] == t)
        out[drawn + t] = mine / 2
        out[unseen + t] = (int(c.DECK[t]) - mine) / 4
    for i in range(st.SEATS):
        other = (seat + i) % int(s.players)
        for t in range(c.TYPES):
            laid = int(s.laid[other, t]) if i < s.players else 0
            hand = seen_in_hand(s, seat, other, t, known) if i < s.players else 0
            out[n + t] = laid / 4
            out[n + c.TYPES + t] = hand / 4
            out[unseen + t] -= (laid + hand) / 4
        n += 2 * c.TYPES
    return n


@compiled
def seen_in_hand(s: State, seat: int, other: int, card: int, known: Known) -> int:
    """How many cards of a type the seat sees or knows to be in a hand."""
    if not is_hidden(s, seat, other):
        return int(s.hand[other, card])
    cards, n = known_in(known, other) >> int(c.BIT_OF[card]), 0
    for copy in range(int(c.DECK[card])):
        n += (cards >> copy) & 1
    return n


@compiled
def observe_piles(s: State, seat: int, out: Floats, n: int) -> int:
    """For each pile its top, and what may lie in it as far as the seat remembers (all of it while the crabs look)."""
    may, _, _ = known_piles(s, seat)
    for i in range(4 * c.TYPES):
        out[n + i] = 0.0
    for pile in range(2):
        top = pile_top(s, pile)
        if top >= 0:
            out[n + top] = 1.0
        n += c.TYPES
        for number in range(int(s.discarded)):
            if ((may & ever_on(s, pile)) >> number) & 1:
                out[n + int(s.discards[number])] += 0.25
        n += c.TYPES
    return n


@compiled
def observe_seats(s: State, seat: int, out: Floats, n: int) -> int:
    """Each seat's size of hand, score, and part in the round."""
    for i in range(st.SEATS):
        other = (seat + i) % int(s.players)
        here = int(i < s.players)
        out[n] = here * int(s.hand_size[other]) / 20
        out[n + 1] = here * int(s.scores[other]) / 40
        out[n + 2] = here * int(s.revealed[other])
        out[n + 3] = here * int(s.caller == other)
        out[n + 4] = here * int(s.turn == other)
        out[n + 5] = here
        n += 6
    return n
