"""Cards that moved unseen, chosen anew: what crabs took and sharks stole when the seat could not see it.

The history is gone through with other cards in those places, and must fit everything that the seat has seen: the tops
of the piles, the piles it looked through, the pairs laid, the hands it knows. A choice made at random may turn out
wrong later in the history; then it starts again. After some attempts all choices are gone through in order (a *script*:
six bits for each choice), so that one that fits is always found, since the truth does.
"""

from __future__ import annotations

from shoal.games.sea_salt_paper import cards as c
from shoal.games.sea_salt_paper import history as h
from shoal.games.sea_salt_paper.hands import is_hidden, is_open
from shoal.games.sea_salt_paper.knowledge import (
    Known,
    add_known,
    is_known,
    known_in,
    known_piles,
    remove_known,
)
from shoal.games.sea_salt_paper.piles import ever_on, highest, is_alike, picked, top_of
from shoal.games.sea_salt_paper.piles import picks as picks_of
from shoal.games.sea_salt_paper.state import SEATS
from shoal.kernel import Rng, State, below, compiled
from shoal.toolbox import count_bits

NONE = -1
AT_RANDOM = -1  # instead of a script
ATTEMPTS = 16  # at random, before scripts
SCRIPTS = 100_000  # far more than ever needed


@compiled
def resample(s: State, seat: int, rng: Rng) -> tuple[bool, Known]:
    """Choose what the seat did not see, in piles and history: whether it succeeded, and the cards then known in hands.

    The bag must hold all cards that the seat does not see, those of the piles too.
    """
    _, gone, taken = known_piles(s, seat)
    sizes = first_sizes(s)
    script, known = 0, (0, 0, 0, 0)
    for attempt in range(ATTEMPTS + SCRIPTS):
        plan = script if attempt >= ATTEMPTS else AT_RANDOM
        fits, decided, picks, lying = resample_picks(s, seat, rng, plan, gone, taken)
        if fits:
            fits, decided, thefts, known = resample_thefts(s, seat, rng, plan, picks, decided, sizes)
            if fits and is_possible(s, seat, lying, known):
                s.lying = lying
                rewrite_history(s, seat, picks, thefts)
                return True, known
        if attempt >= ATTEMPTS:
            if decided == 0:
                return False, known
            script = (script & ((1 << 6 * decided) - 1)) + (1 << 6 * (decided - 1))
    return False, known


@compiled
def choice_in(script: int, i: int) -> int:
    return (script >> 6 * i) & 63


# The piles


@compiled
def resample_picks(s: State, seat: int, rng: Rng, plan: int, gone: int, taken: int) -> tuple[bool, int, int, int]:
    """Choose what the crabs took: whether it fits, how many choices were made, the cards, and what then lies there."""
    history = s.history
    number = real = lying = decided = picks = 0
    for i in range(int(s.entries)):
        entry = int(history[i])
        kind, pile = h.entry_kind(entry), ever_on(s, h.entry_place(entry))
        if kind == h.PUT:
            real |= 1 << number
            lying |= 1 << number
            number += 1
        elif kind == h.LOOKED:
            if h.entry_seat(entry) == seat and not is_alike(s, real & pile, lying & pile):
                return False, decided, picks, lying
        elif kind in (h.TOOK, h.PICKED):
            pick = h.entry_pick(entry)
            real ^= picked(s, real & pile, pick)
            if h.is_secret(entry, seat):
                sought = gone if count_bits(gone & lying & pile) > picks_after(s, seat, i) else ~taken
                top = top_of(s, real & pile)
                pick = choose_pick(s, rng, plan, decided, lying & pile, sought, top)
                if pick == NONE:
                    return False, decided, picks, lying
                picks |= pick << 6 * decided
                decided += 1
                equal = gone & run_of(s, lying & pile, pick)
                gone &= ~(1 << highest(equal)) if equal else -1  # this one stands for it
            lying ^= picked(s, lying & pile, pick)
            if top_of(s, lying & pile) != top_of(s, real & pile):
                return False, decided, picks, lying
    return True, decided, picks, lying


