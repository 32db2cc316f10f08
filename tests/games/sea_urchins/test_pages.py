"""Sea Urchins' pages in a real browser: a choice in two clicks, and the board by the keyboard."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.kit import arrive_at, is_mine, press, step_of, two_at_table, wait_for_step, wait_until


def test_a_half_made_choice_can_be_taken_back(visit: Visit) -> None:
    ann, bob = visit(), visit()
    two_at_table(ann, bob, "sea_urchins")
    wait_until(lambda: is_mine(ann) or is_mine(bob))
    page = ann if is_mine(ann) else bob
    before = step_of(page)
    page.click("[data-key=bank-red]")
    assert page.locator(".board .choice--legal").count() == 16
    assert page.get_attribute("[data-key=bank-red]", "aria-pressed") == "true"
    page.keyboard.press("Escape")
    assert page.locator(".board .choice--legal").count() == 0
    page.click("[data-key=bank-yellow]")
    page.click("#undo")
    assert page.get_attribute("[data-key=bank-yellow]", "aria-pressed") == "false"
    assert step_of(page) == before
    page.click("[data-key='0,0']", force=True)
    assert "first" in page.locator("#toast").inner_text()


TOUCHED = """() => {
  window.touched = new Set();
  const same = ({ target, oldValue, attributeName }) => target.getAttribute(attributeName) === oldValue;
  const watch = new MutationObserver((records) => {
    for (const record of records) if (same(record)) window.touched.add(record.target.dataset.key);
  });
  const how = { subtree: true, attributeFilter: ["class", "aria-disabled"], attributeOldValue: true };
  watch.observe(document.querySelector(".board"), how);
}"""  # what a swap changed and changed back


def test_a_swap_touches_no_cell_that_stays_as_it_is(visit: Visit) -> None:
    """What is lit by the script is lit before the swap, so that nothing is drawn twice."""
    ann, bob = visit(), visit()
    two_at_table(ann, bob, "sea_urchins")
    wait_until(lambda: is_mine(ann) or is_mine(bob))
    first, second = (ann, bob) if is_mine(ann) else (bob, ann)
    for key in ("bank-red", "1,1", "1,1"):
        press(first, first.locator(f"[data-key='{key}']"))
    wait_until(lambda: is_mine(second))
    second.evaluate(TOUCHED)
    before = step_of(second)
    for key in ("bank-yellow", "3,3"):
        press(second, second.locator(f"[data-key='{key}']"))
    wait_for_step(second, before)
    assert second.evaluate("() => [...window.touched]") == []


def test_a_cell_that_is_no_target_says_why(visit: Visit) -> None:
    """Before anything is picked, and after: what the second choice has to do with the first."""
    ann, bob = visit(), visit(width=390, height=664)
    two_at_table(ann, bob, "sea_urchins")
    wait_until(lambda: is_mine(ann) or is_mine(bob))
    first, second = (ann, bob) if is_mine(ann) else (bob, ann)

    def play(page: Page, *steps: tuple[str, ...]) -> None:
        for keys in steps:
            wait_until(lambda: is_mine(page))
            before = step_of(page)
            for key in keys:
                press(page, page.locator(f"[data-key='{key}']"))
            wait_for_step(page, before)

    play(first, ("bank-red", "1,1"), ("1,1",))
    wait_until(lambda: is_mine(second))

    def refused(key: str) -> str:
        second.click(f"[data-key='{key}']", force=True)
        return second.locator("#toast").inner_text()

    assert "An urchin under a pawn can’t move" in refused("1,1")
    second.click("[data-key=bank-yellow]")
    assert second.locator("#say").inner_text().endswith("Where does the yellow one go?")
    assert second.locator(".board .choice--legal").count() == 15
    assert "A pawn stands here" in refused("1,1")
    assert second.locator(".trace").all_inner_texts() == ["2", "3"]
    play(second, ("3,3",), ("3,3",))
    play(first, ("bank-red", "0,3"), ("0,3",))
    play(second, ("skip",))
    wait_until(lambda: is_mine(second))
    second.click("[data-key=bank-red]")
    assert "Red can’t go on red" in refused("1,1")
    pressed = second.locator("[aria-pressed=true]").evaluate_all("(all) => all.map((one) => one.dataset.key)")
    assert pressed == ["bank-red"]  # what is refused is not picked instead


def test_the_keyboard_alone_is_enough(visit: Visit) -> None:
    """Home to a table, and a whole turn of Sea Urchins: Tab, arrows, Enter."""
    page = visit()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('form')?.getAttribute('action')") == "/play/sea_urchins":
            break
    page.keyboard.press("Enter")
    arrive_at(page, ".now")
    wait_until(lambda: is_mine(page), 60)
    before = step_of(page)

    def reach(key: str) -> None:
        for _ in range(60):
            if page.evaluate("document.activeElement.dataset.key ?? ''").startswith(key):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"{key} cannot be reached by Tab")

    if page.locator("[data-key=skip]").count():
        reach("skip")
        page.keyboard.press("Enter")
        wait_for_step(page, before)
        before = step_of(page)
    reach("bank-red")
    page.keyboard.press("Enter")
    while not page.evaluate("Boolean(document.activeElement.closest('[data-grid]'))"):
        page.keyboard.press("Shift+Tab")
    for key in ("ArrowDown", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    at = page.evaluate("document.activeElement.dataset.key")
    for _ in range(25):
        if page.evaluate("document.activeElement.classList.contains('choice--legal')"):
            break
        page.keyboard.press("ArrowRight" if not at.endswith(",4") else "ArrowDown")
        at = page.evaluate("document.activeElement.dataset.key")
    page.keyboard.press("Enter")
    wait_for_step(page, before)
    assert page.evaluate("document.activeElement !== document.body")
