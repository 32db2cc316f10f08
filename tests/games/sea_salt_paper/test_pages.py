"""Sea Salt & Paper's pages in a real browser: what is hidden stays out of the page."""

from __future__ import annotations

import random
import re

from tests.web.conftest import Visit
from tests.web.kit import choose, close_sheet, is_mine, is_over, step_of, two_at_table, wait_until


def test_no_hidden_card_is_anywhere_in_the_page(visit: Visit) -> None:
    """A rival's closed hand is backs alone, and drawn cards stand in nobody's page but their owner's."""
    ann, bob = visit(), visit()
    two_at_table(ann, bob, "sea_salt_paper")
    rng = random.Random(11)
    for _ in range(30):
        wait_until(lambda: is_mine(ann) or is_mine(bob) or is_over(ann))
        if is_over(ann):
            break
        choose(ann if is_mine(ann) else bob, rng)
        wait_until(lambda: step_of(ann) == step_of(bob))
        for page in (ann, bob):
            close_sheet(page)
            rival = page.locator(".rivals .rival").inner_html()
            closed = re.sub(r'(?s)<span class="rival__laid">.*', "", rival)
            if "open-hand" not in closed:
                assert "ssp-m-" not in closed
                assert set(re.findall('data-vt="([^"]*)"', closed)) <= {"back"}
            drawn = page.locator(".drawn").inner_html()
            assert is_mine(page) or set(re.findall('data-vt="([^"]*)"', drawn)) <= {"back"}
            assert is_mine(page) or "data-about" not in drawn
