"""A slow, obvious reference model and the real rules, step by step: the same choices, odds, outcomes and scores."""

from __future__ import annotations

import random
from types import NoneType
from typing import Any, TypeAlias

from shoal.game import Game
from shoal.kernel import CHANCE, OVER, State
from tests.kit.cases import Case, case_of
from tests.kit.reference import Choice, Mood, Reference

Form: TypeAlias = frozenset[tuple[str, Any]]
EVERY = 3  # the whole table is compared in every so many steps, what may be done in each
PLAIN = (int, str, bool, NoneType)  # lists hold one kind of thing


def comparable(value: Any, case: Case) -> Any:
    """A position or an action without what the model does not keep, and with those lists sorted that have no order."""
    if type(value) is list:
        return value if value and type(value[0]) in PLAIN else [comparable(each, case) for each in value]
    if type(value) is not dict:
        return value
    return {
        key: _sorted(each) if key in case.unordered else comparable(each, case)
        for key, each in value.items()
        if key not in case.not_modelled
    }


def _sorted(value: Any) -> Any:
    """A list of cards, or a list of such lists, each in order."""
    if type(value) is not list:
        return value
    return sorted(value) if value and type(value[0]) is str else [_sorted(each) for each in value]


def form(action: dict[str, Any], case: Case) -> Form:
    """An action as something that can be compared, and be a key."""
    return frozenset(
        (key, (value if type(value) in PLAIN else repr(_sorted(value) if key in case.unordered else value)))
        for key, value in action.items()
        if key not in case.not_modelled
    )


def same_choices(game: Game, s: State, listed: list[Choice], case: Case) -> dict[Form, int]:
    """Compare what may happen next with the model's list; the numbers of the actions by their form."""
    actions, weights = game.buffers()
    n = int(game.door.choices(s, actions, weights))
    ours = [form(game.table.describe(s, int(actions[i])), case) for i in range(n)]
    theirs = {form(action, case): weight for action, weight in listed}
    assert set(ours) == set(theirs)
    assert len(ours) == len(theirs)
    if game.door.actor(s) == CHANCE:
        total, whole = int(weights[:n].sum()), sum(theirs.values())
        assert all(int(weights[i]) * whole == theirs[each] * total for i, each in enumerate(ours)), "other odds"
    return {each: int(actions[i]) for i, each in enumerate(ours)}


def same_table(game: Game, s: State, model: Reference, case: Case) -> None:
    """Compare everything that lies on the table."""
    assert list(game.table.scores(s)) == model.scores()
    assert comparable(game.table.position(s), case) == comparable(model.position(), case)


def lockstep(game: Game, players: int, options: dict[str, Any], seed: int) -> int:
    """Play one match on both sides; every second one by moods, which reach the rare corners. The number of steps."""
    case = case_of(game.name)
    model: Reference = case.model(players, **options)
    chance = random.Random(seed)
    mood = Mood(chance) if seed % 2 else None
    s = game.new(players, options)
    steps = 0
    while (who := int(game.door.actor(s))) != OVER:
        assert model.actor() == ("chance" if who == CHANCE else who)
        if who != CHANCE and (steps + seed) % EVERY == 0:
            same_table(game, s, model, case)
        listed = model.choices()
        numbers = same_choices(game, s, listed, case)
        action = mood.pick(listed) if mood else chance.choices([a for a, _ in listed], [w for _, w in listed])[0]
        game.door.play(s, numbers[form(action, case)])
        model.play(action)
        steps += 1
    assert model.actor() is None
    same_table(game, s, model, case)
    assert game.table.view(s, None)["winners"] == sorted(model.winners())
    return steps
