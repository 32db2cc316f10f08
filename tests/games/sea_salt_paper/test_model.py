"""The model of Sea Salt & Paper judged: the examples of the rules page, rules where it could err, random matches."""

from __future__ import annotations

import copy
import random
from collections import Counter
from typing import Any

import pytest

from tests.games.sea_salt_paper.boards import at
from tests.games.sea_salt_paper.model import DECK, Model, points
from tests.kit.reference import actions_of, play_random

MATCHES = 25  # random matches of each combination of players and options


def salt(players: int = 2, **options: Any) -> Model:
    """A match whose first round has started with seat 0, a shell and an octopus on the piles."""
    model = Model(players, **options)
    model.play({"type": "start", "seat": 0})
    model.play({"type": "deal", "card": "shell:grey"})
    model.play({"type": "deal", "card": "octopus:grey"})
    return model


def give(model: Model, seat: int, *cards: str) -> None:
    for card in cards:
        model.deck.remove(card)
        model.hands[seat].append(card)


ELEVEN = ("penguin:purple", "penguin:pink", "penguin:light_orange", "sailor:pink", "penguin_colony:green")  # 5 + 0 + 6


def test_deck_has_58_cards() -> None:
    colours = Counter(card.split(":")[1] for card in DECK)
    assert len(DECK) == 58
    assert dict(colours) == {
        "dark_blue": 9, "light_blue": 9, "black": 8, "yellow": 8, "green": 6, "grey": 4, "purple": 4, "white": 4,
        "light_orange": 3, "pink": 2, "orange": 1,
    }  # fmt: skip


@pytest.mark.parametrize(("green", "expected"), [(3, 7), (2, 6)])
def test_ssp_55_two_mermaids(green: int, expected: int) -> None:
    blue = ["crab:light_blue", "boat:light_blue", "fish:light_blue", "shell:light_blue"]
    greens = ["octopus:green", "shark:green", "penguin_colony:green"][:green]
    assert points(blue + greens + ["mermaid:white"] * 2)["mermaids"] == expected


def test_ssp_56_white_is_a_colour() -> None:
    score = points(["mermaid:white"] * 3 + ["crab:black"])
    assert score == {"pairs": 0, "collections": 0, "multipliers": 0, "mermaids": 4, "total": 4, "colour_bonus": 3}


def test_points_item_by_item() -> None:
    cards = ["crab:black", "crab:grey", "crab:green", "swimmer:black", "shark:black", "boat:black", "lighthouse:purple"]
    cards += ["sailor:pink", "sailor:orange", "captain:light_orange", "shell:black", "shell:grey"]
    score = points(cards)
    assert score == {"pairs": 2, "collections": 7, "multipliers": 7, "mermaids": 0, "total": 16, "colour_bonus": 5}
    assert points([])["total"] == points([])["colour_bonus"] == 0


def test_ssp_34_seven_shown_and_two_yellow_are_nine() -> None:
    model = salt()
    give(model, 0, "shell:yellow", "shell:green", "shell:black", "octopus:yellow", "octopus:green")
    assert points(model.hands[0])["total"] == 7
    model.phase = "play"
    model.play({"type": "last_chance"})
    assert model.revealed == [True, False]
    model.play({"type": "take", "pile": 0})
    assert actions_of(model) == [{"type": "end_turn"}]
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
    assert actions_of(model) == [{"type": "keep", "card": "crab:yellow"}]
    model.play({"type": "keep", "card": "crab:yellow"})
    assert actions_of(model) == [{"type": "discard", "pile": 1}]


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


