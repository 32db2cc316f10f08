"""Every rule of Sea Urchins, by its id."""

from __future__ import annotations

from typing import Any

import pytest

import shoal
from tests.games.sea_urchins.boards import SKIP, Cell, add, at, cells, drawn, kinds, move, moves, pawn

FULL = ["yr ry yr ry"] * 4  # a board of size 4, full of pairs


def test_urc_1_components() -> None:
    position = shoal.load("sea_urchins", players=4).match(seed=1).position()
    assert position["bank"] == {"yellow": 20, "red": 20}
    assert position["pawns"] == [None] * 4
    assert position["taken"] == [0] * 4


@pytest.mark.parametrize("size", [4, 5, 6, 7])
def test_urc_2_size(size: int) -> None:
    match = shoal.load("sea_urchins", size=size).match(seed=1)
    assert [len(row) for row in match.position()["board"]] == [size] * size
    assert cells(match, "add", colour="red") == {(r, c) for r in range(size) for c in range(size)}


@pytest.mark.parametrize("size", [3, 8, "5", None, True])
def test_urc_2_no_other_size(size: Any) -> None:
    with pytest.raises(shoal.BadOption, match="4 to 7"):
        shoal.load("sea_urchins", size=size)


def test_urc_2_default_size() -> None:
    assert shoal.load("sea_urchins").match().position()["size"] == 5


def test_urc_3_the_board_starts_empty_and_chance_picks_who_starts() -> None:
    matches = [shoal.load("sea_urchins", players=3).match(seed=seed) for seed in range(40)]
    assert {match.actor for match in matches} == {0, 1, 2}
    assert {len(match.log) for match in matches} == {1}
    assert all(drawn(match) == [] for match in matches)


def test_urc_10_step_1_is_optional() -> None:
    match = at("y . .", "r")
    assert kinds(match) == {"skip", "move"}
    match.play(SKIP)
    assert (match.actor, match.view(0)["phase"]) == (0, "second")
    assert drawn(match) == ["y . . . .", "r . . . ."]


def test_urc_11_step_2_adds_or_moves() -> None:
    match = at("y")
    match.play(move((0, 0), (0, 1)))
    assert kinds(match) == {"add", "move"}
    match.play(move((0, 1), (0, 2)))  # the one moved in step 1
    assert drawn(match) == [". . y . ."]
    assert match.view(0)["phase"] == "pawn"


def test_urc_11_step_2_cannot_be_skipped() -> None:
    assert kinds(at("y", phase="second")) == {"add", "move"}


def test_urc_12_step_3_moves_the_pawn() -> None:
    match = at("y", phase="second")
    match.play(add("red", (3, 3)))
    assert (match.actor, kinds(match)) == (0, {"pawn"})
    match.play(pawn((3, 3)))
    assert match.position()["pawns"] == [[3, 3], None]
    assert (match.actor, match.view(1)["phase"]) == (1, "first")


def test_urc_12_the_next_seat_follows() -> None:
    match = at("y r", players=3, turn=2, phase="pawn")
    match.play(pawn((0, 0)))
    assert match.actor == 0


def test_urc_13_no_token_can_move_in_step_1() -> None:
    assert at().view(0)["phase"] == "second"
    assert at("y r", pawns=[[0, 0], [0, 1]]).view(0)["phase"] == "second"


def test_urc_13_nothing_to_add_or_move_in_step_2() -> None:
    match = at(*FULL, size=4, quiet_turns=2)
    assert match.view(0)["phase"] == "pawn"
    match.play(pawn((0, 0)))
    assert (match.actor, match.view(1)["phase"], match.position()["quiet_turns"]) == (1, "pawn", 3)


def test_urc_13_no_token_for_the_pawn() -> None:
    match = at("y r", phase="pawn", pawns=[[0, 0], [0, 1]])
    assert (match.actor, match.position()["pawns"]) == (1, [[0, 0], [0, 1]])


@pytest.mark.parametrize("pawns", [[[1, 1], None], [None, [1, 1]]])
@pytest.mark.parametrize("token", ["y", "yr"])
def test_urc_20_no_token_moves_from_under_a_pawn(token: str, pawns: list[Any]) -> None:
    rows = ["", f". {token}", "r"]
    assert moves(at(*rows), (1, 1))
    assert moves(at(*rows, pawns=pawns), (1, 1)) == []


