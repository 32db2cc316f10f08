"""The button that takes a move back: there when it can be used, and the page is as it was."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.kit.cases import pick
from tests.web.conftest import Visit
from tests.web.kit import choose, is_mine, step_of, two_at_table, wait_until

BUTTON = "#take-back button"


def lines(page: Page) -> list[str]:
    """The log."""
    return page.locator("#log > li").all_inner_texts()


def table_of(page: Page) -> list[list[str | None]]:
    """What the table shows, thing by thing."""
    names = "['data-key', 'data-place', 'aria-label', 'data-vt']"
    found: list[list[str | None]] = page.locator(".world *").evaluate_all(
        f"all => all.map(one => {names}.map(name => one.getAttribute(name))).filter(one => one.some(Boolean))"
    )
    return found


def test_the_page_is_as_it_was(visit: Visit) -> None:
    """Between people: the other sees it, hears of it, and the same step can be played again, otherwise."""
    ann, bob = visit(), visit()
    two_at_table(ann, bob, pick(players=2, hidden=False, luck=False).name)
    ann.wait_for_function("() => document.querySelector('.stage').dataset.n != ''")
    own, other = (ann, bob) if is_mine(ann) else (bob, ann)
    n, logs, shown = step_of(own), {page: lines(page) for page in (own, other)}, table_of(own)
    assert own.locator(BUTTON).count() == 0
    choose(own, random.Random(1))
    assert lines(own) != logs[own]
    assert other.locator(BUTTON).count() == 0
    own.click(BUTTON)
    for page in (own, other):
        page.wait_for_function("n => document.querySelector('.stage').dataset.n === `${n}.1`", arg=n)
        assert lines(page) == logs[page]
    assert table_of(own) == shown
    assert "takes a move back" in other.locator("body").inner_text()
    assert own.locator(BUTTON).count() == 0
    choose(own, random.Random(2))
    other.wait_for_function("n => document.querySelector('.stage').dataset.n === n", arg=f"{step_of(own)}.1")
    own.reload()
    assert own.locator(BUTTON).count() == 1


def test_against_bots_their_answers_go_too(visit: Visit) -> None:
    page = visit()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]  # which need not be compiled
    wish = {"game": pick(players=2, luck=True).name, "seats": seats, "start": True}
    page.goto(f"/t/{page.request.post('/api/tables', data=wish).json()['table']['id']}")
    rng, known = random.Random(1), []
    for _ in range(3):
        wait_until(lambda: is_mine(page), 30)
        known.append((step_of(page), lines(page)))
        choose(page, rng)
    wait_until(lambda: is_mine(page), 30)
    page.click(BUTTON)
    wait_until(lambda: ".1" in (page.get_attribute(".stage", "data-n") or ""))
    wait_until(lambda: (step_of(page), lines(page)) in known)
    assert is_mine(page)
