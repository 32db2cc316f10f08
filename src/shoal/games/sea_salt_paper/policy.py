"""Sea Salt & Paper for bots: a good one-ply player, a fast one for playouts, and what a round's end promises
(bots/policy.py). Players weigh only what they see: their own cards, pile tops, what is laid, how many cards are held.
"""

from __future__ import annotations

import math

import numpy as np

from shoal.contract import Policy
from shoal.games.sea_salt_paper.cards import (
    BOAT,
    CAPTAIN,
    COLOUR_OF,
    COLOURS,
    FISH,
    KIND_OF,
    KINDS,
    LIGHTHOUSE,
    MERMAID,
    PAIR,
    PENGUIN,
    PENGUIN_COLONY,
    SAILOR,
    SHARK,
    SHOAL_OF_FISH,
    SWIMMER,
    TYPES,
)
from shoal.games.sea_salt_paper.points import most_numerous, points
from shoal.games.sea_salt_paper.rules import (
    DISCARDING,
    DRAW,
    END_TURN,
    KEEP,
    KEEPING,
    LAY,
    LOOK,
    OVER_NOW,
    PICK,
    PICKING,
    PLAYING,
    STEAL,
    STEALING,
    TAKE,
    TAKING,
    goal,
    payoffs,
)
from shoal.games.sea_salt_paper.story import pile_of, top_of
from shoal.kernel import Floats, Ints, Rng, State, below, compiled

# What one more card of a kind is worth to a player who owns so many: points now and hope, in tenths of a point
WORTH = np.zeros((KINDS, 10), np.int64)
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
BITE = 30  # a swimmer and a shark together
SHADE = 2  # for each card of the same colour
DRAWING_IS_WORTH = 26  # two unknown cards, the better one kept
LAYING_IS_WORTH = 8  # a pair's effect, against keeping it for later


@compiled
def worth(s: State, seat: int, card: int) -> int:
    """What a card is worth to a player, in tenths of a point."""
    owns, shades = s.owns, s.shades
    kind, colour = int(KIND_OF[card]), int(COLOUR_OF[card])
    value = int(WORTH[kind, owns[seat, kind]]) + SHADE * int(shades[seat, colour])
    if kind == MERMAID:
        return value + 10 * next_colour(s, seat)
    if kind == BOAT:
        value += 10 * int(owns[seat, LIGHTHOUSE])
    elif kind == FISH:
        value += 10 * int(owns[seat, SHOAL_OF_FISH])
    elif kind == SWIMMER:
        value = BITE if owns[seat, SHARK] > owns[seat, SWIMMER] else value
    elif kind == SHARK:
        value = BITE if owns[seat, SWIMMER] > owns[seat, SHARK] else value
    elif kind == PENGUIN:
        value += 20 * int(owns[seat, PENGUIN_COLONY])
    elif kind == SAILOR:
        value += 30 * int(owns[seat, CAPTAIN])
    elif kind == LIGHTHOUSE:
        value += 10 * int(owns[seat, BOAT])
    elif kind == SHOAL_OF_FISH:
        value += 10 * int(owns[seat, FISH])
    elif kind == PENGUIN_COLONY:
        value += 20 * int(owns[seat, PENGUIN])
    elif kind == CAPTAIN:
        value += 30 * int(owns[seat, SAILOR])
    if owns[seat, MERMAID] > 0 and is_among_best(s, seat, colour):
        value += 10
    return value


@compiled
def next_colour(s: State, seat: int) -> int:
    """What one more mermaid would count: the cards of the most numerous colour not counted yet."""
    mermaids = int(s.owns[seat, MERMAID])
    if mermaids == 0:
        return most_numerous(s, seat, 1)
    return most_numerous(s, seat, mermaids + 1) - most_numerous(s, seat, mermaids)


@compiled
def is_among_best(s: State, seat: int, colour: int) -> bool:
    """Would a card of this colour count for one of the player's mermaids?"""
    more = 0
    for other in range(COLOURS):
        more += int(s.shades[seat, other] > s.shades[seat, colour])
    return more < int(s.owns[seat, MERMAID])


@compiled
def top(s: State, pile: int) -> int:
    return top_of(s, pile_of(s, pile))


# Guesses about the others, from what all can see


