"""Dragging: what goes together is put together, and a drop elsewhere changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from shoal.game import find, names
from tests.kit.cases import pick
from tests.server.kit import Server
from tests.web.conftest import Visit
from tests.web.kit import SPOTS, step_of, wait_for_step, wait_until
from tests.web.motion import against

PAIR = """() => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + Math.min(20, box.width / 2), box.y + box.height / 2];
  };
  const shown = (element) => element?.checkVisibility() && element.getBoundingClientRect().width > 0;
  const all = (key) => [...document.querySelectorAll(`.world button[data-key="${CSS.escape(key)}"]`)];
  const keyed = (key, but) => all(key).find((one) => one !== but && shown(one));
  for (const listed of document.querySelectorAll("[data-parts]")) {
    const [a, b] = listed.dataset.parts.split(" ");
    const from = keyed(a);
    const to = b && keyed(b, from);
    if (from?.querySelector("[data-vt]") && to) return [middle(from), middle(to)];
  }
  const loose = document.querySelector(".world [data-place=drawn] [data-vt], .world [data-grab]");
  const lit = [...document.querySelectorAll(".world button.choice--legal[name=action]")].find(shown);
  return loose && lit && !loose.closest("button") ? [middle(loose), middle(lit)] : null;
}"""  # a thing, and what it can be dragged onto
Spot = list[float]


def draggable(visit: Visit, server: Server, game: str, **wishes: Any) -> tuple[Page, Spot, Spot]:
    """A table at which something can be dragged somewhere."""
    page, rival = against(visit, server, game, {"speed": "none"}, seed=3, **wishes)
    for _ in range(40):
        if found := page.evaluate(PAIR):
            return page, *found
        rival.page_acts()
        rival.until_theirs()
    raise AssertionError("nothing can be dragged in this game")


@pytest.mark.parametrize("game", names())
def test_a_thing_is_dragged_onto_what_goes_with_it(visit: Visit, server: Server, game: str) -> None:
    page, start, end = draggable(visit, server, game)
    before = step_of(page)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 12, start[1] + 3)
    page.wait_for_selector(".flight--held")
    page.mouse.move(*end, steps=4)
    page.wait_for_selector(".is-target")
    page.mouse.up()
    wait_for_step(page, before)
    assert page.locator(".is-target, .is-lifted, .is-dragging").count() == 0
    assert page.evaluate("() => getSelection().toString()") == ""  # no words were marked on the way
    page.wait_for_selector(".flight--held", state="detached")


FLIES = """([x, y]) => {
  window.far = [];
  const look = () => {
    for (const ghost of document.querySelectorAll(".flight")) {
      const box = ghost.getBoundingClientRect();
      window.far.push(Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y));
    }
    requestAnimationFrame(look);
  };
  document.addEventListener("pointerup", look, { once: true });
}"""


@pytest.mark.parametrize("game", [name for name in names() if not find(name).hidden])
def test_what_was_dropped_does_not_jump_back(visit: Visit, server: Server, game: str) -> None:
    """It lies where it was dropped, and goes on from there."""
    page, start, end = draggable(visit, server, game)
    before = step_of(page)
    page.evaluate("() => localStorage.setItem('shoal-speed', 'calm')")
    page.evaluate(FLIES, end)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    page.mouse.up()
    wait_for_step(page, before)
    page.wait_for_selector(".flight", state="detached")
    way = ((start[0] - end[0]) ** 2 + (start[1] - end[1]) ** 2) ** 0.5
    assert 0 < max(page.evaluate("() => window.far")) < way / 2


def test_a_drop_elsewhere_takes_it_back(visit: Visit, server: Server) -> None:
    page, start, _ = draggable(visit, server, pick().name)
    before, picked = step_of(page), page.locator("[aria-pressed=true]").count()
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 12, start[1] + 3)
    page.mouse.move(60, 20, steps=3)
    page.mouse.up()
    page.wait_for_selector(".flight--held", state="detached")
    assert page.locator("[aria-pressed=true]").count() == picked
    assert step_of(page) == before


def test_a_small_movement_is_still_a_press(visit: Visit, server: Server) -> None:
    page, _ = against(visit, server, pick().name)
    before = step_of(page)
    box = page.locator(SPOTS).first.bounding_box()
    assert box
    start = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 3, start[1] + 3)
    page.mouse.up()
    wait_until(lambda: step_of(page) > before or page.locator("[aria-pressed=true], #toast:visible").count() > 0)
    assert page.locator(".flight--held").count() == 0


def touch(line: CDPSession, kind: str, spot: Spot | None = None) -> None:
    points = [{"x": spot[0], "y": spot[1]}] if spot else []
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_finger_drags_and_the_page_does_not_scroll(visit: Visit, server: Server) -> None:
    page, start, end = draggable(visit, server, pick().name, has_touch=True, width=390, height=844)
    before = step_of(page)
    line = page.context.new_cdp_session(page)
    touch(line, "touchStart", start)
    for part in (0.1, 0.4, 0.7, 1):
        touch(line, "touchMove", [start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])])
    page.wait_for_selector(".is-target")
    touch(line, "touchEnd")
    wait_for_step(page, before)
    assert page.evaluate("() => scrollY") == 0
