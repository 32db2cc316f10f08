"""What a seat can see and remember, as numbers from 0 to about 1, for learning; its own seat always comes first."""

from __future__ import annotations

from shoal.games.sea_salt_paper.cards import BIT_OF, CARDS, DECK, TYPES
from shoal.games.sea_salt_paper.points import points
from shoal.games.sea_salt_paper.recall import SEATS, clear_sure, deduce, is_open, recall
from shoal.games.sea_salt_paper.story import cards_in, pile_of, side_of, top_of
from shoal.kernel import Floats, State, compiled

PHASES = 13
BY_TYPE = 2 + 2 * SEATS + 4  # blocks of one number per type
OBSERVATION = BY_TYPE * TYPES + 6 * SEATS + 2 + PHASES + 4


@compiled
def observe(s: State, seat: int, out: Floats) -> None:
    """Cards by type, then each seat's numbers, then the table's."""
    n = observe_hands(s, seat, out, 0)
    n = observe_piles(s, seat, out, n)
    n = observe_seats(s, seat, out, n)
    for pile in range(2):
        out[n + pile] = cards_in(pile_of(s, pile)) / 20
    n += 2
    for phase in range(PHASES):
        out[n + phase] = int(s.phase == phase)
    n += PHASES
    out[n] = s.bagged / CARDS
    out[n + 1] = points(s, seat) / 20
    out[n + 2] = s.target / 100
    out[n + 3] = int(s.tiebreak)


@compiled
def observe_hands(s: State, seat: int, out: Floats, n: int) -> int:
    """Own cards drawn; for each seat what is laid and what is known of the hand; and what is seen nowhere."""
    recall(s, seat)
    drawn, unseen = n, n + TYPES
    n += 2 * TYPES
    for t in range(TYPES):
        mine = 0
        for i in range(2):
            mine += int(s.turn == seat and s.drawn[i] == t)
        out[drawn + t] = mine / 2
        out[unseen + t] = (int(DECK[t]) - mine) / 4
    for i in range(SEATS):
        other = (seat + i) % int(s.players)
        for t in range(TYPES):
            laid = int(s.laid[other, t]) if i < s.players else 0
            hand = known_in_hand(s, seat, other, t) if i < s.players else 0
            out[n + t] = laid / 4
            out[n + TYPES + t] = hand / 4
            out[unseen + t] -= (laid + hand) / 4
        n += 2 * TYPES
    clear_sure(s)
    return n


@compiled
def known_in_hand(s: State, seat: int, other: int, card: int) -> int:
    """How many cards of a type the seat knows to be in a hand."""
    if other == seat or is_open(s, other):
        return int(s.hand[other, card])
    cards, n = int(s.sure[other]) >> int(BIT_OF[card]), 0
    for copy in range(int(DECK[card])):
        n += (cards >> copy) & 1
    return n


@compiled
def observe_piles(s: State, seat: int, out: Floats, n: int) -> int:
    """For each pile its top, and what may lie in it as far as the seat remembers (all of it while the crabs look)."""
    may, _, _ = deduce(s, seat)
    for i in range(4 * TYPES):
        out[n + i] = 0.0
    for pile in range(2):
        top = top_of(s, pile_of(s, pile))
        if top >= 0:
            out[n + top] = 1.0
        n += TYPES
        for number in range(int(s.shows)):
            if ((may & side_of(s, pile)) >> number) & 1:
                out[n + int(s.shown[number])] += 0.25
        n += TYPES
    return n


@compiled
def observe_seats(s: State, seat: int, out: Floats, n: int) -> int:
    """Each seat's size of hand, score, and part in the round."""
    for i in range(SEATS):
        other = (seat + i) % int(s.players)
        here = int(i < s.players)
        out[n] = here * int(s.held[other]) / 20
        out[n + 1] = here * int(s.scores[other]) / 40
        out[n + 2] = here * int(s.revealed[other])
        out[n + 3] = here * int(s.caller == other)
        out[n + 4] = here * int(s.turn == other)
        out[n + 5] = here
        n += 6
    return n
