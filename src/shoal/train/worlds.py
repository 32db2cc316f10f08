"""Which worlds are likely: true ones beside ones that were dealt blindly, for the network to tell apart.

What a seat cannot know, `imagine` deals evenly over all that is possible. But players keep the better cards and say
something by what they do. A network that tells the true world from one dealt blindly says by how much a world is
likelier than another (`bots/evaluation.py:likelihood`). The pairs come from quick matches.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from numpy.typing import NDArray

from shoal.bots.leaves import weigh
from shoal.bots.nodes import Workspace
from shoal.bots.rollouts import draw_choice
from shoal.game import choices, imagine, play, start
from shoal.kernel import OVER, Floats, Rng, below, jit
from shoal.playout import settle
from shoal.train.quick import write_down


class Pairs(NamedTuple):
    """The features of worlds as their actor is given them: as they were, and as they might have been."""

    true: Floats  # (n, size)
    dealt: Floats  # (n, size)


def _fill(
    states: NDArray[Any], blank: NDArray[Any], ws: Workspace, every: int, sharp: float, rng: Rng, pairs: Pairs
) -> None:
    """Play quick matches until there is no more room; `states` are the match and a world that is imagined."""
    count, s = 0, states[0]
    while count < len(pairs.true):
        states[0] = blank[0]
        start(s, int(blank[0].players))
        who = settle(s, rng, ws.buffers)
        while who != OVER and count < len(pairs.true):
            n, i = choices(s, ws.buffers.actions, ws.buffers.weights), 0
            if n > 1:
                if below(rng, every) == 0:
                    write_down(ws, s, who, pairs.true, count)
                    states[1] = states[0]
                    imagine(states[1], who, rng)
                    write_down(ws, states[1], who, pairs.dealt, count)
                    count += 1
                weigh(ws, s, n, who)
                i = draw_choice(ws, n, sharp, rng)
            play(s, int(ws.buffers.actions[i]))
            who = settle(s, rng, ws.buffers)


fill = jit(_fill)
