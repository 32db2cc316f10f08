"""What would more time change? Positions of matches by the search; at some of them it thinks shortly and then for long,
and the long one says what the short one's choice costs.

    python -m bench.regret coloretto --players 2 --short 2000 --long 64000 --positions 300

Points of a win lost a decision, and by one seat in a whole match: about what a search with so much more time could win
against one with less, if the long one is right. It is no bound: the long one asks the same network. Each position is
searched for long twice: the second one counts what the first would rather do, so luck is not taken for insight.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

import shoal
from shoal.arena.workers import processors
from shoal.bots.base import hypothesis
from shoal.bots.searcher import SearchBot

WALK = 200  # iterations of the search that plays the matches
EVERY = 5  # one decision in so many is looked at


def looked_at(game: str, players: int, short: int, long: int, positions: int, seed: int) -> dict[str, Any]:
    """So many positions: what was lost at each, and the decisions of the matches they come from."""
    variant = shoal.load(game, players=players)
    walker, bot = SearchBot(variant.game, iterations=WALK), SearchBot(variant.game)
    lost: list[float] = []
    changed = decisions = matches = 0
    while len(lost) < positions:
        match = variant.match(seed=1_000_003 * seed + matches)
        matches += 1
        while (seat := match.actor) is not None:
            s, n = hypothesis(match, seat, decisions), len(match.legal)
            decisions += n > 1
            if n > 1 and decisions % EVERY == 0:
                first = choice(bot, short, s, seat, 3 * decisions)
                second = choice(bot, long, s, seat, 3 * decisions + 1)
                values = {found.action: found.win for found in bot.advise(s, seat, 3 * decisions + 2)}
                lost.append(values[second] - values[first])
                changed += first != second
            match.play(walker.choose(s, seat, decisions) if n > 1 else match.legal[0])
    return {"lost": lost, "changed": changed, "decisions": decisions, "matches": matches}


def choice(bot: SearchBot, iterations: int, s: Any, seat: int, seed: int) -> int:
    """What the search visits most."""
    bot.iterations = iterations
    return bot.advise(s, seat, seed)[0].action


def main() -> None:
    """Look at positions on all cores and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--short", type=int, default=2000, help="iterations")
    parser.add_argument("--long", type=int, default=64_000, help="iterations")
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--workers", type=int, default=processors())
    given = parser.parse_args()
    each = -(-given.positions // given.workers)
    with ProcessPoolExecutor(given.workers) as pool:
        jobs = [
            pool.submit(looked_at, given.game, given.players, given.short, given.long, each, seed)
            for seed in range(given.workers)
        ]
        parts = [job.result() for job in jobs]
    lost = 100 * np.array([x for part in parts for x in part["lost"]])
    own = sum(part["decisions"] for part in parts) / sum(part["matches"] for part in parts) / given.players
    error = 1.96 * lost.std() / len(lost) ** 0.5
    found = {**vars(given), "positions": len(lost), "changed": sum(part["changed"] for part in parts) / len(lost)}
    found |= {"lost_a_decision": lost.mean(), "error": error, "decisions_a_seat": own}
    print(json.dumps(found | {"lost_a_match": own * lost.mean(), "error_a_match": own * error}))


if __name__ == "__main__":
    main()
