"""A slow, obvious reference model and the real rules, step by step: the same choices, odds, outcomes and scores."""

from __future__ import annotations

import random
from typing import Any

from shoal.game import Game
from shoal.kernel import CHANCE, OVER, State
from tests.reference import Choice, Mood, Reference


def plain(action: dict[str, Any]) -> str:
    """An action in a form that can be compared: two laid cards of one kind have no order."""
    return repr(sorted((key, sorted(value) if key == "cards" else value) for key, value in action.items()))


EXTRA = ("memory", "looking", "target", "added")  # what the real positions hold beyond the documented keys


def comparable(position: dict[str, Any]) -> dict[str, Any]:
    """A position without what a reference does not keep; lists of cards sorted, but for the piles."""
    kept = {key: value for key, value in position.items() if key not in EXTRA}
    for key in ("deck", "hands", "laid", "collections", "out", "drawn"):
        kept[key] = _sorted(kept.get(key))
    if "rows" in kept:
        kept["rows"] = [{**row, "cards": sorted(row["cards"])} for row in kept["rows"]]
    return kept


def _sorted(value: Any) -> Any:
    if isinstance(value, list) and value and isinstance(value[0], list):
        return [sorted(cards) for cards in value]
    return sorted(value) if isinstance(value, list) and all(isinstance(v, str) for v in value) else value


def same_choices(game: Game, s: State, listed: list[Choice]) -> dict[str, int]:
    """Compare what may happen next with the reference's list; the numbers of the actions by their form."""
    actions, weights = game.buffers()
    n = int(game.door.choices(s, actions, weights))
    forms = [plain(game.table.describe(s, int(actions[i]))) for i in range(n)]
    theirs = {plain(action): weight for action, weight in listed}
    assert set(forms) == set(theirs)
    assert len(forms) == len(theirs)
    if game.door.actor(s) == CHANCE:
        total, whole = int(weights[:n].sum()), sum(theirs.values())
        assert all(int(weights[i]) * whole == theirs[form] * total for i, form in enumerate(forms)), "other odds"
    return {form: int(actions[i]) for i, form in enumerate(forms)}


def same_table(game: Game, s: State, model: Reference) -> None:
    """Compare everything that lies on the table."""
    assert list(game.table.scores(s)) == model.scores()
    assert comparable(game.table.position(s)) == comparable(model.position())


def lockstep(game: Game, model: Reference, players: int, options: dict[str, Any], seed: int) -> int:
    """Play one match on both sides; every second one by moods, which reach the rare corners. The number of steps."""
    luck = random.Random(seed)
    mood = Mood(luck) if seed % 2 else None
    s = game.new(players, options)
    steps = 0
    while (who := int(game.door.actor(s))) != OVER:
        assert model.actor() == ("chance" if who == CHANCE else who)
        if who != CHANCE:
            same_table(game, s, model)
        listed = model.choices()
        ours = same_choices(game, s, listed)
        action = mood.pick(listed) if mood else luck.choices([a for a, _ in listed], [w for _, w in listed])[0]
        game.door.play(s, ours[plain(action)])
        model.play(action)
        steps += 1
    assert model.actor() is None
    same_table(game, s, model)
    assert game.table.view(s, None)["winners"] == sorted(model.winners())
    return steps
