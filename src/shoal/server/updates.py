"""What is told to the viewers of a table: updates, the events that bring them, and the names of moments."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from shoal.server.errors import BadRequest
from shoal.server.live import Live, View

MARK = re.compile(r"([0-9]{1,9})(?:\.([0-9]{1,9}))?", re.ASCII)


class Viewer(NamedTuple):
    """Who looks: two viewers that are equal get the same bytes."""

    seat: int | None = None  # None: a spectator
    language: str = "en"
    style: str = ""  # anything else that a renderer needs


@dataclass(frozen=True)
class Update:
    """Something new at a table, in order.

    `table`: people, clocks, phase; `step`: the match went on; `back`: it went back to `since`, and perhaps on again;
    `emote`: a sign of a person, which changes nothing.
    """

    kinds: tuple[str, ...]
    live: Live
    since: int = 0  # for `step` and `back`: the first step that is new to the viewer
    by: int | None = None  # for `back` and `emote`: the seat that did it, where that is known
    emote: str | None = None

    @cached_property
    def summary(self) -> dict[str, Any]:
        """What everybody may know of the table, the same for all who are shown this."""
        return self.live.summary()

    @cached_property
    def id(self) -> bytes:
        """The id of an event that brings steps: the moment that is shown, the same for all."""
        return str(mark_of(self.live)).encode()

    def view(self, viewer: Viewer) -> View:
        """For `step`: what the viewer sees now, and the events that led there."""
        return self.live.view(viewer.seat, self.since)


Render = Callable[[Update, Viewer], bytes]  # server-sent events, each made by `frame`


def frame(event: str, data: str | bytes, id_: Mark | int | None = None) -> bytes:
    """A server-sent event. Only those that bring steps have an id, so Last-Event-ID always says how many were seen."""
    raw = data.encode() if isinstance(data, str) else data
    raw = raw.replace(b"\r", b"").replace(b"\n", b"\ndata: ")
    number = b"" if id_ is None else b"id: %b\n" % str(id_).encode()
    return b"event: %b\n%bdata: %b\n\n" % (event.encode(), number, raw)


def farewell(moving: bool) -> bytes:
    """The last event of a stream whose server stops. All come back, but not all at once."""
    wait = random.randrange(100, 1000) if moving else random.randrange(900, 1900)
    return b"event: bye\nretry: %d\ndata: %b\n\n" % (wait, b'{"reason": "moving"}' if moving else b"{}")


class Mark(NamedTuple):
    """A moment of a match, as its pages and streams name it: `7`, or `7.2` after something was taken back twice."""

    n: int  # so many steps
    takebacks: int

    def __str__(self) -> str:
        return f"{self.n}.{self.takebacks}" if self.takebacks else str(self.n)

    @classmethod
    def read(cls, text: str) -> Mark | None:
        """The moment of this name; None if it is none."""
        found = MARK.fullmatch(text)
        return None if found is None else cls(int(found[1]), int(found[2] or 0))

    @classmethod
    def needed(cls, text: str) -> Mark:
        """The moment of this name; BadRequest if it is none."""
        found = cls.read(text)
        if found is None:
            raise BadRequest("n is the number of a step, as the page had it", ["n"])
        return found


def mark_of(live: Live) -> Mark:
    """The moment that is shown now: the id of an event that brings steps."""
    return Mark(live.n, live.row.takebacks)


def beginning(live: Live, after: Mark | None) -> Update:
    """How a stream begins: after a moment of this match, or, where something was taken back since then, anew."""
    if live.match is None:
        return Update(("table",), live)
    if after is not None and after.takebacks != live.row.takebacks:
        return Update(("table", "back"), live)
    return Update(("table", "step"), live, min(after.n, live.n) if after is not None else 0)
