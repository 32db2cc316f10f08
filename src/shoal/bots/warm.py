"""Compile the bots of every game ahead of time, so that the first match need not wait: `python -m shoal.bots.warm`."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from shoal.bots.base import LEVELS, SIMPLE, hypothesis, make
from shoal.game import Game, find, names
from shoal.kernel import cache_folder, mode
from shoal.match import Variant

BOTS = ("greedy", "search:iterations=20")  # all levels are made of these
HINT = "hint"  # hints, as if they were a level
INTERPRETED = "random"  # the only bot for which nothing is compiled


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


def is_ready(game: str, level: str) -> bool:
    """Was what this level needs for this game compiled before, on this disk?"""
    return level == INTERPRETED or mode() == "off" or _mark(game, level).exists()


def mark_ready(game: str, level: str) -> None:
    """Remember that it is compiled."""
    if not is_ready(game, level):
        with suppress(OSError):  # a disk that takes nothing: it is compiled again
            _mark(game, level).parent.mkdir(parents=True, exist_ok=True)
            _mark(game, level).touch()


def _mark(game: str, level: str) -> Path:
    from llvmlite.binding import get_host_cpu_name  # type: ignore[import-untyped]
    from numba.core import config

    cpu = config.CPU_NAME or get_host_cpu_name()  # what was compiled for one processor is not used on another
    return cache_folder() / "ready" / f"{game}.{level}.{cpu}"


if __name__ == "__main__":
    for each in names():
        began = time.perf_counter()
        warm(find(each))
        for level in (*LEVELS, *SIMPLE, HINT):
            mark_ready(each, level)
        print(f"bots of {find(each).title}: ready ({time.perf_counter() - began:.0f} s)", flush=True)
