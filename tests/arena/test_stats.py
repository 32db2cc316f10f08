"""Intervals cover what they should, ratings are what they should be."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray
from scipy import stats  # type: ignore[import-untyped]

from shoal.arena.stats import MEAN_RATING, openskill, ratings, share, student_t, wilson

Coins = Callable[[np.random.Generator, int, float], NDArray[np.float64]]


def independent(rng: np.random.Generator, groups: int, p: float) -> NDArray[np.float64]:
    return np.where(rng.random(groups) < p, 1.0, 0.0) + np.where(rng.random(groups) < p, 1.0, 0.0)


def same(rng: np.random.Generator, groups: int, p: float) -> NDArray[np.float64]:
    return np.where(rng.random(groups) < p, 2.0, 0.0)


def opposite(rng: np.random.Generator, groups: int, p: float) -> NDArray[np.float64]:
    u = rng.random(groups)
    return np.add(u < p, 1 - u < p, dtype=np.float64)


@pytest.mark.parametrize("coins", [independent, same, opposite])
@pytest.mark.parametrize(("groups", "p"), [(8, 0.5), (40, 0.7), (100, 0.95)])
def test_intervals_cover_a_known_coin(coins: Coins, groups: int, p: float) -> None:
    rng = np.random.default_rng(1)
    found = [share(coins(rng, groups, p), np.full(groups, 2.0)) for _ in range(600)]
    covered = np.mean([s.low <= p <= s.high for s in found])
    assert covered > 0.925  # 0.95 less what 600 trials may miss by


def test_groups_are_the_samples() -> None:
    """Matches that always agree within a group are worth half as much as independent ones."""
    rng = np.random.default_rng(2)
    twins = share(same(rng, 400, 0.5), np.full(400, 2.0))
    apart = share(independent(rng, 400, 0.5), np.full(400, 2.0))
    rivals = share(opposite(rng, 400, 0.6), np.full(400, 2.0))
    assert twins.worth == pytest.approx(0.5, rel=0.05)
    assert apart.worth == pytest.approx(1.0, rel=0.2)
    assert rivals.worth > 2
    assert twins.high - twins.low == pytest.approx(math.sqrt(2) * (apart.high - apart.low), rel=0.15)


def test_winning_everything_is_not_certainty() -> None:
    all_won = share([2.0] * 50, [2.0] * 50)
    assert all_won.high == 1.0
    assert 0.9 < all_won.low < 0.95
    assert share([1.0], [2.0]).low == 0.0  # one deal says nothing about the variance
    assert math.isnan(share([], []).value)


def test_quantiles() -> None:
    for df, exact in ((1, 12.706), (2, 4.303), (3, 3.182), (10, 2.228), (1000, 1.962)):
        assert student_t(df) == pytest.approx(exact, rel=0.002)
    assert wilson(0.5, 100, 1.96) == pytest.approx((0.404, 0.596), abs=0.001)


def test_ratings_find_the_strengths_and_cover_them() -> None:
    rng = np.random.default_rng(3)
    true = np.array([1400.0, 1500.0, 1600.0])
    inside = []
    for trial in range(40):
        wins = np.zeros((300, 3, 3))
        for g in range(300):
            i, j = [(0, 1), (0, 2), (1, 2)][g % 3]
            won = rng.binomial(2, 1 / (1 + 10 ** ((true[j] - true[i]) / 400)))
            wins[g, i, j], wins[g, j, i] = won, 2 - won
        found = ratings(wins, np.arange(300) % 3, trial)
        inside += [r.low <= t <= r.high for r, t in zip(found, true, strict=True)]
        assert np.mean([r.value for r in found]) == pytest.approx(MEAN_RATING)
    assert np.mean(inside) > 0.88


def test_a_bot_that_never_lost_has_a_finite_rating_with_an_interval() -> None:
    wins = np.zeros((50, 2, 2))
    wins[:, 0, 1] = 2
    first, last = ratings(wins, np.zeros(50, np.int64))
    assert MEAN_RATING + 200 < first.low < first.value < first.high < MEAN_RATING + 1000
    assert first.value + last.value == pytest.approx(2 * MEAN_RATING)


def test_the_quantile_is_that_of_scipy() -> None:
    for df in range(1, 200):
        assert student_t(df) == pytest.approx(stats.t.ppf(0.975, df), rel=0.002), df


def test_without_openskill_there_is_no_such_rating(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert openskill([((0, 1), (0, 1))], 2) is None


def test_openskill_agrees_on_the_order() -> None:
    found = openskill([((0, 1, 2), (0, 1, 2)), ((2, 0, 1), (2, 0, 1)), ((1, 1, 0), (1, 2, 0))] * 10, 3)
    assert found is not None
    assert found[0]["mu"] > found[1]["mu"] > found[2]["mu"]
