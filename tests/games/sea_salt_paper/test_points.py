"""Sea Salt & Paper: points of cards, rule by rule."""

from __future__ import annotations

import random

import pytest

import shoal
from shoal.games.sea_salt_paper import score
from tests.games.sea_salt_paper import model as reference
from tests.games.sea_salt_paper.boards import BITE, BOATS, CRABS, FISH, all_cards, at, kinds


def total(*cards: str) -> int:
    return int(score(list(cards))["total"])


def test_ssp_50_hand_and_laid_count_alike() -> None:
    match = at(hands=[["octopus:green", "crab:black"], []], laid=[["crab:grey", "crab:green"], []], phase="play")
    hand = ["octopus:green", "crab:black", "crab:grey", "crab:green"]
    assert match.view(0)["seats"][0]["points"] == score(hand)


@pytest.mark.parametrize(
    "pair",
    [
        ("crab:black", "crab:grey"),
        ("boat:black", "boat:black"),
        ("fish:black", "fish:green"),
        ("swimmer:black", "shark:black"),
    ],
)
def test_ssp_51_one_for_each_pair(pair: tuple[str, str]) -> None:
    assert score(list(pair))["pairs"] == 1
    assert total(*pair) == 1


def test_ssp_51_crabs_by_twos() -> None:
    assert total("crab:black", "crab:grey", "crab:green") == 1
    assert total("shark:black", "shark:green", "swimmer:black") == 1


BLUE = ["crab:light_blue", "boat:light_blue", "fish:light_blue", "swimmer:light_blue"]
GREEN = ["shell:green", "octopus:green", "shark:green"]

SETS = {
    "shell": (["dark_blue", "light_blue", "black", "yellow", "green", "grey"], [0, 2, 4, 6, 8, 10]),
    "octopus": (["light_blue", "yellow", "green", "purple", "grey"], [0, 3, 6, 9, 12]),
    "penguin": (["purple", "light_orange", "pink"], [1, 3, 5]),
    "sailor": (["pink", "orange"], [0, 5]),
}


@pytest.mark.parametrize("kind", SETS)
def test_ssp_52_collections(kind: str) -> None:
    colours, values = SETS[kind]
    for n, points in enumerate(values, 1):
        cards = [f"{kind}:{colour}" for colour in colours[:n]]
        assert score(cards)["collections"] == points == total(*cards)


def test_ssp_53_lighthouse_and_shoal_of_fish() -> None:
    assert score(["lighthouse:purple", "boat:black", "boat:yellow", "boat:dark_blue"])["multipliers"] == 3
    assert score(["shoal_of_fish:grey", "fish:black", "fish:green"])["multipliers"] == 2
    assert total("lighthouse:purple") == total("shoal_of_fish:grey") == 0


def test_ssp_54_penguin_colony_and_captain() -> None:
    assert score(["penguin_colony:green", "penguin:pink", "penguin:purple"])["multipliers"] == 4
    assert score(["captain:light_orange", "sailor:pink", "sailor:orange"])["multipliers"] == 6
    assert total("penguin_colony:green") == total("captain:light_orange") == 0


def test_ssp_55_each_mermaid_its_own_colour() -> None:
    """The examples of the rules page: 4 light blue and 3 green, then 2 green."""
    blue = ["crab:light_blue", "boat:light_blue", "fish:light_blue", "shell:light_blue"]
    green = ["crab:green", "fish:green", "shell:green"]
    mermaids = ["mermaid:white"] * 2
    assert score(mermaids + blue + green)["mermaids"] == 7
    assert score(mermaids + blue + green[:2])["mermaids"] == 6


def test_ssp_55_equal_counts_are_two_colours() -> None:
    assert score(["mermaid:white"] * 2 + ["crab:black", "shell:black", "crab:green", "shell:green"])["mermaids"] == 4


def test_ssp_56_mermaids_are_white_cards() -> None:
    assert score(["mermaid:white"])["mermaids"] == 1
    assert score(["mermaid:white"] * 3)["mermaids"] == 3
    assert score(["mermaid:white"] * 3 + ["crab:black"])["mermaids"] == 4
    assert score(["lighthouse:purple", "penguin:purple", "mermaid:white"])["mermaids"] == 2


def test_ssp_57_the_colour_bonus_is_not_part_of_the_points() -> None:
    scored = score(["crab:black", "shell:black", "fish:green"])
    assert scored["colour_bonus"] == 2
    assert scored["total"] == 0


