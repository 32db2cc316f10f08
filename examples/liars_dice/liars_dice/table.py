"""Liar's Dice for people and programs: actions, views, events and positions as plain values, ready for JSON."""

from __future__ import annotations

from typing import Any

import numpy as np

from shoal.errors import BadPosition
from shoal.kernel import OVER, State
from shoal.positions import check_keys, one_of, whole
from shoal.toolbox import winners

from . import rules

PHASES = ("roll", "bid", "over")  # in the order of the rules' phases
KEYS = ("players", "sides", "dice", "bids", "phase")


def describe(s: State, action: int) -> dict[str, Any]:
    """An action as a dict."""
    if action >= rules.ROLL:
        return {"type": "roll", "seat": int(s.turn), "face": action - rules.ROLL + 1}
    if action == rules.CHALLENGE:
        return {"type": "challenge"}
    return {"type": "bid", **_bid(s, action - rules.BID)}


def _bid(s: State, bid: int) -> dict[str, int]:
    return {"quantity": rules.quantity_of(s, bid), "face": rules.face_of(s, bid)}


def _bids(s: State) -> list[dict[str, int]]:
    """All bids so far, lowest first: the order in which they were made."""
    return [_bid(s, int(bid)) for bid in np.flatnonzero(s.bids)]


def scores(s: State) -> list[int]:
    """One point for everybody who won."""
    return [int(seat in winners(rules, s)) for seat in range(int(s.players))]


def view(s: State, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may see: of the others' dice nothing before the end."""
    players, who = int(s.players), rules.actor(s)
    viewer = rules.NOBODY if seat is None else seat
    return {
        "game": "liars_dice",
        "players": players,
        "seat": seat,
        "turn": int(s.turn),
        "phase": PHASES[s.phase],
        "actor": who if who >= 0 else None,
        "scores": scores(s),
        "over": who == OVER,
        "winners": winners(rules, s),
        "sides": int(s.sides),
        "dice": [int(s.dice[owner]) if rules.can_see(s, viewer, owner) else None for owner in range(players)],
        "bids": [{"seat": i % players, **bid} for i, bid in enumerate(_bids(s))],
    }


def events(before: State, action: int, after: State, seat: int | None) -> list[dict[str, Any]]:
    """What the log says of a step to a seat (None: a spectator)."""
    who, done = int(before.turn), describe(before, action)
    if done["type"] == "bid":
        return [_event("bid", seat=who, quantity=done["quantity"], face=done["face"])]
    if done["type"] == "roll":
        return [_event("rolled", seat=who, face=done["face"]) if seat == who else _event("rolled-secretly", seat=who)]
    face = rules.face_of(before, int(before.last))
    return [
        _event("challenged", seat=who, bidder=rules.bidder(before)),
        _event("shown", dice=view(after, None)["dice"], matching=rules.matching(after, face)),
        _event("lost", seat=int(after.loser)),
    ]


def _event(name: str, **args: Any) -> dict[str, Any]:
    return {"id": f"dice-{name}", "args": args}


def position(s: State) -> dict[str, Any]:
    """The whole state as a readable dict, everybody's dice included."""
    players = int(s.players)
    return {
        "players": players,
        "sides": int(s.sides),
        "dice": [int(face) for face in s.dice[:players]],
        "bids": _bids(s),
        "phase": PHASES[s.phase],
    }


def from_position(given: dict[str, Any]) -> State:
    """The state of a position; BadPosition says why it cannot be.

    What may be left out: players (as many as dice), sides (6), bids (none yet), phase (bid).
    """
    check_keys(given, KEYS)
    dice, bids = _listed(given, "dice"), _listed(given, "bids")
    s = np.zeros(1, rules.STATE)[0]
    s.sides = whole(given.get("sides", rules.SIDES), "sides", 3, rules.SIDES)
    rules.start(s, whole(given.get("players", len(dice)), "players", 2, rules.SEATS))
    if len(dice) != s.players:
        raise BadPosition(f"dice must be a list of {s.players} faces, one for each player")
    for seat, face in enumerate(dice):
        rules.roll(s, whole(face, f"the die of seat {seat}", 1, int(s.sides)))
    for bid in bids:
        rules.make_bid(s, _number(s, bid))
    if one_of(given.get("phase", "bid"), "phase", PHASES[1:]) == "over":
        if not bids:
            raise BadPosition("phase cannot be 'over' without bids: a match ends when a bid is challenged")
        rules.challenge(s)
    return s


def _listed(given: dict[str, Any], key: str) -> list[Any]:
    value = given.get(key, [])
    if not isinstance(value, list):
        raise BadPosition(f"{key} must be a list, not {value!r}")
    return value


def _number(s: State, bid: Any) -> int:
    """The number of a bid, which must be higher than the last one."""
    check_keys(bid, ("quantity", "face"), "a bid")
    quantity = whole(bid.get("quantity"), "the quantity of a bid", 1, int(s.players))
    face = whole(bid.get("face"), "the face of a bid", 1, int(s.sides))
    number = (quantity - 1) * int(s.sides) + face - 1
    if number <= s.last:
        raise BadPosition(f"each bid must be higher than the one before; {bid} is not higher than {_bids(s)[-1]}")
    return number
