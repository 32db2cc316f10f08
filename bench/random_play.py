"""Random play of whole matches on one core: decisions a second compiled and interpreted, and the time to compile.

    python bench/random_play.py [--json] [GAME ...]

A decision is a choice made by a player, forced ones included; chance steps do not count. Each figure is the best of
five runs, in seconds of processor time, since other programs can only slow a run down. Cold: an empty disk cache; warm:
once more in a new process.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from typing import Any

MEASURE = """
import json, sys, time
import numpy as np
import shoal
from shoal.game import find
from shoal.kernel import seeded_many
from shoal.simulate import random_matches

name, players, matches = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
game = find(name)
blank = np.zeros(1, game.state)
blank[0] = game.blank()
actions, weights = game.buffers()

def play(n, seed):
    ends = np.zeros(n, game.state)
    rngs = seeded_many(seed, range(n))
    began = time.process_time()
    decisions = random_matches(blank, players, rngs, actions, weights, ends)
    return decisions, time.process_time() - began

began = time.process_time()
play(1, 0)
first = time.process_time() - began
runs = [play(matches, seed) for seed in range(1, 6)] if matches else []
best = max((d / t for d, t in runs), default=0)
print(json.dumps({"first_call_s": first, "decisions_per_s": best, "state_bytes": game.state.itemsize}))
"""


def measure(name: str, players: int, matches: int, **environment: str) -> dict[str, Any]:
    """One fresh process."""
    command = [sys.executable, "-c", MEASURE, name, str(players), str(matches)]
    done = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True, check=True)
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def figures(name: str, players: int) -> dict[str, Any]:
    """All figures of one game."""
    with tempfile.TemporaryDirectory() as cache:
        cold = measure(name, players, 0, SHOAL_CACHE=cache)
        warm = measure(name, players, 20_000, SHOAL_CACHE=cache)
    plain = measure(name, players, 5, SHOAL_JIT="0")
    return {
        "game": name,
        "players": players,
        "compiled": warm["decisions_per_s"],
        "interpreted": plain["decisions_per_s"],
        "ratio": warm["decisions_per_s"] / plain["decisions_per_s"],
        "cold_s": cold["first_call_s"],
        "warm_s": warm["first_call_s"],
        "state_bytes": warm["state_bytes"],
    }


def main() -> None:
    """Measure and print."""
    from shoal.game import find, names

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="all games if none is named")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rows = []
    for name in arguments.games or names():
        for players in find(name).players:
            rows.append(figures(name, players))
            if not arguments.json:
                r = rows[-1]
                print(
                    f"{name:15} {players} players: {r['compiled'] / 1e6:6.1f} M decisions/s compiled, "
                    f"{r['interpreted'] / 1e3:5.1f} k interpreted ({r['ratio']:,.0f} times), "
                    f"compile {r['cold_s']:.1f} s cold, {r['warm_s']:.2f} s warm, state {r['state_bytes']} bytes",
                    flush=True,
                )
    if arguments.json:
        print(json.dumps(rows))


if __name__ == "__main__":
    main()
