"""The log tells turns: as a page gets them one after another, and as it gets them all at once."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from shoal.contract import Event
from shoal.server.hub import Viewer
from shoal.web import table_view
from shoal.web.table_view import LiveView
from shoal.web.telling import summed
from tests.kit.cases import pick
from tests.web.moments import walk

LINE = re.compile(
    r"<li( [^>]*)data-turn=\"(\d+)\"( data-whole)?(?: data-new)?>(.*?)</li>(?=<li [^>]*data-turn|</ol>)", re.S
)


def told(events: list[Event]) -> list[Event]:
    """A turn as a number of things done, and the last of them."""
    return [{"id": "x-did", "args": {"seat": events[0]["args"].get("seat"), "things": len(events)}}, events[-1]]


def add(log: list[tuple[str, str]], html: str) -> list[tuple[str, str]]:
    """What a page does with news: a turn that is told as a whole replaces its lines."""
    lines = LINE.findall(html.partition('<ol class="news">')[2])
    whole = {turn for _, turn, is_whole, _ in lines if is_whole}
    return [line for line in log if line[0] not in whole] + [
        (turn, re.sub(" data-new", "", words)) for _, turn, _, words in lines
    ]


@pytest.mark.parametrize("seat", [0, None])
def test_a_page_that_was_there_reads_what_a_page_that_comes_later_reads(
    seat: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = pick(hidden=True)
    assert game.web is not None
    known = SimpleNamespace(web=replace(game.web, tell=told))
    monkeypatch.setattr(table_view, "find", lambda name: known)
    log: list[tuple[str, str]] = []
    viewer, n = Viewer(seat, "en"), 0
    for live in walk(game.name, 3, 1):
        log = add(log, LiveView(live, viewer, n).events())
        n = live.n
        if n > 90:
            break
        if random.Random(n).random() < 0.3:
            assert log == add([], LiveView(live, viewer, 0).events(fresh=False))
    assert sum("<details" in words for _, words in log) > 5


def test_what_a_line_stands_for() -> None:
    a, b, c, d, s, r = ({"id": name, "args": {}} for name in "abcdsr")
    events: list[dict[str, Any]] = [a, b, c, d]
    assert summed(events, events) == [(a, [0]), (b, [1]), (c, [2]), (d, [3])]
    assert summed([s], events) == [(s, [0, 1, 2, 3])]
    assert summed([s, c], events) == [(s, [0, 1, 3]), (c, [2])]
    assert summed([s, c, r], events) == [(s, [0, 1]), (c, [2]), (r, [3])]
    assert summed([b, s], events) == [(b, [1]), (s, [0, 2, 3])]
    assert summed([s, r], events) == [(s, []), (r, [0, 1, 2, 3])]
    two, one = s | {"of": 2}, r | {"of": 1}
    assert summed([two, one], events) == [(two, [0, 1]), (one, [2, 3])]
    assert summed([two, d], events) == [(two, [0, 1, 2]), (d, [3])]
    assert summed([], events) == []
