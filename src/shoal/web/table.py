"""The table page: look on, sit down, play, give up, play again. Each write works as a plain form and by the script."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Form
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from shoal.server import clients, emotes, guests
from shoal.server.errors import TableError
from shoal.server.hub import Mark, Viewer, beginning, mark_of
from shoal.server.live import Live
from shoal.server.services import Services
from shoal.server.streams import open_stream, seen_before
from shoal.web.home import guest_for
from shoal.web.preview import of_table, origin
from shoal.web.rendering import env
from shoal.web.table_view import LEARN, LOG_LENGTH, LiveView, render
from shoal.web.visitor import LEARN_COOKIE, error_page, error_words, go, language_of, page, wants_json, words

Words = Annotated[str, Form()]  # of a seat, for the deal
Seen = Annotated[str, Form()]  # the commitment that our script saw before it drew the words


def viewer_of(request: Request, services: Services, live: Live) -> Viewer:
    """Who looks at a table: the seat, the language, and whether the visitor learns here."""
    style = LEARN if request.cookies.get(LEARN_COOKIE) == live.id else ""
    return Viewer(guests.seat_of(request, services, live), language_of(request), style)


def show(
    request: Request, services: Services, live: Live, status: int = 200, problem: str = "", advised: str = ""
) -> Response:
    """The page of a table."""
    table = LiveView(live, viewer_of(request, services, live), since=0)
    seat = table.me
    return page(
        request,
        services,
        "table.html",
        status,
        g=table.t,
        summary=table.summary,
        id=live.id,
        n=mark_of(live),  # the moment from which the stream goes on
        table_view=table.now(advised),
        shows=table.shows(),
        log=table.events(fresh=False),
        problem=problem,
        waits=(live.row.phase == "playing" and live.actor != seat) or live.row.phase == "open",
        token=services.seating.token(live, seat) if seat is not None else None,
        address=f"{origin(request, services)}/t/{live.id}",
        preview=of_table(request, services, live, table.t),
        invites=live.row.phase == "open" and seat is not None,
    )


async def move_refused(request: Request, services: Services, id_: str, error: TableError) -> Response:
    """What a person sees whose move was refused: our script shows the words, a plain form gets the table with them."""
    if wants_json(request):
        return error_page(request, services, error)
    try:
        live = await services.lobby.get(id_)
    except TableError:
        return error_page(request, services, error)
    return show(request, services, live, error.status, error_words(words(request), error))


def make_router(services: Services) -> APIRouter:
    """The pages of a table."""
    router = APIRouter(prefix="/t", include_in_schema=False)
    lobby, seating, play = services.lobby, services.seating, services.play

    async def seated(request: Request, id_: str) -> tuple[Live, int]:
        live = await lobby.get(id_)
        return live, guests.own_seat(request, services, live)

    @router.get("/{id_}")
    async def table(request: Request, id_: str) -> Response:
        live = await lobby.get(id_)
        await live.prepare(await guests.look(request, services, live), max(0, live.n - LOG_LENGTH))
        return show(request, services, live)

    @router.get("/{id_}/stream")
    async def stream(request: Request, id_: str) -> Response:
        live = await lobby.get(id_, seen_before(request))
        since = max(beginning(live, seen_before(request)).since, live.n - LOG_LENGTH)
        await live.prepare(guests.seat_of(request, services, live), since)
        return open_stream(request, services, live, viewer_of(request, services, live), render)

    @router.post("/{id_}/join")
    async def join(
        request: Request,
        id_: str,
        name: Annotated[str, Form()] = "",
        seat: Annotated[int | None, Form()] = None,
        entropy: Words = "",
        commitment: Seen = "",
    ) -> Response:
        live = await lobby.get(id_)
        guest = guest_for(request, services, name)
        await seating.join(live, guest, seat, entropy, commitment)
        return go(request, f"/t/{id_}", guest, services)

    @router.post("/{id_}/leave")
    async def leave(request: Request, id_: str) -> Response:
        live = await lobby.get(id_)
        await seating.leave(live, guests.own_right(request, services, live))
        return go(request, "/")

    @router.post("/{id_}/words")
    async def add_words(request: Request, id_: str, entropy: Words = "", commitment: Seen = "") -> Response:
        live = await lobby.get(id_)
        await play.words(live, guests.own_right(request, services, live), entropy, commitment)
        return _done(request, id_)

    @router.post("/{id_}/start")
    async def start(request: Request, id_: str, entropy: Words = "", commitment: Seen = "") -> Response:
        live = await lobby.get(id_)
        own = guests.own_right(request, services, live)
        await play.start(live, own.seat, entropy, own, commitment)
        return _done(request, id_)

    @router.post("/{id_}/fill")
    async def fill(request: Request, id_: str, seat: Annotated[int, Form()], level: Annotated[str, Form()]) -> Response:
        """A bot for an open seat, or (`open`) a free seat again."""
        live = await lobby.get(id_)
        right, guest = guests.right_of(request, services, live), guests.current(request, services)
        await seating.fill(live, right, guest, seat, None if level == "open" else level)
        return _done(request, id_)

    @router.post("/{id_}/resign")
    async def resign(request: Request, id_: str) -> Response:
        await play.resign(*await seated(request, id_))
        return _done(request, id_)

    @router.post("/{id_}/take-back")
    async def take_back(request: Request, id_: str, n: Annotated[str, Form()]) -> Response:
        seen = Mark.needed(n)
        live = await lobby.get(id_, seen)
        own = guests.own_right(request, services, live)
        await play.take_back(live, own, *seen)
        return _done(request, id_)

    @router.post("/{id_}/back")
    async def back(request: Request, id_: str) -> Response:
        await seating.come_back(*await seated(request, id_))
        return _done(request, id_)

    @router.post("/{id_}/replace")
    async def replace(request: Request, id_: str, seat: Annotated[int, Form()]) -> Response:
        live, voter = await seated(request, id_)
        await seating.replace(live, voter, seat)
        return _done(request, id_)

    @router.post("/{id_}/emote")
    async def emote(request: Request, id_: str, emote: Annotated[str, Form()]) -> Response:
        live = await lobby.get(id_)
        emotes.send(services.hub, live, guests.own_right(request, services, live), emote)
        return _done(request, id_)

    @router.post("/{id_}/rematch")
    async def rematch(request: Request, id_: str, entropy: Words = "") -> Response:
        live, seat = await seated(request, id_)
        following = await play.rematch(live, seat, entropy)
        return go(request, f"/t/{following}") if following else _done(request, id_)

    @router.post("/{id_}/hint")
    async def hint(request: Request, id_: str) -> Response:
        live = await lobby.get(id_)
        own = guests.own_right(request, services, live)
        answer = await play.hint(live, own.seat, clients.network_of(request))
        live.check(own)  # a bot thinks for a while
        advised = advice(LiveView(live, viewer_of(request, services, live)), answer)
        return HTMLResponse(advised) if wants_json(request) else show(request, services, live, advised=advised)

    @router.post("/{id_}/learn")
    async def learn(request: Request, id_: str, on: Annotated[str, Form()] = "") -> Response:
        live = await lobby.get(id_)
        response = go(request, f"/t/{live.id}")
        response.set_cookie(LEARN_COOKIE, live.id if on else "", max_age=86_400, httponly=True, samesite="lax")
        return response

    return router


def advice(table: LiveView, answer: dict[str, Any]) -> str:
    """The best moves with their reasons, as a piece of the page."""
    t, names = table.t, table.names
    hints = [
        {
            "id": hint["action"]["id"],
            "words": t.action(hint["action"], names),
            "win": round(100 * hint["win"]),
            "reason": t.event(table.summary["game"], hint["reason"], names, table.me),
        }
        for hint in answer["hints"]
    ]
    return env.get_template("advice.html").render(t=t, hints=hints)


def _done(request: Request, id_: str) -> Response:
    """The stream shows what has changed; a plain form looks again."""
    return Response(status_code=204) if wants_json(request) else go(request, f"/t/{id_}")
