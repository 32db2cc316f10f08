"""The public Python API: matches, records, replays, errors."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import shoal
from shoal.game import Option, find, names
from shoal.match import Match, SeededChance, refold
from tests.kit.cases import pick

EVERY_GAME = pytest.mark.parametrize("name", names())


def played(name: str, seed: int, moves: int = 100_000, **options: Any) -> Match:
    """A random match after so many moves."""
    match, rng = shoal.load(name, **options).match(seed=seed), random.Random(seed)
    while not match.over and moves > 0:
        match.play(rng.choice(match.legal))
        moves -= 1
    return match


def test_games() -> None:
    assert shoal.games() == names() == sorted(names())


def test_unknown_game() -> None:
    with pytest.raises(shoal.UnknownGame, match=f"no game 'chess'; there are: {', '.join(names())}"):
        shoal.load("chess")


@EVERY_GAME
def test_wrong_players_and_options(name: str) -> None:
    too_many = find(name).players[-1] + 1
    with pytest.raises(shoal.BadOption, match=f"players, not {too_many}"):
        shoal.load(name, players=too_many)
    with pytest.raises(shoal.BadOption, match="players, not '2'"):
        shoal.load(name, players="2")  # type: ignore[arg-type]
    with pytest.raises(shoal.BadOption, match="has no option 'colour'"):
        shoal.load(name, colour=1)


def test_chance_is_a_function_of_the_step() -> None:
    chance, same = SeededChance(7), SeededChance(7)
    forwards = [chance.below(step, 1000) for step in range(20)]
    assert [same.below(step, 1000) for step in reversed(range(20))] == forwards[::-1]
    assert [SeededChance(8).below(step, 1000) for step in range(20)] != forwards
    system = SeededChance(None)
    assert system.below(3, 10**9) == system.below(3, 10**9) != SeededChance(None).below(3, 10**9)
    counts = Counter(chance.below(step, 7) for step in range(14_000))
    assert all(1800 < counts[value] < 2200 for value in range(7))


@EVERY_GAME
def test_the_same_seed_the_same_match(name: str) -> None:
    assert played(name, 5).log == played(name, 5).log
    assert played(name, 5).log != played(name, 6).log
    assert shoal.load(name).match().log is not None  # seed=None: from the system


@EVERY_GAME
def test_actor_legal_and_actions_agree(name: str) -> None:
    players = find(name).players[-1]
    match = shoal.load(name, players=players).match(seed=7)
    assert match.actor in range(players)
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


@EVERY_GAME
def test_an_illegal_action_says_what_is_allowed(name: str) -> None:
    match = shoal.load(name).match(seed=1)
    with pytest.raises(shoal.IllegalAction) as raised:
        match.play({"type": "fly"})
    assert f"legal: {json.dumps(match.actions[0])}" in str(raised.value)


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
def test_after_leaves_the_match_as_it_is(name: str) -> None:
    match = shoal.load(name).match(seed=3)
    before = match.state.tobytes()
    after = match.after(match.legal[0])
    assert [step.action for step in match.after(match.legal[0]).steps] == [step.action for step in after.steps]
    assert match.state.tobytes() == before
    match.adopt(after.steps)
    assert match.log[-len(after.steps) :] == [step.action for step in after.steps]
    with pytest.raises(shoal.IllegalAction, match="do not continue"):
        match.adopt(after.steps)


@EVERY_GAME
def test_after_knows_the_end(name: str) -> None:
    match, rng = shoal.load(name).match(seed=3), random.Random(3)
    while not match.over:
        after = match.after(rng.choice(match.legal))
        match.adopt(after.steps)
        assert (after.over, after.result) == (match.over, match.record().get("result"))


@EVERY_GAME
def test_single_steps_make_the_match(name: str) -> None:
    match = played(name, 3, moves=5)
    record = match.record()
    again, steps = refold({**record, "log": record["log"]}, SeededChance(0))
    assert [step.action for step in steps] == match.log
    actions, _ = again.choices()
    assert tuple(actions) == again.legal
    step = again.step(actions[0])
    assert (step.n, step.actor, step.action) == (len(match.log), match.actor, actions[0])
    assert again.state.tobytes() == match.state.tobytes()
    first = step.after.tobytes()
    again.adopt([step])
    assert again.state.tobytes() == first


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
    players = match.variant.players
    for seat in (*range(players), None):
        match.check_seat(seat)
        assert match.view(seat)["seat"] == seat
    for wrong in (players, -1, "0", True):
        with pytest.raises(shoal.ShoalError, match=f"seats are 0 to {players - 1}"):
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
        ({"version": 99}, "version 99; this is version"),
        ({"players": 99}, "players, not 99"),
        ({"players": None}, "players, not None"),
        ({"options": {"colour": 1}}, "no option 'colour'"),
        ({"options": 7}, "options are an object"),
        ({"log": "0"}, "list of whole numbers"),
        ({"log": [0.5]}, "list of whole numbers"),
        ({"log": [-1]}, "step 0 of the log, -1, is not possible"),
        ({"log": []}, "chance must act"),
        ({"result": {"scores": [], "winners": [1]}}, "not what its log leads to"),
        ({"position": {"turn": 99}}, "damaged: "),
    ],
)
def test_a_damaged_record_is_refused_with_a_reason(damage: dict[str, Any], reason: str) -> None:
    record = {**played(pick(luck=True).name, 4).record(), **damage}
    with pytest.raises(shoal.BadRecord, match=reason):
        shoal.replay(record)


def every_option() -> list[tuple[str, Option]]:
    return [(name, option) for name in names() for option in find(name).options]


@pytest.mark.parametrize(("name", "option"), every_option())
def test_a_wrong_option_is_refused_with_a_reason(name: str, option: Option) -> None:
    record = played(name, 4, moves=3).record()
    with pytest.raises(shoal.BadRecord, match=f"{option.name} cannot be 'plaid'"):
        shoal.replay({**record, "options": {**record["options"], option.name: "plaid"}})


@pytest.mark.parametrize("record", [None, [], "x", 3])
def test_what_is_no_record_at_all(record: Any) -> None:
    with pytest.raises(shoal.BadRecord, match="a record is an object"):
        shoal.replay(record)


def test_a_log_cut_in_the_middle_of_chance() -> None:
    record = shoal.load(pick(luck=True).name).match(seed=1).record()
    left = len(record["log"]) - 1  # nobody but chance has acted so far
    with pytest.raises(shoal.BadRecord, match=f"stops after {left} steps"):
        shoal.replay({**record, "log": record["log"][:left]})


def strings_in(value: Any) -> set[str]:
    """All strings of something JSON-safe."""
    if isinstance(value, dict):
        return {string for part in value.values() for string in strings_in(part)}
    if isinstance(value, list):
        return {string for part in value for string in strings_in(part)}
    return {value} if isinstance(value, str) else set()


@cache
def junk(name: str) -> st.SearchStrategy[Any]:
    """Values that may or may not mean something to this game."""
    known = {string for moves in (0, 9, 30) for string in strings_in(played(name, 1, moves).position())}
    words = st.sampled_from(sorted(known | {"over", "take", "first"}))
    return st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-3, 70),
        st.text(max_size=8),
        words,
        st.lists(st.integers(-2, 60), max_size=4),
        st.lists(st.lists(words, max_size=5), max_size=5),
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
            value[data.draw(st.integers(0, len(value) - 1))] = data.draw(junk(name))
        elif data.draw(st.booleans()):
            position[key] = data.draw(junk(name))
        else:
            position.pop(key, None)
    try:
        match = shoal.load(name).from_position(position, seed=1)
    except shoal.BadPosition as error:
        assert len(str(error)) > 10
        return
    assert shoal.load(name).from_position(match.position(), seed=1).state.tobytes() == match.state.tobytes()
    rng = random.Random(1)
    for _ in range(40):  # a sound state can be played on
        if match.over:
            break
        match.play(rng.choice(match.legal))


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
