"""The judges judged: the examples of the rules pages, and single rules where a model could err."""

import random
from collections import Counter
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

from . import Action, Reference, coloretto, sea_salt_paper, sea_urchins


def actions(model: Reference) -> list[Action]:
    return [action for action, _ in model.choices()]


# Sea Salt & Paper


def salt(players: int = 2, **options: Any) -> sea_salt_paper.Model:
    """A match whose first round has started with seat 0, a shell and an octopus on the piles."""
    model = sea_salt_paper.Model(players, **options)
    model.play({"type": "start", "seat": 0})
    model.play({"type": "deal", "card": "shell:grey"})
    model.play({"type": "deal", "card": "octopus:grey"})
    return model


def give(model: sea_salt_paper.Model, seat: int, *cards: str) -> None:
    for card in cards:
        model.deck.remove(card)
        model.hands[seat].append(card)


ELEVEN = ("penguin:purple", "penguin:pink", "penguin:light_orange", "sailor:pink", "penguin_colony:green")  # 5 + 0 + 6


def test_deck_has_58_cards() -> None:
    colours = Counter(card.split(":")[1] for card in sea_salt_paper.DECK)
    assert len(sea_salt_paper.DECK) == 58
    assert dict(colours) == {
        "dark_blue": 9, "light_blue": 9, "black": 8, "yellow": 8, "green": 6, "grey": 4, "purple": 4, "white": 4,
        "light_orange": 3, "pink": 2, "orange": 1,
    }  # fmt: skip


@pytest.mark.parametrize(("green", "expected"), [(3, 7), (2, 6)])
def test_ssp_55_two_mermaids(green: int, expected: int) -> None:
    blue = ["crab:light_blue", "boat:light_blue", "fish:light_blue", "shell:light_blue"]
    greens = ["octopus:green", "shark:green", "penguin_colony:green"][:green]
    assert sea_salt_paper.points(blue + greens + ["mermaid:white"] * 2)["mermaids"] == expected


def test_ssp_56_white_is_a_colour() -> None:
    score = sea_salt_paper.points(["mermaid:white"] * 3 + ["crab:black"])
    assert score == {"pairs": 0, "collections": 0, "multipliers": 0, "mermaids": 4, "total": 4, "colour_bonus": 3}


def test_points_item_by_item() -> None:
    cards = ["crab:black", "crab:grey", "crab:green", "swimmer:black", "shark:black", "boat:black", "lighthouse:purple"]
    cards += ["sailor:pink", "sailor:orange", "captain:light_orange", "shell:black", "shell:grey"]
    score = sea_salt_paper.points(cards)
    assert score == {"pairs": 2, "collections": 7, "multipliers": 7, "mermaids": 0, "total": 16, "colour_bonus": 5}
    assert sea_salt_paper.points([])["total"] == sea_salt_paper.points([])["colour_bonus"] == 0


def test_ssp_34_seven_shown_and_two_yellow_are_nine() -> None:
    model = salt()
    give(model, 0, "shell:yellow", "shell:green", "shell:black", "octopus:yellow", "octopus:green")
    assert sea_salt_paper.points(model.hands[0])["total"] == 7
    model.phase = "play"
    model.play({"type": "last_chance"})
    assert model.revealed == [True, False]
    model.play({"type": "take", "pile": 0})
    assert actions(model) == [{"type": "end_turn"}]
    model.play({"type": "end_turn"})
    assert model.scores() == [9, 1]
    assert (model.round, model.turn, model.caller, model.revealed) == (2, 1, None, [False, False])


def test_ssp_34_a_beaten_caller_has_only_the_bonus() -> None:
    model = salt(3)
    give(model, 0, *ELEVEN[:3], "penguin_colony:green")
    give(model, 1, "sailor:pink", "sailor:orange", "captain:light_orange", "shell:black", "shell:green")
    model.phase = "play"
    model.play({"type": "last_chance"})
    for pile in (0, 1):
        model.play({"type": "take", "pile": pile})
        model.play({"type": "end_turn"})
    assert model.scores() == [1, 15, 0]  # 11 against 5 + 6 + 4 with the shell from the pile


