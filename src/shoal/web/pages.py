"""All pages, put on the application that the server made."""

from __future__ import annotations

from fastapi import APIRouter, FastAPI
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from shoal.server.errors import TableError
from shoal.server.services import Services
from shoal.web import home, look, pad, replay, rulebook, table
from shoal.web.i18n import LANGUAGES


class Kept(StaticFiles):
    """Static files; those asked for by their mark never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        lasting = b"v=" in scope["query_string"] and response.status_code == 200
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


def install(app: FastAPI, services: Services) -> None:
    """Add the pages to the application."""
    app.mount("/static", Kept(directory=look.STATIC), name="static")
    for part in (home, table, replay, pad, rulebook):
        app.include_router(part.make_router(services))
    app.include_router(_make_router(services))

    async def error_page(request: Request, error: TableError) -> Response:
        t = look.words(request)
        words = t(f"error-{error.code}") if t.has(f"error-{error.code}") else str(error)
        if look.wants_json(request):
            return JSONResponse({"error": {"code": error.code, "message": words}}, error.status)
        return look.page(request, services, "error.html", error.status, words=words, code=error.code)

    app.state.error_page = error_page


def _make_router(services: Services) -> APIRouter:
    """What belongs to no page: settings of the visitor, the installable app."""
    router = APIRouter(include_in_schema=False)

    @router.post("/settings")
    async def settings(request: Request) -> Response:
        """Language and theme, kept in cookies."""
        form = await request.form()
        response = look.go(request, look.local(str(form.get("next", "/"))))
        secure = services.settings.secure_cookies
        for name, cookie, allowed in (
            ("language", look.LANGUAGE_COOKIE, tuple(LANGUAGES)),
            ("theme", look.THEME_COOKIE, look.THEMES),
        ):
            if form.get(name) in allowed:
                response.set_cookie(cookie, str(form[name]), max_age=look.YEAR, samesite="lax", secure=secure)
        return response

    @router.get("/manifest.webmanifest")
    async def manifest(request: Request) -> Response:
        t = look.words(request)
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
                {"src": look.asset("icons/icon-192.png"), "sizes": "192x192", "type": "image/png", "purpose": "any"},
                {"src": look.asset("icons/icon-512.png"), "sizes": "512x512", "type": "image/png", "purpose": "any"},
                {"src": look.asset("icons/icon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "maskable"},
            ],
        }
        return JSONResponse(body, media_type="application/manifest+json", headers={"Cache-Control": "no-cache"})

    @router.get("/sw.js")
    async def worker(request: Request) -> Response:
        script = look.env.get_template("sw.js").render(version=look.version(), asset=look.asset)
        return Response(script, media_type="text/javascript", headers={"Cache-Control": "no-cache"})

    @router.get("/offline")
    async def offline(request: Request) -> Response:
        return look.page(request, services, "offline.html")

    @router.get("/favicon.ico")
    async def favicon() -> Response:
        return FileResponse(look.STATIC / "icons" / "favicon.svg", media_type="image/svg+xml")

    return router
