"""What a messenger shows of a link: title, line, picture. Nothing in it but what whoever has the link may know."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request

from shoal.server.live import Live
from shoal.server.services import Services
from shoal.web.assets import preview_picture
from shoal.web.i18n import Text
from shoal.web.table_view import players_of


@dataclass(frozen=True)
class Preview:
    """The `og:` part of a page, in absolute addresses."""

    title: str
    words: str
    address: str
    picture: str
    alt: str


def origin(request: Request, services: Services) -> str:
    """Where this site is."""
    return services.settings.origin or str(request.base_url).rstrip("/")


def of_site(request: Request, services: Services, t: Text) -> Preview:
    """The whole site."""
    here = origin(request, services)
    return Preview(t("site-title"), t("home-lead"), f"{here}/", here + preview_picture(), "Shoal")


def of_table(request: Request, services: Services, live: Live, t: Text) -> Preview:
    """A table: who invites, who plays, that it is over. `t` has the game's words."""
    here, game = origin(request, services), t("game-title")
    title, words = _said(live, t, game)
    return Preview(title, words, f"{here}/t/{live.id}", here + preview_picture(live.row.game), game)


def _said(live: Live, t: Text, game: str) -> tuple[str, str]:
    """Title and line of a table's preview."""
    row, names = live.row, [player.name for player in players_of(live.summary(), None, t) if player.kind != "open"]
    if row.phase == "open":
        free = len(row.free())
        title = t("preview-invite", name=_inviter(live), game=game) if _inviter(live) else game
        return title, t("preview-free", count=free) if free else t("preview-full")
    words = t("preview-over") if row.phase == "over" else t("preview-watch")
    return t("preview-match", game=game, names=t.join(names)), words


def _inviter(live: Live) -> str:
    """The name of whoever made the table, if they sit there, else of the first who does."""
    people = [seat for seat in live.row.seats if seat.kind == "person"]
    makers = [seat.name for seat in people if live.row.host in seat.guests]
    return (makers or [seat.name for seat in people] or [""])[0]
