"""What we measure of our own games."""

from __future__ import annotations

from typing import Any

import numpy as np

from shoal.bench.clock import measured
from shoal.game import Game, find
from shoal.kernel import seeded_many

BATCH = 16_384


def random_play(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """Whole random matches, compiled, on one core."""
    from shoal.simulate import random_matches

    blank, ends = np.array([game.blank()], game.state), np.zeros(1000, game.state)
    rngs, room = seeded_many(1, range(len(ends))), game.buffers()
    return measured(lambda: int(random_matches(blank, players, rngs, *room, ends)), seconds)


def batches(game: Game, players: int, seconds: float, threads: int | None) -> dict[str, Any]:
    """The vector environment: random actions, every observation, mask and reward written."""
    from shoal.envs import vector

    env = vector(game.name, players, BATCH, threads=threads)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(10):
            env.step(env.sample())
        return 10 * BATCH

    return measured(work, seconds, processor=threads == 1)


def single_steps(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """PettingZoo's loop: one match, last(), step()."""
    from shoal.bench.peers import pettingzoo_match
    from shoal.envs.pettingzoo import env

    made = env(game.name, players)
    return measured(lambda: pettingzoo_match(made), seconds)


def interpreted(game: Game, players: int, seconds: float) -> dict[str, Any]:
    """Whole random matches by the plain Python rules: what a web server runs."""
    from shoal.simulate import random_matches

    blank, ends = np.array([game.blank()], game.state), np.zeros(1, game.state)
    rngs, room = seeded_many(1, range(1)), game.buffers()
    return measured(lambda: int(random_matches.plain(blank, players, rngs, *room, ends)), seconds)


def measure(kind: str, name: str, players: int, seconds: float) -> dict[str, Any]:
    """One figure."""
    game = find(name)
    if kind == "batches":
        return batches(game, players, seconds, None)
    if kind == "batches, one core":
        return batches(game, players, seconds, 1)
    return {"random play": random_play, "single steps": single_steps, "interpreted": interpreted}[kind](
        game, players, seconds
    )


KINDS = ("random play", "batches", "batches, one core", "single steps", "interpreted")
