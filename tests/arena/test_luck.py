"""Results adjusted for luck: nothing on average, together nothing, and less is left to chance."""

from __future__ import annotations

import numpy as np
import pytest

from shoal.arena.host import Host
from shoal.arena.luck import Luck, is_adjustable
from shoal.arena.page import page
from shoal.arena.plan import checked, plan
from shoal.arena.run import run
from shoal.arena.show import show
from shoal.errors import ShoalError
from shoal.game import find, names
from tests.kit.cases import pick

LUCKY = [name for name in names() if is_adjustable(find(name), find(name).players[0])]
BOTS = ("greedy", "search:iterations=1,exact=0")


@pytest.mark.parametrize("name", LUCKY)
def test_the_same_matches_and_luck_beside(name: str) -> None:
    plain, adjusted = (checked(name, None, BOTS, seed=3, adjusted=wanted) for wanted in (False, True))
    assert plain.digest() != adjusted.digest()
    for job in plan(plain, 6):
        one, two = Host(plain).play(job), Host(adjusted).play(job)
        assert one.fingerprint == two.fingerprint
        assert one.luck == []
        assert len(two.luck) == 2
        assert any(two.luck)
        assert sum(two.luck) == pytest.approx(0, abs=1e-4)


@pytest.mark.parametrize("name", LUCKY)
def test_luck_is_nothing_on_average_and_its_results_vary_less(name: str) -> None:
    settings = checked(name, None, ("search:iterations=1,exact=0", "search:iterations=2,exact=0"), adjusted=True)
    host = Host(settings)
    played = [host.play(job) for job in plan(settings, 240)]
    payoffs, luck = np.array([p.payoffs for p in played]), np.array([p.luck for p in played])
    error = luck[:, 0].std() / len(played) ** 0.5
    assert abs(luck[:, 0].mean()) < 4 * error
    assert (payoffs - luck)[:, 0].var() < 0.9 * payoffs[:, 0].var()


def test_the_report_gives_both(capsys: pytest.CaptureFixture[str]) -> None:
    settings = checked(LUCKY[0], None, BOTS, adjusted=True)
    found = run(settings, 20).report
    won, adjusted = found["bots"][0]["won"], found["bots"][0]["adjusted"]
    assert won["value"] != adjusted["value"]
    assert adjusted["groups"] == 10
    assert "adjusted for luck" in page(found)
    show(found, "ledger")
    assert "adjusted" in capsys.readouterr().out
    assert run(checked(LUCKY[0], None, BOTS), 2).report["bots"][0]["adjusted"] is None


def test_where_there_is_no_luck_it_says_so() -> None:
    game = pick(luck=False)
    with pytest.raises(ShoalError, match="cannot be adjusted for luck: chance only says who starts"):
        checked(game.name, None, BOTS, adjusted=True)


def test_each_match_counts_alone() -> None:
    game = find(LUCKY[0])
    luck = Luck(game, 2)
    luck.begin(1)
    assert luck.of(2) == [0.0, 0.0]
