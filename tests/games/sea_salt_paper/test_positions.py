"""Sea Salt & Paper: positions lead back to themselves, and what cannot be is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

import shoal
from shoal.errors import BadPosition
from shoal.games.sea_salt_paper import table
from shoal.games.sea_salt_paper.cards import NAMES
from shoal.kernel import seeded
from tests.games.sea_salt_paper.boards import CALLER
from tests.games.sea_salt_paper.eventful import GAME, eventful_match


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"hands": [["crab:pink"], []]}, "'crab:pink' is not a card; there are: crab:dark_blue"),
        ({"hands": [["whale"], []]}, "cards are written kind:colour"),
        ({"hands": [["crab:grey"], ["crab:grey"]]}, "a card too many: crab:grey"),
        ({"hands": [["crab:grey"] * 2, []]}, "crab:grey 2 times, but there is only 1"),
        ({"hands": [["mermaid:white"] * 2, []], "deck": ["mermaid:white"] * 3}, "a card too many: mermaid:white"),
        ({"hands": [[], [], [], [], []]}, "players must be a whole number from 2 to 4"),
        ({"hands": [[]], "players": 2}, "hands must be a list of 2"),
        ({"hands": 5}, "hands must be a list"),
        ({"laid": [["crab:grey"], []]}, "laid in pairs"),
        ({"laid": [["swimmer:black", "swimmer:yellow"], []]}, "2 swimmers and 0 sharks"),
        ({"laid": [["shell:grey"], []]}, "shell:grey cannot be laid"),
        ({"phase": "sleep"}, "phase cannot be 'sleep'; allowed: take, keep"),
        ({"phase": "keep"}, "in the phase 'keep' there must be 2"),
        ({"phase": "take", "drawn": ["crab:grey"]}, "in the phase 'take' there must be 0"),
        ({"drawn": ["crab:grey", "crab:black", "crab:green"]}, "at most two"),
        ({"phase": "take", "deck": []}, "nothing to take"),
        ({"phase": "look"}, "both piles are empty"),
        ({"phase": "pick", "piles": [["crab:grey"], []], "looking": 1}, "pile 1 is empty"),
        ({"looking": 0}, "looking is the pile"),
        ({"phase": "steal"}, "nobody to steal from"),
        ({"phase": "over"}, "nobody has 40 points"),
        ({"scores": [40, 0]}, "the phase must be 'over'"),
        ({"scores": [-1, 0]}, "score of seat 0 must be a whole number"),
        ({"scores": [True, 0]}, "score of seat 0 must be a whole number"),
        ({"hands": [["mermaid:white"] * 4, []]}, "four mermaids"),
        ({"turn": 2}, "turn must be a whole number from 0 to 1"),
        ({"caller": "me"}, "caller must be a whole number"),
        ({"caller": 1}, "seat 1 has 0 points on their cards, but a call needs 7"),
        ({"caller": 1, "hands": [[], CALLER[:2]]}, "seat 1 has 3 points on their cards, but a call needs 7"),
        ({"caller": 1, "hands": [[], []], "phase": "over", "scores": [40, 9]}, "a call needs 7"),
        ({"caller": 0, "hands": [CALLER, []]}, "takes no more turns"),
        ({"caller": 1, "hands": [[], CALLER], "revealed": [False, False]}, "their hand is revealed"),
        ({"caller": 1, "hands": [[], CALLER, []], "turn": 2, "revealed": [True, True, False]}, "their last turn"),
        (
            {"caller": 1, "hands": [[], CALLER, []], "turn": 0, "revealed": [False, True, False]},
            "has had their last turn",
        ),
        ({"revealed": [False, True]}, "seat 1 shows their hand before somebody has called"),
        ({"revealed": [0, 1]}, "must be true or false"),
        ({"round": 0}, "round must be a whole number"),
        ({"target": 0}, "target must be a whole number"),
        ({"tiebreak": "coin"}, "tiebreak cannot be 'coin'"),
        ({"piles": [[]]}, "piles must be a list of 2"),
        ({"moon": 1}, "no key 'moon'"),
        ({"memory": {"story": 1}}, "the story must be a list"),
        ({"memory": {"story": [{"type": "sang"}]}}, "type cannot be 'sang'"),
        ({"memory": {"story": [{"type": "put", "pile": 0, "card": "crab:grey"}]}}, "other cards on pile 0"),
        ({"memory": {"story": [{"type": "took", "seat": 0, "pile": 0, "card": "crab:grey"}]}}, "more cards than"),
    ],
)
def test_impossible_positions_are_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        table.from_position(position)
    assert reason in str(caught.value)


@pytest.mark.parametrize(("turn", "revealed"), [(2, [False, True, False, False]), (0, [False, True, True, True])])
def test_ssp_32_who_has_had_the_last_turn_shows_their_hand(turn: int, revealed: list[bool]) -> None:
    s = table.from_position({"hands": [[], CALLER, [], []], "caller": 1, "turn": turn})
    assert table.position(s)["revealed"] == revealed


def test_an_empty_position_is_a_first_turn() -> None:
    position = table.position(table.from_position({}))
    assert len(position["deck"]) == 58
    assert (position["players"], position["turn"], position["phase"], position["round"]) == (2, 0, "take", 1)


def test_cards_left_out_of_a_given_deck_come_back_in_the_next_round() -> None:
    match = shoal.load("sea_salt_paper").from_position({"deck": [], "phase": "play"}, seed=1)
    assert match.view(0)["deck"] == 0
    match.play({"type": "end_turn"})
    assert match.view(0)["deck"] == 56


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_lead_back_with_and_without_memory(players: int) -> None:
    for s in eventful_match(players, seed=players, rounds=2, every=7):
        position = json.loads(json.dumps(table.position(s)))
        assert table.from_position(position).tobytes() == s.tobytes()
        del position["memory"]
        plain = table.position(table.from_position(position))
        for key in ("hands", "piles", "deck", "drawn", "scores", "turn", "phase", "revealed", "looking"):
            assert plain[key] == position[key]
        assert [sorted(cards) for cards in plain["laid"]] == [sorted(cards) for cards in position["laid"]]


junk = some.recursive(
    some.none()
    | some.booleans()
    | some.integers(-3, 60)
    | some.sampled_from([*NAMES[:6], "take", "pick", "over", "x"]),
    lambda inner: (
        some.lists(inner, max_size=4) | some.dictionaries(some.sampled_from(["type", "seat", "story"]), inner)
    ),
    max_leaves=12,
)


STATES = {players: list(eventful_match(players, players, rounds=1, every=7)) for players in (2, 3, 4)}


def is_sound(position: dict[str, Any]) -> bool:
    """Whether the position is accepted; then it leads back to itself, and every seat can imagine it."""
    try:
        s = table.from_position(position)
    except BadPosition:
        return False
    assert table.from_position(table.position(s)).tobytes() == s.tobytes()
    for seat in range(int(s.players)):
        world = s.copy()
        GAME.door.imagine(world, seat, seeded(1))
        assert table.view(world, seat) == table.view(s, seat)
    return True


@settings(deadline=None)
@given(key=some.sampled_from(sorted(table.position(table.from_position({})))), value=junk, seed=some.integers(0, 8))
def test_damaged_positions_are_refused_or_right(key: str, value: Any, seed: int) -> None:
    s = STATES[2 + seed % 3][seed]
    is_sound({**table.position(s), key: value})


@settings(deadline=None)
@given(data=some.data())
def test_damaged_histories_are_refused_or_right(data: Any) -> None:
    states = STATES[data.draw(some.integers(2, 4))]
    position = table.position(states[data.draw(some.integers(0, len(states) - 1))])
    story = position["memory"]["story"]
    i = data.draw(some.integers(0, len(story) - 1))
    if data.draw(some.booleans()):
        del story[i]
    else:
        story[i] = {
            **story[i],
            data.draw(some.sampled_from(["type", "seat", "pile", "card", "cards"])): data.draw(junk),
        }
    is_sound(position)
