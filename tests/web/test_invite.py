"""From the home page to a table: what was chosen last, a link within one tap, its QR code, bots for free seats."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
import segno
from playwright.sync_api import Page, Route

from shoal import fair
from shoal.game import find
from tests.kit.cases import case_of, pick
from tests.server.kit import Server
from tests.web.conftest import Visit
from tests.web.kit import arrive_at, sit_down, wait_until

GAME = pick(players=3, luck=True).name
FORM = f"form[action='/play/{GAME}']:has([name=players])"
MOST = find(GAME).players[-1]


def choose(page: Page, name: str, value: object) -> None:
    """Press one of the segments."""
    page.locator(f"{FORM} label:has([name={name}][value='{value}'])").click()


def chosen(page: Page) -> tuple[str, str]:
    """What the home page would start with."""
    return tuple(page.locator(f"{FORM} [name={name}]:checked").get_attribute("value") for name in ("players", "level"))  # type: ignore[return-value]


def summary_of(server: Server, page: Page) -> Any:
    """The table that this page shows."""
    return httpx.get(f"{server.url}/api/tables/{page.url.rpartition('/')[2]}").json()


@pytest.mark.parametrize("script", [True, False])
def test_play_now_asks_for_two_things_and_remembers_them(visit: Visit, server: Server, script: bool) -> None:
    page = visit(java_script_enabled=script)
    choose(page, "players", MOST)
    choose(page, "level", "beginner")
    page.click(f"{FORM} >> text=Play now")
    page.wait_for_selector(".now" if script else ".lobby")
    seats = summary_of(server, page)["seats"]
    assert [(seat["kind"], seat["level"]) for seat in seats[1:]] == [("bot", "beginner")] * (MOST - 1)
    page.goto("/")
    assert chosen(page) == (str(MOST), "beginner")
    page.click(f"{FORM} >> text=Play now")  # one tap: as last time
    page.wait_for_selector(".now" if script else ".lobby")
    assert len(summary_of(server, page)["seats"]) == MOST


OUT_OF_BOX = (
    """() => [...document.querySelectorAll(".pick__row")].filter((row) => row.scrollWidth > row.clientWidth).length"""
)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_levels_fit_their_box_on_a_desk(visit: Visit, language: str) -> None:
    page = visit("/", width=1440, height=900, locale=language)
    assert page.evaluate(OUT_OF_BOX) == 0


def test_what_cannot_be_is_refused_and_a_strange_cookie_is_ignored(visit: Visit, server: Server) -> None:
    for sent in ({"players": "99"}, {"players": "-1"}, {"players": "²"}, {"level": "god"}):
        assert httpx.post(f"{server.url}/play/{GAME}", data=sent).status_code == 422
    page = visit()
    for cookie in ("%ff~9~casual", f"{GAME}~99~casual", f"{GAME}~2~god", "~~~...", "x" * 3000):
        page.context.add_cookies([{"name": "shoal_play", "value": cookie, "url": server.url}])
        assert page.goto("/").status == 200  # type: ignore[union-attr]
        assert chosen(page)[1] == "casual"


@pytest.mark.parametrize("script", [True, False])
def test_a_link_within_one_tap(visit: Visit, server: Server, script: bool) -> None:
    page = visit(java_script_enabled=script)
    page.click(f"{FORM} >> text=Invite friends")
    arrive_at(page, ".lobby")
    assert page.locator("#invite input").input_value() == page.url
    kinds = [seat["kind"] for seat in summary_of(server, page)["seats"]]
    assert kinds[0] == "person"
    assert set(kinds[1:]) == {"open"}


def test_the_host_changes_their_name_where_it_stands(visit: Visit, server: Server) -> None:
    page, friend = visit(), visit()
    page.click(f"{FORM} >> text=Invite friends")
    page.click("text=Change name")
    page.fill(".rename [name=name]", "Ann")
    sit_down(friend, page.url, "Bob")
    page.wait_for_selector(".lobby__name >> text=Bob")
    assert page.input_value(".rename [name=name]") == "Ann"  # what is being typed outlives an update
    page.click(".rename >> text=Save")
    friend.wait_for_selector(".lobby__name >> text=Ann")
    assert [seat["name"] for seat in summary_of(server, page)["seats"]][:2] == ["Ann", "Bob"]


def drawn_modules(page: Page) -> list[list[int]]:
    """The QR code on the page as rows of dark (1) and light (0) modules, read from its path."""
    size = int((page.locator("svg.qr").get_attribute("viewBox") or "").split()[2])
    rows = [[0] * size for _ in range(size)]
    for x, y, length in re.findall(r"M(\d+) (\d+)h(\d+)", page.locator("svg.qr path").nth(1).get_attribute("d") or ""):
        for i in range(int(length)):
            rows[int(y)][int(x) + i] = 1
    return rows


def test_the_qr_code_is_the_link(visit: Visit) -> None:
    page = visit()
    page.click(f"{FORM} >> text=Invite friends")
    page.wait_for_selector("svg.qr")
    wanted = segno.make(page.url, error="m", micro=False).matrix_iter(border=4)
    assert drawn_modules(page) == [list(row) for row in wanted]


def test_the_phones_share_sheet_gets_the_link(visit: Visit) -> None:
    page = visit(width=390, height=664)
    assert page.locator("[data-share]:visible").count() == 0
    page.add_init_script("navigator.share = shared => { window.shared = shared; return Promise.resolve(); }")
    page.reload()
    page.click(f"{FORM} >> text=Invite friends")
    page.click("[data-share]")
    page.wait_for_function("() => window.shared")
    assert page.evaluate("window.shared.url") == page.url


def test_a_press_before_the_scripts_have_come_is_not_lost(visit: Visit) -> None:
    page = visit(width=390, height=664)
    page.add_init_script("navigator.share = shared => { window.shared = shared; return Promise.resolve(); }")
    page.click(f"{FORM} >> text=Invite friends")
    arrive_at(page, ".lobby")
    waiting: list[Route] = []
    page.route("**/static/app.js", lambda route: waiting.append(route))
    with page.expect_request("**/static/app.js"):
        page.goto(page.url, wait_until="commit")
    page.click("[data-share]")
    assert not page.evaluate("window.shared")
    for route in waiting:
        route.continue_()
    page.wait_for_function("() => window.shared")


def test_everybody_sees_what_is_played(visit: Visit) -> None:
    ann, bob = visit(), visit()
    ann.goto(f"/new/{GAME}")
    ann.click("#more > summary")
    ann.select_option("[name=clock]", "60")
    for name, value in case_of(GAME).short.items():
        ann.fill(f"[name={name}]", str(value))
    ann.click("text=Create table")
    arrive_at(ann, ".lobby")
    bob.goto(ann.url)
    for page in (ann, bob):
        chips = page.locator(".chip").all_inner_texts()
        assert any("1 minute per move" in chip for chip in chips)
        assert len(chips) == 1 + len(case_of(GAME).short)
        page.click("#all-options > summary")
        assert page.locator(".lobby__all li").count() == len(find(GAME).options) + 2


def test_a_free_seat_is_filled_with_a_bot_and_the_deal_stays_proved(visit: Visit, server: Server) -> None:
    ann, bob = visit(), visit()
    choose(ann, "players", 3)
    ann.click(f"{FORM} >> text=Invite friends")
    arrive_at(ann, ".lobby")
    sit_down(bob, ann.url, "Bob")
    before = summary_of(server, ann)["commitment"]
    bob.click("#fill-2 > summary")
    bob.click("#fill-2 >> text=beginner")
    ann.wait_for_selector("text=Start the match")  # once both browsers have added their part anew
    after = summary_of(server, ann)
    assert after["commitment"] != before
    assert [seat["words"] for seat in after["seats"]] == [True, True, False]
    ann.click("text=Start the match")
    for page in (ann, bob):
        arrive_at(page, ".now")
        table = page.url.rpartition("/")[2]
        assert page.request.post(f"/api/tables/{table}/resign").ok
    record = httpx.get(f"{server.url}/api/tables/{table}/record").json()
    assert fair.verify(record, after["commitment"])["added"] == [0, 1]
    for page in (ann, bob):
        page.reload()
        page.wait_for_selector("[data-verdict=good]:not([hidden])", state="attached")


def test_a_bot_makes_room_again(visit: Visit, server: Server) -> None:
    page = visit(java_script_enabled=False)
    page.click(f"{FORM} >> text=Invite friends")
    page.click("#fill-1 > summary")
    page.click("#fill-1 >> text=casual")
    assert summary_of(server, page)["seats"][1]["kind"] == "bot"
    page.click("[title='Free up the seat']")
    assert summary_of(server, page)["seats"][1]["kind"] == "open"


@pytest.mark.parametrize("phase", ["open", "playing", "over"])
def test_a_link_says_who_invites_and_nothing_secret(server: Server, phase: str) -> None:
    ann, bob = server.client("Ann <b>"), server.client("Bob")
    table = ann.table(GAME, "me", "open")
    if phase != "open":
        bob.post(f"/tables/{table}/seats", {"name": "Bob", "entropy": "secret words"})
        ann.post(f"/tables/{table}/start")
    if phase == "over":
        bob.post(f"/tables/{table}/resign")
    seen = httpx.get(f"{server.url}/t/{table}").text
    og = dict(re.findall(r'property="og:([a-z:]+)" content="([^"]*)"', seen))
    assert ("invites you to" in og["title"]) == (phase == "open")
    assert "Ann &lt;b&gt;" in og["title"]
    assert og["url"] == f"{server.url}/t/{table}"
    assert og["image"].startswith(f"{server.url}/static/")
    picture = httpx.get(og["image"])
    assert picture.headers["content-type"] == "image/png"
    assert len(picture.content) < 120_000
    assert picture.content[16:24] == (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")
    assert "secret" not in " ".join(og.values())


def test_a_private_link_shows_the_seat_once(visit: Visit, server: Server) -> None:
    """The page that takes the seat does not follow the table: a press on it would be lost when it is loaded anew."""
    ann = server.client("Ann")
    made = ann.post("/tables", {"game": pick().name, "name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}]})
    page, asked = visit("/offline"), list[str]()
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2].partition("?")[0]))
    page.goto(f"/t/{made['table']['id']}#key={made['token']}")
    page.wait_for_function("() => performance.getEntriesByType('navigation')[0].type === 'reload'")
    wait_until(lambda: "stream" in asked)
    assert [name for name in asked if name in ("claim", "stream")] == ["claim", "stream"]