@compiled
def guess(s: State, seat: int) -> int:
    """About how many points an opponent has, in tenths: open hands are counted, hidden cards guessed."""
    if s.revealed[seat]:
        return 10 * points(s, seat)
    cards = int(s.held[seat])
    for t in range(TYPES):
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
def greedy(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """The index of the action that a sensible player takes."""
    if n == 1:
        return 0
    phase = s.phase
    if phase == TAKING:
        return best_source(s, actions, n, DRAWING_IS_WORTH)
    if phase == PLAYING:
        return best_play(s, actions, n)
    if phase == KEEPING:
        return best_card(s, actions, n, KEEP)
    if phase == PICKING:
        return best_card(s, actions, n, PICK)
    if phase == DISCARDING:
        return best_cover(s)
    if phase == STEALING:
        return best_victim(s, actions, n)
    return fullest_pile(s, actions)


@compiled
def best_source(s: State, actions: Ints, n: int, drawing: int) -> int:
    """Draw, or take the better pile top."""
    me = int(s.turn)
    best, most = 0, -1
    for i in range(n):
        value = drawing if actions[i] == DRAW else worth(s, me, top(s, int(actions[i]) - TAKE))
        if value > most:
            best, most = i, value
    return best


@compiled
def best_card(s: State, actions: Ints, n: int, first: int) -> int:
    """Of the cards that the actions from `first` on name, the one worth most."""
    me = int(s.turn)
    best, most = 0, -1
    for i in range(n):
        value = worth(s, me, int(actions[i]) - first)
        if value > most:
            best, most = i, value
    return best


@compiled
def best_cover(s: State) -> int:
    """Put the card on the pile whose top tempts more (both piles are possible)."""
    me = int(s.turn)
    first, second = top(s, 0), top(s, 1)
    if first < 0 or second < 0:
        return 0
    return int(worth(s, me, second) > worth(s, me, first))


@compiled
def best_victim(s: State, actions: Ints, n: int) -> int:
    """Bite the opponent who is nearest to winning: points so far and cards held."""
    best, most = 0, -1
    for i in range(n):
        seat = int(actions[i]) - STEAL
        value = 10 * int(s.scores[seat]) + guess(s, seat)
        if value > most:
            best, most = i, value
    return best


@compiled
def fullest_pile(s: State, actions: Ints) -> int:
    """Look through the pile with more cards (both have some)."""
    return int(cards_in(pile_of(s, 1)) > cards_in(pile_of(s, 0)))


@compiled
def cards_in(pile: int) -> int:
    n = 0
    while pile:
        pile &= pile - 1
        n += 1
    return n


@compiled
def best_play(s: State, actions: Ints, n: int) -> int:
    """Lay what can be laid (crabs only if a pile has cards); then call, if that looks good."""
    me = int(s.turn)
    end = 0
    while actions[end] < LOOK and not is_worth_laying(s, int(actions[end]) - LAY):
        end += 1
    if actions[end] < LOOK:
        return end
    if end + 1 == n:
        return end
    return end + call_of(s, me, best_guess(s, me))


@compiled
def is_worth_laying(s: State, pair: int) -> bool:
    kind = KIND_OF[PAIR[pair, 0]]
    if kind == FISH:
        return bool(s.bagged > 0)
    return bool(s.stack != 0 or (kind == BOAT and s.bagged > 0) or kind == SWIMMER)


@compiled
def call_of(s: State, me: int, rival: int) -> int:
    """0: go on, 1: STOP, 2: LAST CHANCE, given a rival's points in tenths."""
    mine = 10 * points(s, me)
    if mine >= rival + 40:
        return 2
    if mine + 10 >= rival or int(s.scores[me]) * 10 + mine >= 10 * goal(s):
        return 1
    return 0


@compiled
def rollout(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """The index of an action for playouts: like greedy, with a whim and less care."""
    if n == 1:
        return 0
    phase = s.phase
    if phase == TAKING:
        return best_source(s, actions, n, 16 + below(rng, 16))
    if phase == KEEPING:
        return best_card(s, actions, n, KEEP)
    if phase == PICKING:
        return best_card(s, actions, n, PICK)
    if phase == PLAYING:
        return quick_play(s, actions, n, rng)
    return below(rng, n)


@compiled
def quick_play(s: State, actions: Ints, n: int, rng: Rng) -> int:
    if actions[0] < LOOK and is_worth_laying(s, int(actions[0]) - LAY):
        return 0
    if actions[n - 1] == END_TURN:
        return n - 1
    me = int(s.turn)
    return n - 3 + call_of(s, me, best_guess(s, me) + below(rng, 80) - 40)


# The end of a round

NEAR = 10.0  # points: the luck of about one round


@compiled
def judge(s: State, begun: State, depth: int, out: Floats) -> bool:
    """A playout ends with the round: the nearer to the goal, the better."""
    if s.phase == OVER_NOW:
        payoffs(s, out)
        return True
    if s.rounds == begun.rounds:
        return False
    players = int(s.players)
    least = 1000
    for seat in range(players):
        least = min(least, goal(s) - int(s.scores[seat]))
    scale = 1.6 * math.sqrt(NEAR + least)
    total = 0.0
    for seat in range(players):
        out[seat] = math.exp(-(goal(s) - int(s.scores[seat]) - least) / scale)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total
    return True


@compiled
def branches(s: State) -> bool:
    """Drawn cards show in what can be done with them; telling them apart earlier would only scatter the visits."""
    return False


# How likely each choice is to be good

TEMPER = 12.0  # tenths of a point: a card worth so much more is e times as likely


@compiled
def prior(s: State, actions: Ints, n: int, out: Floats) -> None:
    """Cards by their worth; laying before ending."""
    total = 0.0
    for i in range(n):
        out[i] = math.exp(promise(s, int(actions[i])) / TEMPER)
        total += out[i]
    for i in range(n):
        out[i] /= total


@compiled
def promise(s: State, action: int) -> int:
    """At a glance, what a choice is worth, in tenths of a point; 0 where that is hard to say."""
    me = int(s.turn)
    if s.phase == TAKING:
        return DRAWING_IS_WORTH if action == DRAW else worth(s, me, top(s, action - TAKE))
    if s.phase == KEEPING:
        return worth(s, me, action - KEEP)
    if s.phase == PICKING:
        return worth(s, me, action - PICK)
    if s.phase == PLAYING and action < LOOK and is_worth_laying(s, action - LAY):
        return LAYING_IS_WORTH
    return 0


POLICY = Policy(
    greedy=greedy,
    rollout=rollout,
    prior=prior,
    judge=judge,
    branches=branches,
    knobs={"explore": 1.5, "eager": 0.1, "width": 0},
)
