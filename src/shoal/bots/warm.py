"""Compile the bots of every game ahead of time, so that the first match need not wait: `python -m shoal.bots.warm`."""

from __future__ import annotations

import time
from collections.abc import Sequence

from shoal.bots.base import hypothesis, make
from shoal.game import Game, find, names
from shoal.match import Variant

BOTS = ("greedy", "search:iterations=20")  # all levels are made of these


def warm(game: Game, bots: Sequence[str] = BOTS) -> None:
    """Let each kind of bot choose once; compiled code is cached on the disk."""
    variant = Variant(game)
    match = variant.match(seed=1)
    while len(match.legal) == 1:  # a forced choice asks nobody
        match.play(match.legal[0])
    assert match.actor is not None
    for spec in bots:
        bot = make(spec, variant)
        bot.choose(hypothesis(match, match.actor, 1), match.actor, 1)
        bot.close()


if __name__ == "__main__":
    for each in names():
        began = time.perf_counter()
        warm(find(each))
        print(f"bots of {find(each).title}: ready ({time.perf_counter() - began:.0f} s)", flush=True)
