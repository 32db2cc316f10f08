"""Sea Urchins' pages as tests and pictures know them."""

from __future__ import annotations

from typing import Any

from tests.web.kit import Pages


def _scenes(studio: Any) -> None:
    """A choice half made."""
    path, people, actor = studio.reach("sea_urchins", "second", 1)
    studio.shoot("half-made", path, people[actor], lambda page: page.click("[data-key=bank-red]"))


PAGES = Pages(
    ending="[data-key=bank-red], [data-key=skip]",
    tables=((2, 40, 6), (4, 61, 3)),
    is_telling=lambda view, actor: bool(view["phase"] == "second"),
    scenes=_scenes,
)
