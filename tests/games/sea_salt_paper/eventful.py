"""Random matches full of crabs, sharks and pile tops: much is seen, and much moves unseen."""

from __future__ import annotations

import random
from collections.abc import Iterator

from shoal.game import find
from shoal.games.sea_salt_paper import state as st
from shoal.kernel import CHANCE, OVER, State

GAME = find("sea_salt_paper")


def preference(action: int) -> float:
    """How likely an action is, before others: pairs above all, then pile tops; calls hardly ever."""
    if st.LAY <= action < st.LOOK:
        return 10.0
    if st.TAKE <= action < st.KEEP:
        return 1.5
    return 0.02 if action in (st.STOP, st.LAST_CHANCE) else 1.0


def eventful_match(players: int, seed: int, rounds: int = 3, every: int = 1) -> Iterator[State]:
    """States of such a match in which a player acts; the last one too if it ends within these rounds."""
    chance = random.Random(seed)
    s = GAME.new(players)
    actions, weights = GAME.buffers()
    while (who := int(GAME.door.actor(s))) != OVER and s.round_number <= rounds:
        if who != CHANCE and chance.randrange(every) == 0:
            yield s.copy()
        n = int(GAME.door.choices(s, actions, weights))
        listed = actions[:n].tolist()
        likely = weights[:n].tolist() if who == CHANCE else [preference(action) for action in listed]
        GAME.door.play(s, chance.choices(listed, likely)[0])
    if who == OVER:
        yield s.copy()
