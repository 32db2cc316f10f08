"""Coloretto for bots: a good one-ply player, a fast one for playouts, and what a table promises (bots/policy.py)."""

from __future__ import annotations

from shoal.games.coloretto import rules
from shoal.kernel import Floats, Ints, Rng, State, below, compiled
from shoal.numeric import softmax

JOKER_BONUS = 3  # a joker grows with the collection: what it is worth beyond the points it makes now
ENOUGH = 3  # a row that brings more is taken rather than left for another turn
MARGIN = 8.0  # a lead of so many points at the end is as good as e : 1


# What cards are worth to whom


@compiled
def points(s: State, seat: int) -> int:
    """About what a collection is worth: jokers join one by one, each where it brings most, and have a future."""
    scoring, colours = int(s.scoring), int(rules.COLOURS_OF[s.players])
    jokers = int(s.has[seat, rules.JOKER])
    joined = rules.NO_JOKERS
    for j in range(jokers):
        best, most = 0, -100
        for colour in range(colours):
            cards = int(s.has[seat, colour])
            step = rules.worth(scoring, cards + 1) - rules.worth(scoring, cards)
            if step > most:
                best, most = colour, step
        s.has[seat, best] += 1
        joined ^= (best ^ 7) << 3 * j
    for j in range(jokers):
        s.has[seat, joined >> 3 * j & 7] -= 1
    return rules.total_of(s, seat, joined) + JOKER_BONUS * jokers


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
        if seat != s.turn and not rules.is_out(s, seat):
            return False
    return True


@compiled
def room(s: State) -> int:
    """How many cards the rows on the table can still take."""
    cards = 0
    for row in range(int(rules.ROWS_OF[s.players])):
        if s.taken_by[row] == rules.NOBODY:
            cards += int(s.capacity[row]) - int(s.filled[row])
    return cards


# One ply


@compiled
def greedy(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """The index of the action that a sensible player takes: rows by what they change in everybody's points."""
    if s.phase == rules.CHOOSE:
        return best_row(s, actions, n, ENOUGH)
    return best_place(s, actions, n)


@compiled
def best_row(s: State, actions: Ints, n: int, enough: int) -> int:
    """Take the row that brings most, if it brings more than enough; else draw, if that is possible."""
    me = int(s.turn)
    best, most = 0, -1000
    if actions[0] == rules.DRAW:
        most = points(s, me) + enough
        if is_alone(s) and room(s) > 1:
            most = most + 4
    for i in range(n):
        if actions[i] != rules.DRAW:
            value = with_row(s, me, int(actions[i]) - rules.TAKE, -1)
            if value > most:
                best, most = i, value
    return best


@compiled
def best_place(s: State, actions: Ints, n: int) -> int:
    """Put the card where it helps its owner and harms the others."""
    me, card, players = int(s.turn), int(s.drawn), int(s.players)
    best, most = 0, -100000
    for i in range(n):
        row = int(actions[i]) - rules.PLACE
        value = (players - 1) * (with_row(s, me, row, card) - with_row(s, me, row, -1))
        for seat in range(players):
            if seat != me and not rules.is_out(s, seat):
                value -= with_row(s, seat, row, card) - with_row(s, seat, row, -1)
        if value > most:
            best, most = i, value
    return best


@compiled
def rollout(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """The index of an action for playouts: like greedy, with some jitter."""
    if n == 1:
        return 0
    jitter = below(rng, 8)
    if jitter == 0:
        return below(rng, n)
    if s.phase == rules.CHOOSE:
        return best_row(s, actions, n, jitter)
    return best_place(s, actions, n)


@compiled
def judge(s: State, root: State, depth: int, out: Floats) -> bool:
    """A playout ends with the match; a clear win is a little better than a narrow one."""
    if s.phase != rules.DONE:
        return False
    for seat in range(int(s.players)):
        out[seat] = rules.score(s, seat)
    softmax(out, int(s.players), MARGIN)
    return True


FEW = 5  # cards: with room for more on the rows, a last round takes too long to enumerate


@compiled
def near(s: State) -> bool:
    """In the last round (COL-20) the rest is short once the rows are nearly full or taken."""
    return bool(s.last_round) and room(s) <= FEW
