"""A bot process: one bot for each game and level, whatever the players and options of a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from shoal import bots
from shoal.game import find, game_of, names
from shoal.kernel import State
from shoal.match import Variant, choices_in
from shoal.server import worker, workers


class First:
    """Plays the first legal action."""

    name = "first"

    def choose(self, s: State, seat: int, seed: int) -> int:
        return choices_in(game_of(s), s)[0][0]

    def close(self) -> None:
        pass


@pytest.mark.parametrize("name", names())
def test_one_bot_for_all_tables_of_a_game(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[str, str]] = []

    def make(level: str, variant: Variant) -> First:
        made.append((level, variant.game.name))
        return First()

    monkeypatch.setattr(bots, "make", make)
    worker._bot.cache_clear()
    for players in find(name).players:
        match = Variant(find(name), players).match(seed=1)
        assert match.actor is not None
        question = workers.question("choose", match, match.actor) | {"level": "casual"}
        assert worker.choose(question) == match.legal[0]
    assert made == [("casual", name)]
    worker._bot.cache_clear()


def test_what_was_never_compiled_is_left_to_a_process_that_may(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SHOAL_CACHE", str(tmp_path))
    monkeypatch.delenv("SHOAL_JIT", raising=False)
    monkeypatch.setattr(worker, "_ready", set())
    monkeypatch.setitem(worker.KINDS, "hint", lambda question: [])
    question = {"kind": "hint", "game": names()[0]}
    assert worker.answer(question) == {"cold": True}
    assert worker.answer(question | {"compiles": True}) == {"answer": []}
    monkeypatch.setattr(worker, "_ready", set())  # another process
    assert worker.answer(question) == {"answer": []}
