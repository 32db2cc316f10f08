"""Monte Carlo tree search over what one seat can see, compiled for every game.

One iteration: deal anew what the seat cannot know (`imagine`; where a network has learnt which worlds are likely, draw
one of those dealt so far), walk down the tree by the actions possible in that world, add a node, play on by the game's
`rollout` policy until its `judge` says what everybody may expect, and add that to the nodes on the way. With a network
(bots/evaluation.py) its value takes the place of playout and judge, and its prior that of the hand-made one; without
one, or with the knob `net` at 0, nothing of it is used. With the knob `follow` the tree ends with the turn, and the
prior plays on for everybody (bots/rollouts.py). A node counts how often its action was among the choices (`seen`),
since worlds differ in what is possible. Every mover maximises its own expectation (max-n): two players are nothing
special.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.bots.evaluation import likelihood
from shoal.bots.leaves import evaluate, has_network, is_end, look, weigh
from shoal.bots.nodes import (
    ALIKE,
    ALL,
    BELIEFS,
    COMMON,
    DEALS,
    DEALT,
    DEPTH,
    DONE,
    EAGER,
    EXPLORE,
    PLAN,
    RIVALS,
    ROOT,
    WIDTH,
    Workspace,
    child_of,
    grow,
    match_kids,
)  # fmt: skip
from shoal.bots.policy import branches, greedy, prior_in_place
from shoal.bots.pruning import is_full, prune
from shoal.bots.rollouts import FINE, follow, open_up, rolls_out
from shoal.game import actor, choices, imagine, is_hidden, play
from shoal.kernel import CHANCE, Rng, State, below, compiled, jit, next_bits
from shoal.playout import chance_step

BATCH = 4  # worlds that are dealt at once, while there is room for more
PATIENCE = 16  # iterations between two looks at the flag
VISITS_PER_CHILD = 4  # a node gets more children when each has had so many visits, on average


@compiled
def expand(ws: Workspace, parent: int, s: State, n: int, mover: int, rng: Rng) -> None:
    """Give every choice that is likely enough a child, as far as memory goes."""
    ws.nodes[parent].chooser = mover
    weigh(ws, s, n, mover)
    if rolls_out(ws):
        open_up(ws, n)
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
def imitate(ws: Workspace, parent: int, s: State, mover: int, rng: Rng) -> int:
    """The child that the greedy player would choose; 0 when the memory is full."""
    node = ws.nodes[parent]
    if node.habit != 0 and not is_hidden(s):  # the same choices as before
        return int(node.habit)
    n = choices(s, ws.buffers.actions, ws.buffers.weights)
    action = int(ws.buffers.actions[greedy(s, ws.buffers.actions, n, rng)])
    node.chooser = mover
    node.habit = child_of(ws, parent, action, mover, 1.0 / n)
    return int(node.habit)


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
    return child_of(ws, parent, action, CHANCE, 1.0)


@compiled
def believes(ws: Workspace) -> bool:
    """Does the network know which worlds are likely?"""
    return has_network(ws) and len(ws.weights.belief_1) > 0 and len(ws.pool) > 0


@compiled
def descend(ws: Workspace, s: State, root: State, seat: int, length: int, chance: Rng, rng: Rng) -> int:
    """Walk on down the tree from the end of the way so far to a node never visited before, or to the end of the match
    (with rollouts: of the seat's turn); the length of the way.
    """
    node = int(ws.path[length])
    while length < DEPTH and ws.nodes[node].visits > 0 and not is_end(ws, s, root):
        mover = actor(s)
        if mover == CHANCE:
            found = chance_child(ws, node, s, chance)
        elif mover != seat and rolls_out(ws):
            return length
        else:
            follows = mover != seat and below(rng, 1024) < ws.knobs[RIVALS] * 1024
            found = imitate(ws, node, s, mover, rng) if follows else choose(ws, node, s, mover, rng)
            if found != 0:
                play(s, int(ws.nodes[found].action))
        if found == 0:
            return length
        if found != node:
            node = found
            length += 1
            ws.path[length] = node
    return length


@compiled
def try_out(ws: Workspace, root: State, seat: int, rng: Rng) -> None:
    """One of the seat's choices, the rest of its turn, and what follows (bots/rollouts.py)."""
    top = int(ws.tallies[ROOT])
    found = choose(ws, top, root, seat, rng)
    if found == 0:
        return
    deal_alike(ws, root, seat, int(ws.nodes[found].visits), rng)
    s = ws.world[0]
    ws.path[0], ws.path[1] = top, found
    play(s, int(ws.nodes[found].action))
    length = descend(ws, s, root, seat, 1, ws.luck, rng) if ws.knobs[PLAN] > 0.0 else 1
    follow(ws, s, root, seat, ws.luck)
    evaluate(ws, s, root, ws.luck)
    learn(ws, length)


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
def deal_more(ws: Workspace, root: State, seat: int, rng: Rng) -> None:
    """Some more worlds into the pool, while it has room, each as likely as the network believes."""
    for _ in range(BATCH):
        k = int(ws.tallies[DEALT])
        if k >= len(ws.pool):
            return
        ws.pool[k] = root
        imagine(ws.pool[k], seat, rng)
        look(ws, ws.pool[k], seat)
        ws.odds[k] = likelihood(ws.weights, ws.room) + (ws.odds[k - 1] if k > 0 else 0.0)
        ws.tallies[DEALT] = k + 1


@compiled
def from_pool(ws: Workspace, rng: Rng) -> int:
    """One of the worlds dealt, by their odds."""
    low, high = 0, int(ws.tallies[DEALT]) - 1
    mark = ws.odds[high] * below(rng, FINE) / FINE
    while low < high:
        middle = (low + high) // 2
        if ws.odds[middle] > mark:
            high = middle
        else:
            low = middle + 1
    return low


@compiled
def deal(ws: Workspace, root: State, seat: int, rng: Rng) -> None:
    """A world, as it may be for all that the seat knows: in `world`."""
    if ws.knobs[DEALS] == 0.0:
        ws.world[0] = root
    elif believes(ws) and ws.knobs[BELIEFS] > 0.0:
        deal_more(ws, root, seat, rng)
        ws.world[0] = ws.pool[from_pool(ws, rng)]
    else:
        ws.world[0] = root
        imagine(ws.world[0], seat, rng)


@compiled
def deal_alike(ws: Workspace, root: State, seat: int, visit: int, rng: Rng) -> None:
    """A world, and luck to come: the same for the n-th visit of every choice, so that only the choices differ."""
    if visit >= len(ws.seeds) or ws.knobs[COMMON] == 0.0:
        ws.luck[0] = ws.dice[0] = next_bits(rng)
        deal(ws, root, seat, rng)
        return
    is_new = visit >= ws.tallies[ALIKE]
    if is_new:
        ws.tallies[ALIKE] = visit + 1
        ws.seeds[visit] = next_bits(rng)
    ws.luck[0] = ws.dice[0] = ws.seeds[visit]
    if ws.knobs[DEALS] > 0.0 and believes(ws) and ws.knobs[BELIEFS] > 0.0:
        if is_new:
            deal_more(ws, root, seat, rng)
            ws.chosen[visit] = from_pool(ws, rng)
        ws.world[0] = ws.pool[ws.chosen[visit]]
    else:
        deal(ws, root, seat, ws.luck)


@compiled
def iterate(ws: Workspace, root: State, seat: int, rng: Rng) -> None:
    """One world, one way down, one evaluation."""
    if rolls_out(ws):
        try_out(ws, root, seat, rng)
        return
    deal(ws, root, seat, rng)
    s = ws.world[0]
    ws.path[0] = ws.tallies[ROOT]
    length = descend(ws, s, root, seat, 0, rng, rng)
    evaluate(ws, s, root, rng)
    learn(ws, length)


def _run(ws: Workspace, root: NDArray[Any], seat: int, rng: Rng, iterations: int, flag: NDArray[np.int8]) -> int:
    for i in range(iterations):
        if i % PATIENCE == 0 and flag[0] != 0:
            return i
        if is_full(ws):
            prune(ws)
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