def test_ssp_21_crabs_take_any_of_equal_cards() -> None:
    model = salt()
    give(model, 0, "crab:black", "crab:grey")
    model.piles[0] = ["crab:yellow", "fish:black", "fish:black", "crab:yellow", "fish:green"]
    model.piles[1] = []
    model.phase = "play"
    model.play({"type": "play", "cards": ["crab:black", "crab:grey"]})
    assert actions_of(model) == [{"type": "look", "pile": 0}]
    model.play({"type": "look", "pile": 0})
    lower = {"type": "pick_lower", "card": "crab:yellow", "above": 1}
    picks = [{"type": "pick", "card": card} for card in ("fish:black", "crab:yellow", "fish:green")]
    assert actions_of(model) == [lower, *picks]  # which of the two black fish makes no difference
    other = copy.deepcopy(model)
    other.play(lower)
    assert other.piles[0] == ["fish:black", "fish:black", "crab:yellow", "fish:green"]
    model.play({"type": "pick", "card": "crab:yellow"})
    assert model.piles[0] == ["crab:yellow", "fish:black", "fish:black", "fish:green"]
    assert (model.phase, model.hands[0]) == (other.phase, other.hands[0]) == ("play", ["crab:yellow"])


SEVERAL = [card for card in DECK if DECK.count(card) > 1 and card not in ("crab:yellow", "crab:dark_blue")]


def test_ssp_21_crabs_after_crabs_in_lockstep_with_the_rules() -> None:
    """Piles full of equal cards, picked from twice: the same choices, and what remains is the same."""
    for seed in range(150):
        pick_twice(random.Random(seed))


def pick_twice(rng: random.Random) -> None:
    crabs = [["crab:black", "crab:grey"], ["crab:yellow", "crab:yellow"]]
    pile = rng.sample(SEVERAL, rng.randrange(3, 9))
    model = salt()
    give(model, 0, *crabs[0], *crabs[1])
    model.piles, model.phase = [list(pile), []], "play"
    match = at(hands=[sum(crabs, []), []], piles=[pile, []], phase="play")
    for pair in crabs:
        for action in ({"type": "play", "cards": pair}, {"type": "look", "pile": 0}):
            model.play(action)
            match.play(action)
        listed = [{key: value for key, value in action.items() if key != "id"} for action in match.actions]
        assert sorted(map(str, listed)) == sorted(map(str, actions_of(model)))
        pick = rng.choice(sorted(listed, key=lambda action: str(action["type"]))[-3:])  # mostly lower ones
        model.play(pick)
        match.play(pick)
        assert match.position()["piles"] == model.piles
        assert match.position()["hands"][0] == sorted(model.hands[0], key=DECK.index)


def test_ssp_24_the_odds_of_a_theft() -> None:
    model = salt(4)
    give(model, 0, "swimmer:black", "shark:black")
    give(model, 1, "boat:black", "boat:black", "fish:green")
    give(model, 3, "boat:yellow")
    model.revealed[3] = True  # SSP-33
    model.phase = "play"
    assert actions_of(model)[0] == {"type": "play", "cards": ["swimmer:black", "shark:black"]}
    model.play(actions_of(model)[0])
    assert actions_of(model) == [{"type": "steal", "from": 1}]
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
    assert actions_of(model) == [{"type": "end_turn"}]
    give(model, 0, "penguin_colony:green")
    assert actions_of(model) == [{"type": "end_turn"}, {"type": "stop"}, {"type": "last_chance"}]
    model.caller = 1
    assert actions_of(model) == [{"type": "end_turn"}]


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


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tiebreak", ["last_round", "caller"])
@pytest.mark.parametrize("target", [None, 10, 70])
def test_random_matches_end_and_lose_nothing(players: int, tiebreak: str, target: int | None) -> None:
    rng = random.Random(f"{players} {tiebreak} {target}")
    for _ in range(MATCHES):
        model = Model(players, tiebreak=tiebreak, target=target)

        def check(model: Model = model) -> None:
            heaps = [model.deck, *model.piles, *model.hands, *model.laid, model.drawn]
            assert Counter(card for heap in heaps for card in heap) == Counter(DECK)

        play_random(model, rng, check)
        assert max(model.scores()) >= model.target or model.hands[model.winners()[0]].count("mermaid:white") == 4
