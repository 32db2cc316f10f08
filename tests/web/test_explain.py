"""Cards and pieces explain themselves: to each viewer from what that viewer sees, by mouse, keyboard and touch."""

from __future__ import annotations

import html
import logging
import re
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page

import shoal
from shoal.game import find, names
from shoal.kernel import seeded
from shoal.web.explain import NoSuchThing, explained
from shoal.web.i18n import LANGUAGES, text
from shoal.web.rulebook import all_pieces
from tests.server.kit import Client, Server
from tests.web.conftest import Visit
from tests.web.test_table_view import moments, seen, table


def things(page: str) -> set[str]:
    """Everything on a page that can be explained."""
    return {html.unescape(what) for what in re.findall(r'data-about="([^"]*)"', page)}


EXPLAINED = [name for name in names() if find(name).web and find(name).web.explain]  # type: ignore[union-attr]


def test_all_our_games_explain_themselves() -> None:
    assert EXPLAINED == names()


@pytest.mark.parametrize("game", EXPLAINED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_is_explained(game: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    players = find(game).players[-1]
    live, t = table(game, players, 5), text(language, game)
    found: set[str] = set()
    with caplog.at_level(logging.WARNING, "shoal.web.i18n"):
        for match in islice(moments(live, 5, 30), 4):
            for seat in (None, match.actor):
                found |= things(seen(live, seat))
                for what in things(seen(live, seat)) | set(all_pieces(game)) - {"tokens"}:
                    words = explained(game, match.view(seat), what, t)
                    assert "<svg" in words
                    assert len(re.sub("<[^>]+>", "", words).strip()) > 30
    assert len(found) > 2
    assert not caplog.messages


@pytest.mark.parametrize("game", [name for name in EXPLAINED if find(name).hidden])
def test_the_words_are_the_same_whatever_is_hidden(game: str) -> None:
    """Everything that a seat cannot know is dealt anew: nothing that is explained to it changes."""
    players = find(game).players[-1]
    live, t = table(game, players, 6), text("en", game)
    differed = 0
    for match in islice(moments(live, 6, 17), 6):
        for seat in range(players):
            other = match.state.copy()
            match.game.door.imagine(other, seat, seeded(len(match.log)))
            differed += other.tobytes() != match.state.tobytes()
            true, same = match.view(seat), match.game.table.view(other, seat)
            for what in all_pieces(game):
                assert explained(game, true, what, t) == explained(game, same, what, t)
    assert differed > 10


@pytest.mark.parametrize("what", ["", "x" * 1000, "<script>", "../..", "\x00", "back"])
def test_what_does_not_exist_is_refused(what: str) -> None:
    for game in EXPLAINED:
        live = table(game, find(game).players[0], 7)
        assert live.match is not None
        with pytest.raises(NoSuchThing):
            explained(game, live.match.view(0), what, text("en", game))


# On the server


@dataclass
class Table:
    """Two people at a started match, of whom nobody moves."""

    server: Server
    game: str
    ann: Client
    path: str

    def open(self, visit: Visit, path: str = "", **wishes: Any) -> Page:
        """Ann's browser at the table."""
        page = visit("/offline", **wishes)
        for cookie in self.ann.http.cookies.jar:
            page.context.add_cookies([{"name": cookie.name, "value": str(cookie.value), "url": self.server.url}])
        page.goto(self.path + path)
        return page

    def get(self, path: str, **headers: str) -> httpx.Response:
        """What somebody gets who has no seat."""
        return httpx.get(f"{self.server.url}{path}", headers=headers)


def seat_two(server: Server, game: str) -> Table:
    ann, bob = server.client("Ann"), server.client("Bob")
    id_ = ann.table(game, "me", "open")
    bob.post(f"/tables/{id_}/seats", {"name": "Bob"})
    ann.post(f"/tables/{id_}/start")
    return Table(server, game, ann, f"/t/{id_}")


@pytest.fixture(scope="module")
def at(server: Server) -> Table:
    """A table of the first game for two."""
    return seat_two(server, next(name for name in EXPLAINED if 2 in find(name).players))


def test_an_unknown_thing_is_a_404_in_the_readers_language(at: Table) -> None:
    answer = at.get(f"{at.path}/explain?what=nothing", **{"Accept-Language": "fr", "X-Shoal": "script"})
    assert answer.status_code == 404
    assert "n’existe pas" in answer.json()["error"]["message"]
    assert at.get(f"{at.path}/explain").status_code == 404
    assert at.get(f"/t/none/explain?what={min(all_pieces(at.game))}").status_code == 404


def test_only_a_seat_is_told_what_a_thing_is_worth_to_it(at: Table) -> None:
    address = f"{at.server.url}{at.path}/explain"
    what = {"what": max(all_pieces(at.game))}
    watched, ours = httpx.get(address, params=what), at.ann.http.get(address, params=what)
    assert watched.status_code == ours.status_code == 200
    assert watched.text != ours.text
    assert watched.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("game", EXPLAINED)
def test_the_sheet_of_all_cards_is_a_page(at: Table, game: str) -> None:
    for language in LANGUAGES:
        page = at.get(f"/rules/{game}/cards", **{"Accept-Language": language}).text
        assert page.count("reference__one") >= 5
        assert not re.search(r"\sstyle=|[{}]", page)


def test_the_sheet_of_all_cards_opens_beside_the_table(visit: Visit, at: Table) -> None:
    page = at.open(visit)
    for link in ("[data-drawer$='/cards?bare=1']", f"[data-drawer='/rules/{at.game}?bare=1']"):
        page.eval_on_selector(link, "link => link.click()")
        page.wait_for_selector("#drawer[open]")
        page.wait_for_function("() => document.getElementById('drawer-body').childElementCount > 0")
        assert (page.locator("#drawer .reference__one").count() > 0) == ("cards" in link)
        page.keyboard.press("Escape")


# In the browser


def first(page: Page, among: str = "#stage [data-about]") -> Locator:
    """The first thing in sight that can be explained."""
    things = page.locator(f"{among} >> visible=true")
    things.first.scroll_into_view_if_needed()
    return things.first


def middle(thing: Locator) -> tuple[float, float]:
    at = thing.bounding_box()
    assert at
    return at["x"] + at["width"] / 2, at["y"] + at["height"] / 2


def box(page: Page) -> Locator:
    return page.locator("#explain:popover-open")


def overlap(page: Page, thing: Locator) -> bool:
    """Does the explanation cover what it explains, or leave the window?"""
    at = thing.bounding_box()
    words = box(page).bounding_box()
    assert at
    assert words
    size = page.viewport_size
    assert size
    assert words["x"] >= 0
    assert words["y"] >= 0
    assert words["x"] + words["width"] <= size["width"]
    assert words["y"] + words["height"] <= size["height"]
    return not (
        words["x"] >= at["x"] + at["width"]
        or words["x"] + words["width"] <= at["x"]
        or words["y"] >= at["y"] + at["height"]
        or words["y"] + words["height"] <= at["y"]
    )


def test_by_mouse(visit: Visit, at: Table) -> None:
    page, asked = at.open(visit), []
    page.on("request", lambda request: asked.append(request.url) if "/explain" in request.url else None)
    thing = first(page)
    x, y = middle(thing)
    page.mouse.move(x, y)
    box(page).wait_for()
    assert page.locator("#explain .explain__name").inner_text()
    assert not overlap(page, thing)
    assert page.eval_on_selector("#explain", "box => getComputedStyle(box).pointerEvents") == "none"
    page.keyboard.press("Escape")
    assert box(page).count() == 0
    page.mouse.move(1, 1)
    page.mouse.move(x, y)
    box(page).wait_for()
    page.mouse.move(1, 1)
    page.wait_for_function("() => !document.querySelector('#explain:popover-open')")
    assert len(asked) == 1  # the second time it was known


def test_by_keyboard(visit: Visit, at: Table) -> None:
    page = at.open(visit)
    page.keyboard.press("i")
    box(page).wait_for()
    before = page.locator("#explain").inner_text()
    page.wait_for_function("() => document.getElementById('announce').textContent.length > 20")
    for _ in range(page.locator("#stage [data-about]").count()):
        page.keyboard.press("ArrowRight")
        page.wait_for_selector(".about-now")
        if page.locator("#explain").inner_text() != before:
            break
    else:
        raise AssertionError("arrows lead to no other thing")
    page.keyboard.press("Escape")
    assert box(page).count() == 0
    assert page.locator(".about-now").count() == 0


def test_by_focus(visit: Visit, at: Table) -> None:
    page = at.open(visit)
    page.evaluate("""() => {
        const button = document.createElement("button");
        button.dataset.about = document.querySelector("#stage [data-about]").dataset.about;
        document.querySelector("main").append(button);
        window.probe = button;
    }""")
    page.keyboard.press("Tab")
    page.evaluate("window.probe.focus()")
    box(page).wait_for()
    assert page.evaluate("window.probe.getAttribute('aria-describedby')") == "explain"
    page.evaluate("window.probe.blur()")
    assert box(page).count() == 0


HOLD = """([x, y, slip, ms]) => new Promise((done) => {
  const target = document.elementFromPoint(x, y);
  const say = (kind, at) => target.dispatchEvent(new PointerEvent(kind, {
    bubbles: true, cancelable: true, pointerType: "touch", isPrimary: true, pointerId: 7, clientX: at, clientY: y }));
  window.clicked = 0;
  document.addEventListener("click", () => { window.clicked++; }, { once: true });
  say("pointerdown", x);
  say("pointermove", x + slip);
  setTimeout(() => {
    say("pointerup", x + slip);
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX: x, clientY: y }));
    done(window.clicked);
  }, ms);
})"""


@pytest.mark.parametrize(("slip", "ms", "opens"), [(0, 700, True), (5, 700, True), (12, 700, False), (0, 120, False)])
def test_by_touch(visit: Visit, at: Table, slip: int, ms: int, opens: bool) -> None:
    """A long press opens it and its click is swallowed; a tap or a swipe does as ever."""
    page = at.open(visit, width=390, height=664, has_touch=True, is_mobile=True)
    thing = first(page)
    clicked = page.evaluate(HOLD, [*middle(thing), slip, ms])
    assert clicked == (0 if opens else 1)
    if opens:
        box(page).wait_for()
        assert not overlap(page, thing)
        page.touchscreen.tap(380, 5)
    page.wait_for_function("() => !document.querySelector('#explain:popover-open')")


def test_a_button_that_is_held_says_its_title_and_is_not_pressed(visit: Visit, at: Table) -> None:
    page = at.open(visit, width=390, height=664, has_touch=True, is_mobile=True)
    page.evaluate(
        """() => {
          const button = Object.assign(document.createElement("button"), { title: "What it does" });
          button.style = "position: fixed; inset: 300px auto auto 100px; width: 90px; height: 60px; z-index: 99";
          document.querySelector(".stage").append(button);
        }"""
    )
    assert page.evaluate(HOLD, [145, 330, 0, 700]) == 0
    assert page.inner_text("#toast") == "What it does"


def test_in_a_replay(visit: Visit, at: Table, server: Server) -> None:
    over = seat_two(server, at.game)
    assert over.get(f"{over.path}/replay/explain?what=x").status_code == 409  # not over yet
    over.ann.post(f"/tables/{over.path[3:]}/resign")
    page = over.open(visit, "/replay?viewer=0")
    page.mouse.move(*middle(first(page)))
    box(page).wait_for()


def test_half_a_choice_says_what_the_whole_does(visit: Visit, at: Table) -> None:
    page = at.open(visit)
    said = page.locator("#say").inner_text()
    page.evaluate("""() => {
        document.getElementById("stage").insertAdjacentHTML("beforeend",
            `<button type="button" data-key="k1"></button><button type="button" data-key="k2"></button>
             <button data-parts="k1 k2" data-half="Both of them do it"></button>`);
        document.querySelector("[data-key=k2]").setAttribute("aria-pressed", "true");
    }""")
    page.wait_for_selector("#say:has-text('Both of them do it')")
    page.evaluate("document.querySelector('[data-key=k2]').setAttribute('aria-pressed', 'false')")
    page.wait_for_function("said => document.getElementById('say').innerText === said", arg=said)


CLIPPED = """async (halves) => {
  const parts = '<button type="button" data-key="k1"></button><i data-parts="k1 k2"></i>';
  document.getElementById("stage").insertAdjacentHTML("beforeend", parts);
  const [button, choice] = ["[data-key=k1]", "[data-parts='k1 k2']"].map((one) => document.querySelector(one));
  document.querySelector(".stage").classList.add("stage--half");
  const cut = [];
  for (const half of halves) {
    choice.dataset.half = half;
    button.setAttribute("aria-pressed", "true");
    await Promise.resolve();
    const { scrollHeight, clientHeight, textContent } = document.querySelector("#say > span");
    if (textContent !== half || scrollHeight > clientHeight + 1.5) cut.push(half);
  }
  return cut;
}"""


def test_what_half_a_choice_says_is_read_to_its_end_on_a_phone(visit: Visit, at: Table) -> None:
    found = [
        line.partition(" = ")[2]
        for path in Path(shoal.__file__).parent.glob("games/*/messages/*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("half-")
    ]
    assert found
    page = at.open(visit, width=390, height=664)
    assert page.evaluate(CLIPPED, found) == []
