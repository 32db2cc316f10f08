"""Sea Urchins for its network: the board as numbers, seats counted from one of them (contract.Network).

Planes of 49 cells: what lies there, whose pawns stand there, which squares the first seat and the one after it can
finish; then tokens taken, and what each may take next, as the hand-made policy sees it.
"""

from __future__ import annotations

import numpy as np

from shoal.games.sea_urchins import rules
from shoal.games.sea_urchins.policy import best_takings
from shoal.games.sea_urchins.prospects import ENOUGH, nearly_whole, open_to, prize, prospect, tokens_in
from shoal.kernel import Floats, Places, State, compiled
from shoal.toolbox import count_bits, lowest_bit, next_seat

YELLOWS, REDS, PAIRS, SQUARES, FINISHABLE, NEXT = range(6)
PAWNS = 6  # + seat, counted from the first
PLANES = PAWNS + rules.SEATS
NUMBERS = PLANES * rules.CELLS
PER_SEAT = 6
SIZE = NUMBERS + rules.SEATS * PER_SEAT + 16


@compiled
def plane_of(s: State, seat: int, plane: int, nearly: int) -> int:
    """The cells that are 1 in a plane, as the seat sees it; `nearly` are the blocks that are nearly whole."""
    if plane >= PAWNS:
        return pawn_of(s, seat, plane - PAWNS)
    if plane == YELLOWS:
        return int(s.yellow)
    if plane == REDS:
        return int(s.tokens) & ~int(s.yellow)
    if plane == PAIRS:
        return int(s.pairs)
    if plane == SQUARES:
        return rules.squares(s)
    return nearly & open_to(s, seat if plane == FINISHABLE else next_seat(s, seat))


@compiled
def pawn_of(s: State, seat: int, i: int) -> int:
    """The pawn of the i-th player, counted from this seat, where there are so many."""
    players = int(s.players)
    if i >= players:
        return 0
    return int(s.pawns[seat + i if seat + i < players else seat + i - players])


@compiled
def features(s: State, seat: int, out: Floats) -> None:
    """The whole table: all of it is seen by all."""
    nearly = nearly_whole(s)
    for plane in range(PLANES):
        cells = plane_of(s, seat, plane, nearly)
        while cells:
            out[plane * rules.CELLS + lowest_bit(cells)] = 1.0
            cells &= cells - 1
    write_numbers(s, seat, out, nearly)


@compiled
def listed(s: State, seat: int, out: Floats, places: Places) -> int:
    """The same, and where it is not 0."""
    nearly, n = nearly_whole(s), 0
    for plane in range(PLANES):
        n = rules.list_cells(plane_of(s, seat, plane, nearly), plane * rules.CELLS, places, n)
    for i in range(n):
        out[places[i]] = 1.0
    write_numbers(s, seat, out, nearly)
    for i in range(NUMBERS, SIZE):
        places[n] = i
        n += int(out[i] != np.float32(0.0))
    return n


@compiled
def write_numbers(s: State, seat: int, out: Floats, nearly: int) -> None:
    """What the planes do not show."""
    whose = seat
    for i in range(int(s.players)):
        write_seat(s, whose, nearly & open_to(s, whose), out, NUMBERS + i * PER_SEAT)
        whose = next_seat(s, whose)
    write_table(s, seat, out, NUMBERS + rules.SEATS * PER_SEAT)


@compiled
def write_seat(s: State, seat: int, corners: int, out: Floats, n: int) -> None:
    """What a player has taken, and may take with one action: these squares."""
    out[n] = 1.0
    out[n + 1] = 0.1 * s.taken[seat]
    out[n + 2] = int(s.pawns[seat] != 0)
    out[n + 3] = 0.25 * tokens_in(s, seat, corners)
    out[n + 4] = 0.25 * count_bits(corners)
    out[n + 5] = int(corners != 0)


@compiled
def write_table(s: State, seat: int, out: Floats, n: int) -> None:
    """The step, what the turn may bring, and how near the end is."""
    left = min(int(s.bank[rules.YELLOW]), int(s.bank[rules.RED]))
    out[n + int(s.players) - 2] = 1.0
    out[n + 2 + int(s.phase)] = 1.0  # a player's steps are 1 to 3, so the places from n + 3 on
    out[n + 6] = 0.1 * left
    out[n + 7] = 0.2 * max(0, 5 - left)
    out[n + 8] = 0.05 * (int(s.bank[rules.YELLOW]) + int(s.bank[rules.RED]))
    out[n + 9] = 0.2 * int(s.quiet_turns)
    out[n + 10] = int(s.added)
    out[n + 11] = 0.25 * (int(s.side) - 5)
    out[n + 12] = int(rules.must_add(s))
    most = 0
    if s.phase == rules.STEP_1:
        most = prospect(s, seat, ENOUGH)
    elif s.phase == rules.STEP_2:
        most = prize(s, seat)
    elif s.phase == rules.STEP_3:
        most = best_takings(s, seat)
    out[n + 13] = 0.25 * most
    out[n + 14] = int(most > 0)
    if most == 0 and s.phase != rules.STEP_1:
        out[n + 15] = 0.25 * prospect(s, next_seat(s, seat), ENOUGH)
