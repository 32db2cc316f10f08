"""Streams: each viewer of a table gets updates as server-sent events, JSON or HTML, from the same step.

A renderer turns an update into text for a viewer. It runs once for all viewers with the same renderer, seat and
language. A stream that cannot keep up is dropped; its client comes back with Last-Event-ID and resumes.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

from shoal.server.errors import Unavailable
from shoal.server.live import Live, Sight

LINGER = 1.5  # seconds before a closed stream counts as absence: a reload is not an absence


@dataclass(frozen=True)
class Viewer:
    """Who looks: two viewers that are equal get the same bytes."""

    seat: int | None = None  # None: a spectator
    language: str = "en"
    style: str = ""  # anything else that a renderer needs


@dataclass(frozen=True)
class Update:
    """Something new at a table: `table` (people, clocks, phase) or `step` (the match went on)."""

    kind: str
    live: Live
    since: int = 0  # for `step`: the first step that is new to the viewer

    def sight(self, viewer: Viewer) -> Sight:
        """For `step`: what the viewer sees now, and the events that led there."""
        return self.live.sight(viewer.seat, self.since)


Render = Callable[[Update, Viewer], str | bytes | None]  # None: nothing to tell this viewer


def framed(update: Update, text: str | bytes) -> bytes:
    """An update as a server-sent event. Only steps have an id, so Last-Event-ID is always the number of steps seen."""
    raw = text.encode() if isinstance(text, str) else text
    raw = raw.replace(b"\r", b"").replace(b"\n", b"\ndata: ")
    if update.kind == "step":
        return b"event: step\nid: %d\ndata: %b\n\n" % (update.live.n, raw)
    return b"event: %b\ndata: %b\n\n" % (update.kind.encode(), raw)


class Stream:
    """One viewer's stream: an async iterator of bytes, ready to be sent."""

    def __init__(self, hub: Hub, live: Live, viewer: Viewer, render: Render) -> None:
        self.hub = hub
        self.live = live
        self.viewer = viewer
        self.render = render
        self.open = True
        self._pending: list[bytes] = []
        self._wake: asyncio.Future[None] | None = None

    def offer(self, chunk: bytes) -> None:
        """Queue something; a stream too far behind is dropped."""
        if len(self._pending) >= self.hub.backlog:
            self.hub.dropped += 1
            self._pending.clear()
            self.close()
            return
        self._pending.append(chunk)
        self._nudge()

    def _nudge(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def close(self) -> None:
        """No more updates; what is queued is still sent."""
        if self.open:
            self.open = False
            self.hub._left(self)
            self._nudge()

    async def __aiter__(self) -> AsyncIterator[bytes]:
        loop = asyncio.get_running_loop()
        try:
            while True:
                if self._pending:
                    chunk, self._pending = b"".join(self._pending), []
                    yield chunk
                elif not self.open:
                    return
                else:
                    self._wake = loop.create_future()
                    await self._wake
        finally:
            self.close()


class Hub:
    """All streams of this process."""

    def __init__(self, backlog: int = 64, heartbeat: float = 15.0) -> None:
        self.backlog = backlog
        self.heartbeat = heartbeat
        self.streams: set[Stream] = set()
        self.stopping = False
        self.dropped = 0  # for /metrics
        self.rendered = 0
        self.sent = 0

    def subscribe(self, live: Live, viewer: Viewer, render: Render, last_id: int | None = None) -> Stream:
        """A stream that begins with the table and, once there is a match, the sight with what came after `last_id`."""
        if self.stopping:
            raise Unavailable("the server is about to stop; try again in a moment")
        stream = Stream(self, live, viewer, render)
        first_of_seat = not live.present.get(viewer.seat)
        live.present[viewer.seat] = live.present.get(viewer.seat, 0) + 1
        live.streams.add(stream)
        self.streams.add(stream)
        stream.offer(b"retry: 1000\n\n")
        if first_of_seat:
            self.publish(Update("table", live))
        else:
            self._tell(stream, Update("table", live), {})
        if live.match is not None:
            resumed = last_id if last_id is not None and 0 <= last_id <= live.n else 0
            self._tell(stream, Update("step", live, resumed), {})
        return stream

    def publish(self, update: Update) -> None:
        """Tell all viewers of the table."""
        cache: dict[tuple[Render, Viewer], bytes | None] = {}
        for stream in tuple(update.live.streams):
            self._tell(stream, update, cache)

    def _tell(self, stream: Stream, update: Update, cache: dict[tuple[Render, Viewer], bytes | None]) -> None:
        key = (stream.render, stream.viewer)
        if key in cache:
            chunk = cache[key]
        else:
            text = stream.render(update, stream.viewer)
            chunk = cache[key] = None if text is None else framed(update, text)
            self.rendered += 1
        if chunk is not None:
            self.sent += 1
            stream.offer(chunk)

    def _left(self, stream: Stream) -> None:
        live, seat = stream.live, stream.viewer.seat
        self.streams.discard(stream)
        live.streams.discard(stream)
        live.present[seat] -= 1
        live.used = time.monotonic()
        if seat is not None and live.present[seat] == 0:
            live.left_at[seat] = live.used
        if live.present[seat] == 0 and live.streams and not self.stopping:
            asyncio.get_running_loop().call_later(LINGER, self._tell_absence, live, seat)

    def _tell_absence(self, live: Live, seat: int | None) -> None:
        if not live.present.get(seat) and live.streams and not self.stopping:
            self.publish(Update("table", live))

    async def beat(self) -> None:
        """Signs of life on all streams, for ever."""
        while True:
            await asyncio.sleep(self.heartbeat)
            for stream in tuple(self.streams):
                if not stream._pending:
                    stream.offer(b": still here\n\n")

    async def stop(self, grace: float) -> None:
        """Tell everybody that the server stops, and wait for the streams to empty."""
        self.stopping = True
        for stream in tuple(self.streams):
            stream.offer(b"event: bye\nretry: 1500\ndata: {}\n\n")
            stream.close()
        end = time.monotonic() + grace
        while self.streams and time.monotonic() < end:
            await asyncio.sleep(0.02)
