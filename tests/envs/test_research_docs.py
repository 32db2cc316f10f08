"""docs/research: the tables cover every action and every number of the observation, and no more."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shoal.game import find, names

PAGES = Path(__file__).parents[2] / "docs" / "research"


def rows(page: str, title: str) -> list[tuple[int, int, str]]:
    """First, last and meaning of each row of the table below a title."""
    part = page.split(f"## {title}\n")[1].split("\n## ")[0]
    found = re.findall(r"^\| (\d+)(?:–(\d+))? \| (.*?) \|$", part, re.MULTILINE)
    return [(int(first), int(last or first), words) for first, last, words in found]


@pytest.mark.parametrize("name", names())
def test_the_tables_are_complete(name: str) -> None:
    game, page = find(name), (PAGES / f"{name}.md").read_text(encoding="utf-8")
    assert f"`{name}`, version {game.version}; {game.players[0]} to {game.players[-1]} players" in page
    for title, total in (("Actions", game.rules.ACTIONS + game.rules.CHANCES), ("Observation", game.rules.OBSERVATION)):
        after = 0
        for first, last, _ in rows(page, title):
            assert first == after, f"{title}: after {after - 1} comes {first}"
            after = last + 1
        assert after == total
    chance = [first for first, _, words in rows(page, "Actions") if words.startswith("*chance*")]
    assert chance[0] == game.rules.ACTIONS
    assert all(f"`{option.name}`" in page for option in game.options)
