"""What the page says of somebody who is gone: when a bot may play on, and not to press before."""

from __future__ import annotations

import re
import time

from shoal.match import Variant
from shoal.server.hub import Update, Viewer
from shoal.server.live import Live
from shoal.web.table_view import render
from tests.kit.cases import pick
from tests.server.kit import people_row


def notice(gone_for: float) -> tuple[str, bool]:
    """What the other reads of the one to act, for whom nobody has looked on so long; can its button be pressed?"""
    variant = Variant(pick(players=2), 2)
    live = Live(people_row(variant), variant.match(seed=1), gone_after=60.0)
    live.woken = time.monotonic() - gone_for
    assert live.actor is not None
    page = render(Update(("table",), live), Viewer(1 - live.actor)).decode()
    found = re.search(r'<form[^>]*action="[^"]*/replace".*?</form>', page, re.DOTALL)
    assert found is not None
    return re.sub(r"<[^>]*>|\s+", " ", found[0]), " disabled" not in found[0]


def test_it_says_when_a_bot_may_play_on() -> None:
    words, can = notice(20.5)
    assert "do that in 40 s" in words
    assert not can
    words, can = notice(61)
    assert "do that in" not in words
    assert can
