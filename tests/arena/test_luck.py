"""Paired luck: the same deck whoever draws, and as random as any."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest

import shoal
from shoal.arena import luck
from shoal.arena.host import Host
from shoal.arena.plan import checked, plan
from shoal.arena.report import report
from shoal.game import find
from shoal.kernel import mode, seeded


def drawn_cards(key: int, wobble: int, seed: int = 5) -> list[int]:
    """The chance outcomes of a match of Coloretto in which players choose by another generator each time."""
    game = find("coloretto")
    actions, weights = game.buffers()
    seen, rng, chooser = luck.blank_memory(), seeded(0), np.random.default_rng(seed + wobble)
    s, log = game.new(2), []
    while (who := int(game.rules.actor(s))) != shoal.kernel.OVER:
        n = int(game.rules.choices(s, actions, weights))
        if who == shoal.kernel.CHANCE:
            action = luck.drawn(actions, weights, n, seeded(key), seen, rng)
            log.append(action)
        else:
            action = int(actions[chooser.integers(n)])
        game.rules.play(s, action)
    return log


def test_the_same_deck_whatever_the_players_do() -> None:
    one, two = drawn_cards(1, 0), drawn_cards(1, 1)
    both = min(len(one), len(two))
    assert both > 40
    assert one[:both] == two[:both]
    assert drawn_cards(2, 0)[:both] != one[:both]


def test_every_card_is_as_likely_as_its_number() -> None:
    actions, weights = np.arange(3, dtype=np.int16), np.array([1, 2, 5], np.int16)
    tally, pairs = Counter[int](), Counter[tuple[int, int]]()
    for key in range(4000):
        seen, rng = luck.blank_memory(), seeded(0)
        a = luck.drawn(actions, weights, 3, seeded(key), seen, rng)
        b = luck.drawn(actions, weights, 3, seeded(key), seen, rng)  # the same step met again: another number
        tally[a] += 1
        pairs[a, b] += 1
    expected = [500, 1000, 2500]
    assert sum((tally[k] - e) ** 2 / e for k, e in enumerate(expected)) < 13.8  # chi squared, 2 degrees, one in 1000
    joint = {(a, b): expected[a] * expected[b] / 4000 for a in range(3) for b in range(3)}
    assert sum((pairs[k] - e) ** 2 / e for k, e in joint.items()) < 26.1  # 8 degrees


def test_a_full_memory_still_gives_fresh_numbers() -> None:
    seen = luck.blank_memory()
    seen[:, 0], seen[:, 1] = 1, 1
    assert len({int(luck.times_met(seen, np.uint64(9))) for _ in range(50)}) == 50


def share_of(bots: list[str], paired: bool, games: int) -> tuple[float, float]:
    settings = checked("coloretto", 2, bots, paired=paired, seed=3)
    host, jobs = Host(settings), plan(settings, games)
    told = report(settings, games, jobs, [host.play(job) for job in jobs], 1.0)
    cell = told["cross"][0][1]
    return cell["high"] - cell["low"], cell["worth"]


def test_pairing_reduces_variance(scripted: Callable[..., None]) -> None:
    scripted(steady=0, wobbly=1)
    width, worth = share_of(["steady", "wobbly"], True, 80)
    loose, alone = share_of(["steady", "wobbly"], False, 80)
    assert worth > 1.5 > alone
    assert width < 0.85 * loose


def test_equal_bots_share_every_pair(scripted: Callable[..., None]) -> None:
    scripted(one=0, two=0)
    settings = checked("coloretto", 2, ["one", "two"])
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
    settings = checked("coloretto", 3, ["one", "two", "two"])
    job = plan(settings, 3)[0]
    plain = Host(settings).play(job)
    monkeypatch.undo()
    scripted(one=30, two=60)
    native = Host(settings).play(job)
    assert native.scores == plain.scores
    assert native.moves == plain.moves
