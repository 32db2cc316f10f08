"""The line to the server is lost: a sign says so for as long, and a move is kept or clearly not made."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.kit.cases import pick
from tests.server.kit import Server
from tests.web.cable import Cable
from tests.web.conftest import Visit
from tests.web.kit import choose, is_mine, step_of, two_at_table, wait_for_step, wait_until
from tests.web.motion import STAGE

PLAY = """() => {
  const button = document.querySelector("#stage button[name=action]");
  button.click();
  return button.value;
}"""


def on_a_cable(visit: Visit, cable: Cable) -> tuple[Page, Page]:
    """Ann, whose line can be cut, is to act; Bob watches."""
    bob, ann = visit(), visit(base_url=cable.url)
    two_at_table(bob, ann, pick().name)
    rng = random.Random(2)
    wait_until(lambda: is_mine(ann) or is_mine(bob))
    while not is_mine(ann):
        choose(bob, rng)
        wait_until(lambda: is_mine(ann) or is_mine(bob))
    wait_until(lambda: step_of(ann) == step_of(bob))
    return ann, bob


def test_a_move_without_a_line_is_sent_when_it_is_back(visit: Visit, server: Server) -> None:
    with Cable(server.port) as cable:
        ann, bob = on_a_cable(visit, cable)
        before = step_of(ann)
        cable.cut()
        ann.wait_for_selector("#line >> text=Connection lost. Reconnecting")
        ann.evaluate(PLAY)
        ann.wait_for_selector("#line >> text=Your move is saved")
        assert step_of(bob) == before
        cable.mend()
        wait_for_step(ann, before)
        wait_for_step(bob, before)
        ann.wait_for_selector("#line", state="hidden")


def test_a_move_that_came_too_late_is_said_not_to_be_made(visit: Visit, server: Server) -> None:
    with Cable(server.port) as cable:
        ann, _ = on_a_cable(visit, cable)
        ann.evaluate(STAGE)
        cable.cut()
        ann.wait_for_selector("#line:visible")
        ann.evaluate(PLAY)
        ann.wait_for_selector("#line >> text=Your move is saved")
        stand_in = "(content, stage) => stage.insertAdjacentHTML('beforeend', '<form action=\"/t/x/back\"></form>')"
        ann.evaluate(f"() => staged.arrive(staged.later(1, {stand_in}))")
        ann.wait_for_selector("#toast >> text=Your move was not made")
        assert ann.locator("#line >> text=Your move is saved").count() == 0
