"""A server that searches for a deal once it knows the browser's words is found out by the page, loudly."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from shoal.game import find, names
from tests.server.grinding import CHEATS, PROGRAM
from tests.server.kit import Server
from tests.web.conftest import Visit
from tests.web.kit import arrive_at
from tests.web.test_fair_pages import give_up, verdict_of

GAME = next(name for name in names() if find(name).luck and any(o.high - o.low > 500 for o in find(name).options))
FOUND = {"key": "commitment", "forged": "key", "words": "words", "bot": "words", "options": "commitment"}


@pytest.fixture(scope="module")
def cheat(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("cheat"), PROGRAM, workers=1, pages=True, durability="process").start()
    yield running
    running.finish()


@pytest.mark.parametrize("how", [*CHEATS, "Ann"])
def test_the_page_says_so(visit: Visit, cheat: Server, how: str) -> None:
    page = visit(f"{cheat.url}/new/{GAME}", base_url=cheat.url)
    page.fill("main [name=name]", how)
    page.select_option("[name=seat1]", "bot:casual")
    page.click("text=Create table")
    arrive_at(page, ".now")
    give_up(page)
    assert verdict_of(page) == FOUND.get(how, "good")
    shown = page.locator("[data-verdict]:not([hidden])").inner_text()
    assert ("not fair" in shown) == (how in FOUND)
    if how == "table":
        before = page.url
        page.click("form[action$='/rematch'] button")
        page.wait_for_url(lambda url: url != before)
        page.goto(before)
        assert verdict_of(page) == "next"
