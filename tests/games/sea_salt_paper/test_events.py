"""Sea Salt & Paper: what the log says of a step, and to whom (SSP-60 to SSP-62)."""

from __future__ import annotations

from typing import Any

import pytest

from shoal.games.sea_salt_paper.cards import NAMES
from tests.games.sea_salt_paper.boards import BITE, CALLER, CRABS, FISH, after, at, do, events_of

SECRET = "octopus:purple"


def test_ssp_60_what_the_log_says_to_all() -> None:
    piles = [["shell:grey", "fish:green"], ["shell:black"]]
    taken = events_of(at(piles=piles), do("take", pile=0), None)
    assert taken == [{"id": "ssp-took", "args": {"seat": 0, "card": "fish:green", "pile": 0}}]
    put = events_of(at(piles=piles, drawn=["boat:black"]), do("discard", pile=1), 1)
    assert put == [{"id": "ssp-discarded", "args": {"seat": 0, "card": "boat:black", "pile": 1}}]
    laid = events_of(at(hands=[CRABS, []], piles=piles, phase="play"), do("play", cards=CRABS), 1)
    assert laid == [{"id": "ssp-laid", "args": {"seat": 0, "cards": CRABS, "kind": "crab"}}]
    bite = events_of(at(hands=[[], [SECRET], []], phase="steal"), do("steal", **{"from": 1}), 2)
    assert [event["id"] for event in bite] == ["ssp-steal", "ssp-stolen"]
    assert bite[0]["args"] == {"seat": 0, "victim": 1}


def test_laid_pairs_are_shown_in_order() -> None:
    hands = [["boat:black", "boat:yellow", "fish:green", "fish:black"], []]
    laid = [["swimmer:black", "shark:black", "crab:grey", "crab:black"], []]
    match = at(hands=hands, laid=laid, phase="play")
    match.play({"type": "play", "cards": ["fish:black", "fish:green"]})
    match.play({"type": "play", "cards": ["boat:black", "boat:yellow"]})
    assert match.view(1)["seats"][0]["laid"] == [
        ["crab:black", "crab:grey"],
        ["swimmer:black", "shark:black"],
        ["fish:black", "fish:green"],
        ["boat:black", "boat:yellow"],
    ]


def test_the_end_of_a_round_names_all_points() -> None:
    hands = [["octopus:grey", "octopus:green", "octopus:purple", "shell:black", "shell:grey"], ["boat:black"]]
    lines = events_of(at(hands=hands, phase="play"), do("stop"), None)
    names = [event["id"] for event in lines]
    assert names == ["ssp-stop", "ssp-points", "ssp-points", "ssp-round", "ssp-opened", "ssp-opened"]
    assert lines[1]["args"]["hand"] == sorted(hands[0], key=NAMES.index)
    assert (lines[1]["args"]["total"], lines[1]["args"]["gained"], lines[1]["args"]["score"]) == (8, 8, 8)


def test_the_end_of_a_last_chance_names_its_outcome() -> None:
    hands = [CALLER, ["shell:grey", "shell:green", "shell:black", "shell:yellow", "shell:light_blue"]]  # 7 and 8 points
    match = at(hands=hands, phase="play", turn=1, caller=0, scores=[0, 38])
    lines = events_of(match, do("end_turn"), 0)
    assert [event["id"] for event in lines] == [
        "ssp-ended",
        "ssp-revealed",
        "ssp-beaten",
        "ssp-points",
        "ssp-points",
        "ssp-over",
    ]
    assert lines[-1]["args"] == {"winners": [1], "scores": [1, 46]}


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
def test_ssp_61_who_learns_which_card(position: dict[str, Any], action: dict[str, Any], knowing: set[int]) -> None:
    match = at(**position)
    seats: list[int | None] = [0, 1, 2, None]
    assert {seat for seat in seats if SECRET in repr(events_of(match, action, seat))} == knowing
    assert all(events_of(match, action, seat) for seat in seats)  # but that something happened


def test_ssp_62_a_card_that_moves_unseen_has_no_identity() -> None:
    """Two matches that differ only in the hidden card leave a third player with the same view."""
    views = []
    for seed in range(12):
        match = at(seed, hands=[BITE, ["shell:grey", SECRET], []], phase="play")
        after(match, do("play", cards=BITE), do("steal", **{"from": 1}))
        views.append((match.position()["hands"][0], match.view(2)))
    assert len({tuple(hand) for hand, _ in views}) == 2
    assert all(view == views[0][1] for _, view in views)
