"""The JSON API under /api: thin routes over lobby, seating and play. docs/api.md walks through it."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from shoal.game import Game, find, names
from shoal.server import clients, emotes, guests, models
from shoal.server.answers import Json
from shoal.server.errors import NotAllowed
from shoal.server.hub import Viewer, beginning
from shoal.server.live import Live
from shoal.server.moves import json_move
from shoal.server.names import clean_name
from shoal.server.seats import LEVELS
from shoal.server.services import Services
from shoal.server.streams import as_json, open_stream, seen_before
from shoal.server.wishes import Wish

Id = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="The id of a table, as in its link.")]
AFTER = r"^[0-9]{1,9}(\.[0-9]{1,9})?$"  # a moment of a match: hub.Mark
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": models.Error, "description": words}
    for status, words in {
        403: "Not yours, or from another site.",
        404: "No such table.",
        409: "Not now: wrong phase, turn or step.",
        413: "The body is too large.",
        422: "The request makes no sense.",
        429: "Too many, or too fast.",
        503: "Not at this moment.",
    }.items()
}
STREAM: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/event-stream": {"schema": {"type": "string"}}}, "description": "Server-sent events."}
}
MOVE_BODY = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": models.Move.model_json_schema()}}}
}


def game_info(game: Game) -> dict[str, Any]:
    """A game as the API lists it."""
    options = [
        {
            "name": option.name,
            "default": option.default,
            "values": list(option.values) or None,
            "low": None if option.values else option.low,
            "high": None if option.values else option.high,
        }
        for option in game.options
    ]
    about = {"name": game.name, "title": game.title, "version": game.version}
    return about | {"players": list(game.players), "options": options}


def seen(live: Live, seat: int | None) -> dict[str, Any]:
    """A table as one of its viewers sees it."""
    return live.summary() | {"you": seat}


def sat(services: Services, live: Live, seat: int | None, status: int = 200) -> Json:
    """The answer to whoever has a seat: the table, their seat and its token."""
    token = None if seat is None else services.seating.token(live, seat)
    return Json({"table": seen(live, seat), "seat": seat, "token": token}, status)


def make_router(services: Services) -> APIRouter:
    """All routes of the API."""
    router = APIRouter(prefix="/api", responses=ERRORS)
    _add_match(router, services)  # first: routes are tried in their order, and these are asked for most
    _add_seats(router, services)
    _add_lobby(router, services)
    return router


def _add_lobby(router: APIRouter, services: Services) -> None:
    @router.get("/games", response_model=models.Games, tags=["games"])
    async def games() -> Response:
        """The games, their numbers of players and options, and the levels of bots."""
        levels = list(LEVELS) if services.settings.workers else []
        return Json({"games": [game_info(find(name)) for name in names()], "levels": levels})

    @router.get("/guest", response_model=models.GuestInfo, tags=["guests"])
    async def guest(request: Request) -> Response:
        """Who you are, by your cookie."""
        known = guests.current(request, services)
        return Json({"name": known.name if known else None})

    @router.post("/guest", response_model=models.GuestInfo, tags=["guests"])
    async def rename(body: models.Rename, request: Request) -> Response:
        """Give yourself a name: a signed cookie, no account."""
        known = guests.known_or_new(request, services, clean_name(body.name))
        await services.seating.rename(known)
        response = Json({"name": known.name})
        guests.remember(response, services, known)
        return response

    @router.get("/lobby", response_model=models.Lobby, tags=["tables"])
    async def lobby() -> Response:
        """Public tables: those with open seats, and those to watch."""
        return Json(await services.lobby.listed())

    @router.get("/mine", response_model=models.MyTables, tags=["tables"])
    async def mine(request: Request) -> Response:
        """The tables at which you have sat, newest first."""
        known = guests.current(request, services)
        return Json({"tables": await services.lobby.mine(known) if known else []})

    @router.post("/tables", response_model=models.Seated, status_code=201, tags=["tables"])
    async def create(body: models.NewTable, request: Request) -> Response:
        """Make a table. The token in the answer opens your seat."""
        known = guests.known_or_new(request, services, body.name)
        wanted = [(seat.kind, seat.level or "casual") if seat.kind == "bot" else seat.kind for seat in body.seats]
        live = await services.lobby.create(
            known,
            Wish(body.game, wanted, body.options, body.clock, body.public, body.entropy, body.start),
            guests.network(request, services),
        )
        response = sat(services, live, services.seating.seat_of(live, known), 201)
        guests.remember(response, services, known)
        return response


def _add_seats(router: APIRouter, services: Services) -> None:
    @router.get("/tables/{table}", response_model=models.TableSeen, tags=["tables"])
    async def look(table: Id, request: Request) -> Response:
        """A table: who sits, whose turn it is, the clock, the commitment to the deal."""
        live = await services.lobby.get(table)
        return Json(seen(live, await guests.look(request, services, live)))

    @router.post("/tables/{table}/seats", response_model=models.Seated, tags=["seats"])
    async def join(table: Id, body: models.Sit, request: Request) -> Response:
        """Take an open seat. The token in the answer opens it from now on."""
        live = await services.lobby.get(table)
        known = guests.known_or_new(request, services, body.name)
        await services.seating.join(live, known, body.seat, body.entropy, body.commitment)
        response = sat(services, live, services.seating.seat_of(live, known))
        guests.remember(response, services, known)
        return response

    @router.delete("/tables/{table}/seats/{seat}", response_model=models.Done, tags=["seats"])
    async def leave(table: Id, seat: Annotated[int, Path(ge=0, le=9)], request: Request) -> Response:
        """Leave your seat before the match starts."""
        live = await services.lobby.get(table)
        own = guests.own_right(request, services, live)
        if own.seat != seat:
            raise NotAllowed("you can leave only your own seat", [own.seat])
        await services.seating.leave(live, own)
        return Json({"ok": True})

    @router.get("/tables/{table}/seat", response_model=models.Seated, tags=["seats"])
    async def seat(table: Id, request: Request) -> Response:
        """Your seat and its token, to return from another device."""
        live = await services.lobby.get(table)
        return sat(services, live, guests.own_seat(request, services, live))

    @router.post("/tables/{table}/claim", response_model=models.Seated, tags=["seats"])
    async def claim(table: Id, body: models.Claim, request: Request) -> Response:
        """Bring your seat to this device: exchange its token for this device's cookie."""
        live = await services.lobby.get(table)
        known = guests.known_or_new(request, services, None)
        own = await services.seating.claim(live, body.token, known)
        if guests.current(request, services) is None:
            known = type(known)(known.id, live.row.seats[own].name)
        response = sat(services, live, services.seating.seat_of(live, known))
        guests.remember(response, services, known)
        return response

    @router.post("/tables/{table}/start", response_model=models.Done, tags=["match"])
    async def start(table: Id, request: Request, body: models.DealWords | None = None) -> Response:
        """Start the match, once all seats are taken; with words of yours for the deal, if you like."""
        live = await services.lobby.get(table)
        own = guests.own_right(request, services, live)
        given = body or models.DealWords()
        await services.play.start(live, own.seat, given.entropy, own, given.commitment)
        return Json({"ok": True})

    @router.post("/tables/{table}/words", response_model=models.Done, tags=["seats"])
    async def words(table: Id, body: models.DealWords, request: Request) -> Response:
        """Add words of yours to the deal, after you have seen the commitment and before the match starts."""
        live = await services.lobby.get(table)
        await services.play.words(live, guests.own_right(request, services, live), body.entropy, body.commitment)
        return Json({"ok": True})

    @router.post("/tables/{table}/fill", response_model=models.Done, tags=["seats"])
    async def fill(table: Id, body: models.Filling, request: Request) -> Response:
        """Set a bot on an open seat before the start, or free a bot's seat. The deal has a new commitment then."""
        live = await services.lobby.get(table)
        right, guest = guests.right_of(request, services, live), guests.current(request, services)
        await services.seating.fill(live, right, guest, body.seat, body.level)
        return Json({"ok": True})

    @router.post("/tables/{table}/replace", response_model=models.Replaced, tags=["seats"])
    async def replace(table: Id, body: models.Replacing, request: Request) -> Response:
        """Agree that a bot plays for somebody who is gone."""
        live = await services.lobby.get(table)
        own = guests.own_seat(request, services, live)
        return Json({"replaced": await services.seating.replace(live, own, body.seat)})

    @router.post("/tables/{table}/return", response_model=models.Done, tags=["seats"])
    async def come_back(table: Id, request: Request) -> Response:
        """Take your seat back from the bot that stood in."""
        live = await services.lobby.get(table)
        await services.seating.come_back(live, guests.own_seat(request, services, live))
        return Json({"ok": True})


