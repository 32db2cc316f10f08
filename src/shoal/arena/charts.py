"""Small charts as inline SVG. Positions are in per cent, so that they fill their place without stretching any text."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import Any


def svg(label: str, body: str, height: int) -> str:
    """A picture as wide as its place."""
    return f'<svg class="chart" role="img" aria-label="{escape(label)}" width="100%" height="{height}">{body}</svg>'


def percent(value: float) -> str:
    """A position or a length."""
    return f"{100 * value:.2f}%"


class Scale:
    """From values to positions 0 to 1, with round ticks."""

    def __init__(self, low: float, high: float, log: bool = False) -> None:
        self.log = log
        if log:
            low, high = math.log10(max(low, 1e-9)), math.log10(max(high, 1e-9))
        room = (high - low) * 0.04 or 0.5
        self.low, self.high = low - room, high + room

    def at(self, value: float) -> float:
        """The position of a value."""
        x = math.log10(max(value, 1e-9)) if self.log else value
        return min(1.0, max(0.0, (x - self.low) / (self.high - self.low)))

    def ticks(self) -> list[float]:
        """Round values to mark, about four of them."""
        if self.log:
            whole = range(math.ceil(self.low), math.floor(self.high) + 1)
            every = max(1, math.ceil(len(whole) / 5))
            return [10.0**k for k in whole if k % every == 0]
        rough = (self.high - self.low) / 4
        unit = 10 ** math.floor(math.log10(rough))
        step = next(unit * m for m in (1, 2, 5, 10) if unit * m >= rough)
        first = math.ceil(self.low / step)
        return [k * step for k in range(first, math.floor(self.high / step) + 1)]


def whisker(scale: Scale, value: float, low: float, high: float, label: str) -> str:
    """A value with its interval on a line, the ticks behind it."""
    x = percent(scale.at(value))
    grid = "".join(
        f'<line class="grid" x1="{p}" x2="{p}" y1="0" y2="28"/>' for p in map(percent, map(scale.at, scale.ticks()))
    )
    a, b = percent(scale.at(low)), percent(scale.at(high))
    ends = "".join(f'<line class="whisker" x1="{p}" x2="{p}" y1="9" y2="19"/>' for p in (a, b))
    line = f'<line class="whisker" x1="{a}" x2="{b}" y1="14" y2="14"/>'
    return svg(label, f'{grid}{line}{ends}<circle class="dot" cx="{x}" cy="14" r="5"/>', 28)


def axis(scale: Scale, name: Any = str) -> str:
    """The ticks' values, below a chart."""
    marks = [f'<span style="left:{percent(scale.at(tick))}">{escape(name(tick))}</span>' for tick in scale.ticks()]
    return f'<div class="axis" aria-hidden="true">{"".join(marks)}</div>'


def bars(
    scale: Scale, spans: Sequence[tuple[float, float, float]], marks: Sequence[float], label: str, height: int = 56
) -> str:
    """A histogram: (from, to, count) bars, and marks as lines across."""
    most = max((count for *_, count in spans), default=1) or 1
    body = [f'<line class="base" x1="0" x2="100%" y1="{height - 0.5}" y2="{height - 0.5}"/>']
    for left, right, count in spans:
        if count:
            x, width = scale.at(left), scale.at(right) - scale.at(left)
            tall = max(1.0, (height - 6) * count / most)
            body.append(
                f'<rect class="bar" x="{percent(x)}" width="{percent(max(width * 0.9, 0.003))}" '
                f'y="{height - tall:.1f}" height="{tall:.1f}"/>'
            )
    for k, mark in enumerate(marks):
        at = percent(scale.at(mark))
        body.append(f'<line class="mark mark-{k}" x1="{at}" x2="{at}" y1="0" y2="{height}"/>')
    return svg(label, "".join(body), height)


def histogram(scale: Scale, distribution: dict[str, Any], label: str) -> str:
    """The histogram of a report's `distribution`, its median marked."""
    bins = distribution["histogram"]
    spans = [
        (bins["start"] + k * bins["width"] - 0.5, bins["start"] + (k + 1) * bins["width"] - 0.5, count)
        for k, count in enumerate(bins["counts"])
    ]
    return bars(scale, spans, [distribution["quartiles"][1]], label)


def tint(share: float) -> str:
    """The colour of a cell of the heat map: one hue above a half, another below, paler near the middle."""
    strength = round(70 * min(1.0, abs(share - 0.5) * 2))
    return f"color-mix(in oklab, var(--{'ahead' if share >= 0.5 else 'behind'}) {strength}%, var(--surface))"
