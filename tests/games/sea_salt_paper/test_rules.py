"""Sea Salt & Paper: set-up, a turn, the end of a round and of the match, rule by rule from the rules page."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import shoal
from tests.games.sea_salt_paper.boards import NINE, SEVEN, all_cards, at, having, kinds, with_odds


def fresh(players: int = 2, seed: int = 1) -> shoal.Match:
    return shoal.load("sea_salt_paper", players=players).match(seed=seed)


def test_ssp_1_a_round_starts_with_58_cards_and_two_open_piles() -> None:
    position = fresh().position()
    assert [len(pile) for pile in position["piles"]] == [1, 1]
    assert len(position["deck"]) == 56
    assert Counter(position["deck"] + sum(position["piles"], [])) == Counter(all_cards())
    assert len(all_cards()) == 58


def test_ssp_2_chance_picks_who_starts_with_empty_hands() -> None:
    first = Counter(fresh(4, seed).actor for seed in range(200))
    assert set(first) == {0, 1, 2, 3}
    assert min(first.values()) > 25
    assert fresh().position()["hands"] == [[], []]


def test_ssp_10_draw_two_keep_one_put_one_back() -> None:
    match = at(piles=[["crab:grey"], ["boat:black"]])
    assert match.actions[0]["type"] == "draw"
    match.play({"type": "draw"})
    drawn = match.view(0)["drawn"]
    assert len(drawn) == 2
    match.play(having(match, "keep")[0])
    kept = match.view(0)["seats"][0]["hand"]
    assert len(kept) == 1
    match.play({"type": "discard", "pile": 1})
    assert match.view(1)["piles"][1]["top"] == next(iter(Counter(drawn) - Counter(kept)))
    assert match.view(0)["phase"] == "play"


def test_ssp_10_or_take_the_top_of_a_pile() -> None:
    match = at(piles=[["crab:grey", "fish:green"], ["boat:black"]])
    assert having(match, "take") == [{"type": "take", "pile": 0}, {"type": "take", "pile": 1}]
    match.play({"type": "take", "pile": 0})
    assert match.view(0)["seats"][0]["hand"] == ["fish:green"]
    assert match.view(1)["piles"][0]["top"] == "crab:grey"


@pytest.mark.parametrize(
    ("piles", "allowed"),
    [
        ([["crab:grey"], ["boat:black"]], [0, 1]),
        ([[], ["boat:black"]], [0]),
        ([["boat:black"], []], [1]),
        ([[], []], [0, 1]),
    ],
)
def test_ssp_11_the_card_put_back_goes_to_the_only_empty_pile(piles: Any, allowed: list[int]) -> None:
    match = at(piles=piles, phase="discard", drawn=["fish:green"])
    assert [action["pile"] for action in having(match, "discard")] == allowed


def test_ssp_12_the_last_card_of_the_deck_is_kept() -> None:
    match = at(deck=["octopus:grey"], piles=[["crab:grey"], ["boat:black"]])
    match.play({"type": "draw"})
    view = match.view(0)
    assert view["phase"] == "play"
    assert view["seats"][0]["hand"] == ["octopus:grey"]
    assert [pile["size"] for pile in view["piles"]] == [1, 1]


def test_ssp_12_an_empty_deck_leaves_the_piles() -> None:
    match = at(deck=[], piles=[["crab:grey"], []], caller=1, hands=[[], SEVEN])
    assert match.actions == [{"id": 1, "type": "take", "pile": 0}]


def test_ssp_12_with_nothing_left_step_one_is_skipped() -> None:
    match = at(3, deck=[], piles=[["crab:grey"], []], caller=2, hands=[[], [], SEVEN])
    match.play({"type": "take", "pile": 0})
    match.play({"type": "end_turn"})
    assert match.actor == 1
    assert match.view(1)["phase"] == "play"
    assert kinds(match) == {"end_turn"}


def test_ssp_13_only_the_top_of_a_pile_is_visible() -> None:
    match = at(piles=[["crab:grey", "fish:green", "shell:black"], ["boat:black"]])
    for seat in (0, 1, None):
        piles = match.view(seat)["piles"]
        assert (piles[0]["top"], piles[0]["size"]) == ("shell:black", 3)
        assert "crab:grey" not in str(match.view(seat))


PAIRS = [
    (["crab:black", "crab:grey"], ["crab:black", "crab:grey"]),
    (["boat:black", "boat:black"], ["boat:black", "boat:black"]),
    (["fish:black", "fish:green"], ["fish:black", "fish:green"]),
    (["shark:green", "swimmer:yellow"], ["swimmer:yellow", "shark:green"]),
]


@pytest.mark.parametrize(("hand", "pair"), PAIRS)
def test_ssp_20_lay_a_pair(hand: list[str], pair: list[str]) -> None:
    match = at(hands=[hand, []], phase="play")
    laid = having(match, "play")
    assert [sorted(action["cards"]) for action in laid] == [sorted(pair)]
    match.play(laid[0])
    assert sorted(sum(match.view(1)["seats"][0]["laid"], [])) == sorted(pair)


def test_ssp_20_which_two_cards_is_the_players_choice() -> None:
    match = at(hands=[["crab:black", "crab:grey", "crab:green"], []], phase="play")
    assert len(having(match, "play")) == 3


@pytest.mark.parametrize("hand", [["crab:black"], ["shark:green", "shark:black"], ["swimmer:black", "swimmer:yellow"],
                                  ["shell:black", "shell:green"], ["crab:black", "boat:black"]])  # fmt: skip
def test_ssp_20_no_other_pairs(hand: list[str]) -> None:
    assert kinds(at(hands=[hand, []], phase="play")) == {"end_turn"}


def test_ssp_20_several_pairs_in_one_turn_and_laid_cards_are_safe() -> None:
    hand = ["fish:black", "fish:green", "fish:yellow", "fish:light_blue"]
    match = at(hands=[hand, []], phase="play")
    match.play(having(match, "play")[0])
    match.play(having(match, "play")[0])
    assert len(match.view(1)["seats"][0]["laid"]) == 2
    safe = at(hands=[["shark:green", "swimmer:yellow"], []], laid=[[], ["crab:black", "crab:grey"]], phase="play")
    safe.play(having(safe, "play")[0])
    assert safe.view(0)["phase"] == "play"  # nobody to bite: only laid cards


def test_ssp_21_crabs_choose_a_pile_then_a_card() -> None:
    piles = [["octopus:grey", "fish:green", "shell:black"], ["boat:black"]]
    match = at(hands=[["crab:black", "crab:grey"], []], piles=piles, phase="play")
    match.play(having(match, "play")[0])
    assert having(match, "look") == [{"type": "look", "pile": 0}, {"type": "look", "pile": 1}]
    match.play({"type": "look", "pile": 0})
    assert {action["card"] for action in having(match, "pick")} == set(piles[0])
    match.play({"type": "pick", "card": "fish:green"})
    assert match.view(0)["seats"][0]["hand"] == ["fish:green"]
    assert match.position()["piles"] == [["octopus:grey", "shell:black"], ["boat:black"]]


def test_ssp_21_mandatory_if_a_pile_has_cards_and_nothing_if_both_are_empty() -> None:
    one = at(hands=[["crab:black", "crab:grey"], []], piles=[[], ["boat:black"]], phase="play")
    one.play(having(one, "play")[0])
    assert kinds(one) == {"look"}
    assert having(one, "look") == [{"type": "look", "pile": 1}]
    none = at(hands=[["crab:black", "crab:grey"], []], piles=[[], []], phase="play")
    none.play(having(none, "play")[0])
    assert none.view(0)["phase"] == "play"


def test_ssp_22_boats_bring_another_turn() -> None:
    match = at(hands=[["boat:black", "boat:yellow"], []], piles=[["crab:grey"], []], phase="play")
    match.play(having(match, "play")[0])
    assert match.actor == 0
    assert match.view(0)["phase"] == "take"


def test_ssp_23_fish_draw_a_card_unseen() -> None:
    match = at(hands=[["fish:black", "fish:green"], []], phase="play")
    match.play(having(match, "play")[0])
    assert len(match.view(0)["seats"][0]["hand"]) == 1
    assert (match.view(1)["seats"][0]["size"], match.view(1)["seats"][0]["hand"]) == (1, None)


def test_ssp_23_nothing_if_the_deck_is_empty() -> None:
    match = at(hands=[["fish:black", "fish:green"], []], deck=[], piles=[["crab:grey"], []], phase="play")
    match.play(having(match, "play")[0])
    assert match.view(0)["seats"][0]["hand"] == []
    assert match.view(0)["phase"] == "play"


def test_ssp_24_swimmer_and_shark_steal_a_random_card() -> None:
    match = at(hands=[["swimmer:black", "shark:green"], ["crab:grey", "boat:black", "boat:black"]], phase="play")
    match.play(having(match, "play")[0])
    assert having(match, "steal") == [{"type": "steal", "from": 1}]
    stolen = {after.view(0)["seats"][0]["hand"][0] for after in with_odds(match, {"type": "steal", "from": 1})}
    assert stolen == {"crab:grey", "boat:black"}


def test_ssp_24_an_empty_or_revealed_hand_cannot_be_chosen() -> None:
    hands = [["swimmer:black", "shark:green"], [], SEVEN, ["crab:grey"]]
    match = at(4, hands=hands, phase="play", caller=2, turn=0)
    match.play(having(match, "play")[0])
    assert having(match, "steal") == [{"type": "steal", "from": 3}]


def test_ssp_24_with_nobody_to_choose_nothing_happens() -> None:
    match = at(hands=[["swimmer:black", "shark:green"], []], phase="play")
    match.play(having(match, "play")[0])
    assert match.view(0)["phase"] == "play"


THREE = ["mermaid:white"] * 3
FOURTH = [
    {"phase": "take", "piles": [["mermaid:white"], []], "hands": [THREE, []], "do": [{"type": "take", "pile": 0}]},
    {"phase": "keep", "drawn": ["mermaid:white", "crab:grey"], "hands": [THREE, []],
     "do": [{"type": "keep", "card": "mermaid:white"}]},
    {"phase": "play", "hands": [[*THREE, "fish:black", "fish:green"], []], "deck": ["mermaid:white"],
     "do": [{"type": "play", "cards": ["fish:black", "fish:green"]}]},
    {"phase": "play", "hands": [[*THREE, "swimmer:black", "shark:green"], ["mermaid:white"]],
     "do": [{"type": "play", "cards": ["swimmer:black", "shark:green"]}, {"type": "steal", "from": 1}]},
    {"phase": "play", "hands": [[*THREE, "crab:black", "crab:grey"], []], "piles": [["mermaid:white"], []],
     "do": [{"type": "play", "cards": ["crab:black", "crab:grey"]}, {"type": "look", "pile": 0},
            {"type": "pick", "card": "mermaid:white"}]},
]  # fmt: skip


@pytest.mark.parametrize("case", FOURTH, ids=["top", "drawn", "fish", "theft", "crabs"])
def test_ssp_25_four_mermaids_win_at_once(case: dict[str, Any]) -> None:
    match = at(**{k: v for k, v in case.items() if k != "do"}, scores=[0, 30])
    for action in case["do"]:
        match.play(action)
    assert match.over
    assert match.winners == (0,)
    assert match.scores == (0, 30)


def test_ssp_30_a_call_needs_seven_points() -> None:
    assert kinds(at(hands=[SEVEN, []], phase="play")) == {"end_turn", "stop", "last_chance"}
    assert kinds(at(hands=[SEVEN[1:], []], phase="play")) == {"end_turn"}


def test_ssp_30_laid_cards_count_and_nobody_calls_twice() -> None:
    laid = at(hands=[SEVEN[2:], []], laid=[["crab:black", "crab:grey"], []], phase="play")
    assert "stop" not in kinds(laid)  # 3 + 1
    called = at(hands=[SEVEN, NINE], phase="play", caller=1, turn=0)
    assert kinds(called) == {"end_turn"}


def test_ssp_30_otherwise_the_turn_passes_to_the_left() -> None:
    match = at(3, phase="play", turn=2)
    match.play({"type": "end_turn"})
    assert match.actor == 0


def test_ssp_31_stop_everybody_scores_their_cards() -> None:
    match = at(hands=[SEVEN, NINE], phase="play", scores=[1, 2])
    match.play({"type": "stop"})
    assert match.scores == (8, 15)


def test_ssp_32_last_chance_one_more_turn_for_the_others() -> None:
    match = at(3, hands=[SEVEN, [], []], phase="play", piles=[["crab:grey"], ["boat:black"]])
    match.play({"type": "last_chance"})
    for seat in (1, 2):
        assert match.actor == seat
        assert match.view(seat)["caller"] == 0
        assert match.position()["revealed"] == [True, seat == 2, False]
        match.play({"type": "take", "pile": 0} if seat == 1 else {"type": "take", "pile": 1})
        assert kinds(match) == {"end_turn"}
        match.play({"type": "end_turn"})
    assert match.position()["round"] == 2


def test_ssp_32_boats_in_the_last_turn() -> None:
    match = at(hands=[SEVEN, ["boat:black", "boat:yellow"]], phase="play", caller=0, turn=1)
    match.play(having(match, "play")[0])
    assert (match.actor, match.view(1)["phase"]) == (1, "take")


def test_ssp_33_a_revealed_hand_is_protected() -> None:
    match = at(hands=[SEVEN, ["swimmer:black", "shark:green"]], phase="play", caller=0, turn=1)
    match.play(having(match, "play")[0])
    assert match.view(1)["phase"] == "play"
    assert len(match.position()["hands"][0]) == len(SEVEN)


def test_ssp_34_the_caller_is_not_beaten() -> None:
    """Seven points each: at least as many is enough. The caller adds the colour bonus, the other gets only that."""
    other = ["shell:yellow", "shell:dark_blue", "shell:light_blue", "octopus:purple", "octopus:yellow"]
    match = at(hands=[SEVEN, other], phase="play", caller=0, turn=1)
    match.play({"type": "end_turn"})
    assert match.scores == (7 + 2, 2)


def test_ssp_34_the_caller_is_beaten() -> None:
    match = at(3, hands=[SEVEN, NINE, ["crab:black"]], phase="play", caller=0, turn=2, revealed=[True, True, False])
    match.play({"type": "end_turn"})
    assert match.scores == (2, 13, 0)


def test_ssp_35_an_empty_deck_ends_the_round_and_nobody_scores() -> None:
    match = at(hands=[NINE, SEVEN], phase="play", deck=[], piles=[["crab:grey"], []], scores=[5, 6])
    assert "stop" in kinds(match)  # who emptied the deck may still call
    match.play({"type": "end_turn"})
    assert match.scores == (5, 6)
    assert match.position()["round"] == 2
    assert match.actor == 1  # SSP-36


def test_ssp_35_after_last_chance_play_goes_on_from_the_piles() -> None:
    match = at(hands=[NINE, []], phase="play", deck=[], piles=[["crab:grey"], []])
    match.play({"type": "last_chance"})
    assert match.actions == [{"id": 1, "type": "take", "pile": 0}]


def test_ssp_36_the_next_round_is_started_left_of_the_caller() -> None:
    stop = at(3, hands=[SEVEN, [], []], phase="play")
    stop.play({"type": "stop"})
    assert stop.actor == 1
    position = stop.position()
    assert len(position["deck"]) == 56
    assert position["hands"] == [[], [], []]
    last = at(3, hands=[[], SEVEN, []], phase="play", caller=1, turn=0, revealed=[False, True, True])
    last.play({"type": "end_turn"})
    assert last.actor == 2


@pytest.mark.parametrize(("players", "target"), [(2, 40), (3, 35), (4, 30)])
def test_ssp_40_the_winning_score(players: int, target: int) -> None:
    for missing, over in ((7, True), (8, False)):
        hands = [SEVEN] + [[]] * (players - 1)
        match = at(players, hands=hands, phase="play", scores=[target - missing] + [0] * (players - 1))
        match.play({"type": "stop"})
        assert match.over == over
    assert match.view(0)["target"] == target


def test_ssp_40_the_highest_total_wins() -> None:
    match = at(hands=[SEVEN, NINE], phase="play", scores=[33, 29])
    match.play({"type": "stop"})
    assert match.scores == (40, 42)
    assert match.winners == (1,)


def tied(tiebreak: str, caller: int, scores: list[int]) -> shoal.Match:
    match = at(hands=[SEVEN, NINE], phase="play", turn=caller, scores=scores, tiebreak=tiebreak)
    match.play({"type": "stop"})
    assert match.over
    return match


def test_ssp_41_tie_most_points_in_the_last_round() -> None:
    assert tied("last_round", 0, [39, 33]).winners == (1,)


def test_ssp_41_tie_the_caller() -> None:
    assert tied("caller", 0, [39, 33]).winners == (0,)
    assert tied("caller", 1, [39, 33]).winners == (1,)


def test_ssp_41_still_tied_they_share() -> None:
    other = ["shell:yellow", "shell:dark_blue", "shell:light_blue", "octopus:purple", "octopus:yellow"]
    match = at(hands=[SEVEN, other], phase="play", scores=[33, 33])
    match.play({"type": "stop"})
    assert match.payoffs == (0.5, 0.5)


def test_ssp_41_the_caller_is_not_among_the_tied() -> None:
    other = ["shell:yellow", "shell:dark_blue", "shell:light_blue", "octopus:purple", "octopus:yellow"]
    hands = [SEVEN, other, ["sailor:orange", "sailor:pink", "penguin:pink", "penguin:purple"]]
    match = at(3, hands=hands, phase="play", turn=2, scores=[30, 30, 5], tiebreak="caller")
    match.play({"type": "stop"})
    assert match.winners == (0, 1)


def test_ssp_42_another_winning_score() -> None:
    variant = shoal.load("sea_salt_paper", players=2, target=80)
    match = variant.from_position({"hands": [SEVEN, []], "phase": "play", "scores": [70, 0]}, seed=1)
    match.play({"type": "stop"})
    assert match.scores == (77, 0)
    assert not match.over
    with pytest.raises(shoal.BadOption, match="target"):
        shoal.load("sea_salt_paper", target=0)
