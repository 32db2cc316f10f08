"""Presses: each one lands, none counts twice, none is taken for another."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, Request

from shoal.game import names
from tests.kit.cases import pick
from tests.server.kit import Server
from tests.web.conftest import Visit
from tests.web.kit import close_sheet, is_over, step_of, wait_for_step, wait_until
from tests.web.motion import against

CLICKS = 14  # for each game
SPOT = """([seed, x, y]) => {
  const lit = [...document.querySelectorAll(".stage .choice--legal, .stage .world button[name=action]")].filter(
    (button) => button.checkVisibility());
  const middle = (box) => [box.x + Math.min(box.width / 2, 12), box.y + box.height / 2];
  const boxes = lit.map((button) => middle(button.getBoundingClientRect()));
  const far = boxes.filter(([a, b]) => Math.hypot(a - x, b - y) > 30);
  const spot = (far.length ? far : boxes)[seed % (far.length || boxes.length)];
  window.met = null;
  const meet = (event) => { window.met = Boolean(event.target.closest(".stage button")); };
  document.addEventListener("click", meet, { once: true, capture: true });
  return [...spot, far.length ? 0 : 1];
}"""  # something lit, not where the last press was if it can be


def press(page: Page, rng: random.Random, last: tuple[float, float]) -> tuple[float, float]:
    """A real press with the mouse, wherever something lit is; where it was."""
    x, y, same = page.evaluate(SPOT, [rng.randrange(1000), *last])
    if same:
        page.wait_for_timeout(310)
    page.mouse.click(x, y)
    assert page.evaluate("() => window.met"), "the press met no button"
    return x, y


def choose_by_mouse(page: Page, rng: random.Random, last: tuple[float, float] = (0, 0)) -> tuple[float, float]:
    """Press until an action is whole, and it is shown; where the last press was."""
    before = step_of(page)
    for _ in range(4):
        last = press(page, rng, last)
        if page.locator("#undo:visible").count() == 0:
            break
    wait_for_step(page, before)
    return last


@pytest.mark.parametrize("game", names())
def test_a_press_50_ms_after_a_step_lands(visit: Visit, server: Server, game: str) -> None:
    page, rival = against(visit, server, game)
    rng, last = random.Random(4), (0.0, 0.0)
    for _ in range(CLICKS):
        rival.until_theirs()
        if is_over(page):
            break
        close_sheet(page)
        page.wait_for_timeout(50)
        last = choose_by_mouse(page, rng, last)


STILL = """() => new Promise((done) => {
  const buttons = [...document.querySelectorAll(".stage button")].filter((button) => button.checkVisibility());
  const at = () => buttons.map((button) => button.getBoundingClientRect());
  const first = at();
  const end = performance.now() + 500;
  let [worst, flying] = [0, 0];
  const look = () => {
    flying = Math.max(flying, document.querySelectorAll(".sky > *").length);
    at().forEach((box, i) => { worst = Math.max(worst, Math.abs(box.x - first[i].x), Math.abs(box.y - first[i].y)); });
    if (performance.now() < end) requestAnimationFrame(look); else done([worst, flying]);
  };
  look();
})"""


def test_buttons_stay_where_they_are_while_things_fly(visit: Visit, server: Server) -> None:
    page, rival = against(visit, server, pick().name)
    flown = 0
    for _ in range(5):
        rival.until_theirs()
        rival.page_acts()
        worst, flying = page.evaluate(STILL)
        flown += flying
        assert worst <= 2
    assert flown


def test_a_second_press_on_the_same_spot_is_ignored(visit: Visit, server: Server) -> None:
    ann, _ = against(visit, server, pick().name)
    sent: list[Request] = []
    ann.on("request", lambda request: sent.append(request) if request.url.endswith("/play") else None)
    before = step_of(ann)
    x, y, _ = ann.evaluate(SPOT, [0, 0, 0])
    ann.mouse.dblclick(x, y)
    picked = ann.locator("[aria-pressed=true]").count()
    if not picked:
        wait_for_step(ann, before)
    ann.wait_for_timeout(150)  # whatever the second press would have done is done by now
    assert len(sent) + picked == 1


DOWN_ON = """() => {
  const lit = [...document.querySelectorAll(".stage button.choice--legal, .stage .world button[name=action]")];
  const button = lit.find((one) => one.checkVisibility() && one.name === "action") ?? lit[0];
  button.id ||= "pressed";
  const box = button.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""


@pytest.mark.parametrize("meanwhile", ["another drawing of it", "somebody comes to watch"])
def test_a_press_that_began_before_a_swap_counts(visit: Visit, server: Server, meanwhile: str) -> None:
    ann, _ = against(visit, server, pick().name)
    before = step_of(ann)
    x, y = ann.evaluate(DOWN_ON)
    ann.mouse.move(x, y)
    ann.evaluate("document.getElementById('pressed')?.removeAttribute('id')")
    ann.mouse.down()
    if meanwhile.startswith("somebody"):
        visit(ann.url)
        ann.wait_for_selector(".watchers")
    else:
        redraw = "(one) => one.replaceWith(one.cloneNode(true))"
        ann.evaluate(f"() => document.querySelectorAll('.stage button').forEach({redraw})")
    ann.mouse.up()
    wait_until(lambda: step_of(ann) > before or ann.locator("[aria-pressed=true]").count() == 1)


def test_a_press_does_not_count_for_what_has_come_to_lie_there(visit: Visit, server: Server) -> None:
    ann, _ = against(visit, server, pick().name)
    sent: list[Request] = []
    ann.on("request", lambda request: sent.append(request) if request.url.endswith("/play") else None)
    x, y = ann.evaluate(DOWN_ON)
    ann.mouse.move(x, y)
    ann.mouse.down()
    other = "(one) => { one.value = '99999'; one.dataset.key = 'other'; }"
    ann.evaluate(f"document.querySelectorAll('.stage button').forEach({other})")
    ann.mouse.up()
    ann.wait_for_timeout(100)
    assert not sent
    assert ann.locator("[aria-pressed=true]").count() == 0
