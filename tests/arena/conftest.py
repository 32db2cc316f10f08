"""Arenas for the tests: interpreted, so that nothing has to be compiled, and with bots that are a few lines long."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from shoal.arena import host, stepping
from shoal.bots import Bot, simple
from shoal.game import game_of
from shoal.kernel import State, below, seeded
from shoal.match import Variant


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("proceed", "result"):
        monkeypatch.setattr(stepping, name, getattr(stepping, name).plain)
    monkeypatch.setattr(simple, "greedy_action", simple.greedy_action.plain)
    monkeypatch.setenv("SHOAL_STATE", str(tmp_path / "state"))


class Scripted:
    """Takes the first action; every so often (`wobble`, in per cent) another one."""

    def __init__(self, name: str, wobble: int) -> None:
        self.name, self._wobble = name, wobble

    def choose(self, s: State, seat: int, seed: int) -> int:
        actions, weights = game_of(s).buffers()
        n = int(game_of(s).door.choices(s, actions, weights))
        rng = seeded(seed)
        return int(actions[below(rng, n) if below(rng, 100) < self._wobble else n - 1])

    def close(self) -> None:
        pass


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Lets `steady`, `wobbly` and others be bots."""

    def learn(**wobbles: int) -> None:
        def make(spec: str, variant: Variant) -> Bot:
            return Scripted(spec, wobbles[spec])

        monkeypatch.setattr(host, "make", make)

    return learn
