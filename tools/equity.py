"""The match equity table of Sea Salt & Paper: who wins how often from which scores, by the bots' own play.

    python tools/equity.py play --minutes 2 --out build/rounds.npz     # the search plays matches, every round is noted
    python tools/equity.py table build/rounds.npz --check              # and the table is worked out from them

As in backgammon: what a round brings is taken from those that were played, whoever played them; then every standing is
worked out from those that can follow it, the last ones first. `--check` holds the table, and the formula that it
replaces, against how other matches ended. (Rounds told apart by place in the standing, or by how near the goal is, made
worse tables: a narrow lead looked like a disadvantage.)
"""

from __future__ import annotations

import argparse
import multiprocessing
from itertools import combinations_with_replacement, groupby
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.arena import stepping
from shoal.arena.stepping import SEEN, START, TRUE
from shoal.arena.workers import processors
from shoal.bots.searcher import SearchBot
from shoal.game import find
from shoal.games.sea_salt_paper import equity
from shoal.games.sea_salt_paper.state import SEATS, TARGET_OF
from shoal.match import Variant

GAME = "sea_salt_paper"
MOST = {2: 8000, 3: 4500, 4: 2400}  # rounds that a standing is worked out from
Rounds = dict[str, NDArray[Any]]


def play(task: tuple[int, float, int]) -> Rounds:
    """Play matches for so many seconds; every round as scores before and after, and how its match ended."""
    seed, seconds, iterations = task
    rng, game = np.random.default_rng(seed), find(GAME)
    bot, table = SearchBot(game, iterations=iterations, capacity=60_000), stepping.table_of(game)
    shares = np.zeros(SEATS, np.float32)
    rows: dict[str, list[Any]] = {name: [] for name in ("players", "match", "before", "after", "over", "shares")}
    end, match = perf_counter() + seconds, 0
    while perf_counter() < end:
        variant = Variant(game, int(rng.choice((2, 3, 4, 4))))
        table.key[0], table.hypothesis[0] = rng.integers(1, 1 << 62, 2)
        table.states[TRUE] = game.blank(variant.options)
        table.states[TRUE]["players"] = variant.players
        stepping.proceed(START, *table)
        first, number, before = len(rows["match"]), 1, np.zeros(SEATS, np.int64)
        while True:
            over, true = table.turn[1] == 0, table.states[TRUE]
            if over or true["round_number"] != number:
                for name, value in (("players", variant.players), ("match", seed * 100_000 + match), ("over", over)):
                    rows[name].append(value)
                rows["before"].append(before)
                rows["after"].append(true["scores"].astype(np.int64))
                number, before = int(true["round_number"]), true["scores"].astype(np.int64)
            if over:
                break
            action = int(table.actions[0])
            if table.turn[1] > 1:
                action = bot.choose(table.states[SEEN], int(table.turn[0]), int(rng.integers(1 << 62)))
            table.hypothesis[0] = rng.integers(1, 1 << 62)
            stepping.proceed(action, *table)
        stepping.result(table.states, shares)
        rows["shares"] += [shares.copy()] * (len(rows["match"]) - first)
        match += 1
    return {name: np.array(column) for name, column in rows.items()}


def play_all(given: argparse.Namespace) -> None:
    """Play on all cores and write the rounds to a file."""
    play((0, 0.01, 8))  # compiled once, here
    tasks = [(given.seed * 1000 + i, given.minutes * 60, given.iterations) for i in range(1, given.workers + 1)]
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        parts = pool.map(play, tasks)
    rounds = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    given.out.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(given.out, allow_pickle=False, **rounds)
    print(f"{len(rounds['match'])} rounds of {len(np.unique(rounds['match']))} matches in {given.out}")


