"""A drawing process: questions come by a socket, its standard input, and drawn bytes go back (server/drawers.py)."""

from __future__ import annotations

import gc
import logging
import marshal
import os
import signal
import socket
from contextlib import suppress
from typing import Any

from shoal import fair
from shoal.game import find, names
from shoal.match import SeededChance, Variant, fold, refold
from shoal.server import logs
from shoal.server.drawers import SIZE, Question, packed
from shoal.server.hub import Update, Viewer
from shoal.server.live import RECENT, Live
from shoal.server.past import Past
from shoal.server.seats import Seat
from shoal.server.store import Row
from shoal.web.table_view import render

log = logging.getLogger("shoal.drawer")
MOST = 4000  # tables that it knows; the server is told when one is unknown, and sends its whole log


class Unknown(Exception):
    """The steps before those that came are not here."""


class Twin(Live):
    """A table as far as drawing needs it: its match, and what the server says of everything else."""

    told: dict[str, Any]
    can: list[int]

    def summary(self) -> dict[str, Any]:
        return self.told

    def can_take_back(self, seat: int | None) -> bool:
        return seat in self.can


class Twins:
    """The tables that this process knows."""

    def __init__(self) -> None:
        self.known: dict[str, Twin] = {}  # the one that was drawn longest ago comes first

    def draw(self, question: Question) -> list[bytes]:
        """What each of the viewers gets, byte by byte what the server itself would draw."""
        twin = self._at(question)
        update = Update(question.kinds, twin, question.since, question.by)
        return [render(update, Viewer(*viewer)) for viewer in question.viewers]

    def _at(self, question: Question) -> Twin:
        """The table at the moment that the question is about."""
        row, twin = _row(question), self.known.pop(question.table, None)
        if not question.start:
            twin = _made(row, question.log)
        elif twin is None or twin.n != question.start or twin.row.takebacks != question.takebacks:
            raise Unknown(question.table)
        elif question.log:
            match = twin.match
            assert match is not None
            twin.adopt(fold(match.game, match.state, match.meant(question.log), question.start))
        twin.revise(row)
        twin.told, twin.can = question.summary, question.can_take_back
        self.known[question.table] = twin
        if len(self.known) > MOST:
            del self.known[next(iter(self.known))]
        return twin


def _made(row: Row, moves: list[int]) -> Twin:
    match, steps = refold(row.record(moves), SeededChance(0))  # chance is in the log, and decides nothing here
    twin = Twin(row, match, Past(match, steps))
    twin.recent.extend(steps[-RECENT:])
    return twin


def _row(question: Question) -> Row:
    """As much of the row as a match needs; no key, no guests, no words."""
    row = Row(question.table, *question.about, (), None, False, question.phase, "", "", 0.0)
    return row if not question.takebacks else row.revised(takebacks=question.takebacks)


def warm_up() -> None:
    """Draw every game once: its templates are compiled then."""
    for name in names():
        variant = Variant(find(name))
        match = variant.match(seed=1)
        seats = tuple(Seat("person", "A") for _ in range(variant.players))
        about = ("", name, match.game.version, variant.players, variant.options, seats)
        live = Live(Row(*about, None, False, "playing", "", fair.new_key(), 0.0), match)
        render(Update(("table", "step"), live), Viewer(match.actor))


def answers(twins: Twins, raw: bytes) -> bytes:
    """The answer to a message; nothing where it asks for nothing."""
    message = marshal.loads(raw)
    if len(message) == 1:
        twins.known.pop(message[0], None)
        return b""
    question = Question(*message)
    try:
        return packed((question.id, twins.draw(question)))
    except Exception as error:
        twins.known.pop(question.table, None)
        if not isinstance(error, Unknown):
            log.exception("a table cannot be drawn here", extra={"table": question.table})
        return packed((question.id, None))


def main() -> None:
    """Draw until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    logs.set_up("info")
    twins = Twins()
    warm_up()
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 100)
    with suppress(OSError), socket.socket(fileno=os.dup(0)) as line:  # the server may go at any moment
        line.sendall(packed((None, names())))
        while raw := _message(line):
            line.sendall(answers(twins, raw))


def _message(line: socket.socket) -> bytes:
    """The next message; empty when the server is gone."""
    size = _exactly(line, SIZE)
    return _exactly(line, int.from_bytes(size, "big")) if size else b""


def _exactly(line: socket.socket, size: int) -> bytes:
    found = b""
    while len(found) < size:
        more = line.recv(size - len(found))
        if not more:
            return b""
        found += more
    return found


if __name__ == "__main__":
    main()
