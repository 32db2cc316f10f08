"""Sea Urchins: what a player may aim at, as plain values: the nearest square, and what the pawn would take."""

from __future__ import annotations

from typing import Any

from shoal.games.sea_urchins import rules
from shoal.games.sea_urchins.rules import CELLS, SIDE
from shoal.kernel import State

Cell = list[int]  # row, column


def cell_at(number: int) -> Cell:
    """The row and column of a cell."""
    return [number // SIDE, number % SIDE]


def cells_in(bitboard: int) -> list[Cell]:
    """The cells of a bitboard, row by row."""
    return [cell_at(number) for number in range(CELLS) if bitboard >> number & 1] if bitboard else []


def block_at(row: int, column: int) -> list[Cell]:
    """Four neighbouring cells, row by row, from the top left one on."""
    return [[row, column], [row, column + 1], [row + 1, column], [row + 1, column + 1]]


def nearest_squares(s: State) -> list[dict[str, Any] | None]:
    """For each seat the block that lacks least to be a square it can take; None on a board without tokens."""
    side = int(s.side) - 1
    blocks = [_block(s, row * SIDE + column) for row in range(side) for column in range(side)]
    begun = sorted((block for block in blocks if block["missing"] < 4), key=lambda block: block["missing"])
    return [_nearest_of(s, begun, seat) for seat in range(int(s.players))]


def _block(s: State, corner: int) -> dict[str, Any]:
    """Four neighbouring cells, row by row, what each of them wants, and how many tokens are missing."""
    tokens, yellow = int(s.tokens), int(s.yellow)
    numbers = [corner, corner + 1, corner + SIDE, corner + SIDE + 1]
    shown = ["" if not tokens >> cell & 1 else "y" if yellow >> cell & 1 else "r" for cell in numbers]
    wants, missing = ["", "", "", ""], 0
    for a, b in ((0, 3), (1, 2)):  # the diagonals: URC-51
        if not (shown[a] and shown[b]):
            wants[a], wants[b] = ("" if shown[a] else shown[b] or "?"), ("" if shown[b] else shown[a] or "?")
            missing += 1 if shown[a] or shown[b] else 2
        elif shown[a] != shown[b]:
            wants[a] = wants[b] = "!"
            missing += 1
    return {"cells": block_at(corner // SIDE, corner % SIDE), "wants": wants, "missing": missing}


def _nearest_of(s: State, begun: list[dict[str, Any]], seat: int) -> dict[str, Any] | None:
    """The first of these blocks with a diagonal that no other pawn shuts (URC-53); more tokens come first."""
    rivals = [tuple(cell) for cell in cells_in(rules.rivals_of(s, seat))]
    best: dict[str, Any] | None = None
    for block in begun:
        if best is not None and block["missing"] > best["missing"]:
            break
        shut = [tuple(cell) in rivals for cell in block["cells"]]
        if (shut[0] or shut[3]) and (shut[1] or shut[2]):
            continue
        worth = sum(_tokens_at(s, cell) for cell, is_shut in zip(block["cells"], shut, strict=True) if not is_shut)
        worth += sum(
            _by_changing(s, block["cells"][a], block["cells"][3 - a]) for a in (0, 1) if block["wants"][a] == "!"
        )
        if best is None or worth > best["worth"]:
            best = {**block, "worth": worth}
    return best


def _tokens_at(s: State, cell: Cell) -> int:
    """How many tokens a square brings from this cell: a missing one counts, since it is added before."""
    return 1 + (int(s.pairs) >> cell[0] * SIDE + cell[1] & 1)


def _by_changing(s: State, *diagonal: Cell) -> int:
    """What a square gains when one of two cells shows its other colour: a token on a single, one less on a pair."""
    free = [cell for cell in diagonal if int(rules.free(s)) >> cell[0] * SIDE + cell[1] & 1]
    return max((3 - 2 * _tokens_at(s, cell) for cell in free), default=0)


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
