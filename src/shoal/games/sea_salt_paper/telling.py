"""Sea Salt & Paper: a turn in as few lines as tell it. Drawing, keeping and discarding make one, and so does a duo with
what its effect brought; what matters by itself stays as it is.
"""

from __future__ import annotations

from typing import Any

from shoal.contract import Event

CARD = "-card"  # the end of a message that names a hidden card
DUOS = {  # what follows a duo that had an effect, and the line for both
    ("ssp-look", "ssp-picked"): ("ssp-turn-crabs", "ssp-turn-crabs-card"),
    ("ssp-fish",): ("ssp-turn-fish", "ssp-turn-fish-card"),
    ("ssp-steal", "ssp-stolen"): ("ssp-turn-steal", "ssp-turn-steal-card"),
}


def tell(events: list[Event]) -> list[Event]:
    """The events of some turns, told shortly: `of` is how many of them a line stands for."""
    told: list[Event] = []
    at, done = 0, False  # has the player done anything yet in this turn?
    while at < len(events):
        line = _drawn(events, at) or _duo(events, at) or events[at]
        ends = _name(line) == "ssp-ended"
        if not ends or not done:  # that a turn ends needs no word, unless nothing else has happened
            told.append(line)
        done = not ends
        at += line.get("of", 1)
    return told


def _name(event: Event) -> str:
    name: str = event["id"]
    return name.removesuffix(CARD)


def _line(name: str, of: int, **args: Any) -> Event:
    return {"id": name, "args": args, "of": of}


def _drawn(events: list[Event], at: int) -> Event | None:
    """Two cards drawn, one kept, the other discarded; or the only one that was left."""
    names = [_name(event) for event in events[at:]]
    if names[0] != "ssp-drew":
        return None
    drawn = 1
    while names[drawn : drawn + 1] == ["ssp-drew"]:  # to the player they are named
        drawn += 1
    if names[drawn : drawn + 1] != ["ssp-kept"] or names[drawn + 1 : drawn + 2] == ["ssp-mermaids"]:
        return None
    kept = events[at + drawn]["args"]
    if names[drawn + 1 : drawn + 2] == ["ssp-discarded"]:
        put = events[at + drawn + 1]["args"]
        if "card" in kept:
            return _line("ssp-turn-drew-card", drawn + 2, **put, kept=kept["card"])
        return _line("ssp-turn-drew", drawn + 2, **put)
    return _line("ssp-turn-last-card" if "card" in kept else "ssp-turn-last", drawn + 1, **kept)


def _duo(events: list[Event], at: int) -> Event | None:
    """A duo and what its effect brought."""
    if _name(events[at]) != "ssp-laid":
        return None
    names = tuple(_name(event) for event in events[at + 1 : at + 3])
    for steps, (hidden, named) in DUOS.items():
        if names[: len(steps)] == steps:
            args = events[at + len(steps)]["args"]
            return _line(named if "card" in args else hidden, 1 + len(steps), **args)
    return None