def sampled(rounds: Rounds, players: int, rng: np.random.Generator) -> tuple[NDArray[Any], NDArray[Any]]:
    """What rounds brought, every seat in every place; and who won by mermaids in them, or -1."""
    goal, rows = int(TARGET_OF[players]), np.flatnonzero(rounds["players"] == players)
    before, after = rounds["before"][rows, :players], rounds["after"][rows, :players]
    order = np.argsort(rng.random(before.shape), axis=1)
    gains = np.take_along_axis(after - before, order, 1)
    shares = np.take_along_axis(rounds["shares"][rows, :players], order, 1)
    sudden = rounds["over"][rows] & (after.max(1) < goal)
    counts = np.flatnonzero((gains.sum(1) > 0) | sudden)  # a round without points is played again
    kept = rng.permutation(counts)[: MOST[players] // players]
    mermaids = np.where(sudden, shares.argmax(1), -1)[kept]
    turned = [(mermaids + i) % players * (mermaids >= 0) - (mermaids < 0) for i in range(players)]
    return np.concatenate([np.roll(gains[kept], i, 1) for i in range(players)]), np.concatenate(turned)


def worked_out(rounds: Rounds, players: int, seed: int = 1) -> NDArray[np.float32]:
    """The chances of every standing, a row for each (equity.places says which), by place in it."""
    goal = int(TARGET_OF[players])
    gains, mermaids = sampled(rounds, players, np.random.default_rng(seed))
    standings = [tuple(reversed(s)) for s in combinations_with_replacement(range(goal), players)]
    table = np.zeros((len(standings), players), np.float32)
    for _, group in groupby(sorted(standings, key=lambda s: -sum(s)), key=sum):
        same = np.array(list(group))
        table[equity.places(same)] = chances(same, gains, mermaids, goal, table)
    return table


def chances(
    here: NDArray[Any], gains: NDArray[Any], mermaids: NDArray[Any], goal: int, table: NDArray[Any]
) -> NDArray[Any]:
    """What standings of equal sums promise, when one of these rounds follows."""
    after = here[:, None, :] + gains[None, :, :]
    won = np.zeros(after.shape, np.float32)
    over = after.max(2) >= goal
    strength = after * 1024 + gains[None]
    best = strength == strength.max(2, keepdims=True)
    won[over] = (best / best.sum(2, keepdims=True))[over]
    order = np.argsort(-after[~over], axis=1, kind="stable")
    ranked = table[equity.places(np.take_along_axis(after[~over], order, 1))]
    back = np.zeros_like(ranked)
    np.put_along_axis(back, order, ranked, 1)
    won[~over] = back
    sudden = np.flatnonzero(mermaids >= 0)
    won[:, sudden] = np.eye(after.shape[2], dtype=np.float32)[mermaids[sudden]]
    mean: NDArray[Any] = won.mean(1)
    for one, row in zip(here, mean, strict=True):  # who has as many points has the same chances
        for score in set(one.tolist()):
            row[one == score] = row[one == score].mean()
    return mean


def missed(said: NDArray[Any], shares: NDArray[Any]) -> float:
    """The mean squared difference between what was said and what came (Brier's score)."""
    return float(((said - shares) ** 2).sum(1).mean())


def formula(scores: NDArray[Any], goal: int) -> NDArray[Any]:
    """What release 0.1.0 believes of the rest of a match."""
    best = scores.max(1, keepdims=True)
    power = np.exp((scores - best) / (1.6 * np.sqrt(10.0 + goal - best)))
    return np.asarray(power / power.sum(1, keepdims=True))


def looked_up(scores: NDArray[Any], table: NDArray[Any]) -> NDArray[Any]:
    """What a table says of scores in any order."""
    order = np.argsort(-scores, axis=1, kind="stable")
    back = np.zeros(scores.shape, np.float32)
    np.put_along_axis(back, order, table[equity.places(np.take_along_axis(scores, order, 1))], 1)
    return back


def check(rounds: Rounds, players: int) -> dict[str, float]:
    """Tables from one half of the matches, held against the other half; less is better."""
    half = rounds["match"] % 2 == 0
    table = worked_out({name: column[half] for name, column in rounds.items()}, players)
    rows = np.flatnonzero(~half & (rounds["players"] == players) & ~rounds["over"])
    scores, shares = rounds["after"][rows, :players], rounds["shares"][rows, :players]
    return {
        "standings": len(rows),
        "table": missed(looked_up(scores, table), shares),
        "formula": missed(formula(scores, int(TARGET_OF[players])), shares),
        "equal": missed(np.full(scores.shape, 1 / players), shares),
    }


def make(given: argparse.Namespace) -> None:
    """Work out the tables of all numbers of players and write them to the game's folder."""
    with np.load(given.rounds) as file:
        rounds = {name: file[name] for name in file.files}
    tables = {}
    for players in (2, 3, 4):
        if given.check:
            said = ", ".join(f"{name} {value:.4g}" for name, value in check(rounds, players).items())
            print(f"{players} players: {said}", flush=True)
        tables[players] = worked_out(rounds, players)
    equity.write(given.out, tables)
    print(f"{given.out}: {given.out.stat().st_size} bytes")


def main() -> None:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parts = parser.add_subparsers(required=True)
    player = parts.add_parser("play", help="play matches and note their rounds")
    player.add_argument("--minutes", type=float, default=10.0)
    player.add_argument("--iterations", type=int, default=200)
    player.add_argument("--workers", type=int, default=processors())
    player.add_argument("--seed", type=int, default=1)
    player.add_argument("--out", type=Path, default=Path("build/rounds.npz"))
    player.set_defaults(do=play_all)
    maker = parts.add_parser("table", help="work out the table")
    maker.add_argument("rounds", type=Path)
    maker.add_argument("--check", action="store_true", help="half against half")
    maker.add_argument("--out", type=Path, default=equity.FILE)
    maker.set_defaults(do=make)
    given = parser.parse_args()
    given.do(given)


if __name__ == "__main__":
    main()
