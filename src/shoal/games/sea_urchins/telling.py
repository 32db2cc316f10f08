"""Sea Urchins: what the log says of a turn that is over."""

from __future__ import annotations

from typing import Any

from shoal.contract import Event
from shoal.games.sea_urchins.squares import Cell

STEPS = ("urc-skip", "urc-move", "urc-add", "urc-pawn")


def tell(events: list[Event]) -> list[Event]:
    """The steps of a turn, from the first to the pawn, are one line; everything else stays as it is."""
    told: list[Event] = []
    steps: list[Event] = []
    for event in events:
        steps += [event] if event["id"] in STEPS else []
        if event["id"] == "urc-pawn":
            told.append(_turn(steps))
            steps = []
        elif event["id"] not in STEPS:
            told += [*steps, event]
            steps = []
    return told + steps


def _turn(steps: list[Event]) -> Event:
    """Up to two moves and additions and the pawn, as one event."""
    *done, pawn = [step for step in steps if step["id"] != "urc-skip"]
    if not done:
        return pawn
    last = done[-1]
    args: dict[str, Any] = {**last["args"], "pawn": _name(pawn["args"]["cell"])}
    if len(done) == 1:
        return {"id": "urc-turn-add" if last["id"] == "urc-add" else "urc-turn-move", "args": args}
    first = done[0]["args"]
    moved = {"moved": first["colour"], "from": first["from"], "to": first["to"]}
    if last["id"] == "urc-add":
        return {"id": "urc-turn-move-add", "args": {**args, **moved}}
    then = {"then_from": _name(args["from"]), "then_to": _name(args["to"])}
    return {"id": "urc-turn-moves", "args": {**args, **then, **moved}}


def _name(cell: Cell) -> str:
    """A cell as people call it: B3."""
    row, column = cell
    return "ABCDEFG"[column] + str(row + 1)
