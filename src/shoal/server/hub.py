"""Streams: each viewer of a table gets updates as server-sent events, JSON or HTML, from the same step.

A renderer turns an update into events for a viewer. It runs once for all viewers with the same renderer, seat and
language. A stream that cannot keep up is dropped; its client comes back with Last-Event-ID and resumes.

Where there are drawing processes (drawers.py), a renderer may run there. A stream keeps the place of what is being
drawn, so updates stay in order; if nobody draws it, the stream goes on from the last moment it told, like a new one.

A seat may change hands while somebody watches it. So a stream keeps what opened its seat, and asks before anything is
sent whether that still opens it; if not, the stream ends without another byte.
"""

from __future__ import annotations

import asyncio
import time
import weakref
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from typing import Protocol

from shoal.server.errors import Unavailable
from shoal.server.live import Live
from shoal.server.news import News
from shoal.server.seats import Right
from shoal.server.updates import Mark, Render, Update, Viewer, beginning, farewell, frame, mark_of

__all__ = [
    "Drawing",
    "Hub",
    "Mark",
    "Render",
    "Stream",
    "Update",
    "Viewer",
    "beginning",
    "farewell",
    "frame",
    "mark_of",
]

TOGETHER = 0.1  # seconds after which it is shown that somebody has come
LINGER = 1.5  # seconds before a closed stream counts as absence: a reload is not an absence


Sink = Callable[[bytes], bool]  # writes to the viewer at once; False: it has to wait


class Drawing:
    """A piece of some streams that is being drawn elsewhere, and who waits for it."""

    __slots__ = ("chunk", "waiting")

    def __init__(self) -> None:
        self.chunk: bytes | None = None
        self.waiting: list[tuple[Stream, Mark | None]] = []  # each with the moment that it had told before

    def done(self, chunk: bytes | None) -> None:
        """Here it is; None: nobody has drawn it."""
        self.chunk = chunk
        waiting, self.waiting = self.waiting, []
        for stream, before in waiting:
            if chunk is None:
                stream.draw_again(self, before)
            else:
                stream.flush()


class Elsewhere(Protocol):
    """Who draws in other processes: drawers.py."""

    render: Render

    @property
    def drawn(self) -> int:
        """How many drawings have come back, for /metrics."""

    @property
    def ready(self) -> int:
        """How many processes can draw now, for /metrics."""

    def start(self) -> None:
        """Get ready."""

    async def stop(self) -> None:
        """Draw nothing any more."""

    def takes(self, update: Update) -> bool:
        """Is this to be drawn there?"""

    def draw(self, update: Update, drawings: Mapping[Viewer, Drawing]) -> None:
        """Have it drawn for these viewers."""

    def forget(self, live: Live) -> None:
        """A table is not in memory any more."""


