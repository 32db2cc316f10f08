"""Sea Salt & Paper's pages: what is hidden stays out of the page; every card of a pile can be picked."""

from __future__ import annotations

import random
import re

import pytest

from shoal.contract import Event
from shoal.server.hub import Update, Viewer
from shoal.server.live import Live
from shoal.web.table_view import LiveView, render
from tests.games.sea_salt_paper.boards import CRABS, SEVEN, after, at, do
from tests.server.kit import Server, people_row
from tests.web.conftest import Visit
from tests.web.kit import choose, close_sheet, is_mine, is_over, step_of, two_at_table, wait_for_step, wait_until
from tests.web.motion import against


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


def test_ssp_21_every_card_of_the_pile_can_be_clicked() -> None:
    """Of equal cards the upper and the lower are two buttons; those right on one another do the same."""
    pile = ["fish:black", "boat:yellow", "boat:yellow", "shell:grey", "fish:black"]
    match = after(at(hands=[CRABS, []], piles=[pile, []], phase="play"), do("play", cards=CRABS), do("look", pile=0))
    shown = render(Update(("table",), Live(people_row(match.variant), match)), Viewer(0, "en")).decode()
    spread = shown.partition('<ul class="look__cards">')[2].partition("</ul>")[0]
    numbers = {action["id"]: action["type"] for action in match.actions}
    buttons = re.findall(r'value="(\d+)"[^>]*data-about="([^"]+)".*?<span class="sr">([^<]*)<', spread)
    assert [(about, numbers[int(value)], words) for value, about, words in buttons] == [
        ("fish:black", "pick", "Take the black fish"),
        ("shell:grey", "pick", "Take the grey shell"),
        ("boat:yellow", "pick", "Take the yellow boat"),
        ("boat:yellow", "pick", "Take the yellow boat"),
        ("fish:black", "pick_lower", "Take the black fish, the second one from the top"),
    ]


def test_a_new_round_shows_no_marks_of_the_last() -> None:
    took: Event = {"id": "ssp-took", "args": {"seat": 1, "pile": 0, "card": "fish:black"}}
    match = at(hands=[[], []], piles=[["boat:black"], []])
    seen = LiveView(Live(people_row(match.variant), match), Viewer(0, "en", ""))
    for last, marks in (([took], 1), ([took, {"id": "ssp-round", "args": {"round": 2, "seat": 0}}], 0)):
        assert seen.html(1, match.view(0), match.actions, last=last).count('class="trace') == marks


def test_with_three_players_everybody_is_marked_since_the_viewer_acted() -> None:
    """One mark for each player and place: whose turn it was, and cards that came (up) or went (down)."""
    done = [("ssp-drew", 1, {}), ("ssp-discarded", 1, {"pile": 0, "card": "fish:black"})]
    done += [("ssp-took", 2, {"pile": 0, "card": "fish:black"}), ("ssp-laid", 2, {"kind": "fish", "cards": []})]
    done += [("ssp-fish", 2, {}), ("ssp-laid", 2, {"kind": "boat", "cards": []})]
    last: list[Event] = [{"id": name, "args": {"seat": seat, **more}} for name, seat, more in done]
    match = at(hands=[[], [], []], piles=[["boat:black"], []])
    seen = LiveView(Live(people_row(match.variant), match), Viewer(0, "en", ""))
    shown = seen.html(1, match.view(0), match.actions, last=last)
    marks = re.findall(r'<span class="trace seat-(\d)">([^<]*)<', shown)
    assert marks == [("2", "2"), ("1", "1↑"), ("2", "2↑"), ("1", "1↓"), ("2", "2↑")]


def test_when_the_match_is_over_all_hands_are_open() -> None:
    """Also where somebody won by mermaids, or gave up; never before."""
    mermaids = ["mermaid:white"] * 3
    match = at(hands=[mermaids, ["shell:grey", "boat:black"]], piles=[["mermaid:white"], ["fish:black"]])
    row = people_row(match.variant)
    for seat in (0, 1, None):
        shown = render(Update(("table",), Live(row, match)), Viewer(seat, "en")).decode()
        assert shown.count("open-hand") == 0
    after(match, do("take", pile=0))
    assert match.over
    given_up = at(hands=[[], ["shell:grey", "boat:black"]])
    for ended in (match, given_up):
        shown = render(Update(("table",), Live(row.revised(phase="over"), ended)), Viewer(0, "en")).decode()
        rivals = shown.partition('class="rivals"')[2].partition('class="middle"')[0]
        assert re.findall('data-vt="([^"]+)"', rivals) == ["boat:black", "shell:grey"]


def test_stop_says_what_it_does() -> None:
    match = at(hands=[SEVEN, []], piles=[["boat:black"], ["fish:black"]], phase="play")
    shown = render(Update(("table",), Live(people_row(match.variant), match)), Viewer(0, "en")).decode()
    assert 'data-key="stop" title="The round ends at once, and everybody scores their cards: 7 for you.' in shown


