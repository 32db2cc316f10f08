"""A table that somebody wants, checked before it is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from shoal.errors import BadOption, UnknownGame
from shoal.game import find
from shoal.match import Variant
from shoal.server import seats as sitting
from shoal.server.errors import BadRequest, NoBots
from shoal.server.seats import Guest, Seat

CLOCKS = (5.0, 86_400.0)  # the shortest and the longest clock, in seconds


@dataclass(frozen=True)
class Wish:
    """A table that somebody wants."""

    game: str
    seats: Sequence[str | tuple[str, str]] = ()  # "me", "open" or ("bot", level)
    options: Mapping[str, Any] = field(default_factory=dict)
    clock: float | None = None
    public: bool = False
    entropy: str = ""
    start: bool = False  # at once, if no seat is open

    def checked(self, guest: Guest, bots: bool) -> tuple[Variant, tuple[Seat, ...]]:
        """The game and the seats that are meant; `bots`: this server has some."""
        try:
            variant = Variant(find(self.game), len(self.seats), **dict(self.options))
        except (BadOption, UnknownGame) as error:
            raise BadRequest(str(error), said=error.said, **error.facts) from error
        if list(self.seats).count("me") > 1:
            raise BadRequest("you can sit on one seat only", ["me", "open", "bot"])
        if self.clock is not None and not CLOCKS[0] <= self.clock <= CLOCKS[1]:
            raise BadRequest(f"a clock gives {CLOCKS[0]:.0f} to {CLOCKS[1]:.0f} seconds for a move")
        entropy = sitting.clean_entropy(self.entropy)
        seats = tuple(_seat(guest, wanted, entropy, bots) for wanted in self.seats)
        sitting.check_somebody(seats)
        return variant, seats


def _seat(guest: Guest, wanted: str | tuple[str, str], entropy: str, bots: bool) -> Seat:
    if wanted == "me":
        return sitting.person(guest, entropy)
    if wanted == "open":
        return Seat()
    if isinstance(wanted, str):
        raise BadRequest(f"a seat cannot be {wanted!r}", ["me", "open", "bot"])
    return bot_seat(wanted[1], bots)


def bot_seat(level: str, bots: bool) -> Seat:
    """A seat for a bot, if the server has bots."""
    if not bots:
        raise NoBots("this server has no bots", ["me", "open"])
    return sitting.bot(level)
