"""The public Python API: matches, records, replays, errors."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import shoal
from shoal.game import names
from shoal.match import Match

EVERY_GAME = pytest.mark.parametrize("name", names())


def played(name: str, seed: int, moves: int = 100_000, **options: Any) -> Match:
    """A random match after so many moves."""
    match, luck = shoal.load(name, **options).match(seed=seed), random.Random(seed)
    while not match.over and moves > 0:
        match.play(luck.choice(match.legal))
        moves -= 1
    return match


def test_games() -> None:
    assert shoal.games() == ["coloretto", "sea_salt_paper", "sea_urchins"]


def test_unknown_game() -> None:
    with pytest.raises(shoal.UnknownGame, match="no game 'chess'; there are: coloretto"):
        shoal.load("chess")


@EVERY_GAME
def test_wrong_players_and_options(name: str) -> None:
    with pytest.raises(shoal.BadOption, match="players, not 9"):
        shoal.load(name, players=9)
    with pytest.raises(shoal.BadOption, match="players, not '2'"):
        shoal.load(name, players="2")  # type: ignore[arg-type]
    with pytest.raises(shoal.BadOption, match="has no option 'colour'"):
        shoal.load(name, colour=1)


@EVERY_GAME
def test_the_same_seed_the_same_match(name: str) -> None:
    assert played(name, 5).log == played(name, 5).log
    assert played(name, 5).log != played(name, 6).log
    assert shoal.load(name).match().log is not None  # seed=None: from the system


@EVERY_GAME
def test_actor_legal_and_actions_agree(name: str) -> None:
    match = shoal.load(name, players=3).match(seed=7)
    assert match.actor in (0, 1, 2)
    assert [action["id"] for action in match.actions] == list(match.legal)
    assert match.payoffs is None
    assert match.winners == ()


@EVERY_GAME
def test_an_action_by_dict_is_the_action_by_number(name: str) -> None:
    one, two = (shoal.load(name).match(seed=3) for _ in range(2))
    action = one.actions[-1]
    one.play(action["id"])
    two.play({key: value for key, value in action.items() if key != "id"})
    assert one.log == two.log
    assert one.state.tobytes() == two.state.tobytes()


@EVERY_GAME
@pytest.mark.parametrize(
    "action", [-1, 10**6, True, None, "draw", 1.0, [], {}, {"type": "fly"}, {"type": "draw", "row": 1}, {"id": 0}]
)
def test_an_illegal_action_changes_nothing(name: str, action: Any) -> None:
    match = shoal.load(name).match(seed=3)
    before, log = match.state.tobytes(), list(match.log)
    if isinstance(action, dict) and action.get("id") in match.legal:
        action = {"id": 99_999}
    with pytest.raises(shoal.IllegalAction, match="is not legal for seat . legal: "[:22]):
        match.play(action)
    assert match.state.tobytes() == before
    assert match.log == log


def test_an_illegal_action_says_what_is_allowed() -> None:
    with pytest.raises(shoal.IllegalAction) as raised:
        shoal.load("coloretto").match(seed=1).play({"type": "take", "row": 0})
    assert 'legal: {"id": 0, "type": "draw"}' in str(raised.value)


@EVERY_GAME
def test_nothing_can_be_played_after_the_end(name: str) -> None:
    match = played(name, 1)
    assert match.over
    assert match.actor is None
    assert match.legal == ()
    assert match.actions == []
    assert sum(match.payoffs or ()) == pytest.approx(1)
    with pytest.raises(shoal.IllegalAction, match="over"):
        match.play(0)


@EVERY_GAME
def test_preview_leaves_the_match_as_it_is(name: str) -> None:
    match = shoal.load(name).match(seed=3)
    before = match.state.tobytes()
    steps = match.preview(match.legal[0])
    assert match.state.tobytes() == before
    match.adopt(steps)
    assert match.log[-len(steps) :] == [step.action for step in steps]
    with pytest.raises(shoal.IllegalAction, match="do not continue"):
        match.adopt(steps)


@EVERY_GAME
def test_a_copy_goes_its_own_way(name: str) -> None:
    match = played(name, 2, moves=5)
    twin = match.copy(seed=1)
    twin.play(twin.legal[0])
    assert len(match.log) < len(twin.log)
    assert match.position() != twin.position()


@EVERY_GAME
def test_views_are_for_seats_and_spectators(name: str) -> None:
    match = shoal.load(name).match(seed=3)
    for seat in (0, 1, None):
        assert match.view(seat)["seat"] == seat
    for wrong in (2, -1, "0", True):
        with pytest.raises(shoal.ShoalError, match="seats are 0 to 1"):
            match.view(wrong)  # type: ignore[arg-type]


@EVERY_GAME
def test_record_and_replay(name: str) -> None:
    for moves in (0, 7, 100_000):
        match = played(name, 4, moves=moves)
        record = json.loads(json.dumps(match.record()))
        again = shoal.replay(record)
        assert again.state.tobytes() == match.state.tobytes()
        assert again.record() == record
        assert again.legal == match.legal


@EVERY_GAME
def test_positions_start_matches(name: str) -> None:
    match = played(name, 4, moves=9)
    variant = shoal.load(name)
    again = variant.from_position(match.position(), seed=1)
    assert again.position() == match.position()
    again.play(again.legal[0])
    assert shoal.replay(again.record()).state.tobytes() == again.state.tobytes()


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        ({"format": "chess"}, "not a record of Shoal"),
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"version": 99}, "version 99; this is version 1"),
        ({"players": 9}, "players, not 9"),
        ({"players": None}, "players, not None"),
        ({"options": {"scoring": "pink"}}, "scoring cannot be 'pink'"),
        ({"options": {"colour": 1}}, "no option 'colour'"),
        ({"options": 7}, "options are an object"),
        ({"log": "0"}, "list of whole numbers"),
        ({"log": [0.5]}, "list of whole numbers"),
        ({"log": [0]}, "step 0 of the log, 0, is not possible"),
        ({"log": []}, "chance must act"),
        ({"result": {"scores": [0, 0], "winners": [1]}}, "not what its log leads to"),
        ({"position": {"turn": 9}}, "damaged: turn must be"),
    ],
)
def test_a_damaged_record_is_refused_with_a_reason(damage: dict[str, Any], reason: str) -> None:
    record = {**played("coloretto", 4, players=2).record(), **damage}
    with pytest.raises(shoal.BadRecord, match=reason):
        shoal.replay(record)


@pytest.mark.parametrize("record", [None, [], "x", 3])
def test_what_is_no_record_at_all(record: Any) -> None:
    with pytest.raises(shoal.BadRecord, match="a record is an object"):
        shoal.replay(record)


def test_a_log_cut_in_the_middle_of_chance() -> None:
    record = shoal.load("coloretto").match(seed=1).record()
    with pytest.raises(shoal.BadRecord, match="stops after 2 steps"):
        shoal.replay({**record, "log": record["log"][:2]})


JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 70),
    st.text(max_size=8),
    st.sampled_from(["crab:black", "red", "joker", "yr", "y", "over", "take", "first"]),
    st.lists(st.integers(-2, 60), max_size=4),
    st.lists(st.lists(st.sampled_from(["red", "crab:black", "y", "yr", "mermaid:white"]), max_size=5), max_size=5),
    st.dictionaries(st.text(max_size=4), st.integers(), max_size=2),
)


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_damaged_positions_give_a_clear_error_or_a_sound_match(name: str, data: st.DataObject) -> None:
    position = copy.deepcopy(played(name, data.draw(st.integers(0, 5)), moves=data.draw(st.integers(0, 30))).position())
    for key in data.draw(st.lists(st.sampled_from(sorted(position)), min_size=1, max_size=3)):
        value = position.get(key)
        if isinstance(value, list) and value and data.draw(st.booleans()):
            value[data.draw(st.integers(0, len(value) - 1))] = data.draw(JUNK)
        elif data.draw(st.booleans()):
            position[key] = data.draw(JUNK)
        else:
            position.pop(key, None)
    try:
        match = shoal.load(name).from_position(position, seed=1)
    except shoal.BadPosition as error:
        assert len(str(error)) > 10
        return
    assert shoal.load(name).from_position(match.position(), seed=1).state.tobytes() == match.state.tobytes()
    luck = random.Random(1)
    for _ in range(40):  # a sound state can be played on
        if match.over:
            break
        match.play(luck.choice(match.legal))


@EVERY_GAME
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_damaged_logs_give_a_clear_error_or_the_same_match(name: str, data: st.DataObject) -> None:
    record = json.loads(json.dumps(played(name, data.draw(st.integers(0, 5)), moves=30).record()))
    log = record["log"]
    where = data.draw(st.integers(0, len(log) - 1))
    how = data.draw(st.sampled_from(["change", "drop", "double", "cut"]))
    if how == "change":
        log[where] = data.draw(st.integers(-5, 3000))
    elif how == "drop":
        del log[where]
    elif how == "double":
        log.insert(where, log[where])
    else:
        del log[where:]
    try:
        assert shoal.replay(record).log == log
    except shoal.BadRecord as error:
        assert len(str(error)) > 10
