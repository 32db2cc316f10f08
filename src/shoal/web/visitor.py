"""The visitor of a page: language, theme, name; and the ways to answer."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from shoal.errors import ShoalError
from shoal.game import find, names
from shoal.server import guests
from shoal.server.answers import Json
from shoal.server.errors import TableError
from shoal.server.seats import Guest
from shoal.server.services import Services
from shoal.web.i18n import Text, negotiate, text
from shoal.web.rendering import THEMES, env

LANGUAGE_COOKIE = "shoal_language"
THEME_COOKIE = "shoal_theme"
LEARN_COOKIE = "shoal_learn"  # the table at which the visitor learns
YEAR = 365 * 86_400
ADDRESS = ":/%#?=@[]!$&'()*+,;"  # what an address may have besides letters and digits


def language_of(request: Request) -> str:
    """The language that a visitor reads."""
    return negotiate(request.headers.get("accept-language"), request.cookies.get(LANGUAGE_COOKIE))


def words(request: Request) -> Text:
    """The words for a visitor."""
    return text(language_of(request))


def error_words(t: Text, error: ShoalError) -> str:
    """What went wrong, in the reader's language; an option has its name in the game whose words these are."""
    facts = dict(error.facts)
    if "option" in facts:
        facts["option"] = t(f"option-{facts['option']}")
    return t(f"error-{error.said or getattr(error, 'code', '')}", **facts)


def theme_of(request: Request) -> str:
    """Light, dark, or as the system says."""
    theme = request.cookies.get(THEME_COOKIE, "system")
    return theme if theme in THEMES else "system"


def here(request: Request) -> str:
    """The address of this page within the site."""
    query = f"?{request.url.query}" if request.url.query else ""
    return request.url.path + query


def whole(text: str) -> int | None:
    """A whole number as people write it: a few plain digits (`²` and `٣` are digits to Python too)."""
    digits = text.strip()
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 10 else None


async def fields(request: Request) -> dict[str, str]:
    """What a form says: words only, no files."""
    form = await request.form(max_files=0, max_fields=100)
    return {name: value for name, value in form.items() if isinstance(value, str)}


def local(path: str) -> str:
    """A path to go back to, if it is one of ours."""
    plain = path.startswith("/") and not path.startswith(("//", "/\\")) and "\\" not in path
    return path if plain and path.isprintable() else "/"


def page(request: Request, services: Services, template: str, status: int = 200, **known: Any) -> HTMLResponse:
    """A whole page."""
    guest, theme = guests.current(request, services), theme_of(request)
    raw = _html(services, template, words(request), theme, guest, here(request), **known)
    return HTMLResponse(raw, status, headers={"Cache-Control": "no-store"})


def plain_page(services: Services, template: str, language: str, theme: str, **known: Any) -> bytes:
    """A page for nobody in particular."""
    return _html(services, template, text(language), theme, None, "/", **known)


def _html(
    services: Services, template: str, t: Text, theme: str, guest: Guest | None, here: str, **known: Any
) -> bytes:
    games = [find(name) for name in names()]
    bots = services.settings.workers > 0
    html = env.get_template(template).render(t=t, theme=theme, guest=guest, here=here, games=games, bots=bots, **known)
    return html.encode("utf-8", "replace")  # what a visitor sent may be no text at all


def wants_json(request: Request) -> bool:
    """Does our script ask, rather than a plain form?"""
    return request.headers.get("x-shoal") == "script"


def error_page(request: Request, services: Services, error: TableError) -> Response:
    """What went wrong, as a page, or for our script as JSON."""
    problem = error_words(words(request), error)
    if wants_json(request):
        return Json({"error": {"code": error.code, "message": problem}}, error.status)
    return page(request, services, "error.html", error.status, words=problem, code=error.code)


def go(
    request: Request, to: str, guest: Guest | None = None, services: Services | None = None, **told: str
) -> Response:
    """Send the visitor on: by a redirect, or by a header that our script follows; `told` are more headers for it."""
    response: Response
    if wants_json(request):
        response = HTMLResponse(status_code=204, headers={"X-Go": quote(to, safe=ADDRESS)} | told)
    else:
        response = RedirectResponse(to, 303)
    if guest is not None and services is not None:
        guests.remember(response, services, guest)
    return response
