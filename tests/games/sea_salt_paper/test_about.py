"""Facts about a card: what it would change in the viewer's points, and how many nobody has shown them yet."""

from __future__ import annotations

import random
from collections import Counter

import shoal
from shoal.games.sea_salt_paper import cards as c
from shoal.games.sea_salt_paper import points, table
from shoal.games.sea_salt_paper.hands import count_owned
from shoal.games.sea_salt_paper.names import cards_of
from shoal.kernel import State

DECK = Counter({name: int(n) for name, n in zip(c.NAMES, c.DECK, strict=True)})


def points_with(s: State, seat: int, card: str, n: int) -> int:
    """The points by the rules, as if the player had so many more of a card."""
    changed = s.copy()
    count_owned(changed, seat, c.TYPE_OF[card], n)
    return int(points.points(changed, seat))


def test_worth_is_the_difference_in_points_and_unseen_is_what_the_view_lacks() -> None:
    for players in (2, 3, 4):
        match, rng = shoal.load("sea_salt_paper", players=players).match(seed=players), random.Random(players)
        for made in range(150):
            if match.over:
                break
            if made % 10 == 0:
                for seat in range(players):
                    check(match.state, seat)
            match.play(rng.choice(match.legal))


def check(s: State, seat: int) -> None:
    view, now = table.view(s, seat), int(points.points(s, seat))
    seen = Counter(view["drawn"])
    for pile in view["piles"]:
        seen.update(pile["cards"] or ([pile["top"]] if pile["top"] else []))
    for other in view["seats"]:
        seen.update(other["hand"] or [])
        seen.update(card for pair in other["laid"] for card in pair)
    owned = Counter(cards_of(s.hand[seat])) + Counter(cards_of(s.laid[seat]))
    for card in c.NAMES:
        facts = table.about(view, card)
        assert facts is not None
        assert facts["unseen"] == DECK[card] - seen[card]
        assert facts["kind_total"] - facts["kind_unseen"] == sum(
            n for name, n in seen.items() if name.split(":")[0] == facts["kind"]
        )
        assert facts["gain"] == (points_with(s, seat, card, 1) - now if owned[card] < DECK[card] else None)
        assert facts["gives"] == (now - points_with(s, seat, card, -1) if owned[card] else None)


def test_a_spectator_is_told_no_worth_and_nonsense_is_refused() -> None:
    view = table.view(shoal.load("sea_salt_paper").match(seed=1).state, None)
    facts = table.about(view, "shell:green")
    assert facts is not None
    assert (facts["gain"], facts["gives"], facts["values"]) == (None, None, (0, 2, 4, 6, 8, 10))
    for nonsense in ("", "shell", "shell:pink", "<b>", "back"):
        assert table.about(view, nonsense) is None
