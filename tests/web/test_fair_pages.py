"""Fair deals in real browsers: words in the right order, remembered, checked when the match is over."""

from __future__ import annotations

import hashlib
import random
import re
from typing import Any

import httpx
from playwright.sync_api import Page

from tests.kit.cases import pick
from tests.server.kit import Server
from tests.web.conftest import Visit
from tests.web.kit import arrive_at, new_table, sit_down, table_against_bots, two_at_table

GAME = pick(luck=True).name
AGAIN = "form[action$='/rematch'] button"
MEMORY = "() => JSON.parse(localStorage.getItem('shoal-fair') ?? '{}')"


def id_of(page: Page) -> str:
    """The id of the table that a page shows."""
    return page.url.rpartition("/")[2]


def memory_of(page: Page) -> dict[str, Any]:
    """What this browser remembers of its table."""
    known: dict[str, Any] = page.evaluate(MEMORY)[id_of(page)]
    return known


def summary_of(server: Server, table: str) -> dict[str, Any]:
    """What everybody may know of a table."""
    known: dict[str, Any] = httpx.get(f"{server.url}/api/tables/{table}").json()
    return known


def give_up(page: Page) -> None:
    """End the match."""
    page.click("#table-menu > summary")
    page.click("#give-up > summary")
    page.click("text=Yes, give up")
    page.wait_for_selector(".result")


def verdict_of(page: Page) -> str:
    """What the page says of the deal."""
    page.wait_for_selector("[data-verdict]:not([hidden])")
    return str(page.get_attribute("[data-verdict]:not([hidden])", "data-verdict"))


def requests_of(page: Page) -> list[str]:
    """The writes that a page sends from now on."""
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.method == "POST" else None)
    return sent


def test_one_click_against_bots_is_dealt_after_the_words(visit: Visit, server: Server) -> None:
    page = visit()
    sent = requests_of(page)
    table_against_bots(page, GAME)
    assert [re.sub(r"/t/[^/]+", "/t/T", url.removeprefix(server.url)) for url in sent] == [
        f"/play/{GAME}",
        "/t/T/start",
    ]
    known, summary = memory_of(page), summary_of(server, id_of(page))
    assert re.fullmatch("[0-9a-f]{32}", known["words"])
    assert summary["entropy"] == [known["words"], *[""] * (summary["players"] - 1)]
    assert (known["commitment"], known["seat"], known["taken"]) == (summary["commitment"], 0, True)
    give_up(page)
    assert verdict_of(page) == "good"
    page.click("#fair-details > summary")
    command = page.locator("[data-command]").inner_text()
    assert command.endswith(f"--commitment {known['commitment']} --words {known['words']} --seat 0")
    assert page.get_attribute("[data-command] + button", "data-copy") == command


def test_learning_is_one_click_too(visit: Visit) -> None:
    page = visit()
    page.locator(f"form[action='/play/{pick(luck=True).name}']:has([name=learn]) button").first.click()
    page.wait_for_selector(".coach")
    assert memory_of(page)["taken"]


def test_friends_add_words_and_play_again_with_new_ones(visit: Visit, server: Server) -> None:
    ann, bob = visit(), visit()
    address = two_at_table(ann, bob, GAME)
    first = [memory_of(page)["words"] for page in (ann, bob)]
    assert summary_of(server, id_of(ann))["entropy"] == first
    give_up(ann)
    assert [verdict_of(page) for page in (ann, bob)] == ["good", "good"]
    to_come = summary_of(server, id_of(ann))["rematch"]
    assert bob.locator(f"text={to_come['commitment']}").count() == 1  # shown before anybody agrees
    ann.click(AGAIN)
    bob.wait_for_selector("text=would like to play again")
    bob.click(AGAIN)
    for page in (bob, ann):  # she goes by herself: she has agreed
        page.wait_for_url(re.compile(rf"/t/{re.escape(to_come['table'])}$"))
    arrive_at(ann, ".now")
    assert ann.url != address
    again = [memory_of(page) for page in (ann, bob)]
    assert summary_of(server, to_come["table"])["entropy"] == [known["words"] for known in again]
    assert not set(first) & {known["words"] for known in again}
    assert {known["commitment"] for known in again} == {to_come["commitment"]}
    give_up(bob)
    assert [verdict_of(page) for page in (ann, bob)] == ["good", "good"]