@compiled
def picks_after(s: State, seat: int, i: int) -> int:
    """How many picks from the same pile, unseen by the seat, come later in the history."""
    history, n = s.history, 0
    pile = h.entry_place(int(history[i]))
    for j in range(i + 1, int(s.entries)):
        entry = int(history[j])
        n += int(h.entry_kind(entry) == h.PICKED and h.entry_place(entry) == pile and h.is_secret(entry, seat))
    return n


@compiled
def choose_pick(s: State, rng: Rng, plan: int, decided: int, pile: int, sought: int, top: int) -> int:
    """A card that may have been taken from the pile, if this top came to light; NONE if there is none (any more)."""
    chosen, n, rest = NONE, 0, picks_of(s, pile)
    while rest:
        pick = highest(rest)
        rest ^= 1 << pick
        if top_of(s, pile ^ picked(s, pile, pick)) == top and (plan != AT_RANDOM or sought & run_of(s, pile, pick)):
            if plan != AT_RANDOM:
                if n == choice_in(plan, decided):
                    return pick
            elif below(rng, n + 1) == 0:
                chosen = pick
            n += 1
    return chosen


@compiled
def run_of(s: State, pile: int, pick: int) -> int:
    """The card that a pick takes from the pile, and the equal ones right below it, as bits."""
    discards, run = s.discards, picked(s, pile, pick)
    rest = pile & (run - 1)
    while rest and discards[highest(rest)] == c.TYPE_OF_BIT[pick]:
        run |= 1 << highest(rest)
        rest ^= 1 << highest(rest)
    return run


# The hands. `unknown` counts the cards of each hand that the seat does not know: eight bits for each seat.


@compiled
def count_in(unknown: int, seat: int) -> int:
    return (unknown >> 8 * seat) & 255


@compiled
def first_sizes(s: State) -> int:
    """How many cards each hand had at the beginning of the history, eight bits for each seat."""
    history, sizes = s.history, 0
    for seat in range(SEATS):
        sizes += int(s.hand_size[seat]) << 8 * seat
    for i in range(int(s.entries)):
        entry = int(history[i])
        kind = h.entry_kind(entry)
        if kind == h.LAID:
            sizes += 2 << 8 * h.entry_seat(entry)
        elif kind in (h.TOOK, h.GOT, h.PICKED, h.STOLE):
            sizes -= 1 << 8 * h.entry_seat(entry)
            if kind == h.STOLE:
                sizes += 1 << 8 * h.entry_place(entry)
    return sizes


@compiled
def resample_thefts(
    s: State, seat: int, rng: Rng, plan: int, picks: int, decided: int, unknown: int
) -> tuple[bool, int, int, Known]:
    """Choose what was stolen, given the picks: whether it fits, how many choices were made in all, the cards, and what
    is then known to be in hands.
    """
    history, chosen, thefts, stolen = s.history, 0, 0, 0
    known = (0, 0, 0, 0)
    for i in range(int(s.entries)):
        entry = int(history[i])
        kind, who, card = h.entry_kind(entry), h.entry_seat(entry), h.entry_card(entry)
        if kind == h.GOT:
            unknown += 1 << 8 * who
        elif kind == h.LAID:
            for j in range(2):
                fits, known, unknown = give(known, unknown, who, int(c.PAIR[card, j]))
                if not fits:
                    return False, decided, thefts, known
        elif kind in (h.TOOK, h.PICKED):
            if h.is_secret(entry, seat):
                card = int(c.TYPE_OF_BIT[choice_in(picks, chosen)])
                chosen += 1
            known = add_known(known, who, card)
        elif kind == h.STOLE:
            victim = h.entry_place(entry)
            if h.is_secret(entry, seat):
                card = choose_stolen(rng, plan, decided, known_in(known, victim), count_in(unknown, victim))
                if card == NONE:
                    return False, decided, thefts, known
                thefts |= card << 6 * stolen
                stolen += 1
                decided += 1
            fits, known, unknown = give(known, unknown, victim, card)
            if not fits:
                return False, decided, thefts, known
            known, unknown = receive(known, unknown, who, card)
    return True, decided, thefts, known


