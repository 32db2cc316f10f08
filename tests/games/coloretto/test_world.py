"""The table's pages: the scoring card on them is that of the rules, and prompts come from what is possible."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import shoal
from shoal import fair
from shoal.games.coloretto import rules
from shoal.games.coloretto.names import CARDS, SCORINGS
from shoal.games.coloretto.table import total
from shoal.match import Match
from shoal.server.hub import Update, Viewer
from shoal.server.live import Live
from shoal.server.seats import Seat
from shoal.server.store import Row
from shoal.web.i18n import LANGUAGES, Text, text
from shoal.web.rendering import env
from shoal.web.table_view import Choices, render

LESSONS = [
    *("learn-choose", "learn-choose-draw", "learn-choose-take", "learn-choose-alone"),
    *("learn-place", "learn-place-one", "learn-last-round"),
]


def test_the_scoring_card_is_that_of_the_rules() -> None:
    shown = env.get_template("coloretto/parts.html").module.VALUES  # type: ignore[attr-defined]
    assert shown == {name: rules.WORTH[k, 1:].tolist() for k, name in enumerate(SCORINGS)}


def check_lesson(g: Text, learned: str, view: dict[str, Any], actions: list[dict[str, Any]]) -> set[str]:
    """A lesson speaks of what can be done now; its messages."""
    kinds, lessons = {action["type"] for action in actions}, {name for name in LESSONS if g(name) in learned}
    assert ("learn-last-round" in lessons) == view["last_round"]
    assert ("learn-choose-draw" in lessons) == (kinds == {"draw"})
    assert ("learn-choose-take" in lessons) == (kinds == {"take"})
    assert bool({"learn-choose", "learn-choose-alone"} & lessons) == (kinds == {"draw", "take"})
    assert ("learn-choose-alone" in lessons) <= (view["in_round"].count(True) == 1)
    assert ("learn-place-one" in lessons) == (kinds == {"place"} and len(actions) == 1)
    return lessons


@pytest.mark.parametrize("language", LANGUAGES)
def test_col_20_prompts_and_lessons_say_what_is_possible(language: str) -> None:
    said: set[str] = set()
    taught: set[str] = set()
    prompt, g = env.get_template("coloretto/prompt.html"), text(language, "coloretto")
    lesson = env.get_template("coloretto/lesson.html")
    for players in (2, 3, 5):
        match, rng = shoal.load("coloretto", players=players).match(seed=players), random.Random(players)
        while not match.over:
            view = match.view(match.actor)
            words = prompt.render(g=g, t=g, v=view, acts=Choices(match.actions))
            assert len(words) < 60, words
            learned = lesson.render(g=g, t=g, v=view, acts=Choices(match.actions))
            taught |= check_lesson(g, learned, view, match.actions)
            said.add(re.sub(r"\d", "", words))
            match.play(rng.choice(match.legal))
    assert len(said) > 15
    assert taught == set(LESSONS)


@pytest.mark.parametrize("players", [2, 4])
def test_own_counts_agree_with_the_scoring_card(players: int) -> None:
    """Each colour's count, jokers included, is worth what the scoring card says, for or against the viewer."""
    parts = env.get_template("coloretto/parts.html").module
    match, rng = shoal.load("coloretto", players=players, scoring="blue").match(seed=1), random.Random(1)
    seen = 0
    while not match.over:
        view = match.view(0)
        html = str(parts.own(0, view["collections"][0], view["breakdowns"][0], 7, text("en", "coloretto")))  # type: ignore[attr-defined]
        for count, worth in re.findall(r'own__count">(\d+).*?own__worth">([+−]?\d+)<', html, flags=re.DOTALL)[:-1]:
            assert int(re.sub("[+−]", "", worth)) == rules.worth(1, int(count))
            seen += 1
        match.play(rng.choice(match.legal))
    assert seen > 20


def seated(players: int, seed: int = 1) -> tuple[Live, Match]:
    """A table of people, and its match, in which seat 0 is to act."""
    seats = tuple(Seat("person", name) for name in ("Ann", "Bob", "Cleo", "Dan", "Eve")[:players])
    match = shoal.load("coloretto", players=players).match(seed=seed)
    row = Row("id", "coloretto", 1, players, {}, seats, None, False, "playing", "host", fair.new_key(), 0.0)
    live = Live(row, match)
    while match.actor != 0 or "draw" not in {action["type"] for action in match.actions}:
        live.adopt(match.after(match.legal[0]).steps)
    return live, match


def played(live: Live, match: Match, *actions: int) -> None:
    for action in actions:
        live.adopt(match.after(action).steps)


def shown_to(live: Live, seat: int | None) -> str:
    return render(Update(("step",), live, 0), Viewer(seat, "en")).decode()


def marks_in(shown: str) -> list[tuple[str, str]]:
    """Numbers and seats of what is marked, from row to row."""
    return [(number, seat) for seat, number in re.findall(r'<span class=\\?"trace seat-(\d)[^>]*>(\d+)', shown)]


def test_what_all_others_did_is_marked_until_the_viewer_acts() -> None:
    live, match = seated(3)
    place = rules.PLACE
    played(live, match, rules.DRAW, place + 2, rules.DRAW, place + 1, rules.DRAW, place)
    assert marks_in(shown_to(live, 0)) == [("2", "2"), ("1", "1")]
    assert marks_in(shown_to(live, 2)) == []
    assert marks_in(shown_to(live, None)) == [("1", "2")]  # who watches sees the last turn
    played(live, match, rules.DRAW)
    assert marks_in(shown_to(live, 0)) == []


def test_rows_say_what_they_are_worth_with_the_card_that_is_to_be_placed() -> None:
    live, match = seated(3)
    assert not any("gain_with" in row for row in match.view(0)["rows"])
    played(live, match, rules.DRAW)
    view = match.view(0)
    for row in view["rows"]:
        together = [*view["collections"][0], *row["cards"], view["drawn"]]
        counts = [together.count(card) for card in CARDS]
        assert row["gain_with"][0] == total(counts, SCORINGS.index(view["scoring"]), 3) - view["scores"][0]
    assert shown_to(live, 0).count('class="becomes"') == 3
    for seat in (1, None):
        assert "becomes" not in shown_to(live, seat)
    while match.actor != 0 or rules.PLACE in match.legal or rules.PLACE + 1 not in match.legal:
        played(live, match, next(act for act in (rules.PLACE, rules.DRAW, rules.PLACE + 2) if act in match.legal))
    assert match.view(0)["rows"][0]["gain_with"] is None  # it is full
    assert '<span class="becomes' not in shown_to(live, 0).partition('data-key="row0"')[2].partition("</li>")[0]


def test_a_taken_row_is_marked_and_what_it_brought() -> None:
    live, match = seated(3)
    played(live, match, rules.DRAW, rules.PLACE + 2, rules.DRAW, rules.PLACE + 2)
    lying = match.view(0)["rows"][2]["cards"]
    played(live, match, rules.TAKE + 2)
    shown = shown_to(live, 0)
    assert marks_in(shown) == [("2", "2")]
    assert len(re.findall("coll__one--got", shown)) == len(set(lying))
    assert "You have your row" in shown_to(live, 2)
    assert "You have your row" not in shown


def test_rivals_colours_have_fixed_places() -> None:
    live, _ = seated(5)
    before = re.findall(r'<ul class=\\?"coll\\?" .*?</ul>', shown_to(live, 0), flags=re.DOTALL)
    assert [len(re.findall("<li", coll)) for coll in before] == [9] * 4  # a place for each colour, jokers and +2
