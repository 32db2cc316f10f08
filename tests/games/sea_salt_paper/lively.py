"""Random matches full of crabs, sharks and pile tops: much is seen, and much moves unseen."""

from __future__ import annotations

import random
from collections.abc import Iterator

from shoal.game import find
from shoal.games.sea_salt_paper import rules
from shoal.kernel import CHANCE, OVER, State

GAME = find("sea_salt_paper")


def liking(action: int) -> float:
    """How much a lively player likes an action: pairs above all, then pile tops; calls hardly ever."""
    if rules.LAY <= action < rules.LOOK:
        return 10.0
    if rules.TAKE <= action < rules.KEEP:
        return 1.5
    return 0.02 if action in (rules.STOP, rules.LAST_CHANCE) else 1.0


def lively_match(players: int, seed: int, rounds: int = 3, every: int = 1) -> Iterator[State]:
    """States of a lively match in which a player acts; the last one too if it ends within these rounds."""
    luck = random.Random(seed)
    s = GAME.new(players)
    actions, weights = GAME.buffers()
    while (who := int(GAME.door.actor(s))) != OVER and s.rounds <= rounds:
        if who != CHANCE and luck.randrange(every) == 0:
            yield s.copy()
        n = int(GAME.door.choices(s, actions, weights))
        listed = actions[:n].tolist()
        likings = weights[:n].tolist() if who == CHANCE else [liking(action) for action in listed]
        GAME.door.play(s, luck.choices(listed, likings)[0])
    if who == OVER:
        yield s.copy()
