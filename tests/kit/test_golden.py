"""What must not change by accident: the numbers of the actions, and one whole playthrough of each game.

Replays and trained nets depend on them. After an intended change (and a new `version` of the game) write them anew:
python -m tests.kit.test_golden
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from shoal.game import find, names
from shoal.match import Match, SeededChance, Variant

GAMES = Path(__file__).parent.parent / "games"


def action_table(name: str) -> str:
    """Every action number of the game with its dict."""
    game = find(name)
    s = game.new(game.players[-1])
    numbers = range(game.rules.ACTIONS + game.rules.CHANCES)
    lines = [f"{n} {json.dumps(game.table.describe(s, n))}" for n in numbers]
    return "\n".join([f"# {name} version {game.version}: {game.rules.ACTIONS} actions, then chance", *lines]) + "\n"


def playthrough(name: str) -> str:
    """One random match: every step with its events for seat 0 and for all, and all views now and then."""
    return "\n".join(_lines(name)) + "\n"


def _lines(name: str) -> Iterator[str]:
    game = find(name)
    chance = random.Random(2026)
    match = Match(Variant(game, 3), game.new(3), SeededChance(2026))
    yield f"# {name} version {game.version}, 3 players, a random match"
    while not match.over:
        actions, weights = match.choices()
        action = chance.choices(actions, weights if actions[0] >= game.rules.ACTIONS else None)[0]
        step = match.step(action)
        match.adopt([step])
        yield f"{step.n} {'chance' if step.actor is None else step.actor}: {action} of {len(actions)}"
        for seat in (0, None):
            yield f"  to {'all' if seat is None else seat}: {json.dumps(match.events(step, seat))}"
        if step.n % 25 == 0:
            yield f"  seat 1 sees: {json.dumps(match.view(1))}"
    yield f"scores {match.scores}, winners {match.winners}, log {match.log}"


@pytest.mark.parametrize("name", names())
def test_action_numbers_are_pinned(name: str) -> None:
    assert action_table(name) == (GAMES / name / "actions.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", names())
def test_playthrough(name: str) -> None:
    assert playthrough(name) == (GAMES / name / "playthrough.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for each in names():
        (GAMES / each / "actions.txt").write_text(action_table(each), encoding="utf-8")
        (GAMES / each / "playthrough.txt").write_text(playthrough(each), encoding="utf-8")
