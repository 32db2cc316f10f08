"""Every page for everybody: phones, keyboards, screen readers, light and dark, without a script, offline."""

from __future__ import annotations

import json
import random
import re
from importlib.util import find_spec
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page

from shoal.game import find, names
from shoal.web.i18n import LANGUAGES
from shoal.web.rendering import part
from shoal.web.visitor import LANGUAGE_COOKIE
from tests.kit.cases import case_of, pick
from tests.server.kit import Server, play_on, seated
from tests.web.conftest import Visit
from tests.web.kit import (
    arrive_at,
    choose,
    close_sheet,
    is_mine,
    new_table,
    pages_of,
    step_of,
    two_at_table,
    wait_until,
)
from tests.web.reading import stray

AXE = next(Path(str(find_spec("axe_core_python").origin)).parent.rglob("axe.min.js"))  # type: ignore[union-attr]
PLAIN = ["/", "/new", "/verify", "/offline", "/t/nothing"]
PLAIN += [f"/{kind}/{game}" for kind in ("new", "rules") for game in names()]
PLAIN += [f"/pad/{game}?{pages_of(game).pad}" for game in names() if pages_of(game).pad]


def played_out(server: Server, game: str) -> str:
    """A finished match between two scripted clients; the path of its table."""
    table, people = seated(server, game, 2, options=dict(case_of(game).short))
    play_on(table, people, random.Random(3))
    return f"/t/{table}"


@pytest.fixture(scope="session")
def finished(server: Server) -> dict[str, str]:
    """A finished match of each game."""
    return {game: played_out(server, game) for game in names()}


def complaints(page: Page, only: str = "") -> list[str]:
    """What axe-core finds serious, of all its rules or of one."""
    page.add_script_tag(path=AXE) if page.evaluate("typeof axe === 'undefined'") else None
    wanted = {"resultTypes": ["violations"], "rules": {"region": {"enabled": False}}}
    found = page.evaluate("wanted => axe.run(document, wanted)", {"runOnly": [only]} if only else wanted)
    return [
        f"{page.url}: {problem['id']}: {node['target']} {node.get('failureSummary', '')[:300]}"
        for problem in found["violations"]
        if problem["impact"] in ("serious", "critical")
        for node in problem["nodes"][:3]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Visit, finished: dict[str, str], scheme: str) -> None:
    page = visit(color_scheme=scheme, bypass_csp=True)
    found: list[str] = []
    over = [path for table in finished.values() for path in (table, f"{table}/replay?step=9")]
    for path in [*PLAIN, *over, f"{finished[names()[0]]}/verify"]:
        page.goto(path)
        found += complaints(page, "color-contrast" if scheme == "dark" else "")  # colours are all that differs
    assert not found


@pytest.mark.parametrize("game", names())
def test_axe_finds_nothing_serious_at_a_table(visit: Visit, game: str) -> None:
    ann, bob = visit(bypass_csp=True), visit(bypass_csp=True, color_scheme="dark", width=390, height=800)
    new_table(ann, game)
    found = complaints(ann)
    two_at_table(ann, bob, game)
    rng = random.Random(4)
    for _ in range(12):
        wait_until(lambda: is_mine(ann) or is_mine(bob))
        choose(ann if is_mine(ann) else bob, rng)
    for page in (ann, bob):
        close_sheet(page)
        found += complaints(page)
    ann.click("#table-menu > summary")
    ann.click("#table-settings > summary")
    found += complaints(ann)
    assert not found


TARGETS = """() => [...document.querySelectorAll('button, summary, select, input:not([type=hidden]), .button, nav a')]
  .filter(e => e.checkVisibility({opacityProperty: true, visibilityProperty: true}) && !e.closest('.sr'))
  .map(e => [e.outerHTML.slice(0, 120), e.getBoundingClientRect()])
  .filter(([, r]) => r.width > 1 && (r.width < 43.5 || r.height < 43.5))
  .map(([html, r]) => `${Math.round(r.width)} x ${Math.round(r.height)}: ${html}`)"""


def sideways(page: Page) -> int:
    """How many pixels one could scroll sideways."""
    return int(page.evaluate("Math.max(0, document.documentElement.scrollWidth - innerWidth)"))


def test_pages_fit_a_phone(visit: Visit, finished: dict[str, str]) -> None:
    page = visit(width=360, height=740, has_touch=True, is_mobile=True)
    for path in [*PLAIN, *finished.values(), *(f"{table}/replay?step=20" for table in finished.values())]:
        page.goto(path)
        assert sideways(page) == 0, path
        small = page.evaluate(TARGETS)
        assert not [target for target in small if 'type="radio"' not in target], path


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "ru-RU", "uk-UA"])
def test_the_title_of_a_replay_is_whole_on_a_phone(visit: Visit, finished: dict[str, str], locale: str) -> None:
    page = visit(width=360, height=740, locale=locale)
    for table in finished.values():
        page.goto(f"{table}/replay?step=9")
        cut = "title => title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight + 1"
        title = page.locator(".top__title")
        assert not title.evaluate(cut), title.inner_text()
        assert title.evaluate("title => title.clientHeight <= title.closest('.top').clientHeight"), title.inner_text()


