"""How strong the search with its network is: against the classic one at equal time, against greedy, against itself
with less time; paired deals, seats rotated, all cores.

    python bench/duels.py coloretto --seconds 0.1 --each 60 --weights build/train/coloretto/best.npz --out duels.json

Each line of the table is played for `--each` seconds (or up to `--games` matches).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from shoal.arena.workers import local, processors
from shoal.game import find
from shoal.train.gate import duel


def main() -> None:
    """Play all lines and write them to a file after each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=0.1, help="a move")
    parser.add_argument("--iterations", type=int, help="a move, instead of seconds")
    parser.add_argument("--each", type=float, default=60.0, help="seconds for each line")
    parser.add_argument("--games", type=int, default=20_000, help="matches of each line, at most")
    parser.add_argument("--weights", type=Path, help="of the network; the game's own if not given")
    parser.add_argument("--knobs", default="", help="of the new search: explore=1.2,playout=0.3")
    parser.add_argument("--lines", default="classic2,classic4,greedy4,time2,time4")
    parser.add_argument("--workers", type=int, default=processors())
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    found = []
    for line in given.lines.split(","):
        rival, players = line[:-1], min(int(line[-1]), find(given.game).players[-1])
        new = spec(given, 1.0)
        old = {"classic": plain(given), "greedy": "greedy", "time": spec(given, 0.125)}[rival]
        result = {
            "line": line,
            **duel(given.game, players, new, old, given.each, local(given.workers), given.seed, given.games),
        }
        found.append(result)
        shown = " ".join(f"{100 * result[key]:.1f}" for key in ("value", "low", "high"))
        print(f"{given.game} {line}: {shown} of {result['matches']} ({result['seconds']} s)", flush=True)
        if given.out:
            given.out.write_text(json.dumps(found, indent=1), encoding="utf-8")


def budget(given: argparse.Namespace, part: float) -> str:
    """Time or iterations of a move."""
    if given.iterations:
        return f"iterations={max(1, int(given.iterations * part))}"
    return f"seconds={given.seconds * part:g}"


def plain(given: argparse.Namespace) -> str:
    """The search of release 0.1.0."""
    return f"classic:{budget(given, 1.0)}"


def spec(given: argparse.Namespace, part: float) -> str:
    """The search with its network, and so much of the time."""
    more = [f"weights={given.weights}"] if given.weights else []
    more += [given.knobs] if given.knobs else []
    return ",".join([f"search:{budget(given, part)}", *more])


if __name__ == "__main__":
    main()
