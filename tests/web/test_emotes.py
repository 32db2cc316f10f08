"""Short signs between people: by mouse and by keyboard, as a bubble at a seat, said to screen readers, muted."""

from __future__ import annotations

from playwright.sync_api import Page

from shoal.server.emotes import EMOTES
from tests.kit.cases import pick
from tests.web.conftest import Visit
from tests.web.kit import arrive_at, table_against_bots, two_at_table

GAME = pick().name


START = "() => document.getElementById('say').getBoundingClientRect().left"  # of what to do now


def send(page: Page, emote: str) -> None:
    """Make a sign."""
    page.click("#emotes > summary")
    page.click(f"#emotes [value={emote}]")


def test_a_sign_reaches_everybody_and_says_who_made_it(visit: Visit) -> None:
    ann, bob = visit(), visit(width=390, height=664)
    address = two_at_table(ann, bob, GAME)
    eve = visit(address)
    send(bob, "laugh")
    for page in (ann, bob, eve):
        page.wait_for_selector(".bubble[data-emote=laugh].seat-1")
    ann.wait_for_function("() => document.getElementById('announce').textContent.includes('Bob Ha ha')")
    assert eve.locator("#emotes").count() == 0  # who watches makes none, and has no hole for it in the bar
    assert eve.evaluate(START) < ann.evaluate(START)
    box, seat = ann.locator(".bubble").bounding_box(), ann.locator("[data-place=seat1]").first.bounding_box()
    assert box is not None
    assert seat is not None
    assert seat["x"] - 80 < box["x"] < seat["x"] + seat["width"] + 8
    assert abs(box["y"] - seat["y"]) < seat["height"] + 80


def test_by_keyboard_alone_and_nothing_moves_where_nothing_may(visit: Visit) -> None:
    ann, bob = visit(), visit()
    two_at_table(ann, bob, GAME)
    ann.focus("#emotes > summary")
    ann.keyboard.press("Enter")
    ann.keyboard.press("Tab")
    ann.keyboard.press("Enter")
    bob.wait_for_selector(f".bubble[data-emote={EMOTES[0]}]")
    assert bob.evaluate("document.querySelector('.bubble').getAnimations().length") == 0  # reduced motion
    assert ann.evaluate("document.activeElement.closest('#emotes') !== null")
    assert not ann.evaluate("document.getElementById('emotes').open")


def test_whoever_mutes_them_sees_none(visit: Visit) -> None:
    ann, bob = visit(), visit()
    two_at_table(ann, bob, GAME)
    ann.click("#emotes > summary")
    ann.uncheck("[data-pref=emotes]")
    ann.keyboard.press("Escape")
    send(bob, "wow")
    bob.wait_for_selector(".bubble")
    ann.reload()
    arrive_at(ann, ".now")
    send(bob, "oops")
    bob.wait_for_selector(".bubble[data-emote=oops]")
    assert ann.locator(".bubble").count() == 0


def test_against_bots_there_is_nobody_to_make_a_sign_to(visit: Visit) -> None:
    page = visit()
    table_against_bots(page, GAME)
    assert not page.locator("#emotes").is_visible()


def test_every_sign_has_a_drawing_and_words(visit: Visit) -> None:
    page = visit()
    two_at_table(page, visit(), GAME)
    for emote in EMOTES:
        assert page.locator(f"symbol#emote-{emote}").count() == 1
        assert page.locator(f"#emote-words [data-emote={emote}]").text_content()
