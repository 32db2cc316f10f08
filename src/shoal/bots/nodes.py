"""What a search of one game writes to: the nodes of its tree, its knobs, and room to work in."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from shoal.bots.evaluation import Scratch, Weights, no_weights, scratch, table_of
from shoal.game import Game
from shoal.kernel import CHANCE, Buffers, Floats, Numbers, Rng, compiled, seeded

NODE = np.dtype(
    (
        np.record,
        [
            ("total", np.float64),  # what the mover got, summed over all visits
            ("stake", np.float64),  # what the chooser got, since it has been known
            ("width", np.int32),  # how many children it may have so far
            ("habit", np.int32),  # the child that the greedy player would choose, once it was asked; 0: not yet
            ("child", np.int32),  # the first child; 0: none
            ("sibling", np.int32),  # the next child of the same parent, in ascending order of actions; 0: none
            ("visits", np.int32),
            ("seen", np.int32),  # how often the action was among the choices
            ("prior", np.float32),
            ("action", np.int16),  # what led here
            ("mover", np.int8),  # who chose it, or CHANCE
            ("chooser", np.int8),  # who acts here, once it has children; CHANCE before
        ],
    )
)
DEPTH = 128  # the longest way down the tree, in steps
POOL = 1024  # worlds of a search, where some are likelier than others
LOTS = 4096  # visits of a choice that meet the same world and luck as those of the others
ALL = 1 << 20  # a width that nothing exceeds

USED, DONE, ROOT, DEALT, FEWEST, ALIKE = range(6)
# tallies: nodes in use, iterations done, the node of the root, worlds in the pool, the visits of a node that keeps its
# children when the tree is full, visits whose world and luck are drawn
EXPLORE, EAGER, WIDTH, NET, PLAYOUT, RIVALS, DEALS, EXACT, BELIEFS, FORGET, FOLLOW, COMMON, PLAN = range(13)
KNOB_NAMES = (
    *("explore", "eager", "width", "net", "playout", "rivals"),
    *("deals", "exact", "beliefs", "forget", "follow", "common", "plan"),
)
# the weight of exploration; what an unvisited child lacks against its parent; how many children at first (0: all);
# whether the network is used, where there is one; how much a playout counts beside the network's value; how often a
# rival is taken to play as the greedy player does, instead of what the tree thinks best for them; whether what is
# hidden is dealt anew in each iteration, or the state that was given is taken for true; which share of the budget may
# go into enumerating the rest of the match first, where its end is near (bots/exact.py); whether the network says how
# likely a world is, or all count the same; whether a full tree forgets what was visited least (bots/pruning.py), or
# stops growing; 0: a tree over all that follows, 1 and more: a tree over this turn alone, and then everybody plays by
# the prior until the seat has had its turn again so often (bots/rollouts.py); whether choices meet the same worlds and
# luck then, or each its own; whether there is that tree, or the prior plays the rest of the turn too
KNOBS = {
    **{"explore": 0.4, "eager": 0.1, "width": 0, "net": 1, "playout": 0, "rivals": 0, "deals": 1, "exact": 0.25},
    **{"beliefs": 1, "forget": 1, "follow": 0, "common": 1, "plan": 1},
}
FIRST_FORGOTTEN = 4  # visits: nodes with fewer lose their children first


class Workspace(NamedTuple):
    """Everything that a search of one game writes to; nothing is allocated while it runs."""

    nodes: NDArray[Any]
    places: NDArray[np.int32]  # of each node, where it is to be moved when some are forgotten
    tallies: NDArray[np.int64]
    knobs: NDArray[np.float64]
    world: NDArray[Any]  # one state
    pool: NDArray[Any]  # the worlds of this search, where the network says how likely they are
    odds: NDArray[np.float64]  # how likely each is, and all before it
    chosen: NDArray[np.int32]  # of each visit of a choice that is followed, its world in the pool
    seeds: Rng  # and where its luck begins
    luck: Rng
    dice: Rng  # for the choices that follow
    buffers: Buffers
    kids: NDArray[np.int32]  # the node of each choice
    priors: Floats
    path: NDArray[np.int32]
    results: Floats
    judged: Floats  # what the network said, while a playout runs
    sums: NDArray[np.float64]  # what everybody got, summed over the iterations of this search
    weights: Weights
    room: Scratch
    table: Numbers  # what lies beyond the end of a search, where a game has such a table


def workspace(game: Game, capacity: int, weights: Weights | None = None) -> Workspace:
    """Room of `capacity` nodes for a tree; worlds, the places nodes are moved to, and a hundredth for all that is small
    and for exact ends (bots/endgame.py) take that of some of them.
    """
    width = game.rules.CHOICES
    net = weights or no_weights()
    most = capacity * NODE.itemsize // (4 * game.state.itemsize)  # a quarter of the room
    pool = min(POOL, most) if len(net.belief_1) else 0
    left = capacity * NODE.itemsize * 99 // 100 - pool * game.state.itemsize
    capacity = left // (NODE.itemsize + np.dtype(np.int32).itemsize)
    return Workspace(
        nodes=np.zeros(capacity, NODE),
        places=np.zeros(capacity, np.int32),
        tallies=np.zeros(6, np.int64),
        knobs=np.zeros(len(KNOB_NAMES), np.float64),
        world=np.zeros(1, game.state),
        pool=np.zeros(pool, game.state),
        odds=np.zeros(pool, np.float64),
        chosen=np.zeros(LOTS, np.int32),
        seeds=np.zeros(LOTS, np.uint64),
        luck=seeded(0),
        dice=seeded(0),
        buffers=game.buffers(),
        kids=np.zeros(width, np.int32),
        priors=np.zeros(width, np.float32),
        path=np.zeros(DEPTH + 1, np.int32),
        results=np.zeros(game.rules.SEATS, np.float32),
        judged=np.zeros(game.rules.SEATS, np.float32),
        sums=np.zeros(game.rules.SEATS, np.float64),
        weights=net,
        room=scratch(game, net),
        table=table_of(game),
    )


@compiled
def clear(ws: Workspace) -> None:
    """Forget the tree. Node 0 stays unused, so that 0 can mean none."""
    ws.tallies[USED] = 2
    ws.tallies[DONE] = 0
    ws.tallies[DEALT] = 0
    ws.tallies[ROOT] = 1
    ws.tallies[ALIKE] = 0
    ws.tallies[FEWEST] = FIRST_FORGOTTEN
    blank(ws, 1, -1, CHANCE, 1.0)
    ws.nodes[1].visits = 1  # as if it had been reached once before, like every node that has children


@compiled
def blank(ws: Workspace, i: int, action: int, mover: int, likely: float) -> None:
    node = ws.nodes[i]
    node.total = 0.0
    node.stake = 0.0
    node.width = 0
    node.habit = 0
    node.child = 0
    node.sibling = 0
    node.visits = 0
    node.seen = 0
    node.prior = likely
    node.action = action
    node.mover = mover
    node.chooser = CHANCE


@compiled
def grow(ws: Workspace, parent: int, before: int, action: int, mover: int, likely: float) -> int:
    """A new child after the child `before` (0: in front); 0 when the memory is full."""
    i = int(ws.tallies[USED])
    if i >= len(ws.nodes):
        return 0
    ws.tallies[USED] = i + 1
    blank(ws, i, action, mover, likely)
    if before == 0:
        ws.nodes[i].sibling = ws.nodes[parent].child
        ws.nodes[parent].child = i
    else:
        ws.nodes[i].sibling = ws.nodes[before].sibling
        ws.nodes[before].sibling = i
    return i


@compiled
def match_kids(ws: Workspace, parent: int, n: int) -> int:
    """Find the child of each of the n choices (0: none yet); how many are missing. Both lists ascend."""
    child = int(ws.nodes[parent].child)
    missing = 0
    for i in range(n):
        action = int(ws.buffers.actions[i])
        while child != 0 and ws.nodes[child].action < action:
            child = int(ws.nodes[child].sibling)
        if child != 0 and ws.nodes[child].action == action:
            ws.kids[i] = child
        else:
            ws.kids[i] = 0
            missing += 1
    return missing


@compiled
def child_of(ws: Workspace, parent: int, action: int, mover: int, likely: float) -> int:
    """The child of an action, a new one if there is none; 0 when the memory is full."""
    before, child = 0, int(ws.nodes[parent].child)
    while child != 0 and ws.nodes[child].action < action:
        before, child = child, int(ws.nodes[child].sibling)
    if child != 0 and ws.nodes[child].action == action:
        return child
    return grow(ws, parent, before, action, mover, likely)
