"""Coloretto for bots: a good one-ply player, a fast one for playouts, and what a table promises (bots/policy.py)."""

from __future__ import annotations

import math

from shoal.contract import Policy
from shoal.games.coloretto.rules import (
    CHOOSE,
    COLOURS_OF,
    DONE,
    DRAW,
    JOKER,
    MOST,
    NOBODY,
    PLACE,
    PLUS_TWO,
    ROWS_OF,
    TAKE,
    WORTH,
    is_out,
    score,
)
from shoal.kernel import Floats, Ints, Rng, State, below, compiled

JOKER_BONUS = 3  # a joker grows with the collection: what it is worth beyond the points it makes now
ENOUGH = 3  # a row that brings more is taken rather than left for another turn
MARGIN = 8.0  # a lead of so many points at the end is as good as e : 1


# What cards are worth to whom


@compiled
def points(s: State, seat: int) -> int:
    """About what a collection is worth: jokers join one by one, each where it brings most, and have a future."""
    scoring, colours = int(s.scoring), int(COLOURS_OF[s.players])
    jokers = int(s.has[seat, JOKER])
    joined = 0  # three bits for each joker
    for j in range(jokers):
        best, most = 0, -100
        for colour in range(colours):
            cards = int(s.has[seat, colour])
            step = int(WORTH[scoring, min(cards + 1, MOST)]) - int(WORTH[scoring, min(cards, MOST)])
            if step > most:
                best, most = colour, step
        s.has[seat, best] += 1
        joined |= best << 3 * j
    first = second = third = 0
    total = 2 * int(s.has[seat, PLUS_TWO]) + JOKER_BONUS * jokers
    for colour in range(colours):
        worth = int(WORTH[scoring, min(int(s.has[seat, colour]), MOST)])
        total -= worth
        if worth > first:
            first, second, third = worth, first, second
        elif worth > second:
            second, third = worth, second
        elif worth > third:
            third = worth
    for j in range(jokers):
        s.has[seat, joined >> 3 * j & 7] -= 1
    return total + 2 * (first + second + third)


@compiled
def with_row(s: State, seat: int, row: int, extra: int) -> int:
    """The points of a player who takes a row, with one more card on it (or NOTHING)."""
    for i in range(int(s.filled[row])):
        s.has[seat, s.rows[row, i]] += 1
    if extra >= 0:
        s.has[seat, extra] += 1
    total = points(s, seat)
    for i in range(int(s.filled[row])):
        s.has[seat, s.rows[row, i]] -= 1
    if extra >= 0:
        s.has[seat, extra] -= 1
    return total


@compiled
def is_alone(s: State) -> bool:
    """Has everybody else taken a row?"""
    for seat in range(int(s.players)):
        if seat != s.turn and not is_out(s, seat):
            return False
    return True


@compiled
def room(s: State) -> int:
    """How many cards the rows on the table can still take."""
    cards = 0
    for row in range(int(ROWS_OF[s.players])):
        if s.taken_by[row] == NOBODY:
            cards += int(s.capacity[row]) - int(s.filled[row])
    return cards


# One ply


@compiled
def greedy(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """The index of the action that a sensible player takes: rows by what they change in everybody's points."""
    if s.phase == CHOOSE:
        return best_row(s, actions, n, ENOUGH)
    return best_place(s, actions, n)


@compiled
def best_row(s: State, actions: Ints, n: int, enough: int) -> int:
    """Take the row that brings most, if it brings more than enough; else draw, if that is possible."""
    me = int(s.turn)
    best, most = 0, -1000
    if actions[0] == DRAW:
        most = points(s, me) + enough
        if is_alone(s) and room(s) > 1:
            most = most + 4
    for i in range(n):
        if actions[i] != DRAW:
            value = with_row(s, me, int(actions[i]) - TAKE, -1)
            if value > most:
                best, most = i, value
    return best


@compiled
def best_place(s: State, actions: Ints, n: int) -> int:
    """Put the card where it helps its owner and harms the others."""
    me, card, players = int(s.turn), int(s.drawn), int(s.players)
    best, most = 0, -100000
    for i in range(n):
        row = int(actions[i]) - PLACE
        value = (players - 1) * (with_row(s, me, row, card) - with_row(s, me, row, -1))
        for seat in range(players):
            if seat != me and not is_out(s, seat):
                value -= with_row(s, seat, row, card) - with_row(s, seat, row, -1)
        if value > most:
            best, most = i, value
    return best


@compiled
def rollout(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """The index of an action for playouts: like greedy, with a whim."""
    if n == 1:
        return 0
    whim = below(rng, 8)
    if whim == 0:
        return below(rng, n)
    if s.phase == CHOOSE:
        return best_row(s, actions, n, whim)
    return best_place(s, actions, n)


@compiled
def judge(s: State, begun: State, depth: int, out: Floats) -> bool:
    """A playout ends with the match; a clear win is a little better than a narrow one."""
    if s.phase != DONE:
        return False
    for seat in range(int(s.players)):
        out[seat] = score(s, seat)
    share_hope(out, int(s.players))
    return True


@compiled
def share_hope(out: Floats, players: int) -> None:
    """Turn points into expectations: each as likely as e to the power of points / MARGIN."""
    best = out[0]
    for seat in range(1, players):
        best = max(best, out[seat])
    total = 0.0
    for seat in range(players):
        out[seat] = math.exp((out[seat] - best) / MARGIN)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total


POLICY = Policy(greedy=greedy, rollout=rollout, judge=judge, knobs={"explore": 0.4, "eager": 0.1, "width": 0})