def test_a_table_and_its_menu_fit_a_narrow_phone(visit: Visit) -> None:
    """Other sizes, and whole matches of all games, are looked at in test_fit.py."""
    ann, bob = visit(width=360, height=740, has_touch=True, is_mobile=True), visit(width=360, height=740)
    two_at_table(ann, bob, pick().name)
    rng = random.Random(6)
    for _ in range(6):
        wait_until(lambda: is_mine(ann) or is_mine(bob))
        page = ann if is_mine(ann) else bob
        assert sideways(page) == 0
        small = page.evaluate(TARGETS)
        assert not small
        choose(page, rng)
    ann.click("#table-menu > summary")
    ann.click("#table-settings > summary")
    box = ann.locator("#table-menu .menu__sheet").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert box["y"] + box["height"] <= 740


def test_without_a_script_a_form_and_a_reload_are_enough(visit: Visit) -> None:
    ann, bob = visit(java_script_enabled=False), visit(java_script_enabled=False)
    ann.goto(f"/new/{pick().name}")
    ann.click("text=Create table")
    bob.goto(ann.url)
    bob.fill(".lobby [name=name]", "Bob")
    bob.click("text=Sit down")
    ann.reload()
    ann.click("text=Start the match")
    bob.goto(ann.url)
    rng, made = random.Random(8), 0
    for _ in range(6):
        for page in (ann, bob):
            page.reload()
            if is_mine(page):
                buttons = page.locator(".plain button")
                before = step_of(page)
                buttons.nth(rng.randrange(buttons.count())).click()
                assert step_of(page) > before
                made += 1
    assert made >= 5
    assert ann.locator(".log-plain li").count() > 5


COUNT_FLIGHTS = """
window.moved = 0;
const old = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  if (JSON.stringify(frames).includes("translate")) window.moved++;
  return old.call(this, frames, options);
};"""


def test_reduced_motion_moves_nothing(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--slow')").strip() in (
        "0ms",
        "0s",
    )
    ann, bob = (visit(reduced_motion=how, likes={"speed": "normal"}) for how in ("no-preference", "reduce"))
    for each in (ann, bob):
        each.add_init_script(COUNT_FLIGHTS)
    two_at_table(ann, bob, pick().name)
    for _ in range(4):
        wait_until(lambda: is_mine(ann) or is_mine(bob))
        choose(ann if is_mine(ann) else bob, random.Random(1))
    wait_until(lambda: step_of(ann) == step_of(bob))
    assert ann.evaluate("window.moved") > 0
    assert bob.evaluate("window.moved") == 0


@pytest.mark.parametrize("game", names())
def test_replay_by_keys_slider_and_viewer(visit: Visit, finished: dict[str, str], game: str) -> None:
    page = visit(f"{finished[game]}/replay")
    last = page.get_attribute("#reel-step", "max")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("#reel-at:has-text('1/')")
    page.keyboard.press("End")
    page.wait_for_selector(f"#reel-at:has-text('{last}/{last}')")
    page.wait_for_selector(".stage--over")
    assert page.locator("#reel-viewer").is_visible() == find(game).hidden  # else everybody saw the same
    if find(game).hidden:
        page.select_option("#reel-viewer", "1")
        page.wait_for_function("() => location.search.includes('viewer=1')")
    page.keyboard.press("Home")
    page.goto(f"{finished[game]}/verify")
    page.wait_for_selector("text=Everything checks out")


def test_a_record_that_was_changed_is_found_out(visit: Visit, finished: dict[str, str], server: Server) -> None:
    record = httpx.get(f"{server.url}{finished[names()[0]]}/record").json()
    page = visit("/verify")
    record["fair"]["key"] = "00" * 32
    page.fill("[name=record]", json.dumps(record))
    page.click("main >> text=Check >> nth=-1")
    page.wait_for_selector("text=This record does not check out")


@pytest.mark.parametrize("game", names())
def test_learning_by_playing_explains_each_step(visit: Visit, game: str) -> None:
    page = visit()
    page.locator(f"form[action='/play/{game}']:has([name=learn]) button").click()
    page.wait_for_selector(".coach")
    said: set[str] = set()
    rng = random.Random(1)
    for _ in range(8):
        wait_until(lambda: is_mine(page), 60)
        said.add(page.locator(".coach p").inner_text())
        choose(page, rng)
    assert len(said) > 1
    assert min(len(words) for words in said) > 30
    page.click("text=Turn off the guide")
    arrive_at(page, ".now")
    assert page.locator(".coach").count() == 0


