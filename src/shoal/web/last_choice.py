"""What a visitor chose last to play a game: how many players, how strong the bots. In a cookie: no script is needed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from shoal.bots import LEVELS
from shoal.game import Game
from shoal.server.errors import BadRequest
from shoal.web.visitor import YEAR, whole

COOKIE = "shoal_play"
USUAL_LEVEL = "casual"
ENTRY = re.compile(r"([a-z0-9_-]{1,40})~([0-9]{1,2})~([a-z]{1,20})")
MOST = 12  # games that are remembered


@dataclass(frozen=True)
class Choice:
    """How to play a game."""

    players: int
    level: str


def usual(game: Game) -> Choice:
    """What a newcomer gets."""
    rivals = game.web.rivals if game.web is not None else 1
    return Choice(max(game.players[0], 1 + rivals), USUAL_LEVEL)


def known(request: Request, game: Game) -> Choice | None:
    """What this visitor chose last for a game, where it is still possible; None: nothing yet."""
    choice = _entries(request.cookies.get(COOKIE, "")).get(game.name)
    possible = choice is not None and choice.players in game.players and choice.level in LEVELS
    return choice if possible else None


def last(request: Request, game: Game) -> Choice:
    """What this visitor chose last for a game, else what a newcomer gets."""
    return known(request, game) or usual(game)


def asked(request: Request, game: Game, form: Mapping[str, str]) -> Choice:
    """What a form asks for; what it leaves out is as last time."""
    before = last(request, game)
    players = whole(form["players"]) if form.get("players") else before.players
    if players is None or players not in game.players:
        low, high = game.players[0], game.players[-1]
        message = f"{game.title} is for {low} to {high} players"
        raise BadRequest(message, list(game.players), said="bad-players", low=low, high=high)
    return Choice(players, form.get("level") or before.level)


def remember(request: Request, response: Response, game: Game, choice: Choice, secure: bool) -> None:
    """Keep it for the next time, the newest last."""
    if choice.level not in LEVELS:
        return
    entries = _entries(request.cookies.get(COOKIE, ""))
    entries.pop(game.name, None)
    kept = [*entries.items(), (game.name, choice)][-MOST:]
    value = ".".join(f"{name}~{one.players}~{one.level}" for name, one in kept)
    response.set_cookie(COOKIE, value, max_age=YEAR, samesite="lax", secure=secure, httponly=True)


def _entries(cookie: str) -> dict[str, Choice]:
    found = [ENTRY.fullmatch(entry) for entry in cookie.split(".")[:MOST]]
    return {match[1]: Choice(int(match[2]), match[3]) for match in found if match is not None}