def test_another_device_does_not_know(visit: Visit) -> None:
    ann, bob, phone = visit(), visit(), visit()
    two_at_table(ann, bob, GAME)
    ann.click("#table-menu > summary")
    phone.goto(str(ann.get_attribute("[data-copy*='#key=']", "data-copy")))
    phone.wait_for_selector(".stage[data-seat]")
    ann.click("#table-menu > summary")
    give_up(ann)
    phone.wait_for_selector(".result")
    assert (verdict_of(ann), verdict_of(phone)) == ("good", "unknown")


def test_a_second_device_does_not_replace_words(visit: Visit, server: Server) -> None:
    ann, phone, bob = visit(), visit(), visit()
    address = new_table(ann, GAME)
    before = memory_of(ann)["words"]
    ann.click("#table-menu > summary")
    phone.goto(str(ann.get_attribute("[data-copy*='#key=']", "data-copy")))
    phone.wait_for_selector("text=Leave the table")
    sit_down(bob, address, "Bob")
    phone.click("text=Start the match")
    arrive_at(phone, ".now")
    assert summary_of(server, id_of(phone))["entropy"][0] == before


def test_words_are_added_by_the_page_where_none_were(visit: Visit, server: Server) -> None:
    """Somebody who sat down by another way: the open page adds words by itself, once."""
    page = visit()
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = httpx.post(f"{server.url}/api/tables", json={"game": GAME, "seats": seats, "name": "Ann"}, cookies=cookies)
    page.context.add_cookies([{"name": k, "value": v, "url": server.url} for k, v in made.cookies.items()])
    table = made.json()["table"]["id"]
    page.goto(f"/t/{table}")
    page.wait_for_selector("[data-words]", state="detached")
    assert summary_of(server, table)["seats"][0]["words"]
    assert memory_of(page)["taken"]


def test_without_a_script_words_are_typed(visit: Visit, server: Server) -> None:
    page = visit(java_script_enabled=False)
    page.click(f'form[action="/play/{GAME}"] >> text=Play now')
    summary = summary_of(server, id_of(page))
    assert summary["phase"] == "open"
    assert page.locator(f"text={summary['commitment']}").count() > 0
    page.fill("[data-words] [name=entropy]", "a fine kettle")
    page.click("text=Add my words")
    page.click("text=Start the match")
    arrive_at(page, ".now")
    assert summary_of(server, id_of(page))["entropy"][0] == "a fine kettle"


def test_fifty_matches_are_remembered(visit: Visit) -> None:
    page = visit()
    page.evaluate(
        "() => localStorage.setItem('shoal-fair', JSON.stringify(Object.fromEntries("
        "Array.from({length: 60}, (_, k) => [`t${k}`, {words: 'x'}]))))"
    )
    table_against_bots(page, GAME)
    known = page.evaluate(MEMORY)
    assert len(known) == 50
    assert id_of(page) in known
    assert "t0" not in known


def test_the_hash_is_sha256(visit: Visit) -> None:
    page, rng = visit(), random.Random(1)
    lengths = [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000, 5000]
    texts = ["".join(chr(rng.randrange(32, 127)) for _ in range(length)) for length in lengths]
    found = page.evaluate(
        "async (texts) => { const { sha256 } = await import('/static/sha256.js'); return texts.map(sha256); }", texts
    )
    assert found == [hashlib.sha256(text.encode()).hexdigest() for text in texts]


def test_no_verdict_is_shown_before_the_deal_is_checked(visit: Visit) -> None:
    """A page whose scripts come late does not say that nothing is known of the deal."""
    page = visit()
    table_against_bots(page, GAME)
    give_up(page)
    assert verdict_of(page) == "good"
    page.route("**/fairness.js*", lambda route: None)  # on its way, for ever
    page.goto(page.url, wait_until="commit")
    page.wait_for_selector("#fairness", state="attached")
    assert page.locator("[data-verdict]").count() > 1
    assert page.locator("[data-verdict]:visible").count() == 0
    page.unroute_all(behavior="ignoreErrors")
