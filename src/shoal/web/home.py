"""Home, new tables, and the name of a guest."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from shoal.bots import LEVELS
from shoal.errors import UnknownGame
from shoal.game import Game, Option, find, names
from shoal.server import guests
from shoal.server.errors import BadRequest, NotFound, TableError
from shoal.server.live import Live
from shoal.server.names import clean_name
from shoal.server.seats import Guest, new_guest
from shoal.server.services import Services
from shoal.server.wishes import Wish
from shoal.web import last_choice
from shoal.web.i18n import Text
from shoal.web.last_choice import Choice
from shoal.web.preview import of_site
from shoal.web.table_view import players_of
from shoal.web.visitor import LEARN_COOKIE, error_words, fields, go, local, page, words

CLOCKS = (0, 30, 60, 120, 300, 86_400)


def guest_for(request: Request, services: Services, name: str = "") -> Guest:
    """The visitor, renamed if a name is given; a newcomer without one gets one from the sea."""
    known = guests.current(request, services)
    if name.strip():
        return guests.known_or_new(request, services, name)
    if known is not None:
        return known
    return new_guest(random.choice(words(request)("guest-names").split(",")).strip())


def make_router(services: Services) -> APIRouter:
    """Home and the ways to a table."""
    router = APIRouter(include_in_schema=False)
    lobby, secure = services.lobby, services.settings.secure_cookies

    @router.get("/")
    async def home(request: Request) -> Response:
        t = words(request)
        listed = await lobby.listed()
        guest = guests.current(request, services)
        mine = await lobby.mine(guest) if guest else []
        sat = {summary["id"] for summary in mine}
        return page(
            request,
            services,
            "home.html",
            preview=of_site(request, services, t),
            levels=LEVELS,
            choice={name: last_choice.last(request, find(name)) for name in names()},
            current=[_shown(each, t) for each in mine if each["phase"] != "over"][:6],
            ended=[_shown(each, t) for each in mine if each["phase"] == "over"][:4],
            open_tables=[_shown(each, t) for each in listed["open"] if each["id"] not in sat][:12],
            playing=[_shown(each, t) for each in listed["playing"] if each["id"] not in sat][:12],
        )

    @router.get("/new")
    async def choose(request: Request) -> Response:
        return page(request, services, "choose.html")

    @router.get("/new/{name}")
    async def new(request: Request, name: str) -> Response:
        return page(request, services, "new.html", **_form(request, known_game(name)))

    @router.post("/new/{name}")
    async def create(request: Request, name: str) -> Response:
        form, game = await fields(request), known_game(name)
        try:
            guest, choice = guest_for(request, services, form.get("name", "")), last_choice.asked(request, game, form)
            live = await lobby.create(guest, _wish(game, form, choice), guests.network(request, services))
        except TableError as error:
            known = _form(request, game) | {"given": form}
            known["problem"] = error_words(known["g"], error)
            return page(request, services, "new.html", error.status, **known)
        response = made(request, services, live, guest)
        last_choice.remember(request, response, game, replace(choice, players=live.row.players), secure)
        return response

    @router.post("/play/{name}")
    async def play_now(request: Request, name: str) -> Response:
        """One click: a table against bots. Our script adds words to the deal and starts it."""
        game, guest = known_game(name), guest_for(request, services)
        form = await fields(request)
        choice = last_choice.usual(game) if form.get("learn") else last_choice.asked(request, game, form)
        level = form.get("level") or choice.level
        seats: list[str | tuple[str, str]] = ["me", *[("bot", level)] * (choice.players - 1)]
        options = dict(game.web.lesson_options) if game.web is not None and form.get("learn") else {}
        live = await lobby.create(guest, Wish(game.name, seats, options), guests.network(request, services))
        response = made(request, services, live, guest)
        if form.get("learn"):
            response.set_cookie(LEARN_COOKIE, live.id, max_age=86_400, httponly=True, samesite="lax")
        else:
            last_choice.remember(request, response, game, choice, secure)
        return response

    @router.post("/name")
    async def rename(request: Request) -> Response:
        form = await fields(request)
        guest = guest_for(request, services, clean_name(form.get("name", "")))
        await services.seating.rename(guest)
        return go(request, local(form.get("next", "/")), guest, services)

    return router


def made(request: Request, services: Services, live: Live, guest: Guest) -> Response:
    """On to a new table: its commitment first, then the words of our script, then the deal (docs/fair-deals.md)."""
    seat = services.seating.seat_of(live, guest)
    told = {"X-Commitment": live.commitment}
    if seat is not None:
        told |= {"X-Seat": str(seat), "X-Then": "words" if live.row.free() else "start"}
    return go(request, f"/t/{live.id}", guest, services, **told)


def known_game(name: str) -> Game:
    try:
        return find(name)
    except UnknownGame as error:
        raise NotFound(f"there is no game {name!r}", names()) from error


def _shown(summary: dict[str, Any], t: Text) -> dict[str, Any]:
    """A table in a list: who sits there."""
    players = players_of(summary, summary.get("seat"), t.game(summary["game"]))
    return summary | {"people": players, "free": sum(player.kind == "open" for player in players)}


def _form(request: Request, game: Game) -> dict[str, Any]:
    """What the form of a new table needs to know."""
    before = last_choice.known(request, game)
    known = {"game": game, "g": words(request).game(game.name), "seats": before.players if before else game.players[0]}
    return known | {"levels": LEVELS, "clocks": CLOCKS, "problem": "", "given": {}}


def _wish(game: Game, form: Mapping[str, str], choice: Choice) -> Wish:
    """What the form asks for; a seat may be left out, so the number of seats is the number of players."""
    seats: list[str | tuple[str, str]] = []
    if "seat0" not in form:  # one tap: a seat for the maker, the others for friends
        seats = ["me", *["open"] * (choice.players - 1)]
    for k in range(0 if seats else game.players[-1]):
        wanted = form.get(f"seat{k}", "none")
        if wanted in ("me", "open"):
            seats.append(wanted)
        elif wanted.startswith("bot:"):
            seats.append(("bot", wanted[4:]))
    try:
        options = {option.name: _value(option, form[option.name]) for option in game.options if form.get(option.name)}
        clock = int(form.get("clock", "0"))
    except ValueError as error:
        raise BadRequest("an option is a whole number", said="not-a-number") from error
    return Wish(game.name, seats, options, clock or None, form.get("public") == "yes")


def _value(option: Option, given: str) -> str | int:
    return given if option.values else int(given)  # the game says whether it may be
