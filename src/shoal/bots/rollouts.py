"""Rollouts: the tree ends with the turn, and what follows is played by the prior, for everybody as they see it.

A prior that has practised (train/practice.py) plays well by itself, and in a rollout every seat chooses by what it sees
in that world, so nobody is believed to know what only others can. After a turn or two of everybody the network says
what may be expected: what it is wrong about right after a choice has come to light by then, or averages out. So it was
done by Tesauro and Galperin, "On-line Policy Improvement using Monte-Carlo Search" (1996), in backgammon.
"""

from __future__ import annotations

import numpy as np

from shoal.bots.leaves import has_network, weigh
from shoal.bots.nodes import FOLLOW, Workspace
from shoal.bots.policy import ends
from shoal.game import choices, play
from shoal.kernel import OVER, Rng, State, below, compiled
from shoal.paired import mixed
from shoal.playout import settle

ONE, TURN, CHANCE_OF_TURN, CHOICES_OF_TURN = (np.uint64(n) for n in (1, 2, 3, 4))  # of luck
FINE = 1 << 30  # steps of a random number
OPEN = 0.5  # in its own turn the prior counts so much, beside all choices alike: it may be sure and wrong


@compiled
def rolls_out(ws: Workspace) -> bool:
    """Does this search follow its choices instead of growing a tree?"""
    return has_network(ws) and bool(ws.knobs[FOLLOW] > 0.0)


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
def follow(ws: Workspace, s: State, root: State, seat: int, rng: Rng) -> None:
    """Play on by the prior, all as they see it, until the seat has had its turn again so often.

    Each turn has luck of its own, made from `rng` and its number: after another choice it is lucky alike, however many
    cards were drawn before.
    """
    turns, others, last, key = 0, False, seat, rng[0]
    who = settle(s, rng, ws.buffers)
    while who != OVER and not ends(s, root):
        if who != last:
            last, key = who, mixed(key, TURN)
            rng[0] = mixed(key, CHANCE_OF_TURN) | ONE
            ws.dice[0] = mixed(key, CHOICES_OF_TURN) | ONE
        if who != seat:
            others = True
        elif others:
            others = False
            turns += 1
            if turns >= ws.knobs[FOLLOW]:
                return
        n, i = choices(s, ws.buffers.actions, ws.buffers.weights), 0
        if n > 1:
            weigh(ws, s, n, who)
            i = draw_choice(ws, n, 1.0, ws.dice)
        play(s, int(ws.buffers.actions[i]))
        who = settle(s, rng, ws.buffers)


@compiled
def open_up(ws: Workspace, n: int) -> None:
    """Let none of the n choices in `priors` go untried, however sure the prior is."""
    for i in range(n):
        ws.priors[i] = OPEN * ws.priors[i] + (1.0 - OPEN) / n
