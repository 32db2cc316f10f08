"""What every game must do. `check_game` plays whole random matches and looks at every step; no game can skip it."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from shoal.game import Game
from shoal.kernel import CHANCE, OVER, State, mode, seeded
from shoal.match import Match, SeededChance, Variant, replay

Inventory = Callable[[dict[str, Any]], Counter[str]]

SPARSE = 3 if mode() == "on" else 10  # sights are looked at in every so many steps; interpreted they take long

MOST_STEPS = 20_000  # of a random match: far more than any needs


def check_record(game: Game) -> None:
    """The state is small, and no field hides behind an attribute of records."""
    assert game.state.itemsize <= 1024
    taken = set(dir(np.zeros(1, np.dtype((np.record, [("_", np.int8)])))[0])) | set(dir(np.ndarray))
    assert not taken & set(game.state.names or ()), "a field is named like an attribute of ndarray"
    assert {"players", "turn", "phase"} <= set(game.state.names or ())
    assert game.rules.ACTIONS + game.rules.CHANCES <= np.iinfo(np.int16).max


def legal(game: Game, s: State) -> tuple[list[int], list[int]]:
    """The legal actions and, for chance, their weights; checks their order and numbers."""
    actions, weights = game.buffers()
    weights[:] = -1
    n = int(game.door.choices(s, actions, weights))
    listed = actions[:n].tolist()
    assert 0 < n <= game.rules.CHOICES
    assert listed == sorted(set(listed)), "choices must ascend, each once"
    if game.door.actor(s) == CHANCE:
        assert (weights[:n] > 0).all()
        assert listed[0] >= game.rules.ACTIONS
        assert listed[-1] < game.rules.ACTIONS + game.rules.CHANCES
    else:
        assert listed[0] >= 0
        assert listed[-1] < game.rules.ACTIONS
    return listed, weights[:n].tolist()


def check_game(game: Game, players: int, options: dict[str, Any], seed: int, inventory: Inventory) -> Match:
    """One random match, everything looked at in every step."""
    luck = random.Random(seed)
    match = Match(Variant(game, players, **options), game.new(players, options), SeededChance(seed))
    while (who := int(game.door.actor(match.state))) != OVER:
        before = match.state.tobytes()
        actions, weights = legal(game, match.state)
        if who == CHANCE:
            action = luck.choices(actions, weights)[0]
        else:
            assert 0 <= who < players
            if len(match.log) % SPARSE == 0:
                check_seats(game, match.state, players, luck.getrandbits(32), inventory)
            check_position(match, inventory)
            check_actions(match, actions)
            action = luck.choice(actions)
        step = match._step(match.state, action, len(match.log))
        assert step.before.tobytes() == before, "an earlier state was changed"
        check_events(match, step.before, action, step.after)
        match._adopt_all([step])
        assert len(match.log) < MOST_STEPS, "the match does not end"
    check_end(match, inventory)
    return match


def observation(game: Game, s: State, seat: int) -> Any:
    """What a seat observes; every number must be written."""
    out = np.full(game.rules.OBSERVATION, np.nan, np.float32)
    game.door.observe(s, seat, out)
    assert np.isfinite(out).all(), f"observe leaves {np.flatnonzero(~np.isfinite(out))[:5]} unset"
    return out


def check_seats(game: Game, s: State, players: int, seed: int, inventory: Inventory) -> None:
    """Each seat's sight is its own: dealing anew what it cannot know changes nothing that it sees or may do."""
    who = int(game.door.actor(s))
    for seat in range(players):
        imagined = s.copy()
        game.door.imagine(imagined, seat, seeded(seed, seat))
        assert imagined.players == s.players
        assert imagined.turn == s.turn
        assert inventory(game.table.position(imagined)) == inventory(game.table.position(s)), "a card was lost"
        view = game.table.view(s, seat)
        assert game.table.view(imagined, seat) == view
        assert np.array_equal(observation(game, imagined, seat), observation(game, s, seat))
        if who == seat:
            assert legal(game, imagined)[0] == legal(game, s)[0]
        assert json.loads(json.dumps(view)) == view
        check_same_dream(game, s, imagined, seat, seed)
    json.dumps(game.table.view(s, None))


def check_same_dream(game: Game, s: State, other: State, seat: int, seed: int) -> None:
    """States that differ only in what the seat cannot know lead to the same imagined state, byte for byte."""
    dreams = []
    for origin in (s, other):
        dream = origin.copy()
        game.door.imagine(dream, seat, seeded(seed + 1, seat))
        dreams.append(dream.tobytes())
    assert dreams[0] == dreams[1]


def check_position(match: Match, inventory: Inventory) -> None:
    """A position is JSON, holds every card or token, and leads back to the same state, byte for byte."""
    position = match.position()
    again = json.loads(json.dumps(position))
    assert again == position
    assert inventory(position) == inventory(Variant(match.game, match.variant.players).match(seed=0).position())
    s = match.game.table.from_position(again)
    assert s.tobytes() == match.state.tobytes(), _difference(s, match.state)


def _difference(a: State, b: State) -> str:
    names = a.dtype.names or ()
    return "; ".join(f"{name}: {a[name]} != {b[name]}" for name in names if np.any(a[name] != b[name]))


def check_actions(match: Match, actions: list[int]) -> None:
    """Every action has a dict of its own that leads back to its number."""
    described = [match.game.table.describe(match.state, action) for action in actions]
    assert len({json.dumps(action, sort_keys=True) for action in described}) == len(actions)
    assert all("type" in action and "id" not in action for action in described)
    match.__dict__.pop("legal", None)
    for action, form in list(zip(actions, described, strict=True))[:: max(1, len(actions) // 4)]:
        assert match.number(form) == action


def check_events(match: Match, before: State, action: int, after: State) -> None:
    """Every step can be told to everybody."""
    for seat in (*range(match.variant.players), None):
        told = match.game.table.events(before, action, after, seat)
        assert json.loads(json.dumps(told)) == told
        assert all(set(event) == {"id", "args"} for event in told)


def check_end(match: Match, inventory: Inventory) -> None:
    """Payoffs are shares of one win, and the record leads to the same state."""
    payoffs = match.payoffs
    assert payoffs is not None
    assert abs(sum(payoffs) - 1) < 1e-6
    assert len(match.scores) == match.variant.players
    check_position(match, inventory)
    for seat in (*range(match.variant.players), None):
        view = match.view(seat)
        assert view["over"]
        assert view["actor"] is None
        assert tuple(view["winners"]) == match.winners
    again = replay(json.loads(json.dumps(match.record())))
    assert again.state.tobytes() == match.state.tobytes()
    assert again.log == match.log