def test_ssp_11_the_empty_pile_must_be_filled() -> None:
    model = salt()
    model.play({"type": "take", "pile": 1})
    model.play({"type": "end_turn"})
    model.play({"type": "draw"})
    model.play({"type": "deal", "card": "crab:yellow"})
    model.play({"type": "deal", "card": "crab:yellow"})
    assert actions(model) == [{"type": "keep", "card": "crab:yellow"}]
    model.play({"type": "keep", "card": "crab:yellow"})
    assert actions(model) == [{"type": "discard", "pile": 1}]


def test_ssp_12_one_card_then_none() -> None:
    model = salt()
    model.piles, model.deck = [[], []], ["crab:black"]
    model.play({"type": "draw"})
    assert model.choices() == [({"type": "deal", "card": "crab:black"}, 1)]
    model.play({"type": "deal", "card": "crab:black"})
    assert (model.phase, model.hands[0]) == ("play", ["crab:black"])
    give_back = ["boat:black", "boat:black"]
    model.hands[0] += give_back
    model.play({"type": "play", "cards": give_back})
    assert model.phase == "play"  # nothing to take anywhere
    model.play({"type": "end_turn"})
    assert (model.round, model.turn, model.scores()) == (2, 1, [0, 0])  # SSP-35


def test_ssp_21_crabs_take_the_topmost_of_equal_cards() -> None:
    model = salt()
    give(model, 0, "crab:black", "crab:grey")
    model.piles[0] = ["crab:yellow", "fish:black", "crab:yellow", "fish:green"]
    model.piles[1] = []
    model.phase = "play"
    model.play({"type": "play", "cards": ["crab:black", "crab:grey"]})
    assert actions(model) == [{"type": "look", "pile": 0}]
    model.play({"type": "look", "pile": 0})
    assert [action["card"] for action in actions(model)] == ["crab:yellow", "fish:black", "fish:green"]
    model.play({"type": "pick", "card": "crab:yellow"})
    assert model.piles[0] == ["crab:yellow", "fish:black", "fish:green"]
    assert (model.phase, model.hands[0]) == ("play", ["crab:yellow"])


def test_ssp_24_the_odds_of_a_theft() -> None:
    model = salt(4)
    give(model, 0, "swimmer:black", "shark:black")
    give(model, 1, "boat:black", "boat:black", "fish:green")
    give(model, 3, "boat:yellow")
    model.revealed[3] = True  # SSP-33
    model.phase = "play"
    assert actions(model)[0] == {"type": "play", "cards": ["swimmer:black", "shark:black"]}
    model.play(actions(model)[0])
    assert actions(model) == [{"type": "steal", "from": 1}]
    model.play({"type": "steal", "from": 1})
    assert {action["card"]: weight for action, weight in model.choices()} == {"boat:black": 2, "fish:green": 1}
    model.play({"type": "stolen", "card": "boat:black"})
    assert (model.hands[0], model.hands[1]) == (["boat:black"], ["boat:black", "fish:green"])
    assert model.actor() == 0


def test_ssp_25_the_fourth_mermaid_wins_at_once() -> None:
    model = salt()
    give(model, 0, *["mermaid:white"] * 3)
    model.play({"type": "draw"})
    model.play({"type": "deal", "card": "mermaid:white"})
    model.play({"type": "deal", "card": "crab:black"})
    model.play({"type": "keep", "card": "mermaid:white"})
    assert (model.actor(), model.winners(), model.scores()) == (None, [0], [0, 0])
    assert model.position()["drawn"] == ["crab:black"]


def test_ssp_30_stop_needs_seven_points_and_no_caller() -> None:
    model = salt()
    give(model, 0, *ELEVEN[:3])
    model.phase = "play"
    assert actions(model) == [{"type": "end_turn"}]
    give(model, 0, "penguin_colony:green")
    assert actions(model) == [{"type": "end_turn"}, {"type": "stop"}, {"type": "last_chance"}]
    model.caller = 1
    assert actions(model) == [{"type": "end_turn"}]