def _add_match(router: APIRouter, services: Services) -> None:
    @router.get("/tables/{table}/state", response_model=models.State, tags=["match"])
    async def state(table: Id, request: Request, since: Annotated[int, Query(ge=0, le=100_000)] = 0) -> Response:
        """What your seat sees, what it may do, and what has happened since step `since`."""
        live = await services.lobby.get(table)
        await live.prepare(guests.seat_of(request, services, live), since)
        view = live.view(guests.seat_of(request, services, live), since)
        return Json(view._asdict() | {"clock": live.clock()})

    @router.get("/tables/{table}/stream", responses=STREAM, response_class=Response, tags=["match"])
    async def stream(
        table: Id, request: Request, after: Annotated[str | None, Query(pattern=AFTER)] = None
    ) -> Response:
        """Everything as it happens, as server-sent events: `table`, `step` (with id), `back`, `emote` and `bye`."""
        live = await services.lobby.get(table, seen_before(request))
        seat = await guests.look(request, services, live)
        await live.prepare(seat, beginning(live, seen_before(request)).since)
        viewer = Viewer(guests.seat_of(request, services, live))
        return open_stream(request, services, live, viewer, as_json)

    @router.post("/tables/{table}/moves", response_model=models.Moved, openapi_extra=MOVE_BODY, tags=["match"])
    async def move(table: Id, request: Request) -> Response:
        """Play an action in answer to step `n`. When this answers, the move is on the disk."""
        return Json(await json_move(services, table, request))

    @router.post("/tables/{table}/take-back", response_model=models.TakenBack, tags=["match"])
    async def take_back(table: Id, body: models.TakeBack, request: Request) -> Response:
        """Undo your last decision and all that came after it, where that is possible (`can_take_back`)."""
        live = await services.lobby.get(table, (body.n, body.takebacks))
        own = guests.own_right(request, services, live)
        return Json({"n": await services.play.take_back(live, own, body.n, body.takebacks)})

    @router.post("/tables/{table}/emote", response_model=models.Done, tags=["match"])
    async def emote(table: Id, body: models.Emote, request: Request) -> Response:
        """Show everybody who looks on one of eight signs; it is kept nowhere."""
        live = await services.lobby.get(table)
        emotes.send(services.hub, live, guests.own_right(request, services, live), body.emote)
        return Json({"ok": True})

    @router.post("/tables/{table}/resign", response_model=models.Done, tags=["match"])
    async def resign(table: Id, request: Request) -> Response:
        """Give up."""
        live = await services.lobby.get(table)
        await services.play.resign(live, guests.own_seat(request, services, live))
        return Json({"ok": True})

    @router.post("/tables/{table}/rematch", response_model=models.Rematch, tags=["match"])
    async def rematch(table: Id, request: Request, body: models.Words | None = None) -> Response:
        """Offer or accept another match, with words of yours for its deal (its commitment is in the table).

        Asked again once there is one, it gives the token of your seat there.
        """
        live = await services.lobby.get(table)
        own = guests.own_right(request, services, live)
        following = await services.play.rematch(live, own.seat, body.entropy if body else "")
        token = None if following is None else await services.seating.next_token(following, own)
        return Json({"next": following, "seat": None if token is None else own.seat, "token": token})

    @router.post("/tables/{table}/hint", response_model=models.Hints, tags=["match"])
    async def hint(table: Id, request: Request) -> Response:
        """Your best moves, as a bot sees them; in matches against bots only."""
        live = await services.lobby.get(table)
        own = guests.own_right(request, services, live)
        hints = await services.play.hint(live, own.seat, clients.network_of(request))
        live.check(own)  # a bot thinks for a while
        return Json(hints)

    @router.get("/tables/{table}/record", response_model=models.Record, tags=["match"])
    async def record(table: Id) -> Response:
        """The whole match, once it is over; `shoal verify` checks it."""
        live = await services.lobby.get(table)
        response = Json(live.record())
        response.headers["content-disposition"] = f'attachment; filename="shoal-{table}.json"'
        return response
