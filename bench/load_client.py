"""Clients for load tests: bare asyncio, so that the client is not what is measured. Runs in a process of its own."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Callable, Sequence
from typing import Any, cast
from urllib.parse import urlsplit

import orjson

BUTTON = re.compile(rb'name="action" value="(\d+)"')


class Poster(asyncio.Protocol):
    """One kept-open connection for requests, one at a time."""

    def __init__(self) -> None:
        self._buffer = b""
        self._answer: asyncio.Future[tuple[int, bytes]] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        head, found, rest = self._buffer.partition(b"\r\n\r\n")
        if not found:
            return
        lower = head.lower()
        start = lower.index(b"content-length:") + 15
        length = int(lower[start:].split(b"\r\n", 1)[0])
        if len(rest) >= length and self._answer is not None:
            self._buffer = rest[length:]
            self._answer.set_result((int(head[9:12]), rest[:length]))

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    async def send(self, method: str, path: str, token: str | None = None, body: Any = None) -> tuple[int, Any]:
        """The status and the parsed answer of a request."""
        raw = b"" if body is None else orjson.dumps(body)
        auth = f"authorization: Bearer {token}\r\n" if token else ""
        head = f"{method} {path} HTTP/1.1\r\nhost: bench\r\n{auth}content-type: application/json\r\n"
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(f"{head}content-length: {len(raw)}\r\n\r\n".encode() + raw)
        status, answer = await self._answer
        return status, orjson.loads(answer)


class Listener(asyncio.Protocol):
    """One stream of server-sent events, cut into events and handed on with their time of arrival."""

    def __init__(self, path: str, token: str | None, on_event: Callable[[bytes, bytes], None]) -> None:
        self._request = f"GET {path} HTTP/1.1\r\nhost: bench\r\n" + (
            f"authorization: Bearer {token}\r\n" if token else ""
        )
        self._on_event = on_event
        self._raw = b""
        self._text = b""
        self._in_body = False
        self.received = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write((self._request + "\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._raw += data
        if not self._in_body:
            head, found, rest = self._raw.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 200"), head
            self._raw, self._in_body = rest, True
        self._unchunk()
        while True:
            event, found, rest = self._text.partition(b"\n\n")
            if not found:
                return
            self._text = rest
            if event.startswith(b"event: "):
                kind, _, body = event.partition(b"\n")
                self._on_event(kind[7:], body)

    def _unchunk(self) -> None:
        while True:
            size, found, rest = self._raw.partition(b"\r\n")
            if not found or len(rest) < int(size, 16) + 2:
                return
            length = int(size, 16)
            self._text += rest[:length]
            self._raw = rest[length + 2 :]


class Table:
    """A table whose seats are all ours: it posts moves, and sees when the last viewer has them."""

    def __init__(
        self,
        address: tuple[str, int],
        game: str,
        viewers: int,
        stream: str,
        seed: int,
        watched: Sequence[tuple[str, int]] = (),  # where its viewers look on, in turn; none: where it plays
    ) -> None:
        self.address = address
        self.watched = watched or [address]
        self.game = game
        self.viewers = viewers
        self.stream = stream
        self.random = random.Random(seed)
        self.listeners: list[Listener] = []
        self.seen: list[int] = []
        self.n = 0
        self.over = False
        self.turn: list[int] = []  # what the actor may do
        self.actor = 0
        self.all_seen: asyncio.Event = asyncio.Event()

    async def open(self, poster: Poster | None = None) -> None:
        """Create table, sit on every seat, start, and open the streams."""
        loop = asyncio.get_running_loop()
        if poster is None:
            _, poster = await loop.create_connection(Poster, *self.address)
        self.poster = poster
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (self.viewers - 1)
        status, made = await poster.send("POST", "/api/tables", body={"game": self.game, "seats": seats, "name": "A"})
        assert status == 201, made
        self.id = made["table"]["id"]
        self.tokens = [made["token"]]
        for _ in seats[1:]:
            _, sat = await poster.send("POST", f"/api/tables/{self.id}/seats", body={"name": "B"})
            self.tokens.append(sat["token"])
        status, answer = await poster.send("POST", f"/api/tables/{self.id}/start", self.tokens[0])
        assert status == 200, answer
        self.over = False
        self.turn = []
        self.all_seen.clear()
        self.seen = [-1] * self.viewers
        self.n = (await self._state(0))["n"]
        for old in self.listeners:
            old._transport.close()
        self.listeners = []
        for viewer, token in enumerate(self.tokens):
            path = self.stream.format(id=self.id)
            _, listener = await loop.create_connection(
                lambda p=path, t=token, v=viewer: Listener(p, t, self._ear(self.id, v)),  # type: ignore[misc]
                *self.watched[viewer % len(self.watched)],
            )
            self.listeners.append(listener)
        await asyncio.wait_for(self.all_seen.wait(), 30)

    async def _state(self, seat: int) -> dict[str, Any]:
        status, state = await self.poster.send("GET", f"/api/tables/{self.id}/state?since=99999", self.tokens[seat])
        assert status == 200, state
        shown: dict[str, Any] = state
        return shown

    def _ear(self, table: str, viewer: int) -> Callable[[bytes, bytes], None]:
        """Listens to one stream, as long as we still sit at its table."""
        return lambda kind, body: self._heard(viewer, kind, body) if table == self.id else None

    def _heard(self, viewer: int, kind: bytes, body: bytes) -> None:
        if kind != b"step":
            return
        self.seen[viewer] = int(body[4 : body.index(b"\n")])
        found = actions_in(body)
        if found:
            self.actor, self.turn = viewer, found
        if all(n >= self.n for n in self.seen):
            self.last_seen = time.perf_counter()
            self.all_seen.set()

    def choose(self) -> tuple[int, int]:
        """Who acts, and a random action of those that they were shown; -1 when the match is over."""
        return self.actor, self.random.choice(self.turn) if self.turn else -1

    async def move(self, chosen: tuple[int, int] | None = None) -> float | None:
        """Play one move; the seconds from posting it to the last viewer's event. None when the match is over."""
        actor, action = self.choose() if chosen is None else chosen
        if action < 0 or self.over:
            return None
        self.turn = []
        before, self.n = self.n, 10**9
        self.all_seen.clear()
        began = time.perf_counter()
        status, answer = await self.poster.send(
            "POST", f"/api/tables/{self.id}/moves", self.tokens[actor], {"n": before, "action": action}
        )
        assert status == 200, answer
        self.n = answer["n"]
        if not all(n >= self.n for n in self.seen):
            await asyncio.wait_for(self.all_seen.wait(), 30)
        self.over = not self.turn
        self.last_seen = self.last_seen if self.last_seen > began else time.perf_counter()
        return self.last_seen - began


def actions_in(body: bytes) -> list[int]:
    """The actions that an event shows to whoever acts: in JSON, or as buttons of a page; none to the others."""
    if b'"actions":[{' in body:
        return [action["id"] for action in orjson.loads(body[body.index(b"data: ") + 6 :])["actions"]]
    return [int(action) for action in BUTTON.findall(body)] if b'name="action"' in body else []


def address_of(url: str) -> tuple[str, int]:
    """Host and port of a URL."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    assert parts.port is not None
    return parts.hostname, parts.port
