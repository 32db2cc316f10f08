"""A finished match, step by step, as anybody saw it or with nothing hidden; its record, to download and to verify."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from shoal import fair
from shoal.errors import BadRecord, ShoalError
from shoal.match import Match, Step
from shoal.server.errors import WrongPhase
from shoal.server.live import Live
from shoal.server.past import apart
from shoal.server.services import Services
from shoal.web.explain import explained
from shoal.web.i18n import Text, text
from shoal.web.table_view import TableView
from shoal.web.visitor import error_words, fields, language_of, page, whole, words

OPEN = "open"  # a viewer who sees everything


def make_router(services: Services) -> APIRouter:
    """Replays, records, and their verification."""
    router = APIRouter(include_in_schema=False)
    lobby = services.lobby

    async def finished(id_: str) -> Live:
        live = await lobby.get(id_)
        if live.row.phase != "over" or live.match is None:
            raise WrongPhase("the match is not over yet; watch it instead", said="not-over")
        return live

    @router.get("/t/{id_}/replay")
    async def replay(request: Request, id_: str, step: int = 0, viewer: str = OPEN) -> Response:
        live = await finished(id_)
        shown = frame(live, step, viewer, text(language_of(request), live.row.game))
        return page(request, services, "replay.html", **shown)

    @router.get("/t/{id_}/replay/frame")
    async def one(request: Request, id_: str, step: int = 0, viewer: str = OPEN) -> Response:
        live = await finished(id_)
        shown = frame(live, step, viewer, text(language_of(request), live.row.game))
        return HTMLResponse(shown["table_view"] + shown["log"], headers={"Cache-Control": "private, max-age=600"})

    @router.get("/t/{id_}/replay/explain")
    async def explain(request: Request, id_: str, what: str = "", step: int = 0, viewer: str = OPEN) -> Response:
        live = await finished(id_)
        match, seat = match_at(live, steps_to(live, step)[1]), seat_of(live, viewer)
        t = text(language_of(request), live.row.game)
        shown = explained(live.row.game, match.view(seat), what, t, opened=seat is None)
        return HTMLResponse(shown, headers={"Cache-Control": "private, max-age=600"})

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
        form = await fields(request)
        try:
            given = [form.get(name, "") for name in ("record", "commitment", "words")]
            found = await apart(checked, *given)
        except ShoalError as error:
            problem = error_words(words(request), error)
            return page(request, services, "verify.html", 422, asked=True, problem=problem, found=None)
        return page(request, services, "verify.html", asked=True, problem="", found=found)

    @router.get("/t/{id_}/verify")
    async def verify_here(request: Request, id_: str) -> Response:
        live = await finished(id_)
        record = json.dumps(live.record())
        found = await apart(checked, record)
        return page(request, services, "verify.html", asked=True, problem="", found=found, record=record)

    return router


def checked(record: str, commitment: str = "", added: str = "") -> dict[str, Any]:
    """What a verification of this record found; BadRecord says what is wrong with it."""
    try:
        given = json.loads(record)
    except ValueError as error:
        raise BadRecord("this is not a record: it is not JSON", said="record-none") from error
    except RecursionError as error:
        raise BadRecord("this is not a record: it is nested too deeply", said="record-none") from error
    return fair.verify(given, commitment.strip() or None, added or None)


def frame(live: Live, step: int, viewer: str, t: Text) -> dict[str, Any]:
    """One moment of the match as the replay shows it."""
    stops = stops_of(live)
    at, before = steps_to(live, step)
    match, seat = match_at(live, before), seat_of(live, viewer)
    summary = live.summary() | {"actor": match.actor}
    summary["seats"] = [each | {"connected": True} for each in summary["seats"]]
    table = TableView(summary, seat, t)
    events = [event for each in before for event in match.events(each, seat)]
    opened = [match.view(k) for k in range(live.row.players)] if viewer == OPEN else None
    return {
        "g": t,
        "summary": summary,
        "id": live.id,
        "hidden": match.game.hidden,
        "players": table.players,
        "table_view": table.html(stops[at], match.view(seat), last=events, replay=True, opened=opened),
        "shows": table.shows(replay=True),
        "log": table.log(events),
        "step": at,
        "steps": len(stops) - 1,
        "viewer": viewer if seat is not None else OPEN,
    }


def stops_of(live: Live) -> list[int]:
    """Where the replay stops: after each player's action with the chance steps that follow."""
    assert live.past is not None
    return [*live.past.turns, live.n]


def steps_to(live: Live, step: int) -> tuple[int, list[Step]]:
    """The nearest stop to the one asked for, and the steps that lead to it from the one before."""
    assert live.past is not None
    stops = stops_of(live)
    at = max(0, min(step, len(stops) - 1))
    return at, live.past.steps(stops[at - 1] if at else 0, stops[at])


def seat_of(live: Live, viewer: str) -> int | None:
    """Whose eyes a viewer asks for; None: everything is open."""
    number = whole(viewer)
    return number if number is not None and number < live.row.players else None


def match_at(live: Live, before: list[Step]) -> Match:
    """The match as it stood after these steps; after none, as it began."""
    assert live.match is not None
    assert live.past is not None
    begun = live.past.marks[0] if live.past.marks else live.match.state
    state = before[-1].after if before else begun
    return Match(live.match.variant, state, live.match.chance)
