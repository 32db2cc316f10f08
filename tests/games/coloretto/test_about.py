"""Facts about a card: what it would change in the viewer's points, and how many are still in the deck."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import shoal
from shoal.games.coloretto import rules, table
from shoal.games.coloretto.names import CARDS
from shoal.kernel import State


def points_with(s: State, seat: int, card: int, n: int) -> int:
    """The points by the rules, as if the player had so many more of a card."""
    changed = s.copy()
    changed.has[seat, card] += n
    return int(rules.score(changed, seat))


@pytest.mark.parametrize("scoring", ["brown", "blue"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_worth_is_the_difference_in_points_and_unseen_is_what_the_view_lacks(players: int, scoring: str) -> None:
    match = shoal.load("coloretto", players=players, scoring=scoring).match(seed=players)
    rng = random.Random(players)
    while not match.over:
        if len(match.log) % 9 == 0:
            for seat in range(players):
                check(match.state, seat)
        match.play(rng.choice(match.legal))


def check(s: State, seat: int) -> None:
    view, now = table.view(s, seat), int(rules.score(s, seat))
    seen = Counter(card for cards in view["collections"] for card in cards)
    seen.update(card for row in view["rows"] for card in row["cards"])
    seen.update([view["drawn"]] if view["drawn"] else [])
    for card, name in enumerate(CARDS):
        facts = table.about(view, name)
        if rules.COLOURS_OF[view["players"]] <= card < rules.COLOURS:
            assert facts is None  # not in this game
            continue
        assert facts is not None
        assert facts["unseen"] == rules.DECK[card] - seen[name] - s.out[card]
        assert facts["gain"] == (points_with(s, seat, card, 1) - now if s.has[seat, card] < rules.DECK[card] else None)
        assert facts["gives"] == (now - points_with(s, seat, card, -1) if s.has[seat, card] else None)


def test_jokers_count_with_their_colour() -> None:
    view = table.view(
        table.from_position({"players": 4, "collections": [["red", "red", "joker"], [], [], []], "turn": 0}), 0
    )
    facts = table.about(view, "red")
    assert facts is not None
    assert (facts["have"], facts["counted"], facts["now"]) == (2, 3, 6)
    assert table.about(view, "pink") is None
