"""Sea Urchins: what a player may aim at, as plain values: the nearest square, and what the pawn would take."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from shoal.games.sea_urchins import rules
from shoal.games.sea_urchins.rules import CELLS, SIDE
from shoal.kernel import State

Cell = list[int]  # row, column
SQUARE = 0b11 | 0b11 << SIDE  # the bits of the block whose corner is cell 0


def cell_at(number: int) -> Cell:
    """The row and column of a cell."""
    return [number // SIDE, number % SIDE]


def cells_in(bitboard: int) -> list[Cell]:
    """The cells of a bitboard, row by row."""
    return [cell_at(number) for number in range(CELLS) if bitboard >> number & 1] if bitboard else []


def block_at(row: int, column: int) -> list[Cell]:
    """Four neighbouring cells, row by row, from the top left one on."""
    return [[row, column], [row, column + 1], [row + 1, column], [row + 1, column + 1]]


class Block(NamedTuple):
    """Four neighbouring cells, row by row, by number; what each of them wants, and how many tokens are missing."""

    cells: tuple[int, int, int, int]
    bits: int  # the same cells as a bitboard
    wants: tuple[str, str, str, str]
    missing: int


def nearest_squares(s: State) -> list[dict[str, Any] | None]:
    """For each seat the block that lacks least to be a square it can take; None on a board without tokens."""
    begun = _begun(int(s.tokens), int(s.yellow), int(s.side))
    pairs, free = int(s.pairs), int(rules.free(s))
    return [_shown(_nearest_of(begun, pairs, free, int(rules.rivals_of(s, seat)))) for seat in range(int(s.players))]


@lru_cache(maxsize=2_000)
def _begun(tokens: int, yellow: int, side: int) -> tuple[Block, ...]:
    """The blocks with any tokens, those that lack least first; the board stays as it is when a pawn moves."""
    corners = [row * SIDE + column for row in range(side - 1) for column in range(side - 1)]
    blocks = [_block(tokens, yellow, corner) for corner in corners]
    return tuple(sorted((block for block in blocks if block.missing < 4), key=lambda block: block.missing))


def _block(tokens: int, yellow: int, corner: int) -> Block:
    cells = (corner, corner + 1, corner + SIDE, corner + SIDE + 1)
    shown = ["" if not tokens >> n & 1 else "y" if yellow >> n & 1 else "r" for n in cells]
    return Block(cells, SQUARE << corner, *_wanted(*shown))


@cache
def _wanted(*shown: str) -> tuple[tuple[str, str, str, str], int]:
    """What each cell of a block wants that shows these colours, and how many tokens are missing."""
    wants, missing = ["", "", "", ""], 0
    for a, b in ((0, 3), (1, 2)):  # the diagonals: URC-51
        if not (shown[a] and shown[b]):
            wants[a], wants[b] = ("" if shown[a] else shown[b] or "?"), ("" if shown[b] else shown[a] or "?")
            missing += 1 if shown[a] or shown[b] else 2
        elif shown[a] != shown[b]:
            wants[a] = wants[b] = "!"
            missing += 1
    return (wants[0], wants[1], wants[2], wants[3]), missing


def _nearest_of(begun: Sequence[Block], pairs: int, free: int, rivals: int) -> tuple[Block, int] | None:
    """The first of these blocks with a diagonal that no other pawn shuts (URC-53), and its worth; more tokens come
    first.
    """
    best: tuple[Block, int] | None = None
    for block in begun:
        if best is not None and block.missing > best[0].missing:
            break
        a, b, c, d = block.cells
        if (rivals >> a | rivals >> d) & (rivals >> b | rivals >> c) & 1:
            continue
        mine = block.bits & ~rivals
        worth = mine.bit_count() + (mine & pairs).bit_count()  # a missing one counts, since it is added before
        if block.wants[0] == "!":
            worth += _by_changing(pairs, free, a, d)
        if block.wants[1] == "!":
            worth += _by_changing(pairs, free, b, c)
        if best is None or worth > best[1]:
            best = block, worth
    return best


def _shown(found: tuple[Block, int] | None) -> dict[str, Any] | None:
    if found is None:
        return None
    block, worth = found
    cells = [cell_at(number) for number in block.cells]
    return {"cells": cells, "wants": [*block.wants], "missing": block.missing, "worth": worth}


def _by_changing(pairs: int, free: int, *diagonal: int) -> int:
    """What a square gains when one of two cells shows its other colour: a token on a single, one less on a pair."""
    return max((1 - 2 * (pairs >> cell & 1) for cell in diagonal if free >> cell & 1), default=0)


def gains(s: State) -> list[dict[str, Any]]:
    """In step 3, the cells from which the pawn takes something now, and how many tokens."""
    if s.phase != rules.STEP_3 or not rules.squares(s):
        return []
    who, after = int(s.turn), s.copy()
    found = []
    for cell in cells_in(rules.cells_of(rules.squares(s)) & rules.free(s)):
        after.pawns[who] = 1 << cell[0] * SIDE + cell[1]
        corners = rules.counting_squares(after, who)
        if corners:
            taken = rules.cells_of(corners) & ~rules.rivals_of(s, who)
            found.append({"cell": cell, "tokens": int(rules.tokens_on(s, taken))})
    return found
