"""What a browser shows when the guard refuses a request: made once, since whoever is refused may ask very often."""

from __future__ import annotations

from functools import lru_cache

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from shoal.server.answers import again
from shoal.server.errors import TableError
from shoal.server.services import Services
from shoal.web.visitor import error_page, error_words, language_of, plain_page, theme_of, wants_json, words

PAGES = 64  # that are kept: refusals are few, in each language and theme


class Refusals:
    """Called with a refused request: what to answer, or None to a program."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._page = lru_cache(maxsize=PAGES)(self._made)

    def __call__(self, scope: Scope, error: TableError) -> Response | None:
        request = Request(scope)
        if wants_json(request):
            response = error_page(request, self.services, error)
        elif "text/html" in request.headers.get("accept", ""):
            raw = self._page(language_of(request), theme_of(request), error_words(words(request), error))
            response = HTMLResponse(raw, error.status, headers={"Cache-Control": "no-store"})
        else:
            return None
        response.headers.update(again(error))
        return response

    def _made(self, language: str, theme: str, problem: str) -> bytes:
        return plain_page(self.services, "error.html", language, theme, words=problem)
