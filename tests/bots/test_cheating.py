"""No bot can cheat: what is hidden from its seat changes nothing."""

from __future__ import annotations

import pytest

import shoal
from shoal.bots import hypothesis, make
from shoal.game import find
from tests.bots.table import ADVISED, GAMES, decisions, other_world

BOTS = [
    "random",
    "greedy",
    "beginner",
    "casual",
    "skilled:iterations=12",
    "expert:iterations=12",
    "search:iterations=12",
]


@pytest.mark.parametrize("spec", BOTS)
@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_change_nothing(name: str, spec: str) -> None:
    variant = shoal.load(name, players=find(name).players[-1])
    one, two = make(spec, variant), make(spec, variant)
    differ = 0
    for n, match in enumerate(decisions(variant, seed=len(spec))):
        assert match.actor is not None
        seat = match.actor
        true, other = hypothesis(match, seat, n), other_world(match.state, seat, n + 1_000)
        differ += true.tobytes() != other.tobytes()
        assert one.choose(true, seat, n) == two.choose(other, seat, n), f"decision {n}: the bot knows too much"
        if n == 50:
            break
    one.close()
    two.close()
    assert differ > 10 if variant.game.hidden else differ == 0


@pytest.mark.parametrize("name", GAMES)
def test_bots_leave_the_state_alone(name: str) -> None:
    variant = shoal.load(name)
    bots = [make(spec, variant) for spec in BOTS]
    for n, match in enumerate(decisions(variant)):
        assert match.actor is not None
        s = hypothesis(match, match.actor, n)
        before = s.tobytes()
        for bot in bots:
            assert bot.choose(s, match.actor, n) in match.legal
            assert s.tobytes() == before
        if n == 20:
            break


@pytest.mark.parametrize("name", ADVISED)
def test_hints_do_not_know_what_is_hidden(name: str) -> None:
    variant, advice = shoal.load(name), find(name).advice
    assert advice is not None
    for n, match in enumerate(decisions(variant, seed=3)):
        if n % 7 == 0:
            assert match.actor is not None
            for action in match.legal:
                one = advice.reason(hypothesis(match, match.actor, 1), action, match.actor)
                two = advice.reason(hypothesis(match, match.actor, 2), action, match.actor)
                assert one == two
        if n == 70:
            break
