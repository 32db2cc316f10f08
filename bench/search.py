"""How fast the search is, on one core: playouts a second, and the share of rules, policy, worlds and tree.

    python -m bench.search [GAME] [--players N]

A *playout* runs from a node of the tree to where the game's judge ends it (Sea Salt & Paper: the end of the round;
Coloretto: the end of the match; Sea Urchins has none: there an iteration ends where the table is judged). Positions are
taken from matches between greedy players. Times are processor time, so other work on the machine matters little.
A search that asks a network, where the game has one, is measured as well: it plays nothing out.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.bots import leaves, nodes, policy, tree
from shoal.bots.evaluation import weights_of
from shoal.bots.searcher import CAPACITY, bytes_of, knobs_of
from shoal.game import actor, choices, find, imagine, names, play, start
from shoal.kernel import CHANCE, OVER, Buffers, Ints, Rng, jit, seeded
from shoal.playout import draw, settle, step

POSITIONS = 40
ROUNDS = 400  # iterations in each position


def _positions(out: NDArray[Any], blank: NDArray[Any], players: int, buffers: Buffers, rng: Rng) -> None:
    """States in which a player has a choice, from matches between greedy players, every seventh."""
    found = seen = 0
    s = blank.copy()
    while found < len(out):
        s[0] = blank[0]
        start(s[0], players)
        settle(s[0], rng, buffers)
        while actor(s[0]) != OVER and found < len(out):
            n = choices(s[0], buffers.actions, buffers.weights)
            seen += int(n > 1)
            if n > 1 and seen % 7 == 0:
                out[found] = s[0]
                found += 1
            step(s[0], actor(s[0]), policy.greedy, rng, rng, buffers)
            settle(s[0], rng, buffers)


def _worlds(roots: NDArray[Any], world: NDArray[Any], rng: Rng, rounds: int) -> int:
    """Only copy and imagine."""
    for i in range(len(roots)):
        for _ in range(rounds):
            world[0] = roots[i]
            imagine(world[0], actor(roots[i]), rng)
    return rounds * len(roots)


def _ends(roots: NDArray[Any], ws: nodes.Workspace, out: NDArray[Any], rng: Rng) -> None:
    """The states from which playouts start: where the walks down the tree end."""
    each = len(out) // len(roots)
    for i in range(len(roots)):
        nodes.clear(ws)
        for k in range(each):
            ws.world[0] = roots[i]
            s = ws.world[0]
            imagine(s, actor(roots[i]), rng)
            ws.path[0] = ws.tallies[nodes.ROOT]
            length = tree.descend(ws, s, roots[i], actor(roots[i]), 0, rng, rng)
            out[i * each + k] = s
            leaves.play_out(ws, s, roots[i], rng)
            tree.learn(ws, length)


def _playouts(
    roots: NDArray[Any], where: NDArray[Any], ws: nodes.Workspace, logs: Ints, ends: NDArray[np.int64], rng: Rng
) -> int:
    """Copy and play out, writing down every action."""
    decisions = 0
    each = len(where) // len(roots)
    for i in range(len(where)):
        ws.world[0] = where[i]
        s = ws.world[0]
        length = 0
        while not policy.judge(s, roots[i // each], 1 + length, ws.results):
            who = actor(s)
            logs[i, length] = step(s, who, policy.rollout, rng, rng, ws.buffers)
            decisions += int(who != CHANCE)
            length += 1
        ends[i] = length
    return decisions


def _rules(where: NDArray[Any], ws: nodes.Workspace, logs: Ints, ends: NDArray[np.int64], rng: Rng) -> int:
    """The same playouts again, without asking the policy."""
    drawn = 0
    for i in range(len(where)):
        ws.world[0] = where[i]
        s = ws.world[0]
        for k in range(int(ends[i])):
            n = choices(s, ws.buffers.actions, ws.buffers.weights)
            if actor(s) == CHANCE:
                drawn += draw(rng, ws.buffers.actions, ws.buffers.weights, n)
            play(s, int(logs[i, k]))
    return drawn


positions, worlds, leaves_of = jit(_positions), jit(_worlds), jit(_ends)
playouts, rules = jit(_playouts), jit(_rules)


def timed(fn: Any, *args: Any) -> float:
    """Processor time of the second call; the first may compile."""
    fn(*args)
    before = time.process_time()
    fn(*args)
    return time.process_time() - before


def measure(name: str, players: int) -> dict[str, float]:
    """Microseconds per iteration, by part."""
    game = find(name)
    rng = seeded(1)
    blank = np.zeros(1, game.state)
    blank[0] = game.blank()
    roots = np.zeros(POSITIONS, game.state)
    positions(roots, blank, players, game.buffers(), rng)
    weights = weights_of(game, players)
    ws, learned = nodes.workspace(game, CAPACITY), nodes.workspace(game, CAPACITY, weights)
    for space, has_network in ((ws, False), (learned, weights is not None)):
        for knob, value in knobs_of(game, has_network, players).items():
            space.knobs[nodes.KNOB_NAMES.index(knob)] = value
    flag = np.zeros(1, np.int8)
    count = POSITIONS * ROUNDS

    def search(space: nodes.Workspace) -> None:
        for i in range(POSITIONS):
            nodes.clear(space)
            tree.run(space, roots[i : i + 1], int(game.door.actor(roots[i])), rng, ROUNDS, flag)

    many = np.zeros(POSITIONS * 100, game.state)
    leaves_of(roots, ws, many, rng)
    logs, ends = np.zeros((len(many), 2000), np.int16), np.zeros(len(many), np.int64)
    whole, asking = timed(search, ws) / count, timed(search, learned) / count
    dealing = timed(worlds, roots, ws.world, rng, ROUNDS) / count
    playing = timed(playouts, roots, many, ws, logs, ends, rng) / len(many)
    ruling = timed(rules, many, ws, logs, ends, rng) / len(many)
    parts = {"iteration": whole, "worlds": dealing, "playout": playing, "rules": ruling, "policy": playing - ruling}
    parts["tree"] = whole - dealing - playing
    if weights is not None:
        parts["network"] = asking
    return {part: 1e6 * seconds for part, seconds in parts.items()} | {"steps": float(ends.mean())}


def main() -> None:
    """Print a table for one game or for all."""
    args = sys.argv[1:]
    players = int(args[args.index("--players") + 1]) if "--players" in args else 2
    for name in [arg for arg in args if arg in names()] or names():
        found = measure(name, players)
        print(f"{name}, {players} players: {1e6 / found['iteration']:,.0f} iterations a second on one core")
        if "network" in found:
            print(f"  asking its network: {1e6 / found['network']:,.0f} iterations a second")
        print(f"  memory of a search: {bytes_of(find(name)) / 1e6:.1f} MB, fixed")
        for part in ("worlds", "rules", "policy", "tree"):
            print(f"  {part:7} {found[part]:6.2f} µs  {found[part] / found['iteration']:4.0%}")
        print(f"  playouts alone: {1e6 / found['playout']:,.0f} a second, {found['steps']:.0f} steps each")


if __name__ == "__main__":
    main()
