"""Liar's Dice with one die each: the rules, compiled.

Everybody rolls a die in secret. Seat 0 makes the first bid, such as "at least two dice show a 3". From then on each
player in turn makes a higher bid (more dice, or as many dice of a higher face) or challenges the last one. The highest
face is wild: it counts as every face. A challenge ends the match: all dice are shown, and if the bid was true, the
challenger loses, else the bidder. The others share the win.
"""

from __future__ import annotations

import numpy as np

from shoal.kernel import CHANCE, OVER, Floats, Ints, Rng, State, below, compiled, record
from shoal.toolbox import next_seat, share_win

SEATS = 4
SIDES = 6  # of the largest die
BIDS = SEATS * SIDES

# actions of players, then of chance
BID = 0  # + (quantity - 1) * sides + face - 1: a higher number is a higher bid
CHALLENGE = BID + BIDS
ACTIONS = CHALLENGE + 1
ROLL = ACTIONS  # + face - 1
CHANCES = SIDES
CHOICES = BIDS  # all bids at first; after a bid, fewer of them and the challenge

# phases
ROLLING, BIDDING, DONE = 0, 1, 2

NO_BID = NOBODY = -1

STATE = record(
    [
        # seen by all, but for the dice
        ("sides", np.int8),  # the option: how many sides each die has
        ("players", np.int8),
        ("phase", np.int8),
        ("turn", np.int8),  # the seat that rolls, or is to bid or challenge; in the end, the challenger
        ("dice", np.int8, SEATS),  # the face each seat rolled, or 0; seen by its owner, in the end by all
        ("bids", np.int8, BIDS),  # 1 for each bid that was made
        ("last", np.int8),  # the last bid, or NO_BID
        ("loser", np.int8),  # the seat that lost, or NOBODY
    ]
)

OBSERVATION = SEATS * SIDES + BIDS + 4


@compiled
def start(s: State, players: int) -> None:
    s.players = players
    s.phase = ROLLING
    s.turn = 0
    s.dice[:] = 0
    s.bids[:] = 0
    s.last = NO_BID
    s.loser = NOBODY


@compiled
def actor(s: State) -> int:
    if s.phase == DONE:
        return OVER
    return CHANCE if s.phase == ROLLING else int(s.turn)


@compiled
def choices(s: State, actions: Ints, weights: Ints) -> int:
    n = 0
    if s.phase == ROLLING:
        for face in range(1, int(s.sides) + 1):
            actions[n] = ROLL + face - 1
            weights[n] = 1
            n += 1
        return n
    for bid in range(int(s.last) + 1, int(s.players) * int(s.sides)):
        actions[n] = BID + bid
        n += 1
    if s.last != NO_BID:
        actions[n] = CHALLENGE
        n += 1
    return n


@compiled
def play(s: State, action: int) -> None:
    if action >= ROLL:
        roll(s, action - ROLL + 1)
    elif action == CHALLENGE:
        challenge(s)
    else:
        make_bid(s, action - BID)


@compiled
def roll(s: State, face: int) -> None:
    s.dice[s.turn] = face
    s.turn = next_seat(s, int(s.turn))
    if s.turn == 0:
        s.phase = BIDDING


@compiled
def make_bid(s: State, bid: int) -> None:
    s.bids[bid] = 1
    s.last = bid
    s.turn = next_seat(s, int(s.turn))


@compiled
def challenge(s: State) -> None:
    is_true = matching(s, face_of(s, int(s.last))) >= quantity_of(s, int(s.last))
    s.loser = s.turn if is_true else bidder(s)
    s.phase = DONE


@compiled
def quantity_of(s: State, bid: int) -> int:
    return bid // int(s.sides) + 1


@compiled
def face_of(s: State, bid: int) -> int:
    return bid % int(s.sides) + 1


@compiled
def bidder(s: State) -> int:
    """The seat that made the last bid: the one before the player to act."""
    return (int(s.turn) + int(s.players) - 1) % int(s.players)


@compiled
def matching(s: State, face: int) -> int:
    """How many dice count as this face: those that show it, and the wild ones."""
    n = 0
    for seat in range(int(s.players)):
        n += int(s.dice[seat] == face or s.dice[seat] == s.sides)
    return n


@compiled
def payoffs(s: State, out: Floats) -> None:
    for seat in range(int(s.players)):
        out[seat] = int(seat != s.loser)
    share_win(out, int(s.players))


@compiled
def can_see(s: State, seat: int, owner: int) -> bool:
    """May the seat see the owner's die?"""
    return seat == owner or s.phase == DONE


@compiled
def imagine(s: State, seat: int, rng: Rng) -> None:
    """Roll anew the dice that the seat cannot see."""
    for owner in range(int(s.players)):
        if s.dice[owner] > 0 and not can_see(s, seat, owner):
            s.dice[owner] = below(rng, int(s.sides)) + 1


@compiled
def observe(s: State, seat: int, out: Floats) -> None:
    """The dice, the viewer's first, and the bids as zeros and ones; then four numbers."""
    players = int(s.players)
    out[:] = 0.0
    for i in range(players):
        owner = (seat + i) % players
        if s.dice[owner] > 0 and can_see(s, seat, owner):
            out[i * SIDES + s.dice[owner] - 1] = 1.0
    n = SEATS * SIDES
    for bid in range(BIDS):
        out[n + bid] = s.bids[bid]
    n += BIDS
    out[n] = players / SEATS
    out[n + 1] = s.sides / SIDES
    out[n + 2] = seat / SEATS
    out[n + 3] = int(s.turn == seat)