def test_urc_20_the_lower_token_of_a_pair_does_not_move() -> None:
    match = at("yr", phase="second")
    match.play(move((0, 0), (0, 3)))
    assert drawn(match) == ["y . . r ."]


def test_urc_21_a_single_token_moves_to_an_empty_cell_next_to_it() -> None:
    match = at("", ". r", ". y . y")
    assert moves(match, (2, 1)) == [(2, 0), (2, 2), (3, 1)]
    match.play(move((2, 1), (2, 0)))
    assert drawn(match) == [". r . . .", "y . . y ."]


@pytest.mark.parametrize("size", [4, 5, 6, 7])
def test_urc_21_not_around_the_edge(size: int) -> None:
    last = size - 1
    rows = [" ".join("." * last + "y")] * 1 + ["r"] + [""] * (size - 3) + [" ".join("." * last + "r")]
    match = at(*rows, size=size)
    assert moves(match, (0, last)) == [(0, last - 1), (1, last)]
    assert moves(match, (1, 0)) == [(0, 0), (1, 1), (2, 0)]
    assert moves(match, (last, last)) == [(last - 1, last), (last, last - 1)]


@pytest.mark.parametrize("size", [4, 5, 6, 7])
def test_urc_22_the_top_of_a_pair_moves_along_its_row_and_column(size: int) -> None:
    for row, column in [(0, 0), (1, 2), (size - 1, size - 1), (2, size - 1), (size - 1, 0)]:
        rows = [""] * row + [" ".join(["."] * column + ["ry"])]
        expected = {(row, c) for c in range(size)} | {(r, column) for r in range(size)}
        assert moves(at(*rows, size=size), (row, column)) == sorted(expected - {(row, column)})


def test_urc_22_tokens_in_between_do_not_matter() -> None:
    match = at("yr r . y .", "r", phase="second")
    assert moves(match, (0, 0)) == [(0, 2), (0, 4), (2, 0), (3, 0), (4, 0)]
    match.play(move((0, 0), (0, 4)))
    assert drawn(match) == ["y r . y r", "r . . . ."]


@pytest.mark.parametrize("colour", ["yellow", "red"])
def test_urc_30_onto_an_empty_cell(colour: str) -> None:
    match = at(phase="second")
    assert len(cells(match, "add", colour=colour)) == 25
    match.play(add(colour, (0, 1)))
    assert drawn(match) == [f". {colour[0]} . . ."]
    assert match.position()["bank"][colour] == 19


def test_urc_30_on_top_of_a_single_token() -> None:
    match = at("y r", phase="second")
    match.play(add("yellow", (0, 1)))
    assert drawn(match) == ["y ry . . ."]
    assert match.position()["bank"] == {"yellow": 18, "red": 19}


def test_urc_31_not_on_a_pawn_a_pair_or_the_same_colour() -> None:
    match = at("y r yr ry r", "y r", phase="second", pawns=[[0, 0], [0, 1]])
    outside = {(r, c) for r in range(5) for c in range(5) if r > 1 or (r == 1 and c > 1)}
    assert cells(match, "add", colour="yellow") == {(0, 4), (1, 1), *outside}
    assert cells(match, "add", colour="red") == {(1, 0), *outside}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_urc_32_an_addition_is_due_after_three_quiet_rounds(players: int) -> None:
    rocks = ["r . r . r . r", "", "r . r . r . r"]  # room for the pawns, away from the token that goes to and fro
    match = at("y", "", "", "", *rocks, size=7, players=players, phase="second")
    match.play(add("red", (4, 5)))
    match.play(pawn((4, 5)))
    for turn in range(3 * players):
        assert match.position()["quiet_turns"] == turn
        assert not match.view(0)["must_add"]
        source, target = ((0, 0), (1, 0)) if turn % 2 == 0 else ((1, 0), (0, 0))
        match.play(SKIP)
        assert kinds(match) == {"add", "move"}
        match.play(move(source, target))
        match.play(match.legal[-1])
        assert match.scores == (0,) * players
    assert match.view(0)["must_add"]
    match.play(SKIP)
    assert kinds(match) == {"add"}
    match.play(match.legal[0])
    match.play(match.legal[0])
    assert match.position()["quiet_turns"] == 0


def test_urc_32_taking_breaks_the_quiet_too() -> None:
    match = at("y r", "r", ". y", quiet_turns=3)
    match.play(SKIP)
    match.play(move((2, 1), (1, 1)))
    match.play(pawn((0, 0)))
    assert (match.scores, match.position()["quiet_turns"]) == ((4, 0), 0)


