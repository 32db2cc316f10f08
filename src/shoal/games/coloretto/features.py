"""Coloretto for its network: the table as numbers, seats counted from one of them (contract.Network).

Colours are interchangeable, so they come in the order of what the first seat owns most of: the network need not learn
everything once for each colour. What a row would bring to whom is worked out for it.
"""

from __future__ import annotations

from shoal.games.coloretto import rules
from shoal.games.coloretto.policy import points, with_row
from shoal.kernel import Floats, State, compiled
from shoal.toolbox import next_seat

PER_SEAT = rules.TYPES + rules.COLOURS + 3
PER_ROW = rules.TYPES + 2 + 2 * rules.SEATS
SIZE = rules.SEATS * PER_SEAT + rules.ROWS * PER_ROW + 2 * rules.TYPES + 9


@compiled
def places(s: State, seat: int) -> int:
    """The place of each colour, most owned first, three bits each."""
    code = 0
    for colour in range(rules.COLOURS):
        place = 0
        for other in range(rules.COLOURS):
            more = int(s.has[seat, other]) - int(s.has[seat, colour])
            place += int(more > 0 or (more == 0 and other < colour))
        code |= place << 3 * colour
    return code


@compiled
def place_of(code: int, card: int) -> int:
    """Where a card of this type is counted; jokers and +2 come after the colours."""
    return (code >> 3 * card) & 7 if card < rules.COLOURS else card


@compiled
def features(s: State, seat: int, out: Floats) -> None:
    """The whole table: all of it is seen by all."""
    code, players = places(s, seat), int(s.players)
    whose = seat
    for i in range(players):
        write_seat(s, whose, code, out, i * PER_SEAT)
        whose = next_seat(s, whose)
    n = rules.SEATS * PER_SEAT
    for row in range(int(rules.ROWS_OF[players])):
        write_row(s, row, seat, code, out, n + row * PER_ROW)
    n += rules.ROWS * PER_ROW
    for card in range(rules.TYPES):
        out[n + place_of(code, card)] = 0.2 * s.bag[card]
    n += rules.TYPES
    if s.drawn != rules.NOTHING:
        out[n + place_of(code, int(s.drawn))] = 1.0
    n += rules.TYPES
    out[n] = 0.05 * s.bagged
    out[n + 1] = 0.2 * max(0, 10 + rules.BELOW_LAST_ROUND - int(s.bagged))  # the end is near
    out[n + 2] = int(s.last_round)
    out[n + 3] = int(s.scoring)
    out[n + 4] = int(s.phase == rules.PLACING)
    out[n + 3 + players] = 1.0


@compiled
def write_seat(s: State, seat: int, code: int, out: Floats, n: int) -> None:
    """A player's collection, what its colours are worth, and its points."""
    for card in range(rules.TYPES):
        out[n + place_of(code, card)] = 0.33 * s.has[seat, card]
    n += rules.TYPES
    for colour in range(rules.COLOURS):
        out[n + place_of(code, colour)] = 0.1 * rules.worth(int(s.scoring), int(s.has[seat, colour]))
    n += rules.COLOURS
    out[n] = 1.0
    out[n + 1] = int(rules.is_out(s, seat))
    out[n + 2] = 0.1 * points(s, seat)


@compiled
def write_row(s: State, row: int, seat: int, code: int, out: Floats, n: int) -> None:
    """A row's cards, its room, and what it would bring to those who can still take it."""
    if s.taken_by[row] != rules.NOBODY:
        out[n + rules.TYPES] = 1.0
        return
    for i in range(int(s.filled[row])):
        out[n + place_of(code, int(s.rows[row, i]))] += 0.5
    n += rules.TYPES
    out[n + 1] = 0.5 * (int(s.capacity[row]) - int(s.filled[row]))
    n += 2
    placing = s.phase == rules.PLACING and s.filled[row] < s.capacity[row]
    for i in range(int(s.players)):
        if not rules.is_out(s, seat):
            before = points(s, seat)
            if s.filled[row] > 0:
                out[n + i] = 0.2 * (with_row(s, seat, row, rules.NOTHING) - before)
            if placing:
                out[n + rules.SEATS + i] = 0.2 * (with_row(s, seat, row, int(s.drawn)) - before)
        seat = next_seat(s, seat)
