"""The only legal action plays itself, unless somebody wants to look."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from shoal.game import names
from tests.kit.cases import pick
from tests.server.kit import Server
from tests.web.conftest import Visit
from tests.web.kit import step_of, wait_for_step
from tests.web.motion import against

FAST, CALM = {"auto": "1", "speed": "fast"}, {"auto": "1", "speed": "calm"}
PREFER = "async (on) => (await import('/static/settings.js')).prefer('auto', on)"


def fill(page: Page) -> int:
    """One action is left, and its bar begins to fill, however slow this machine is; the step that is shown."""
    page.evaluate("() => staged.force().then(() => staged.paused())")
    page.wait_for_selector(".is-filling > .filling", state="attached")
    return step_of(page)


def stays(page: Page, step: int) -> None:
    """No bar fills, so nothing is played."""
    page.wait_for_timeout(200)
    assert page.locator(".is-filling, .filling").count() == 0
    assert step_of(page) == step


@pytest.mark.parametrize("game", names())
def test_the_only_action_plays_itself(visit: Visit, server: Server, game: str) -> None:
    page, _ = against(visit, server, game, FAST | {"auto": "0"})
    page.evaluate("() => { staged.listen(); return staged.force(); }")
    step = step_of(page)
    page.evaluate(PREFER, "1")
    wait_for_step(page, step)
    assert any("Escape to hold it" in words for words in page.evaluate("() => window.said"))


def test_it_is_held_and_can_be_pressed(visit: Visit, server: Server) -> None:
    page, rival = against(visit, server, pick().name, CALM)
    for hold in ("Escape", "Tab", ""):
        step = fill(page)
        if hold:
            page.keyboard.press(hold)
        else:
            page.mouse.click(3, 400)
        stays(page, step)
        page.evaluate("() => document.querySelector('#stage button[name=action]').click()")
        wait_for_step(page, step)
        rival.until_theirs()


def test_pressing_it_plays_at_once_and_once(visit: Visit, server: Server) -> None:
    page, _ = against(visit, server, pick().name, CALM)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/play") else None)
    step = fill(page)
    page.evaluate("() => document.querySelector('.is-filling').click()")
    assert page.locator(".filling").count() == 0
    wait_for_step(page, step)
    assert len(sent) == 1


def test_it_waits_for_a_dialog_for_a_tab_to_be_seen_and_for_the_setting(visit: Visit, server: Server) -> None:
    page, _ = against(visit, server, pick().name, CALM)
    step = fill(page)
    page.evaluate(PREFER, "0")
    stays(page, step)
    page.evaluate("() => document.getElementById('sheet').showModal()")
    page.evaluate(PREFER, "1")
    stays(page, step)
    page.evaluate("() => Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    page.evaluate("() => document.getElementById('sheet').close()")
    stays(page, step)
    page.evaluate("() => document.getElementById('beside').insertAdjacentHTML('beforeend', '<i class=coach></i>')")
    page.evaluate("() => { delete document.hidden; document.dispatchEvent(new Event('visibilitychange')); }")
    stays(page, step)
    page.evaluate("() => document.querySelector('.coach').remove()")
    page.evaluate(PREFER, "1")
    page.wait_for_selector(".is-filling")


def staged_until(page: Page, ahead: int, stepped: bool) -> None:
    """An update of so many steps later is staged, and shown."""
    step = step_of(page) + ahead
    page.evaluate("([ahead, stepped]) => staged.arrive(staged.later(ahead), stepped)", [ahead, stepped])
    page.wait_for_function("n => Number.parseInt(document.querySelector('.stage').dataset.n) === n", arg=step)


def test_after_a_take_back_it_waits_once_and_goes_on_after_another_choice(visit: Visit, server: Server) -> None:
    page, _ = against(visit, server, pick().name, CALM)
    fill(page)
    staged_until(page, 4, True)
    page.wait_for_selector(".is-filling > .filling", state="attached")
    staged_until(page, -3, False)  # taken back: to look again
    page.wait_for_selector(".filling", state="detached")
    staged_until(page, 1, True)  # a choice was made, and one action is left again
    page.wait_for_selector(".is-filling > .filling", state="attached")
