"""The bot that searches: budgets, deadlines, cancelling, and the tree kept between the steps of a turn.

Where the end of a match is near, the rest is enumerated first (bots/endgame.py), and the search chooses among what is
then left to choose from.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from shoal.bots import nodes, tree
from shoal.bots.endgame import Endgame, left_over
from shoal.bots.evaluation import Weights, scratch, weights_of
from shoal.bots.policy import near
from shoal.game import Game
from shoal.kernel import Ints, State, seeded

CAPACITY = 250_000  # nodes; a tree takes no more than this many times NODE.itemsize (48 bytes), 12 MB
LAP = 0.004  # seconds between two looks at the clock
RESERVE = 0.002  # seconds kept back for answering
STATES = 32  # an enumeration looks at about so many states in the time of one iteration


@dataclass(frozen=True)
class Advice:
    """What a search found out about one action."""

    action: int
    visits: int
    win: float  # what the mover may expect, from 0 to 1


class SearchBot:
    """Searches for so many iterations, or until a deadline, or until `cancel`; answers the action visited most."""

    def __init__(
        self,
        game: Game,
        name: str = "search",
        iterations: int | None = None,
        seconds: float | None = None,
        capacity: int = CAPACITY,
        weights: Path | None = None,
        **knobs: float,
    ) -> None:
        self.name = name
        self.iterations = iterations
        self.seconds = seconds
        self._game = game
        self._flag = np.zeros(1, np.int8)
        self._knobs = knobs
        self._weights = weights
        nets = (self._net(players) for players in game.players)
        self._space = nodes.workspace(game, capacity, next((net for net in nets if net is not None), None))
        self._endgame = Endgame(game, self._space)
        self._expected: bytes | None = None  # the state that our last action led to, if the tree can go on from there
        self._warm_up()

    def _warm_up(self) -> None:
        """Compile before any clock runs."""
        nodes.clear(self._space)
        tree.run(self._space, np.zeros(1, self._game.state), 0, seeded(0), 0, self._flag)
        self._endgame.warm_up()

    def _net(self, players: int) -> Weights | None:
        """The network for so many players, which all bots of a process share; None: judge, playouts and priors."""
        return weights_of(self._game, players, self._weights) if self._knobs.get("net", 1) else None

    def tune(self, players: int) -> None:
        """Set the search for a match of so many players."""
        net = self._net(players)
        if net is not None and net is not self._space.weights:
            self._space = self._space._replace(weights=net, room=scratch(self._game, net))
        for knob, value in {**knobs_of(self._game, net is not None, players), **self._knobs}.items():
            self._space.knobs[nodes.KNOB_NAMES.index(knob)] = value

    def choose(self, s: State, seat: int, seed: int) -> int:
        """The number of the best action found within the budget."""
        began = time.perf_counter()
        actions, weights = self._game.buffers()
        n = int(self._game.door.choices(s, actions, weights))
        if n == 1:
            return int(actions[0])
        self._flag[0] = 0
        left = self._enumerate(s, seat, seed, actions[:n], began)
        if len(left) == 1:
            self._expected = None
            return left[0]
        self._search(s, seat, seed, began)
        best = self._best_of(left if len(left) < n else None)
        action = int(self._space.nodes[best].action) if best else left[0]
        self._keep(s, action, best)
        return action

    def _enumerate(self, s: State, seat: int, seed: int, actions: Ints, began: float) -> list[int]:
        """The actions that may be best: fewer than there are where the end is near enough to be enumerated."""
        self.tune(int(s.players))
        share = float(self._space.knobs[nodes.EXACT])
        if share == 0.0 or not near(s):
            return [int(action) for action in actions]
        if self._space.tallies[nodes.USED] > len(self._space.nodes) // 2:
            self._expected = None  # a tree so large cannot be kept: the enumeration needs its memory
        states = int(share * STATES * self.iterations) if self.iterations else 1 << 40
        deadline = began + share * self.seconds if self.seconds else math.inf
        deals = bool(self._space.knobs[nodes.DEALS])
        rng = seeded(seed, 200 + seat)
        return left_over(self._endgame.verdicts(s, seat, rng, states, deadline, self._flag, deals), actions)

    def _best_of(self, actions: list[int] | None) -> int:
        """The child of the root that was visited most, of all or of these actions; 0 if none was visited."""
        if actions is None:
            return int(tree.best_child(self._space))
        grown, best = self._space.nodes, 0
        child = int(grown[int(self._space.tallies[nodes.ROOT])].child)
        while child:
            if grown[child].action in actions and grown[child].visits > grown[best].visits * (best > 0):
                best = child
            child = int(grown[child].sibling)
        return best

    def advise(self, s: State, seat: int, seed: int) -> list[Advice]:
        """What the search thinks of every action, most visited first."""
        self._flag[0] = 0
        self._search(s, seat, seed, time.perf_counter())
        grown, found = self._space.nodes, []
        child = int(grown[int(self._space.tallies[nodes.ROOT])].child)
        while child:
            node = grown[child]
            win = float(node.total) / max(1, int(node.visits))
            found.append(Advice(int(node.action), int(node.visits), win))
            child = int(node.sibling)
        return sorted(found, key=lambda advice: -advice.visits)

    def cancel(self) -> None:
        """Make a running `choose` (in another thread) answer at once."""
        self._flag[0] = 1

    def close(self) -> None:
        """Give the memory back."""
        self._space = nodes.workspace(self._game, 2)
        self._endgame = Endgame(self._game, self._space)

    @property
    def space(self) -> nodes.Workspace:
        """The tree of the last search, for those who learn from it."""
        return self._space

    def think(self, s: State, seat: int, seed: int) -> None:
        """Search, and leave what was found in `space`."""
        self._flag[0] = 0
        self._search(s, seat, seed, time.perf_counter())

    def _search(self, s: State, seat: int, seed: int, began: float) -> None:
        self.tune(int(s.players))
        self._space.sums[:] = 0.0
        root = np.zeros(1, self._game.state)
        root[0] = s
        if s.tobytes() != self._expected or self._is_stuck():
            nodes.clear(self._space)
        self._expected = None
        rng = seeded(seed, seat)
        if self.seconds is None:
            tree.run(self._space, root, seat, rng, self.iterations, self._flag)
        else:
            self._search_until(began + self.seconds - RESERVE, root, seat, rng)

    def _is_stuck(self) -> bool:
        """Has the tree little room left, and may nothing in it be forgotten?"""
        used = self._space.tallies[nodes.USED]
        return bool(self._space.knobs[nodes.FORGET] == 0.0 and used > 0.75 * len(self._space.nodes))

    def _search_until(self, deadline: float, root: Any, seat: int, rng: Any) -> None:
        lap = 1
        left = self.iterations or 1 << 40
        while left > 0 and not self._flag[0]:
            before = time.perf_counter()
            if before >= deadline:
                return
            left -= tree.run(self._space, root, seat, rng, min(lap, left), self._flag)
            took = max(time.perf_counter() - before, 1e-7)
            lap = max(1, int(lap * min(2.0, LAP / took)))

    def _keep(self, s: State, action: int, child: int) -> None:
        """Go on from the chosen child if the next decision follows at once and nothing is hidden."""
        policy = self._game.policy
        if policy is not None and policy.keeps_tree and child:
            after = s.copy()
            self._game.door.play(after, action)
            self._expected = after.tobytes()
            self._space.tallies[nodes.ROOT] = child
            self._space.tallies[nodes.FEWEST] = nodes.FIRST_FORGOTTEN


def knobs_of(game: Game, has_network: bool, players: int) -> dict[str, float]:
    """How the search of a game is set, with its network and without, in a match of so many players."""
    own = game.policy.knobs if game.policy else {}
    network = game.network if has_network else None
    learned = network.knobs if network else {}
    crowd = network.crowd_knobs if network and players > 2 else {}
    return {**nodes.KNOBS, **own, **learned, **crowd, "net": float(has_network)}


def bytes_of(game: Game, capacity: int = CAPACITY) -> int:
    """The memory of a search, in bytes, with one network: fixed when the bot is made."""
    spaces = (nodes.workspace(game, capacity, weights_of(game, players)) for players in game.players)
    return max(_bytes_of(game, space) for space in spaces)


def _bytes_of(game: Game, space: nodes.Workspace) -> int:
    parts = (*space.buffers, *space.weights, *space.room, *space, *Endgame(game, space).own)
    return sum(part.nbytes for part in parts if isinstance(part, np.ndarray))
