"""Sea Salt & Paper for its network: a state as numbers, seats counted from one of them (contract.Network).

First what that seat sees and remembers, for its choices; then what only the world says, the other hands and the deck,
for the value. Cards count by kind and by colour, and points are worked out for the network.
"""

from __future__ import annotations

import numpy as np

from shoal.games.sea_salt_paper import cards as c
from shoal.games.sea_salt_paper import state as st
from shoal.games.sea_salt_paper.hands import is_hidden, is_open
from shoal.games.sea_salt_paper.knowledge import have_others_looked, known_hands, known_in, known_piles
from shoal.games.sea_salt_paper.piles import ever_on, highest, pile_of, pile_top
from shoal.games.sea_salt_paper.points import colour_bonus, points
from shoal.games.sea_salt_paper.policy import BITE, PARTNER, PARTNER_WORTH, WORTH, worth
from shoal.games.sea_salt_paper.rules import goal
from shoal.kernel import Floats, Places, State, compiled
from shoal.toolbox import count_bits, list_nonzero, next_seat

BOTH = c.KINDS + c.COLOURS
KINDS_IN_ALL = np.array([sum(c.DECK[c.KIND_OF == kind]) for kind in range(c.KINDS)], np.int64)
COLOURS_IN_ALL = np.array([sum(c.DECK[c.COLOUR_OF == colour]) for colour in range(c.COLOURS)], np.int64)

# where the blocks begin
OWN = 11  # after the number of players, the phase and the tie-break
PER_CARD = BOTH + 1
TABLE = OWN + BOTH + c.KINDS + 4
PER_SEAT = c.KINDS + 9
CARDS = TABLE + st.SEATS * PER_SEAT  # two tops, two cards drawn
UNSEEN = CARDS + 4 * PER_CARD
KNOWN = UNSEEN + BOTH + 4
PER_KNOWN = c.KINDS + 1
WANTED = KNOWN + st.SEATS * PER_KNOWN  # what each rival would make of the four cards above
PILES = WANTED + 4 * (st.SEATS - 1)
VISIBLE = PILES + c.KINDS + 2
WORLD = VISIBLE
PER_HAND = BOTH + 6
BAG = WORLD + st.SEATS * PER_HAND
TOPS = BAG + BOTH
SIZE = TOPS + 2 * st.SEATS


@compiled
def features(s: State, seat: int, out: Floats) -> None:
    """What the seat sees, then the rest of the world."""
    write_seen(s, seat, out)
    whose = seat
    for i in range(int(s.players)):
        write_hand(s, whose, out, WORLD + i * PER_HAND)
        write_tops(s, whose, out, TOPS + 2 * i)
        whose = next_seat(s, whose)
    for card in range(c.TYPES):
        if s.bag[card] > 0:
            out[BAG + int(c.KIND_OF[card])] += 0.25 * s.bag[card]
            out[BAG + c.KINDS + int(c.COLOUR_OF[card])] += 0.25 * s.bag[card]


@compiled
def seen(s: State, seat: int, out: Floats, places: Places) -> int:
    """What the seat sees and remembers, listed."""
    write_seen(s, seat, out)
    return list_nonzero(out, VISIBLE, places)


@compiled
def write_seen(s: State, seat: int, out: Floats) -> None:
    """What the seat sees and remembers."""
    out[int(s.players) - 2] = 1.0
    if s.phase < st.FINISHED:
        out[3 + s.phase] = 1.0
    out[10] = int(s.tiebreak)
    write_own(s, seat, out)
    write_unseen(s, seat, out)
    whose = seat
    for i in range(int(s.players)):
        write_seat(s, seat, whose, out, TABLE + i * PER_SEAT)
        whose = next_seat(s, whose)
    for pile in range(2):
        write_card(s, seat, pile_top(s, pile), out, CARDS + pile * PER_CARD)
        out[UNSEEN + BOTH + pile] = 0.1 * count_bits(pile_of(s, pile))
        if s.turn == seat:
            write_card(s, seat, int(s.drawn[pile]), out, CARDS + (2 + pile) * PER_CARD)
    write_known(s, seat, out)
    write_piles(s, seat, out)
    out[UNSEEN + BOTH + 2] = 0.03 * s.bag_size
    out[UNSEEN + BOTH + 3] = 0.1 * max(0, 10 - int(s.bag_size))


@compiled
def write_own(s: State, seat: int, out: Floats) -> None:
    """The seat's own cards and points."""
    for kind in range(c.KINDS):
        out[OWN + kind] = 0.5 * s.owned_kinds[seat, kind]
        out[OWN + BOTH + kind] = 0.5 * s.hand_kinds[seat, kind]
    for colour in range(c.COLOURS):
        out[OWN + c.KINDS + colour] = 0.33 * s.owned_colours[seat, colour]
    n, mine = OWN + BOTH + c.KINDS, points(s, seat)
    out[n] = 0.1 * mine
    out[n + 1] = int(mine >= st.ENOUGH)
    out[n + 2] = int(int(s.scores[seat]) + mine >= goal(s))
    out[n + 3] = 0.2 * colour_bonus(s, seat)


@compiled
def write_unseen(s: State, seat: int, out: Floats) -> None:
    """What the seat does not see now, wherever it is: all cards less its own (others take theirs off later)."""
    for kind in range(c.KINDS):
        out[UNSEEN + kind] = 0.25 * (KINDS_IN_ALL[kind] - s.owned_kinds[seat, kind])
    for colour in range(c.COLOURS):
        out[UNSEEN + c.KINDS + colour] = 0.25 * (COLOURS_IN_ALL[colour] - s.owned_colours[seat, colour])


