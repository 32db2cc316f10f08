"""Reasons of hints are facts: each is held against the reference model, over random matches."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import shoal
from shoal.games.coloretto import advice
from tests.games.coloretto.model import IN_GAME, best

Seen = dict[str, Any]


def points(view: Seen, seat: int, more: list[str]) -> int:
    """What these cards would change in a player's points."""
    cards, colours = view["collections"][seat], IN_GAME[view["players"]]
    return best([*cards, *more], view["scoring"], colours) - best(cards, view["scoring"], colours)


def rivals(view: Seen, seat: int) -> list[int]:
    return [p for p in range(view["players"]) if p != seat and view["in_round"][p]]


def change(view: Seen, row: int, seat: int) -> int:
    """What the drawn card would change in a row, to a player."""
    cards = view["rows"][row]["cards"]
    return points(view, seat, [*cards, view["drawn"]]) - points(view, seat, cards)


def check_take(view: Seen, seat: int, kind: str, args: Seen, gain: int) -> None:
    cards = view["rows"][args["row"]]["cards"]
    assert gain == points(view, seat, cards)
    assert gain == {"take": 1, "take-even": 0, "take-costs": -1}[kind] * args.get("points", 0)
    assert (gain == 0) == (kind == "take-even")
    assert args["denies"] == max([0, *(points(view, p, cards) for p in rivals(view, seat))])


def check_draw(view: Seen, seat: int, kind: str, args: Seen) -> None:
    assert (kind == "draw-forced") == (not any(row["cards"] for row in view["rows"]))
    if kind == "draw-last":
        assert view["before_last_round"] == 0
        assert not view["last_round"]
    elif kind == "draw":
        helps = sum(n for card, n in view["unseen"].items() if points(view, seat, [card]) > 0)
        assert args["odds"] == round(100 * helps / view["deck"])


def check_place(view: Seen, seat: int, kind: str, args: Seen, rows: list[int]) -> None:
    assert (kind == "place-only") == (rows == [args["row"]])
    if kind == "place-only":
        return
    assert args["card"] == view["drawn"]
    more = change(view, args["row"], seat)
    if kind == "place-spoil":
        assert args["victim"] in rivals(view, seat)
        assert -change(view, args["row"], args["victim"]) == args["points"] > 0
    else:
        assert more == {"place-help": 1, "place-even": 0}.get(kind, -1) * args.get("points", 0)
        assert (more == 0) == (kind == "place-even")
    if kind == "place-least":
        assert more == max(change(view, row, seat) for row in rows)


def test_col_21_every_reason_is_true() -> None:
    seen: Counter[str] = Counter()
    for seed in range(5):
        scoring = "brown" if seed < 2 else "blue"
        match = shoal.load("coloretto", players=2 + seed % 4, scoring=scoring).match(seed=seed)
        dice = random.Random(seed)
        while match.actor is not None:
            seat, view = match.actor, match.view(match.actor)
            for action in match.actions:
                reason = advice.reason(match.state, action["id"], seat)
                kind, args = reason["id"].removeprefix("hint-col-"), reason["args"]
                seen[kind] += 1
                assert args.get("row", -1) == action.get("row", -1) or action["type"] == "draw"
                if action["type"] == "take":
                    check_take(view, seat, kind, args, reason["gain"])
                elif action["type"] == "draw":
                    check_draw(view, seat, kind, args)
                else:
                    check_place(view, seat, kind, args, [each["row"] for each in match.actions])
            match.play(dice.choice(match.legal))
    assert {f"hint-col-{kind}" for kind in seen} >= advice.MESSAGES.keys() - {"hint-col-place-even"}, seen


def test_col_21_a_seventh_card_changes_nothing() -> None:
    rows: list[Seen] = [{"cards": [], "taken_by": None}] * 3
    position = {"collections": [["green"] * 6, ["red"], ["red"]], "phase": "place", "drawn": "green", "rows": rows}
    match = shoal.load("coloretto", players=3).from_position(position, seed=1)
    assert {advice.reason(match.state, action, 0)["id"] for action in match.legal} == {"hint-col-place-even"}
