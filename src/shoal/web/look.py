"""How pages are made: templates, the addresses of static files, and what every page knows of its visitor."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from shoal.game import find, names
from shoal.server import guests
from shoal.server.seats import Guest
from shoal.server.services import Services
from shoal.web.i18n import LANGUAGES, Text, negotiate, text
from shoal.web.kept import kept

HERE = Path(__file__).parent
STATIC = HERE / "static"
TEMPLATES = HERE / "templates"
LANGUAGE_COOKIE = "shoal_language"
THEME_COOKIE = "shoal_theme"
LEARN_COOKIE = "shoal_learn"  # the table at which the visitor learns
THEMES = ("system", "light", "dark")
YEAR = 365 * 86_400

env = Environment(
    loader=FileSystemLoader([TEMPLATES, HERE]),  # the rules pages are templates too
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)


@cache
def asset(path: str) -> str:
    """The address of a static file; it changes with its content, so browsers may keep it for ever."""
    mark = hashlib.sha256((STATIC / path).read_bytes()).hexdigest()[:10]
    return f"/static/{path}?v={mark}"


@cache
def has_template(path: str) -> bool:
    """Whether there is such a template: a game need not have all of them."""
    return (TEMPLATES / path).exists()


@cache
def has_asset(path: str) -> bool:
    """Whether there is such a static file."""
    return (STATIC / path).exists()


def tally(items: Sequence[str]) -> list[tuple[str, int]]:
    """Equal items together, in the order of their first appearance."""
    counted: dict[str, int] = {}
    for item in items:
        counted[item] = counted.get(item, 0) + 1
    return list(counted.items())


def ranked(scores: Sequence[int]) -> list[tuple[int, int]]:
    """Scores with their seats, the best first."""
    return sorted(((score, seat) for seat, score in enumerate(scores)), key=lambda pair: (-pair[0], pair[1]))


@cache
def version() -> str:
    """A mark of all static files, for the service worker's cache."""
    marks = [asset(str(path.relative_to(STATIC))) for path in sorted(STATIC.rglob("*")) if path.is_file()]
    return hashlib.sha256("".join(marks).encode()).hexdigest()[:10]


env.globals.update(
    asset=asset,
    has_asset=has_asset,
    has_template=has_template,
    tally=tally,
    ranked=ranked,
    kept=kept,
    LANGUAGES=LANGUAGES,
    THEMES=THEMES,
)


def language_of(request: Request) -> str:
    """The language that a visitor reads."""
    return negotiate(request.headers.get("accept-language"), request.cookies.get(LANGUAGE_COOKIE))


def words(request: Request) -> Text:
    """The words for a visitor."""
    return text(language_of(request))


def theme_of(request: Request) -> str:
    """Light, dark, or as the system says."""
    theme = request.cookies.get(THEME_COOKIE, "system")
    return theme if theme in THEMES else "system"


def here(request: Request) -> str:
    """The address of this page within the site."""
    query = f"?{request.url.query}" if request.url.query else ""
    return request.url.path + query


def local(path: str) -> str:
    """A path to go back to, if it is one of ours."""
    plain = path.startswith("/") and not path.startswith(("//", "/\\")) and "\\" not in path
    return path if plain and path.isprintable() else "/"


def page(request: Request, services: Services, template: str, status: int = 200, **known: Any) -> HTMLResponse:
    """A whole page."""
    guest = guests.current(request, services)
    html = env.get_template(template).render(
        t=words(request),
        theme=theme_of(request),
        guest=guest,
        here=here(request),
        games=[find(name) for name in names()],
        bots=services.settings.workers > 0,
        **known,
    )
    return HTMLResponse(html, status, headers={"Cache-Control": "no-store"})


def wants_json(request: Request) -> bool:
    """Does our script ask, rather than a plain form?"""
    return request.headers.get("x-shoal") == "script"


def go(request: Request, to: str, guest: Guest | None = None, services: Services | None = None) -> Response:
    """Send the visitor on: by a redirect, or told to our script."""
    response: Response
    if wants_json(request):
        response = HTMLResponse(status_code=204, headers={"X-Go": to})
    else:
        response = RedirectResponse(to, 303)
    if guest is not None and services is not None:
        guests.remember(response, services, guest)
    return response
