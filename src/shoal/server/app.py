"""The application: services, API, pages, health, metrics, behind one guard."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from shoal import __version__
from shoal.game import names
from shoal.server import models, services
from shoal.server.answers import Json, again, first_problem
from shoal.server.api import make_router
from shoal.server.errors import BadRequest, Broken, TableError, Unavailable
from shoal.server.guard import Guard
from shoal.server.health import Health
from shoal.server.metrics import Metrics
from shoal.server.moves import Moves
from shoal.server.settings import Settings

Install = Callable[[FastAPI, services.Services], None]  # how another layer adds its pages

CODES = {404: "not_found", 405: "method_not_allowed", 413: "too_large"}


class App(FastAPI):
    """FastAPI behind our guard, which stands before all of its own layers."""

    guard: Guard

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.guard(scope, receive, send)


def create_app(settings: Settings | None = None, pages: Install | None = None) -> App:
    """The whole server as an ASGI application, with web pages if given; its lifespan starts and stops the services."""
    parts = services.build(settings or Settings())
    metrics = Metrics()
    metrics.watch(parts)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await services.start(parts)
        yield
        await services.stop(parts)

    app = App(
        title="Shoal",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.services = parts
    app.include_router(make_router(parts))
    _add_operation(app, parts, metrics)
    _add_errors(app)
    if pages is not None and parts.settings.pages:
        pages(app, parts)
    refusal = getattr(app.state, "refusal", None)  # None: there are no pages
    app.guard = Guard(super(App, app).__call__, parts.settings, metrics, Moves(app, parts), refusal)
    if parts.cluster is not None:
        app.guard.nodes = parts.cluster.node.count
    return app


def _add_operation(app: FastAPI, parts: services.Services, metrics: Metrics) -> None:
    well = Health(parts.store)

    @app.get("/health", response_model=models.Health, responses={503: {"model": models.Error}}, tags=["operation"])
    async def health() -> Response:
        """Is the server well? Can its database be read and written?"""
        if parts.hub.stopping:
            raise Unavailable("the server is about to stop")
        await well.check()
        return Json({"status": "ok", "version": __version__, "games": names()})

    if parts.settings.metrics:

        @app.get("/metrics", include_in_schema=False)
        async def measured() -> Response:
            return Response(metrics.text(), media_type="text/plain; version=0.0.4")


def _add_errors(app: FastAPI) -> None:
    @app.exception_handler(TableError)
    async def refused(request: Request, error: TableError) -> Response:
        return await _answer(request, error)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        return await _answer(request, BadRequest(first_problem(error.errors())))

    @app.exception_handler(HTTPException)
    async def missing(request: Request, error: HTTPException) -> Response:
        refusal = TableError(str(error.detail))
        status = 422 if error.status_code == 400 else error.status_code  # a body that cannot be parsed
        refusal.code, refusal.status = CODES.get(status, "bad_request"), status
        response = await _answer(request, refusal)
        response.headers.update(error.headers or {})
        if status == 405 and (methods := _methods(request)):
            response.headers["allow"] = ", ".join(methods)
        return response

    @app.exception_handler(Exception)
    async def broken(request: Request, error: Exception) -> Response:
        return await _answer(request, Broken("something broke on the server; it has been noted"))


def _methods(request: Request) -> list[str]:
    """What a documented path can be asked for: each method is a route of its own, and knows only itself."""
    for path, methods in request.app.openapi()["paths"].items():
        if re.fullmatch(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)), request.url.path):
            return sorted(method.upper() for method in methods)
    return []


async def _answer(request: Request, error: TableError) -> Response:
    """The one shape of an error for programs; for people a page, if there are pages."""
    page: Any = getattr(request.app.state, "error_page", None)
    if page is None or request.url.path.startswith("/api"):
        return Json(error.body(), error.status, again(error))
    response: Response = await page(request, error)
    response.headers.update(again(error))
    return response
