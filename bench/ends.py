"""What exact ends bring: how many decisions are enumerated, how long that takes, and what the search alone loses there.

    python -m bench.ends coloretto --players 2 --iterations 1000 --matches 40 --states 100000

The search without exact ends plays itself. Wherever the end is near, the rest is enumerated with so many states beside
it, and the choice of the search is held against the exact values: the difference is what it loses, in wins, if all
play exactly from there on.
"""

from __future__ import annotations

import argparse
import math
import time
from collections import Counter
from typing import Any

import numpy as np

from shoal.bots import exact, nodes
from shoal.bots.base import hypothesis
from shoal.bots.endgame import Endgame, left_over
from shoal.bots.policy import near
from shoal.bots.searcher import SearchBot
from shoal.game import find
from shoal.kernel import seeded
from shoal.match import Match, Variant


class Watcher:
    """Plays matches by the search, and counts what enumerating would have found."""

    def __init__(self, variant: Variant, iterations: int, states: int) -> None:
        self.variant, self.states = variant, states
        self.bot = SearchBot(variant.game, iterations=iterations, exact=0)
        self.endgame = Endgame(variant.game, nodes.workspace(variant.game, 250_000))
        self.endgame.warm_up()
        self.counts: Counter[str] = Counter()
        self.seconds = 0.0
        self.lost: list[float] = []  # by match: what the search lost where all was known

    def play(self, seed: int) -> None:
        """One match."""
        match, lost = self.variant.match(seed=seed), 0.0
        while match.actor is not None:
            s = hypothesis(match, match.actor, 1000 * seed + len(match.log))
            action = self.bot.choose(s, match.actor, 1000 * seed + len(match.log))
            if len(match.legal) > 1:
                lost += self.look(match, s, action)
            match.play(action)
        self.lost.append(lost)

    def look(self, match: Match, s: Any, action: int) -> float:
        """Enumerate a decision; what the action loses, if all is known."""
        self.counts["decisions"] += 1
        if not near(s):
            return 0.0
        assert match.actor is not None
        began = time.perf_counter()
        flag = np.zeros(1, np.int8)
        verdicts = self.endgame.verdicts(s, match.actor, seeded(len(match.log)), self.states, math.inf, flag)
        self.seconds += time.perf_counter() - began
        given = verdicts[: len(match.legal)]
        best, known = given.max(), not (given == exact.UNKNOWN).any()
        self.counts["near"] += 1
        self.counts["states"] += self.endgame.spent
        self.counts["solved"] += bool(known or best >= exact.SURE)
        self.counts["narrowed"] += len(left_over(verdicts, np.array(match.legal, np.int16))) < len(match.legal)
        chosen = given[match.legal.index(action)]
        if chosen == exact.UNKNOWN or not (known or best >= exact.SURE):
            return 0.0
        self.counts["worse"] += bool(chosen < best - exact.SAME)
        return float(best - chosen)


def main() -> None:
    """Play until the matches or the time are used up."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--states", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=200.0, help="stop after so long")
    given = parser.parse_args()
    watcher = Watcher(Variant(find(given.game), given.players), given.iterations, given.states)
    end = time.perf_counter() + given.seconds
    for seed in range(given.matches):
        watcher.play(seed)
        if time.perf_counter() > end:
            break
    report(given, watcher)


def report(given: argparse.Namespace, watcher: Watcher) -> None:
    """One line for all matches."""
    c, lost = watcher.counts, np.array(watcher.lost)
    width, each = 1.96 * lost.std() / math.sqrt(len(lost)), max(1, c["near"])
    print(
        f"{given.game}, {given.players} players, {given.iterations} iterations, {given.states} states: "
        f"{len(lost)} matches, {c['decisions']} decisions; "
        f"near {c['near']}, solved {c['solved']}, narrowed {c['narrowed']}, worse {c['worse']}; "
        f"{100 * lost.mean():.2f} ± {100 * width:.2f}% of a win lost a match, by all seats; "
        f"{c['states'] / each:.0f} states and {1000 * watcher.seconds / each:.1f} ms each"
    )


if __name__ == "__main__":
    main()
