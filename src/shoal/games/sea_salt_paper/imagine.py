"""What a seat cannot know, dealt anew from everything it has seen."""

from __future__ import annotations

from shoal.games.sea_salt_paper import cards as c
from shoal.games.sea_salt_paper.hands import change_hand, is_hidden
from shoal.games.sea_salt_paper.knowledge import known_hands, known_in
from shoal.games.sea_salt_paper.piles import highest
from shoal.games.sea_salt_paper.resample import resample
from shoal.kernel import Rng, State, below, compiled
from shoal.toolbox import count_bits

WHITE_MERMAID = 0  # the only type of mermaid


@compiled
def imagine(s: State, seat: int, rng: Rng) -> None:
    """Deal anew what the seat cannot know: hidden hands, drawn cards, and which cards moved unseen."""
    collect(s, seat)
    known, secrets = known_hands(s, seat)
    if secrets > 0:
        count_piles(s, 1)
        _, known = resample(s, seat, rng)
        count_piles(s, -1)
    for other in range(int(s.players)):
        if is_hidden(s, seat, other):
            deal_known(s, other, known_in(known, other))
    for other in range(int(s.players)):
        if is_hidden(s, seat, other):
            deal_rest(s, other, count_bits(known_in(known, other)), rng)
    if s.turn != seat:
        deal_drawn(s, rng)


@compiled
def collect(s: State, seat: int) -> None:
    """Put all cards that the seat cannot see into the bag, but for the piles."""
    bag, hand = s.bag, s.hand
    for other in range(int(s.players)):
        if is_hidden(s, seat, other):
            for card in range(c.TYPES):
                n = int(hand[other, card])
                if n:
                    bag[card] += n
                    change_hand(s, other, card, -n)
    if s.turn != seat:
        for i in range(2):
            if s.drawn[i] != c.NO_CARD:
                bag[s.drawn[i]] += 1


@compiled
def count_piles(s: State, n: int) -> None:
    """Put the cards of the piles into the bag (n = 1), or take them out again (n = -1)."""
    bag, discards, rest = s.bag, s.discards, int(s.lying)
    while rest:
        number = highest(rest)
        rest ^= 1 << number
        bag[discards[number]] += n


@compiled
def deal_known(s: State, seat: int, cards: int) -> None:
    """What is known to be in the hand."""
    while cards:
        bit = highest(cards)
        cards ^= 1 << bit
        s.bag[c.TYPE_OF_BIT[bit]] -= 1
        change_hand(s, seat, int(c.TYPE_OF_BIT[bit]), 1)


@compiled
def deal_rest(s: State, seat: int, dealt: int, rng: Rng) -> None:
    """Any cards, until the hand is as large as it is."""
    for _ in range(dealt, int(s.hand_size[seat])):
        card = draw(s, seat, rng)
        s.bag[card] -= 1
        change_hand(s, seat, card, 1)


@compiled
def draw(s: State, seat: int, rng: Rng) -> int:
    """A card from the bag, but not a fourth mermaid: with it the match would be over (SSP-25)."""
    while True:
        card = any_card(s, rng)
        if card != WHITE_MERMAID or s.hand[seat, card] < c.MERMAIDS - 1:
            return card
        if is_all_mermaids(s):
            return card


@compiled
def any_card(s: State, rng: Rng) -> int:
    """A card from the bag, each as likely."""
    bag = s.bag
    while True:
        bit = below(rng, c.CARDS)
        card = int(c.TYPE_OF_BIT[bit])
        if bit - int(c.BIT_OF[card]) < bag[card]:
            return card


@compiled
def is_all_mermaids(s: State) -> bool:
    for card in range(1, c.TYPES):
        if s.bag[card] > 0:
            return False
    return True


@compiled
def deal_drawn(s: State, rng: Rng) -> None:
    """Cards for those that another player has drawn and not kept yet, ascending."""
    for i in range(2):
        if s.drawn[i] != c.NO_CARD:
            s.drawn[i] = any_card(s, rng)
            s.bag[s.drawn[i]] -= 1
    if s.drawn[1] != c.NO_CARD and s.drawn[1] < s.drawn[0]:
        first = int(s.drawn[0])
        s.drawn[0] = s.drawn[1]
        s.drawn[1] = first
