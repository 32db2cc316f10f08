"""The end of a match: why it ended, said rightly to each; the course of the scores; a picture, nothing hidden in it."""

from __future__ import annotations

import itertools
import random
import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page

from shoal.game import find, names
from shoal.match import refold, replay
from shoal.web.curve import Curve, traced
from shoal.web.i18n import LANGUAGES, text
from shoal.web.plot import BOTTOM, LEFT, RIGHT, plotted
from tests.kit.cases import case_of, pick
from tests.server.kit import Client, Server, play_on, seated
from tests.web.conftest import Visit
from tests.web.kit import two_at_table

GAME = pick(players=3, hidden=True).name


def as_seen(visit: Visit, server: Server, table: str, who: Client | None, **wishes: Any) -> Page:
    """The page of somebody's seat, or of a spectator."""
    page = visit(**wishes)
    for cookie in who.http.cookies.jar if who is not None else ():
        page.context.add_cookies([{"name": cookie.name, "value": str(cookie.value), "url": server.url}])
    page.goto(f"/t/{table}")
    return page


def why(visit: Visit, server: Server, table: str, who: Client | None) -> str:
    """Why the match ended, as somebody reads it."""
    return as_seen(visit, server, table, who).locator(".result__why").inner_text()


def test_giving_up_is_said_rightly_to_each(visit: Visit, server: Server) -> None:
    table, (ann, bob) = seated(server, GAME, 2)
    first, second = [person.get(f"/tables/{table}")["you"] for person in (ann, bob)]
    assert (first, second) == (0, 1)
    bob.post(f"/tables/{table}/resign")
    seats = [seat["name"] for seat in ann.get(f"/tables/{table}")["seats"]]
    assert why(visit, server, table, bob) == f"You gave up, so {seats[0]} wins."
    assert why(visit, server, table, ann) == f"{seats[1]} gave up, so you win."
    assert why(visit, server, table, None) == f"{seats[1]} gave up, so {seats[0]} wins."


def test_two_of_three_gave_up(visit: Visit, server: Server) -> None:
    table, people = seated(server, GAME, 3)
    for person in people[1:]:
        person.post(f"/tables/{table}/resign")
    seats = [seat["name"] for seat in people[0].get(f"/tables/{table}")["seats"]]
    assert why(visit, server, table, people[0]) == f"{seats[1]} and {seats[2]} gave up, so you win."
    assert why(visit, server, table, people[2]) == f"You gave up, so {seats[0]} wins."


def test_giving_up_against_bots_has_no_winner(visit: Visit, server: Server) -> None:
    ann = server.client("Ann")
    table = ann.table(GAME, "me", "random", "random", start=True)
    ann.post(f"/tables/{table}/resign")
    assert why(visit, server, table, ann) == "You gave up, so the match ended without a winner."
    assert why(visit, server, table, None) == "Ann gave up, so the match ended without a winner."


def test_every_end_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        for end in ("rules", "abandonment", "length", "resigned-you-none"):
            assert text(language)(f"end-{end}") != f"end-{end}"


@pytest.fixture(scope="module")
def played(server: Server) -> dict[str, str]:
    """A match of each game, played to its end by three."""
    tables = {}
    for game in names():
        table, people = seated(server, game, 3 if 3 in find(game).players else 2, options=dict(case_of(game).short))
        play_on(table, people, random.Random(5))
        tables[game] = table
    return tables


