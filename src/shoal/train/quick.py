"""Quick matches: every seat plays by the network's prior alone, a thousand times as fast as with a search.

How a match ends is largely luck, and all its decisions share that one result, so a value may want very many matches. A
search plays few: it teaches the prior and the value, and these matches add results for the value. A search asks for the
value of what nobody would choose, too: so in each match (or part of one, where a search ends earlier) somebody strays
once, to any choice that is not unlikely, and from there on what follows is noted.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from shoal.bots import policy
from shoal.bots.nodes import Workspace
from shoal.bots.tree import FINE, look, weigh
from shoal.game import choices, payoffs, play, start
from shoal.kernel import OVER, Floats, Numbers, Rng, State, below, compiled, jit
from shoal.playout import settle

LIKELY = 0.01  # nobody strays to a choice with a smaller prior


class Noted(NamedTuple):
    """Decisions of quick matches."""

    inputs: Floats  # (n, size): the features of the true state
    seats: NDArray[np.int8]
    shares: Floats  # (n, seats): how it ended, seats counted from the one that decided


def room_for(samples: int, size: int, seats: int) -> Noted:
    """Room for so many decisions."""
    inputs, shares = (np.zeros((samples, width), np.float32) for width in (size, seats))
    return Noted(inputs, np.zeros(samples, np.int8), shares)


@compiled
def draw_choice(ws: Workspace, n: int, sharp: float, rng: Rng) -> int:
    """One of n choices by their priors, sharpened."""
    total = 0.0
    for i in range(n):
        ws.priors[i] = float(ws.priors[i]) ** sharp
        total += ws.priors[i]
    mark = total * below(rng, FINE) / FINE
    for i in range(n):
        mark -= ws.priors[i]
        if mark < 0.0:
            return i
    return n - 1


@compiled
def likely_choice(ws: Workspace, n: int, rng: Rng) -> int:
    """Any of n choices that the prior does not rule out; of very many, none of which is likely, any at all."""
    count = 0
    for i in range(n):
        count += int(ws.priors[i] >= LIKELY)
    if count == 0:
        return below(rng, n)
    mark = below(rng, count)
    for i in range(n):
        mark -= int(ws.priors[i] >= LIKELY)
        if mark < 0:
            return i
    return n - 1


@compiled
def write_down(ws: Workspace, s: State, seat: int, out: Floats, k: int) -> None:
    """The features of a state, as a search would ask the network about it, in row k."""
    look(ws, s, seat)
    for i in range(len(ws.room.inputs)):
        out[k, i] = ws.room.inputs[i]


@compiled
def is_noted(left: int, every: int, rng: Rng) -> bool:
    """`left` is below 0 once somebody has strayed, and -1 right after it."""
    return left == -1 or (left < 0 and below(rng, every) == 0)


@compiled
def assign(s: State, results: Floats, noted: Noted, first: int, last: int) -> None:
    """These decisions led to these results."""
    players = int(s.players)
    for k in range(first, last):
        for i in range(noted.shares.shape[1]):
            noted.shares[k, i] = results[(int(noted.seats[k]) + i) % players] if i < players else 0.0


def _fill(
    states: NDArray[Any], blank: NDArray[Any], ws: Workspace, table: Numbers, every: int, stray: int, sharp: float,
    rng: Rng, noted: Noted,
) -> int:  # fmt: skip
    """Play matches until there is no more room; how many. `states` are the match and where its present part began."""
    count = matches = 0
    s, origin = states[0], states[1]
    while count < len(noted.seats):
        states[0] = blank[0]
        start(s, int(blank[0].players))
        who = settle(s, rng, ws.buffers)
        states[1] = states[0]
        first, left = count, below(rng, stray)
        while who != OVER:
            n, i = choices(s, ws.buffers.actions, ws.buffers.weights), 0
            if n > 1:
                weigh(ws, s, n, who)
                i = likely_choice(ws, n, rng) if left == 0 else draw_choice(ws, n, sharp, rng)
                left -= 1
            play(s, int(ws.buffers.actions[i]))
            who = settle(s, rng, ws.buffers)
            if who != OVER and policy.ends(s, origin) and policy.outlook(s, table, ws.results):
                assign(s, ws.results, noted, first, count)
                first, left = count, below(rng, stray)
                states[1] = states[0]
            elif who != OVER and n > 1 and is_noted(left, every, rng) and count < len(noted.seats):
                write_down(ws, s, who, noted.inputs, count)
                noted.seats[count] = who
                count += 1
        payoffs(s, ws.results)
        assign(s, ws.results, noted, first, count)
        matches += 1
    return matches


fill = jit(_fill)
