"""The score pad for people at a real table: pick the cards in front of you, see what they are worth and why."""

from __future__ import annotations

import inspect
from functools import cache
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from shoal.errors import ShoalError
from shoal.game import Game, find
from shoal.match import load
from shoal.server.answers import Json
from shoal.server.errors import BadRequest, NotFound
from shoal.server.services import Services
from shoal.web.home import known_game
from shoal.web.rendering import env, part
from shoal.web.visitor import error_words, page, wants_json, whole, words

MOST_CARDS = 100


def make_router(services: Services) -> APIRouter:
    """The score pads: one for each game that has `score` and a template for it."""
    router = APIRouter(prefix="/pad", include_in_schema=False)

    @router.get("/{name}")
    async def pad(request: Request, name: str) -> Response:
        game = known_game(name)
        if not part(game.name, "pad"):
            raise NotFound("this game needs no score pad")
        cards, options = asked(request)
        result, error = scored(game, cards, options)
        t = words(request)
        known: dict[str, Any] = {
            "game": game,
            "g": t.game(game.name),
            "deck": deck_of(game.name),
            "picked": dict(cards),
            "options": options,
            "result": result,
            "problem": error_words(t, error) if error is not None else "",
        }
        return page(request, services, "pad.html", **known)

    @router.get("/{name}/score")
    async def score(request: Request, name: str) -> Response:
        """The score of some cards: as JSON, or as the piece of the page that shows it."""
        game = known_game(name)
        cards, options = asked(request)
        result, error = scored(game, cards, options)
        if not wants_json(request):
            return JSONResponse(result) if error is None else Json(error.body(), error.status)
        t = words(request)
        problem = error_words(t, error) if error is not None else ""
        html = env.get_template("pad-result.html").render(
            t=t,
            g=t.game(game.name),
            game=game,
            deck=deck_of(game.name),
            picked=dict(cards),
            result=result,
            problem=problem,
        )
        return HTMLResponse(html)

    return router


@cache
def deck_of(name: str) -> dict[str, int]:
    """All cards of a game with how many there are of each: many of one kind first."""
    game = find(name)
    if game.pieces is None:
        return {}
    pieces = game.pieces(load(name, game.players[-1]).match(seed=0).position())
    return dict(sorted(pieces.items(), key=lambda card: -card[1]))


def asked(request: Request) -> tuple[list[tuple[str, int]], dict[str, str]]:
    """The cards (their names are the keys, how many the values) and the options in the address."""
    cards: list[tuple[str, int]] = []
    options: dict[str, str] = {}
    for key, value in request.query_params.multi_items():
        if key.startswith("card."):
            count = whole(value or "0")
            if count is None:
                raise BadRequest("how many cards: a whole number", said="not-a-number")
            cards.append((key[5:], count))
        elif key.startswith("option."):
            options[key[7:]] = value
    if sum(n for _, n in cards) > MOST_CARDS:
        raise BadRequest(f"at most {MOST_CARDS} cards", said="too-many-cards", most=MOST_CARDS)
    return cards, options


def scored(
    game: Game, cards: list[tuple[str, int]], options: dict[str, str]
) -> tuple[dict[str, Any] | None, BadRequest | None]:
    """The score with its breakdown, or what is wrong with the cards."""
    if game.score is None:
        raise NotFound("this game needs no score pad")
    unknown = [name for name in options if name not in list(inspect.signature(game.score).parameters)[1:]]
    if unknown:
        return None, BadRequest(f"the score pad of {game.title} has no option {unknown[0]!r}")
    try:
        result = game.score([card for card, n in cards for _ in range(n)], **options)
    except ShoalError as error:
        return None, BadRequest(f"{error}", said="bad-cards")
    return result, None
