"""What somebody likes: speed, the only choice, sound; and the sheet beside the table on a small screen."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.kit.cases import pick
from tests.server.kit import Server
from tests.web.conftest import Visit
from tests.web.motion import against

STORED = "(name) => localStorage.getItem(`shoal-${name}`)"


def open_settings(page: Page) -> None:
    """The part of the menu with what somebody likes."""
    page.click("#table-menu > summary")
    page.click("#table-settings > summary")


def test_speed_and_the_only_choice_are_set_in_the_menu_and_kept(visit: Visit, server: Server) -> None:
    page, _ = against(visit, server, pick().name)
    open_settings(page)
    assert page.is_checked("[data-pref=speed][value=normal]")
    page.click(".prefs >> text=Slow")
    page.check("[data-pref=auto]")
    assert [page.evaluate(STORED, name) for name in ("speed", "auto")] == ["calm", "1"]
    page.reload()
    open_settings(page)
    assert page.is_checked("[data-pref=speed][value=calm]")
    assert page.is_checked("[data-pref=auto]")


def test_sounds_are_loaded_when_sound_is_on(visit: Visit, server: Server) -> None:
    page, rival = against(visit, server, pick().name)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url) if "/sounds/" in request.url else None)
    rival.page_acts()
    assert not loaded
    page.click("#table-menu > summary")
    with page.expect_request("**/sounds/turn.wav"):
        page.click("#sound")
    assert page.get_attribute("#sound", "aria-pressed") == "true"
    page.click("#table-settings > summary")
    with page.expect_request("**/sounds/tick.wav"):
        page.fill("[data-pref=volume]", "3")
    assert page.evaluate(STORED, "volume") == "3"
    page.keyboard.press("Escape")
    with page.expect_request(lambda request: "/sounds/" in request.url):
        rival.page_acts()
    page.click("#table-menu > summary")
    page.click("#sound")
    assert page.evaluate(STORED, "sound") == "0"


COVERED = """() => {
  const sheet = document.getElementById("beside").getBoundingClientRect();
  const lit = [...document.querySelectorAll(".stage .choice--legal, .stage .world button[name=action]")];
  const boxes = lit.filter((button) => button.checkVisibility()).map((button) => button.getBoundingClientRect());
  return boxes.filter((box) => box.top < sheet.bottom && box.bottom > sheet.top).length;
}"""
LESSON = "(content) => content.querySelector('.beside').insertAdjacentHTML('beforeend', '<div class=coach>%s</div>')"


def test_the_sheet_on_a_phone_covers_nothing_lit_and_is_closed(visit: Visit, server: Server) -> None:
    page, _ = against(visit, server, pick().name, width=390, height=844)
    page.evaluate(f"() => staged.arrive(staged.later(0, {LESSON % 'Draw a card.'}), false)")
    page.wait_for_selector("#beside[data-at]")
    assert page.evaluate(COVERED) == 0
    page.click("[data-beside-close]")
    page.wait_for_selector("#beside", state="hidden")
    page.evaluate(f"() => staged.arrive(staged.later(0, {LESSON % 'Another lesson.'}), false)")
    page.wait_for_selector("#beside", state="visible")


def test_a_result_that_was_closed_can_be_read_again(visit: Visit, server: Server) -> None:
    client = server.client("Ann")
    table = client.table(pick().name, "me", "random", start=True)
    client.post(f"/tables/{table}/resign")
    page = visit(f"/t/{table}", width=390, height=664)
    assert not page.locator("[data-beside-open]").is_visible()
    page.click("[data-beside-close]")
    page.wait_for_selector(".result", state="hidden")
    page.click("[data-beside-open]")
    page.wait_for_selector(".result", state="visible")


def test_the_log_of_a_small_screen_opens_at_the_newest_and_escape_closes_it(visit: Visit, server: Server) -> None:
    page, _ = against(visit, server, pick().name, width=390, height=844)
    page.evaluate("() => { for (let k = 0; k < 60; k++) log.insertAdjacentHTML('beforeend', `<li>line ${k}</li>`); }")
    page.click("#table-menu > summary")
    page.click("[data-side-open]")
    height, left = page.locator("#log").evaluate(
        "(list) => [list.clientHeight, list.scrollHeight - list.clientHeight - list.scrollTop]"
    )
    assert height > 300
    assert left < 2
    page.keyboard.press("Escape")
    assert not page.locator("#log").is_visible()
