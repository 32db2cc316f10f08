"""Episodes for practice (`practice.py`): every seat draws its choices from the prior, and all of them are noted.

An episode is a match, or the part of one that a search looks at where a table says what comes then. When it is over,
each decision is told what came of it (TD(λ)): what the value expects at the next one, and a little less of what it
expects at the one after that, down to how the episode ended. The value is asked about the true state, which no player
sees: it is only a judge of the players, and so less is left to luck.

A search asks for the value of what nobody would choose, too. So now and then somebody strays, as in quick matches
(`quick.py`): nothing is to be learnt from that choice itself, and for those before it only counts what was expected
just then.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from shoal.bots import policy
from shoal.bots.evaluation import LEAST, share_out, weigh_choices
from shoal.bots.leaves import look
from shoal.bots.nodes import Workspace
from shoal.bots.policy import greedy, prior
from shoal.bots.rollouts import draw_choice
from shoal.game import Game, choices, payoffs, play, start
from shoal.kernel import OVER, Floats, Ints, Numbers, Rng, State, below, compiled, jit
from shoal.playout import settle
from shoal.train.quick import likely_choice, strangers

NONE = -1  # in place of an action, where there are fewer choices


class Episodes(NamedTuple):
    """Decisions, one after another; seats are counted from the one that decides."""

    inputs: Floats  # (n, size): the features of the true state
    seats: NDArray[np.int8]  # (n,)
    players: NDArray[np.int8]  # (n,)
    actions: Ints  # (n, choices): what could be done, NONE after the last
    logs: Floats  # (n, choices): the logarithm of the hand-made prior of each
    chosen: NDArray[np.int16]  # (n,): which of them was
    strays: NDArray[np.int8]  # (n,): 1 where it was not drawn by the prior
    chances: Floats  # (n,): the logarithm of how likely the prior took it for
    values: Floats  # (n, seats): what the network expected for each seat, in the order of the table
    returns: Floats  # (n, seats): what came of it
    gains: Floats  # (n,): how much more the seat got than was expected


def room_for(game: Game, decisions: int) -> Episodes:
    """Room for so many decisions."""
    network, rules, n = game.network, game.rules, decisions
    assert network is not None
    return Episodes(
        inputs=np.zeros((n, network.size), np.float32),
        seats=np.zeros(n, np.int8),
        players=np.zeros(n, np.int8),
        actions=np.zeros((n, rules.CHOICES), np.int16),
        logs=np.zeros((n, rules.CHOICES), np.float32),
        chosen=np.zeros(n, np.int16),
        strays=np.zeros(n, np.int8),
        chances=np.zeros(n, np.float32),
        values=np.zeros((n, rules.SEATS), np.float32),
        returns=np.zeros((n, rules.SEATS), np.float32),
        gains=np.zeros(n, np.float32),
    )


def part(episodes: Episodes, first: int, last: int) -> Episodes:
    """These of the decisions: views, not copies."""
    columns: Iterable[Any] = episodes
    return Episodes(*(column[first:last] for column in columns))


@compiled
def decide(ws: Workspace, s: State, who: int, n: int, strays: bool, out: Episodes, k: int, rng: Rng) -> int:
    """Which of its n choices a seat takes, drawn by the prior, or any likely one if it strays; noted in row k."""
    actions = ws.buffers.actions
    prior(s, actions, n, ws.priors)
    for i in range(n):
        out.actions[k, i] = actions[i]
        out.logs[k, i] = math.log(max(ws.priors[i], LEAST))
    for i in range(n, out.actions.shape[1]):
        out.actions[k, i] = NONE
        out.logs[k, i] = 0.0
    look(ws, s, who)
    for i in range(len(ws.room.inputs)):
        out.inputs[k, i] = ws.room.inputs[i]
    weigh_choices(ws.weights, ws.room, actions, n, ws.priors)
    chosen = likely_choice(ws, n, rng) if strays else draw_choice(ws, n, 1.0, rng)
    out.seats[k], out.players[k], out.chosen[k], out.strays[k] = who, int(s.players), chosen, strays
    out.chances[k] = math.log(max(ws.priors[chosen], LEAST))
    share_out(ws.weights, ws.room, who, int(s.players), ws.results)
    for seat in range(out.values.shape[1]):
        out.values[k, seat] = ws.results[seat] if seat < int(s.players) else 0.0
    return chosen


@compiled
def look_back(out: Episodes, first: int, last: int, players: int, trace: float, results: Floats) -> None:
    """An episode has ended with these results: tell each of its decisions what came of it. The results change."""
    for k in range(last - 1, first - 1, -1):
        who = int(out.seats[k])
        if out.strays[k]:
            for seat in range(players):
                results[seat] = out.values[k, seat]
        out.gains[k] = results[who] - out.values[k, who]
        for i in range(out.returns.shape[1]):
            out.returns[k, i] = results[(who + i) % players] if i < players else 0.0
        for seat in range(players):
            results[seat] = trace * results[seat] + (1.0 - trace) * out.values[k, seat]


def _fill(
    states: NDArray[Any], blank: NDArray[Any], ws: Workspace, table: Numbers, others: float, stray: int, trace: float,
    rng: Rng, out: Episodes,
) -> int:  # fmt: skip
    """Play until there is no more room; how many matches. `states` are the match and where the episode began.

    Greedy players (the share `others` of the seats, where more than two play) are not noted. One decision in `stray`
    strays (0: none).
    """
    count = matches = first = 0
    s, origin = states[0], states[1]
    while count < len(out.seats):
        states[0] = blank[0]
        start(s, int(blank[0].players))
        who = settle(s, rng, ws.buffers)
        states[1], first = states[0], count
        rivals = strangers(int(s.players), others, rng)
        while who != OVER and count < len(out.seats):
            n, i = choices(s, ws.buffers.actions, ws.buffers.weights), 0
            if n > 1 and rivals >> who & 1:
                i = greedy(s, ws.buffers.actions, n, rng)
            elif n > 1:
                i = decide(ws, s, who, n, stray > 0 and below(rng, stray) == 0, out, count, rng)
                count += 1
            play(s, int(ws.buffers.actions[i]))
            who = settle(s, rng, ws.buffers)
            if who != OVER and policy.ends(s, origin) and policy.outlook(s, table, ws.results):
                look_back(out, first, count, int(s.players), trace, ws.results)
                states[1], first = states[0], count
        if who == OVER:
            payoffs(s, ws.results)
            matches += 1
        else:  # no more room: what the network expects now
            look(ws, s, who)
            share_out(ws.weights, ws.room, who, int(s.players), ws.results)
        look_back(out, first, count, int(s.players), trace, ws.results)
    return matches


fill = jit(_fill)
