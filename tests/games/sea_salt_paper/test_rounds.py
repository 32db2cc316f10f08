"""Sea Salt & Paper, rule by rule: calls, the end of a round and of the match (SSP-30 to SSP-42)."""

from __future__ import annotations

import pytest

from shoal.games.sea_salt_paper import score
from tests.games.sea_salt_paper.boards import BITE, BOATS, CALLER, CRABS, SEVEN, after, at, do, kinds, options


def test_ssp_30_seven_points_allow_a_call() -> None:
    assert kinds(at(hands=[SEVEN, []], phase="play")) == ["end_turn", "last_chance", "play", "stop"]
    assert kinds(at(hands=[SEVEN[:3], []], laid=[CRABS, []], phase="play")) == ["end_turn", "last_chance", "stop"]
    assert kinds(at(hands=[SEVEN[:3], []], phase="play")) == ["end_turn"]


def test_ssp_30_one_call_in_a_round() -> None:
    match = at(hands=[SEVEN[:3], CALLER], laid=[CRABS, []], phase="play", caller=1)
    assert kinds(match) == ["end_turn"]


def test_ssp_30_otherwise_the_turn_passes_to_the_left() -> None:
    match = after(at(hands=[[], [], []], turn=2, phase="play"), do("end_turn"))
    assert (match.actor, match.view(0)["phase"]) == (0, "take")


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
    hands = [CALLER, BITE, ["shell:green"], ["boat:black"]]
    match = at(hands=hands, turn=1, caller=0, phase="play")
    assert options(after(match, do("play", cards=BITE)), "steal", "from") == [2, 3]
    lonely = at(hands=[CALLER, BITE], turn=1, caller=0, phase="play")
    assert kinds(after(lonely, do("play", cards=BITE))) == ["end_turn"]


def test_ssp_34_caller_not_beaten_scores_cards_and_bonus_the_others_only_their_bonus() -> None:
    hands = [SEVEN, ["octopus:yellow", "octopus:light_blue", "shell:yellow"]]
    match = after(at(hands=hands, turn=1, caller=0, phase="play"), do("end_turn"))
    assert match.scores == (7 + 2, 2)  # grey 2; yellow 2


def test_ssp_34_equal_is_not_beaten() -> None:
    match = after(at(hands=[SEVEN, CALLER], turn=1, caller=0, phase="play"), do("end_turn"))
    assert match.scores == (7 + 2, 1)


def test_ssp_34_caller_beaten_scores_only_the_bonus_the_others_their_cards() -> None:
    hands = [SEVEN, ["shell:grey", "shell:green", "shell:black", "shell:yellow", "shell:light_blue"], ["boat:black"]]
    match = at(hands=hands, turn=2, caller=0, phase="play")
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
    match = at(hands=[[], SEVEN, []], turn=0, caller=1, phase="play")
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
