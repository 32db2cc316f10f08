"""How fast the vector environment steps on one core, in each form that a learner can be fed in, beside random play.

    PYTHONPATH=src python bench/env_steps.py [--json] [--matches 4096] [--rounds 40] [GAME ...]

A step is one action in one match with its observation, its mask, its reward and, after the last, a new match; sampling
a random action counts as well. Random play of whole matches (bench/random_play.py) is measured in turn with it, round
by round: the ratio holds on a machine whose speed varies, the figures only where it does not. Seconds of processor
time, the best round of each.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from shoal.envs import vector
from shoal.game import Game, find, names
from shoal.kernel import seeded_many
from shoal.simulate import random_matches

FORMS = (("float32", "bool"), ("uint8", "bool"), ("uint8", "bits"))
STEPS = 10  # of the environment in a round
WHOLE = 200  # matches of random play in a round


def random_round(game: Game, players: int) -> Callable[[], int]:
    """A round of random play: how many decisions that was."""
    blank, ends = np.array([game.blank()], game.state), np.zeros(WHOLE, game.state)
    rngs, room = seeded_many(1, range(WHOLE)), game.buffers()
    return lambda: int(random_matches(blank, players, rngs, *room, ends))


def step_round(game: Game, players: int, matches: int, form: tuple[str, str]) -> Callable[[], int]:
    """A round of steps: how many that was. The matches are well under way."""
    env = vector(game.name, players, matches, threads=1, obs_type=form[0], mask_type=form[1])
    env.reset(seed=1)

    def work(steps: int = STEPS) -> int:
        for _ in range(steps):
            env.step(env.sample())
        return steps * matches

    work(200)
    return work


def figures(name: str, players: int, matches: int, rounds: int, forms: list[tuple[str, str]]) -> list[dict[str, Any]]:
    """Nanoseconds of random play and of each form, best of all rounds."""
    game = find(name)
    forms = [form for form in forms if form[0] == "float32" or hasattr(game.rules, "observe_whole")]
    works = [random_round(game, players), *(step_round(game, players, matches, form) for form in forms)]
    best = [float("inf")] * len(works)
    for _ in range(rounds):
        for k, work in enumerate(works):
            began = time.process_time()
            made = work()
            best[k] = min(best[k], (time.process_time() - began) / made * 1e9)
    return [
        {
            "game": name,
            "players": players,
            "matches": matches,
            "obs_type": form[0],
            "mask_type": form[1],
            "nanoseconds": best[1 + k],
            "steps_per_s": 1e9 / best[1 + k],
            "random_play_per_s": 1e9 / best[0],
            "ratio": best[0] / best[1 + k],
        }
        for k, form in enumerate(forms)
    ]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="all games if none is named")
    parser.add_argument("--matches", type=int, default=4096, help="stepped together")
    parser.add_argument("--rounds", type=int, default=40, help="of each form, in turn")
    parser.add_argument("--form", action="append", help="such as uint8,bits; all forms if none is named")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    asked = {tuple(form.split(",")) for form in given.form or ()}
    forms = [form for form in FORMS if form in asked or not asked]
    rows = []
    for name in given.games or names():
        found = figures(name, find(name).players[0], given.matches, given.rounds, forms)
        rows += found
        for row in found if not given.json else ():
            print(
                f"{name:15} {row['players']} players {row['obs_type']:7} {row['mask_type']:4}: "
                f"{row['nanoseconds']:5.0f} ns, {row['steps_per_s'] / 1e6:5.2f} M steps/s; "
                f"random play {row['random_play_per_s'] / 1e6:5.1f} M/s, ratio {row['ratio']:.3f}",
                flush=True,
            )
    if given.json:
        print(json.dumps(rows, indent=2))


if __name__ == "__main__":
    main()
