"""How sure we are: intervals over groups, and ratings with a bootstrap.

A group (one deal, every rotation) is one sample: its matches share their chance outcomes, so they are not independent.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

import numpy as np
from numpy.typing import NDArray

CONFIDENCE = 0.95
MOST_GAIN = 4.0  # pairing is never believed to make a match worth more than this many independent ones
MOST_WORTH = 100.0  # what is said where all groups came out alike
RESAMPLES = 500
ELO = 400 / math.log(10)
MEAN_RATING = 1500.0
PRIOR = 0.5  # points given to both sides of each pair that met: keeps a rating finite when somebody never lost
LEAST_PRIOR = 0.1

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Share:
    """A proportion of points with its 95% interval."""

    value: float
    low: float
    high: float
    samples: float  # matches (weights) it was measured on
    groups: int
    worth: float  # the variance of independent matches over the variance seen; more than 1: pairing helped

    def as_dict(self) -> dict[str, Any]:
        """JSON-safe."""
        return {
            "value": round(self.value, 6),
            "low": round(self.low, 6),
            "high": round(self.high, 6),
            "samples": round(self.samples, 3),
            "groups": self.groups,
            "worth": round(self.worth, 3),
        }


def student_t(df: int, confidence: float = CONFIDENCE) -> float:
    """The two-sided quantile of Student's t (exact for 1 and 2 degrees of freedom, Cornish-Fisher above)."""
    p = (1 + confidence) / 2
    if df == 1:
        return math.tan(math.pi * (p - 0.5))
    if df == 2:
        return (2 * p - 1) / math.sqrt(2 * p * (1 - p))
    z = NormalDist().inv_cdf(p)
    g1 = (z**3 + z) / 4
    g2 = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    g3 = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    g4 = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + g1 / df + g2 / df**2 + g3 / df**3 + g4 / df**4


def share(points: Sequence[float] | Array, weights: Sequence[float] | Array, spread: float | None = None) -> Share:
    """The share of points won, from each group's points and weights (how many results the group had).

    The variance is that of a ratio over independent groups; the interval is Wilson's with the number of independent
    matches that would have that variance, and Student's t for few groups (after Korn and Graubard). So it keeps its
    width when somebody won everything. `spread`: the variance of one result, p(1 - p) if they are wins or losses.
    """
    won, of = np.asarray(points, float), np.asarray(weights, float)
    groups, n = int((of > 0).sum()), float(of.sum())
    if groups == 0:
        return Share(math.nan, 0.0, 1.0, 0.0, 0, 1.0)
    p = float(won.sum() / n)
    single = p * (1 - p) if spread is None else spread
    if groups == 1:
        return Share(p, 0.0, 1.0, n, 1, 1.0)
    seen = groups / (groups - 1) * float(((won - p * of) ** 2).sum()) / n**2
    if p * (1 - p) <= 0:
        effective = float(groups)  # nothing is known of the variance: count each deal once
    else:
        effective = min(p * (1 - p) / seen if seen > 0 else math.inf, MOST_GAIN * n)
    worth = min(MOST_WORTH, single / n / seen if seen > 0 else MOST_WORTH) if single > 0 else 1.0
    low, high = wilson(p, effective, student_t(groups - 1))
    return Share(p, low, high, n, groups, worth)


def wilson(p: float, n: float, t: float) -> tuple[float, float]:
    """Wilson's interval of a proportion seen in n independent trials."""
    scale = 1 + t * t / n
    middle = (p + t * t / (2 * n)) / scale
    half = t * math.sqrt(max(0.0, p * (1 - p) / n + t * t / (4 * n * n))) / scale
    return max(0.0, min(p, middle - half)), min(1.0, max(p, middle + half))


def strengths(wins: Array) -> Array:
    """Bradley-Terry strengths (natural logarithms, mean 0) from wins[..., i, j] > 0, the points of i against j.

    Hunter's minorisation-maximisation; leading axes are fitted side by side.
    """
    games = wins + np.swapaxes(wins, -1, -2)
    total = wins.sum(-1)
    strength = np.ones_like(total)
    for _ in range(2000):
        shared = games / (strength[..., :, None] + strength[..., None, :])
        with np.errstate(divide="ignore", invalid="ignore"):
            new = np.where(total > 0, total / shared.sum(-1), 1.0)
        new /= np.exp(np.log(new).mean(-1, keepdims=True))
        done = np.abs(np.log(new / strength)).max() < 1e-7
        strength = new
        if done:
            break
    return np.asarray(np.log(strength))


@dataclass(frozen=True)
class Rating:
    """A bot's rating on the Elo scale (mean 1500) with its 95% interval."""

    value: float
    low: float
    high: float


def ratings(wins: Array, lines: NDArray[np.int64], seed: int = 0) -> list[Rating]:
    """Bradley-Terry ratings from each group's wins (groups, bots, bots); the interval by drawing groups anew.

    Groups are drawn within their line-up (`lines`), so that every resample has the arena's design. Each resample also
    draws its prior (Jeffreys'), so that the interval keeps its width when somebody never lost.
    """
    rng = np.random.default_rng(seed)
    bots = wins.shape[1]
    met = wins.sum(0) + wins.sum(0).T > 0
    value = MEAN_RATING + ELO * strengths(wins.sum(0) + PRIOR * met)
    totals = np.maximum(LEAST_PRIOR, rng.gamma(PRIOR, 1.0, (RESAMPLES, bots, bots))) * met
    for line in np.unique(lines):
        of_line = wins[lines == line].reshape(-1, bots * bots)
        counts = rng.multinomial(len(of_line), np.full(len(of_line), 1 / len(of_line)), RESAMPLES)
        totals += (counts @ of_line).reshape(RESAMPLES, bots, bots)
    drawn = MEAN_RATING + ELO * strengths(totals)
    low, high = np.quantile(drawn, [(1 - CONFIDENCE) / 2, (1 + CONFIDENCE) / 2], axis=0)
    return [
        Rating(float(v), min(float(v), float(a)), max(float(v), float(b)))
        for v, a, b in zip(value, low, high, strict=True)
    ]


def openskill(matches: Sequence[tuple[Sequence[int], Sequence[float]]], bots: int) -> list[dict[str, float]] | None:
    """Plackett-Luce ratings by the openskill library, over the matches in order; None if it is not installed.

    Each match: the bots by seat, and by seat a rank (smaller is better). Bots do not change, so tau is 0.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    model = PlackettLuce(tau=0.0)
    now = [model.rating() for _ in range(bots)]
    for seating, ranks in matches:
        after = model.rate([[now[bot]] for bot in seating], ranks=list(ranks))
        for bot in set(seating):  # a bot on several seats learns from each: the mean of them
            same = [team[0] for team, who in zip(after, seating, strict=True) if who == bot]
            now[bot] = model.rating(
                mu=sum(r.mu for r in same) / len(same), sigma=sum(r.sigma for r in same) / len(same)
            )
    return [{"mu": round(r.mu, 3), "sigma": round(r.sigma, 3), "ordinal": round(r.ordinal(), 3)} for r in now]
