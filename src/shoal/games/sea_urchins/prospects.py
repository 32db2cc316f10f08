"""Sea Urchins: what a player could take, by bitboards.

All think in *fixes*: a square lacks so many fixes, each one action: a token put on an empty cell or on a single of the
wrong colour, or the wrong top of a pair moved away. A turn has two such actions, a move first.
"""

from __future__ import annotations

import numpy as np

from shoal.games.sea_urchins import rules
from shoal.kernel import State, compiled
from shoal.toolbox import lowest_bit

ENOUGH = 1 << 20  # more than any square brings


# What a player could take


@compiled
def matching(a: int, b: int) -> int:
    """Blocks, by their top left cell, that have it in `a` and their bottom right cell in `b`."""
    return a & b >> rules.SIDE + 1


@compiled
def crossing(a: int, b: int) -> int:
    """Blocks, by their top left cell, that have their top right cell in `a` and their bottom left cell in `b`."""
    return a >> 1 & b >> rules.SIDE


@compiled
def diagonals(s: State) -> tuple[int, int, int, int]:
    """Blocks whose diagonal from the top left cell, and from the top right one, shows one colour, and the same for
    those where one fix makes it so.
    """
    tokens, yellow = int(s.tokens), int(s.yellow)
    room, loose = rules.empty(s), rules.free(s)
    y, r = yellow, tokens & ~yellow  # cells that show the colour
    fix_y, fix_r = room | loose & ~yellow, room | loose & yellow  # cells that one action makes show it
    whole_1 = matching(y, y) | matching(r, r)
    whole_2 = crossing(y, y) | crossing(r, r)
    nearly_1 = matching(y, fix_y) | matching(fix_y, y) | matching(r, fix_r) | matching(fix_r, r)
    nearly_2 = crossing(y, fix_y) | crossing(fix_y, y) | crossing(r, fix_r) | crossing(fix_r, r)
    return whole_1, whole_2, nearly_1, nearly_2


@compiled
def open_to(s: State, seat: int) -> int:
    """Blocks with a diagonal on which no other pawn stands: URC-53."""
    rivals = rules.rivals_of(s, seat)
    open_1 = ~(rivals | rivals >> rules.SIDE + 1)
    open_2 = ~(rivals >> 1 | rivals >> rules.SIDE)
    return rules.CORNERS & (open_1 | open_2)


@compiled
def nearly_whole(s: State) -> int:
    """Blocks that lack at most one fix, each named by its top left cell."""
    whole_1, whole_2, nearly_1, nearly_2 = diagonals(s)
    return whole_1 & (whole_2 | nearly_2) | nearly_1 & whole_2


@compiled
def finishable(s: State, seat: int) -> int:
    """The squares that the player can take with at most one fix, each named by its top left cell."""
    return open_to(s, seat) & nearly_whole(s)


@compiled
def tokens_in(s: State, seat: int, corners: int) -> int:
    """About how many tokens the best of these squares brings the player."""
    rivals = rules.rivals_of(s, seat)
    most = 0
    while corners:
        cells = rules.cells_of(corners & -corners) & ~rivals
        most = max(most, rules.tokens_on(s, cells))
        corners &= corners - 1
    return most


@compiled
def prize(s: State, seat: int) -> int:
    """About what the player can take with one more action."""
    return tokens_in(s, seat, finishable(s, seat))


# In a whole turn: a move that leaves one fix, then that fix

_row, _column = np.indices((rules.SIDE, rules.SIDE))
_cells = list(zip(_row.flat, _column.flat, strict=True))
BESIDE = np.array([rules.cells_where(abs(_row - r) + abs(_column - c) == 1) for r, c in _cells])  # any token goes there
IN_LINE = np.array([rules.cells_where((_row == r) != (_column == c)) for r, c in _cells])  # the top of a pair does


@compiled
def sources(s: State, target: int, loose: int) -> int:
    """From where a token can move to this empty cell (URC-21, URC-22)."""
    cell = lowest_bit(target)
    return loose & (int(BESIDE[cell]) | int(IN_LINE[cell]) & int(s.pairs))


@compiled
def by_match(s: State, target: int, partner: int, block: int, worth: int) -> int:
    """What a block of so many tokens brings after a move that makes this cell of it show what its partner shows, across
    a diagonal, and leaves one fix at most for the other diagonal; 0 if there is no such move.
    """
    tokens, pairs, yellow, loose = int(s.tokens), int(s.pairs), int(s.yellow), rules.free(s)
    if tokens & partner == 0:
        return 0
    if tokens & target:  # the wrong top of a pair moves away
        differs = bool(yellow & target) != bool(yellow & partner)
        goes = target & loose & pairs != 0 and rules.empty(s) & int(IN_LINE[lowest_bit(target)]) != 0
        return worth - 1 if differs and goes else 0
    alike = yellow if yellow & partner else ~yellow
    found = sources(s, target, loose) & alike
    across = block & ~(target | partner)
    if tokens & across != across:
        found &= pairs | ~block  # the only token of the other diagonal must stay
    if found & ~(block & pairs):
        return worth
    return worth - 1 if found else 0


@compiled
def by_beginning(s: State, a: int, b: int, block: int, worth: int) -> int:
    """The same where these two cells are empty and the other diagonal is whole: any token from outside."""
    loose = rules.free(s) & ~block
    return worth if (sources(s, a, loose) | sources(s, b, loose)) != 0 else 0


@compiled
def by_turning(s: State, a: int, b: int, worth: int) -> int:
    """The same where the other two cells are empty: this diagonal shows two colours, and one alone once the top of a
    pair on it has moved across.
    """
    both, yellow = a | b, int(s.yellow)
    if int(s.tokens) & both != both or bool(yellow & a) == bool(yellow & b):
        return 0
    return worth - 1 if both & rules.free(s) & int(s.pairs) else 0


@compiled
def prospect(s: State, seat: int, enough: int) -> int:
    """About what the player can take in a whole turn: a move or none, then one more action. Who wants to know only
    whether it is `enough` gets some number that is, if so.
    """
    whole_1, whole_2, nearly_1, nearly_2 = diagonals(s)
    may, room, others = open_to(s, seat), rules.empty(s), ~rules.rivals_of(s, seat)
    bare_1, bare_2 = matching(room, room), crossing(room, room)
    most = tokens_in(s, seat, may & (whole_1 & (whole_2 | nearly_2) | nearly_1 & whole_2))
    lack_two = may & (nearly_1 & nearly_2 | (whole_1 | nearly_1) & bare_2 | bare_1 & (whole_2 | nearly_2))
    while lack_two and most < enough:
        a = lack_two & -lack_two
        b, c, d = a << 1, a << rules.SIDE, a << rules.SIDE + 1
        block = a | b | c | d
        worth, found = rules.tokens_on(s, block & others), 0
        if worth <= most:
            pass
        elif whole_1 & a:
            found = by_beginning(s, b, c, block, worth)
        elif whole_2 & a:
            found = by_beginning(s, a, d, block, worth)
        elif bare_2 & a:
            found = by_turning(s, a, d, worth)
        elif bare_1 & a:
            found = by_turning(s, b, c, worth)
        else:
            found = max(by_match(s, a, d, block, worth), by_match(s, d, a, block, worth))
            found = max(found, by_match(s, b, c, block, worth), by_match(s, c, b, block, worth))
        most = max(most, found)
        lack_two ^= a
    return most
