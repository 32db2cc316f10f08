"""Random matches full of crabs, sharks and pile tops: much is seen, and much moves unseen."""

from __future__ import annotations

import random
from collections.abc import Iterator

from shoal.game import find
from shoal.games.sea_salt_paper import state as st
from shoal.kernel import CHANCE, OVER, State

GAME = find("sea_salt_paper")


def taste(action: int, seed: int) -> float:
    """How likely an action is, before others: pairs above all, then pile tops (or one pile that grows); calls hardly
    ever.
    """
    if st.LAY <= action < st.LOOK:
        return 10.0
    if st.PICK_LOWER <= action < st.DEAL:
        return 5.0
    if st.TAKE <= action < st.KEEP:
        return 0.2 if seed % 2 else 1.5
    if seed % 2 and action in (st.DISCARD, st.LOOK):
        return 4.0
    return 0.02 if action in (st.STOP, st.LAST_CHANCE) else 1.0


def likely(actions: list[int], weights: list[int], seed: int) -> list[float]:
    """How likely each of these actions is, chance's too.

    With odd seeds chance likes cards of which there are several, and a pile grows on which equal ones meet.
    """
    if actions[0] >= st.DEAL:
        return [float(weight ** (1 + 4 * (seed % 2))) for weight in weights]
    return [taste(action, seed) for action in actions]


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
        GAME.door.play(s, chance.choices(listed, likely(listed, weights[:n].tolist(), seed))[0])
    if who == OVER:
        yield s.copy()
