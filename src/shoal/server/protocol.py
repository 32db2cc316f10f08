"""HTTP with limits: how large a head may be, how long a client may take to send or to read, how many may connect.

A connection *waits* while it is idle or while its client still sends a request. When there are too many connections,
those that wait give way, the oldest first; one that is being answered, a stream above all, is never closed for another.
"""

from __future__ import annotations

import asyncio
import sys
from http import HTTPStatus

import orjson
from starlette.types import Scope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from shoal.server import clients
from shoal.server.outbox import Line, Outbox
from shoal.server.settings import Settings

PIECE = 4096  # bytes that are parsed at once, so that a head is refused before all of it is taken in
SPARE_FILES = 128  # for the database, bot processes and the listener
PIPELINE = 32  # requests that a client may send ahead of the answers
OVERHEAD = 8  # bytes on the wire for a byte of a body in the smallest chunks
HEAD, BODY, DONE = "head", "body", "done"


class Crowd:
    """Connections that share a limit."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.count = 0
        self.waiting: dict[LimitedProtocol, None] = {}  # the one that has waited longest comes first

    def has_room(self) -> bool:
        """Is there room for one more, if need be in the place of one that waits?"""
        if self.count < self.limit:
            return True
        oldest = next(iter(self.waiting), None)
        if oldest is None:
            return False
        oldest.drop()
        return True


class Door:
    """All connections of a server, and those of each network."""

    def __init__(self, settings: Settings, files: int) -> None:
        self.settings = settings
        self.everybody = Crowd(min(settings.connections, max(1, files - SPARE_FILES)))
        self.networks: dict[str, Crowd] = {}
        self.outbox = Outbox()
        # behind a proxy all connections are the proxy's
        self.by_network = settings.connections_per_address if not settings.trust_proxy else 0

    def crowds(self, client: tuple[str, int] | None) -> list[Crowd]:
        """The crowds that a new connection belongs to."""
        if not self.by_network:
            return [self.everybody]
        network = clients.network(client[0]) if client else clients.UNKNOWN
        return [self.networks.setdefault(network, Crowd(self.by_network)), self.everybody]

    def forget(self, client: tuple[str, int] | None) -> None:
        """A network without connections need not be known."""
        network = clients.network(client[0]) if client else clients.UNKNOWN
        if network in self.networks and not self.networks[network].count:
            del self.networks[network]


def limited(settings: Settings) -> type[LimitedProtocol]:
    """The protocol with these settings, for uvicorn."""
    return type("Limited", (LimitedProtocol,), {"door": Door(settings, raise_file_limit())})


def raise_file_limit() -> int:
    """As many open files as the system lets us have; how many that are."""
    if sys.platform == "win32":
        return 8192
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else 1 << 20
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


class LimitedProtocol(HttpToolsProtocol):
    """One connection."""

    door: Door
    _phase = DONE  # of the message that is being received
    _received = 0  # bytes of this phase
    _timer: asyncio.TimerHandle | None = None
    _timed = ""  # the phase that the timer is for
    _stuck: asyncio.TimerHandle | None = None  # the client does not read
    _crowds: list[Crowd] | None = None
    _ahead: tuple[RequestResponseCycle, ...] = ()  # requests before the newest that may still be answered

    # coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(Line(transport, self.door.outbox, self.loop))  # type: ignore[arg-type]
        crowds = self.door.crowds(self.client)
        if not all(crowd.has_room() for crowd in crowds):
            self._refuse(503, "unavailable", "too many connections; try again in a moment")
            return
        self._crowds = crowds
        for crowd in crowds:
            crowd.count += 1
            crowd.waiting[self] = None
        self._time(HEAD, self.door.settings.head_timeout)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        for cycle in self._ahead:  # uvicorn tells the newest alone that nobody listens any more
            cycle.disconnected = True
            cycle.message_event.set()
        self._leave()
        self.door.forget(self.client)
        for timer in (self._timer, self._stuck, self.timeout_keep_alive_task):
            if timer is not None:
                timer.cancel()

    def drop(self) -> None:
        """Give way to another connection."""
        self._leave()
        self.transport.abort()

    def _leave(self) -> None:
        crowds, self._crowds = self._crowds, None
        for crowd in crowds or ():
            crowd.count -= 1
            crowd.waiting.pop(self, None)

    # receiving

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            piece = data if len(data) <= PIECE else data[start : start + PIECE]
            super().data_received(piece)
            if self._phase != DONE:
                self._received += len(piece)
                self._check_size()
            if len(self.pipeline) > PIPELINE:
                self.transport.abort()
        if self._phase == DONE:
            self._time(DONE, 0.0)
        elif self._phase == HEAD:
            self._time(HEAD, self.door.settings.head_timeout)
        else:
            self._time(BODY, self.door.settings.body_timeout)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._phase, self._received = HEAD, 0

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._phase == HEAD:  # trailers of a chunked body would be kept for ever
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        before = self.cycle
        self._phase, self._received = BODY, 0
        super().on_headers_complete()
        self.scope["shoal.push"] = self.push  # type: ignore[typeddict-unknown-key]
        self.scope["shoal.answer"] = self.answer  # type: ignore[typeddict-unknown-key]
        if before is not None and not before.response_complete:
            self._ahead = (*self._ahead, before)

    def on_message_complete(self) -> None:
        self._phase = DONE
        if not self.cycle.response_complete:  # else it was refused before all of it was here
            for crowd in self._crowds or ():
                crowd.waiting.pop(self, None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self._ahead = ()
            for crowd in self._crowds or ():
                crowd.waiting[self] = None

    def push(self, chunk: bytes) -> bool:
        """Write a piece of the body of a stream past all layers, none of which then has to wake up for it.

        False, and nothing is written, while the client does not read, or once it is gone.
        """
        if self.flow.write_paused or self.transport.is_closing():
            return False
        self.transport.write(b"%x\r\n%b\r\n" % (len(chunk), chunk))
        return True

    def answer(self, scope: Scope, head: bytes, body: bytes) -> bool:
        """Answer a request with 200, these headers and this body in one write, past all layers.

        False, and nothing is written, where there is more to it: an answer begun, a client that does not read or wants
        the connection closed, requests sent ahead.
        """
        cycle = self.cycle
        if cycle.scope is not scope or cycle.response_started or cycle.disconnected or not cycle.keep_alive:
            return False
        if self.flow.write_paused or self.transport.is_closing():
            return False
        usual = b"".join([b"%b: %b\r\n" % pair for pair in cycle.default_headers])  # the date
        self.transport.write(b"HTTP/1.1 200 OK\r\n%b%b\r\n%b" % (usual, head, body))
        cycle.response_started = cycle.response_complete = True
        cycle.message_event.set()
        cycle.on_response()
        return True

    def _check_size(self) -> None:
        settings = self.door.settings
        if self._phase == HEAD and self._received > settings.head_limit:
            self._refuse(431, "too_large", f"the head of a request has at most {settings.head_limit} bytes")
        elif self._phase == BODY and self._received > OVERHEAD * (settings.body_limit + PIECE):
            self._refuse(413, "too_large", f"the body of a request has at most {settings.body_limit} bytes")

    # time

    def _time(self, phase: str, seconds: float) -> None:
        """Give this phase so long; the same phase of the same message is not given more."""
        if self._timed == phase:
            return
        self._timed = phase
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if phase != DONE and not self.transport.is_closing():
            self._timer = self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        if self._phase == DONE:  # it has not sent a byte
            self.transport.close()
        else:
            self._refuse(408, "too_slow", "the request took too long to arrive")

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(self.door.settings.body_timeout, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    # refusing

    def send_400_response(self, msg: str) -> None:
        self._refuse(400, "bad_request", "this is not HTTP")

    def _refuse(self, status: int, code: str, words: str) -> None:
        """Answer in the one shape of an error, unless an answer is on its way already, and hang up."""
        cycle = self.cycle
        answering = cycle is not None and (
            cycle.response_started if self._phase == BODY else not cycle.response_complete
        )
        if not answering and not self.transport.is_closing():
            body = orjson.dumps({"error": {"code": code, "message": words, "allowed": None}})
            head = (
                f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: application/json\r\n"
                f"content-length: {len(body)}\r\nretry-after: 1\r\nconnection: close\r\n\r\n"
            )
            self.transport.write(head.encode() + body)
        self.transport.close()
