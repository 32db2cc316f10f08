"""A curve of scores as lines in a box, for templates/curve.html to draw."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from shoal.web.curve import Curve

LEFT, RIGHT, TOP, BOTTOM = 30.0, 236.0, 14.0, 156.0  # of the lines, in a box of 320 x 180
LABEL = 13.0  # height of a line's label
NAME = 10  # letters of a name
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)


@dataclass(frozen=True)
class Line:
    """One seat's line."""

    seat: int
    name: str
    score: str
    points: str
    dots: list[tuple[float, float]]  # each round, or the end alone
    label: float  # where its label is, so far from the others that both can be read


@dataclass(frozen=True)
class Plot:
    """Everything that is drawn."""

    lines: list[Line]
    grid: list[tuple[float, int]]  # heights with their scores
    ticks: list[tuple[float, int]]  # places with their rounds or turns
    left: float = LEFT
    right: float = RIGHT
    bottom: float = BOTTOM


def plotted(curve: Curve, names: Sequence[str]) -> Plot:
    """The curve of these players."""
    all_scores = [score for _, scores in curve.points for score in scores]
    low, high = min(0, *all_scores), max(1, *all_scores)
    across = (RIGHT - LEFT) / max(1, curve.end)
    down = (BOTTOM - TOP) / (high - low)

    def at(n: int, score: int) -> tuple[float, float]:
        return round(LEFT + n * across, 1), round(BOTTOM - (score - low) * down, 1)

    paths = [[at(n, scores[seat]) for n, scores in curve.points] for seat in range(len(names))]
    labels = _apart([path[-1][1] + 4 for path in paths])
    lines = []
    for seat, (name, path, label) in enumerate(zip(names, paths, labels, strict=True)):
        drawn, dots = (path, path) if curve.by_round else (_stairs(path), path[-1:])
        points = " ".join(f"{x},{y}" for x, y in drawn)
        lines.append(Line(seat, _short(name), str(curve.of(seat)[-1]), points, dots, label))
    grid = [(at(0, score)[1], score) for score in _round_numbers(low, high, 4)]
    ticks = [(at(n, low)[0], n) for n in _round_numbers(0, curve.end, 6)]
    return Plot(lines, grid, ticks)


def _stairs(path: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """A line that stays where it is until the next point: in between nothing changed."""
    corners = [((x, y), (later, y)) for (x, y), (later, _) in itertools.pairwise(path)]
    return [*itertools.chain.from_iterable(corners), path[-1]]


def _round_numbers(low: int, high: int, most: int) -> list[int]:
    """A few round numbers between two."""
    step = next((step for step in STEPS if (high - low) / step <= most), STEPS[-1])
    return list(range(-(-low // step) * step, high + 1, step))


def _apart(heights: Sequence[float]) -> list[float]:
    """The same heights, moved down, then up, until no two labels touch."""
    order = sorted(range(len(heights)), key=lambda seat: heights[seat])
    placed = list(heights)
    for above, below in itertools.pairwise(order):
        placed[below] = max(placed[below], placed[above] + LABEL)
    over = max(0.0, max(placed, default=0.0) - BOTTOM - 4)
    return [round(height - over, 1) for height in placed]


def _short(name: str) -> str:
    return name if len(name) <= NAME else name[: NAME - 1] + "…"
