"""The scores of a match in the course of it: after each round where a game has rounds, else after each turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from shoal.game import find
from shoal.match import Match, Step
from shoal.server.live import Live
from shoal.server.past import apart

MOST = 256  # matches whose curve is kept
_known: dict[tuple[str, int], Curve] = {}


@dataclass(frozen=True)
class Curve:
    """Where everybody's scores changed: at which round or turn, and what they were from then on."""

    points: tuple[tuple[int, tuple[int, ...]], ...]
    by_round: bool

    @property
    def end(self) -> int:
        """The last round or turn."""
        return self.points[-1][0]

    def of(self, seat: int) -> list[int]:
        """One seat's scores, from the first to the last."""
        return [scores[seat] for _, scores in self.points]


async def curve_of(live: Live) -> Curve:
    """The curve of a match that is over, worked out once, beside the event loop: all its steps are folded for it."""
    assert live.match is not None
    assert live.past is not None
    key = (live.id, live.n)
    if key not in _known:
        steps = await apart(live.past.steps, 0, live.n)
        _known[key] = traced(live.match, steps)
        if len(_known) > MOST:
            del _known[next(iter(_known))]
    return _known[key]


def traced(match: Match, steps: Iterable[Step]) -> Curve:
    """The curve of these steps. A game has rounds if its view says which one it is."""
    scores_in = find(match.game.name).table.scores
    by_round = "round" in match.view(None)
    points: list[tuple[int, tuple[int, ...]]] = []
    turn, actor = 0, None
    for step in steps:
        if not points:
            points.append((0, tuple(scores_in(step.before))))
        if step.actor is not None and step.actor != actor:
            turn, actor = turn + 1, step.actor
        scores = tuple(scores_in(step.after))
        if scores != points[-1][1]:
            at = len(points) if by_round else turn
            points[-1:] = [(at, scores)] if points[-1][0] == at else [points[-1], (at, scores)]
    if not by_round and points and points[-1][0] < turn:
        points.append((turn, points[-1][1]))
    return Curve(tuple(points) or ((0, match.scores),), by_round)
