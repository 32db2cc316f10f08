"""Pictures of every page into shots/, wide and phone, light and dark, in all languages; tables at five sizes: `make
shots`. Look at them.

`python -m tests.web.shots --best` makes only those of docs/pictures/, for the README (best.json says which).
"""

from __future__ import annotations

import json
import random
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from shoal.game import names
from tests.kit.cases import pick
from tests.server.kit import Client, Server, play_on
from tests.web.conftest import CHROMIUM
from tests.web.kit import is_mine, pages_of, wait_until

ROOT = Path(__file__).parents[2]
OUT = ROOT / "shots"
WIDE, PHONE = (1440, 900), (390, 844)
BEST = ROOT / "docs" / "pictures" / "best.json"  # which pictures the README shows, and their names there
LOOKS = [("wide", WIDE, "light"), ("wide", WIDE, "dark"), ("phone", PHONE, "light"), ("phone", PHONE, "dark")]
TABLE_LOOKS = [*LOOKS, ("low", (390, 664), "light"), ("tablet", (768, 1024), "dark"), ("desk", (1280, 720), "light")]
LOCALES = {"en": "en-GB", "fr": "fr-FR", "ru": "ru-RU", "uk": "uk-UA"}


def slug(game: str) -> str:
    """A game's name in the name of a picture."""
    return game.replace("_", "-")


PLAIN = {
    "home": "/",
    "choose": "/new",
    "verify": "/verify",
    "offline": "/offline",
    "missing": "/t/nothing",
    **{f"{kind}-{slug(game)}": f"/{kind}/{game}" for game in names() for kind in ("new", "rules")},
    **{f"pad-{slug(game)}": f"/pad/{game}?{pages_of(game).pad}" for game in names() if pages_of(game).pad},
}


class Studio:
    """A server, a browser, and visitors who already sit somewhere."""

    def __init__(self, server: Server, browser: Browser, wanted: list[str]) -> None:
        self.server = server
        self.browser = browser
        self.wanted = wanted  # names of pictures; empty: all

    def visitor(self, size: tuple[int, int], scheme: str, locale: str, who: Client | None = None) -> BrowserContext:
        """A browser of its own, with somebody's seats."""
        wishes: dict[str, Any] = {"color_scheme": scheme, "locale": locale, "reduced_motion": "reduce"}
        wishes["service_workers"] = "block"
        viewport: Any = {"width": size[0], "height": size[1]}
        context = self.browser.new_context(base_url=self.server.url, viewport=viewport, **wishes)
        for cookie in who.http.cookies.jar if who is not None else ():
            context.add_cookies([{"name": cookie.name, "value": str(cookie.value), "url": self.server.url}])
        return context

    def shoot(self, name: str, path: str, who: Client | None = None, act: Callable[[Page], None] | None = None) -> None:
        """One page in all looks, a table in more; in all languages once wide and once on a phone."""
        for kind, size, scheme in TABLE_LOOKS if path.startswith("/t/") else LOOKS:
            for code, locale in LOCALES.items():
                if code != "en" and (kind, scheme) not in (("wide", "dark"), ("phone", "light")):
                    continue
                if self.wanted and f"{name}-{kind}-{scheme}-{code}" not in self.wanted:
                    continue
                context = self.visitor(size, scheme, locale, who)
                page = context.new_page()
                page.goto(path)
                page.wait_for_timeout(150)
                if act is not None:
                    act(page)
                page.screenshot(path=OUT / f"{name}-{kind}-{scheme}-{code}.png", full_page=True)
                if page.evaluate("() => document.documentElement.scrollWidth > innerWidth"):
                    print(f"{name} {kind} {code}: scrolls sideways")
                context.close()

    def gather(self, game: str, players: int, **options: Any) -> tuple[str, list[Client]]:
        """A match that has just started; everybody looks on."""
        people = [self.server.client(name) for name in ("Ann", "Bohdan", "Chloé", "Daria", "Emil")[:players]]
        table = people[0].table(game, "me", *["open"] * (players - 1), options=options)
        for person in people[1:]:
            person.post(f"/tables/{table}/seats", {"name": person.name})
        people[0].post(f"/tables/{table}/start")
        for person in people:
            person.stream(table)
        return table, people

    def at(self, game: str, players: int, moves: int, seed: int, **options: Any) -> tuple[str, list[Client], int]:
        """A match in the middle: the table's path, who sits there, and whose turn it is."""
        table, people = self.gather(game, players, **options)
        rng, is_telling = random.Random(seed), pages_of(game).is_telling
        play_on(table, people, rng, moves)
        for _ in range(400):
            actor = people[0].get(f"/tables/{table}")["actor"]
            if actor is None or is_telling(people[actor].get(f"/tables/{table}/state?since=99999")["view"], actor):
                break
            play_on(table, people, rng, 1)
        return f"/t/{table}", people, people[0].get(f"/tables/{table}")["actor"] or 0

    def reach(self, game: str, phase: str, seed: int) -> tuple[str, list[Client], int]:
        """A match of two that has come to this phase."""
        table, people = self.gather(game, 2)
        rng = random.Random(seed)
        for _ in range(3000):
            actor = people[0].get(f"/tables/{table}")["actor"]
            state = people[actor].get(f"/tables/{table}/state?since=99999")
            if state["view"]["phase"] == phase:
                return f"/t/{table}", people, actor
            play_on(table, people, rng, 1)
        raise AssertionError(f"no {phase}")


