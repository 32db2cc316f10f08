"""Coloretto's pages in a real browser: the score pad."""

from __future__ import annotations

from tests.web.conftest import Visit


def test_the_score_pad_counts_and_remembers(visit: Visit) -> None:
    page = visit("/pad/coloretto")
    for card, taps in (("green", 6), ("yellow", 4), ("red", 3), ("blue", 2), ("joker", 1), ("+2", 1)):
        for _ in range(taps):
            page.click(f".pick:has(input[name='card.{card}']) .pick__tap")
    page.wait_for_selector("[data-total='41']")
    page.fill("[name=who]", "Ann")
    page.click("#evening-add button")
    page.click(".evening__plus")
    page.reload()
    assert page.locator("#evening tbody").inner_text().split()[-1] == "41"
