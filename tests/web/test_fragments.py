"""Fragments that are rendered once: never another viewer's, never an old one, and bounded."""

from __future__ import annotations

import gc
import random
import tracemalloc

import pytest

from shoal import fair
from shoal.game import find, names
from shoal.match import load
from shoal.server.hub import Update, Viewer
from shoal.server.live import Live
from shoal.server.seats import Seat, bot
from shoal.server.store import Row
from shoal.web.fragments import FragmentCache, cached
from shoal.web.halves import weight
from shoal.web.table_view import LEARN, render


def table(game: str, players: int, seed: int) -> Live:
    """A table with a fresh match: people, of whom some are away, and a bot."""
    variant = load(game, players)
    seats = (*[Seat("person", f"Player {k}") for k in range(players - 1)], bot("casual"))
    about = ("id", game, variant.game.version, players, dict(variant.options), seats)
    live = Live(Row(*about, None, False, "playing", "host", fair.new_key(), 0.0), variant.match(seed=seed))
    live.present = {0: 1, None: 2}
    return live


@pytest.mark.parametrize("game", names())
def test_what_is_cached_is_what_would_be_rendered(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All viewers in two languages, whole matches: rendered from the cache and rendered afresh are the same."""
    memory: dict[tuple[object, ...], tuple[str, int]] = {}
    monkeypatch.setattr(cached, "most", 10**9)
    for players in {find(game).players[0], find(game).players[-1]}:
        live, rng = table(game, players, players), random.Random(players)
        assert live.match is not None
        while not live.match.over:
            steps = live.match.after(rng.choice(live.match.legal)).steps
            live.adopt(steps)
            update = Update(("step",), live, steps[0].n)
            seats = [rng.choice([None, *range(players)]), live.actor or 0]
            for viewer in [Viewer(seat, rng.choice(["en", "uk"]), rng.choice(["", LEARN])) for seat in seats]:
                monkeypatch.setattr(cached, "new", memory)
                remembered = render(update, viewer)
                monkeypatch.setattr(cached, "new", {})
                monkeypatch.setattr(cached, "old", {})
                assert remembered == render(update, viewer)
    assert len(memory) > 100


def test_bounded() -> None:
    few = FragmentCache(most=20_000)
    for i in range(500):
        assert few(lambda n: "x" * n, i % 400) == "x" * (i % 400)
        both = [*few.new.items(), *few.old.items()]
        assert few.size == sum(weight(key, text) for key, (text, _) in both) <= 20_000


def test_what_is_asked_for_again_stays() -> None:
    few, drawn = FragmentCache(most=20_000), 0

    def draw(name: str) -> str:
        nonlocal drawn
        drawn += name == "often"
        return name

    for i in range(500):
        few(draw, "often")
        few(draw, f"once {i}")
    assert drawn == 1


def test_arguments_count_for_what_they_take() -> None:
    """Long arguments, and short ones that orjson leaves much room behind, take no more memory than the limit says."""
    for argument in ("x" * 3000, "x"):
        cache = FragmentCache(most=300_000)
        gc.collect()
        tracemalloc.start()
        for i in range(3000):
            cache(lambda *args: "short", [argument, i])
        taken = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        assert taken < 300_000


def test_lists_and_dictionaries_count_by_what_they_hold() -> None:
    drawn: list[object] = []
    cache = FragmentCache()

    def draw(*args: object) -> str:
        drawn.append(args)
        return str(args)

    for cards in (["a"], ["a"], ["b"], []):
        cache(draw, cards, {"worth": 1}, None)
    assert len(drawn) == 3