def test_urc_33_the_game_ends_if_the_addition_due_is_impossible() -> None:
    match = at(*FULL, size=4, quiet_turns=5)
    assert match.view(0)["phase"] == "pawn"
    match.play(pawn((2, 2)))
    assert (match.actor, match.winners, match.payoffs) == (None, (0, 1), (0.5, 0.5))
    assert at(*FULL, size=4, quiet_turns=6).over
    assert at(*FULL, size=4, quiet_turns=6, phase="second").over
    assert at(*FULL[:3], "yr ry yr y", size=4, quiet_turns=6, pawns=[[3, 3], None]).over
    assert not at(*FULL[:3], "yr ry yr y", size=4, quiet_turns=6).over


def test_urc_40_the_pawn_goes_to_any_token_without_another_pawn() -> None:
    match = at("y . . . ry", "", "r yr", "", ". . . . y", phase="pawn", pawns=[[0, 0], [2, 0]])
    assert cells(match, "pawn") == {(0, 4), (2, 1), (4, 4)}
    off = at("y . . . ry", "", "r yr", "", ". . . . y", phase="pawn", pawns=[None, [2, 0]])
    assert cells(off, "pawn") == {(0, 0), (0, 4), (2, 1), (4, 4)}


def test_urc_41_the_pawn_must_leave_its_cell() -> None:
    assert cells(at("y r", phase="pawn", pawns=[[0, 0], None]), "pawn") == {(0, 1)}


def test_urc_41_without_another_free_token_it_stays() -> None:
    match = at("y", phase="pawn", pawns=[[0, 0], None])
    assert (match.actor, match.position()["pawns"], match.position()["quiet_turns"]) == (1, [[0, 0], None], 1)


def taken(*rows: str, to: Cell = (0, 0), rivals: list[Any] | None = None, **rest: Any) -> tuple[int, list[str]]:
    """What seat 0 takes by moving the pawn there, and what is left."""
    others = rivals or [None]
    match = at(*rows, phase="pawn", players=1 + len(others), pawns=[None, *others], **rest)
    match.play(pawn(to))
    return match.scores[0], drawn(match)


def test_urc_50_a_square_is_four_tokens() -> None:
    assert taken("y r", "r y") == (4, [])
    assert taken("y r", "r") == (0, ["y r . . .", "r . . . ."])
    assert taken("y . r", "", "r . y")[0] == 0


@pytest.mark.parametrize("size", [4, 5, 6, 7])
def test_urc_50_anywhere_on_the_board_but_not_around_its_edge(size: int) -> None:
    for row in range(size - 1):
        for column in range(size - 1):
            rows = [""] * row + [" ".join(["."] * column + pair) for pair in (["y", "r"], ["r", "y"])]
            for r, c in [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]:
                assert taken(*rows, to=(r, c), size=size) == (4, [])
    for row in range(size - 2):
        edge = [["."] * size for _ in range(size)]
        edge[row][-1] = edge[row + 2][0] = "y"
        edge[row + 1][0] = edge[row + 1][-1] = "r"
        assert taken(*[" ".join(cells) for cells in edge], to=(row, size - 1), size=size)[0] == 0


@pytest.mark.parametrize(("rows", "count"), [(("y r", "r y"), 4), (("y y", "y y"), 4), (("r r", "r r"), 4)])
def test_urc_51_diagonals_of_one_colour_each(rows: tuple[str, ...], count: int) -> None:
    assert taken(*rows)[0] == count


@pytest.mark.parametrize("rows", [("y y", "r r"), ("y r", "y r"), ("y y", "y r"), ("r y", "y y"), ("r r", "y r")])
def test_urc_51_diagonals_of_two_colours(rows: tuple[str, ...]) -> None:
    assert taken(*rows)[0] == 0


def test_urc_50_a_pair_has_the_colour_of_its_top() -> None:
    assert taken("ry r", "r y") == (5, [])
    assert taken("yr r", "r y")[0] == 0


def test_urc_52_the_pawn_stands_in_the_square() -> None:
    assert taken("y r . y", "r y", to=(0, 3))[0] == 0
    assert taken("y r . y", "r y", to=(1, 0)) == (4, [". . . y ."])