def test_the_rules_open_beside_the_table(visit: Visit) -> None:
    ann, bob = visit(), visit()
    address = two_at_table(ann, bob, pick().name)
    ann.click("#table-menu > summary")
    ann.click("[data-drawer]")
    ann.wait_for_selector("#drawer[open] h2")
    ann.keyboard.press("Escape")
    assert ann.url == address


def test_the_app_can_be_installed_and_says_when_it_is_offline(visit: Visit) -> None:
    page = visit(service_workers="allow")
    manifest = page.request.get("/manifest.webmanifest").json()
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    for language, words in (("en", "You are offline"), ("fr", "Vous êtes hors ligne")):
        page.context.add_cookies([{"name": LANGUAGE_COOKIE, "value": language, "url": page.url}])
        page.reload()
        wait_until(lambda told=words: told in page.evaluate("async () => (await caches.match('/offline')).text()"))
        page.context.set_offline(True)
        page.goto("/new")
        page.wait_for_selector(f"text={words}")
        page.context.set_offline(False)
        page.goto("/")


def test_every_page_keeps_the_strict_policy(server: Server, finished: dict[str, str]) -> None:
    for path in [*PLAIN, *finished.values()]:
        answer = httpx.get(server.url + path)
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert not re.search(r"<script(?![^>]*src=)|\sstyle=|\son[a-z]+=|javascript:", answer.text), path


def test_languages_are_chosen_by_the_browser_and_kept(visit: Visit) -> None:
    page = visit(locale="uk-UA")
    assert page.locator("html").get_attribute("lang") == "uk"
    page.click("#settings > summary")
    page.click("text=Français")
    page.wait_for_selector("html[lang=fr]")
    page.goto("/new")
    assert page.locator("html").get_attribute("lang") == "fr"


def test_every_page_speaks_every_language(visit: Visit, finished: dict[str, str]) -> None:
    for language in ("fr-FR", "ru-RU", "uk-UA"):
        page = visit(locale=language, width=360, height=740)
        for path in [*PLAIN, *finished.values()]:
            page.goto(path)
            assert sideways(page) == 0, (language, path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_has_a_word_left_in_another_language(server: Server, finished: dict[str, str], language: str) -> None:
    """Nor anything unresolved, nor a second name for something (docs/glossary.md)."""
    of_games = {table: game for game, table in finished.items()}
    of_games |= {f"{table}/replay?step=30&viewer=0": game for game, table in finished.items()}
    of_games |= {f"/rules/{game}/cards": game for game in names() if part(game, "reference")}
    of_games |= {path: game for path in PLAIN for game in names() if game in path}
    with httpx.Client(base_url=server.url, headers={"accept-language": language}) as client:
        pages = {path: client.get(path).text for path in [*PLAIN, *of_games, f"{finished[names()[0]]}/verify"]}
        pages["a bad record"] = client.post("/verify", data={"record": "{}"}).text
        for game in map(find, names()):
            option = next((each.name for each in game.options if not each.values), "clock")
            pages[f"refused: {game.name}"] = client.post(f"/new/{game.name}", data={option: "9999999"}).text
    found = {path: stray(page, language, of_games.get(path)) for path, page in pages.items()}
    assert not {path: words for path, words in found.items() if words}


def test_a_refused_form_keeps_what_was_filled_in(visit: Visit) -> None:
    game, option = next((each, option) for each in map(find, names()) for option in each.options if not option.values)
    page = visit(f"/new/{game.name}")
    page.click("#more > summary")
    page.select_option("[name=seat2]", "bot:skilled")
    page.select_option("[name=clock]", "60")
    page.fill("main [name=name]", "Ann")
    field = f"[name={option.name}]"
    page.eval_on_selector(field, "field => { field.max = ''; field.value = '99999' }")
    page.click("text=Create table")
    assert f"{option.high:,}" in page.locator(".problem").inner_text()
    assert page.input_value("[name=seat2]") == "bot:skilled"
    assert page.input_value("[name=clock]") == "60"
    assert page.input_value("main [name=name]") == "Ann"
    assert page.input_value(field) == "99999"


def test_whoever_sits_down_adds_entropy_of_their_own(visit: Visit, server: Server) -> None:
    ann, bob = visit(), visit()
    address = two_at_table(ann, bob, pick().name)
    entropy = httpx.get(f"{server.url}/api/tables/{address.rpartition('/')[2]}").json()["entropy"]
    assert len(set(entropy)) == 2
    assert all(re.fullmatch("[0-9a-f]{32}", each) for each in entropy)
