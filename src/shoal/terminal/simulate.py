"""`shoal simulate`: many matches by pure chance, and what came out."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from shoal.kernel import seeded_many
from shoal.match import Variant, load
from shoal.simulate import random_matches
from shoal.terminal import console, errors


def simulate_games(
    name: str, players: int | None, options: dict[str, Any], games: int, seed: int, as_json: bool
) -> None:
    """Play many matches by pure chance and print what came out."""
    result = simulated(load(name, players, **options), games, seed, progress=not as_json)
    if as_json:
        print(json.dumps(result))
        return
    table = Table("", *(f"seat {p}" for p in range(result["players"])), title=f"{result['game']}: {games} matches")
    table.add_row("wins", *(f"{share:.1%}" for share in result["wins"]))
    table.add_row("mean score", *(f"{mean:.1f}" for mean in result["mean_scores"]))
    table.add_row("score 5% / 50% / 95%", *(" / ".join(f"{q:g}" for q in qs) for qs in result["score_quantiles"]))
    console.print(table)
    console.print(
        f"{result['games_per_second']:,.0f} games/s, {result['decisions_per_second']:,.0f} decisions/s, "
        f"{result['mean_length']:.1f} decisions a match"
    )


def simulated(variant: Variant, games: int, seed: int, progress: bool = False) -> dict[str, Any]:
    """The figures of random play as a dict; the same seed gives the same matches."""
    game, players = variant.game, variant.players
    blank = np.zeros(1, game.state)
    blank[0] = game.blank(variant.options)
    actions, weights = game.buffers()
    random_matches(blank, players, seeded_many(seed, range(1)), actions, weights, np.zeros(1, game.state))  # compiles
    payoffs, scores = np.zeros((games, players)), np.zeros((games, players), np.int64)
    decisions, seconds, share = 0, 0.0, np.zeros(game.rules.SEATS, np.float32)
    chunk = max(1, min(2_000, games // 50))
    for first in _chunks(games, chunk, progress):
        ends = np.zeros(min(chunk, games - first), game.state)
        rngs = seeded_many(seed, range(first, first + len(ends)))
        began = time.perf_counter()
        decisions += int(random_matches(blank, players, rngs, actions, weights, ends))
        seconds += time.perf_counter() - began
        for i, s in enumerate(ends):
            game.rules.payoffs(s, share)
            payoffs[first + i] = share[:players]
            scores[first + i] = game.table.scores(s)
    return {
        "game": game.name,
        "version": game.version,
        "players": players,
        "options": dict(variant.options),
        "games": games,
        "seed": seed,
        "games_per_second": games / seconds,
        "decisions_per_second": decisions / seconds,
        "mean_length": decisions / games,
        "wins": payoffs.mean(axis=0).round(6).tolist(),
        "mean_scores": scores.mean(axis=0).round(4).tolist(),
        "score_quantiles": np.quantile(scores, [0.05, 0.5, 0.95], axis=0).T.tolist(),
    }


def _chunks(games: int, chunk: int, progress: bool) -> Iterator[int]:
    columns = (TextColumn("matches"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not progress) as bar:
        task = bar.add_task("matches", total=games)
        for first in range(0, games, chunk):
            yield first
            bar.update(task, completed=min(games, first + chunk))