@compiled
def write_seat(s: State, seat: int, whose: int, out: Floats, n: int) -> None:
    """What the seat sees of somebody: score, part in the round, cards laid or shown."""
    need = goal(s) - int(s.scores[whose])
    out[n] = 1.0
    out[n + 1] = s.scores[whose] / goal(s)
    out[n + 2] = 0.1 * max(0, min(10, need))
    out[n + 3] = 0.05 * max(0, min(20, need))
    out[n + 4] = 0.2 * s.hand_size[whose]
    out[n + 5] = int(s.revealed[whose])
    out[n + 6] = int(s.caller == whose)
    is_seen = not is_hidden(s, seat, whose)
    if is_seen:
        out[n + 7] = 0.1 * points(s, whose)
        out[n + 8] = 0.2 * colour_bonus(s, whose)
    for kind in range(c.KINDS):
        shown = int(s.owned_kinds[whose, kind])
        if not is_seen:
            shown -= int(s.hand_kinds[whose, kind])
        out[n + 9 + kind] = 0.5 * shown
        if whose != seat:
            out[UNSEEN + kind] -= 0.25 * shown


@compiled
def write_card(s: State, seat: int, card: int, out: Floats, n: int) -> None:
    """One card that the seat sees on a pile or has drawn: what it is, and what it is worth to it."""
    if card != c.NO_CARD:
        out[n + int(c.KIND_OF[card])] = 1.0
        out[n + c.KINDS + int(c.COLOUR_OF[card])] = 1.0
        out[n + BOTH] = 0.03 * worth(s, seat, card)


@compiled
def write_known(s: State, seat: int, out: Floats) -> None:
    """The cards that the seat knows to be in each hidden hand, its own too, and how many it does not know."""
    known, _ = known_hands(s, seat)
    whose = seat
    for i in range(int(s.players)):
        n = KNOWN + i * PER_KNOWN
        if not is_open(s, whose):
            cards = known_in(known, whose)
            out[n + c.KINDS] = 0.2 * (int(s.hand_size[whose]) - count_bits(cards))
            while cards:
                bit = highest(cards)
                cards ^= 1 << bit
                out[n + int(c.KIND_OF[c.TYPE_OF_BIT[bit]])] += 0.5
        if i > 0:
            write_wanted(s, seat, i, out)
        whose = next_seat(s, whose)


@compiled
def write_wanted(s: State, seat: int, i: int, out: Floats) -> None:
    """What the cards in sight would be worth to the i-th rival, as far as the seat knows that hand."""
    for place in range(4 if s.turn == seat else 2):
        card = pile_top(s, place) if place < 2 else int(s.drawn[place - 2])
        if card != c.NO_CARD:
            out[WANTED + 4 * (i - 1) + place] = 0.03 * worth_to(out, i, int(c.KIND_OF[card]))


@compiled
def worth_to(out: Floats, i: int, kind: int) -> int:
    """What a card of a kind is worth to the i-th player who is known to own what is written, in tenths of a point."""
    value = int(WORTH[kind, owned(out, i, kind)])
    if kind == c.SWIMMER or kind == c.SHARK:
        other = c.SWIMMER + c.SHARK - kind
        value = BITE if owned(out, i, other) > owned(out, i, kind) else value
    return value + int(PARTNER_WORTH[kind]) * owned(out, i, int(PARTNER[kind]))


@compiled
def owned(out: Floats, i: int, kind: int) -> int:
    """How many cards of a kind the i-th player is known to own, from what is written of that seat."""
    return int(2 * (out[TABLE + i * PER_SEAT + 9 + kind] + out[KNOWN + i * PER_KNOWN + kind]))


@compiled
def write_piles(s: State, seat: int, out: Floats) -> None:
    """What may lie on the piles as far as the seat remembers, by kind, and the best of each pile for it."""
    may = known_piles(s, seat)[0] if have_others_looked(s, seat) else int(s.lying)
    for pile in range(2):
        numbers, best = may & ever_on(s, pile), 0
        while numbers:
            number = highest(numbers)
            numbers ^= 1 << number
            card = int(s.discards[number])
            out[PILES + int(c.KIND_OF[card])] += 0.25
            best = max(best, worth(s, seat, card))
        out[PILES + c.KINDS + pile] = 0.03 * best


@compiled
def write_hand(s: State, seat: int, out: Floats, n: int) -> None:
    """All that a player owns in this world, and how far that is from winning."""
    for kind in range(c.KINDS):
        out[n + kind] = 0.5 * s.owned_kinds[seat, kind]
    for colour in range(c.COLOURS):
        out[n + c.KINDS + colour] = 0.33 * s.owned_colours[seat, colour]
    n += BOTH
    now, bonus = points(s, seat), colour_bonus(s, seat)
    need = goal(s) - int(s.scores[seat])
    out[n] = 0.1 * now
    out[n + 1] = 0.2 * bonus
    out[n + 2] = 0.1 * max(0, need - now)
    out[n + 3] = int(need <= now)
    out[n + 4] = int(need <= now + bonus)
    out[n + 5] = int(now >= st.ENOUGH)


@compiled
def write_tops(s: State, seat: int, out: Floats, n: int) -> None:
    """What the top card of each pile is worth to a player, given all that they own in this world."""
    for pile in range(2):
        card = pile_top(s, pile)
        if card != c.NO_CARD:
            out[n + pile] = 0.03 * worth(s, seat, card)


@compiled
def ends(s: State, root: State) -> bool:
    """A search looks as far as the next round begins: what comes then is for the network to say."""
    return bool(s.round_number != root.round_number)
