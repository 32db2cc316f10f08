"""The two discard piles.

Every card put on a pile gets the next number (`discards` holds its type). A pile is then a set of numbers, the highest
on top: `lying` has a bit for each card that still lies there, `second_pile` one for each that went to pile 1.
"""

from __future__ import annotations

from shoal.games.sea_salt_paper import cards as c
from shoal.games.sea_salt_paper import history as h
from shoal.kernel import State, compiled


@compiled
def highest(bits: int) -> int:
    """The number of the highest bit that is set; -1 if none is."""
    n = int(bits >> 32 > 0) << 5  # no branches: they would be mispredicted
    n += int(bits >> (n + 16) > 0) << 4
    n += int(bits >> (n + 8) > 0) << 3
    n += int(bits >> (n + 4) > 0) << 2
    n += int(bits >> (n + 2) > 0) << 1
    n += int(bits >> (n + 1) > 0)
    return n if bits else -1


@compiled
def ever_on(s: State, pile: int) -> int:
    """The numbers of all cards that were ever put on the pile."""
    return int(s.second_pile) ^ (pile - 1)


@compiled
def pile_of(s: State, pile: int) -> int:
    """The numbers of the cards lying on the pile."""
    return int(s.lying) & ever_on(s, pile)


@compiled
def top_of(s: State, numbers: int) -> int:
    """The type of the uppermost of these cards; NO_CARD if there are none."""
    return int(s.discards[highest(numbers)]) if numbers else c.NO_CARD


@compiled
def pile_top(s: State, pile: int) -> int:
    """The type of the card on top of the pile; NO_CARD if it is empty."""
    return top_of(s, pile_of(s, pile))


@compiled
def picks(s: State, numbers: int) -> int:
    """What crabs may take of these cards (SSP-21), a bit for each pick (cards.py).

    Of equal cards right on one another only the uppermost counts: it makes no difference which of them is taken.
    """
    discards, found, seen, above = s.discards, 0, 0, c.NO_CARD
    while numbers:
        number = highest(numbers)
        numbers ^= 1 << number
        card = int(discards[number])
        pick = int(c.BIT_OF[card])
        while (seen >> pick) & 1:
            pick += 1
        seen |= 1 << pick
        if card != above:
            found |= 1 << pick
        above = card
    return found


@compiled
def picked(s: State, numbers: int, pick: int) -> int:
    """The card that a pick takes of these, as a bit; 0 if there is none."""
    discards, card = s.discards, int(c.TYPE_OF_BIT[pick])
    above = pick - int(c.BIT_OF[card])
    while numbers:
        number = highest(numbers)
        if discards[number] == card:
            if above == 0:
                return 1 << number
            above -= 1
        numbers ^= 1 << number
    return 0


@compiled
def is_alike(s: State, some: int, others: int) -> bool:
    """Whether these are the same cards in the same order."""
    while some != others:
        if top_of(s, some) != top_of(s, others):
            return False
        some ^= 1 << highest(some)
        others ^= 1 << highest(others)
    return True


@compiled
def lowest_alike(s: State, some: int, among: int) -> int:
    """The lowest numbers that are the same cards in the same order as these; these must be among them."""
    discards, found, at = s.discards, 0, -1
    for number in range(int(s.discarded)):
        if (some >> number) & 1:
            at += 1
            while not (among >> at) & 1 or discards[at] != discards[number]:
                at += 1
            found |= 1 << at
    return found


@compiled
def put_on(s: State, pile: int, card: int) -> None:
    """Put a card face up on a pile."""
    bit = 1 << int(s.discarded)
    s.discards[s.discarded] = card
    s.discarded += 1
    s.lying = int(s.lying) | bit
    s.second_pile = int(s.second_pile) | bit * pile
    h.append(s, h.PUT, 0, pile, card)


@compiled
def take_top(s: State, seat: int, pile: int) -> int:
    """Take the top card off a pile: its type."""
    number = highest(pile_of(s, pile))
    card = int(s.discards[number])
    s.lying = int(s.lying) ^ (1 << number)
    h.append(s, h.TOOK, seat, pile, card)
    return card


@compiled
def take_out(s: State, seat: int, pile: int, pick: int) -> None:
    """Take a card from anywhere in the pile."""
    s.lying = int(s.lying) ^ picked(s, pile_of(s, pile), pick)
    h.append(s, h.PICKED, seat, pile, pick)


@compiled
def clear_piles(s: State) -> None:
    """A new round: the piles and the history are empty."""
    history, discards = s.history, s.discards
    for i in range(int(s.entries)):
        history[i] = 0
    for i in range(int(s.discarded)):
        discards[i] = 0
    s.entries = 0
    s.discarded = 0
    s.lying = 0
    s.second_pile = 0
