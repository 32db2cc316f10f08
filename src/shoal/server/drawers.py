"""Pages drawn in processes of their own, so that a second core does what is most of the work.

A drawing process has a copy of each match that it draws: the log is the match, so only new steps travel there, with
what everybody may know of the table, and finished bytes come back. It has no key, no token and no database.

Nothing depends on it. A stream keeps the place of whatever is drawn elsewhere (`hub.Drawing`), so nothing overtakes;
when a process is behind, dead, stuck or not ready, the server draws by itself, from the last moment that the stream
has told.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import marshal
import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple, cast

from shoal.server.hub import Drawing, Hub, Render, Update, Viewer
from shoal.server.live import RECENT, Live
from shoal.server.logs import reason

log = logging.getLogger("shoal.drawers")
DRAWN = frozenset(
    ("table", "step")
)  # kinds of updates; emotes are cheap, and what was taken back is drawn with all its log
BEHIND = 256  # drawings on their way from which on the server draws by itself
LONGEST = 1000  # steps of a match that is copied to a process which does not know it: others would wait while it folds
PATIENCE = 3.0  # seconds without any answer after which a process is stuck
AGAIN = (0.5, 60.0)  # seconds until a process that died is started again: at first, at most
RUSH = 10.0  # seconds that the processes wait at most, while all who were here come back: they would take their core
QUIET = 2.0, 10  # after so many seconds with fewer drawings than this, the rush is over
SIZE = 4  # bytes that say how long a message is


class Question(NamedTuple):
    """What a drawing process is asked: to draw the table for some viewers. All of it is plain data."""

    id: int
    table: str
    start: int  # the first step of `log`: those before it are there already; 0: the match is not there yet
    log: list[int]
    about: tuple[str, int, int, dict[str, Any]]  # game, version, players, options
    phase: str
    takebacks: int
    summary: dict[str, Any]
    can_take_back: list[int]  # the seats, as far as they look on
    kinds: tuple[str, ...]
    since: int
    by: int | None
    viewers: list[tuple[Any, ...]]


class Asked(NamedTuple):
    """A question on its way."""

    at: float
    live: Live
    drawings: list[Drawing]


def packed(message: tuple[Any, ...]) -> bytes:
    """A message for the other side, which is the same program with the same interpreter."""
    raw = marshal.dumps(tuple(message))
    return len(raw).to_bytes(SIZE, "big") + raw


class Drawer(asyncio.Protocol):
    """One process, kept alive."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.games: frozenset[str] = frozenset()  # that it can draw; none before it is ready
        self.count = 0  # drawings on their way
        self.drawn = 0  # those that came back
        self.heard = 0.0  # when it last said something (monotonic)
        self.process: subprocess.Popen[bytes] | None = None
        self._asked: dict[int, Asked] = {}
        self._ids = itertools.count()
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self._lost: asyncio.Future[None] | None = None

    async def run(self) -> None:
        """Start it, and again whenever it dies, for ever."""
        pause = AGAIN[0]
        try:
            while True:
                began = time.monotonic()
                try:
                    await self._start()
                    await self._until_lost()
                    log.warning("a drawing process died", extra={"status": self._reaped()})
                except OSError as error:  # no memory, no more processes
                    log.error("a drawing process cannot start", extra={"reason": reason(error)})
                pause = AGAIN[0] if time.monotonic() - began > AGAIN[1] else min(2 * pause, AGAIN[1])
                await asyncio.sleep(pause)
        finally:
            if self._transport is not None:
                self._transport.abort()
            self.fail()
            self._reaped()

    async def _start(self) -> None:
        loop = asyncio.get_running_loop()
        ours, theirs = socket.socketpair()
        environ = {name: value for name, value in os.environ.items() if name not in ("SHOAL_SECRET", "SHOAL_DATABASE")}
        with theirs:
            command = [sys.executable, "-m", self.module]
            self.process = subprocess.Popen(command, stdin=theirs.fileno(), env=environ, start_new_session=True)
        self._buffer.clear()
        self._lost = loop.create_future()
        await loop.create_connection(lambda: self, sock=ours)
        log.info("a drawing process started", extra={"pid": self.process.pid})

    async def _until_lost(self) -> None:
        assert self._lost is not None
        while not self._lost.done():
            await asyncio.wait([self._lost], timeout=PATIENCE / 4)
            oldest = next(iter(self._asked.values()), None)
            if oldest is not None and time.monotonic() - max(oldest.at, self.heard) > PATIENCE:
                log.warning("a drawing process is stuck")
                assert self._transport is not None
                self._transport.abort()
                await self._lost

    def _reaped(self) -> int | None:
        process, self.process = self.process, None
        if process is None:
            return None
        process.kill()
        return process.wait()

    # the questions

    def takes(self, update: Update) -> bool:
        """Would it draw this soon? Else the server does, as it does whatever would take long."""
        live = update.live
        if live.row.game not in self.games or self.count >= BEHIND:
            return False
        near = "step" not in update.kinds or live.n - update.since <= RECENT
        return near and (self._known(live) > 0 or live.n <= LONGEST)

    def _known(self, live: Live) -> int:
        """How many steps of this match are there already."""
        process, takebacks, n = live.copied or (None, 0, 0)
        return n if process is self.process and takebacks == live.row.takebacks and n <= live.n else 0

    def ask(self, update: Update, drawings: Mapping[Viewer, Drawing]) -> None:
        """Have it drawn."""
        live, row = update.live, update.live.row
        assert live.match is not None
        assert self._transport is not None
        start, seats = self._known(live), {viewer.seat for viewer in drawings if viewer.seat is not None}
        question = Question(
            next(self._ids),
            live.id,
            start,
            live.match.log[start:],
            (row.game, row.version, row.players, row.options),
            row.phase,
            row.takebacks,
            update.summary,
            [seat for seat in seats if live.can_take_back(seat)],
            update.kinds,
            update.since,
            update.by,
            [tuple(viewer) for viewer in drawings],
        )
        self._asked[question.id] = Asked(time.monotonic(), live, list(drawings.values()))
        self.count += len(drawings)
        try:
            self._transport.write(packed(question))
        except ValueError:  # a game whose summary is more than plain data
            self._answered(question.id, None)
        else:
            live.copied = self.process, row.takebacks, live.n

    def forget(self, live: Live) -> None:
        """It need not know this table any more."""
        if self._known(live) and self._transport is not None:
            self._transport.write(packed((live.id,)))
        live.copied = None

    def _answered(self, id_: int, chunks: list[bytes] | None) -> None:
        asked = self._asked.pop(id_)
        self.count -= len(asked.drawings)
        if chunks is None:
            asked.live.copied = None
        else:
            self.drawn += len(chunks)
        for drawing, chunk in zip(asked.drawings, chunks or itertools.repeat(None), strict=False):
            drawing.done(chunk)

    def fail(self) -> None:
        """Nothing that was asked is drawn there."""
        self.games = frozenset()
        for id_ in list(self._asked):
            self._answered(id_, None)

    # the line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.heard = time.monotonic()
        self._buffer += data
        while len(self._buffer) >= SIZE:
            end = SIZE + int.from_bytes(self._buffer[:SIZE], "big")
            if len(self._buffer) < end:
                return
            with memoryview(self._buffer) as raw:
                message = marshal.loads(raw[SIZE:end])
            del self._buffer[:end]
            if message[0] is None:
                self.games = frozenset(message[1])  # it is ready
            else:
                self._answered(*message)

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if self._lost is not None and not self._lost.done():
            self._lost.set_result(None)
        self.fail()


