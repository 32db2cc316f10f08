"""Paired chance: the same deck whoever draws, and as random as any."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

from shoal.arena.host import Host
from shoal.arena.plan import checked, plan
from shoal.arena.report import report
from shoal.game import actor
from shoal.kernel import CHANCE, OVER, mode, seeded
from shoal.paired import draw_paired, paired, times_met
from shoal.playout import any_choice, chance_step, step
from tests.kit.cases import pick

GAME = pick(players=3, hidden=False, luck=True)  # one deck, drawn from by everybody


def outcomes(key: int, seed: int) -> list[int]:
    """What chance did in a match in which players choose by another generator each time."""
    chance, rng, s, log = paired(key), seeded(seed), GAME.new(2), []
    buffers = GAME.buffers()
    while (who := actor(s)) != OVER:
        if who == CHANCE:
            log.append(chance_step(s, chance, buffers))
        else:
            step(s, who, any_choice, rng, rng, buffers)
    return log


def test_the_same_deck_whatever_the_players_do() -> None:
    one, two = outcomes(1, 5), outcomes(1, 6)
    both = min(len(one), len(two))
    assert both > 40
    assert one[:both] == two[:both]
    assert outcomes(2, 5)[:both] != one[:both]


def test_every_card_is_as_likely_as_its_number() -> None:
    actions, weights = np.arange(3, dtype=np.int16), np.array([1, 2, 5], np.int16)
    tally, pairs = Counter[int](), Counter[tuple[int, int]]()
    for key in range(4000):
        chance = paired(int(seeded(key)[0]))
        a = draw_paired(chance, actions, weights, 3)
        b = draw_paired(chance, actions, weights, 3)  # the same step met again: another number
        tally[a] += 1
        pairs[a, b] += 1
    expected = [500, 1000, 2500]
    assert sum((tally[k] - e) ** 2 / e for k, e in enumerate(expected)) < 13.8  # chi squared, 2 degrees, one in 1000
    joint = {(a, b): expected[a] * expected[b] / 4000 for a in range(3) for b in range(3)}
    assert sum((pairs[k] - e) ** 2 / e for k, e in joint.items()) < 26.1  # 8 degrees


def test_a_full_memory_still_gives_fresh_numbers() -> None:
    met = paired().met
    met[:, 0], met[:, 1] = 1, 1
    assert len({int(times_met(met, np.uint64(9))) for _ in range(50)}) == 50


def share_of(bots: list[str], paired: bool, games: int) -> tuple[float, float]:
    settings = checked(GAME.name, 2, bots, paired=paired, seed=3)
    host, jobs = Host(settings), plan(settings, games)
    cell = report(settings, games, jobs, [host.play(job) for job in jobs], 1.0)["cross"][0][1]
    return cell["high"] - cell["low"], cell["worth"]


def test_pairing_reduces_variance(scripted: Callable[..., None]) -> None:
    scripted(steady=0, wobbly=1)
    width, worth = share_of(["steady", "wobbly"], True, 80)
    loose, alone = share_of(["steady", "wobbly"], False, 80)
    assert worth > 1.5 > alone
    assert width < 0.85 * loose


def test_equal_bots_share_every_pair(scripted: Callable[..., None]) -> None:
    scripted(one=0, two=0)
    settings = checked(GAME.name, 2, ["one", "two"])
    host = Host(settings)
    for first, second in zip(*[iter(plan(settings, 20))] * 2, strict=True):
        a, b = host.play(first), host.play(second)
        assert a.scores == b.scores
        assert [x + y for x, y in zip(a.payoffs, reversed(b.payoffs), strict=True)] == [1.0, 1.0]


@pytest.mark.skipif(mode() == "off", reason="the compiler is switched off")
def test_compiled_and_interpreted_are_the_same_match(
    monkeypatch: pytest.MonkeyPatch, scripted: Callable[..., None]
) -> None:
    scripted(one=30, two=60)
    settings = checked(GAME.name, 3, ["one", "two", "two"])
    job = plan(settings, 3)[0]
    plain = Host(settings).play(job)
    monkeypatch.undo()
    scripted(one=30, two=60)
    native = Host(settings).play(job)
    assert native.scores == plain.scores
    assert native.moves == plain.moves
