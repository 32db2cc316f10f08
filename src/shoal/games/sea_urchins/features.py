"""Sea Urchins for its network: the board as numbers, seats counted from one of them (contract.Network).

Planes of 49 cells: what lies there, whose pawns stand there, which squares the first seat and the one after it can
finish; then tokens taken, and what each may take next, as the hand-made policy sees it.
"""

from __future__ import annotations

from shoal.games.sea_urchins import rules
from shoal.games.sea_urchins.policy import best_takings
from shoal.games.sea_urchins.prospects import ENOUGH, finishable, prize, prospect
from shoal.kernel import Floats, State, compiled
from shoal.toolbox import count_bits, next_seat

YELLOWS, REDS, PAIRS, SQUARES, FINISHABLE, NEXT = range(6)
PAWNS = 6  # + seat, counted from the first
NUMBERS = (PAWNS + rules.SEATS) * rules.CELLS
PER_SEAT = 6
SIZE = NUMBERS + rules.SEATS * PER_SEAT + 16


@compiled
def write_plane(cells: int, plane: int, out: Floats) -> None:
    """A 1 for each of these cells."""
    first = plane * rules.CELLS
    while cells:
        out[first + rules.lowest(cells)] = 1.0
        cells &= cells - 1


@compiled
def features(s: State, seat: int, out: Floats) -> None:
    """The whole table: all of it is seen by all."""
    tokens, yellow = int(s.tokens), int(s.yellow)
    write_plane(yellow, YELLOWS, out)
    write_plane(tokens & ~yellow, REDS, out)
    write_plane(int(s.pairs), PAIRS, out)
    write_plane(rules.squares(s), SQUARES, out)
    write_plane(finishable(s, seat), FINISHABLE, out)
    write_plane(finishable(s, next_seat(s, seat)), NEXT, out)
    whose = seat
    for i in range(int(s.players)):
        write_plane(int(s.pawns[whose]), PAWNS + i, out)
        write_seat(s, whose, out, NUMBERS + i * PER_SEAT)
        whose = next_seat(s, whose)
    write_table(s, seat, out, NUMBERS + rules.SEATS * PER_SEAT)


@compiled
def write_seat(s: State, seat: int, out: Floats, n: int) -> None:
    """What a player has taken, and may take with one action."""
    corners = finishable(s, seat)
    out[n] = 1.0
    out[n + 1] = 0.1 * s.taken[seat]
    out[n + 2] = int(s.pawns[seat] != 0)
    out[n + 3] = 0.25 * prize(s, seat)
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
