"""What a seat cannot know, dealt anew from everything it has seen; and what it can see, as numbers."""

from __future__ import annotations

from shoal.games.sea_salt_paper.cards import (
    BIT_OF,
    CARDS,
    COLOUR_OF,
    KIND_OF,
    MERMAIDS,
    TYPE_OF_BIT,
    TYPES,
)
from shoal.games.sea_salt_paper.dream import dream
from shoal.games.sea_salt_paper.recall import clear_sure, is_open, recall
from shoal.games.sea_salt_paper.story import NOTHING, cards_in, highest
from shoal.kernel import Rng, State, below, compiled

WHITE_MERMAID = 0  # the only type of mermaid


@compiled
def imagine(s: State, seat: int, rng: Rng) -> None:
    """Deal anew what the seat cannot know: hidden hands, drawn cards, and which cards moved unseen."""
    collect(s, seat)
    if recall(s, seat) > 0:
        pile_up(s, 1)
        dream(s, seat, rng)
        pile_up(s, -1)
    for other in range(int(s.players)):
        if is_hidden(s, seat, other):
            deal_sure(s, other)
    for other in range(int(s.players)):
        if is_hidden(s, seat, other):
            deal_rest(s, other, rng)
    clear_sure(s)
    if s.turn != seat:
        deal_drawn(s, rng)


@compiled
def is_hidden(s: State, seat: int, other: int) -> bool:
    return other != seat and not is_open(s, other)


@compiled
def collect(s: State, seat: int) -> None:
    """Put all cards that the seat cannot see into the bag, but for the piles."""
    bag, hand = s.bag, s.hand
    for other in range(int(s.players)):
        if is_hidden(s, seat, other):
            for card in range(TYPES):
                n = int(hand[other, card])
                if n:
                    bag[card] += n
                    count(s, other, card, -n)
    if s.turn != seat:
        for i in range(2):
            if s.drawn[i] != NOTHING:
                bag[s.drawn[i]] += 1


@compiled
def count(s: State, seat: int, card: int, n: int) -> None:
    """Add cards of a type to a hand, or take them away."""
    s.hand[seat, card] += n
    s.holds[seat, KIND_OF[card]] += n
    s.owns[seat, KIND_OF[card]] += n
    s.shades[seat, COLOUR_OF[card]] += n


@compiled
def pile_up(s: State, n: int) -> None:
    """Put the cards of the piles into the bag (n = 1), or take them out again (n = -1)."""
    bag, shown, rest = s.bag, s.shown, int(s.stack)
    while rest:
        number = highest(rest)
        rest ^= 1 << number
        bag[shown[number]] += n


@compiled
def deal_sure(s: State, seat: int) -> None:
    """What is known to be in the hand."""
    sure = int(s.sure[seat])
    while sure:
        bit = highest(sure)
        sure ^= 1 << bit
        s.bag[TYPE_OF_BIT[bit]] -= 1
        count(s, seat, int(TYPE_OF_BIT[bit]), 1)


@compiled
def deal_rest(s: State, seat: int, rng: Rng) -> None:
    """Any cards, until the hand is as large as it is."""
    for _ in range(cards_in(int(s.sure[seat])), int(s.held[seat])):
        card = draw(s, seat, rng)
        s.bag[card] -= 1
        count(s, seat, card, 1)


@compiled
def draw(s: State, seat: int, rng: Rng) -> int:
    """A card from the bag, but not a fourth mermaid: with it the match would be over (SSP-25)."""
    bag = s.bag
    while True:
        bit = below(rng, CARDS)
        card = int(TYPE_OF_BIT[bit])
        if bit - int(BIT_OF[card]) < bag[card]:
            if card != WHITE_MERMAID or s.hand[seat, card] < MERMAIDS - 1:
                return card
            if is_all_mermaids(s):
                return card


@compiled
def is_all_mermaids(s: State) -> bool:
    for card in range(1, TYPES):
        if s.bag[card] > 0:
            return False
    return True


@compiled
def deal_drawn(s: State, rng: Rng) -> None:
    for i in range(2):
        if s.drawn[i] != NOTHING:
            bit = below(rng, CARDS)
            while bit - int(BIT_OF[TYPE_OF_BIT[bit]]) >= s.bag[TYPE_OF_BIT[bit]]:
                bit = below(rng, CARDS)
            s.drawn[i] = TYPE_OF_BIT[bit]
            s.bag[s.drawn[i]] -= 1
    if s.drawn[1] != NOTHING and s.drawn[1] < s.drawn[0]:
        first = int(s.drawn[0])
        s.drawn[0] = s.drawn[1]
        s.drawn[1] = first