class Stream:
    """One viewer's stream: an async iterator of bytes, ready to be sent."""

    def __init__(self, hub: Hub, live: Live, viewer: Viewer, render: Render, right: Right | None = None) -> None:
        self.hub = hub
        self.live = live
        self.viewer = viewer
        self.render = render
        self.right = right
        self.open = True
        self.sink: Sink | None = None
        self.mark: Mark | None = None  # the moment up to which everything is told, or on its way in its place
        self._sending = False  # something was taken from what is pending, and is not written yet
        self._pending: list[bytes | Drawing] = []
        self._wake: asyncio.Future[None] | None = None

    def entitled(self) -> bool:
        """May this viewer still see what the seat sees? If not, the stream has ended."""
        seat, right = self.viewer.seat, self.right
        if seat is None or (right is not None and right.seat == seat and right.holds(self.live.row.seats)):
            return True
        self._pending.clear()
        self.close()
        return False

    def offer(self, piece: bytes | Drawing) -> None:
        """Queue something; a stream too far behind is dropped."""
        if len(self._pending) >= self.hub.backlog:
            self.hub.dropped += 1
            self._pending.clear()
            self.close()
            return
        self._pending.append(piece)
        self._nudge()

    def show(self, piece: bytes | Drawing) -> None:
        """Send something, at once if that can be. The viewer is entitled to it."""
        if isinstance(piece, Drawing) and piece.chunk is None:
            piece.waiting.append((self, self.mark))
            self.offer(piece)
        elif not self.push(_bytes(piece)):
            self.offer(piece)

    def push(self, chunk: bytes) -> bool:
        """Write something at once; False, and nothing is done, where it must queue. The viewer is entitled to it."""
        return self.sink is not None and not self._pending and not self._sending and self.sink(chunk)

    def flush(self) -> None:
        """Something that had its place here is drawn: what can be sent is sent."""
        if not self.entitled():
            return
        count = self._ready()
        straight = self.sink is not None and not self._sending and count > 0
        if straight and self.sink is not None and self.sink(b"".join(map(_bytes, self._pending[:count]))):
            del self._pending[:count]
        if self._pending or not self.open:
            self._nudge()

    def draw_again(self, drawing: Drawing, before: Mark | None) -> None:
        """Nobody has drawn this piece: the stream begins anew after the moment `before` it, or ends there."""
        if drawing not in self._pending:  # it began anew already
            return
        at = self._pending.index(drawing)
        rest, self._pending = self._pending[at:], self._pending[:at]
        if not self.open:  # only its last words are left; the client comes back after what it has seen
            self._pending += [piece for piece in rest if type(piece) is bytes and piece.startswith(b"event: bye")]
            self._nudge()
        elif self.entitled():
            self.hub.begin(self, before)

    def _ready(self) -> int:
        """How many of the pieces that wait can be sent, in their order."""
        for count, piece in enumerate(self._pending):
            if isinstance(piece, Drawing) and piece.chunk is None:
                return count
        return len(self._pending)

    def _nudge(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def close(self) -> None:
        """No more updates; what is queued is still sent, while the seat is the viewer's."""
        if self.open:
            self.open = False
            self.hub._left(self)
            self._nudge()

    async def __aiter__(self) -> AsyncIterator[bytes]:
        loop = asyncio.get_running_loop()
        try:
            while True:
                count = self._ready() if self._pending and self.entitled() else 0
                if count:
                    chunk, self._pending = b"".join(map(_bytes, self._pending[:count])), self._pending[count:]
                    self._sending = True
                    yield chunk
                    self._sending = False
                elif not self.open and not self._pending:
                    return
                else:
                    self._wake = loop.create_future()
                    await self._wake
        finally:
            self.close()


def _bytes(piece: bytes | Drawing) -> bytes:
    if isinstance(piece, Drawing):
        assert piece.chunk is not None
        return piece.chunk
    return piece


class Hub:
    """All streams of this process."""

    def __init__(self, backlog: int = 64, heartbeat: float = 15.0) -> None:
        self.backlog = backlog
        self.heartbeat = heartbeat
        self.streams: set[Stream] = set()
        self.stopping = False
        self.on_presence: Callable[[Live, int | None], None] | None = None  # presence.py, where there are other nodes
        self.elsewhere: Elsewhere | None = None  # drawers.py, where there are drawing processes
        self.tell: Callable[[News], None] = lambda news: None  # the other nodes, what is written nowhere
        self.dropped = 0  # for /metrics
        self.rendered = 0
        self.sent = 0

    def subscribe(
        self, live: Live, viewer: Viewer, render: Render, after: Mark | None = None, right: Right | None = None
    ) -> Stream:
        """A stream that begins with the table and, once there is a match, the view with what came `after` a moment."""
        if self.stopping:
            raise Unavailable("the server is about to stop; try again in a moment")
        first_of_seat = not live.present.get(viewer.seat)
        live.present[viewer.seat] = live.present.get(viewer.seat, 0) + 1
        if self.on_presence is not None and (first_of_seat or viewer.seat is None):
            self.on_presence(live, viewer.seat)
        if first_of_seat:
            self._arrives(live)
        stream = Stream(self, live, viewer, render, right)
        live.streams.add(stream)
        self.streams.add(stream)
        stream.offer(b"retry: 1000\n\n")
        stream.mark = after
        self._show([stream], beginning(live, after))
        return stream

    def begin(self, stream: Stream, after: Mark | None) -> None:
        """A stream goes on as if it had just begun after this moment."""
        self._show([stream], beginning(stream.live, after), here=True)

    def _arrives(self, live: Live) -> None:
        """Somebody has come: the others see it, once for all who come together, as after a restart they all do."""
        if not live.unaware:
            asyncio.get_running_loop().call_later(TOGETHER, self._arrived, live)
        live.unaware.add(None)
        live.unaware |= live.streams

    def _arrived(self, live: Live) -> None:
        unaware = [stream for stream in live.unaware if stream is not None and stream.open]
        live.unaware.clear()
        if not self.stopping:
            self.publish(Update(("table",), live), unaware)

    def publish(self, update: Update, to: Iterable[Stream] | None = None) -> None:
        """Show what is new to all viewers of the table, or `to` some of them."""
        streams = tuple(update.live.streams) if to is None else to
        self._show([stream for stream in streams if stream.entitled()], update)
        if "table" in update.kinds:
            for seat in range(update.live.row.players):
                self._await_due(update.live, seat)

    def _await_due(self, live: Live, seat: int) -> None:
        """Once somebody is gone for so long that a bot may play on, the others see it."""
        wait = live.replaceable_in(seat)
        if wait and seat not in live.awaited:
            live.awaited.add(seat)
            asyncio.get_running_loop().call_later(wait + 0.05, self._due, weakref.ref(live), seat)

    def _due(self, there: weakref.ref[Live], seat: int) -> None:
        if (live := there()) is None:  # nobody has looked at the table since
            return
        live.awaited.discard(seat)
        if live.streams and not self.stopping and live.replaceable_in(seat) is not None:
            self.publish(Update(("table",), live))

    def part(self, live: Live, seat: int | None = None) -> None:
        """A seat (None: every seat) has a new holder: its streams end; whoever may see it still comes back."""
        for stream in tuple(live.streams):
            if stream.viewer.seat is not None and seat in (None, stream.viewer.seat):
                stream.offer(b'event: bye\nretry: 100\ndata: {"reason": "seat"}\n\n')
                stream.close()

    def _show(self, streams: Iterable[Stream], update: Update, here: bool = False) -> None:
        """Draw an update once for equal viewers, in this process (always, where it must be `here`) or elsewhere."""
        elsewhere = self.elsewhere
        away = None if elsewhere is None or here or not elsewhere.takes(update) else elsewhere.render
        drawn: dict[tuple[Render, Viewer], bytes | Drawing] = {}
        mark = mark_of(update.live) if "step" in update.kinds or "back" in update.kinds else None
        for stream in streams:
            key = (stream.render, stream.viewer)
            piece = drawn.get(key)
            if piece is None:
                piece = drawn[key] = Drawing() if stream.render is away else stream.render(update, stream.viewer)
                self.rendered += 1
            self.sent += 1
            stream.show(piece)
            if mark is not None:
                stream.mark = mark
        if elsewhere is not None and away is not None:
            drawings = {viewer: piece for (_, viewer), piece in drawn.items() if isinstance(piece, Drawing)}
            if drawings:
                elsewhere.draw(update, drawings)

    def _left(self, stream: Stream) -> None:
        live, seat = stream.live, stream.viewer.seat
        self.streams.discard(stream)
        live.streams.discard(stream)
        live.present[seat] -= 1
        live.used = time.monotonic()
        if seat is not None and live.present[seat] == 0:
            live.left_at[seat] = live.used
        if self.on_presence is not None and (live.present[seat] == 0 or seat is None) and not self.stopping:
            self.on_presence(live, seat)
        if live.present[seat] == 0 and live.streams and not self.stopping:
            asyncio.get_running_loop().call_later(LINGER, self._publish_absence, live, seat)

    def _publish_absence(self, live: Live, seat: int | None) -> None:
        if not live.watching(seat) and live.streams and not self.stopping:
            self.publish(Update(("table",), live))

    def forget(self, live: Live) -> None:
        """A table is not in memory any more."""
        if self.elsewhere is not None:
            self.elsewhere.forget(live)

    async def beat(self) -> None:
        """Signs of life on all streams, for ever."""
        while True:
            await asyncio.sleep(self.heartbeat)
            self._beat_once()

    def _beat_once(self) -> None:
        for stream in tuple(self.streams):
            if not stream._pending:
                stream.offer(b": still here\n\n")

    async def stop(self, grace: float, moving: bool = False) -> None:
        """Say on all streams that the server stops (`moving`: others go on), and wait for them to empty."""
        self.stopping = True
        for stream in tuple(self.streams):
            stream.offer(farewell(moving))
            stream.close()
        end = time.monotonic() + grace
        while self.streams and time.monotonic() < end:
            await asyncio.sleep(0.02)
