"""Who asks: the guest of a signed cookie, the holder of a seat's token."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from shoal.server import clients
from shoal.server.errors import NotYours
from shoal.server.live import Live
from shoal.server.seats import COOKIE, Guest, Right, new_guest
from shoal.server.services import Services

YEAR = 365 * 86_400


def current(request: Request, services: Services) -> Guest | None:
    """The guest who asks, if their cookie was signed here."""
    if _header(request, b"cookie") is None:  # as of every program: there is nothing to parse
        return None
    cookie = request.cookies.get(COOKIE)
    return services.signer.guest(cookie) if cookie else None


def _header(request: Request, name: bytes) -> str | None:
    """A header as it came: every move asks for these, and an object that knows all of them costs more than a look."""
    for key, value in request.scope["headers"]:
        if key == name:
            return str(value, "latin-1")
    return None


def remember(response: Response, services: Services, guest: Guest) -> None:
    """Give the browser the guest's cookie: scripts cannot read it, other sites cannot send it along with a write."""
    secure = services.settings.secure_cookies
    response.set_cookie(
        COOKIE, services.signer.cookie(guest), max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )


def known_or_new(request: Request, services: Services, name: str | None) -> Guest:
    """The guest who asks, renamed if a name is given; a new one without a cookie. `remember` them in the response."""
    guest = current(request, services)
    if guest is None:
        return new_guest(name or "Guest")
    return guest if name is None else Guest(guest.id, new_guest(name).name)


def network(request: Request, services: Services) -> str:
    """Where the visitor is, as a table keeps it."""
    return services.signer.network(clients.network_of(request))


async def look(request: Request, services: Services, live: Live) -> int | None:
    """The seat of whoever looks at a table; None: a spectator. That somebody looked is noted."""
    seat = seat_of(request, services, live)
    if not live.row.seen and (seat is None or live.row.host not in live.row.seats[seat].guests):
        await services.lobby.note_look(live, current(request, services))
    return seat_of(request, services, live)  # seats may have changed meanwhile


def bearer(request: Request) -> str | None:
    """The seat token that a program sends."""
    kind, _, token = (_header(request, b"authorization") or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token else None


def right_of(request: Request, services: Services, live: Live) -> Right | None:
    """What opens a seat to whoever asks; None: a spectator."""
    return services.seating.right_of(live, current(request, services), bearer(request))


def seat_of(request: Request, services: Services, live: Live) -> int | None:
    """The seat of whoever asks; None: a spectator."""
    return services.seating.seat_of(live, current(request, services), bearer(request))


def own_seat(request: Request, services: Services, live: Live) -> int:
    """The seat of whoever asks; NotYours for a spectator."""
    return own_right(request, services, live).seat


def own_right(request: Request, services: Services, live: Live) -> Right:
    """What opens the seat of whoever asks; NotYours for a spectator."""
    right = right_of(request, services, live)
    if right is None:
        raise NotYours("you do not sit at this table; send the cookie or the token of your seat")
    return right
