"""Two matches that look the same to one seat, though other cards move unseen in each: the seat can tell them apart in
no way, neither by its view, nor by what the log says, what it may do, observes or imagines."""

from __future__ import annotations

import random

import numpy as np
import pytest

from shoal.games.sea_salt_paper import rules, table
from shoal.kernel import CHANCE, OVER, State, seeded
from tests.games.sea_salt_paper.eventful import GAME, likely

SEEDS = range(2)


def choices(s: State) -> tuple[list[int], list[int]]:
    actions, weights = GAME.buffers()
    n = int(GAME.door.choices(s, actions, weights))
    return actions[:n].tolist(), weights[:n].tolist()


def played(s: State, action: int) -> State:
    after = s.copy()
    GAME.door.play(after, action)
    return after


def seen(before: State, action: int, after: State, seat: int) -> str:
    return repr((table.events(before, action, after, seat), table.view(after, seat), int(after.phase)))


def imagined(s: State, seat: int, seed: int) -> State:
    world = s.copy()
    GAME.door.imagine(world, seat, seeded(seed))
    return world


def observed(s: State, seat: int) -> bytes:
    out = np.zeros(rules.OBSERVATION, np.float32)
    GAME.door.observe(s, seat, out)
    return out.tobytes()


def follow(twin: State, action: int, wanted: str, seat: int, chance: random.Random) -> State | None:
    """The twin one step on, so that the seat sees what is wanted; if possible by another action."""
    candidates, _ = choices(twin)
    chance.shuffle(candidates)
    for candidate in sorted(candidates, key=lambda other: other == action):
        after = played(twin, candidate)
        if seen(twin, candidate, after, seat) == wanted:
            return after
    return None


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_seat_cannot_tell_twins_apart(players: int, seed: int) -> None:
    chance = random.Random(seed)
    seat = chance.randrange(players)
    s = GAME.new(players)
    twin = s.copy()
    differing = 0
    while GAME.door.actor(s) != OVER and s.round_number == 1:
        actions, weights = choices(s)
        action = chance.choices(actions, likely(actions, weights, seed))[0]
        after = played(s, action)
        found = follow(twin, action, seen(s, action, after, seat), seat, chance)
        s, twin = after, imagined(after, seat, seed) if found is None else found
        differing += s.tobytes() != twin.tobytes()
        if GAME.door.actor(s) != CHANCE:
            assert imagined(s, seat, 5).tobytes() == imagined(twin, seat, 5).tobytes()
            assert observed(s, seat) == observed(twin, seat)
        if GAME.door.actor(s) == seat:
            assert choices(s)[0] == choices(twin)[0]
    assert differing > 10
