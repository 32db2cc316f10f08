"""Last Shell: the rules. Everything is open; chance says who starts."""

from __future__ import annotations

import numpy as np

from shoal.kernel import CHANCE, OVER, Floats, Ints, Rng, State, compiled

SEATS = 3
MOST = 3  # shells in one go

TAKE = 0  # + shells - 1
ACTIONS = MOST
FIRST = ACTIONS  # + seat: chance says who starts
CHANCES = SEATS
CHOICES = 3

STARTING, TAKING, DONE = range(3)

STATE = np.dtype(
    (
        np.record,
        [
            ("shells", np.int8),  # the option: how many there are in the beginning
            ("players", np.int8),
            ("phase", np.int8),
            ("turn", np.int8),  # the seat to take; in the end, who took the last shell
            ("left", np.int8),  # shells on the table
        ],
    )
)

OBSERVATION = 3


@compiled
def start(s: State, players: int) -> None:
    s.players = players
    s.phase = STARTING
    s.turn = 0
    s.left = s.shells


@compiled
def actor(s: State) -> int:
    if s.phase == STARTING:
        return CHANCE
    return OVER if s.phase == DONE else int(s.turn)


@compiled
def choices(s: State, actions: Ints, weights: Ints) -> int:
    if s.phase == STARTING:
        for seat in range(int(s.players)):
            actions[seat] = FIRST + seat
            weights[seat] = 1
        return int(s.players)
    n = min(MOST, int(s.left))
    for i in range(n):
        actions[i] = TAKE + i
    return n


@compiled
def play(s: State, action: int) -> None:
    if action >= FIRST:
        s.turn = action - FIRST
        s.phase = TAKING
    else:
        s.left -= action - TAKE + 1
        if s.left == 0:
            s.phase = DONE
        else:
            s.turn = (int(s.turn) + 1) % int(s.players)


@compiled
def payoffs(s: State, out: Floats) -> None:
    for seat in range(int(s.players)):
        out[seat] = int(seat == s.turn)


@compiled
def imagine(s: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden."""


@compiled
def observe(s: State, seat: int, out: Floats) -> None:
    out[0] = s.left / 20
    out[1] = int(s.turn == seat)
    out[2] = int(s.phase == TAKING)
