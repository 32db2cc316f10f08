"""What every game must do: `check_game` plays whole random matches and looks at every step. No game can skip it.

For authors of games, in this package or any other: call it from a test, or from the shell:

    python -m shoal.testing coloretto
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from shoal.contract import VIEW_KEYS
from shoal.errors import BadGame, ShoalError
from shoal.game import Game, Option, find, observe_with
from shoal.kernel import CHANCE, OVER, Floats, State, mode, seeded
from shoal.match import Match, SeededChance, Step, Variant, replay

MOST_BYTES = 1024  # of a state
MOST_STEPS = 20_000  # of a random match: far more than any needs
EVERY = 3 if mode() == "on" else 20  # what each seat may know is checked in every so many steps: interpreted it is slow


def require(condition: object, message: str) -> None:
    """BadGame unless this holds."""
    if not condition:
        raise BadGame(message)


def check_record(game: Game) -> None:
    """The state is small, and no field hides behind an attribute of records."""
    require(game.state.itemsize <= MOST_BYTES, f"a state has {game.state.itemsize} bytes; at most {MOST_BYTES}")
    attributes = set(dir(np.zeros(1, np.dtype((np.record, [("_", np.int8)])))[0])) | set(dir(np.ndarray))
    for name in game.state.names or ():
        require(name not in attributes, f"the field {name!r} is named like an attribute of a NumPy array")
    numbers = game.rules.ACTIONS + game.rules.CHANCES
    require(numbers <= np.iinfo(np.int16).max, f"{numbers} actions and outcomes of chance do not fit into int16")


def check_game(game: Game, players: int, options: dict[str, Any], seed: int) -> Match:
    """Play one random match and check everything in every step; BadGame says where it failed and why. The match."""
    chance = random.Random(seed)
    match = Match(Variant(game, players, **options), game.new(players, options), SeededChance(seed))
    pieces = _pieces(game, Variant(game, players, **options).match(seed=0).state)
    try:
        _play_checked(match, chance, pieces)
        _check_end(match, pieces)
    except BadGame as error:
        where = f"{game.name}, {players} players, options {options}, seed {seed}, after {len(match.log)} steps"
        raise BadGame(f"{where}: {error}") from error
    return match


def _play_checked(match: Match, chance: random.Random, pieces: Counter[str]) -> None:
    game, players = match.game, match.variant.players
    while (who := int(game.door.actor(match.state))) != OVER:
        require(who == CHANCE or 0 <= who < players, f"actor is {who}; there are seats 0 to {players - 1}")
        before = match.state.tobytes()
        actions, weights = legal(game, match.state)
        if who == CHANCE:
            action = chance.choices(actions, weights)[0]
        else:
            if len(match.log) % EVERY == 0:
                _check_seats(match, chance.getrandbits(32))
            _check_position(match, pieces)
            _check_actions(match, actions)
            action = chance.choice(actions)
        step = match.step(action)
        require(step.before.tobytes() == before, f"an earlier state was changed, perhaps by playing action {action}")
        _check_events(match, step)
        if who != CHANCE and len(match.log) % EVERY == 0:
            _check_disclosure(match, step, chance.getrandbits(32))
        match.adopt([step])
        require(len(match.log) < MOST_STEPS, "the match does not end")


def legal(game: Game, s: State) -> tuple[list[int], list[int]]:
    """The legal actions and, for chance, their weights; checks their order and numbers."""
    actions, weights = game.buffers()
    weights[:] = -1
    n = int(game.door.choices(s, actions, weights))
    require(0 < n <= game.rules.CHOICES, f"choices lists {n} actions; at least 1 and at most {game.rules.CHOICES}")
    listed = actions[:n].tolist()
    require(listed == sorted(set(listed)), f"choices must ascend, each once: {listed}")
    by_chance = game.door.actor(s) == CHANCE
    low = game.rules.ACTIONS if by_chance else 0
    high = low + (game.rules.CHANCES if by_chance else game.rules.ACTIONS)
    require(low <= listed[0] <= listed[-1] < high, f"choices must be from {low} to {high - 1} here: {listed}")
    require(not by_chance or (weights[:n] > 0).all(), f"chance needs weights above 0: {weights[:n].tolist()}")
    return listed, weights[:n].tolist()


def _observation(game: Game, s: State, seat: int) -> Floats:
    out = np.full(game.rules.OBSERVATION, np.nan, np.float32)
    game.door.observe(s, seat, out)
    unset = np.flatnonzero(~np.isfinite(out))
    require(not len(unset), f"observe leaves the numbers {unset[:5].tolist()} unset")
    if hasattr(game.rules, "observe_whole"):
        _check_whole(game, s, seat, out)
    return out


def _check_whole(game: Game, s: State, seat: int, out: Floats) -> None:
    """Whole numbers say the same, with a memory that is new or not; what is past 255 stays there."""
    rules: Any = game.rules
    found = np.full((2, rules.OBSERVATION), 255, np.uint8)
    rules.observe_whole(s, seat, found[0])
    memory = np.zeros(getattr(rules, "MEMORY", 0), np.int64)
    for _ in range(2):
        observe_with(s, seat, memory, found[1])
        require(np.array_equal(*found), "observe_with says other numbers than observe_whole")
    apart = np.flatnonzero((found[0] * rules.SCALES != out) & (found[0] < 255))
    require(not len(apart), f"observe_whole times SCALES is not what observe says: numbers {apart[:5].tolist()}")


def _check_seats(match: Match, seed: int) -> None:
    """What each seat sees is its own: dealing anew what it cannot know changes nothing that it sees or may do."""
    game, s = match.game, match.state
    for seat in range(match.variant.players):
        imagined = s.copy()
        game.door.imagine(imagined, seat, seeded(seed, seat))
        require(game.hidden or imagined.tobytes() == s.tobytes(), "imagine changes a game that says it hides nothing")
        require(imagined.players == s.players and imagined.turn == s.turn, "imagine changes what all see")
        require(_pieces(game, imagined) == _pieces(game, s), f"imagine for seat {seat} loses or adds a piece")
        view = game.table.view(s, seat)
        _check_json(view, f"the view of seat {seat}")
        require(game.table.view(imagined, seat) == view, f"seat {seat} sees in its view what it cannot know")
        same = np.array_equal(_observation(game, imagined, seat), _observation(game, s, seat))
        require(same, f"seat {seat} observes what it cannot know")
        if game.door.actor(s) == seat:
            same = legal(game, imagined)[0] == legal(game, s)[0]
            require(same, f"the legal actions of seat {seat} depend on what it cannot know")
        _check_same_hypothesis(game, s, imagined, seat, seed + 1)
    _check_json(game.table.view(s, None), "the view of a spectator")


def _check_same_hypothesis(game: Game, s: State, imagined: State, seat: int, seed: int) -> None:
    """States that differ only in what the seat cannot know lead to the same imagined state, byte for byte."""
    one, two = s.copy(), imagined.copy()
    for state in (one, two):
        game.door.imagine(state, seat, seeded(seed, seat))
    require(
        one.tobytes() == two.tobytes(), f"imagine for seat {seat} uses what it cannot know: {_difference(one, two)}"
    )


def _check_json(value: Any, what: str) -> None:
    require(json.loads(json.dumps(value)) == value, f"{what} is not the same after a way through JSON: {value}")


def _pieces(game: Game, s: State) -> Counter[str]:
    return Counter() if game.pieces is None else game.pieces(game.table.position(s))


def _check_position(match: Match, pieces: Counter[str]) -> None:
    """A position is JSON, holds every card or token, and leads back to the same state, byte for byte."""
    game, position = match.game, match.position()
    _check_json(position, "the position")
    require(_pieces(game, match.state) == pieces, "a piece was lost or added since the start")
    again = game.table.from_position(position)
    differs = _difference(again, match.state)
    require(again.tobytes() == match.state.tobytes(), f"the position leads to another state: {differs}")


def _difference(a: State, b: State) -> str:
    names = a.dtype.names or ()
    return "; ".join(f"{name}: {a[name]} != {b[name]}" for name in names if np.any(a[name] != b[name]))


def _check_actions(match: Match, actions: list[int]) -> None:
    """Every action has a dict of its own that leads back to its number."""
    described = [match.game.table.describe(match.state, action) for action in actions]
    distinct = {json.dumps(action, sort_keys=True) for action in described}
    require(len(distinct) == len(actions), f"two of these actions are described alike: {described}")
    for action, form in zip(actions, described, strict=True):
        require("type" in form and "id" not in form, f"action {action} needs a type and no id: {form}")
    for action, form in list(zip(actions, described, strict=True))[:: max(1, len(actions) // 4)]:
        require(match.number(form) == action, f"{form} leads to action {match.number(form)}, not {action}")


def _check_events(match: Match, step: Step) -> None:
    """Every step can be shown to everybody; where nothing is hidden, in the same words."""
    game = match.game
    to_all = game.table.events(step.before, step.action, step.after, None)
    for seat in (*range(match.variant.players), None):
        events = game.table.events(step.before, step.action, step.after, seat)
        require(game.hidden or events == to_all, f"nothing is hidden, but seat {seat} is told of another event")
        _check_json(events, f"the events of action {step.action}")
        for event in events:
            require(set(event) == {"id", "args"}, f"an event has an id and args, nothing else: {event}")


def _check_disclosure(match: Match, step: Step, seed: int) -> None:
    """A step that says it tells nobody anything could have looked the same whatever a seat cannot know."""
    game, told = match.game, getattr(match.game.table, "discloses", None)
    if not game.hidden or told is None or told(step.before, step.action, step.after):
        return
    for seat in range(match.variant.players):
        require(could_be(match, step, seat, seed), f"action {step.action} tells seat {seat} what it could not know")


def could_be(match: Match, step: Step, seat: int, seed: int) -> bool:
    """In a state that is as likely to the seat as the true one: does something legal look the same to it?"""
    game, imagined = match.game, step.before.copy()
    game.door.imagine(imagined, seat, seeded(seed, seat))
    seen = _seen(game, step, seat)
    here = Match(match.variant, imagined, match.chance)
    actions = here.choices()[0]
    first = [step.action] if step.action in actions else []
    return any(_seen(game, here.step(action), seat) == seen for action in (*first, *actions))


def _seen(game: Game, step: Step, seat: int) -> tuple[Any, ...]:
    """All that a step shows to a seat."""
    after = step.after
    mine = legal(game, after)[0] if game.door.actor(after) == seat else None
    return game.table.events(step.before, step.action, after, seat), game.table.view(after, seat), mine


def _check_end(match: Match, pieces: Counter[str]) -> None:
    """Payoffs are shares of one win, and the record leads to the same state."""
    payoffs = match.payoffs or ()
    require(abs(sum(payoffs) - 1) < 1e-6, f"the payoffs must sum to 1: {payoffs}")
    require(len(match.scores) == match.variant.players, f"every seat needs a score: {match.scores}")
    _check_position(match, pieces)
    for seat in (*range(match.variant.players), None):
        view = match.view(seat)
        missing = [key for key in VIEW_KEYS if key not in view]
        require(not missing, f"a view lacks {missing}")
        require(view["over"] and view["actor"] is None, f"the view of the end must say so: {view}")
        require(tuple(view["winners"]) == match.winners, f"the view's winners are not those paid: {view['winners']}")
    again = replay(json.loads(json.dumps(match.record())))
    require(again.state.tobytes() == match.state.tobytes(), "the record leads to another state")


def variants(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players with every combination of options; of a range of numbers its ends and the default."""
    names = [option.name for option in game.options]
    for players in game.players:
        for values in itertools.product(*map(_values, game.options)):
            yield players, dict(zip(names, values, strict=True))


def _values(option: Option) -> Sequence[Any]:
    return option.values or list(dict.fromkeys((option.default, option.low, option.high)))


def main(arguments: Sequence[str] | None = None) -> int:
    """The command: check an installed game in all its variants, a line for each; 1 if it fails."""
    parser = argparse.ArgumentParser(
        prog="python -m shoal.testing",
        description="Play random matches of a game and check every step: legal actions, views, events, positions, "
        "what each seat may know, records. SHOAL_JIT=1 checks the compiled rules, SHOAL_JIT=0 the interpreted ones.",
    )
    parser.add_argument("game", help="the name of an installed game (see: shoal games)")
    parser.add_argument("--matches", type=int, default=2, help="how many for each variant (default: 2)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first match (default: 0)")
    given = parser.parse_args(arguments)
    try:
        game = find(given.game)
        check_record(game)
        for players, options in variants(game):
            seeds = range(given.seed, given.seed + given.matches)
            steps = sum(len(check_game(game, players, options, seed).log) for seed in seeds)
            named = "".join(f", {name} {value}" for name, value in options.items())
            print(f"{game.name}: {players} players{named}: {given.matches} matches, {steps} steps", flush=True)
    except ShoalError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
