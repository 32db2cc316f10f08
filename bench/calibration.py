"""Are the winning chances of hints true? Bots play whole matches; at some decisions a hint is asked for, and at the end
it is known whether that seat has won.

    python bench/calibration.py coloretto --players 4 --matches 2000 --out calibration.json

One line for each tenth of the chances: how many hints, the mean of what they said, how often the seats won, with a 95%
interval over matches. Ties are shared. Ctrl-C ends it with what is there. `--raw` shows the search's own numbers, and
the line through them that would be best (`slope` and `shift` of their log-odds).
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from shoal.arena.stepping import SEEN
from shoal.arena.workers import processors
from shoal.bots.hints import NEVER, calibrated
from shoal.bots.searcher import SearchBot
from shoal.game import find
from shoal.train.selfplay import Player
from shoal.train.settings import checked

BATCH = 10  # matches


class Asked:
    """The hints of matches, and how these ended."""

    def __init__(self) -> None:
        self.open: list[tuple[int, float]] = []
        self.done: list[tuple[int, float, float]] = []  # match, what was said, what came
        self.match = 0

    def end(self, shares: Any) -> None:
        """The match has ended so."""
        self.done += [(self.match, win, float(shares[seat])) for seat, win in self.open]
        self.open.clear()
        self.match += 1


class Asking(Player):
    """A player that asks for a hint now and then."""

    def __init__(self, game: str, players: int, iterations: int, hint: int, share: float) -> None:
        super().__init__(checked(game, (players,), iterations=iterations, varied=0.0, opening=0, strangers=0.0))
        self._known = self._known[:0]  # what counts is how the match ends
        self._hints = SearchBot(self.game, "hint", iterations=hint)
        self._share = share

    def decide(self, bot: SearchBot, rng: np.random.Generator, notes: Any, iterations: int, draws: bool) -> int:
        """Choose by a search, and ask for a hint perhaps."""
        state, seat, seed = self._table.states[SEEN], int(self._table.turn[0]), int(rng.integers(1 << 62))
        if rng.random() < self._share:
            notes.open.append((seat, self._hints.advise(state, seat, seed)[0].win))
        bot.iterations = iterations
        return bot.choose(state, seat, seed)


def played(settings: tuple[Any, ...], batch: int) -> list[tuple[int, float, float]]:
    """One batch of matches."""
    rng, asked = np.random.default_rng([7, batch]), Asked()
    asked.match = batch * BATCH
    player, bot = player_of(settings)
    for _ in range(BATCH):
        player.match(bot, rng, asked)  # type: ignore[arg-type]
    return asked.done


_players: dict[tuple[Any, ...], tuple[Asking, SearchBot]] = {}


def player_of(settings: tuple[Any, ...]) -> tuple[Asking, SearchBot]:
    """The player of these settings in this process."""
    if settings not in _players:
        player = Asking(*settings)
        _players[settings] = player, SearchBot(player.game, iterations=1, capacity=60_000)
    return _players[settings]


def table(found: np.ndarray[Any, Any]) -> list[dict[str, Any]]:
    """A line for each tenth."""
    lines = []
    for tenth in range(10):
        here = found[np.clip((found[:, 1] * 10).astype(int), 0, 9) == tenth]
        if len(here):
            matches = len(np.unique(here[:, 0]))
            won = float(here[:, 2].mean())
            wide = 1.96 * math.sqrt(max(won * (1 - won), 0.25 / matches) / matches)
            line = {"from": tenth / 10, "hints": len(here), "matches": matches, "said": float(here[:, 1].mean())}
            lines.append({**line, "won": won, "low": max(0.0, won - wide), "high": min(1.0, won + wide)})
    return lines


def log_odds(p: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Of chances; those that are certain count as nearly so."""
    q = np.clip(p, NEVER, 1 - NEVER)
    return np.log(q / (1 - q))


def best_line(found: np.ndarray[Any, Any]) -> tuple[float, float]:
    """Slope and shift of the log-odds that fit best what came, by Newton's method."""
    x = np.stack([log_odds(found[:, 1]), np.ones(len(found))], axis=1)
    w = np.array([1.0, 0.0])
    for _ in range(30):
        p = 1 / (1 + np.exp(-x @ w))
        w = w + np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x, x.T @ (found[:, 2] - p))
    return float(w[0]), float(w[1])


def main() -> None:
    """Play, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--iterations", type=int, default=100, help="of the bots that play")
    parser.add_argument("--hint", type=int, default=2000, help="iterations of a hint")
    parser.add_argument("--share", type=float, default=0.05, help="of the decisions for which a hint is asked")
    parser.add_argument("--raw", action="store_true", help="the search's own numbers, and the best line through them")
    parser.add_argument("--workers", type=int, default=processors())
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    settings = (given.game, given.players, given.iterations, given.hint, given.share)
    batches, rows, done = range(-(-given.matches // BATCH)), [], 0
    with ProcessPoolExecutor(given.workers) as pool:
        try:
            for more in pool.map(partial(played, settings), batches):
                rows += more
                done += BATCH
                print(f"\r{done} matches", end="", file=sys.stderr, flush=True)
        except KeyboardInterrupt:  # what is there is reported
            pool.shutdown(wait=False, cancel_futures=True)
    print(file=sys.stderr)
    found = np.array(rows)
    report: dict[str, Any] = {"game": given.game, "players": given.players, "matches": done}
    if given.raw:
        report["slope"], report["shift"] = best_line(found)
    else:
        said = [calibrated(find(given.game), given.players, win) for win in found[:, 1]]
        found[:, 1] = said
    report["error"] = float(abs(np.array([line["said"] - line["won"] for line in table(found)])).mean())
    report["lines"] = table(found)
    print(json.dumps({key: value for key, value in report.items() if key != "lines"}))
    for line in report["lines"]:
        print(" ".join(f"{value:.3g}" for value in line.values()))
    if given.out:
        np.save(given.out.with_suffix(".npy"), np.array(rows))
        given.out.write_text(json.dumps(report, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
