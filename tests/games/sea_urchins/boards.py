"""Boards drawn in words, for the tests."""

from __future__ import annotations

from typing import Any

import shoal
from shoal import Match

Cell = tuple[int, int]
Action = dict[str, Any]


def position(*rows: str, size: int = 5, **rest: Any) -> dict[str, Any]:
    """A position whose first rows are drawn like `y . ry`; the rest of the board is empty."""
    cells = [row.replace(".", "_").split() for row in rows] + [[]] * (size - len(rows))
    board = [[cell.strip("_") for cell in row] + [""] * (size - len(row)) for row in cells]
    return {"players": 2, "size": size, "board": board, **rest}


def at(*rows: str, **rest: Any) -> Match:
    """A match that goes on from there."""
    return shoal.load("sea_urchins").from_position(position(*rows, **rest), seed=1)


def drawn(match: Match) -> list[str]:
    """The rows of the board with something on them, drawn."""
    rows = [" ".join(cell or "." for cell in row) for row in match.position()["board"]]
    return [row for row in rows if row.strip(" .")]


def moves(match: Match, source: Cell | None = None) -> list[Cell]:
    """Where tokens (or the one on that cell) may go."""
    listed = [action for action in match.actions if action["type"] == "move"]
    return sorted((a["to"][0], a["to"][1]) for a in listed if source is None or a["from"] == list(source))


def cells(match: Match, kind: str, **like: Any) -> set[Cell]:
    """The cells of the legal actions of this type."""
    listed = [a for a in match.actions if a["type"] == kind and all(a[key] == value for key, value in like.items())]
    return {(a["cell"][0], a["cell"][1]) for a in listed}


def kinds(match: Match) -> set[str]:
    """The types of the legal actions."""
    return {action["type"] for action in match.actions}


def move(source: Cell, target: Cell) -> Action:
    return {"type": "move", "from": list(source), "to": list(target)}


def add(colour: str, cell: Cell) -> Action:
    return {"type": "add", "colour": colour, "cell": list(cell)}


def pawn(cell: Cell) -> Action:
    return {"type": "pawn", "cell": list(cell)}


SKIP: Action = {"type": "skip"}