class Drawers:
    """So many processes; each table has its own."""

    def __init__(self, hub: Hub, count: int, module: str, render: Render) -> None:
        self.hub = hub
        self.render = render  # what they draw as well
        self.pool = [Drawer(module) for _ in range(count)]
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def drawn(self) -> int:
        """How many drawings have come back, for /metrics."""
        return sum(drawer.drawn for drawer in self.pool)

    @property
    def ready(self) -> int:
        """How many processes can draw now, for /metrics."""
        return sum(bool(drawer.games) for drawer in self.pool)

    def start(self) -> None:
        """Start all processes; until they are ready, and whenever they are not, the server draws by itself."""
        self._tasks = [asyncio.get_running_loop().create_task(self._run(drawer)) for drawer in self.pool]

    async def _run(self, drawer: Drawer) -> None:
        end, (seconds, few) = time.monotonic() + RUSH, QUIET
        before = self.hub.rendered - few
        while self.hub.rendered - before >= few and time.monotonic() < end:
            before = self.hub.rendered
            await asyncio.sleep(seconds)
        await drawer.run()

    async def stop(self) -> None:
        """End them."""
        for task in self._tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def takes(self, update: Update) -> bool:
        """Is this to be drawn elsewhere?"""
        if update.live.match is None or not DRAWN.issuperset(update.kinds):
            return False
        return self._of(update.live).takes(update)

    def draw(self, update: Update, drawings: Mapping[Viewer, Drawing]) -> None:
        """Have it drawn for these viewers."""
        self._of(update.live).ask(update, drawings)

    def forget(self, live: Live) -> None:
        """A table is not in memory any more."""
        self._of(live).forget(live)

    def _of(self, live: Live) -> Drawer:
        return self.pool[live.row.number % len(self.pool)]
