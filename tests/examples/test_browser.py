"""The example in a real browser: it brings no page of its own, so people play it on the default table."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visit
from tests.web.kit import sit_down

NAME = "liars_dice"
PATIENCE = 60_000  # milliseconds: the bot may have to be compiled first


def choices(page: Page) -> Locator:
    """The buttons of the legal actions."""
    return page.locator("button[name=action]:visible")


def end(page: Page) -> Locator:
    """What is there only when the match is over."""
    return page.get_by_role("link", name="Replay")


def play_first_choice(page: Page) -> None:
    """The lowest bid; once there is no higher one, the challenge."""
    label = choices(page).first.inner_text()
    choices(page).first.click()
    words = "bid, " + label.removeprefix("Bid: ") if label.startswith("Bid") else "challenged"
    expect(page.get_by_text(words).first).to_be_visible()  # in the log


def test_a_match_against_a_bot(visit: Visit) -> None:
    page = visit("/")
    page.click(f'form[action="/play/{NAME}"] >> text=Play now')
    for _ in range(24):
        choices(page).or_(end(page)).first.wait_for(timeout=PATIENCE)
        if end(page).is_visible():
            break
        play_first_choice(page)
    expect(page.get_by_text(re.compile(r"^Shown: dice \d and \d, matching \d$"))).to_be_visible()
    expect(page.get_by_text(re.compile(r": lost$"))).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    end(page).click()
    page.get_by_role("link", name="To the end").click()
    expect(page.get_by_text(re.compile(": challenged, bidder "))).to_be_visible()


def test_a_match_of_two_people(visit: Visit) -> None:
    """With three sides; a third one watches in French. Nobody sees another one's die before the end."""
    ann, bob, eve = visit(f"/new/{NAME}"), visit(), visit(locale="fr-FR")
    ann.fill("main [name=name]", "Ann")
    ann.click("#more > summary")
    ann.get_by_label("Sides").fill("3")
    ann.click("text=Create table")
    expect(ann.get_by_text("Leave the table")).to_be_visible()
    sit_down(bob, ann.url, "Bob")
    ann.click("text=Start the match")
    expect(die(bob, "Bob")).to_have_text(re.compile("[123]"))
    eve.goto(ann.url)
    for page, name, hidden in ((ann, "Ann", "Bob"), (bob, "Bob", "Ann"), (eve, "", "Ann"), (eve, "", "Bob")):
        expect(die(page, hidden)).to_have_text("–")
        if name:
            expect(die(page, name)).to_have_text(re.compile("[123]"))
    assert choices(ann).count() == 6, "seat 0 bids first: one or two dice of three faces"
    assert choices(bob).count() == choices(eve).count() == 0
    ann.get_by_role("button", name="Bid: quantity 2, face 3").click()
    bob.get_by_role("button", name="Challenge").click()
    for page, who in ((ann, "Bob:"), (bob, "You:"), (eve, "Bob\u00a0:")):  # Eve reads French
        expect(page.get_by_text(f"{who} challenged, bidder Ann", exact=True)).to_be_visible()
        for name in ("Ann", "Bob"):
            expect(die(page, name)).to_have_text(re.compile("[123]"))
    assert die(eve, "Ann").inner_text() == die(ann, "Ann").inner_text()


def die(page: Page, name: str) -> Locator:
    """What the page shows of a player's die."""
    return page.get_by_role("region", name=name, exact=True).locator("dd")
