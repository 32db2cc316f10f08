"""Sea Urchins: the rules (docs/rules/sea_urchins.md). Everything is public; chance only says who starts.

The board is a few *bitboards*: integers in which bit r * 7 + c stands for the cell in row r, column c, on boards of
every size. So the neighbours of many cells are one shift, and all squares are found at once.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from shoal.kernel import CHANCE, OVER, Floats, Ints, Numbers, Rng, State, compiled, record
from shoal.toolbox import any_seat_starts, count_bits, lowest_bit, next_seat, scale, scales_of, share_win, spread_bits

SEATS = 4
SIDE = 7  # of the largest board: URC-2
CELLS = SIDE * SIDE
YELLOW, RED = 0, 1
TOKENS = 20  # of each colour: URC-1
QUIET_ROUNDS = 3  # URC-32

# actions; a golden table in the tests pins these numbers. They are planes of 49 cells, for moves one per distance and
# direction: a whole plane is listed from one bitboard, and a net can read the action numbers as an image.
PLANES = 24  # 6 distances (short first) of 4 directions: up, left, right, down
SKIP = 0
MOVE = 1  # + plane * CELLS + cell the token leaves
ADD = MOVE + PLANES * CELLS  # + colour * CELLS + cell
PAWN = ADD + 2 * CELLS  # + cell
ACTIONS = PAWN + CELLS
FIRST = ACTIONS  # + seat: chance says who starts
CHANCES = SEATS
# With a single tokens and b pairs on 49 cells there are at most 2(49 - a - b) + a additions and 4a + 12b moves,
# together 98 + 3a + 10b; both colours are left in the bank, so a + 2b <= 38: at most 98 + 190.
CHOICES = 288

# phases
STARTING, STEP_1, STEP_2, STEP_3, DONE = 0, 1, 2, 3, 4

OFFSET = np.array([distance * way for distance in range(1, SIDE) for way in (-SIDE, -1, 1, SIDE)], np.int64)  # by plane


def cells_where(is_in: NDArray[np.bool_]) -> int:
    """The bitboard of the cells that are true in a 7 x 7 array."""
    return sum(1 << int(cell) for cell in np.flatnonzero(is_in))


_row, _column = np.indices((SIDE, SIDE))
BOARD = np.array([cells_where((_row < side) & (_column < side)) for side in range(SIDE + 1)])  # all cells, by size
LEFT_PART = np.array([cells_where(_column + d < SIDE) for d in range(SIDE)])  # cells with a cell d to their right
RIGHT_PART = np.array([cells_where(_column >= d) for d in range(SIDE)])  # cells with a cell d to their left
CORNERS = cells_where((_row < SIDE - 1) & (_column < SIDE - 1))  # top left cells of 2 x 2 blocks

STATE = record(
    [
        # all of it is seen by all
        ("tokens", np.int64),  # cells with a token or a pair
        ("pairs", np.int64),  # cells with a pair: two tokens of different colours (URC-31)
        ("yellow", np.int64),  # cells whose only or top token is yellow; the other cells of `tokens` show red
        ("pawns", np.int64, SEATS),  # each player's pawn: the one cell it stands on, or 0 beside the board
        ("players", np.int8),
        ("side", np.int8),  # the option `size`: cells in a row of the board
        ("phase", np.int8),
        ("turn", np.int8),  # the seat whose turn it is
        ("quiet_turns", np.int8),  # turns since a token was last added or taken, this one not counted
        ("added", np.int8),  # 1 in step 3 if a token was added in step 2
        ("bank", np.int8, 2),  # tokens left, by colour
        ("taken", np.int8, SEATS),  # tokens each player has taken
    ]
)

VIEWS = 9  # planes in an observation
QUIET = 36  # turns that force an addition are so many parts, whatever the number of players
_SEAT = [(1, 1), (1, 1 / (2 * TOKENS)), (1, 1)]
SCALES = scales_of([(VIEWS * CELLS, 1), *_SEAT * SEATS, (3, 1), (2, 1 / TOKENS), (1, 1 / QUIET), (2, 1), (1, 1 / SIDE)])
OBSERVATION = len(SCALES)


@compiled
def start(s: State, players: int) -> None:
    """An empty board, the pawns beside it; chance then says who starts (URC-3)."""
    s.players = players
    s.phase = STARTING
    s.turn = 0
    s.quiet_turns = 0
    s.added = 0
    s.tokens = s.pairs = s.yellow = 0
    s.bank[YELLOW] = s.bank[RED] = TOKENS  # URC-1
    for seat in range(SEATS):
        s.pawns[seat] = 0
        s.taken[seat] = 0


@compiled
def actor(s: State) -> int:
    if s.phase == DONE:
        return OVER
    return CHANCE if s.phase == STARTING else int(s.turn)


# What lies where


@compiled
def empty(s: State) -> int:
    return int(BOARD[s.side]) & ~int(s.tokens)


@compiled
def under_pawns(s: State) -> int:
    pawns = s.pawns
    return int(pawns[0] | pawns[1] | pawns[2] | pawns[3])


@compiled
def rivals_of(s: State, seat: int) -> int:
    """Cells under the pawns of all others."""
    return under_pawns(s) ^ int(s.pawns[seat])


@compiled
def tokens_on(s: State, cells: int) -> int:
    """How many tokens lie on these cells (each has one at least)."""
    return count_bits(cells) + count_bits(cells & int(s.pairs))


@compiled
def free(s: State) -> int:
    """Cells with a token or a pair and no pawn."""
    return int(s.tokens) & ~under_pawns(s)


@compiled
def to_the(direction: int, distance: int, cells: int) -> int:
    """Where a move of this direction and distance begins if it ends on one of these cells."""
    if direction == 0:
        return cells << SIDE * distance
    if direction == 1:
        return cells << distance & int(RIGHT_PART[distance])
    if direction == 2:
        return cells >> distance & int(LEFT_PART[distance])
    return cells >> SIDE * distance


@compiled
def can_move(s: State) -> bool:
    room = empty(s)
    tokens = free(s)  # URC-20
    for distance in range(1, int(s.side)):
        for direction in range(4):
            if tokens & to_the(direction, distance, room):
                return True
        if distance == 1:  # URC-21: all; further only tops of pairs, URC-22
            tokens &= int(s.pairs)
    return False


@compiled
def addable(s: State, colour: int) -> int:
    """Cells that can get a token of this colour: empty, or with a single of the other colour (URC-30, URC-31)."""
    singles = free(s) & ~int(s.pairs)
    return empty(s) | singles & (~int(s.yellow) if colour == YELLOW else int(s.yellow))


@compiled
def can_add(s: State) -> bool:
    return (empty(s) | free(s) & ~int(s.pairs)) != 0


@compiled
def must_add(s: State) -> bool:
    return int(s.quiet_turns) >= QUIET_ROUNDS * int(s.players)  # URC-32


# What a player may do


@compiled
def list_cells(cells: int, first: int, actions: Numbers, n: int) -> int:
    """Append `first` + cell for each of these cells; the new number of actions."""
    while cells:
        actions[n] = first + lowest_bit(cells)
        n += 1
        cells &= cells - 1
    return n


@compiled
def list_moves(s: State, actions: Ints, n: int) -> int:
    room = empty(s)
    tokens = free(s)  # URC-20
    first = MOVE
    for distance in range(1, int(s.side)):
        for direction in range(4):
            n = list_cells(tokens & to_the(direction, distance, room), first, actions, n)
            first += CELLS
        if distance == 1:  # URC-21: all; further only tops of pairs, URC-22
            tokens &= int(s.pairs)
        if tokens == 0:
            break
    return n


@compiled
def choices(s: State, actions: Ints, weights: Ints) -> int:
    if s.phase == STEP_1:
        actions[0] = SKIP  # URC-10
        return list_moves(s, actions, 1)
    if s.phase == STEP_2:  # URC-11
        n = 0 if must_add(s) else list_moves(s, actions, 0)
        n = list_cells(addable(s, YELLOW), ADD, actions, n)
        return list_cells(addable(s, RED), ADD + CELLS, actions, n)
    if s.phase == STEP_3:
        return list_cells(free(s), PAWN, actions, 0)  # URC-40, URC-41
    return any_seat_starts(s, FIRST, actions, weights) if s.phase == STARTING else 0  # URC-3


# What happens


@compiled
def play(s: State, action: int) -> None:
    if action == SKIP:
        s.phase = STEP_2
    elif action < ADD:
        move_token(s, action - MOVE)  # URC-21, URC-22
        s.phase = s.phase + 1  # URC-10, URC-11
    elif action < PAWN:
        add_token(s, action - ADD)  # URC-30
        s.added = 1
        s.phase = STEP_3
    elif action < FIRST:
        s.pawns[s.turn] = 1 << (action - PAWN)  # URC-40
        end_turn(s)
    else:
        s.turn = action - FIRST  # URC-3
        s.phase = STEP_1
    skip_steps(s)


@compiled
def move_token(s: State, move: int) -> None:
    source = move % CELLS
    target = source + int(OFFSET[move // CELLS])
    is_yellow = int(s.yellow) >> source & 1
    is_pair = int(s.pairs) >> source & 1
    others = ~(1 << source)
    s.tokens = int(s.tokens) & others | is_pair << source | 1 << target
    s.pairs = int(s.pairs) & others
    below = is_pair & ~is_yellow  # the lower token is of the other colour
    s.yellow = int(s.yellow) & others | below << source | is_yellow << target


@compiled
def add_token(s: State, addition: int) -> None:
    colour, cell = addition // CELLS, addition % CELLS
    s.pairs = int(s.pairs) | int(s.tokens) & 1 << cell
    s.tokens = int(s.tokens) | 1 << cell
    s.yellow = int(s.yellow) & ~(1 << cell) | int(colour == YELLOW) << cell
    s.bank[colour] -= 1


@compiled
def end_turn(s: State) -> None:
    corners = counting_squares(s, int(s.turn))
    if corners:
        take_squares(s, corners)
    s.quiet_turns = 0 if corners or s.added else s.quiet_turns + 1  # URC-32
    s.added = 0
    if s.bank[YELLOW] == 0 or s.bank[RED] == 0:
        s.phase = DONE  # URC-60
    else:
        s.turn = next_seat(s, int(s.turn))
        s.phase = STEP_1


@compiled
def skip_steps(s: State) -> None:
    """Skip every step without a legal choice (URC-13)."""
    while not has_choice(s):
        if s.phase == STEP_3:
            end_turn(s)  # URC-41: the pawn stays
        elif s.phase == STEP_2 and must_add(s):
            s.phase = DONE  # URC-33
        else:
            s.phase = s.phase + 1


@compiled
def has_choice(s: State) -> bool:
    """Is there anything to do in this step (or nothing any more)?"""
    if s.phase == STEP_1:
        return can_move(s)
    if s.phase == STEP_2:
        return can_add(s) or (not must_add(s) and can_move(s))
    return s.phase == DONE or free(s) != 0


# Squares, each named by its top left cell


@compiled
def squares(s: State) -> int:
    """Blocks of 2 x 2 cells with tokens, each diagonal of one colour (URC-50, URC-51)."""
    tokens, yellow = int(s.tokens), int(s.yellow)
    blocks = CORNERS & tokens & tokens >> 1 & tokens >> SIDE & tokens >> SIDE + 1
    return blocks & ~(yellow ^ yellow >> SIDE + 1) & ~(yellow >> 1 ^ yellow >> SIDE)


@compiled
def counting_squares(s: State, seat: int) -> int:
    """The squares that count for a player: their pawn is in it (URC-52), alone on its diagonal (URC-53)."""
    return squares_of(squares(s), int(s.pawns[seat]), rivals_of(s, seat))


@compiled
def squares_of(corners: int, pawn: int, rivals: int) -> int:
    """Those of these squares that count for the player of this pawn, while these are under the pawns of others."""
    own = pawn & ~(rivals >> SIDE + 1)  # at the top left
    own |= pawn >> SIDE + 1 & ~rivals  # at the bottom right
    own |= pawn >> 1 & ~(rivals >> SIDE)  # at the top right
    own |= pawn >> SIDE & ~(rivals >> 1)  # at the bottom left
    return corners & own


@compiled
def cells_of(corners: int) -> int:
    """All cells of these squares."""
    return corners | corners << 1 | corners << SIDE | corners << SIDE + 1


@compiled
def take_squares(s: State, corners: int) -> None:
    """The player takes all these squares together (URC-55), but nothing from under another pawn (URC-54)."""
    cells = cells_of(corners) & ~rivals_of(s, int(s.turn))
    s.taken[s.turn] += tokens_on(s, cells)
    s.tokens = int(s.tokens) & ~cells
    s.pairs = int(s.pairs) & ~cells
    s.yellow = int(s.yellow) & ~cells
    s.pawns[s.turn] = 0  # URC-56


@compiled
def payoffs(s: State, out: Floats) -> None:
    for seat in range(int(s.players)):
        out[seat] = s.taken[seat]
    share_win(out, int(s.players))  # URC-60


@compiled
def imagine(s: State, seat: int, rng: Rng) -> None:
    """Nothing to deal anew: nothing is hidden."""


@compiled
def draw_plane(cells: int, out: Numbers, n: int) -> int:
    """Write one bitboard as 49 numbers; where the next ones go."""
    spread_bits(cells, CELLS, out, n)
    return n + CELLS


@compiled
def observe(s: State, seat: int, out: Floats) -> None:
    """The table as numbers from 0 to 1, seats counted from the viewer's."""
    observe_whole(s, seat, out)
    scale(out, SCALES)


