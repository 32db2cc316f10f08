"""Quick matches: every seat plays by the network's prior alone, a thousand times as fast as with a search.

How a match ends is largely luck, and all its decisions share that one result, so a value may want very many matches. A
search plays few: it teaches the prior and the value, and these matches add results for the value. A search asks for the
value of what nobody would choose, too: so in each match (or part of one, where a search ends earlier) somebody strays
now and then, to any choice that is not unlikely, and from the first time on what follows is noted. Where more than two
play, some seats are greedy players': rivals need not play as the network would.

How it ended is a lesson full of luck. So what the network expects at later decisions counts as well, the less the later
(TD(λ), as backgammon programs learnt): `trace` is what is left to those after, and to the end, at each decision.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from shoal.bots import policy
from shoal.bots.evaluation import share_out
from shoal.bots.leaves import look, weigh
from shoal.bots.nodes import Workspace
from shoal.bots.policy import greedy
from shoal.bots.rollouts import FINE, draw_choice
from shoal.game import choices, payoffs, play, start
from shoal.kernel import OVER, Floats, Numbers, Rng, State, below, compiled, jit
from shoal.playout import settle

LIKELY = 0.01  # nobody strays to a choice with a smaller prior,
SHARE = 0.25  # unless there are so many that this part of an equal share is less


class Knobs(NamedTuple):
    """How quick matches are played (train/settings.py says more)."""

    every: int  # one decision in so many is noted
    stray: int  # somebody strays before so many decisions, and again after once or twice as many
    sharp: float
    strangers: float  # the share of seats that greedy players take
    trace: float  # 1: only how it ended counts; less: what the network expects later, too


class Noted(NamedTuple):
    """Decisions of quick matches."""

    inputs: Floats  # (n, size): the features of the true state
    seats: NDArray[np.int8]
    shares: Floats  # (n, seats): how it ended, seats counted from the one that decided; before that, what was expected
    left: Floats  # (n,): how much how it ends still counts


def room_for(samples: int, size: int, seats: int) -> Noted:
    """Room for so many decisions."""
    inputs, shares = (np.zeros((samples, width), np.float32) for width in (size, seats))
    return Noted(inputs, np.zeros(samples, np.int8), shares, np.ones(samples, np.float32))


@compiled
def likely_choice(ws: Workspace, n: int, rng: Rng) -> int:
    """Any of n choices that the prior does not rule out."""
    least, count = min(LIKELY, SHARE / n), 0
    for i in range(n):
        count += int(ws.priors[i] >= least)
    mark = below(rng, count)
    for i in range(n):
        mark -= int(ws.priors[i] >= least)
        if mark < 0:
            return i
    return n - 1


@compiled
def strangers(players: int, share: float, rng: Rng) -> int:
    """The seats that greedy players take, a bit for each; none where two play."""
    seats = 0
    for seat in range(players if players > 2 else 0):
        seats |= int(below(rng, FINE) < share * FINE) << seat
    return seats


@compiled
def quick_choice(ws: Workspace, s: State, n: int, who: int, is_greedy: bool, sharp: float, rng: Rng) -> int:
    """What a seat chooses: as the greedy player does, or by the prior."""
    if is_greedy:
        return greedy(s, ws.buffers.actions, n, rng)
    weigh(ws, s, n, who)
    return draw_choice(ws, n, sharp, rng)


@compiled
def stray_choice(ws: Workspace, s: State, n: int, who: int, rng: Rng) -> int:
    """What a seat chooses that strays."""
    weigh(ws, s, n, who)
    return likely_choice(ws, n, rng)


@compiled
def write_down(ws: Workspace, s: State, seat: int, out: Floats, k: int) -> None:
    """The features of a state, as a search would ask the network about it, in row k."""
    look(ws, s, seat)
    for i in range(len(ws.room.inputs)):
        out[k, i] = ws.room.inputs[i]


@compiled
def is_noted(strays: bool, strayed: bool, every: int, rng: Rng) -> bool:
    """What a stray choice leads to, and later one decision in so many."""
    return strays or (strayed and below(rng, every) == 0)


@compiled
def credit(s: State, results: Floats, noted: Noted, first: int, last: int, part: float) -> None:
    """This part of what is left to say about these decisions is that everybody may expect, or got, so much."""
    players = int(s.players)
    for k in range(first, last):
        counts = part * noted.left[k]
        noted.left[k] -= counts
        for i in range(players):
            noted.shares[k, i] += counts * results[(int(noted.seats[k]) + i) % players]


@compiled
def foresee(ws: Workspace, s: State, who: int, noted: Noted, first: int, last: int, trace: float) -> None:
    """What the network expects now counts for the decisions that were noted before."""
    if trace < 1.0 and last > first:
        look(ws, s, who)
        share_out(ws.weights, ws.room, who, int(s.players), ws.results)
        credit(s, ws.results, noted, first, last, 1.0 - trace)


def _fill(
    states: NDArray[Any], blank: NDArray[Any], ws: Workspace, table: Numbers, knobs: Knobs, rng: Rng, noted: Noted
) -> int:  # fmt: skip
    """Play matches until there is no more room; how many. `states` are the match and where its present part began."""
    count = matches = 0
    s, origin = states[0], states[1]
    while count < len(noted.seats):
        states[0] = blank[0]
        start(s, int(blank[0].players))
        who = settle(s, rng, ws.buffers)
        states[1] = states[0]
        first, left, strayed = count, below(rng, knobs.stray), False
        others = strangers(int(s.players), knobs.strangers, rng)
        while who != OVER:
            n, i, strays = choices(s, ws.buffers.actions, ws.buffers.weights), 0, False
            if n > 1:
                strays = left == 0
                left = left - 1 if left > 0 else knobs.stray + below(rng, knobs.stray)
                strayed = strayed or strays
                if strays:
                    i = stray_choice(ws, s, n, who, rng)
                else:
                    i = quick_choice(ws, s, n, who, bool(others >> who & 1), knobs.sharp, rng)
            play(s, int(ws.buffers.actions[i]))
            who = settle(s, rng, ws.buffers)
            if who != OVER and n > 1 and not policy.ends(s, origin):
                foresee(ws, s, who, noted, first, count, knobs.trace)
            if who != OVER and policy.ends(s, origin) and policy.outlook(s, table, ws.results):
                credit(s, ws.results, noted, first, count, 1.0)
                first, left, strayed = count, below(rng, knobs.stray), False
                states[1] = states[0]
            elif who != OVER and n > 1 and is_noted(strays, strayed, knobs.every, rng) and count < len(noted.seats):
                write_down(ws, s, who, noted.inputs, count)
                noted.seats[count] = who
                count += 1
        payoffs(s, ws.results)
        credit(s, ws.results, noted, first, count, 1.0)
        matches += 1
    return matches


fill = jit(_fill)
