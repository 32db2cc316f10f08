"""Pictures of a match that is over: the course of its scores, and a card to share. All in them is public by then."""

from __future__ import annotations

import base64
from datetime import UTC, datetime
from functools import cache
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from shoal.server.live import Live
from shoal.server.services import Services
from shoal.web.assets import cover_file
from shoal.web.curve import curve_of
from shoal.web.ending import outcome
from shoal.web.i18n import text
from shoal.web.plot import plotted
from shoal.web.rendering import env, ranked
from shoal.web.table_view import players_of
from shoal.web.visitor import language_of

LASTING = "private, max-age=86400"  # nothing of a match changes once it is over


def make_router(services: Services) -> APIRouter:
    """The pictures at a table's address."""
    router = APIRouter(prefix="/t", include_in_schema=False)

    async def over(id_: str) -> Live:
        live = await services.lobby.get(id_)
        live.need("over", "there are pictures of a match once it is over")
        return live

    @router.get("/{id_}/scores.svg")
    async def scores(request: Request, id_: str) -> Response:
        """The course of the scores."""
        return _drawn("scores.svg", await _known(request, await over(id_)))

    @router.get("/{id_}/result.svg")
    async def result(request: Request, id_: str) -> Response:
        """A card with names, scores, game and date."""
        live = await over(id_)
        known = await _known(request, live)
        return _drawn("result.svg", known | {"cover": cover_data(live.row.game), "day": _day(live)})

    return router


async def _known(request: Request, live: Live) -> dict[str, Any]:
    assert live.match is not None
    t = text(language_of(request), live.row.game)
    curve = await curve_of(live)
    players = players_of(live.summary(), None, t)
    return {
        "t": t,
        "players": players,
        "ranking": ranked(live.row.game, live.match.scores),
        "outcome": outcome(players, None, t),
        "plot": plotted(curve, [player.name for player in players]),
        "by_round": curve.by_round,
    }


def _day(live: Live) -> datetime:
    return datetime.fromtimestamp(live.row.ended or live.row.created, UTC)


@cache
def cover_data(game: str) -> str:
    """A game's cover as an address that carries it whole: a picture may fetch nothing."""
    return f"data:image/svg+xml;base64,{base64.b64encode(cover_file(game).read_bytes()).decode()}"


def _drawn(template: str, known: dict[str, Any]) -> Response:
    drawing = env.get_template(template).render(known).encode("utf-8", "replace")
    return Response(drawing, media_type="image/svg+xml", headers={"Cache-Control": LASTING, "Vary": "Cookie"})
