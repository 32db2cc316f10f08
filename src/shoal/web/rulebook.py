"""The rules of each game, written by us, as a page and as a drawer beside the table."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from shoal.server.errors import NotFound
from shoal.server.services import Services
from shoal.web.home import known_game
from shoal.web.i18n import FALLBACK
from shoal.web.look import env, language_of, page, words

RULES = Path(__file__).parent / "rules"


def template_of(game: str, language: str) -> str | None:
    """Where a game's rules are in a language, or in English."""
    for code in (language, FALLBACK):
        if (RULES / game / f"{code}.html").exists():
            return f"rules/{game}/{code}.html"
    return None


def make_router(services: Services) -> APIRouter:
    """The rules pages."""
    router = APIRouter(prefix="/rules", include_in_schema=False)

    @router.get("/{name}")
    async def rules(request: Request, name: str, bare: bool = False) -> Response:
        game, t = known_game(name), words(request)
        template = template_of(game.name, language_of(request))
        if template is None:
            raise NotFound("there are no rules of this game yet")
        text = env.get_template(template).render(t=t, g=t.game(game.name))
        if bare:
            return HTMLResponse(text, headers={"Cache-Control": "no-cache"})
        return page(request, services, "rules.html", game=game, g=t.game(game.name), text=text)

    return router
