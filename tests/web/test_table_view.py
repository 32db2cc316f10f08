"""The table as HTML, without a browser: complete, silent about secrets, escaped, in every language."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from shoal import fair
from shoal.game import find, names
from shoal.kernel import seeded
from shoal.match import Match, load
from shoal.server.hub import Update, Viewer
from shoal.server.live import Live
from shoal.server.seats import Seat, bot
from shoal.server.store import Row
from shoal.web.i18n import LANGUAGES
from shoal.web.table_view import LEARN, render
from tests.web.reading import stray

CASES = [(name, players) for name in names() for players in find(name).players]


def table(game: str, players: int, seed: int) -> Live:
    """A match that has just begun, with a person and bots."""
    variant = load(game, players)
    match = variant.match(seed=seed)
    seats = (Seat("person", "Ann <b>&amp;"), *[bot("casual")] * (players - 1))
    about = ("id", game, match.game.version, players, dict(variant.options), seats)
    return Live(Row(*about, 60.0, False, "playing", "host", fair.new_key(), 0.0), match)


def moments(live: Live, seed: int, every: int) -> Iterator[Match]:
    """A random match, looked at every so often."""
    match, rng = live.match, random.Random(seed)
    assert match is not None
    for made in range(2000):
        if match.over:
            break
        live.adopt(match.after(rng.choice(match.legal)).steps)
        if made % every == 0 or match.over:
            yield match


def seen(live: Live, seat: int | None, language: str = "en", style: str = "") -> str:
    """What a viewer is sent when something changes at the table."""
    live._views.clear()
    return render(Update(("table",), live), Viewer(seat, language, style)).decode()


@pytest.mark.parametrize(("game", "players"), CASES)
def test_every_legal_action_is_a_button_and_nothing_else_is(game: str, players: int) -> None:
    live = table(game, players, 1)
    for match in moments(live, 1, 7):
        for seat in (None, *range(players)):
            shown = {int(value) for value in re.findall(r'name="action" value="(\d+)"', seen(live, seat))}
            assert shown == (set(match.legal) if seat == match.actor else set())


@pytest.mark.parametrize(("game", "players"), CASES)
def test_the_page_is_the_same_whatever_is_hidden_from_its_viewer(game: str, players: int) -> None:
    """Everything that a seat cannot know is dealt anew: not a byte of its page changes."""
    live = table(game, players, 2)
    for match in moments(live, 2, 13):
        true = match.state
        for seat in range(players):
            before = seen(live, seat)
            match.state = true.copy()
            match.game.door.imagine(match.state, seat, seeded(len(match.log)))
            match.__dict__.pop("legal", None)
            assert seen(live, seat) == before
            match.state = true
            match.__dict__.pop("legal", None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_no_message_is_missing(game: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    """And none is left in another language, unresolved, or with a second name for something (docs/glossary.md)."""
    live = table(game, find(game).players[-1], 3)
    live.row = replace(live.row, seats=(Seat("person", "Ann"), *live.row.seats[1:]))
    with caplog.at_level(logging.WARNING, "shoal.web.i18n"):
        pages = [seen(live, match.actor, language, LEARN) for match in moments(live, 3, 25)]
        told = render(Update(("step",), live, 0), Viewer(0, language)).decode()
        pages += [told, render(Update(("step",), live, 0), Viewer(None, language)).decode()]
        assert live.match is not None
        assert live.match.over
        live.row = replace(live.row, phase="over", result={"result": {"scores": [], "winners": [0]}})
        pages.append(seen(live, 0, language, LEARN))
    assert not caplog.messages
    lines = re.findall(r"<li data-event[^>]*>(.*?)</li>", told, re.S)
    assert not [line for line in lines if "Ann" in line]  # who reads it is "you"
    assert not {words for page in pages for words in stray(page.replace("\ndata: ", "\n"), language, game)}


def test_names_are_escaped() -> None:
    live = table(names()[0], 2, 4)
    next(moments(live, 4, 1))
    page = render(Update(("step",), live, 0), Viewer(1)).decode()
    assert "Ann &lt;b&gt;&amp;amp;" in page
    assert "<b>" not in page
