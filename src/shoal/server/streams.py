"""A stream over HTTP: server-sent events from a hub stream, until one side has enough."""

from __future__ import annotations

import asyncio

import orjson
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from shoal.server import guests
from shoal.server.hub import Mark, Render, Stream, Update, Viewer, farewell, frame
from shoal.server.live import Live
from shoal.server.services import Services

HEADERS = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),  # proxies must not hold events back
]


class EventStream(Response):
    """The response that carries a hub stream."""

    media_type = "text/event-stream"

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.background = None
        self.status_code = 200
        self.raw_headers = list(HEADERS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        gone = asyncio.ensure_future(self._until_gone(receive))
        try:
            await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
            straight: Send = scope.get("shoal.send", send)
            self.stream.sink = scope.get("shoal.push")
            async for chunk in self.stream:
                await straight({"type": "http.response.body", "body": chunk, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            self.stream.close()
            gone.cancel()

    async def _until_gone(self, receive: Receive) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        self.stream.close()


def open_stream(request: Request, services: Services, live: Live, viewer: Viewer, render: Render) -> Response:
    """A response that streams a table to a viewer; it resumes after Last-Event-ID, or after ?after=N."""
    after = seen_before(request)
    if "shoal.head" in request.scope:  # to look at, not to listen to
        seen = Response()
        seen.raw_headers = list(HEADERS)
        return seen
    if services.hub.stopping:  # a refusal would end it for good: browsers come back only after a stream that worked
        return Response(farewell(moving=bool(services.settings.drain)), media_type=EventStream.media_type)
    right = guests.right_of(request, services, live)
    return EventStream(services.hub.subscribe(live, viewer, render, after, right))


def seen_before(request: Request) -> Mark | None:
    """The moment after which a stream is to go on."""
    return Mark.read(request.headers.get("last-event-id") or request.query_params.get("after", ""))


def as_json(update: Update, viewer: Viewer) -> bytes:
    """The renderer of the JSON stream: an event for each kind of news, in their order."""
    if len(update.kinds) == 1:  # nearly always
        return WRITERS[update.kinds[0]](update, viewer)
    return b"".join([WRITERS[kind](update, viewer) for kind in update.kinds])


def _table(update: Update, viewer: Viewer) -> bytes:
    return frame("table", orjson.dumps(update.summary | {"you": viewer.seat}))


def _step(update: Update, viewer: Viewer) -> bytes:
    view = update.view(viewer)
    shown = {
        "n": view.n,
        "events": view.events,
        "events_until": view.events_until,
        "view": view.view,
        "actions": view.actions,
        "clock": update.live.clock(),
        "can_take_back": view.can_take_back,
        "takebacks": view.takebacks,
    }
    return b"event: step\nid: %b\ndata: %b\n\n" % (update.id, orjson.dumps(shown))


def _back(update: Update, viewer: Viewer) -> bytes:
    """Forget what came from that step on; what is there instead follows."""
    told = {"n": update.since, "seat": update.by, "takebacks": update.live.row.takebacks}
    return frame("back", orjson.dumps(told)) + _step(update, viewer)


def _emote(update: Update, viewer: Viewer) -> bytes:
    return frame("emote", orjson.dumps({"seat": update.by, "emote": update.emote}))


WRITERS = {"table": _table, "step": _step, "back": _back, "emote": _emote}
