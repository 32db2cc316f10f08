"""What the rules pages show is what the rules say: rows, collections and sums in their examples."""

from __future__ import annotations

import re

import pytest

from shoal.games.coloretto import GAME, score
from shoal.games.coloretto.rules import WORTH
from shoal.web.i18n import LANGUAGES, text
from shoal.web.rendering import env, rules_template

GREENS = ["green"] * 6 + ["yellow"] * 4 + ["red"] * 3 + ["blue"] * 2 + ["joker", "+2"]
SPLIT = ["red"] * 2 + ["yellow"] * 2 + ["joker"] * 2
LACKING = ["red"] * 3 + ["yellow"] * 3 + ["joker"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_col_22_the_examples_of_the_rules_pages_are_right(language: str) -> None:
    g = text(language, GAME.name)
    page = env.get_template(rules_template(GAME.name, language)).render(t=text(language), g=g, game=GAME)
    assert re.findall(r'class="gain[^>]*>.*?</span>([+−\d]+)</span>', page) == ["+8", "0", "+1"]
    totals = [score(GREENS)["total"], score(SPLIT, "blue")["total"], score(LACKING, "blue")["total"]]
    assert totals == [41, 16, 17]
    assert re.findall(r"<strong>(\d+)\s\w+</strong>", page) == ["41", "16", "17"]
    shown = re.findall(r'own__worth">(?:<svg.*?</svg>)*([+−]\d+)<', page, flags=re.DOTALL)
    assert shown == ["+3", "+3", "+6", "+15", "+21", "−3", "+2", "+8", "+8", "+8", "+1", "+8"]
    for worth in WORTH[:, 1:].tolist():
        assert all(f"<strong>{points}</strong>" in page for points in worth)


def test_col_22_jokers_split_or_stand_for_a_colour_one_lacks() -> None:
    assert sorted(score(SPLIT, "blue")["jokers"]) == ["red", "yellow"]
    assert score(["red"] * 4 + ["yellow"] * 2, "blue")["total"] == 11
    (joined,) = score(LACKING, "blue")["jokers"]
    assert joined not in ("red", "yellow")
