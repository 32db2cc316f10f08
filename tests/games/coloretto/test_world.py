"""The table's pages: the scoring card on them is that of the rules, and prompts come from what is possible."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import shoal
from shoal.games.coloretto import rules
from shoal.games.coloretto.names import SCORINGS
from shoal.web.i18n import LANGUAGES, Text, text
from shoal.web.rendering import env
from shoal.web.table_view import Choices

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
        html = str(parts.own(0, view["collections"][0], view["breakdowns"][0], 7, False, text("en", "coloretto")))  # type: ignore[attr-defined]
        for count, worth in re.findall(r'own__count">(\d+).*?own__worth">([+−]?\d+)<', html, flags=re.DOTALL)[:-1]:
            assert int(re.sub("[+−]", "", worth)) == rules.worth(1, int(count))
            seen += 1
        match.play(rng.choice(match.legal))
    assert seen > 20
