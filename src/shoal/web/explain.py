"""One card or token, explained to one viewer: from what the viewer sees, and from nothing else."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from shoal.game import find
from shoal.server import guests
from shoal.server.errors import NotFound
from shoal.server.services import Services
from shoal.web.i18n import Text, text
from shoal.web.rendering import env, part
from shoal.web.visitor import language_of

LONGEST = 40  # characters in the name of a thing


class NoSuchThing(NotFound):
    """The game has no card or token of that name."""

    code = "no_such_thing"


def explained(game: str, view: dict[str, Any] | None, what: str, t: Text, opened: bool = False) -> str:
    """What a viewer reads of a thing; NoSuchThing if there is none. `opened`: the viewer sees every card."""
    about = getattr(find(game).table, "about", None)
    template = part(game, "explain")
    facts = about(view, what) if about and template and view is not None and len(what) <= LONGEST else None
    if facts is None:
        raise NoSuchThing("there is no such card or token in this game")
    known = {"what": what, "about": facts, "v": view, "opened": opened}
    return env.get_template(template).render(t=t, g=t, me=view["seat"], **known)  # type: ignore[index]


def make_router(services: Services) -> APIRouter:
    """Explanations at a table."""
    router = APIRouter(prefix="/t", include_in_schema=False)

    @router.get("/{id_}/explain")
    async def explain(request: Request, id_: str, what: str = "") -> Response:
        live = await services.lobby.get(id_)
        view = live.view(guests.seat_of(request, services, live)).view if live.match is not None else None
        words = explained(live.row.game, view, what, text(language_of(request), live.row.game))
        return HTMLResponse(words, headers={"Cache-Control": "no-store"})

    return router
