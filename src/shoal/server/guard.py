"""The outermost layer: origins, sizes, rates, security headers, logs and counts for every request."""

from __future__ import annotations

import logging
import math
import re
import time
from collections.abc import Callable

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shoal.server import clients
from shoal.server.answers import refuse
from shoal.server.errors import Broken, NotAllowed, TableError, TooMany
from shoal.server.metrics import Metrics
from shoal.server.moves import Moves
from shoal.server.rates import WRITES, Rates, cost
from shoal.server.security import with_security
from shoal.server.settings import Settings

log = logging.getLogger("shoal.access")
GONE = 499  # counted where a client left before its request was whole
HOST = re.compile(rb"([A-Za-z0-9._-]{0,253}|\[[0-9A-Fa-f:.]{2,45}\])(:[0-9]{1,5})?")

RefusalPage = Callable[[Scope, TableError], ASGIApp | None]  # how a refusal looks in a browser; None: no browser asks


class TooLarge(TableError):
    """The body of a request is too large."""

    code, status = "too_large", 413


class BadHost(TableError):
    """No host can have that name."""

    code, status = "bad_request", 400


class Guard:
    """Wraps the whole application. Moves, which are most requests, go past the routing of all others."""

    def __init__(
        self, app: ASGIApp, settings: Settings, metrics: Metrics, moves: Moves, page: RefusalPage | None = None
    ) -> None:
        self.app = app
        self.page = page
        self.moves = moves
        self.settings = settings
        self.metrics = metrics
        self._rates = Rates(settings.rate, settings.burst)
        self._streams: dict[str, int] = {}
        self.nodes: Callable[[], int] = lambda: 1  # among so many the limits are shared

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0
        client = clients.locate(scope, self.settings.trust_proxy)

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = with_security(message["headers"])
                if self.moves.services.hub.stopping:  # the next request goes to another node
                    message["headers"].append((b"connection", b"close"))
            await send(message)

        if scope["method"] == "HEAD":  # as GET, and the server leaves the body out
            scope = {**scope, "method": "GET", "shoal.head": True}
        streams = scope["path"].endswith("/stream") and "shoal.head" not in scope
        try:
            _check_host(scope)
            self._rates.take(client, cost(scope["method"], scope["path"]), self.nodes())
            if scope["method"] in WRITES:
                receive = await self._checked_write(scope, receive)
            if streams:
                self._enter(client)
        except TableError as error:
            await self._refuse(error, scope, receive, send_guarded)
        except ClientDisconnect:
            status = GONE
        else:
            scope["shoal.send"] = send  # streams send their body straight to the server
            answer = self.moves.route(scope) or self.app
            try:
                await answer(scope, receive, send_guarded)
                status = status or scope.pop("shoal.answered", 0)
            except TableError as error:
                await refuse(error, send_guarded)
            except ClientDisconnect:
                status = GONE
            except Exception:
                log.exception("request failed", extra={"method": scope["method"]})
                if status == 0:
                    await refuse(Broken("something broke on the server; it has been noted"), send_guarded)
            finally:
                del scope["shoal.send"]  # else the request holds itself, and waits for the collector of garbage
                scope.pop("shoal.push", None)
                scope.pop("shoal.answer", None)
                if streams:
                    self._leave(client)
        self._note(scope, status, time.perf_counter() - began, streams)

    async def _refuse(self, error: TableError, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with the one shape of an error; where there are pages, a browser gets one."""
        page = self.page(scope, error) if self.page is not None and not scope["path"].startswith("/api/") else None
        await (refuse(error, send) if page is None else page(scope, receive, send))

    async def _checked_write(self, scope: Scope, receive: Receive) -> Receive:
        headers = dict(scope["headers"])
        self._check_origin(scope, headers)
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or len(length) > 18 or int(length) > self.settings.body_limit:
            raise TooLarge(f"the body of a request has at most {self.settings.body_limit} bytes")
        return receive if b"content-length" in headers else await _whole(receive, self.settings.body_limit)

    def _check_origin(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        """A browser says where a write comes from; a program need not, and has no cookies that a site could misuse."""
        origin = headers.get(b"origin")
        if origin is None:
            if headers.get(b"sec-fetch-site", b"none") not in (b"same-origin", b"none"):
                raise NotAllowed("this request comes from another site")
            return
        own = self.settings.origin or f"{scope['scheme']}://{headers.get(b'host', b'').decode('latin-1')}"
        if origin.decode("latin-1") != own:
            raise NotAllowed("this request comes from another site", [own])

    def _enter(self, client: str) -> None:
        count, most = self._streams.get(client, 0), math.ceil(self.settings.streams_per_client / self.nodes())
        if count >= most:
            raise TooMany(f"at most {most} streams from one address")
        self._streams[client] = count + 1

    def _leave(self, client: str) -> None:
        self._streams[client] -= 1
        if not self._streams[client]:
            del self._streams[client]

    def _note(self, scope: Scope, status: int, seconds: float, streams: bool) -> None:
        if not streams:
            self.metrics.request(status, seconds)
        if self.settings.access_log:
            route = getattr(scope.get("route"), "path", "moves" if self.moves.route(scope) else "-")
            extra = {"method": scope["method"], "route": route, "status": status, "ms": round(seconds * 1000, 2)}
            log.info("request", extra=extra)


def _check_host(scope: Scope) -> None:
    """Addresses are made from it: nothing but a name or an IP, with a port."""
    for name, value in scope["headers"]:
        if name == b"host" and not HOST.fullmatch(value):
            raise BadHost("the header Host is not the name of a host")


async def _whole(receive: Receive, limit: int) -> Receive:
    """A body whose length was not announced, read up to the limit and then given again."""
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > limit:
            raise TooLarge(f"the body of a request has at most {limit} bytes")
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again
