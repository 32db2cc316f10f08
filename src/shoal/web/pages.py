"""All pages, put on the application that the server made."""

from __future__ import annotations

import sys

from fastapi import APIRouter, FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response

from shoal.server.drawers import Drawers
from shoal.server.errors import TableError
from shoal.server.services import Services
from shoal.web import explain, home, pad, replay, result, rulebook, table
from shoal.web.assets import STATIC, VersionedFiles, asset, version
from shoal.web.i18n import LANGUAGES
from shoal.web.refusals import Refusals
from shoal.web.rendering import THEMES, env
from shoal.web.table_view import render
from shoal.web.visitor import LANGUAGE_COOKIE, THEME_COOKIE, YEAR, error_page, fields, go, local, page, words


def install(app: FastAPI, services: Services) -> None:
    """Add the pages to the application."""
    app.mount("/static", VersionedFiles(directory=STATIC), name="static")
    for part in (table, home, explain, result, replay, pad, rulebook):
        app.include_router(part.make_router(services))
    app.include_router(_make_router(services))

    async def refused(request: Request, error: TableError) -> Response:
        return error_page(request, services, error)

    async def move_refused(request: Request, id_: str, error: TableError) -> Response:
        return await table.move_refused(request, services, id_, error)

    if services.settings.drawers and sys.platform != "win32":
        services.hub.elsewhere = Drawers(services.hub, services.settings.drawers, "shoal.web.drawer", render)
    app.state.refusal = Refusals(services)
    app.state.error_page = refused
    app.state.move_refused = move_refused


def _make_router(services: Services) -> APIRouter:
    """What belongs to no page: settings of the visitor, the installable app."""
    router = APIRouter(include_in_schema=False)

    @router.post("/settings")
    async def settings(request: Request) -> Response:
        """Language and theme, stored in cookies."""
        form = await fields(request)
        response = go(request, local(form.get("next", "/")))
        secure = services.settings.secure_cookies
        for name, cookie, allowed in (
            ("language", LANGUAGE_COOKIE, tuple(LANGUAGES)),
            ("theme", THEME_COOKIE, THEMES),
        ):
            if form.get(name) in allowed:
                response.set_cookie(cookie, form[name], max_age=YEAR, samesite="lax", secure=secure)
        return response

    @router.get("/manifest.webmanifest")
    async def manifest(request: Request) -> Response:
        t = words(request)
        body = {
            "name": "Shoal",
            "short_name": "Shoal",
            "description": t("home-lead"),
            "lang": t.language,
            "start_url": "/",
            "scope": "/",
            "display": "standalone",
            "background_color": "#f3efe6",
            "theme_color": "#0b6470",
            "icons": [
                {"src": asset("icons/icon-192.png"), "sizes": "192x192", "type": "image/png", "purpose": "any"},
                {"src": asset("icons/icon-512.png"), "sizes": "512x512", "type": "image/png", "purpose": "any"},
                {"src": asset("icons/icon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "maskable"},
            ],
        }
        return JSONResponse(body, media_type="application/manifest+json", headers={"Cache-Control": "no-cache"})

    @router.get("/sw.js")
    async def worker(request: Request) -> Response:
        script = env.get_template("sw.js").render(version=version())
        return Response(script, media_type="text/javascript", headers={"Cache-Control": "no-cache"})

    @router.get("/offline")
    async def offline(request: Request) -> Response:
        return page(request, services, "offline.html")

    @router.get("/favicon.ico")
    async def favicon() -> Response:
        return FileResponse(STATIC / "icons" / "favicon.svg", media_type="image/svg+xml")

    return router
