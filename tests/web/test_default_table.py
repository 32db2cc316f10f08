"""A game that brings neither pages nor words: every game of ours, stripped of both, on the default table."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from shoal import game as registry
from shoal.game import Option, find, names
from shoal.server.hub import Update, Viewer
from shoal.web import assets, i18n, rendering
from shoal.web.default_table import label, layout, seat_keys, shape
from shoal.web.i18n import LANGUAGES, text
from shoal.web.table_view import LEARN, render
from tests.web.test_table_view import moments, seen, table

CACHES: tuple[Any, ...] = (
    *(i18n.text, i18n._resource, i18n._bundle),
    *(rendering.part, rendering.beside, rendering.rules_template, assets.cover, assets.style),
)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All games without pages, words and advice; options of their own to be named."""
    for name in names():
        options = (*find(name).options, Option("house_rule", "no", ("no", "a_strict_one"), stored="turn"))
        stripped = replace(find(name), web=None, messages=None, advice=None, options=options)
        monkeypatch.setitem(registry._BY_NAME, name, stripped)
    for cache in CACHES:
        cache.cache_clear()
    yield
    monkeypatch.undo()
    for cache in CACHES:
        cache.cache_clear()


@pytest.mark.parametrize("name", names())
def test_a_match_can_be_played_and_read(name: str, bare: None, caplog: pytest.LogCaptureFixture) -> None:
    """Every legal action is a button, nothing else is, and nothing is missing, whoever looks in whatever language."""
    players = find(name).players[-1]
    live = table(name, players, 1)
    with caplog.at_level(logging.WARNING):
        for match in moments(live, 1, 9):
            for seat in (None, *range(players)):
                page = seen(live, seat, style=LEARN)
                shown = [int(value) for value in re.findall(r'name="action" value="(\d+)"', page)]
                assert sorted(shown) == (sorted(match.legal) if seat == match.actor else [])
                assert not re.search(r"None|\{&#39;|_[a-z]+</", page), page
        for language in LANGUAGES:
            render(Update(("step",), live, 0), Viewer(0, language))
    assert not caplog.messages


def test_words_are_made_of_ids(bare: None) -> None:
    g = text("en", names()[0])
    people = ["Ann", "Bob_2"]
    assert g.action({"id": 7, "type": "bid", "quantity": 2, "face": 5}, people) == "Bid: quantity 2, face 5"
    assert g.action({"id": 8, "type": "call_bluff"}, people) == "Call bluff"
    bid = {"id": "dice-bid", "args": {"seat": 1, "quantity": 2, "face": 5}}
    assert g.event(names()[0], bid, people) == "Bob_2: bid, quantity 2, face 5"
    assert g.event(names()[0], bid, people, me=1) == "You: bid, quantity 2, face 5"
    shown = {"id": "dice-shown", "args": {"faces": [1, 1], "bid": {"low": -1}, "by": None, "victim": 0}}
    assert g.event(names()[0], shown, people) == "Shown: faces 1 and 1, bid low −1, victim Ann"
    assert g.event(names()[0], shown, people, me=0) == g.event(names()[0], shown, people)
    assert g("phase-bid-you") == "Your turn: bid"
    assert g("phase-last_call-other", name="Ann") == "Ann’s turn: last call"
    assert text("fr", names()[0])("phase-bid-you") == "À vous\u00a0: bid"
    assert g("game-title") == find(names()[0]).title
    assert (g("option-house_rule"), g("option-house_rule-a_strict_one")) == ("House rule", "A strict one")
    assert (label("before_last_round", g), label("seat", g)) == ("Before last round", "Player")


def test_values_are_shown_by_their_shape() -> None:
    nothing: list[Any] = [None, "", [], {}]
    assert {shape(value) for value in nothing} == {"nothing"}
    assert [shape(value) for value in (False, 0, 1.5, "a")] == ["flag", "number", "number", "word"]
    assert shape([1, None, "a"]) == "words"
    assert shape([[1, 2], [3, 4]]) == "grid"
    assert shape([[1, 2], [3]]) == "lists"
    assert shape([{"seat": 0}, {"seat": 1}]) == "records"
    assert shape([{"seat": 0, "cards": [1]}]) == "lists"
    assert shape({"a": 1}) == "fields"


@pytest.mark.parametrize("name", names())
def test_what_belongs_to_a_seat_stands_beside_its_player(name: str) -> None:
    rng = random.Random(1)
    for players in find(name).players:
        live = table(name, players, rng.randrange(100))
        assert live.match is not None
        view = live.match.view(None)
        places = layout(name, view)
        assert len(places.seats) == players
        assert all([key for key, _ in seat] == [key for key, _ in places.seats[0]] for seat in places.seats)
        found = {key for key, _ in places.middle} | {key for key, _ in places.seats[0]}
        assert found == set(view) - {"game", "players", "seat", "turn", "phase", "actor", "scores", "over", "winners"}
        assert seat_keys(name) >= {key for key, _ in places.seats[0]}
        opened = [live.match.view(seat) for seat in range(players)]
        assert [key for key, _ in layout(name, view, opened).seats[0]] == [key for key, _ in places.seats[0]]
        shorter = {key: value[1:] if key in seat_keys(name) - {"scores"} else value for key, value in view.items()}
        assert not any(layout(name, shorter).seats), "what does not fit the seats goes to the middle"