@compiled
def observe_whole(s: State, seat: int, out: Numbers) -> None:
    """The same in whole numbers: the board as planes, then the seats, then the turn."""
    tokens, pairs, yellow = int(s.tokens), int(s.pairs), int(s.yellow)
    n = draw_plane(int(BOARD[s.side]), out, 0)  # the cells of this board
    n = draw_plane(yellow, out, n)
    n = draw_plane(tokens & ~yellow, out, n)
    n = draw_plane(pairs & ~yellow, out, n)  # yellow below
    n = draw_plane(pairs & yellow, out, n)  # red below
    players, whose, at = int(s.players), seat, VIEWS * CELLS
    for i in range(SEATS):
        n = draw_plane(int(s.pawns[whose]) if i < players else 0, out, n)
        out[at] = int(i < players)
        out[at + 1] = int(s.taken[whose]) if i < players else 0
        out[at + 2] = int(i < players and s.turn == whose)
        whose = next_seat(s, whose)
        at += 3
    n = at
    for i in range(3):
        out[n + i] = int(s.phase == STEP_1 + i)
    out[n + 3] = s.bank[YELLOW]
    out[n + 4] = s.bank[RED]
    out[n + 5] = min(int(s.quiet_turns) * (QUIET // (QUIET_ROUNDS * players)), QUIET)
    out[n + 6] = int(must_add(s))
    out[n + 7] = int(s.added)
    out[n + 8] = s.side
