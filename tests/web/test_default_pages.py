"""A game with nothing but rules and a table, from a package of its own, in a real browser."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.server.kit import ROOT, Server
from tests.web.conftest import prefer
from tests.web.kit import arrive_at, choose, is_mine, play_to_end, sit_down, wait_until
from tests.web.test_pages import TARGETS, complaints, sideways

POINTS = {"METADATA": "Metadata-Version: 2.1\nName: bare\nVersion: 1\n"}
POINTS["entry_points.txt"] = "[shoal.games]\nbare = tests.web.bare_game:GAME\n"


@pytest.fixture(scope="module")
def bare_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server beside which a package with one more game is installed."""
    folder = tmp_path_factory.mktemp("bare")
    for name, text in POINTS.items():
        path = folder / "site" / "bare-1.dist-info" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    with pytest.MonkeyPatch.context() as patch:
        paths = [str(folder / "site"), str(ROOT), os.environ.get("PYTHONPATH", "")]
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
        running = Server(folder, pages=True, durability="process").start()
    yield running
    running.finish()
    assert "warning" not in running.log.read_text()


def arrive(browser: Browser, server: Server, path: str = "/", width: int = 1280, scheme: str = "light") -> Page:
    """A visitor with an empty browser."""
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": width, "height": 800},
        color_scheme="dark" if scheme == "dark" else "light",
        reduced_motion="reduce",
        service_workers="block",
        bypass_csp=True,
        locale="en-GB",
    )
    context.add_init_script(prefer({"speed": "none"}))
    page = context.new_page()
    page.goto(path)
    return page


def test_two_people_play_it_to_the_end(browser: Browser, bare_server: Server) -> None:
    ann = arrive(browser, bare_server, "/new/bare")
    bob = arrive(browser, bare_server, width=360, scheme="dark")
    found = complaints(ann)
    ann.click("text=Create table")
    arrive_at(ann, ".lobby")
    sit_down(bob, ann.url, "Bob")
    ann.click("text=Start the match")
    arrive_at(ann, ".now")
    rng = random.Random(3)
    for made in range(7):
        wait_until(lambda: is_mine(ann) or is_mine(bob))
        page = ann if is_mine(ann) else bob
        if made > 2:
            found += complaints(page)
            assert sideways(page) == 0
            assert not page.evaluate(TARGETS)
        choose(page, rng)
    play_to_end([ann, bob], rng, by_mouse=0)
    ann.wait_for_selector(".result__won")
    assert ann.locator("#log li").count() > 10
    assert "Bob: " in ann.locator("#log").inner_text()
    ann.goto(f"{ann.url}/replay?step=3")
    ann.keyboard.press("End")
    ann.wait_for_selector(".stage--over")
    assert not found


def test_what_it_lacks_is_nowhere_offered(browser: Browser, bare_server: Server) -> None:
    page = arrive(browser, bare_server)
    card = page.locator(".game", has_text="Bare")
    assert card.locator("img.art__cover").evaluate("image => image.complete && image.naturalWidth > 0")
    assert page.locator("a[href='/rules/bare'], a[href='/pad/bare']").count() == 0
    for path in ("/rules/bare", "/pad/bare", "/pad/bare/score", "/static/games/bare/style.css"):
        assert page.request.get(path).status == 404, path
