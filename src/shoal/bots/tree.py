"""Monte Carlo tree search over what one seat can see, compiled for every game.

One iteration: deal anew what the seat cannot know (`imagine`), walk down the tree by the actions possible in that
world, add a node, play on by the game's `rollout` policy until its `judge` says what everybody may expect, and add that
to the nodes on the way. With a network (bots/evaluation.py) its value takes the place of playout and judge, and its
prior that of the hand-made one; without one, or with the knob `net` at 0, nothing of it is used. A node counts how
often its action was among the choices (`seen`), since worlds differ in what is possible. Every mover maximises its own
expectation (max-n), so two players are nothing special.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from shoal.bots.evaluation import Scratch, Weights, no_weights, scratch, share_out, weigh_choices
from shoal.bots.policy import branches, ends, features, judge, prior, prior_in_place, rollout
from shoal.game import Game, actor, choices, imagine, is_hidden, payoffs, play
from shoal.kernel import CHANCE, OVER, Buffers, Floats, Rng, State, below, compiled, jit
from shoal.playout import chance_step, settle, step

NODE = np.dtype(
    (
        np.record,
        [
            ("total", np.float64),  # what the mover got, summed over all visits
            ("stake", np.float64),  # what the chooser got, since it has been known
            ("width", np.int64),  # how many children it may have so far
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
PATIENCE = 16  # iterations between two looks at the flag
VISITS_PER_CHILD = 4  # a node gets more children when each has had so many visits, on average
ALL = 1 << 20  # a width that nothing exceeds

USED, DONE, ROOT = 0, 1, 2  # tallies: nodes in use, iterations done, the node of the root
EXPLORE, EAGER, WIDTH, NET, PLAYOUT = 0, 1, 2, 3, 4
KNOB_NAMES = ("explore", "eager", "width", "net", "playout")
# the weight of exploration; what an unvisited child lacks against its parent; how many children at first (0: all);
# whether the network is used, where there is one; how much a playout counts beside the network's value
KNOBS = {"explore": 0.4, "eager": 0.1, "width": 0, "net": 1, "playout": 0}


class Workspace(NamedTuple):
    """Everything that a search of one game writes to; nothing is allocated while it runs."""

    nodes: NDArray[Any]
    tallies: NDArray[np.int64]
    knobs: NDArray[np.float64]
    world: NDArray[Any]  # one state
    buffers: Buffers
    kids: NDArray[np.int32]  # the node of each choice
    priors: Floats
    path: NDArray[np.int32]
    results: Floats
    judged: Floats  # what the network said, while a playout runs
    sums: NDArray[np.float64]  # what everybody got, summed over the iterations of this search
    weights: Weights
    room: Scratch


def workspace(game: Game, capacity: int, weights: Weights | None = None) -> Workspace:
    """Room for a tree of `capacity` nodes."""
    width = game.rules.CHOICES
    net = weights or no_weights()
    return Workspace(
        nodes=np.zeros(capacity, NODE),
        tallies=np.zeros(3, np.int64),
        knobs=np.zeros(len(KNOB_NAMES), np.float64),
        world=np.zeros(1, game.state),
        buffers=game.buffers(),
        kids=np.zeros(width, np.int32),
        priors=np.zeros(width, np.float32),
        path=np.zeros(DEPTH + 1, np.int32),
        results=np.zeros(game.rules.SEATS, np.float32),
        judged=np.zeros(game.rules.SEATS, np.float32),
        sums=np.zeros(game.rules.SEATS, np.float64),
        weights=net,
        room=scratch(game, net),
    )


@compiled
def clear(ws: Workspace) -> None:
    """Forget the tree. Node 0 stays unused, so that 0 can mean none."""
    ws.tallies[USED] = 2
    ws.tallies[DONE] = 0
    ws.tallies[ROOT] = 1
    blank(ws, 1, -1, CHANCE, 1.0)
    ws.nodes[1].visits = 1  # as if it had been reached once before, like every node that has children


@compiled
def blank(ws: Workspace, i: int, action: int, mover: int, likely: float) -> None:
    node = ws.nodes[i]
    node.total = 0.0
    node.stake = 0.0
    node.width = 0
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
def expand(ws: Workspace, parent: int, s: State, n: int, mover: int, rng: Rng) -> None:
    """Give every choice that is likely enough a child, as far as memory goes."""
    ws.nodes[parent].chooser = mover
    prior(s, ws.buffers.actions, n, ws.priors)
    if has_network(ws):
        look(ws, s, mover)
        weigh_choices(ws.weights, ws.room, ws.buffers.actions, n, ws.priors)
    for i in range(n):
        ws.priors[i] *= 1.0 + below(rng, 1024) / 8192  # jitter: equals in any order, no match like the last
    least = prior_in_place(ws.priors, n, int(ws.nodes[parent].width)) if not is_hidden(s) else 0.0
    before = 0
    child = int(ws.nodes[parent].child)
    for i in range(n):
        while child != 0 and ws.nodes[child].action < ws.buffers.actions[i]:
            before, child = child, int(ws.nodes[child].sibling)
        if ws.kids[i] == 0 and ws.priors[i] >= least:
            before = grow(ws, parent, before, int(ws.buffers.actions[i]), mover, float(ws.priors[i]))
            ws.kids[i] = before
            if before == 0:
                return


@compiled
def appeal(ws: Workspace, i: int, seen: int, hope: float) -> Any:
    """How much a child deserves the next visit: its mean, or hope, plus exploration led by the prior."""
    node = ws.nodes[i]
    mean = node.total / node.visits if node.visits > 0 else hope
    return mean + ws.knobs[EXPLORE] * node.prior * math.sqrt(seen) / (1 + node.visits)


@compiled
def pick_open(ws: Workspace, parent: int, hope: float) -> int:
    """The most appealing child where the same choices come every time."""
    seen = int(ws.nodes[parent].visits) + 1
    child = int(ws.nodes[parent].child)
    best, best_appeal = child, -1.0e9
    while child != 0:
        value = appeal(ws, child, seen, hope)
        if value > best_appeal:
            best, best_appeal = child, value
        child = int(ws.nodes[child].sibling)
    return best


@compiled
def pick_seen(ws: Workspace, n: int, hope: float) -> int:
    """The most appealing child among the choices of this world."""
    best, best_appeal = 0, -1.0e9
    for i in range(n):
        kid = int(ws.kids[i])
        if kid != 0:
            ws.nodes[kid].seen += 1
            value = appeal(ws, kid, int(ws.nodes[kid].seen), hope)
            if value > best_appeal:
                best, best_appeal = kid, value
    return best


@compiled
def choose(ws: Workspace, parent: int, s: State, mover: int, rng: Rng) -> int:
    """The child to visit next; 0 when the memory is full."""
    node = ws.nodes[parent]
    known = int(node.visits) - 1  # the first visit made no choice here
    hope = node.stake / known - ws.knobs[EAGER] if known > 0 else 1.0
    if not is_hidden(s) and node.child != 0 and not is_narrow(ws, parent):
        return pick_open(ws, parent, hope)
    n = choices(s, ws.buffers.actions, ws.buffers.weights)
    if match_kids(ws, parent, n) > 0:
        widen(ws, parent, n)
        expand(ws, parent, s, n, mover, rng)
    return pick_seen(ws, n, hope) if is_hidden(s) else pick_open(ws, parent, hope)


@compiled
def is_narrow(ws: Workspace, i: int) -> bool:
    """Has a node been visited often enough to have more children?"""
    node = ws.nodes[i]
    return bool(node.visits >= node.width * VISITS_PER_CHILD)


@compiled
def widen(ws: Workspace, i: int, n: int) -> None:
    """Twice as many children, the likeliest of the n choices."""
    node = ws.nodes[i]
    first = int(ws.knobs[WIDTH])
    node.width = first if node.width == 0 and first > 0 else 2 * int(node.width)
    if first == 0 or node.width >= n:
        node.width = ALL


@compiled
def chance_child(ws: Workspace, parent: int, s: State, rng: Rng) -> int:
    """Let chance act; the node of what it did (the parent again if outcomes are not kept separate)."""
    separate = branches(s)
    action = chance_step(s, rng, ws.buffers)
    if not separate:
        return parent
    before, child = 0, int(ws.nodes[parent].child)
    while child != 0 and ws.nodes[child].action < action:
        before, child = child, int(ws.nodes[child].sibling)
    if child != 0 and ws.nodes[child].action == action:
        return child
    return grow(ws, parent, before, action, CHANCE, 1.0)


@compiled
def has_network(ws: Workspace) -> bool:
    return bool(ws.knobs[NET] > 0.0)


@compiled
def look(ws: Workspace, s: State, seat: int) -> None:
    """Write the features of a state, seen from a seat."""
    inputs = ws.room.inputs
    for i in range(len(inputs)):
        inputs[i] = 0.0
    features(s, seat, inputs)


@compiled
def is_end(ws: Workspace, s: State, root: State) -> bool:
    """Does the way down end here, whatever the tree knows?"""
    if has_network(ws):
        return bool(actor(s) == OVER or ends(s, root))
    return judge(s, root, 0, ws.results)


@compiled
def expect(ws: Workspace, s: State, rng: Rng) -> None:
    """What everybody may expect, by the network, once chance has acted; or how the match has ended."""
    who = settle(s, rng, ws.buffers)
    if who == OVER:
        payoffs(s, ws.results)
    else:
        look(ws, s, who)
        share_out(ws.weights, ws.room, who, int(s.players), ws.results)


@compiled
def evaluate(ws: Workspace, s: State, root: State, rng: Rng) -> None:
    """What everybody may expect where the way down has ended, in `results`."""
    if not has_network(ws):
        play_out(ws, s, root, rng)
        return
    expect(ws, s, rng)
    weight = ws.knobs[PLAYOUT]
    if weight > 0.0 and actor(s) != OVER and not ends(s, root):
        for seat in range(int(s.players)):
            ws.judged[seat] = ws.results[seat]
        play_out(ws, s, root, rng)
        for seat in range(int(s.players)):
            ws.results[seat] += (1.0 - weight) * (ws.judged[seat] - ws.results[seat])


@compiled
def descend(ws: Workspace, s: State, root: State, rng: Rng) -> int:
    """Walk down the tree to a node never visited before, or to the end; the length of the way."""
    node, length = int(ws.tallies[ROOT]), 0
    ws.path[0] = node
    while length < DEPTH and not is_end(ws, s, root):
        mover = actor(s)
        if mover == CHANCE:
            found = chance_child(ws, node, s, rng)
        else:
            found = choose(ws, node, s, mover, rng)
            if found != 0:
                play(s, int(ws.nodes[found].action))
        if found == 0:
            return length
        if found != node:
            node = found
            length += 1
            ws.path[length] = node
            if ws.nodes[node].visits == 0:
                return length
    return length


@compiled
def play_out(ws: Workspace, s: State, root: State, rng: Rng) -> None:
    """Play on by the game's rollout policy until its judge ends it."""
    depth = 1
    while not judge(s, root, depth, ws.results):
        who = actor(s)
        step(s, who, rollout, rng, rng, ws.buffers)
        depth += int(who != CHANCE)