@compiled
def give(known: Known, unknown: int, seat: int, card: int) -> tuple[bool, Known, int]:
    """A card leaves a hand: a known one, or else one of the unknown; whether there is one, and what remains."""
    if card != h.UNKNOWN and is_known(known, seat, card):
        return True, remove_known(known, seat, card), unknown
    if count_in(unknown, seat) == 0:
        return False, known, unknown
    return True, known, unknown - (1 << 8 * seat)


@compiled
def receive(known: Known, unknown: int, seat: int, card: int) -> tuple[Known, int]:
    """A card comes into a hand: what is known of the hands then."""
    if card == h.UNKNOWN:
        return known, unknown + (1 << 8 * seat)
    return add_known(known, seat, card), unknown


@compiled
def choose_stolen(rng: Rng, plan: int, decided: int, cards: int, unknown: int) -> int:
    """A card that may have been stolen from a hand: a known one or UNKNOWN; NONE if there is none (any more)."""
    known = count_bits(cards)
    if plan == AT_RANDOM:
        if known + unknown == 0:
            return NONE
        n = below(rng, known + unknown) - unknown
    else:
        n = choice_in(plan, decided) - int(unknown > 0)
    if n < 0:
        return h.UNKNOWN
    while cards:
        bit = highest(cards)
        cards ^= 1 << bit
        if n == 0:
            return int(c.TYPE_OF_BIT[bit])
        n -= 1
    return NONE


# Does it fit what lies on the table now?


@compiled
def is_possible(s: State, seat: int, lying: int, known: Known) -> bool:
    """Whether there are enough cards for these piles and for what is known to be in hands."""
    for other in range(int(s.players)):
        if other != seat and not is_possible_hand(s, other, known_in(known, other)):
            return False
    short = withdraw(s, seat, lying, known, 1)
    withdraw(s, seat, lying, known, -1)
    return not short


@compiled
def is_possible_hand(s: State, seat: int, cards: int) -> bool:
    """A revealed hand has what is known to be there; a hidden one has not all mermaids: it would have won (SSP-25)."""
    if not is_open(s, seat):
        return (cards & ((1 << c.MERMAIDS) - 1)) != (1 << c.MERMAIDS) - 1
    while cards:
        bit = highest(cards)
        cards ^= 1 << bit
        card = int(c.TYPE_OF_BIT[bit])
        if bit - int(c.BIT_OF[card]) >= s.hand[seat, card]:
            return False
    return True


@compiled
def withdraw(s: State, seat: int, lying: int, known: Known, n: int) -> bool:
    """Take from the bag n cards for each on the piles and each known to be in a hidden hand; whether it lacks one."""
    bag, discards, lacking = s.bag, s.discards, False
    while lying:
        number = highest(lying)
        lying ^= 1 << number
        bag[discards[number]] -= n
        lacking |= bag[discards[number]] < 0
    for other in range(int(s.players)):
        if is_hidden(s, seat, other):
            cards = known_in(known, other)
            while cards:
                bit = highest(cards)
                cards ^= 1 << bit
                bag[c.TYPE_OF_BIT[bit]] -= n
                lacking |= bag[c.TYPE_OF_BIT[bit]] < 0
    return lacking


@compiled
def rewrite_history(s: State, seat: int, picks: int, thefts: int) -> None:
    """Write the chosen cards into the history."""
    history, chosen, stolen = s.history, 0, 0
    for i in range(int(s.entries)):
        entry = int(history[i])
        if h.is_secret(entry, seat):
            if h.entry_kind(entry) == h.PICKED:
                history[i] = h.with_card(entry, choice_in(picks, chosen))
                chosen += 1
            else:
                history[i] = h.with_card(entry, choice_in(thefts, stolen))
                stolen += 1
