"""Coloretto: what the log says of a turn that is over."""

from __future__ import annotations

from shoal.contract import Event


def tell(events: list[Event]) -> list[Event]:
    """A card drawn and put in a row is one line; everything else stays as it is."""
    told: list[Event] = []
    for event in events:
        if event["id"] == "col-placed" and told and told[-1]["id"] == "col-drew":
            told[-1] = {"id": "col-turn", "args": event["args"]}
        else:
            told.append(event)
    return told
