"""Sea Salt & Paper: who knows what (SSP-60 to SSP-62), in views and in the log."""

from __future__ import annotations

import json
from typing import Any

import pytest

from shoal.match import Match
from tests.games.sea_salt_paper.boards import CRABS, SEVEN, at, do, options

HANDS = [["crab:black", "octopus:grey"], ["boat:yellow", "boat:yellow"], ["penguin:pink"]]


def played(match: Match, action: dict[str, Any]) -> dict[int | None, list[dict[str, Any]]]:
    """Play an action: what the log says to everybody of it and the chance steps after it."""
    steps = match.after(action).steps
    match.adopt(steps)
    seats = (*range(match.variant.players), None)
    return {seat: [event for step in steps for event in match.events(step, seat)] for seat in seats}


def test_ssp_60_what_everybody_sees() -> None:
    piles = [["crab:grey", "fish:green"], ["boat:black"]]
    match = at(hands=HANDS, laid=[["fish:black", "fish:yellow"], [], []], piles=piles, scores=[1, 2, 3])
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        assert [(p["top"], p["size"]) for p in view["piles"]] == [("fish:green", 2), ("boat:black", 1)]
        assert view["deck"] == 58 - 5 - 2 - 3
        assert [s["size"] for s in view["seats"]] == [2, 2, 1]
        assert view["seats"][0]["laid"] == [["fish:black", "fish:yellow"]]
        assert view["scores"] == [1, 2, 3]
        assert (view["phase"], view["turn"], view["caller"]) == ("take", 0, None)


def test_ssp_60_what_a_spectator_sees() -> None:
    hands = [["octopus:purple", "shell:grey"], ["boat:black"], []]
    match = at(hands=hands, laid=[CRABS, [], []], piles=[["fish:green"], []], scores=[3, 4, 5])
    view = match.view(None)
    assert [seat["size"] for seat in view["seats"]] == [2, 1, 0]
    assert [seat["hand"] for seat in view["seats"]] == [None, None, None]
    assert view["seats"][0]["laid"] == [CRABS]
    assert (view["scores"], view["turn"], view["phase"], view["caller"]) == ([3, 4, 5], 0, "take", None)
    assert view["piles"] == [{"size": 1, "top": "fish:green", "cards": None}, {"size": 0, "top": None, "cards": None}]
    assert view["deck"] == 58 - 3 - 2 - 1


def test_ssp_60_the_log_names_open_cards() -> None:
    match = at(hands=HANDS, piles=[["crab:grey", "fish:green"], ["boat:black"]])
    assert all("fish:green" in json.dumps(lines) for lines in played(match, {"type": "take", "pile": 0}).values())
    match = at(hands=HANDS, piles=[["crab:grey"], ["boat:black"]], phase="discard", drawn=["shell:grey"])
    assert all("shell:grey" in json.dumps(lines) for lines in played(match, {"type": "discard", "pile": 0}).values())
    match = at(hands=[["crab:black", "crab:green"], [], []], piles=[["shell:grey"], []], phase="play")
    lines = played(match, do("play", cards=options(match, "play", "cards")[0]))
    assert all("crab:black" in json.dumps(line) for line in lines.values())


def test_ssp_60_revealed_hands_are_seen_by_all() -> None:
    match = at(hands=[SEVEN, [], []], phase="play")
    match.play({"type": "last_chance"})
    assert all(sorted(match.view(seat)["seats"][0]["hand"]) == sorted(SEVEN) for seat in (0, 1, 2, None))


def test_ssp_61_a_hand_is_its_owners() -> None:
    match = at(hands=HANDS)
    for seat in (0, 1, 2, None):
        seats = match.view(seat)["seats"]
        for other in range(3):
            assert (seats[other]["hand"] is None) == (other != seat)
            assert (seats[other]["points"] is None) == (other != seat)


