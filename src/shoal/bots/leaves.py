"""What a search is told: how likely each choice is, where a way down ends, and what everybody may expect there.

By the game's network where there is one; else by its hand-made prior, and by playouts until its judge ends them.
"""

from __future__ import annotations

from shoal.bots.evaluation import share_out, weigh_choices
from shoal.bots.nodes import NET, PLAYOUT, Workspace
from shoal.bots.policy import ends, judge, listed, outlook, prior, rollout, seen
from shoal.game import actor, payoffs
from shoal.kernel import CHANCE, OVER, Rng, State, compiled
from shoal.playout import settle, step


@compiled
def has_network(ws: Workspace) -> bool:
    return bool(ws.knobs[NET] > 0.0)


@compiled
def clear_inputs(ws: Workspace) -> None:
    """Nothing is written of any state."""
    inputs = ws.room.inputs
    for i in range(len(inputs)):
        inputs[i] = 0.0


@compiled
def look(ws: Workspace, s: State, seat: int) -> None:
    """Write the features of a state, seen from a seat."""
    clear_inputs(ws)
    ws.room.listed[0] = listed(s, seat, ws.room.inputs, ws.room.places)


@compiled
def look_as(ws: Workspace, s: State, seat: int) -> None:
    """Write those features of a state that the seat may know."""
    clear_inputs(ws)
    ws.room.listed[0] = seen(s, seat, ws.room.inputs, ws.room.places)


@compiled
def weigh(ws: Workspace, s: State, n: int, mover: int) -> None:
    """How likely each of the mover's n choices is to be good, in `priors`."""
    prior(s, ws.buffers.actions, n, ws.priors)
    if has_network(ws):
        look_as(ws, s, mover)
        weigh_choices(ws.weights, ws.room, ws.buffers.actions, n, ws.priors)


@compiled
def is_end(ws: Workspace, s: State, root: State) -> bool:
    """Does the way down end here, whatever the tree knows?"""
    if has_network(ws):
        return bool(actor(s) == OVER or ends(s, root))
    return judge(s, root, 0, ws.results)


@compiled
def expect(ws: Workspace, s: State, root: State, rng: Rng) -> None:
    """What everybody may expect: by the table, or by the network once chance has acted; or how the match has ended."""
    if actor(s) != OVER and ends(s, root) and outlook(s, ws.table, ws.results):
        return
    who = settle(s, rng, ws.buffers)
    if who == OVER:
        payoffs(s, ws.results)
    else:
        look(ws, s, who)
        share_out(ws.weights, ws.room, who, int(s.players), ws.results)


@compiled
def play_out(ws: Workspace, s: State, root: State, rng: Rng) -> None:
    """Play on by the game's rollout policy until its judge ends it."""
    depth = 1
    while not judge(s, root, depth, ws.results):
        who = actor(s)
        step(s, who, rollout, rng, rng, ws.buffers)
        depth += int(who != CHANCE)


@compiled
def evaluate(ws: Workspace, s: State, root: State, rng: Rng) -> None:
    """What everybody may expect where the way down has ended, in `results`."""
    if not has_network(ws):
        play_out(ws, s, root, rng)
        return
    expect(ws, s, root, rng)
    weight = ws.knobs[PLAYOUT]
    if weight > 0.0 and actor(s) != OVER and not ends(s, root):
        for seat in range(int(s.players)):
            ws.judged[seat] = ws.results[seat]
        play_out(ws, s, root, rng)
        for seat in range(int(s.players)):
            ws.results[seat] += (1.0 - weight) * (ws.judged[seat] - ws.results[seat])