@pytest.mark.parametrize(
    ("tiebreak", "totals", "winners"),
    [
        ("last_round", [29, 40], [0]),
        ("caller", [29, 40], [0]),
        ("caller", [20, 41], [1]),
        ("last_round", [28, 40], [1]),
    ],
)
def test_ssp_41_ties(tiebreak: str, totals: list[int], winners: list[int]) -> None:
    model = salt(tiebreak=tiebreak)
    give(model, 0, *ELEVEN)
    model.total, model.phase = totals, "play"
    model.play({"type": "stop"})  # 11 points for seat 0
    assert (model.actor(), model.winners(), model.caller, model.revealed) == (None, winners, 0, [True, True])
    assert sorted(model.position()["hands"][0]) == sorted(ELEVEN)


def test_ssp_41_still_tied_or_the_caller_not_among_the_tied() -> None:
    model = salt(3, tiebreak="caller")
    model.total, model.caller = [10, 40, 40], 0
    assert model.best([10, 5, 7]) == [1, 2]
    model.tiebreak = "last_round"
    assert model.best([10, 5, 7]) == [2]
    assert model.best([10, 7, 7]) == [1, 2]


# Coloretto


def test_col_24_the_example() -> None:
    cards = ["joker", "+2"] + ["green"] * 6 + ["yellow"] * 4 + ["red"] * 3 + ["blue"] * 2
    assert coloretto.best(cards) == 41
    assert coloretto.worth(cards, ["green", "yellow", "red"], ["yellow"]) == 41


@pytest.mark.parametrize("scoring", ["brown", "blue"])
def test_col_24_best_is_the_best_of_all_assignments(scoring: str) -> None:
    rng = random.Random(24)
    for _ in range(5):
        colours = coloretto.COLOURS[: rng.randint(5, 7)]
        jokers = rng.randint(0, 2)
        cards = ["joker"] * jokers + [rng.choice([*colours, "+2"]) for _ in range(rng.randint(0, 25))]
        ways = [
            coloretto.worth(cards, positive, joined, scoring)
            for positive in combinations(colours, 3)
            for joined in combinations_with_replacement(colours, jokers)
        ]
        assert coloretto.best(cards, scoring, colours) == max(ways)


def test_col_22_a_joker_may_join_a_colour_without_cards() -> None:
    cards = ["joker"] + ["red"] * 3 + ["green"] * 3  # blue: a fourth red would cost a point, a lone yellow brings one
    assert coloretto.best(cards, "blue") == 17
    assert coloretto.best(["joker"] * 3, "blue") == 8


def colours_dealt(players: int, **options: Any) -> coloretto.Model:
    model = coloretto.Model(players, **options)
    while actions(model)[0]["type"] == "deal":
        model.play(actions(model)[0])
    model.play({"type": "start", "seat": 1})
    return model


def draw(model: coloretto.Model, card: str, row: int) -> None:
    model.play({"type": "draw"})
    model.play({"type": "deal", "card": card})
    model.play({"type": "place", "row": row})


def test_col_4_two_players_get_two_colours_each() -> None:
    model = colours_dealt(2)
    assert model.collections == [["red", "yellow"], ["orange", "green"]]
    assert model.position()["out"] == ["brown"] * 9 + ["purple"] * 9
    assert (len(model.deck), model.turn, model.actor()) == (76 - 18 - 4, 1, 1)
    assert [row["capacity"] for row in model.rows] == [1, 2, 3]


def test_col_14_and_15_a_round_of_two() -> None:
    model = colours_dealt(2)
    assert actions(model) == [{"type": "draw"}]
    draw(model, "joker", 0)
    draw(model, "+2", 1)
    model.play({"type": "draw"})
    model.play({"type": "deal", "card": "red"})
    assert actions(model) == [{"type": "place", "row": 1}, {"type": "place", "row": 2}]  # COL-11: row 0 is full
    model.play({"type": "place", "row": 2})
    model.play({"type": "take", "row": 0})  # seat 0
    assert (model.turn, model.rows[0]["taken_by"]) == (1, 0)
    draw(model, "blue", 2)  # COL-13
    assert model.turn == 1
    model.play({"type": "take", "row": 2})
    assert model.collections == [["red", "yellow", "joker"], ["orange", "green", "red", "blue"]]
    assert (model.turn, model.phase, model.out[-1]) == (1, "choose", "+2")
    assert all(row["taken_by"] is None and not row["cards"] for row in model.rows)