def test_example_of_a_call_with_seven_points() -> None:
    """Seven shown points, yellow the best colour with two cards, LAST CHANCE and not beaten: nine."""
    hand = ["shell:yellow", "shell:black", "shell:green", "octopus:yellow", "octopus:purple"]
    match = at(hands=[hand, []], phase="play")
    match.play({"type": "last_chance"})
    match.play({"type": "draw"})
    while match.actor == 1:
        match.play(next((a for a in match.actions if a["type"] == "end_turn"), match.actions[0]))
    assert match.scores[0] == 9


def test_score_agrees_with_the_reference_on_random_cards() -> None:
    chance, cards = random.Random(5), all_cards()
    for _ in range(1500):
        some = chance.sample(cards, chance.randrange(1, 25))
        assert score(some) == reference.points(some)


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        (["crab:pink"], "not a card"),
        (["crab"], "not a card"),
        (["captain:light_orange"] * 2, "2 times"),
        ("crab:black", "list"),
    ],
)
def test_score_refuses_what_cannot_be(cards: list[str], reason: str) -> None:
    with pytest.raises(shoal.ShoalError, match=reason):
        score(cards)


def test_ssp_50_hand_and_laid_count_alike_with_a_lighthouse() -> None:
    match = at(hands=[["boat:black", "boat:yellow", "lighthouse:purple"], []], laid=[BOATS, []])
    assert match.view(0)["seats"][0]["points"]["total"] == 2 + 4
    assert score([*BOATS, *BOATS, "lighthouse:purple"])["total"] == 6


def test_ssp_51_one_for_each_pair_and_kind() -> None:
    assert score([*CRABS, "crab:green"])["pairs"] == 1
    assert score([*CRABS, *BOATS, *FISH, *BITE])["pairs"] == 4
    assert score(["swimmer:black", "swimmer:yellow"])["pairs"] == 0
    assert score(["swimmer:black", "swimmer:yellow", "shark:black"])["pairs"] == 1


def test_ssp_53_lighthouse_and_shoal_of_fish_alone() -> None:
    assert score(["lighthouse:purple"])["total"] == 0
    assert score(["lighthouse:purple", *BOATS, "boat:black"])["multipliers"] == 3
    assert score(["shoal_of_fish:grey", *FISH])["multipliers"] == 2


def test_ssp_54_penguin_colony_and_captain_alone() -> None:
    assert score(["penguin_colony:green", "captain:light_orange"])["total"] == 0
    assert score(["penguin_colony:green", "penguin:pink", "penguin:purple"])["multipliers"] == 4
    assert score(["captain:light_orange", "sailor:pink", "sailor:orange"])["multipliers"] == 6


def test_ssp_57_the_colour_bonus_is_not_part_of_the_points_nor_of_a_call() -> None:
    assert score(BLUE)["colour_bonus"] == 4
    assert score(BLUE)["total"] == 0
    assert score([])["colour_bonus"] == 0
    hand = ["octopus:yellow", "octopus:green", "octopus:purple", "crab:yellow", "boat:yellow"]  # 6 points, 3 yellow
    assert kinds(at(hands=[hand, []], phase="play")) == ["end_turn"]


def test_ssp_55_each_mermaid_counts_its_own_colour() -> None:
    one = ["mermaid:white"]
    assert score(one + BLUE)["mermaids"] == 4
    assert score(one * 2 + BLUE + GREEN)["mermaids"] == 7  # the examples of the rules page
    assert score(one * 2 + BLUE + GREEN[:2])["mermaids"] == 6
    assert score(one * 2 + BLUE[:2] + GREEN[:2])["mermaids"] == 4  # equal counts are two colours
    assert score(one * 3 + ["crab:black"])["mermaids"] == 3 + 1  # white, black, and nothing


def test_ssp_56_white_is_a_colour() -> None:
    assert score(["mermaid:white"])["mermaids"] == 1
    assert score(["mermaid:white"] * 2 + ["crab:black"])["colour_bonus"] == 2
    assert score(["mermaid:white", "lighthouse:purple", "octopus:purple"])["mermaids"] == 2


def test_score_of_nothing() -> None:
    assert score([]) == dict.fromkeys(("pairs", "collections", "multipliers", "mermaids", "total", "colour_bonus"), 0)
