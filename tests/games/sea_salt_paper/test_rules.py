"""Sea Salt & Paper, rule by rule. Each test is named by the rule's id and written from the rules page."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import shoal
from shoal.games.sea_salt_paper import score
from shoal.match import Match

CRABS = ["crab:black", "crab:grey"]
BOATS = ["boat:black", "boat:yellow"]
FISH = ["fish:black", "fish:green"]
BITE = ["swimmer:black", "shark:green"]
SEVEN = ["octopus:grey", "octopus:green", "octopus:purple", "crab:black", "crab:grey"]  # 6 + 1 points


def at(seed: int = 1, **position: Any) -> Match:
    """A match from a position; two players unless the hands say otherwise."""
    return shoal.load("sea_salt_paper").from_position(position, seed=seed)


def after(match: Match, *actions: dict[str, Any]) -> Match:
    for action in actions:
        match.play(action)
    return match


def kinds(match: Match) -> list[str]:
    return sorted({action["type"] for action in match.actions})


def options(match: Match, kind: str, key: str) -> list[Any]:
    return [action[key] for action in match.actions if action["type"] == kind]


def do(kind: str, **more: Any) -> dict[str, Any]:
    return {"type": kind, **more}


def points(*cards: str) -> int:
    return score(list(cards))["total"]


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
    match = at(deck=[], piles=[["crab:grey"], []], caller=1, turn=0, hands=[[], [], []], revealed=[False, True, True])
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


def test_ssp_21_of_equal_cards_the_topmost_is_taken() -> None:
    piles: list[list[str]] = [["boat:black", "shell:grey", "boat:black"], []]
    match = after(at(hands=[CRABS, []], piles=piles, phase="play"), do("play", cards=CRABS), do("look", pile=0))
    assert len(match.legal) == 2
    assert after(match, do("pick", card="boat:black")).position()["piles"][0] == ["boat:black", "shell:grey"]


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


def test_ssp_30_seven_points_allow_a_call() -> None:
    assert kinds(at(hands=[SEVEN, []], phase="play")) == ["end_turn", "last_chance", "play", "stop"]
    assert kinds(at(hands=[SEVEN[:3], []], laid=[CRABS, []], phase="play")) == ["end_turn", "last_chance", "stop"]
    assert kinds(at(hands=[SEVEN[:3], []], phase="play")) == ["end_turn"]


def test_ssp_30_one_call_in_a_round() -> None:
    match = at(hands=[SEVEN[:3], []], laid=[CRABS, []], phase="play", caller=1)
    assert kinds(match) == ["end_turn"]


def test_ssp_30_otherwise_the_turn_passes_to_the_left() -> None:
    match = after(at(hands=[[], [], []], turn=2, phase="play"), do("end_turn"))
    assert (match.actor, match.view(0)["phase"]) == (0, "take")


# The end of a round


def test_ssp_31_stop_everybody_scores_their_cards() -> None:
    hands = [SEVEN, ["shell:grey", "shell:green"], ["boat:black"]]
    match = after(at(hands=hands, scores=[1, 2, 3], phase="play"), do("stop"))
    assert match.scores == (8, 4, 3)


def test_ssp_32_last_chance_everybody_else_has_one_turn() -> None:
    hands = [SEVEN, [*BOATS, "octopus:yellow", "octopus:light_blue"], []]
    piles = [["fish:green", "shell:grey", "shell:green"], []]
    match = after(at(hands=hands, piles=piles, phase="play"), do("last_chance"))
    assert match.actor == 1
    assert sorted(match.view(2)["seats"][0]["hand"]) == sorted(SEVEN)
    assert match.view(2)["seats"][1]["hand"] is None
    after(match, do("take", pile=0), do("play", cards=BOATS), do("take", pile=0))
    assert kinds(match) == ["end_turn"]  # 1 + 3 + 2 points; a call would not be allowed with more either
    after(match, do("end_turn"))
    assert match.actor == 2
    assert match.view(2)["seats"][1]["hand"] is not None
    after(match, do("take", pile=0), do("end_turn"))
    assert match.view(0)["round"] == 2


def test_ssp_33_a_revealed_hand_is_protected() -> None:
    hands = [["shell:grey"], BITE, ["shell:green"], ["boat:black"]]
    match = at(hands=hands, turn=1, caller=0, phase="play")
    assert options(after(match, do("play", cards=BITE)), "steal", "from") == [2, 3]
    lonely = at(hands=[["shell:grey"], BITE], turn=1, caller=0, phase="play")
    assert kinds(after(lonely, do("play", cards=BITE))) == ["end_turn"]


def test_ssp_34_caller_not_beaten_scores_cards_and_bonus_the_others_only_their_bonus() -> None:
    hands = [SEVEN, ["octopus:yellow", "octopus:light_blue", "shell:yellow"]]
    match = after(at(hands=hands, turn=1, caller=0, phase="play"), do("end_turn"))
    assert match.scores == (7 + 2, 2)  # grey 2; yellow 2


def test_ssp_34_equal_is_not_beaten() -> None:
    hands = [
        ["shell:grey", "shell:green", "shell:black", "shell:yellow"],
        ["octopus:grey", "octopus:green", "octopus:purple"],
    ]
    match = after(at(hands=hands, turn=1, caller=0, phase="play"), do("end_turn"))
    assert match.scores == (6 + 1, 1)


def test_ssp_34_caller_beaten_scores_only_the_bonus_the_others_their_cards() -> None:
    hands = [SEVEN, ["shell:grey", "shell:green", "shell:black", "shell:yellow", "shell:light_blue"], ["boat:black"]]
    match = at(hands=hands, turn=2, caller=0, phase="play", revealed=[True, True, False])
    after(match, do("end_turn"))
    assert match.scores == (2, 8, 0)


def test_ssp_34_example_seven_points_and_two_yellow_cards_make_nine() -> None:
    hand = ["octopus:yellow", "octopus:green", "octopus:purple", "crab:yellow", "crab:grey"]
    assert score(hand)["total"] == 7
    match = after(at(hands=[hand, []], turn=1, caller=0, phase="play"), do("end_turn"))
    assert match.scores == (9, 0)


def test_ssp_35_an_empty_deck_ends_the_round_and_nobody_scores() -> None:
    match = after(at(hands=[SEVEN, SEVEN[:0]], deck=[], phase="play", turn=0), do("end_turn"))
    assert match.scores == (0, 0)
    assert (match.view(0)["round"], match.actor) == (2, 1)


def test_ssp_35_who_emptied_the_deck_may_still_call() -> None:
    match = after(at(hands=[SEVEN, []], deck=["shell:grey"]), do("draw"))
    assert {"stop", "last_chance"} <= {*kinds(match)}


def test_ssp_35_after_last_chance_play_goes_on_from_the_piles() -> None:
    match = after(at(hands=[SEVEN, []], deck=[], piles=[["shell:grey"], []], phase="play"), do("last_chance"))
    assert (match.actor, kinds(match)) == (1, ["take"])
    match = after(at(hands=[SEVEN, []], deck=[], phase="play"), do("last_chance"))
    assert (match.actor, kinds(match)) == (1, ["end_turn"])  # SSP-12


def test_ssp_36_the_next_round_starts_left_of_the_caller_with_all_cards() -> None:
    match = after(at(hands=[[], SEVEN, []], turn=1, phase="play"), do("stop"))
    assert (match.actor, match.view(0)["round"], match.view(0)["deck"]) == (2, 2, 56)
    assert match.position()["hands"] == [[], [], []]
    match = at(hands=[[], SEVEN, []], turn=0, caller=1, phase="play", revealed=[False, True, True])
    assert after(match, do("end_turn")).actor == 2
    lonely = after(at(hands=[[], [], []], turn=2, deck=[], phase="play"), do("end_turn"))
    assert lonely.actor == 0  # SSP-35: left of the player whose turn it was


# The end of the game


@pytest.mark.parametrize(("players", "goal"), [(2, 40), (3, 35), (4, 30)])
def test_ssp_40_enough_points_after_a_round_end_the_match(players: int, goal: int) -> None:
    hands = [SEVEN] + [[]] * (players - 1)
    almost = [goal - 8] + [0] * (players - 1)
    assert not after(at(hands=hands, scores=almost, phase="play"), do("stop")).over
    enough = [goal - 7] + [0] * (players - 1)
    match = after(at(hands=hands, scores=enough, phase="play"), do("stop"))
    assert match.winners == (0,)
    assert match.scores[0] == goal
    assert all(seat["hand"] is not None for seat in match.view(None)["seats"])


def test_ssp_40_the_highest_total_wins_whoever_called() -> None:
    hands = [SEVEN, ["shell:grey", "shell:green"]]
    match = after(at(hands=hands, scores=[33, 39], phase="play"), do("stop"))
    assert match.scores == (40, 41)
    assert match.winners == (1,)


def test_ssp_41_tiebreak_last_round() -> None:
    hands = [SEVEN, ["shell:grey", "shell:green"]]
    assert after(at(hands=hands, scores=[33, 38], phase="play"), do("stop")).winners == (0,)
    better = [["octopus:yellow", "octopus:light_blue"], ["shell:grey", "shell:green"], SEVEN]
    match = after(at(hands=better, scores=[33, 34, 0], turn=2, phase="play"), do("stop"))
    assert match.scores == (36, 36, 7)
    assert match.winners == (0,)  # three points in the last round against two


def test_ssp_41_tiebreak_last_round_still_tied_share_the_win() -> None:
    hands = [SEVEN, ["shell:grey", "shell:green", "shell:black", "shell:yellow", "boat:black", "boat:black"]]
    match = after(at(hands=hands, scores=[33, 33], phase="play"), do("stop"))
    assert match.scores == (40, 40)
    assert match.winners == (0, 1)
    assert match.payoffs == (0.5, 0.5)


def test_ssp_41_tiebreak_caller() -> None:
    hands = [SEVEN, ["shell:grey", "shell:green"], []]
    match = after(at(hands=hands, scores=[28, 33, 0], phase="play", tiebreak="caller"), do("stop"))
    assert match.winners == (0,)
    hands = [["shell:grey", "shell:green"], ["shell:black", "shell:yellow"], SEVEN]
    tied = after(at(hands=hands, scores=[33, 33, 0], turn=2, phase="play", tiebreak="caller"), do("stop"))
    assert tied.winners == (0, 1)  # the caller is not among them


def test_ssp_42_another_target() -> None:
    match = after(at(hands=[SEVEN, []], scores=[40, 0], target=80, phase="play"), do("stop"))
    assert not match.over
    assert match.view(0)["target"] == 80
    assert after(at(hands=[SEVEN, []], target=7, phase="play"), do("stop")).over


# Points of cards


def test_ssp_50_hand_and_laid_count_alike() -> None:
    match = at(hands=[["boat:black", "boat:yellow", "lighthouse:purple"], []], laid=[BOATS, []])
    assert match.view(0)["seats"][0]["points"]["total"] == 2 + 4
    assert score([*BOATS, *BOATS, "lighthouse:purple"])["total"] == 6


def test_ssp_51_one_for_each_pair() -> None:
    assert score([*CRABS, "crab:green"])["pairs"] == 1
    assert score([*CRABS, *BOATS, *FISH, *BITE])["pairs"] == 4
    assert score(["swimmer:black", "swimmer:yellow"])["pairs"] == 0
    assert score(["swimmer:black", "swimmer:yellow", "shark:black"])["pairs"] == 1


SETS = {
    "shell": (["dark_blue", "light_blue", "black", "yellow", "green", "grey"], [0, 2, 4, 6, 8, 10]),
    "octopus": (["light_blue", "yellow", "green", "purple", "grey"], [0, 3, 6, 9, 12]),
    "penguin": (["purple", "light_orange", "pink"], [1, 3, 5]),
    "sailor": (["pink", "orange"], [0, 5]),
}


@pytest.mark.parametrize("kind", SETS)
def test_ssp_52_collections(kind: str) -> None:
    colours, worth = SETS[kind]
    cards = [f"{kind}:{colour}" for colour in colours]
    assert [score(cards[: n + 1])["collections"] for n in range(len(cards))] == worth


def test_ssp_53_lighthouse_and_shoal_of_fish() -> None:
    assert score(["lighthouse:purple"])["total"] == 0
    assert score(["lighthouse:purple", *BOATS, "boat:black"])["multipliers"] == 3
    assert score(["shoal_of_fish:grey", *FISH])["multipliers"] == 2


def test_ssp_54_penguin_colony_and_captain() -> None:
    assert score(["penguin_colony:green", "captain:light_orange"])["total"] == 0
    assert score(["penguin_colony:green", "penguin:pink", "penguin:purple"])["multipliers"] == 4
    assert score(["captain:light_orange", "sailor:pink", "sailor:orange"])["multipliers"] == 6


BLUE = ["crab:light_blue", "boat:light_blue", "fish:light_blue", "swimmer:light_blue"]
GREEN = ["shell:green", "octopus:green", "shark:green"]


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


def test_ssp_57_the_colour_bonus_is_not_part_of_the_points() -> None:
    assert score(BLUE)["colour_bonus"] == 4
    assert score(BLUE)["total"] == 0
    assert score([])["colour_bonus"] == 0
    hand = ["octopus:yellow", "octopus:green", "octopus:purple", "crab:yellow", "boat:yellow"]  # 6 points, 3 yellow
    assert kinds(at(hands=[hand, []], phase="play")) == ["end_turn"]


# Who knows what


SECRET = "octopus:purple"


def test_ssp_60_what_everybody_sees() -> None:
    hands = [[SECRET, "shell:grey"], ["boat:black"], []]
    match = at(hands=hands, laid=[CRABS, [], []], piles=[["fish:green"], []], scores=[3, 4, 5])
    view = match.view(None)
    assert [seat["size"] for seat in view["seats"]] == [2, 1, 0]
    assert [seat["hand"] for seat in view["seats"]] == [None, None, None]
    assert view["seats"][0]["laid"] == [CRABS]
    assert (view["scores"], view["turn"], view["phase"], view["caller"]) == ([3, 4, 5], 0, "take", None)
    assert view["piles"] == [{"size": 1, "top": "fish:green", "cards": None}, {"size": 0, "top": None, "cards": None}]
    assert view["deck"] == 58 - 3 - 2 - 1


def told(match: Match, action: dict[str, Any], seat: int | None) -> list[dict[str, Any]]:
    return [event for step in match.preview(action) for event in match.events(step, seat)]


def test_ssp_60_what_the_log_says_to_all() -> None:
    piles = [["shell:grey", "fish:green"], ["shell:black"]]
    taken = told(at(piles=piles), do("take", pile=0), None)
    assert taken == [{"id": "ssp-took", "args": {"seat": 0, "card": "fish:green", "pile": 0}}]
    put = told(at(piles=piles, drawn=["boat:black"]), do("discard", pile=1), 1)
    assert put == [{"id": "ssp-discarded", "args": {"seat": 0, "card": "boat:black", "pile": 1}}]
    laid = told(at(hands=[CRABS, []], piles=piles, phase="play"), do("play", cards=CRABS), 1)
    assert laid == [{"id": "ssp-laid", "args": {"seat": 0, "cards": CRABS, "kind": "crab"}}]
    bite = told(at(hands=[[], [SECRET], []], phase="steal"), do("steal", **{"from": 1}), 2)
    assert [event["id"] for event in bite] == ["ssp-steal", "ssp-stolen"]
    assert bite[0]["args"] == {"seat": 0, "victim": 1}


@pytest.mark.parametrize(
    ("position", "action", "knowing"),
    [
        ({"hands": [[], [], []], "deck": [SECRET, SECRET][:1], "piles": [["boat:black"], []]}, do("draw"), {0}),
        ({"hands": [[], [], []], "drawn": [SECRET, "boat:black"]}, do("keep", card=SECRET), {0}),
        ({"hands": [FISH, [], []], "deck": [SECRET], "phase": "play"}, do("play", cards=FISH), {0}),
        ({"hands": [[], [], []], "piles": [[SECRET, "boat:black"], []], "phase": "pick"}, do("pick", card=SECRET), {0}),
        ({"hands": [[], [SECRET], []], "phase": "steal"}, do("steal", **{"from": 1}), {0, 1}),
    ],
)
def test_ssp_61_who_is_told_which_card(position: dict[str, Any], action: dict[str, Any], knowing: set[int]) -> None:
    match = at(**position)
    seats: list[int | None] = [0, 1, 2, None]
    assert {seat for seat in seats if SECRET in repr(told(match, action, seat))} == knowing
    assert all(told(match, action, seat) for seat in seats)  # but that something happened


def test_ssp_62_a_card_that_moves_unseen_has_no_identity() -> None:
    """Two stories that differ only in the hidden card leave a third player with the same view."""
    views = []
    for seed in range(12):
        match = at(seed, hands=[BITE, ["shell:grey", SECRET], []], phase="play")
        after(match, do("play", cards=BITE), do("steal", **{"from": 1}))
        views.append((match.position()["hands"][0], match.view(2)))
    assert len({tuple(hand) for hand, _ in views}) == 2
    assert all(view == views[0][1] for _, view in views)