def test_col_20_the_last_round_card() -> None:
    model = colours_dealt(3)
    model.deck = model.deck[:16]
    draw(model, model.deck[0], 0)
    assert not model.last_round
    draw(model, model.deck[0], 1)
    assert model.last_round
    draw(model, model.deck[0], 2)
    for row in (0, 1, 2):
        assert model.actor() == (1 + row) % 3
        model.play({"type": "take", "row": row})
    assert (model.actor(), model.turn) == (None, 0)


# Sea Urchins


def board(*rows: str, pawns: list[sea_urchins.Cell | None], size: int = 5) -> sea_urchins.Model:
    """A match with these rows in the corner of the board ("y r . yr"), seat 0 about to end its turn."""
    model = sea_urchins.Model(len(pawns), size=size)
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
def test_urc_50_squares(rows: tuple[str, ...], pawns: list[sea_urchins.Cell | None], taken: int) -> None:
    model = board(*rows, pawns=pawns)
    before = sum(len(stack) for stack in model.board.values())
    model.end_turn()
    assert model.scores() == [taken, 0]
    assert sum(len(stack) for stack in model.board.values()) == before - taken
    assert model.pawns == [None if taken else pawns[0], pawns[1]]  # URC-56
    assert (model.turn, model.quiet_turns) == (1, 0 if taken else 1)


def test_urc_20_moves() -> None:
    model = board("y . .", "yr . .", "r . .", pawns=[(2, 0), None], size=4)
    moves = [(action["from"], action["to"]) for action in actions(model) if action["type"] == "move"]
    assert moves == [([0, 0], [0, 1])] + [([1, 0], to) for to in ([1, 1], [1, 2], [1, 3], [3, 0])]
    model.play({"type": "move", "from": [1, 0], "to": [1, 3]})
    assert (model.board[1, 0], model.board[1, 3], model.phase) == ("y", "r", "pawn")


def test_urc_30_additions() -> None:
    model = board("y r yr", pawns=[(0, 1), None], size=4)
    added = [(action["colour"], action["cell"]) for action in actions(model) if action["type"] == "add"]
    assert [cell for colour, cell in added if cell[0] == 0] == [[0, 3], [0, 0], [0, 3]]  # yellow, then red on [0, 0]
    assert len(added) == 2 * 13 + 1


def test_urc_32_and_33_additions_due() -> None:
    model = board("y r", pawns=[None, None], size=4)
    model.quiet_turns = 5
    assert {action["type"] for action in actions(model)} == {"add", "move"}
    model.quiet_turns = 6
    assert {action["type"] for action in actions(model)} == {"add"}
    model.board = dict.fromkeys(model.cells, "yr")
    model.enter_first()
    assert (model.actor(), model.turn) == (None, 0)


def test_urc_13_and_41_skipped_steps() -> None:
    model = sea_urchins.Model(2)
    model.play({"type": "start", "seat": 1})
    assert (model.actor(), model.phase) == (1, "second")  # nothing to move yet
    model.play({"type": "add", "colour": "red", "cell": [2, 2]})
    model.play({"type": "pawn", "cell": [2, 2]})
    assert (model.actor(), model.phase) == (0, "second")  # the only token has a pawn
    assert {"type": "add", "colour": "yellow", "cell": [2, 2]} not in actions(model)
    model.play({"type": "add", "colour": "red", "cell": [0, 0]})
    assert actions(model) == [{"type": "pawn", "cell": [0, 0]}]


def test_urc_60_the_bank_runs_out() -> None:
    model = board("y r", "r .", pawns=[None, None])
    model.bank = {"yellow": 1, "red": 9}
    model.play({"type": "add", "colour": "yellow", "cell": [1, 1]})
    model.play({"type": "pawn", "cell": [0, 0]})
    assert (model.actor(), model.scores(), model.winners()) == (None, [4, 0], [0])
