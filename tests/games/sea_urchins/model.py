"""Sea Urchins, written as plainly as possible from the rules page."""

from collections.abc import Iterator
from typing import Any

from tests.kit.reference import Action, Choice

Cell = tuple[int, int]  # row, column
LETTER = {"yellow": "y", "red": "r"}


class Model:
    """A match of Sea Urchins."""

    def __init__(self, players: int, size: int = 5) -> None:
        self.players = players
        self.size = size  # URC-2
        self.cells = [(r, c) for r in range(size) for c in range(size)]
        self.neighbours = {cell: [to for to in self.cells if are_neighbours(cell, to)] for cell in self.cells}
        self.lines = {cell: [to for to in self.cells if are_in_line(cell, to)] for cell in self.cells}
        self.board = dict.fromkeys(self.cells, "")  # URC-3: bottom to top, "yr" is a red one on a yellow one
        self.pawns: list[Cell | None] = [None] * players
        self.bank = {"yellow": 20, "red": 20}  # URC-1
        self.taken = [0] * players
        self.started = False  # URC-3: has chance picked who starts?
        self.turn = 0
        self.phase = "first"
        self.quiet_turns = 0  # turns since a token was last added or taken
        self.added = False  # a token was added in this turn

    # Whose choice, and which

    def actor(self) -> int | str | None:
        if self.phase == "over":
            return None
        return self.turn if self.started else "chance"

    def choices(self) -> list[Choice]:
        if not self.started:
            return [({"type": "start", "seat": seat}, 1) for seat in range(self.players)]
        return [(action, 1) for action in self.actions()]

    def actions(self) -> Iterator[Action]:
        if self.phase == "first":  # URC-10
            yield {"type": "skip"}
            yield from self.moves()
        elif self.phase == "second":  # URC-11
            yield from self.additions()
            if not self.addition_due():
                yield from self.moves()
        elif self.phase == "pawn":  # URC-12
            yield from self.pawn_moves()

    def moves(self) -> Iterator[Action]:
        """All moves of tokens: never one with a pawn, never the lower one of a pair (URC-20)."""
        for cell in self.cells:
            stack = self.board[cell]
            if not stack or cell in self.pawns:
                continue
            reach = self.neighbours[cell] if len(stack) == 1 else self.lines[cell]  # URC-21, URC-22
            for to in reach:
                if not self.board[to]:
                    yield {"type": "move", "from": list(cell), "to": list(to)}

    def additions(self) -> Iterator[Action]:
        """All additions: onto an empty cell, or a single token of the other colour without a pawn (URC-30, URC-31)."""
        for colour, letter in LETTER.items():
            for cell in self.cells:
                stack = self.board[cell]
                onto_single = len(stack) == 1 and stack != letter and cell not in self.pawns
                if self.bank[colour] and (not stack or onto_single):
                    yield {"type": "add", "colour": colour, "cell": list(cell)}

    def addition_due(self) -> bool:
        """Nothing was added or taken for three full rounds (URC-32)."""
        return self.quiet_turns >= 3 * self.players

    def pawn_moves(self) -> Iterator[Action]:
        """To any token or pair without a pawn: not another player's (URC-40), nor where one's own stands (URC-41)."""
        for cell in self.cells:
            if self.board[cell] and cell not in self.pawns:
                yield {"type": "pawn", "cell": list(cell)}

    # What the choices do

    def play(self, action: Action) -> None:
        match action["type"]:
            case "start":
                self.started = True
                self.turn = action["seat"]
                self.enter_first()
            case "skip":
                self.enter_second()
            case "move":
                self.move(as_cell(action["from"]), as_cell(action["to"]))
            case "add":
                self.add(action["colour"], as_cell(action["cell"]))
            case "pawn":
                self.pawns[self.turn] = as_cell(action["cell"])
                self.end_turn()

    def move(self, start: Cell, to: Cell) -> None:
        self.board[to] = self.board[start][-1]
        self.board[start] = self.board[start][:-1]
        if self.phase == "first":
            self.enter_second()
        else:
            self.enter_pawn()

    def add(self, colour: str, cell: Cell) -> None:
        self.bank[colour] -= 1
        self.board[cell] += LETTER[colour]
        self.added = True
        self.enter_pawn()

    # The steps of a turn; one without a legal choice is skipped (URC-13)

    def enter_first(self) -> None:
        self.phase = "first"
        self.added = False
        if not any(self.moves()):
            self.enter_second()

    def enter_second(self) -> None:
        self.phase = "second"
        if any(self.actions()):
            return
        if self.addition_due():  # URC-33
            self.phase = "over"
        else:
            self.enter_pawn()

    def enter_pawn(self) -> None:
        self.phase = "pawn"
        if not any(self.pawn_moves()):
            self.end_turn()  # URC-41: the pawn stays

    def end_turn(self) -> None:
        took = self.take_squares()
        self.quiet_turns = 0 if took or self.added else self.quiet_turns + 1
        if not self.bank["yellow"] or not self.bank["red"]:  # URC-60
            self.phase = "over"
        else:
            self.turn = (self.turn + 1) % self.players
            self.enter_first()

    # Taking squares

    def take_squares(self) -> bool:
        """Take all squares that count, each token once (URC-54, URC-55); then the pawn leaves the board (URC-56)."""
        own = self.pawns[self.turn]
        if own is None:
            return False
        others = [pawn for pawn in self.pawns if pawn is not None and pawn != own]
        squares = [square for square in self.squares_with(own) if self.counts(square, own, others)]
        for cell in {cell for square in squares for cell in square if cell not in others}:
            self.taken[self.turn] += len(self.board[cell])
            self.board[cell] = ""
        if squares:
            self.pawns[self.turn] = None
        return bool(squares)

    def squares_with(self, own: Cell) -> list[list[Cell]]:
        """The squares on the board that include the cell (URC-50, URC-52): cells 0, 3 and 1, 2 are their diagonals."""
        corners = [(r, c) for r in range(self.size - 1) for c in range(self.size - 1)]
        squares = [[(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)] for r, c in corners]
        return [square for square in squares if own in square]

    def counts(self, square: list[Cell], own: Cell, others: list[Cell]) -> bool:
        """Does the square count for the player whose pawn stands on `own`?"""
        if not all(self.board[cell] for cell in square):  # URC-50
            return False
        diagonals = [[square[0], square[3]], [square[1], square[2]]]
        for one, two in diagonals:
            if self.board[one][-1] != self.board[two][-1]:  # URC-51
                return False
            if own in (one, two) and (one in others or two in others):  # URC-53
                return False
        return True

    # What is on the table

    def scores(self) -> list[int]:
        return list(self.taken)

    def winners(self) -> list[int]:
        """Most taken tokens; equal numbers share the win (URC-60)."""
        return [seat for seat in range(self.players) if self.taken[seat] == max(self.taken)]

    def position(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "size": self.size,
            "board": [[self.board[r, c] for c in range(self.size)] for r in range(self.size)],
            "pawns": [None if pawn is None else list(pawn) for pawn in self.pawns],
            "bank": dict(self.bank),
            "taken": list(self.taken),
            "turn": self.turn,
            "phase": self.phase,
            "quiet_turns": self.quiet_turns,
        }


def as_cell(pair: list[int]) -> Cell:
    return pair[0], pair[1]


def are_neighbours(a: Cell, b: Cell) -> bool:
    """Next to each other, horizontally or vertically (URC-21)."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def are_in_line(a: Cell, b: Cell) -> bool:
    """Two cells of one row or column (URC-22)."""
    return a != b and (a[0] == b[0] or a[1] == b[1])
