"""Whole matches in Firefox: every choice is made in a real page, the first ones with the mouse."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from shoal.game import find, names
from shoal.web.assets import asset
from tests.kit.cases import case_of
from tests.server.kit import Client, Server, play_on
from tests.web.bidi import Firefox, FirefoxPage
from tests.web.kit import pages_of

BY_MOUSE = 8  # choices; the rest of a match is clicked by the script, which is faster
MOMENT = 350  # milliseconds: a second press on the same spot is ignored for a little less
SIZES = ((1280, 720), (390, 844))
# a button for something that can be done at this step
SPOT = """((chance, ending, step) => {
  document.querySelector("dialog[open] .sheet__close button")?.click();
  if (document.querySelector(".stage").dataset.n !== step) return null;
  const all = [...document.querySelectorAll(".stage button.choice--legal, .stage button[name=action]")];
  const seen = all.filter((one) => one.checkVisibility() && one.getAttribute("aria-disabled") !== "true");
  const last = seen.filter((one) => ending && one.matches(ending));
  const spots = last.length ? last : seen;
  return spots[Math.floor(chance * spots.length)];
})"""
CLICK = "(one) => { one?.click(); return Boolean(one); }"
# a point of a button that nothing lies over: its middle, or what its neighbours in a hand leave free
FREE = """(one) => {
  if (!one) return null;
  const box = one.getBoundingClientRect();
  for (const part of [0.5, 0.1, 0.9]) {
    const at = [box.left + part * box.width, box.top + box.height / 2];
    if (one.contains(document.elementFromPoint(...at))) return at;
  }
  throw new Error(`covered: ${one.outerHTML.slice(0, 200)}`);
}"""


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    """One browser for all matches."""
    with Firefox(tmp_path_factory.mktemp("firefox")) as running:
        yield running


def start(page: FirefoxPage, server: Server, game: str) -> tuple[str, list[Client]]:
    """A match; the page comes by the private link of the first seat, and has it from then on."""
    people = [server.client(f"Player {k}") for k in range(find(game).players[0])]
    asked = {"seats": [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)], "options": dict(case_of(game).short)}
    made = people[0].post("/tables", {"game": game, "name": "Ann"} | asked)
    table = str(made["table"]["id"])
    for person in people[1:]:
        person.post(f"/tables/{table}/seats", {"name": person.name})
    people[0].post(f"/tables/{table}/start")
    page.goto(f"{server.url}/offline")
    page.evaluate("Object.assign(localStorage, { 'shoal-speed': 'none', 'shoal-auto': '0' })")
    page.goto(f"{server.url}/t/{table}#key={made['token']}")
    page.wait_for("document.readyState === 'complete' && document.querySelector('.stage[data-shows~=may-resign]')")
    return table, people


def choose(page: FirefoxPage, rng: random.Random, by_mouse: bool, ending: str) -> None:
    """One choice, which may take several clicks; where only one is possible, the page may be faster."""
    before = page.evaluate("document.querySelector('.stage').dataset.n")
    for _ in range(4):
        spot = f"{SPOT}({rng.random()}, {json.dumps(ending)}, {json.dumps(before)})"
        at = page.evaluate(f"({FREE if by_mouse else CLICK})({spot})")
        if at and by_mouse:
            page.wait_for(f"performance.now() > (window.pressed ?? 0) + {MOMENT}")
            page.click(*at)
            page.evaluate("window.pressed = performance.now()")
        if not at or page.evaluate("document.getElementById('undo')?.hidden ?? true"):
            break
    page.wait_for(f"Number(document.querySelector('.stage')?.dataset.n) > {before}")


@pytest.mark.parametrize("game", names())
def test_a_whole_match(firefox: Firefox, server: Server, game: str) -> None:
    """One seat in the page, the others by programs."""
    rng, made = random.Random(3), 0
    page = firefox.page(*SIZES[names().index(game) % len(SIZES)])
    table, people = start(page, server, game)
    while (actor := people[0].get(f"/tables/{table}")["actor"]) is not None:
        if actor:
            play_on(table, people, rng, 1)
        else:
            page.wait_for("document.querySelector('.stage[data-mine=\"1\"]')")
            choose(page, rng, made < BY_MOUSE, pages_of(game).ending)
            made += 1
    assert made > BY_MOUSE
    page.wait_for("document.querySelector('.stage--over') && document.querySelector('.result__won')")
    assert page.evaluate("document.querySelectorAll('#log li').length") > 10


def test_its_sounds_can_be_played(firefox: Firefox, server: Server) -> None:
    page = firefox.page(800, 600)
    page.goto(f"{server.url}/offline")
    for name in ("draw", "win"):  # the two ways they are stored
        data = f"(await (await fetch({json.dumps(asset(f'sounds/{name}.wav'))})).arrayBuffer())"
        assert page.evaluate(f"(await new OfflineAudioContext(1, 1, 44100).decodeAudioData({data})).duration") > 0.1
