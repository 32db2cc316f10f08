"""Sea Salt & Paper, rule by rule: set-up and turns (SSP-1 to SSP-25), written from the rules page."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import shoal
from tests.games.sea_salt_paper.boards import BITE, BOATS, CALLER, CRABS, FISH, after, at, do, kinds, options

# Set-up


def test_ssp_1_all_cards_are_shuffled_and_two_open_the_piles() -> None:
    position = shoal.load("sea_salt_paper", players=3).match(seed=5).position()
    assert [len(pile) for pile in position["piles"]] == [1, 1]
    assert len(position["deck"]) == 56
    cards = Counter(position["deck"] + sum(position["piles"], []))
    by_kind = Counter[str]()
    by_colour = Counter[str]()
    for card, n in cards.items():
        by_kind[card.split(":")[0]] += n
        by_colour[card.split(":")[1]] += n
    assert by_kind == Counter(
        mermaid=4, crab=9, boat=8, fish=7, swimmer=5, shark=5, shell=6, octopus=5, penguin=3, sailor=2,
        lighthouse=1, shoal_of_fish=1, penguin_colony=1, captain=1,
    )  # fmt: skip
    assert by_colour == Counter(
        dark_blue=9, light_blue=9, black=8, yellow=8, green=6, grey=4, purple=4, white=4,
        light_orange=3, pink=2, orange=1,
    )  # fmt: skip


def test_ssp_2_chance_picks_who_starts_and_hands_are_empty() -> None:
    matches = [shoal.load("sea_salt_paper", players=4).match(seed=seed) for seed in range(60)]
    assert {match.actor for match in matches} == {0, 1, 2, 3}
    assert all(match.position()["hands"] == [[], [], [], []] for match in matches)


# A turn


def test_ssp_10_draw_two_keep_one_put_one_back() -> None:
    match = after(at(piles=[["shell:grey"], ["octopus:grey"]]), do("draw"))
    drawn = match.view(0)["drawn"]
    assert len(drawn) == 2
    assert options(match, "keep", "card") == sorted({*drawn}, key=drawn.index)
    after(match, do("keep", card=drawn[1]), do("discard", pile=1))
    assert match.position()["hands"][0] == [drawn[1]]
    assert match.position()["piles"] == [["shell:grey"], ["octopus:grey", drawn[0]]]
    assert match.view(0)["phase"] == "play"


def test_ssp_10_two_equal_cards_are_one_choice() -> None:
    match = at(drawn=["boat:black", "boat:black"])
    assert match.actions == [{"id": match.legal[0], "type": "keep", "card": "boat:black"}]


def test_ssp_10_or_take_the_top_of_a_pile() -> None:
    match = at(piles=[["shell:grey", "boat:black"], ["octopus:grey"]])
    assert options(match, "take", "pile") == [0, 1]
    after(match, do("take", pile=0))
    assert match.position()["hands"][0] == ["boat:black"]
    assert match.position()["piles"] == [["shell:grey"], ["octopus:grey"]]


@pytest.mark.parametrize(
    ("piles", "allowed"), [([["shell:grey"], []], [1]), ([[], ["shell:grey"]], [0]), ([[], []], [0, 1])]
)
def test_ssp_11_card_put_back_goes_to_the_empty_pile(piles: list[list[str]], allowed: list[int]) -> None:
    assert options(at(piles=piles, drawn=["boat:black"]), "discard", "pile") == allowed


def test_ssp_11_either_pile_if_both_have_cards() -> None:
    assert options(at(piles=[["shell:grey"], ["crab:grey"]], drawn=["boat:black"]), "discard", "pile") == [0, 1]


def test_ssp_12_the_last_card_of_the_deck_is_kept() -> None:
    match = after(at(deck=["shell:grey"], piles=[["crab:grey"], []]), do("draw"))
    assert match.position()["hands"][0] == ["shell:grey"]
    assert (match.view(0)["phase"], match.view(0)["drawn"], match.view(0)["deck"]) == ("play", [], 0)


def test_ssp_12_with_an_empty_deck_only_the_piles_remain() -> None:
    assert kinds(at(deck=[], piles=[["crab:grey"], []])) == ["take"]


def test_ssp_12_with_nothing_anywhere_step_1_is_skipped() -> None:
    match = at(deck=[], piles=[["crab:grey"], []], caller=1, turn=0, hands=[[], CALLER, []])
    assert match.view(0)["phase"] == "take"
    match = at(deck=[], hands=[BOATS + CRABS, []], phase="play")
    after(match, do("play", cards=BOATS))  # another turn, with nothing to take
    assert match.view(0)["phase"] == "play"


def test_ssp_13_only_the_top_of_a_pile_is_visible() -> None:
    match = at(piles=[["shell:grey", "boat:black"], []])
    for seat in (0, 1, None):
        assert match.view(seat)["piles"][0] == {"size": 2, "top": "boat:black", "cards": None}
        assert "shell:grey" not in repr(match.view(seat))


def test_ssp_20_any_pairs_may_be_laid_in_step_2() -> None:
    hand = ["crab:black", "crab:grey", "crab:green", "boat:black", "boat:black", "fish:green", "shark:green"]
    match = at(hands=[[*hand, "swimmer:black", "swimmer:yellow", "shell:grey"], []], phase="play")
    pairs = [sorted(cards) for cards in options(match, "play", "cards")]
    assert sorted(pairs) == sorted(
        [
            ["crab:black", "crab:grey"],
            ["crab:black", "crab:green"],
            ["crab:green", "crab:grey"],
            ["boat:black", "boat:black"],
            ["shark:green", "swimmer:black"],
            ["shark:green", "swimmer:yellow"],
        ]
    )
    assert ["swimmer:black", "shark:green"] in options(match, "play", "cards")  # swimmer first
    after(match, do("play", cards=["boat:black", "boat:black"]))
    assert match.view(1)["seats"][0]["laid"] == [["boat:black", "boat:black"]]


def test_ssp_20_pairs_only_after_step_1() -> None:
    assert kinds(at(hands=[CRABS, []])) == ["draw"]


def test_ssp_20_laid_cards_cannot_be_stolen() -> None:
    match = at(hands=[BITE, []], laid=[[], BOATS], phase="play")
    after(match, do("play", cards=BITE))
    assert match.view(0)["phase"] == "play"  # nobody to bite
    assert match.position()["laid"][1] == BOATS


def test_ssp_21_crabs_choose_a_pile_then_take_any_card_of_it() -> None:
    piles = [["shell:grey", "boat:black", "shell:green"], ["fish:green"]]
    match = after(at(hands=[CRABS, []], piles=piles, phase="play"), do("play", cards=CRABS))
    assert options(match, "look", "pile") == [0, 1]
    assert all(view["cards"] is None for view in match.view(0)["piles"])
    after(match, do("look", pile=0))
    assert match.view(0)["piles"][0]["cards"] == piles[0]
    assert sorted(options(match, "pick", "card")) == sorted(piles[0])
    after(match, do("pick", card="boat:black"))
    assert match.position()["piles"] == [["shell:grey", "shell:green"], ["fish:green"]]
    assert match.position()["hands"][0] == ["boat:black"]
    assert match.view(0)["phase"] == "play"


@pytest.mark.parametrize(
    ("pile", "pick", "left"),
    [
        ("BSB", do("pick", card="boat:black"), "BS"),
        ("BSB", do("pick_lower", card="boat:black", above=1), "SB"),
        ("MBMSM", do("pick_lower", card="mermaid:white", above=2), "BMSM"),
        ("MBMSM", do("pick_lower", card="mermaid:white", above=1), "MBSM"),
        ("BMBMM", do("pick_lower", card="mermaid:white", above=2), "BBMM"),
    ],
)
def test_ssp_21_of_equal_cards_the_upper_or_the_lower(pile: str, pick: dict[str, Any], left: str) -> None:
    cards = {"B": "boat:black", "S": "shell:grey", "M": "mermaid:white"}
    piles: list[list[str]] = [[cards[letter] for letter in pile], []]
    match = after(at(hands=[CRABS, []], piles=piles, phase="play"), do("play", cards=CRABS), do("look", pile=0))
    match = after(match, pick)
    assert match.position()["piles"][0] == [cards[letter] for letter in left]
    assert match.view(1)["piles"][0] == {"size": len(left), "top": cards[left[-1]], "cards": None}


def test_ssp_21_of_equal_cards_right_on_one_another_it_makes_no_difference_which() -> None:
    piles: list[list[str]] = [["boat:black", "boat:black", "shell:grey"], []]
    match = after(at(hands=[CRABS, []], piles=piles, phase="play"), do("play", cards=CRABS), do("look", pile=0))
    assert kinds(match) == ["pick"]
    assert sorted(options(match, "pick", "card")) == ["boat:black", "shell:grey"]


def test_ssp_21_nothing_happens_if_both_piles_are_empty() -> None:
    match = after(at(hands=[CRABS, []], phase="play"), do("play", cards=CRABS))
    assert kinds(match) == ["end_turn"]


def test_ssp_22_boats_give_another_turn() -> None:
    match = after(at(hands=[BOATS, []], piles=[["shell:grey"], []], phase="play"), do("play", cards=BOATS))
    assert (match.actor, match.view(0)["phase"]) == (0, "take")
    assert kinds(match) == ["draw", "take"]


def test_ssp_23_fish_add_the_top_card_of_the_deck() -> None:
    match = after(at(hands=[FISH, []], phase="play", deck=["shell:grey", "shell:green"]), do("play", cards=FISH))
    assert match.position()["hands"][0][0] in ("shell:grey", "shell:green")
    assert (match.view(0)["deck"], match.view(0)["phase"]) == (1, "play")


def test_ssp_23_nothing_if_the_deck_is_empty() -> None:
    match = after(at(hands=[FISH, []], phase="play", deck=[]), do("play", cards=FISH))
    assert match.position()["hands"][0] == []


def test_ssp_24_a_card_at_random_moves_from_the_victims_hand() -> None:
    stolen = Counter[str]()
    for seed in range(80):
        match = at(seed, hands=[BITE, ["shell:grey", "boat:black", "boat:black"], []], phase="play")
        after(match, do("play", cards=BITE))
        assert options(match, "steal", "from") == [1]  # seat 2 has no cards
        after(match, do("steal", **{"from": 1}))
        stolen.update(match.position()["hands"][0])
        assert len(match.position()["hands"][1]) == 2
    assert stolen["boat:black"] > stolen["shell:grey"] > 10


def test_ssp_24_nothing_happens_with_nobody_to_choose() -> None:
    assert kinds(after(at(hands=[BITE, []], phase="play"), do("play", cards=BITE))) == ["end_turn"]


def test_ssp_25_four_mermaids_win_at_once() -> None:
    match = at(hands=[["mermaid:white"] * 3, []], piles=[["mermaid:white"], []], scores=[0, 39])
    after(match, do("take", pile=0))
    assert match.over
    assert match.winners == (0,)
    assert match.scores == (0, 39)


@pytest.mark.parametrize("way", ["keep", "fish", "crabs", "theft"])
def test_ssp_25_wherever_the_fourth_comes_from(way: str) -> None:
    three, fourth = ["mermaid:white"] * 3, ["mermaid:white"]
    if way == "keep":
        match = after(at(hands=[three, []], drawn=[*fourth, "shell:grey"]), do("keep", card=fourth[0]))
    elif way == "fish":
        match = after(at(hands=[three + FISH, []], deck=fourth, phase="play"), do("play", cards=FISH))
    elif way == "crabs":
        match = at(hands=[three + CRABS, []], piles=[[*fourth, "shell:grey"], []], phase="play")
        after(match, do("play", cards=CRABS), do("look", pile=0), do("pick", card=fourth[0]))
    else:
        match = at(hands=[three + BITE, fourth], phase="play")
        after(match, do("play", cards=BITE), do("steal", **{"from": 1}))
    assert match.winners == (0,)