def shoot_moments(studio: Studio) -> None:
    """What a click brings: menu, settings, rules; and the moments that games want to show."""
    for game in names():
        pages_of(game).scenes(studio)
    path, people, actor = studio.at(names()[-1], 2, 8, 1)
    studio.shoot("menu", path, people[actor], lambda page: page.click("#table-menu > summary"))
    studio.shoot("settings", "/", people[actor], lambda page: page.click("#settings > summary"))

    def rules(page: Page) -> None:
        page.click("#table-menu > summary")
        page.click("#table-menu [data-drawer]")
        page.wait_for_selector("#drawer-body h2")

    studio.shoot("rules-beside", path, people[actor], rules)


def shoot_tables(studio: Studio) -> None:
    """Tables of all games: in the middle, at the end, replayed; before the start."""
    for game in names():
        for players, moves, seed in pages_of(game).tables:
            path, people, actor = studio.at(game, players, moves, seed)
            studio.shoot(f"{slug(game)}-{players}", path, people[actor])
        path, people, _ = studio.at(game, 2, 10**6, 1)
        studio.shoot(f"over-{slug(game)}", path, people[0])
        studio.shoot(f"replay-{slug(game)}", f"{path}/replay?step=24")
        studio.shoot(f"watch-{slug(game)}", studio.at(game, 2, 30, 2)[0])
    host = studio.server.client("Ann")
    table = host.table(pick(players=4).name, "me", "open", "open", "casual")
    studio.shoot("lobby", f"/t/{table}", host)
    studio.shoot("invited", f"/t/{table}")


def shoot_bots(studio: Studio) -> None:
    """Learning by playing, and a hint."""

    def learn(page: Page) -> None:
        page.locator("form:has([name=learn]) button").first.click()
        page.wait_for_selector(".coach")
        wait_until(lambda: is_mine(page), 60)

    def hint(page: Page) -> None:
        learn(page)
        page.click("[data-hint] button")
        page.wait_for_selector(".advice", timeout=60_000)

    studio.shoot("learn", "/", None, learn)
    studio.shoot("hint", "/", None, hint)


def main() -> None:
    """Make them all."""
    only = [word for word in sys.argv[1:] if not word.startswith("-")]
    best: dict[str, str] = json.loads(BEST.read_text()) if "--best" in sys.argv else {}
    if not only and not best:
        shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), workers=1, pages=True, durability="process").start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        studio = Studio(server, browser, list(best))
        for name, shoot in (("tables", shoot_tables), ("moments", shoot_moments), ("bots", shoot_bots)):
            if name in only or (not only and not (best and name == "bots")):
                shoot(studio)
        if not only or "plain" in only:
            for name, path in PLAIN.items():
                studio.shoot(name, path)
        browser.close()
        server.finish()
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT}")
    for shot, name in best.items():
        shutil.copy(OUT / f"{shot}.png", BEST.parent / f"{name}.png")


if __name__ == "__main__":
    main()
