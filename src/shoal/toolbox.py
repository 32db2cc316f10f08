"""What many games need: seats in order, who starts, who shares the win, softmax, bits. All but `winners` compiled."""

from __future__ import annotations

import math

import numpy as np

from shoal.contract import Rules
from shoal.kernel import OVER, Floats, Ints, State, compiled


@compiled
def next_seat(s: State, seat: int) -> int:
    """The seat to the left."""
    return seat + 1 if seat + 1 < int(s.players) else 0  # not %: a division takes longer than all the rest


@compiled
def any_seat_starts(s: State, first: int, actions: Ints, weights: Ints) -> int:
    """Choices of chance: each seat is as likely to start; `first` + seat is the action."""
    players = int(s.players)
    for seat in range(players):
        actions[seat] = first + seat
        weights[seat] = 1
    return players


@compiled
def share_win(out: Floats, players: int) -> None:
    """Payoffs from standings: `out` holds a number for each seat, and those with the highest share the win."""
    best = out[0]
    for seat in range(1, players):
        best = max(best, out[seat])
    winners = 0
    for seat in range(players):
        winners += int(out[seat] == best)
    for seat in range(players):
        out[seat] = 1.0 / winners if out[seat] == best else 0.0


@compiled
def softmax(out: Floats, n: int, scale: float) -> None:
    """Turn the first n numbers into likelihoods that sum to 1: `scale` more is e times as likely."""
    best = out[0]
    for i in range(1, n):
        best = max(best, out[i])
    total = 0.0
    for i in range(n):
        out[i] = math.exp((out[i] - best) / scale)
        total += out[i]
    for i in range(n):
        out[i] /= total


@compiled
def count_bits(bits: int) -> int:
    """How many bits are set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def winners(rules: Rules, s: State) -> list[int]:
    """The seats that share the win, once the match is over; nobody before."""
    if rules.actor(s) != OVER:
        return []
    out = np.zeros(rules.SEATS, np.float32)
    rules.payoffs(s, out)
    return [seat for seat in range(int(s.players)) if out[seat] > 0]
