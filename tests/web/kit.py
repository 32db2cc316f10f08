"""People at tables: how a visitor makes a table, sits down, chooses."""

from __future__ import annotations

import importlib
import math
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page

from tests.kit.cases import case_of


@dataclass(frozen=True)
class Pages:
    """What the tests and pictures of pages know of a game: `tests/games/<name>/pages.py` may say it."""

    ending: str = ""  # selectors of buttons that bring a match to its end
    pad: str = ""  # some cards on the score pad, as in its address
    tables: tuple[tuple[int, int, int], ...] = ((2, 12, 1),)  # pictures of tables: players, moves, seed
    is_telling: Callable[[dict[str, Any], int], bool] = lambda view, actor: True  # is this view worth a picture?
    scenes: Callable[[Any], None] = lambda studio: None  # more pictures (of tests.web.shots.Studio)


def pages_of(game: str) -> Pages:
    """What a game says of its pages."""
    place = f"tests.games.{game}"
    if find_spec(place) is None or find_spec(f"{place}.pages") is None:
        return Pages()
    pages: Pages = importlib.import_module(f"{place}.pages").PAGES
    return pages


def arrive_at(page: Page, selector: str) -> None:
    """Wait for a page to be there, its style sheets too: before that nobody sees anything, but a test would."""
    page.wait_for_selector(selector)
    page.wait_for_load_state()


def new_table(page: Page, game: str, friends: int = 1) -> str:
    """Make a table by the form; its address."""
    page.goto(f"/new/{game}")
    for k in range(1, 1 + friends):
        page.select_option(f"[name=seat{k}]", "open")
    page.click("#more > summary")
    for name, value in case_of(game).short.items():
        page.fill(f"[name={name}]", str(value))
    page.click("text=Create table")
    arrive_at(page, ".lobby")
    return page.url


def sit_down(page: Page, address: str, name: str) -> None:
    """Join by the link, over this page's own way to the server."""
    page.goto(urlsplit(address).path)
    page.fill(".lobby [name=name]", name)
    page.click("text=Sit down")
    page.wait_for_selector("text=Leave the table")


def two_at_table(visit: Page, guest: Page, game: str) -> str:
    """Two people at a new table, started."""
    address = new_table(visit, game)
    sit_down(guest, address, "Bob")
    visit.wait_for_selector("text=Everyone is here")
    visit.click("text=Start the match")
    for page in (visit, guest):
        arrive_at(page, ".now")
    return address


def step_of(page: Page) -> int:
    """The number of steps that this page shows."""
    return int((page.get_attribute(".stage", "data-n") or "0").partition(".")[0])


def is_over(page: Page) -> bool:
    """Does this page show the end?"""
    return page.locator(".stage--over").count() > 0


def is_mine(page: Page) -> bool:
    """Is it this page's turn?"""
    return page.locator(".stage[data-mine='1']").count() > 0


def close_sheet(page: Page) -> None:
    """Go on after a round."""
    if page.locator("dialog[open]").count():
        page.click("dialog[open] .sheet__close button")


SPOTS = "button.choice--legal:visible, .stage button[name=action]:visible"
# a click without the mouse's way there; is the choice made by it?
CLICK = """(seed, ending) => {
  const all = [...document.querySelectorAll("button.choice--legal, .stage button[name=action]")];
  const seen = all.filter(button => button.checkVisibility());
  const last = seen.filter(button => ending && button.matches(ending));
  const spots = last.length ? last : seen;
  spots[seed % spots.length]?.click();
  return spots.length > 0 && (document.getElementById("undo")?.hidden ?? true);
}"""
# such clicks by the page itself whenever it is its turn: the rest of a long match
PLAY_ON = """([seed, ending]) => {
  let sent = null;
  window.shoalMade = 0;
  const click = CLICK;
  const tick = () => {
    document.querySelector("dialog[open] .sheet__close button")?.click();
    const stage = document.querySelector(".stage");
    if (stage.matches(".stage--over")) return;
    seed = (seed * 48271) % 2147483647;
    if (stage.dataset.mine && stage.dataset.n !== sent && click(seed, ending)) {
      sent = stage.dataset.n;
      window.shoalMade += 1;
    }
    setTimeout(tick, 5);
  };
  tick();
}""".replace("CLICK", CLICK)


PRESS = 0.32  # seconds: a second press on the same spot is ignored before
_pressed: dict[Page, tuple[float, float, float]] = {}  # the last press on each page: when and where


def press(page: Page, spot: Locator) -> None:
    """Click, but not twice at once on the same spot: the table takes that for a slip."""
    spot.scroll_into_view_if_needed()  # as the click will do: then it is known where that will be
    box = spot.bounding_box() or {"x": 0, "y": 0, "width": 0, "height": 0}
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    when, last_x, last_y = _pressed.get(page, (0.0, 0.0, 0.0))
    if math.hypot(x - last_x, y - last_y) < 30:
        time.sleep(max(0.0, when + PRESS - time.monotonic()))
    spot.click()
    _pressed[page] = (time.monotonic(), x, y)


def choose(page: Page, rng: random.Random, at_once: bool = False) -> None:
    """Click like a person: something that is marked as possible, until the choice is made."""
    before = step_of(page)
    spots = page.locator(SPOTS)
    close_sheet(page)
    for _ in range(4):
        if at_once:
            if page.evaluate(f"seed => ({CLICK})(seed, '')", rng.randrange(1000)):
                break
            continue
        wait_until(lambda: spots.count() or step_of(page) > before)  # the table may be just about to show them
        if step_of(page) > before:
            return
        press(page, spots.nth(rng.randrange(spots.count())))
        if page.locator("#undo:visible").count() == 0:
            break
    wait_for_step(page, before)


def wait_for_step(page: Page, before: int, seconds: float = 30) -> None:
    """Wait until the page shows a later step."""
    page.wait_for_function(
        "n => Number.parseInt(document.querySelector('.stage')?.dataset.n) > n", arg=before, timeout=seconds * 1000
    )


def wait_until(true: object, seconds: float = 30) -> None:
    """Wait for something to become true."""
    assert callable(true)
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.03)


def play_to_end(pages: list[Page], rng: random.Random, ending: str = "", by_mouse: int = 16) -> int:
    """All of them play until the match is over, at first with the mouse; how many choices were made."""
    for made in range(by_mouse):
        wait_until(lambda: any(is_over(page) or is_mine(page) for page in pages))
        if any(is_over(page) for page in pages):
            return made
        choose(next(page for page in pages if is_mine(page)), rng)
    for page in pages:
        page.evaluate(PLAY_ON, [rng.randrange(1, 2**31 - 1), ending])
    for page in pages:
        page.wait_for_selector(".stage--over", timeout=120_000, state="attached")
    return by_mouse + sum(int(page.evaluate("() => window.shoalMade")) for page in pages)


def table_against_bots(page: Page, game: str) -> str:
    """One click on the home page."""
    page.goto("/")
    page.click(f'form[action="/play/{game}"] >> text=Play now')
    arrive_at(page, ".now")
    return page.url