@compiled
def learn(ws: Workspace, length: int) -> None:
    """Add the results to the nodes on the way."""
    for i in range(length + 1):
        node = ws.nodes[ws.path[i]]
        node.visits += 1
        if node.mover != CHANCE:
            node.total += ws.results[node.mover]
        if node.chooser != CHANCE:
            node.stake += ws.results[node.chooser]
    for seat in range(len(ws.sums)):
        ws.sums[seat] += ws.results[seat]


@compiled
def iterate(ws: Workspace, root: State, seat: int, rng: Rng) -> None:
    """One world, one way down, one evaluation."""
    ws.world[0] = root
    s = ws.world[0]
    imagine(s, seat, rng)
    length = descend(ws, s, root, rng)
    evaluate(ws, s, root, rng)
    learn(ws, length)


def _run(ws: Workspace, root: NDArray[Any], seat: int, rng: Rng, iterations: int, flag: NDArray[np.int8]) -> int:
    for i in range(iterations):
        if i % PATIENCE == 0 and flag[0] != 0:
            return i
        iterate(ws, root[0], seat, rng)
        ws.tallies[DONE] += 1
    return iterations


run = jit(_run)


@compiled
def best_child(ws: Workspace) -> int:
    """The child of the root that was visited most; 0 before the first visit."""
    child = int(ws.nodes[ws.tallies[ROOT]].child)
    best = child
    while child != 0:
        if ws.nodes[child].visits > ws.nodes[best].visits:
            best = child
        child = int(ws.nodes[child].sibling)
    return best
