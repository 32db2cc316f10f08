"""`cheat` is told the true state, to see what luck leaves to skill; nobody else is, and only the arena tells it."""

from __future__ import annotations

from typing import Any

import pytest

from shoal.arena import stepping
from shoal.arena.host import Host
from shoal.arena.plan import checked, plan
from shoal.bots import nodes, searcher
from tests.kit.cases import pick

GAME = pick(hidden=True)
CHEAT, HONEST = "cheat:iterations=4", "search:iterations=4"


def test_only_the_cheat_sees_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = checked(GAME.name, GAME.players[0], [CHEAT, *[HONEST] * (GAME.players[0] - 1)])
    host = Host(settings)
    told: dict[str, list[bool]] = {CHEAT: [], HONEST: []}
    choose = searcher.SearchBot.choose

    def watched(bot: searcher.SearchBot, s: Any, seat: int, seed: int) -> int:
        told[bot.name].append(s.tobytes() == host._table.states[stepping.TRUE].tobytes())
        return choose(bot, s, seat, seed)

    monkeypatch.setattr(searcher.SearchBot, "choose", watched)
    host.play(plan(settings, 2)[0])
    host.close()
    assert all(told[CHEAT])
    assert not all(told[HONEST])


def test_the_cheat_searches_that_one_world() -> None:
    settings = checked(GAME.name, GAME.players[0], [CHEAT, *["greedy"] * (GAME.players[0] - 1)])
    host = Host(settings)
    host.warm()
    bot = host.bot(CHEAT, 0)
    assert isinstance(bot, searcher.SearchBot)
    assert bot.space.knobs[nodes.KNOB_NAMES.index("deals")] == 0
    host.close()
