"""The queue of updates: others' steps one after another, none missed, nobody kept waiting."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from shoal.game import find, names
from tests.kit.cases import pick
from tests.server.kit import Server
from tests.web.conftest import Visit
from tests.web.kit import is_mine, step_of, wait_for_step, wait_until
from tests.web.motion import against

FEED = """async (count) => {
  const { arrive } = await import("/static/show.js");
  const updates = Array.from({ length: count }, (_, k) => staged.later(k + 1));
  for (const update of updates) arrive(update, true);
}"""

ARRIVALS = "() => document.addEventListener('shoal:arrived', (event) => { window.arrived = Number(event.detail.n); })"


def fed(page: Page, count: int) -> list[float]:
    """Feed a page steps at once; when each of them was shown, in milliseconds from the first."""
    before = step_of(page)
    page.evaluate("() => staged.watch()")
    page.evaluate(FEED, count)
    wait_for_step(page, before + count - 1)
    shown = page.evaluate("() => window.shownAt")
    assert [n for n, _ in shown] == list(range(before + 1, before + count + 1))
    return [at - shown[0][1] for _, at in shown]


def test_others_steps_are_shown_one_after_another(visit: Visit, server: Server) -> None:
    other, rival = against(visit, server, pick().name)
    rival.until_mine()
    at = fed(other, 3)
    assert 600 < at[1] < 1500
    assert at[2] - at[1] > 600


def test_many_steps_are_shown_faster(visit: Visit, server: Server) -> None:
    other, rival = against(visit, server, pick().name)
    rival.until_mine()
    assert fed(other, 12)[-1] < 6000


def test_at_no_speed_and_in_a_hidden_tab_nothing_waits(visit: Visit, server: Server) -> None:
    other, _ = against(visit, server, pick().name, {"speed": "none"})
    assert fed(other, 6)[-1] < 700
    hidden, _ = against(visit, server, pick().name)
    hidden.evaluate("() => Object.defineProperty(document, 'hidden', { value: true })")
    assert fed(hidden, 6)[-1] < 700


def test_steps_wait_behind_a_sheet_and_play_on(visit: Visit, server: Server) -> None:
    page, rival = against(visit, server, pick().name)
    rival.until_mine()
    before, lines = step_of(page), page.locator("#log li").count()
    page.evaluate(ARRIVALS)
    page.evaluate("() => document.getElementById('sheet').showModal()")
    n = rival.move()
    page.wait_for_function("n => window.arrived >= n", arg=n)
    page.wait_for_timeout(100)
    assert step_of(page) == before
    assert page.locator("#log li").count() == lines
    page.click("#sheet .sheet__close button")
    wait_for_step(page, n - 1)
    wait_until(lambda: page.locator("#log li").count() > lines)


def test_a_sheet_opens_after_what_led_to_it_and_before_what_follows(visit: Visit, server: Server) -> None:
    page, rival = against(visit, server, pick().name)
    rival.until_mine()
    before = step_of(page)
    page.evaluate(
        """async () => {
          const { arrive } = await import("/static/show.js");
          const great = `<i data-cue="moment">Great</i><div data-sheet>The round is over.</div>`;
          const steps = [staged.later(1) + great, staged.later(2)];
          for (const step of steps) arrive(step, true);
        }"""
    )
    page.wait_for_selector("#sheet[open] >> text=The round is over.")
    assert step_of(page) == before + 1
    page.click("#sheet .sheet__close button")
    wait_for_step(page, before + 1)


def test_the_result_waits_behind_the_sheet_of_the_last_round(visit: Visit, server: Server) -> None:
    page, _ = against(visit, server, pick().name)
    page.evaluate(
        """async () => {
          const result = "<section class=result>You win!</section>";
          const over = (content) => content.querySelector(".beside").insertAdjacentHTML("beforeend", result);
          const great = `<i data-cue="moment">Great</i><div data-sheet>The last round.</div>`;
          await staged.arrive(staged.later(1, over) + great);
        }"""
    )
    page.wait_for_selector(".result", state="attached")
    assert not page.locator(".result").is_visible()  # the great word is still to be read
    page.wait_for_selector("#sheet[open] >> text=The last round.")
    assert not page.locator(".result").is_visible()
    page.click("#sheet .sheet__close button")
    page.wait_for_selector(".result", state="visible")


def test_the_latest_round_is_in_sight_beside_the_table(visit: Visit, server: Server) -> None:
    page, _ = against(visit, server, pick().name, {"speed": "none"})
    page.evaluate(
        """async () => {
          const round = (k) => `<li data-keep="rounds">round ${k}<br>scores<br>totals</li>`;
          for (let k = 1; k < 9; k++) await staged.arrive(staged.later(1) + round(k));
        }"""
    )
    seen = "(li) => li.getBoundingClientRect().bottom <= li.parentElement.getBoundingClientRect().bottom + 1"
    assert page.locator("#rounds li").last.evaluate(seen)


def test_news_of_people_do_not_overtake_steps(visit: Visit, server: Server) -> None:
    other, _ = against(visit, server, pick().name)
    before = step_of(other)
    other.evaluate("() => staged.watch()")
    other.evaluate(
        """async () => {
          const { arrive } = await import("/static/show.js");
          const named = staged.later(2, (content, stage) => stage.setAttribute("data-news", ""));
          const steps = [staged.later(1), staged.later(2)];
          for (const step of steps) arrive(step, true);
          arrive(named, false);
        }"""
    )
    wait_for_step(other, before + 1)
    assert [n for n, _ in other.evaluate("() => window.shownAt")] == [before + 1, before + 2]
    assert other.locator(".stage[data-news]").count() == 1


def test_the_tab_says_when_it_is_your_turn(visit: Visit, server: Server) -> None:
    page, rival = against(visit, server, pick().name)
    icon = page.locator("link[rel=icon]")
    assert page.title().startswith("● Your turn")
    assert "favicon-turn" in (icon.get_attribute("href") or "")
    rival.until_mine()
    wait_until(lambda: "Your turn" not in page.title())
    assert "favicon-turn" not in (icon.get_attribute("href") or "")
    rival.until_theirs()
    wait_until(lambda: page.title().startswith("● Your turn"))


@pytest.mark.parametrize("game", [name for name in names() if (web := find(name).web) is not None and web.table])
def test_what_lies_there_stays_the_same_element_when_the_turn_passes(visit: Visit, server: Server, game: str) -> None:
    """To draw cards, cells and piles anew with every turn is most of what a swap would cost."""
    page, rival = against(visit, server, game, {"speed": "none"})
    rival.until_mine()
    things = "[...document.querySelectorAll('.stage .thing[data-key]')]"
    lay = page.evaluate(f"() => {things}.map((thing) => {{ thing.known = true; return thing.dataset.key; }})")
    rival.until_theirs()
    wait_until(lambda: is_mine(page))
    anew = page.evaluate(f"() => {things}.filter((thing) => !thing.known).map((thing) => thing.dataset.key)")
    assert len(lay) > 2
    assert not set(anew) & set(lay)


LATE = """async () => {
  const { arrive } = await import("/static/show.js");
  const news = '<ol class="news"><li data-new>a</li></ol><p data-sheet="round">b</p>';
  arrive(`${staged.later(1)}${news}<i data-cue="moment" data-late>c</i>`, true);
}"""


def test_a_great_word_for_what_comes_next_waits_for_the_sheet(visit: Visit, server: Server) -> None:
    page, _ = against(visit, server, pick().name)
    page.evaluate(LATE)
    page.wait_for_selector("#sheet[open]")
    assert page.locator(".great").count() == 0
    page.click("#sheet .sheet__close button")
    page.wait_for_selector(".great")
