"""Coloretto for bots: a good one-ply player, a fast one for playouts, and how good a table looks (bots/policy.py)."""

from __future__ import annotations

from shoal.games.coloretto.rules import (
    CHOOSE,
    DRAW,
    JOKER,
    NOBODY,
    PLACE,
    ROWS_OF,
    TAKE,
    is_out,
    score,
)
from shoal.kernel import Ints, Rng, State, below, compiled

JOKER_BONUS = 3.0  # a joker grows with the collection: what it is worth beyond the points it makes now
DRAW_MARGIN = 2.0  # a row must be so good to be taken before the round runs dry


@compiled
def gain(s: State, seat: int, row: int, extra: int) -> float:
    """What taking a row, with one more card on it (or -1), would change in a player's points."""
    before = score(s, seat)
    jokers = 0
    for i in range(int(s.filled[row])):
        card = int(s.rows[row, i])
        s.has[seat, card] += 1
        jokers += int(card == JOKER)
    if extra >= 0:
        s.has[seat, extra] += 1
        jokers += int(extra == JOKER)
    after = score(s, seat)
    for i in range(int(s.filled[row])):
        s.has[seat, s.rows[row, i]] -= 1
    if extra >= 0:
        s.has[seat, extra] -= 1
    return float(after - before) + JOKER_BONUS * jokers


@compiled
def best_gain(s: State, seat: int, without: int) -> float:
    """The best that a player can take, one row left out (or -1); an empty row counts for nothing."""
    best = -100.0
    for row in range(int(ROWS_OF[s.players])):
        if row != without and s.taken_by[row] == NOBODY:
            value = 0.0 if s.filled[row] == 0 else gain(s, seat, row, -1)
            best = max(best, value)
    return best


@compiled
def greedy(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """The index of the action that a sensible player takes: rows by what they change in everybody's points."""
    if s.phase == CHOOSE:
        return greedy_choose(s, actions, n)
    return greedy_place(s, actions, n)


@compiled
def greedy_choose(s: State, actions: Ints, n: int) -> int:
    me = int(s.turn)
    best, best_value = 0, -1000.0
    for i in range(n):
        if actions[i] == DRAW:
            value = DRAW_MARGIN
        else:
            value = gain(s, me, int(actions[i]) - TAKE, -1)
        if value > best_value:
            best, best_value = i, value
    return best


@compiled
def greedy_place(s: State, actions: Ints, n: int) -> int:
    me = int(s.turn)
    card = int(s.drawn)
    best, best_value = 0, -1000.0
    for i in range(n):
        row = int(actions[i]) - PLACE
        value = gain(s, me, row, card) - gain(s, me, row, -1)
        for seat in range(int(s.players)):
            if seat != me and not is_out(s, seat):
                value -= (gain(s, seat, row, card) - gain(s, seat, row, -1)) / int(s.players)
        if value > best_value:
            best, best_value = i, value
    return best


@compiled
def rollout(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """The index of an action for playouts: quick, sensible, never quite the same."""
    return below(rng, n)