@pytest.mark.parametrize("game", names())
def test_a_match_that_was_played_out_says_by_which_rule_it_ended(
    visit: Visit, server: Server, played: dict[str, str], game: str
) -> None:
    page = as_seen(visit, server, played[game], None, width=1280, height=720)
    view = httpx.get(f"{server.url}/api/tables/{played[game]}/state?since=99999").json()["view"]
    said = text("en", game)("end-rules", reason=view.get("reason", ""))
    assert page.locator(".result__why").inner_text() == said != text("en")("end-rules")
    assert page.evaluate("() => document.scrollingElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("game", names())
def test_the_curve_is_the_scores(server: Server, played: dict[str, str], game: str) -> None:
    record = httpx.get(f"{server.url}/api/tables/{played[game]}/record").json()
    match = replay({key: record[key] for key in ("format", "game", "version", "players", "options", "log")})
    drawing = httpx.get(f"{server.url}/t/{played[game]}/scores.svg")
    assert drawing.headers["content-type"].startswith("image/svg+xml")
    lines = re.findall(r'data-seat="(\d+)"><polyline [^>]*points="([^"]+)"', drawing.text)
    assert len(lines) == record["players"]
    curve = traced(match, refold(match.record(), match.chance)[1])
    assert list(curve.points[-1][1]) == record["result"]["scores"]
    highest = max(1, *(score for _, scores in curve.points for score in scores))
    lowest = min(0, *(score for _, scores in curve.points for score in scores))
    for seat, points in lines:
        drawn = [tuple(map(float, point.split(","))) for point in points.split()][:: 1 if curve.by_round else 2]
        assert len(drawn) == len(curve.points)
        assert (drawn[0][0], drawn[-1][0]) == (LEFT, RIGHT)
        for (_, y), (_, scores) in zip(drawn, curve.points, strict=True):
            score = lowest + (BOTTOM - y) * (highest - lowest) / (BOTTOM - 14)
            assert round(score) == scores[int(seat)]


def test_labels_of_a_curve_do_not_touch() -> None:
    plot = plotted(
        Curve(((0, (0, 0, 0, 0)), (1, (7, 7, 7, 7))), True), ["Ann", "Bob", "Cleo", "A very long name indeed"]
    )
    heights = sorted(line.label for line in plot.lines)
    assert min(b - a for a, b in itertools.pairwise(heights)) >= 12.9
    assert max(len(line.name) for line in plot.lines) <= 10


def test_pictures_come_when_the_match_is_over_and_have_nothing_hidden(server: Server, played: dict[str, str]) -> None:
    table, _ = seated(server, GAME, 2)
    for picture in ("scores.svg", "result.svg"):
        assert httpx.get(f"{server.url}/t/{table}/{picture}").status_code == 409
        assert httpx.get(f"{server.url}/t/nothing/{picture}").status_code == 404
    drawing = httpx.get(f"{server.url}/t/{played[GAME]}/result.svg").text
    shown = re.sub(r"<[^>]+>", " ", re.sub(r'href="data:[^"]+"', "", drawing))
    record = httpx.get(f"{server.url}/api/tables/{played[GAME]}/record").json()
    summary = httpx.get(f"{server.url}/api/tables/{played[GAME]}").json()
    for seat, score in zip(summary["seats"], record["result"]["scores"], strict=True):
        assert seat["name"] in shown
        assert str(score) in shown
    for secret in (
        record["fair"]["key"],
        summary["commitment"],
        *(words for words in record["fair"]["entropy"] if words),
    ):
        assert secret not in drawing


def test_a_name_is_no_drawing(server: Server) -> None:
    ann, bob = server.client('<g x="1">&'), server.client("Bob")
    table = ann.table(GAME, "me", "open")
    bob.post(f"/tables/{table}/seats", {"name": "Bob"})
    ann.post(f"/tables/{table}/start")
    ann.post(f"/tables/{table}/resign")
    for picture in ("scores.svg", "result.svg"):
        drawing = httpx.get(f"{server.url}/t/{table}/{picture}").text
        assert "<g x=" not in drawing
        assert "&lt;g" in drawing


def test_the_picture_is_shared_or_saved_as_png(visit: Visit, server: Server, played: dict[str, str]) -> None:
    page = visit(f"/t/{played[GAME]}")
    with page.expect_download() as saved:
        page.click("[data-picture]")
    path = saved.value.path()
    head = path.read_bytes()[:24]
    assert head[:4] == b"\x89PNG"
    assert head[16:24] == (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")


def test_nothing_covers_the_scores_on_a_phone(visit: Visit, server: Server, played: dict[str, str]) -> None:
    page = visit(f"/t/{played[GAME]}", width=390, height=664)
    page.wait_for_selector(".result")
    scores = page.locator(".result__score")
    for k in range(scores.count()):
        assert scores.nth(k).evaluate(
            "e => { const r = e.getBoundingClientRect();"
            " return e.contains(document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2)); }"
        )


def test_whoever_offered_a_rematch_goes_along(visit: Visit) -> None:
    ann, bob = visit(), visit()
    before = two_at_table(ann, bob, GAME)
    table = before.rpartition("/")[2]
    assert ann.request.post(f"/api/tables/{table}/resign").ok
    ann.click("form[action$='/rematch'] button")
    ann.wait_for_selector("button:has-text('Waiting for Bob')")
    bob.wait_for_selector("text=would like to play again")
    bob.click("form[action$='/rematch'] button")
    for page in (ann, bob):
        page.wait_for_url(lambda url: "/t/" in url and url != before)
        page.wait_for_selector(".stage[data-phase=playing]")
    assert ann.url == bob.url


BOTTOMS = """() => [".side", ".reel"].map((name) => document.querySelector(name).getBoundingClientRect().bottom)"""


def test_a_replay_on_a_phone_goes_to_its_first_and_last_step(visit: Visit, server: Server) -> None:
    table, (_, bob) = seated(server, GAME, 2)
    bob.post(f"/tables/{table}/resign")
    page = visit(f"/t/{table}/replay", width=360, height=640)
    stops = [page.locator(f"#reel-{name}").bounding_box() for name in ("first", "prev", "play", "next", "last")]
    boxes = [box for box in stops if box is not None]
    assert len(boxes) == 5
    assert {box["y"] for box in boxes} == {boxes[0]["y"]}
    assert min(box["width"] for box in boxes) >= 44
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    tops = page.locator(".reel > *").evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().y)")
    assert max(tops) - boxes[0]["y"] < 72  # two lines at most


def test_a_replay_on_a_desk_has_no_seam_below_its_column(visit: Visit, server: Server) -> None:
    table, (_, bob) = seated(server, GAME, 2)
    bob.post(f"/tables/{table}/resign")
    page = visit(f"/t/{table}/replay", width=1440, height=900)
    assert page.evaluate(BOTTOMS) == [900, 900]
