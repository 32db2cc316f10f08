"""The rules of each game, written by us, as a page and as a drawer beside the table."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from shoal.server.errors import NotFound
from shoal.server.services import Services
from shoal.web.home import known_game
from shoal.web.rendering import env, rules_template
from shoal.web.visitor import language_of, page, words


def make_router(services: Services) -> APIRouter:
    """The rules pages."""
    router = APIRouter(prefix="/rules", include_in_schema=False)

    @router.get("/{name}")
    async def rules(request: Request, name: str, bare: bool = False) -> Response:
        game, t = known_game(name), words(request)
        template = rules_template(game.name, language_of(request))
        if not template:
            raise NotFound("there are no rules of this game yet")
        text = env.get_template(template).render(t=t, g=t.game(game.name), game=game)
        if bare:
            return HTMLResponse(text, headers={"Cache-Control": "no-cache"})
        return page(request, services, "rules.html", game=game, g=t.game(game.name), text=text)

    return router
