"""The rules of each game, written by us, as a page and as a drawer beside the table."""

from __future__ import annotations

from collections import Counter
from functools import cache

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from shoal.game import Game, find
from shoal.match import Variant
from shoal.server.errors import NotFound
from shoal.server.services import Services
from shoal.web.home import known_game
from shoal.web.rendering import env, part, rules_template
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
        return answer(request, game, text, bare, "rules-of")

    @router.get("/{name}/cards")
    async def cards(request: Request, name: str, bare: bool = False) -> Response:
        game, t = known_game(name), words(request)
        template = part(game.name, "reference")
        if not template:
            raise NotFound("there is no card reference of this game")
        text = env.get_template(template).render(t=t, g=t.game(game.name), game=game, pieces=all_pieces(game.name))
        return answer(request, game, text, bare, "reference-of")

    def answer(request: Request, game: Game, text: str, bare: bool, title: str) -> Response:
        """A text as a page of its own, or bare for the drawer beside a table."""
        if bare:
            return HTMLResponse(text, headers={"Cache-Control": "no-cache"})
        g = words(request).game(game.name)
        return page(request, services, "rules.html", game=game, g=g, text=text, title=g(title, game=g("game-title")))

    return router


@cache
def all_pieces(name: str) -> Counter[str]:
    """Everything that a game is played with, with most players; empty if the game does not count its pieces."""
    game = find(name)
    if game.pieces is None:
        return Counter()
    return game.pieces(game.table.position(Variant(game, game.players[-1]).match(seed=0).state))
