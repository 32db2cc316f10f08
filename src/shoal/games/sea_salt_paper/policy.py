"""Sea Salt & Paper for bots: a good one-ply player, a fast one for playouts, and what a round's end promises
(bots/policy.py). Players weigh only what they see: their own cards, pile tops, what is laid, how many cards are held.
"""

from __future__ import annotations

import math

import numpy as np

from shoal.games.sea_salt_paper import cards as c
from shoal.games.sea_salt_paper import state as st
from shoal.games.sea_salt_paper.piles import pile_of, pile_top
from shoal.games.sea_salt_paper.points import most_numerous, points
from shoal.games.sea_salt_paper.rules import goal, payoffs
from shoal.kernel import Floats, Ints, Rng, State, below, compiled
from shoal.numeric import softmax
from shoal.toolbox import count_bits

# What one more card of a kind is worth to a player who owns so many: points now and hope, in tenths of a point
WORTH = np.zeros((c.KINDS, 10), np.int64)
for _kind, _worths in enumerate(
    (
        [25, 25, 45, 90],  # mermaid, besides the colour that it counts
        [8, 22] * 5,  # crab: the second of a pair scores and acts
        [9, 28] * 4,  # boat
        [8, 22] * 4,  # fish
        [8, 8, 8, 8, 8],  # swimmer without a shark
        [8, 8, 8, 8, 8],  # shark without a swimmer
        [12, 30, 30, 28, 25, 20],  # shell
        [16, 40, 40, 35, 30],  # octopus
        [20, 32, 25],  # penguin
        [15, 55],  # sailor
        [12],  # lighthouse, besides what it multiplies
        [12],  # shoal of fish
        [12],  # penguin colony
        [10],  # captain
    )
):
    WORTH[_kind, : len(_worths)] = _worths
PARTNER = np.zeros(c.KINDS, np.int64)  # the kind that a card multiplies, or that multiplies it
PARTNER_WORTH = np.zeros(c.KINDS, np.int64)  # for each card of that kind
for _one, _other, _worth in (
    (c.BOAT, c.LIGHTHOUSE, 10),
    (c.FISH, c.SHOAL_OF_FISH, 10),
    (c.PENGUIN, c.PENGUIN_COLONY, 20),
    (c.SAILOR, c.CAPTAIN, 30),
):
    PARTNER[[_one, _other]] = _other, _one
    PARTNER_WORTH[[_one, _other]] = _worth
BITE = 30  # a swimmer and a shark together
SAME_COLOUR = 2  # for each card of the same colour
DRAWING_IS_WORTH = 26  # two unknown cards, the better one kept
LAYING_IS_WORTH = 8  # a pair's effect, against keeping it for later


@compiled
def worth(s: State, seat: int, card: int) -> int:
    """What a card is worth to a player, in tenths of a point."""
    kinds, colours = s.owned_kinds, s.owned_colours
    kind, colour = int(c.KIND_OF[card]), int(c.COLOUR_OF[card])
    value = int(WORTH[kind, kinds[seat, kind]]) + SAME_COLOUR * int(colours[seat, colour])
    if kind == c.MERMAID:
        return value + 10 * next_colour(s, seat)
    if kind == c.SWIMMER or kind == c.SHARK:
        other = c.SWIMMER + c.SHARK - kind
        value = BITE if kinds[seat, other] > kinds[seat, kind] else value
    value += int(PARTNER_WORTH[kind]) * int(kinds[seat, PARTNER[kind]])
    if kinds[seat, c.MERMAID] > 0 and is_among_best(s, seat, colour):
        value += 10
    return value


@compiled
def next_colour(s: State, seat: int) -> int:
    """What one more mermaid would count: the cards of the most numerous colour not counted yet."""
    mermaids = int(s.owned_kinds[seat, c.MERMAID])
    if mermaids == 0:
        return most_numerous(s, seat, 1)
    return most_numerous(s, seat, mermaids + 1) - most_numerous(s, seat, mermaids)


@compiled
def is_among_best(s: State, seat: int, colour: int) -> bool:
    """Would a card of this colour count for one of the player's mermaids?"""
    more = 0
    for other in range(c.COLOURS):
        more += int(s.owned_colours[seat, other] > s.owned_colours[seat, colour])
    return more < int(s.owned_kinds[seat, c.MERMAID])


# Guesses about the others, from what all can see


