"""A real server with pages, and Debian's Chromium to look at them."""

from __future__ import annotations

import atexit
import shutil
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tests.server.kit import Server

LIGHT = shutil.which("chromium-headless-shell")  # without the windows that nobody sees: a visitor costs a third
CHROMIUM = LIGHT or shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with pages and one bot process, shared."""
    folder = tmp_path_factory.mktemp("web")
    running = Server(folder, workers=1, pages=True, gone_after=0, durability="process").start()
    yield running
    running.finish()


@cache
def _running_playwright() -> Playwright:
    running = sync_playwright().start()
    atexit.register(running.stop)
    return running


@pytest.fixture(scope="session")
def playwright() -> Playwright:
    """Playwright, once for the whole process: other folders of tests have this fixture too, and two cannot run."""
    return _running_playwright()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One browser; each visitor is a context of its own."""
    assert CHROMIUM, "no Chromium found; tools/install-for-tests.sh installs it on Debian"
    running = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
    yield running
    running.close()


Visit = Callable[..., Page]


def prefer(likes: dict[str, str]) -> str:
    """A script that sets preferences before a page is read, unless it has changed them itself."""
    lines = [f"put('shoal-{name}', '{value}');" for name, value in likes.items()]
    put = "const put = (name, value) => localStorage.getItem(name) ?? localStorage.setItem(name, value);"
    return f"try {{ {put} {' '.join(lines)} }} catch {{ }}"


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """A visitor with an empty browser; what goes wrong in its scripts fails the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def arrive(
        path: str = "/", width: int = 1280, height: int = 860, likes: dict[str, str] | None = None, **wishes: Any
    ) -> Page:
        usual = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block", "base_url": server.url}
        wishes = usual | wishes
        context = browser.new_context(viewport={"width": width, "height": height}, **wishes)
        context.set_default_timeout(15_000)
        context.add_init_script(prefer({"speed": "none", "auto": "0"} | (likes or {})))
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda said: problems.append(said.text) if "Content Security" in said.text else None)
        page.goto(path)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert not problems
