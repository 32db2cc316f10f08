"""Answers in JSON, and the one shape of a refusal."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import orjson
from starlette.responses import Response
from starlette.types import Scope, Send

from shoal.server.errors import TableError
from shoal.server.security import Headers, with_security


def dumps(content: Any) -> bytes:
    """JSON, also of what the quick way refuses: half of a surrogate pair, or a number beyond 64 bits."""
    try:
        return orjson.dumps(content)
    except TypeError:
        return json.dumps(content).encode()


class Json(Response):
    """An answer in JSON, never kept by caches."""

    media_type = "application/json"

    def __init__(self, content: Any, status_code: int = 200, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(dumps(content), status_code, {"cache-control": "no-store", **(headers or {})})


async def send_json(send: Send, content: Any, status: int = 200, *more: tuple[bytes, bytes]) -> None:
    """The same without a response object: moves are most requests, and go this way."""
    raw = dumps(content)
    headers = _headers(len(raw))
    await send({"type": "http.response.start", "status": status, "headers": [*headers, *more]})
    await send({"type": "http.response.body", "body": raw})


def answered(scope: Scope, content: Any) -> bool:
    """The same in one piece, head and all, past all layers; False, and nothing is done, where that cannot be."""
    answer: Callable[[Scope, bytes, bytes], bool] | None = scope.get("shoal.answer")
    raw = dumps(content)
    if answer is None or not answer(scope, _head(len(raw)), raw):
        return False
    scope["shoal.answered"] = 200
    return True


def _headers(length: int) -> Headers:
    return [
        (b"content-type", b"application/json"),
        (b"cache-control", b"no-store"),
        (b"content-length", b"%d" % length),
    ]


@lru_cache(maxsize=256)
def _head(length: int) -> bytes:
    """All headers of an answer with a body of this length; those of moves have one of a few."""
    return b"".join(b"%b: %b\r\n" % pair for pair in with_security(_headers(length)))


async def refuse(error: TableError, send: Send) -> None:
    """Answer with the one shape of an error."""
    more = [(name.encode(), value.encode()) for name, value in again(error).items()]
    await send_json(send, error.body(), error.status, *more)


def again(error: TableError) -> dict[str, str]:
    """The header that says when to try again, where that may help."""
    return {"retry-after": "1"} if error.status in (429, 503) else {}


def first_problem(errors: Any) -> str:
    """The first thing that is wrong with a body, in words."""
    first = errors[0]
    where = ".".join(str(part) for part in first.get("loc", ()) if part != "body")
    return f"{where}: {first['msg']}" if where else str(first["msg"])