def test_ssp_61_drawn_and_kept_cards_are_the_drawers() -> None:
    match = at(hands=HANDS, phase="keep", drawn=["shell:grey", "shell:green"])
    assert match.view(0)["drawn"] == ["shell:green", "shell:grey"]
    for seat in (1, 2, None):
        assert "shell" not in json.dumps(match.view(seat))
    lines = played(match, {"type": "keep", "card": "shell:grey"})
    assert "shell:grey" in json.dumps(lines[0])
    assert all("shell" not in json.dumps(lines[seat]) for seat in (1, 2, None))


def test_ssp_61_the_content_of_a_pile_is_seen_while_the_crabs_look() -> None:
    piles = [["octopus:purple", "fish:green", "shell:black"], ["boat:black"]]
    match = at(hands=[["crab:black", "crab:grey"], [], []], piles=piles, phase="play")
    match.play(do("play", cards=options(match, "play", "cards")[0]))
    match.play({"type": "look", "pile": 0})
    assert match.view(0)["piles"][0]["cards"] == piles[0]
    for seat in (1, 2, None):
        assert match.view(seat)["piles"][0]["cards"] is None
    lines = played(match, {"type": "pick", "card": "octopus:purple"})
    assert "octopus:purple" in json.dumps(lines[0])
    assert all("octopus" not in json.dumps(lines[seat]) for seat in (1, 2, None))
    assert match.view(0)["piles"][0]["cards"] is None


def test_ssp_61_which_of_equal_cards_the_crabs_took_is_the_pickers() -> None:
    piles: list[list[str]] = [["octopus:purple", "fish:black", "octopus:grey", "fish:black", "boat:black"], []]
    told: list[dict[int | None, list[dict[str, Any]]]] = []
    for pick in ({"type": "pick", "card": "fish:black"}, {"type": "pick_lower", "card": "fish:black", "above": 1}):
        match = at(hands=[["crab:black", "crab:grey"], [], []], piles=piles, phase="play")
        match.play(do("play", cards=options(match, "play", "cards")[0]))
        match.play({"type": "look", "pile": 0})
        told.append(played(match, pick))
    assert [line["args"].get("above") for lines in told for line in lines[0]] == [None, 1]
    assert all(told[0][seat] == told[1][seat] for seat in (1, 2, None))


@pytest.mark.parametrize("seed", range(3))
def test_ssp_61_a_theft_is_known_to_thief_and_victim(seed: int) -> None:
    match = at(hands=[["swimmer:black", "shark:green"], ["crab:grey", "octopus:purple"], []], phase="play").copy(seed)
    match.play(do("play", cards=options(match, "play", "cards")[0]))
    lines = played(match, {"type": "steal", "from": 1})
    card = match.view(0)["seats"][0]["hand"][0]
    assert card in json.dumps(lines[0])
    assert card in json.dumps(lines[1])
    assert all("grey" not in json.dumps(lines[seat]) and "purple" not in json.dumps(lines[seat]) for seat in (2, None))


def test_ssp_61_a_fish_is_the_drawers() -> None:
    match = at(
        hands=[["fish:black", "fish:green"], [], []], phase="play", deck=["octopus:purple", "octopus:purple"][:1]
    )
    lines = played(match, do("play", cards=options(match, "play", "cards")[0]))
    assert "octopus:purple" in json.dumps(lines[0])
    assert all("octopus" not in json.dumps(lines[seat]) for seat in (1, 2, None))


def test_ssp_62_hidden_cards_carry_nothing_that_tells_them_apart() -> None:
    """Two matches that differ only in hidden cards look the same to the others, whatever order they came in."""
    one = at(hands=[["crab:black", "octopus:grey"], [], []], phase="play")
    two = at(hands=[["octopus:grey", "crab:black"], [], []], phase="play")
    other = at(hands=[["penguin:pink", "sailor:orange"], [], []], phase="play")
    assert one.view(0) == two.view(0)
    for seat in (1, 2, None):
        assert one.view(seat) == other.view(seat)
        assert played(one.copy(1), {"type": "end_turn"})[seat] == played(other.copy(1), {"type": "end_turn"})[seat]
