"""A finished match, step by step, through anybody's eyes or all cards open; its record, to take home and to verify."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from shoal import fair
from shoal.errors import ShoalError
from shoal.match import Match, Step
from shoal.server.errors import WrongPhase
from shoal.server.live import Live
from shoal.server.services import Services
from shoal.web.i18n import Text, text
from shoal.web.rendering import env
from shoal.web.table_view import Choices, around, log_lines, players_of
from shoal.web.visitor import language_of, page

OPEN = "open"


def make_router(services: Services) -> APIRouter:
    """Replays, records, and their verification."""
    router = APIRouter(include_in_schema=False)
    lobby = services.lobby

    async def finished(id_: str) -> Live:
        live = await lobby.get(id_)
        if live.row.phase != "over" or live.match is None:
            raise WrongPhase("the match is not over yet; watch it instead")
        return live

    @router.get("/t/{id_}/replay")
    async def replay(request: Request, id_: str, step: int = 0, eyes: str = OPEN) -> Response:
        live = await finished(id_)
        shown = frame(live, step, eyes, text(language_of(request), live.row.game))
        return page(request, services, "replay.html", **shown)

    @router.get("/t/{id_}/replay/frame")
    async def one(request: Request, id_: str, step: int = 0, eyes: str = OPEN) -> Response:
        live = await finished(id_)
        shown = frame(live, step, eyes, text(language_of(request), live.row.game))
        return HTMLResponse(shown["table_view"] + shown["log"], headers={"Cache-Control": "private, max-age=600"})

    @router.get("/t/{id_}/record")
    async def record(id_: str) -> Response:
        live = await lobby.get(id_)
        return JSONResponse(
            live.record(), headers={"Content-Disposition": f'attachment; filename="shoal-{live.id}.json"'}
        )

    @router.get("/verify")
    async def ask(request: Request) -> Response:
        return page(request, services, "verify.html", asked=False, problem="", found=None)

    @router.post("/verify")
    async def verify(request: Request) -> Response:
        form = await request.form()
        try:
            found = checked(str(form.get("record", "")))
        except ShoalError as error:
            return page(request, services, "verify.html", 422, asked=True, problem=str(error), found=None)
        return page(request, services, "verify.html", asked=True, problem="", found=found)

    @router.get("/t/{id_}/verify")
    async def verify_here(request: Request, id_: str) -> Response:
        live = await finished(id_)
        found = checked(json.dumps(live.record()))
        return page(
            request, services, "verify.html", asked=True, problem="", found=found, record=json.dumps(live.record())
        )

    return router


def checked(record: str) -> dict[str, Any]:
    """What a verification of this record found; ShoalError says what is wrong with it."""
    try:
        given = json.loads(record)
    except ValueError as error:
        raise ShoalError("this is not a record: it is not JSON") from error
    return fair.verify(given)


def moments(steps: list[Step]) -> list[int]:
    """Where a viewer may stop: after each player's action with the chance steps that follow, and at the beginning."""
    return [step.n for step in steps if step.actor is not None] + [len(steps)]


def frame(live: Live, step: int, eyes: str, t: Text) -> dict[str, Any]:
    """One moment of the match as the replay shows it."""
    steps = live.refolded()
    stops = moments(steps)
    at = max(0, min(step, len(stops) - 1))
    match = _match_at(live, steps, stops[at])
    seat = int(eyes) if eyes.isdigit() and int(eyes) < live.row.players else None
    summary = live.summary() | {"actor": match.actor}
    summary["seats"] = [each | {"connected": True} for each in summary["seats"]]
    players = players_of(summary, seat, t)
    before = steps[stops[at - 1] : stops[at]] if at else steps[: stops[0]]
    events = [event for each in before for event in match.events(each, seat)]
    view = match.view(seat)
    table_view = env.get_template("table-view.html").render(
        t=t,
        g=t,
        id=live.id,
        summary=summary,
        players=players,
        others=around(players, seat),
        me=seat,
        n=stops[at],
        v=view,
        acts=Choices([]),
        last=events,
        say=None,
        learn=False,
        replay=True,
        opened=[match.view(k) for k in range(live.row.players)] if eyes == OPEN else None,
        advised="",
    )
    return {
        "g": t,
        "summary": summary,
        "id": live.id,
        "players": players,
        "table_view": table_view,
        "log": log_lines(live.row.game, events, players, t, seat),
        "step": at,
        "steps": len(stops) - 1,
        "eyes": eyes if seat is not None else OPEN,
    }


def _match_at(live: Live, steps: list[Step], n: int) -> Match:
    """The match as it stood before step `n`."""
    assert live.match is not None
    state = steps[n].before if n < len(steps) else steps[-1].after
    return Match(live.match.variant, state, live.match.chance)
