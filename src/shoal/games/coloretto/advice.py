"""Coloretto: why a move is good, for hints (bots/hints.py).

Each reason is a fact: the move is played, and what it does is compared with what was before.
"""

from __future__ import annotations

from typing import Any

from shoal.games.coloretto import rules
from shoal.games.coloretto.names import CARDS
from shoal.games.coloretto.table import total
from shoal.kernel import State

# every message and its arguments; points are never below 0
MESSAGES = {
    "hint-col-take": (
        "row",
        "points",
        "denies",
    ),  # it brings so much; the most it would bring a rival still in the round
    "hint-col-take-even": ("row", "denies"),  # it changes nothing
    "hint-col-take-costs": ("row", "points", "denies"),  # it costs so much
    "hint-col-draw": ("odds",),  # of 100 cards in the deck so many would bring points by themselves
    "hint-col-draw-last": (),  # the last-round card comes up
    "hint-col-draw-forced": (),  # no row has a card
    "hint-col-place-only": ("row",),  # no other row has room
    "hint-col-place-help": ("row", "card", "points"),  # the row gets so much better for the player
    "hint-col-place-spoil": ("row", "card", "victim", "points"),  # so much worse for the other one
    "hint-col-place-even": ("row", "card"),  # no better and no worse for the player
    "hint-col-place-least": ("row", "card", "points"),  # so much worse, and on every other row at least as much
    "hint-col-place-costs": ("row", "card", "points"),  # so much worse
}


def points_of(s: State, seat: int) -> int:
    """A player's points if the match ended now."""
    return total(s.has[seat].tolist(), int(s.scoring), int(s.players))


def after(s: State, action: int) -> State:
    """The state once this was played."""
    changed = s.copy()
    rules.play(changed, action)
    return changed


def brings(s: State, seat: int, row: int) -> int:
    """What the row would change in a player's points."""
    if not rules.can_take(s, row):
        return 0
    turn = s.copy()
    turn.turn = seat
    return points_of(after(turn, rules.TAKE + row), seat) - points_of(s, seat)


def rivals(s: State, seat: int) -> list[int]:
    """Opponents still in the round."""
    return [p for p in range(int(s.players)) if p != seat and not rules.is_out(s, p)]


def rows_that(s: State, fits: Any) -> list[int]:
    """The rows that can be taken (`rules.can_take`), or that have room (`rules.has_room`)."""
    return [row for row in range(int(rules.ROWS_OF[s.players])) if fits(s, row)]


def reason(s: State, action: int, seat: int) -> dict[str, Any]:
    """Why an action may be good."""
    if action == rules.DRAW:
        return why_draw(s, seat)
    if action < rules.TAKE:
        return why_place(s, action - rules.PLACE, seat)
    return why_take(s, action - rules.TAKE, seat)


def why_take(s: State, row: int, seat: int) -> dict[str, Any]:
    points = brings(s, seat, row)
    denies = max((brings(s, p, row) for p in rivals(s, seat)), default=0)
    args = {"row": row, "denies": max(denies, 0)}
    if points == 0:
        return {"id": "hint-col-take-even", "args": args, "gain": 0}
    message = "hint-col-take" if points > 0 else "hint-col-take-costs"
    return {"id": message, "args": {**args, "points": abs(points)}, "gain": points}


def why_draw(s: State, seat: int) -> dict[str, Any]:
    if not rows_that(s, rules.can_take):
        return {"id": "hint-col-draw-forced", "args": {}, "gain": 0}
    if after(s, rules.DRAW).last_round > s.last_round:
        return {"id": "hint-col-draw-last", "args": {}, "gain": 0}
    now, helps = points_of(s, seat), 0
    for card in range(rules.TYPES):
        given = s.copy()
        given.has[seat, card] += 1
        helps += int(s.bag[card]) if points_of(given, seat) > now else 0
    return {"id": "hint-col-draw", "args": {"odds": round(100 * helps / max(1, int(s.bagged)))}, "gain": 0}


def why_place(s: State, row: int, seat: int) -> dict[str, Any]:
    room = rows_that(s, rules.has_room)
    if room == [row]:
        return {"id": "hint-col-place-only", "args": {"row": row}, "gain": 0}
    where = {"row": row, "card": CARDS[int(s.drawn)]}
    helps = change(s, row, seat)
    worse = {p: -change(s, row, p) for p in rivals(s, seat)}
    victim = max(worse, key=lambda p: worse[p], default=seat)
    if helps > 0 and helps >= worse.get(victim, 0):
        return {"id": "hint-col-place-help", "args": {**where, "points": helps}, "gain": 0}
    if worse.get(victim, 0) > 0:
        return {"id": "hint-col-place-spoil", "args": {**where, "victim": victim, "points": worse[victim]}, "gain": 0}
    if helps == 0:
        return {"id": "hint-col-place-even", "args": where, "gain": 0}
    message = "least" if helps == max(change(s, other, seat) for other in room) else "costs"
    return {"id": f"hint-col-place-{message}", "args": {**where, "points": -helps}, "gain": 0}


def change(s: State, row: int, seat: int) -> int:
    """How much better the drawn card makes a row for a player."""
    return brings(after(s, rules.PLACE + row), seat, row) - brings(s, seat, row)