@compiled
def guess(s: State, seat: int) -> int:
    """About how many points an opponent has, in tenths: open hands are counted, hidden cards guessed."""
    if s.revealed[seat]:
        return 10 * points(s, seat)
    cards = int(s.hand_size[seat])
    for t in range(c.TYPES):
        cards += int(s.laid[seat, t])
    return cards * (6 + cards // 2)


@compiled
def best_guess(s: State, me: int) -> int:
    """The most points that an opponent seems to have, in tenths."""
    best = 0
    for seat in range(int(s.players)):
        if seat != me:
            best = max(best, guess(s, seat))
    return best


# One ply


@compiled
def card_brought(s: State, action: int) -> int:
    """The card that an action brings to the hand; NO_CARD if it brings none, or nobody knows which."""
    if action < st.KEEP:
        return pile_top(s, action - st.TAKE) if action >= st.TAKE else c.NO_CARD
    if action < st.DISCARD:
        return action - st.KEEP
    if action >= st.PICK_LOWER:
        return int(c.TYPE_OF_BIT[c.LOWER[action - st.PICK_LOWER]])
    return action - st.PICK if st.PICK <= action < st.STEAL else c.NO_CARD


@compiled
def best_card(s: State, actions: Ints, n: int, drawing: int) -> int:
    """The index of the action that brings the card worth most, if drawing two unknown ones is worth so much."""
    me = int(s.turn)
    best, most = 0, -1
    for i in range(n):
        card = card_brought(s, int(actions[i]))
        value = drawing if card == c.NO_CARD else worth(s, me, card)
        if value > most:
            best, most = i, value
    return best


@compiled
def brings_card(s: State) -> bool:
    """Whether each choice brings a card to the hand."""
    return bool(s.phase == st.TAKING or s.phase == st.KEEPING or s.phase == st.PICKING)


@compiled
def greedy(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """The index of the action that a sensible player takes."""
    if n == 1:
        return 0
    if brings_card(s):
        return best_card(s, actions, n, DRAWING_IS_WORTH)
    if s.phase == st.PLAYING:
        return best_play(s, actions, n)
    if s.phase == st.DISCARDING:
        return best_cover(s)
    if s.phase == st.STEALING:
        return best_victim(s, actions, n)
    return fullest_pile(s)


@compiled
def best_cover(s: State) -> int:
    """Put the card on the pile whose top tempts more (both piles are possible)."""
    me = int(s.turn)
    first, second = pile_top(s, 0), pile_top(s, 1)
    if first < 0 or second < 0:
        return 0
    return int(worth(s, me, second) > worth(s, me, first))


@compiled
def best_victim(s: State, actions: Ints, n: int) -> int:
    """Bite the opponent who is nearest to winning: points so far and cards held."""
    best, most = 0, -1
    for i in range(n):
        seat = int(actions[i]) - st.STEAL
        value = 10 * int(s.scores[seat]) + guess(s, seat)
        if value > most:
            best, most = i, value
    return best


@compiled
def fullest_pile(s: State) -> int:
    """Look through the pile with more cards (both have some)."""
    return int(count_bits(pile_of(s, 1)) > count_bits(pile_of(s, 0)))


@compiled
def best_play(s: State, actions: Ints, n: int) -> int:
    """Lay what can be laid (crabs only if a pile has cards); then call, if that looks good."""
    me = int(s.turn)
    end = 0
    while actions[end] < st.LOOK and not is_worth_laying(s, int(actions[end]) - st.LAY):
        end += 1
    if actions[end] < st.LOOK:
        return end
    if end + 1 == n:
        return end
    return end + call_of(s, me, best_guess(s, me))


@compiled
def is_worth_laying(s: State, pair: int) -> bool:
    kind = c.KIND_OF[c.PAIR[pair, 0]]
    if kind == c.FISH:
        return bool(s.bag_size > 0)
    return bool(s.lying != 0 or (kind == c.BOAT and s.bag_size > 0) or kind == c.SWIMMER)


@compiled
def call_of(s: State, me: int, rival: int) -> int:
    """0: go on, 1: st.STOP, 2: LAST CHANCE, given a rival's points in tenths."""
    mine = 10 * points(s, me)
    if mine >= rival + 40:
        return 2
    if mine + 10 >= rival or int(s.scores[me]) * 10 + mine >= 10 * goal(s):
        return 1
    return 0


@compiled
def rollout(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """The index of an action for playouts: like greedy, with jitter and less care."""
    if n == 1:
        return 0
    if s.phase == st.PLAYING:
        return rollout_play(s, actions, n, rng)
    if brings_card(s):
        drawing = 16 + below(rng, 16) if s.phase == st.TAKING else 0
        return best_card(s, actions, n, drawing)
    return below(rng, n)


@compiled
def rollout_play(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """Lay the first pair if it is worth it; call against a guess with jitter."""
    if actions[0] < st.LOOK and is_worth_laying(s, int(actions[0]) - st.LAY):
        return 0
    if actions[n - 1] == st.END_TURN:
        return n - 1
    me = int(s.turn)
    return n - 3 + call_of(s, me, best_guess(s, me) + below(rng, 80) - 40)


# The end of a round

NEAR = 10.0  # points: what chance may do in about one round


@compiled
def judge(s: State, root: State, depth: int, out: Floats) -> bool:
    """A playout ends with the round: the nearer to the goal, the better."""
    if s.phase == st.FINISHED:
        payoffs(s, out)
        return True
    if s.round_number == root.round_number:
        return False
    best = 0
    for seat in range(int(s.players)):
        out[seat] = s.scores[seat]
        best = max(best, int(s.scores[seat]))
    softmax(out, int(s.players), 1.6 * math.sqrt(NEAR + goal(s) - best))
    return True


@compiled
def branches(s: State) -> bool:
    """Drawn cards show in what can be done with them; branching on them earlier would only scatter the visits."""
    return False


@compiled
def near(s: State) -> bool:
    """After LAST CHANCE everybody has one more turn (SSP-32)."""
    return bool(s.caller != st.NOBODY)


# How likely each choice is to be good

TEMPERATURE = 12.0  # tenths of a point: a card worth so much more is e times as likely


@compiled
def promise(s: State, action: int) -> int:
    """At a glance, what a choice is worth, in tenths of a point; 0 where that is hard to say."""
    card = card_brought(s, action)
    if card != c.NO_CARD:
        return worth(s, int(s.turn), card)
    if action == st.DRAW:
        return DRAWING_IS_WORTH
    if st.LAY <= action < st.LOOK and is_worth_laying(s, action - st.LAY):
        return LAYING_IS_WORTH
    return 0


@compiled
def prior(s: State, actions: Ints, n: int, out: Floats) -> None:
    """Cards by their worth; laying before ending."""
    for i in range(n):
        out[i] = promise(s, int(actions[i]))
    softmax(out, n, TEMPERATURE)
