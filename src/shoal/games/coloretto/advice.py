"""Coloretto: why a move is good, for hints (bots/hints.py). Plain Python on what the seat can see."""

from __future__ import annotations

from typing import Any

from shoal.games.coloretto import rules
from shoal.games.coloretto.names import CARDS
from shoal.games.coloretto.table import total
from shoal.kernel import State

# every message and its arguments; points may be below 0
MESSAGES = {
    "hint-col-take": ("row", "points", "denies"),  # what it brings now; the most it would bring another
    "hint-col-draw": ("points", "odds"),  # the best row brings so much now; of 100 cards in the deck so many help
    "hint-col-draw-forced": (),  # no row has a card
    "hint-col-place-help": ("row", "card", "points"),  # the row would then bring so much
    "hint-col-place-spoil": ("row", "card", "victim", "points"),  # so much less for the other one
    "hint-col-place": ("row", "card"),  # it does the least harm there
}


def value(s: State, seat: int, cards: list[int]) -> int:
    """What these cards would change in a player's points."""
    counts = s.has[seat].tolist()
    before = total(counts, int(s.scoring), int(s.players))
    for card in cards:
        counts[card] += 1
    return total(counts, int(s.scoring), int(s.players)) - before


def cards_on(s: State, row: int) -> list[int]:
    return [int(s.rows[row, i]) for i in range(int(s.filled[row]))]


def others(s: State, seat: int) -> list[int]:
    """Opponents still in the round."""
    return [p for p in range(int(s.players)) if p != seat and not rules.is_out(s, p)]


def reason(s: State, action: int, seat: int) -> dict[str, Any]:
    """Why an action may be good."""
    if action == rules.DRAW:
        return why_draw(s, seat)
    if action < rules.TAKE:
        return why_place(s, action - rules.PLACE, seat)
    row = action - rules.TAKE
    points = value(s, seat, cards_on(s, row))
    denies = max((value(s, p, cards_on(s, row)) for p in others(s, seat)), default=0)
    return {"id": "hint-col-take", "args": {"row": row, "points": points, "denies": max(denies, 0)}, "gain": points}


def why_draw(s: State, seat: int) -> dict[str, Any]:
    rows = [row for row in range(int(rules.ROWS_OF[s.players])) if rules.can_take(s, row)]
    if not rows:
        return {"id": "hint-col-draw-forced", "args": {}, "gain": 0}
    good = sum(int(s.bag[t]) for t in range(rules.TYPES) if value(s, seat, [t]) > 0)
    odds = round(100 * good / max(1, int(s.bagged)))
    best = max(value(s, seat, cards_on(s, row)) for row in rows)
    return {"id": "hint-col-draw", "args": {"points": best, "odds": odds}, "gain": 0}


def why_place(s: State, row: int, seat: int) -> dict[str, Any]:
    card = int(s.drawn)
    before, after = cards_on(s, row), [*cards_on(s, row), card]
    where = {"row": row, "card": CARDS[card]}
    helps = value(s, seat, after) - value(s, seat, before)
    harm = {p: value(s, p, before) - value(s, p, after) for p in others(s, seat)}
    victim = max(harm, key=lambda p: harm[p], default=seat)
    if helps > 0 and helps >= harm.get(victim, 0):
        return {"id": "hint-col-place-help", "args": {**where, "points": value(s, seat, after)}, "gain": 0}
    if harm.get(victim, 0) > 0:
        return {"id": "hint-col-place-spoil", "args": {**where, "victim": victim, "points": harm[victim]}, "gain": 0}
    return {"id": "hint-col-place", "args": where, "gain": 0}
