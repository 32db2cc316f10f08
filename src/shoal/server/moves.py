"""The one way for a move, past the routing of all other requests: most requests are moves.

Programs post JSON to /api/tables/{table}/moves; the pages post a form to /t/{table}/play, with our script or without.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar
from urllib.parse import parse_qsl

from fastapi import FastAPI
from pydantic import ValidationError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from shoal.server import guests, models
from shoal.server.answers import answered, first_problem, send_json
from shoal.server.errors import AlreadyPlayed, BadRequest, Broken, Raced, TableError, Unavailable
from shoal.server.hub import Mark
from shoal.server.services import Services

log = logging.getLogger("shoal.moves")
T = TypeVar("T")
ID = "([A-Za-z0-9_-]{1,32})"
PATH = re.compile(f"/api/tables/{ID}/moves|/t/{ID}/play")


class Moves:
    """Answers the posts of moves. The pages say, as `app.state.move_refused`, how a refusal looks to a person."""

    def __init__(self, app: FastAPI, services: Services) -> None:
        self.app = app
        self.services = services
        self.refused = getattr(app.state, "move_refused", None)  # None: there are no pages

    def route(self, scope: Scope) -> ASGIApp | None:
        """What answers this request, if it is a move."""
        found = PATH.fullmatch(scope["path"]) if scope["method"] == "POST" else None
        if found is None:
            return None
        if found[1] is not None:
            return partial(self._from_program, found[1])
        return partial(self._from_page, found[2]) if self.refused is not None else None

    async def _from_program(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        answer = await json_move(self.services, table, Request(scope, receive))
        if self.services.hub.stopping or not answered(scope, answer):
            await send_json(send, answer)

    async def _from_page(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        scope["app"] = self.app
        request = Request(scope, receive)
        try:
            await form_move(self.services, table, request)
        except TableError as error:
            assert self.refused is not None
            response: Response = await self.refused(request, table, error)
        except Exception:
            log.exception("a move failed", extra={"table": table})
            broken = Broken("something broke on the server; it has been noted")
            response = await self.app.state.error_page(request, broken)
        else:
            by_script = request.headers.get("x-shoal") == "script"
            response = Response(status_code=204) if by_script else RedirectResponse(f"/t/{table}", 303)
        await response(scope, receive, send)


async def json_move(services: Services, table: str, request: Request) -> dict[str, int]:
    """Play the move of a JSON body; the answer to it."""
    move = _checked(models.Move.model_validate_json, await _body(request))
    return {"n": await _play(services, table, request, move.n, move.takebacks, move.action)}


async def form_move(services: Services, table: str, request: Request) -> None:
    """Play the move of a form."""
    fields = dict(parse_qsl((await _body(request)).decode("latin-1")))
    move = _checked(models.FormMove.model_validate, fields)
    await _play(services, table, request, *Mark.needed(move.n), move.action)


async def _body(request: Request) -> bytes:
    """The body, which the guard has limited; it is nearly always one piece."""
    message = await request.receive()
    body: bytes = message.get("body", b"")
    while message.get("more_body"):
        message = await request.receive()
        body += message.get("body", b"")
    if message["type"] == "http.disconnect":
        raise ClientDisconnect
    return body


def _checked(parse: Callable[[Any], T], given: Any) -> T:
    try:
        return parse(given)
    except ValidationError as error:
        raise BadRequest(first_problem(error.errors()), ["n", "action"]) from error


async def _play(
    services: Services, table: str, request: Request, n: int, takebacks: int | None, action: int | dict[str, Any]
) -> int:
    live = await services.lobby.known(table, (n, takebacks))
    try:
        return await services.play.move(live, guests.own_seat(request, services, live), n, action, takebacks)
    except TableError as error:
        if services.store.sqlite or isinstance(error, AlreadyPlayed | Raced | Unavailable):
            raise
        before = live.row.revision, live.n
        live = await services.lobby.get(table)
        if (live.row.revision, live.n) == before:  # this node knew all there is
            raise
    return await services.play.move(live, guests.own_seat(request, services, live), n, action, takebacks)
