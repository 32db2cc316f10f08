"""The gate: a new network replaces the best one only when it wins against it in the arena."""

from __future__ import annotations

import math
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from shoal.arena import Settings, Workers, checked, run
from shoal.arena.host import Played
from shoal.arena.luck import is_adjustable
from shoal.arena.plan import Job
from shoal.game import find

MOST = 20_000  # matches of a duel, if the time is never up


class Until:
    """Workers that stop when the time is up; the arena then counts the deals that were played from every seat."""

    def __init__(self, workers: Workers, seconds: float) -> None:
        self._workers, self._seconds = workers, seconds

    def play(self, settings: Settings, jobs: Sequence[Job]) -> Iterator[list[Played]]:
        """Play as many of the jobs as there is time for, and two deals at least."""
        began, done = perf_counter(), 0
        for played in self._workers.play(settings, jobs):
            yield played
            done += len(played)
            if perf_counter() - began > self._seconds and done > 2 * settings.players + 16:
                return

    def close(self) -> None:
        """Stop at once."""
        self._workers.close()


def duel(
    game: str, players: int, new: str, old: str, seconds: float, workers: Workers, seed: int, games: int = MOST
) -> dict[str, Any]:
    """One bot of the new kind against as many of the old kind as there are other seats: what it won, with limits,
    adjusted for luck where the game's network knows of luck (`plain`: as it was).
    """
    adjusted = is_adjustable(find(game), players)
    settings = checked(game, players, [new, *[old] * (players - 1)], seed=seed, adjusted=adjusted)
    began = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        team = Until(workers, seconds)
        report = run(settings, games, workers=team, out=Path(folder) / "duel.jsonl").report
    first = report["bots"][0]
    won = first["adjusted"] or first["won"]
    return {
        **{"players": players, "new": new, "old": old, "matches": report["played"], "fair": 1 / players},
        **{key: round(won[key], 4) for key in ("value", "low", "high")},
        "plain": round(first["won"]["value"], 4),
        "worth": won["worth"],
        "seconds": round(perf_counter() - began, 1),
    }


def ahead(
    duels: Sequence[dict[str, Any]], new: dict[str, Any] | None = None, old: dict[str, Any] | None = None
) -> float:
    """How many standard errors the new one is ahead, over all duels; `new` and `old` have met the same others."""
    scores: list[float] = [(d["value"] - d["fair"]) / error_of(d) for d in duels]
    if new is not None and old is not None:
        scores.append((new["value"] - old["value"]) / math.hypot(error_of(new), error_of(old)))
    return sum(scores) / math.sqrt(len(scores))


def error_of(duel: dict[str, Any]) -> float:
    """The standard error of what a duel found."""
    return float(max((duel["high"] - duel["low"]) / 3.92, 1e-3))
