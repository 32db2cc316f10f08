"""People at tables: how a visitor makes a table, sits down, chooses."""

from __future__ import annotations

import random
import time
from urllib.parse import urlsplit

from playwright.sync_api import Page

GAMES = ("coloretto", "sea_salt_paper", "sea_urchins")
QUICK = {  # options that make a match short
    "coloretto": {},
    "sea_salt_paper": {"target": "6"},
    "sea_urchins": {"size": "4"},
}


LIKED = {"sea_urchins": "[data-key=bank-red], [data-key=skip]"}  # what brings a match to its end


def new_table(page: Page, game: str, friends: int = 1) -> str:
    """Make a table by the form; its address."""
    page.goto(f"/new/{game}")
    for k in range(1, 1 + friends):
        page.select_option(f"[name=seat{k}]", "open")
    for name, value in QUICK[game].items():
        page.fill(f"[name={name}]", value)
    page.click("text=Make the table")
    page.wait_for_selector(".lobby")
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
    visit.wait_for_selector("text=Everybody is here")
    visit.click("text=Start the match")
    for page in (visit, guest):
        page.wait_for_selector(".now")
    return address


def step_of(page: Page) -> int:
    """The number of steps that this page shows."""
    return int(page.get_attribute(".stage", "data-n") or 0)


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
QUICKLY = """([seed, liked]) => {
  const all = [...document.querySelectorAll("button.choice--legal, .stage button[name=action]")];
  const seen = all.filter(button => button.checkVisibility());
  const quick = seen.filter(button => liked && button.matches(liked));
  const spots = quick.length ? quick : seen;
  spots[seed % spots.length].click();
  return document.getElementById("undo")?.hidden ?? true;
}"""  # the same clicks without the mouse's way there: for the rest of a long match


def choose(page: Page, rng: random.Random, quickly: bool = False, liked: str = "") -> None:
    """Click like a person: something that is marked as possible, until the choice is made."""
    before = step_of(page)
    close_sheet(page)
    for _ in range(4):
        if quickly:
            if page.evaluate(QUICKLY, [rng.randrange(1000), liked]):
                break
            continue
        spots = page.locator(SPOTS)
        spots.nth(rng.randrange(spots.count())).click()
        if page.locator("#undo:visible").count() == 0:
            break
    wait_for_step(page, before)


def wait_for_step(page: Page, before: int, seconds: float = 10) -> None:
    """Wait until the page shows a later step."""
    page.wait_for_function(
        "n => Number(document.querySelector('.stage')?.dataset.n) > n", arg=before, timeout=seconds * 1000
    )


def wait_until(true: object, seconds: float = 10) -> None:
    """Wait for something to become true."""
    assert callable(true)
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.03)


def play_to_end(pages: list[Page], rng: random.Random, liked: str = "", most: int = 600) -> int:
    """All of them play until the match is over; how many choices were made."""
    for made in range(most):
        wait_until(lambda: any(is_over(page) or is_mine(page) for page in pages))
        if any(is_over(page) for page in pages):
            return made
        actor = next(page for page in pages if is_mine(page))
        choose(actor, rng, made > 16, liked)
    raise AssertionError("the match does not end")


def table_against_bots(page: Page, game: str) -> str:
    """One click on the home page."""
    page.goto("/")
    page.click(f'form[action="/play/{game}"] >> text=Play now')
    page.wait_for_selector(".now")
    return page.url