@pytest.mark.parametrize(
    ("end", "notes"),
    [
        ("ssp-unbeaten", ["both count", "Only the colour"]),
        ("ssp-beaten", ["Only the colour", ""]),
        ("ssp-stop", ["", ""]),
    ],
)
def test_after_a_bet_the_sheet_says_what_counts(end: str, notes: list[str]) -> None:
    """Also where the colours happen to be worth as much as the cards."""
    counted = dict.fromkeys(("pairs", "collections", "multipliers", "mermaids"), 0)
    points = {**counted, "hand": [], "laid": [], "total": 3, "colour_bonus": 3, "score": 9}
    gained = {"ssp-unbeaten": (6, 3)}.get(end, (3, 3))
    events: list[Event] = [{"id": end, "args": {"seat": 0}}]
    events += [{"id": "ssp-points", "args": {**points, "seat": seat, "gained": gained[seat]}} for seat in (0, 1)]
    match = at(hands=[[], []])
    seen = LiveView(Live(people_row(match.variant), match), Viewer(0, "en", ""), 0)
    sheets = seen.log(events).split('<section class="tally')[1:]
    for seat, (sheet, note) in enumerate(zip(sheets, notes, strict=True)):
        assert ("badge--me" in sheet) == (seat == 0)
        assert note in sheet if note else "hint" not in sheet


SLOTS = (
    "() => [...document.querySelectorAll('.drawn > .spot')].map(s => s.querySelector('[data-vt]')?.dataset.vt ?? '')"
)


def test_what_is_not_kept_stays_in_its_slot(visit: Visit, server: Server) -> None:
    page, _ = against(visit, server, "sea_salt_paper", {"speed": "fast"}, seed=4)
    page.click("[data-key=deck]")
    page.wait_for_selector("[data-key=keep1]")
    left, right = page.evaluate(SLOTS)
    before = step_of(page)
    page.click("[data-key=keep0]")
    wait_for_step(page, before)
    assert page.evaluate(SLOTS) == ([left, ""] if left == right else ["", right])  # equal cards are one to all


def test_what_opens_over_the_table_closes_by_a_press_or_escape(visit: Visit, server: Server) -> None:
    page, _ = against(visit, server, "sea_salt_paper", {"speed": "none"}, width=390, height=844)
    fold = page.locator("details.rival")
    for close in (".fold-sheet:visible", ".now__say", "Escape"):
        page.click(".rival__press")
        assert fold.get_attribute("open") is not None
        if close == "Escape":
            page.keyboard.press(close)
        else:
            page.click(close)
        assert fold.get_attribute("open") is None


def test_why_a_turn_cannot_end_yet_is_said_until_something_is_done(visit: Visit, server: Server) -> None:
    page, _ = against(visit, server, "sea_salt_paper", {"speed": "none"})
    page.click(".bar__do--end", force=True)
    assert page.inner_text("#toast") == "Take a card first."
    page.click("[data-key=deck]")
    page.wait_for_selector("[data-key=keep1]")
    assert page.is_hidden("#toast")
    page.click(".bar__do--end", force=True)
    assert page.inner_text("#toast") == "Finish this step first."


def test_a_dropped_card_flies_on_from_where_it_was_dropped(visit: Visit, server: Server) -> None:
    kept: set[str] = set()
    while len(kept) < 2:  # of two equal cards nobody could say which one flies
        page, _ = against(visit, server, "sea_salt_paper", {"speed": "calm"})
        page.click("[data-key=deck]")
        page.wait_for_selector("[data-key=keep0]")
        kept = set(page.locator("button[data-key^=keep]").evaluate_all("(all) => all.map((one) => one.value)"))
    page.wait_for_function("() => !document.querySelector('.flight')")
    start, end = (page.locator(spot).bounding_box() for spot in ("[data-key=keep0]", ".mine__line"))
    assert start
    assert end
    page.mouse.move(start["x"] + 30, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(start["x"] + 30, start["y"] + 50, steps=2)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.evaluate(
        """() => {
          window.begins = [];
          new MutationObserver((all) => {
            for (const { addedNodes } of all) for (const node of addedNodes) requestAnimationFrame(() => {
              for (const move of node.getAnimations()) move.currentTime = 0;  // however late this frame is
              const { x, width } = node.getBoundingClientRect();
              window.begins.push(x + width / 2);
            });
          }).observe(document.querySelector('.sky'), { childList: true });
        }"""
    )
    page.mouse.up()
    page.wait_for_function("() => window.begins.length > 0")
    begins = page.evaluate("() => window.begins")
    assert any(abs(x - (end["x"] + end["width"] / 2)) < start["width"] / 2 for x in begins), begins


def test_what_explains_one_drawn_card_does_not_cover_the_other(visit: Visit, server: Server) -> None:
    page, _ = against(visit, server, "sea_salt_paper", {"speed": "none"}, width=1440, height=900)
    page.click("[data-key=deck]")
    page.wait_for_selector("[data-key=keep1]")
    page.hover("[data-key=keep0]")
    words = page.locator("#explain:popover-open").bounding_box()
    other = page.locator("[data-key=keep1]").bounding_box()
    assert words
    assert other
    assert words["x"] + words["width"] <= other["x"] or words["x"] >= other["x"] + other["width"]
