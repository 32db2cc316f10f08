"""Does the network's value know which of two choices is better? And what does the search gain over the prior?

    python -m bench.differences sea_salt_paper --positions 900 --bots "search:iterations=200 classic:seconds=0.02"

Positions are taken from matches of a quick search. Every likely choice is valued by playouts: a world dealt anew, the
choice, then the prior for everybody to the end of what a search looks at. The value of the network after each choice,
averaged over worlds too, is held against that; so is what bots choose. In points of a win (hundredths).
"""

from __future__ import annotations

import argparse
import math
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from shoal.bots import leaves, make, nodes, rollouts
from shoal.bots.base import hypothesis
from shoal.bots.policy import ends, near
from shoal.bots.searcher import SearchBot
from shoal.game import actor, choices, find, imagine, play
from shoal.kernel import CHANCE, OVER, Floats, Rng, State, compiled, jit
from shoal.match import Variant
from shoal.playout import chance_step

EVERY = 11  # decisions between two positions
FEWEST = 20  # choices of a phase that say something


@compiled
def play_on(ws: nodes.Workspace, s: State, root: State, rng: Rng) -> None:
    """Play by the prior to the end of what a search looks at."""
    while actor(s) != OVER and not ends(s, root):
        who = actor(s)
        if who == CHANCE:
            chance_step(s, rng, ws.buffers)
        else:
            n = choices(s, ws.buffers.actions, ws.buffers.weights)
            leaves.weigh(ws, s, n, who)
            play(s, int(ws.buffers.actions[rollouts.draw_choice(ws, n, 1.0, rng)]))


def _values(
    ws: nodes.Workspace, root: NDArray[Any], seat: int, action: int, seeds: Rng, plays: bool, out: Floats
) -> None:
    """What the seat gets after an action in many worlds: by playouts, or by the network at once."""
    rng = seeds[:1].copy()
    for k in range(len(seeds)):
        rng[0] = seeds[k]
        ws.world[0] = root[0]
        s = ws.world[0]
        imagine(s, seat, rng)
        play(s, action)
        if plays:
            play_on(ws, s, root[0], rng)
        leaves.expect(ws, s, root[0], rng)
        out[k] = ws.results[seat]


def _priors(ws: nodes.Workspace, root: NDArray[Any], seat: int, out: Floats) -> None:
    n = choices(root[0], ws.buffers.actions, ws.buffers.weights)
    leaves.weigh(ws, root[0], n, seat)
    for i in range(n):
        out[i] = ws.priors[i]


values, priors = jit(_values), jit(_priors)


class Position(NamedTuple):
    """A decision, and what is known of its likely choices."""

    s: State
    seat: int
    actions: list[int]  # the prior's own choice first
    halves: NDArray[np.float64]  # (choice, half of the playouts)
    value: NDArray[np.float64]  # by the network


def positions(given: argparse.Namespace) -> list[Position]:
    """Decisions of matches between quick searches, but for those near an end."""
    found: list[Position] = []
    game, playouts = find(given.game), given.playouts // 2 * 2
    variant, count, seed = Variant(game, given.players), 0, 1000 * given.seed
    bot = SearchBot(game, iterations=24, weights=given.weights, exact=0)
    rng = np.random.default_rng(given.seed)
    while len(found) < given.positions:
        match, seed = variant.match(seed=seed), seed + 1
        while match.actor is not None and len(found) < given.positions:
            s = hypothesis(match, match.actor, len(match.log))
            count += len(match.legal) > 1 and not near(s)
            if len(match.legal) > 1 and not near(s) and count % EVERY == 0:
                found.append(looked_at(bot, s, match.actor, list(match.legal), playouts, given.likely, rng))
            match.play(bot.choose(s, match.actor, len(match.log)))
    return found


def looked_at(
    bot: SearchBot,
    s: State,
    seat: int,
    legal: list[int],
    playouts: int,
    likely: float,
    rng: np.random.Generator,
) -> Position:
    """Value the likely choices of a decision, all in the same worlds."""
    root, prior = np.zeros(1, s.dtype), np.zeros(len(bot.space.priors), np.float32)
    root[0] = s
    bot.tune(int(s.players))
    priors(bot.space, root, seat, prior)
    order = [int(i) for i in np.argsort(-prior[: len(legal)]) if prior[i] >= likely]
    seeds, out = rng.integers(1, 1 << 62, playouts).astype(np.uint64), np.zeros(playouts, np.float32)
    halves, value = np.zeros((len(order), 2)), np.zeros(len(order))
    for place, i in enumerate(order):
        values(bot.space, root, seat, legal[i], seeds, True, out)
        halves[place] = out.reshape(2, -1).mean(1)
        values(bot.space, root, seat, legal[i], seeds, False, out)
        value[place] = out.mean()
    return Position(s, seat, [legal[i] for i in order], 100 * halves, 100 * value)


def shown(gains: list[float]) -> str:
    """A mean with its 95% interval."""
    return f"{np.mean(gains):+.3f} ± {1.96 * np.std(gains) / math.sqrt(len(gains)):.3f}"


def report_differences(found: list[Position]) -> None:
    """How far the value is wrong about the difference between a choice and the prior's own."""
    rows = [
        (*(p.halves[i] - p.halves[0]), p.value[i] - p.value[0], int(p.s.phase))
        for p in found
        for i in range(1, len(p.actions))
    ]
    for phase in (None, *sorted({row[3] for row in rows})):
        one, two, value = np.array([row[:3] for row in rows if phase in (None, row[3])]).T
        if len(one) >= FEWEST:
            true = max(float(np.cov(one, two)[0, 1]), 1e-9)  # the noise of the halves is independent
            wrong = float(((value - (one + two) / 2) ** 2).mean() - ((one - two) ** 2).mean() / 4)
            fit = float(np.cov(value, (one + two) / 2)[0, 1]) / math.sqrt(true) / max(float(value.std()), 1e-9)
            name = "all phases" if phase is None else f"phase {phase}"
            print(
                f"{name}: {len(one)} choices; true differences vary by {math.sqrt(true):.2f}, "
                f"the value is wrong by {math.sqrt(max(wrong, 0.0)):.2f}, correlation {fit:.2f}"
            )


def main() -> None:
    """Value positions, then let searches choose."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--playouts", type=int, default=800)
    parser.add_argument("--likely", type=float, default=0.02, help="choices with a smaller prior are not looked at")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--weights", type=Path, help="of the network that plays on; the game's own if not given")
    parser.add_argument(
        "--bots", default="search:iterations=200 search:iterations=1000", help="names, with spaces between"
    )
    given = parser.parse_args()
    found = positions(given)
    report_differences(found)
    best = [float(p.halves[p.halves[:, a].argmax(), 1 - a] - p.halves[0, 1 - a]) for p in found for a in (0, 1)]
    print(f"best of {given.playouts // 2} playouts each, over the prior's choice: {np.mean(best):+.3f}")
    for spec in given.bots.split():
        bot, gains = make(spec, Variant(find(given.game), given.players)), []
        for n, p in enumerate(found):
            action = bot.choose(p.s, p.seat, n)
            mean = p.halves.mean(1)
            gains.append(float((mean[p.actions.index(action)] if action in p.actions else mean.min()) - mean[0]))
        print(f"{spec}, over the prior's choice: {shown(gains)}", flush=True)


if __name__ == "__main__":
    main()
