"""Coloretto's pages as tests and pictures know them."""

from __future__ import annotations

from tests.web.kit import Pages

PAGES = Pages(
    pad="card.green=6&card.yellow=4&card.red=3&card.blue=2&card.joker=1&card.%2B2=1",
    tables=((2, 24, 1), (4, 48, 5), (5, 58, 2)),
    is_telling=lambda view, actor: view["phase"] == "choose" and sum(len(row["cards"]) for row in view["rows"]) > 2,
)
