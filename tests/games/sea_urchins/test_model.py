"""The model of Sea Urchins judged: the examples of the rules page, rules where it could err, random matches."""

from __future__ import annotations

import random

import pytest

from tests.games.sea_urchins.model import Cell, Model
from tests.kit.reference import actions_of, play_random

MATCHES = 25  # random matches of each combination of players and options


def board(*rows: str, pawns: list[Cell | None], size: int = 5) -> Model:
    """A match with these rows in the corner of the board ("y r . yr"), seat 0 about to end its turn."""
    model = Model(len(pawns), size=size)
    model.play({"type": "start", "seat": 0})
    for r, row in enumerate(rows):
        for c, stack in enumerate(row.split()):
            model.board[r, c] = stack.replace(".", "")
    model.pawns = list(pawns)
    model.phase = "second"
    return model


@pytest.mark.parametrize(
    ("rows", "pawns", "taken"),
    [
        (("y r", "r y"), [(0, 0), None], 4),
        (("y y", "y y"), [(0, 0), None], 4),  # URC-51: the diagonals may have the same colour
        (("y r", "r y"), [(0, 0), (0, 1)], 3),  # a rival on a red cell: it stays
        (("y r", "r y"), [(0, 0), (1, 1)], 0),  # URC-53
        (("y r", "r r"), [(0, 0), None], 0),  # URC-51
        (("y r .", "r y .", ". . y"), [(2, 2), None], 0),  # URC-52
        (("ry yr", "yr ry"), [(0, 0), None], 8),
        (("y r y", "r y r"), [(0, 1), None], 6),  # URC-55: two squares, each token once
        (("y r", "r ."), [(0, 0), None], 0),  # URC-50
    ],
)
def test_urc_50_squares(rows: tuple[str, ...], pawns: list[Cell | None], taken: int) -> None:
    model = board(*rows, pawns=pawns)
    before = sum(len(stack) for stack in model.board.values())
    model.end_turn()
    assert model.scores() == [taken, 0]
    assert sum(len(stack) for stack in model.board.values()) == before - taken
    assert model.pawns == [None if taken else pawns[0], pawns[1]]  # URC-56
    assert (model.turn, model.quiet_turns) == (1, 0 if taken else 1)


def test_urc_20_moves() -> None:
    model = board("y . .", "yr . .", "r . .", pawns=[(2, 0), None], size=4)
    moves = [(action["from"], action["to"]) for action in actions_of(model) if action["type"] == "move"]
    assert moves == [([0, 0], [0, 1])] + [([1, 0], to) for to in ([1, 1], [1, 2], [1, 3], [3, 0])]
    model.play({"type": "move", "from": [1, 0], "to": [1, 3]})
    assert (model.board[1, 0], model.board[1, 3], model.phase) == ("y", "r", "pawn")


def test_urc_30_additions() -> None:
    model = board("y r yr", pawns=[(0, 1), None], size=4)
    added = [(action["colour"], action["cell"]) for action in actions_of(model) if action["type"] == "add"]
    assert [cell for colour, cell in added if cell[0] == 0] == [[0, 3], [0, 0], [0, 3]]  # yellow, then red on [0, 0]
    assert len(added) == 2 * 13 + 1


def test_urc_32_and_33_additions_due() -> None:
    model = board("y r", pawns=[None, None], size=4)
    model.quiet_turns = 5
    assert {action["type"] for action in actions_of(model)} == {"add", "move"}
    model.quiet_turns = 6
    assert {action["type"] for action in actions_of(model)} == {"add"}
    model.board = dict.fromkeys(model.cells, "yr")
    model.enter_first()
    assert (model.actor(), model.turn) == (None, 0)


def test_urc_13_and_41_skipped_steps() -> None:
    model = Model(2)
    model.play({"type": "start", "seat": 1})
    assert (model.actor(), model.phase) == (1, "second")  # nothing to move yet
    model.play({"type": "add", "colour": "red", "cell": [2, 2]})
    model.play({"type": "pawn", "cell": [2, 2]})
    assert (model.actor(), model.phase) == (0, "second")  # the only token has a pawn
    assert {"type": "add", "colour": "yellow", "cell": [2, 2]} not in actions_of(model)
    model.play({"type": "add", "colour": "red", "cell": [0, 0]})
    assert actions_of(model) == [{"type": "pawn", "cell": [0, 0]}]


def test_urc_60_the_bank_runs_out() -> None:
    model = board("y r", "r .", pawns=[None, None])
    model.bank = {"yellow": 1, "red": 9}
    model.play({"type": "add", "colour": "yellow", "cell": [1, 1]})
    model.play({"type": "pawn", "cell": [0, 0]})
    assert (model.actor(), model.scores(), model.winners()) == (None, [4, 0], [0])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [4, 5, 6, 7])
def test_random_matches_end_and_lose_nothing(players: int, size: int) -> None:
    rng = random.Random(f"{players} {size}")
    for _ in range(MATCHES):
        model = Model(players, size=size)

        def check(model: Model = model) -> None:
            stacks = list(model.board.values())
            assert set(stacks) <= {"", "y", "r", "yr", "ry"}
            assert sum(map(len, stacks)) + sum(model.bank.values()) + sum(model.taken) == 40
            standing = [pawn for pawn in model.pawns if pawn is not None]
            assert len(set(standing)) == len(standing)
            assert all(model.board[pawn] for pawn in standing)

        play_random(model, rng, check)
