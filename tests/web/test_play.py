"""People at a table, in real browsers."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from shoal.game import names
from tests.kit.cases import pick
from tests.server.kit import Server
from tests.web.cable import Cable
from tests.web.conftest import Visit
from tests.web.kit import (
    arrive_at,
    choose,
    close_sheet,
    is_mine,
    is_over,
    pages_of,
    play_to_end,
    step_of,
    table_against_bots,
    two_at_table,
    wait_for_step,
    wait_until,
)


@pytest.mark.parametrize("game", names())
def test_two_people_play_a_whole_match_by_clicking(visit: Visit, game: str) -> None:
    ann, bob = visit(), visit()
    two_at_table(ann, bob, game)
    assert play_to_end([ann, bob], random.Random(5), pages_of(game).ending) > 10
    for page in (ann, bob):
        page.wait_for_selector(".result")
        close_sheet(page)
        assert page.locator(".result__won").count() >= 1
        assert page.locator("#log li").count() > 20
    before = ann.url
    ann.click("form[action$='/rematch'] button")
    bob.wait_for_selector("text=would like to play again")
    bob.click("form[action$='/rematch'] button")
    for page in (bob, ann):
        page.wait_for_function("before => location.href !== before", arg=before)


def test_a_reload_in_the_middle_shows_the_same_table(visit: Visit) -> None:
    ann, bob = visit(), visit()
    two_at_table(ann, bob, pick().name)
    for _ in range(4):
        wait_until(lambda: is_mine(ann) or is_mine(bob))
        choose(ann if is_mine(ann) else bob, random.Random(1))
    wait_until(lambda: step_of(ann) == step_of(bob))
    log, shown = ann.locator("#log").inner_text(), ann.locator(".stage").inner_text()
    ann.reload()
    arrive_at(ann, ".now")
    assert ann.locator(".stage").inner_text() == shown
    assert ann.locator("#log").inner_text() == log


def lines_of(page: Page) -> list[str]:
    """The log as this page shows it."""
    return [line.strip() for line in page.locator("#log > li").all_inner_texts()]


def test_a_connection_cut_and_resumed_loses_nothing(visit: Visit, server: Server) -> None:
    """Ann's line goes dead while Bob plays on. The page says so; then nothing is missing or doubled."""
    with Cable(server.port) as cable:
        bob, ann = visit(), visit(base_url=cable.url)
        two_at_table(bob, ann, pick().name)
        rng = random.Random(2)
        wait_until(lambda: is_mine(ann) or is_mine(bob))
        while not is_mine(bob):
            choose(ann, rng)
            wait_until(lambda: is_mine(ann) or is_mine(bob))
        wait_until(lambda: step_of(ann) == step_of(bob))
        before = step_of(ann)
        cable.cut()
        ann.wait_for_selector("#line:visible")
        while is_mine(bob):
            choose(bob, rng)
        assert step_of(ann) == before
        assert step_of(bob) > before
        cable.mend()
        wait_for_step(ann, step_of(bob) - 1)
        told = lines_of(ann)
        assert len(told) == len(lines_of(bob))
        ann.reload()
        ann.wait_for_selector("#log > li")
        assert lines_of(ann) == told
        wait_until(lambda: is_mine(ann))
        choose(ann, rng)
        wait_for_step(bob, step_of(ann) - 1)
        assert len(lines_of(ann)) == len(lines_of(bob))


def test_a_restart_of_the_server_loses_nothing(visit: Visit, server: Server) -> None:
    ann, bob = visit(), visit()
    two_at_table(ann, bob, pick().name)
    rng = random.Random(2)
    server.stop()
    server.start()
    wait_until(lambda: is_mine(ann) or is_mine(bob))
    actor, other = (ann, bob) if is_mine(ann) else (bob, ann)
    before = step_of(other)
    choose(actor, rng)
    wait_for_step(other, before)
    lines = lines_of(other)
    other.reload()
    other.wait_for_selector("#log li")
    assert lines_of(other) == lines


def test_friends_read_one_table_in_two_languages(visit: Visit) -> None:
    ann, bob = visit(), visit()
    address = two_at_table(ann, bob, pick(luck=False).name)
    bob.click("#table-menu > summary")
    bob.click("#table-settings > summary")
    bob.click("text=Français")
    bob.wait_for_selector("html[lang=fr] .now")
    assert bob.url == address
    assert ann.locator("html").get_attribute("lang") == "en"
    wait_until(lambda: is_mine(ann) or is_mine(bob))
    words = bob.locator("#say").inner_text()
    assert words
    assert words != ann.locator("#say").inner_text()


def test_against_bots_with_one_click_and_a_hint(visit: Visit) -> None:
    page = visit()
    table_against_bots(page, pick().name)
    wait_until(lambda: is_mine(page), 60)
    page.click("[data-hint] button")
    page.wait_for_selector(".is-hinted", timeout=60_000, state="attached")
    choose(page, random.Random(0))
    assert not is_over(page)


def test_a_watcher_sees_no_choices_and_no_hands(visit: Visit) -> None:
    ann, bob, eve = visit(), visit(), visit()
    eve.goto(two_at_table(ann, bob, pick(hidden=True).name))
    arrive_at(eve, ".now")
    assert eve.locator("button[name=action]").count() == 0
    assert eve.locator(".stage[data-seat]").count() == 0
    ann.wait_for_selector("text=One person is watching")


def test_the_private_link_brings_the_seat_along(visit: Visit) -> None:
    ann, bob, phone = visit(), visit(), visit()
    two_at_table(ann, bob, pick().name)
    ann.click("#table-menu > summary")
    link = ann.get_attribute("[data-copy*='#key=']", "data-copy")
    assert link
    phone.goto(link)
    phone.wait_for_selector(".stage[data-seat]")
    assert "#" not in phone.url


def test_giving_up_ends_the_match(visit: Visit) -> None:
    ann, bob = visit(), visit()
    two_at_table(ann, bob, pick().name)
    ann.click("#table-menu > summary")
    ann.click("#give-up > summary")
    ann.click("text=Yes, give up")
    bob.wait_for_selector(".result__won:has-text('Bob')")