def test_urc_53_no_other_pawn_on_the_diagonal_of_the_pawn() -> None:
    for own, partner in [((0, 0), [1, 1]), ((1, 1), [0, 0]), ((0, 1), [1, 0]), ((1, 0), [0, 1])]:
        assert taken("y r", "r y", to=own, rivals=[partner])[0] == 0


def test_urc_53_one_on_the_other_diagonal_does_not_matter() -> None:
    assert taken("y r", "r y", rivals=[[0, 1]])[0] == 3
    assert taken("y r", "r y", to=(1, 0), rivals=[[1, 1]])[0] == 3
    assert taken("y r", "r y", rivals=[[0, 1], [1, 0]])[0] == 2


def test_urc_54_all_tokens_are_taken_both_of_a_pair() -> None:
    assert taken("ry yr", "yr ry") == (8, [])
    assert taken("ry r", "yr y") == (6, [])


def test_urc_54_but_not_from_under_another_pawn() -> None:
    assert taken("y r", "r y", rivals=[[0, 1]]) == (3, [". r . . ."])
    assert taken("ry yr", "yr ry", rivals=[[1, 0]]) == (6, ["yr . . . ."])


def test_urc_55_all_squares_are_taken_together() -> None:
    assert taken("y r y", "r y r", to=(0, 1)) == (6, [])
    assert taken("y r y", "r y r", "y r y", to=(1, 1)) == (9, [])
    assert taken("y r y", "r y r", "y r y", to=(0, 0)) == (4, [". . y . .", ". . r . .", "y r y . ."])
    # three squares of nine: the rival at the fourth's other end of the diagonal
    assert taken("y r y", "r y r", "y r y", to=(1, 1), rivals=[[0, 0]]) == (8, ["y . . . ."])


def test_urc_55_it_does_not_matter_what_completed_the_square() -> None:
    match = at("y r", "r", phase="second", pawns=[[0, 0], None])
    match.play(add("yellow", (1, 1)))
    match.play(pawn((1, 1)))
    assert match.scores == (4, 0)


def test_urc_55_only_for_the_player_whose_turn_it_is() -> None:
    match = at("y r . y", "r y", phase="pawn", pawns=[None, [0, 0]])
    match.play(pawn((0, 3)))
    assert match.scores == (0, 0)


def test_urc_56_the_pawn_leaves_the_board_and_enters_again() -> None:
    match = at("y r . y", "r y", phase="pawn", pawns=[[0, 3], None], bank={"yellow": 17, "red": 18})
    match.play(pawn((0, 0)))
    assert match.position()["pawns"] == [None, None]
    assert match.position()["bank"] == {"yellow": 17, "red": 18}  # what is taken is out of the game
    for action in (SKIP, add("red", (4, 4)), pawn((4, 4)), SKIP, add("red", (4, 3))):
        match.play(action)
    assert cells(match, "pawn") == {(0, 3), (4, 3)}


@pytest.mark.parametrize("colour", ["yellow", "red"])
def test_urc_60_the_game_ends_after_the_turn_in_which_a_colour_ran_out(colour: str) -> None:
    bank = {"yellow": 7, "red": 7, colour: 1}
    match = at("y r", "r", phase="second", bank=bank, taken=[6, 40 - 3 - 8 - 6])
    match.play(add(colour, (1, 1)))
    assert match.actor == 0  # the pawn still moves
    match.play(pawn((1, 1)))
    assert match.over
    assert match.scores == ((10 if colour == "yellow" else 6), 23)
    assert match.winners == (1,)


def test_urc_60_most_tokens_win_and_equal_numbers_share() -> None:
    match = at("y", players=3, phase="second", bank={"yellow": 1, "red": 8}, taken=[12, 6, 12])
    match.play(add("yellow", (2, 2)))
    match.play(pawn((2, 2)))
    assert match.winners == (0, 2)
    assert match.payoffs == (0.5, 0, 0.5)


@pytest.mark.parametrize("size", [4, 5, 6, 7])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_urc_32_and_60_every_match_ends(players: int, size: int) -> None:
    """Even if nobody adds a token unless it is due."""
    match = shoal.load("sea_urchins", players=players, size=size).match(seed=size)
    while not match.over:
        unwilling = [action for action in match.actions if action["type"] != "add"] or match.actions
        match.play(unwilling[len(match.log) % len(unwilling)]["id"])
    assert len(match.log) < 1 + 3 * (40 + 13) * (3 * players + 1)
