"""A server that cheats: `python -m tests.server.grinding serve …` is `shoal serve`, but once it knows everybody's words
it searches for a deal to its liking. The name of whoever sits on the first seat says how (`CHEATS`); else it is honest.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from typing import Any

from shoal import cli, fair
from shoal.game import find
from shoal.server.live import Live
from shoal.server.lobby import Lobby, new_id
from shoal.server.seats import Seat
from shoal.server.store import Row

CHEATS = {
    "key": "another key, and its own commitment in the record",
    "forged": "another key, with the commitment that was shown in the record",
    "words": "other words for the person",
    "bot": "words at a bot's seat",
    "options": "other options",
    "table": "another id for the table of a rematch",
}
PROGRAM = ("-m", "tests.server.grinding")
RARE = 100
shown: dict[str, str] = {}  # the commitments that people saw


def pleases(row: Row) -> bool:
    """One deal in a hundred: a good opening."""
    return fair.chance(row.key, row.terms(), [seat.entropy for seat in row.seats]).below(0, RARE) == 0


def tries(how: str, row: Row) -> Iterator[Row]:
    """What the host can still choose once the words are in."""
    kind = "bot" if how == "bot" else "person"
    which = next((k for k, seat in enumerate(row.seats) if seat.kind == kind), 0)
    for n in count():
        if how in ("key", "forged"):
            yield replace(row, key=fair.new_key())
        elif how in ("words", "bot"):
            yield replace(row, seats=row.seats_with(which, replace(row.seats[which], entropy=f"{n:032x}")))
        elif how == "options":
            wide = max(find(row.game).options, key=lambda option: option.high - option.low)
            yield replace(row, options=row.options | {wide.name: wide.low + n})
        else:
            yield replace(row, rematch_id=new_id())


def ground(how: str, row: Row) -> Row:
    """The first try that pleases."""
    return next(tried for tried in tries(how, row) if pleases((tried.rematch() or tried) if how == "table" else tried))


honest_begin, honest_again, honest_record = Lobby.begin, Lobby.again, Live.record


async def begin(self: Lobby, live: Live, seats: tuple[Seat, ...] | None = None) -> None:
    """Search, then begin."""
    shown[live.id] = live.commitment
    how = live.row.seats[0].name
    if how in CHEATS and how != "table":
        live.row = ground(how, replace(live.row, seats=seats or live.row.seats))
        live.__dict__.pop("commitment")
    await honest_begin(self, live, live.row.seats if how in CHEATS and how != "table" else seats)


async def again(self: Lobby, live: Live, seats: tuple[Seat, ...]) -> Live:
    """Search for a table, then begin the rematch there."""
    if seats[0].name == "table":
        live.row = replace(ground("table", replace(live.row, seats=seats)), seats=live.row.seats)
    return await honest_again(self, live, seats)


def record(self: Live) -> dict[str, Any]:
    """The record, with the commitment that people saw."""
    found = honest_record(self)
    if self.row.seats[0].name == "forged":
        found["fair"]["commitment"] = shown[self.id]
    return found


if __name__ == "__main__":
    Lobby.begin, Lobby.again, Live.record = begin, again, record  # type: ignore[method-assign]
    cli.main()
