"""Everything that can be done is in sight, on five sizes of screens, in every phase; and nothing leaves its place.

`python -m tests.web.fit GAME` is the same for whoever draws a table; SHOAL_FIT=1 looks at every decision.
"""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import Browser

from shoal.game import find, names
from tests.server.kit import Server
from tests.web.fit import chosen, look, screens

EVERYTHING = os.environ.get("SHOAL_FIT") == "1"
SEEDS = range(6) if EVERYTHING else range(2, 5)


@pytest.mark.parametrize("game", [name for name in names() if (web := find(name).web) is not None and web.table])
def test_everything_fits_and_keeps_its_place(browser: Browser, server: Server, game: str) -> None:
    wrong: list[str] = []
    with screens(browser, server, game) as opened:
        for players in find(game).players:
            moments = list(chosen(game, players, EVERYTHING, SEEDS))
            wrong += look(opened, moments, share=1 if EVERYTHING else 5).lines()
    assert not wrong, "\n".join(wrong[:40])
