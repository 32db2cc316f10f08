"""Pictures of every page into shots/, wide and phone, light and dark, in all languages: `make shots`. Look at them.

`python -m tests.web.shots --best` makes only the six of docs/pictures/, for the README.
"""

from __future__ import annotations

import random
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.kit import Client, Server, play_on
from tests.web.conftest import CHROMIUM
from tests.web.kit import is_mine, wait_until

ROOT = Path(__file__).parents[2]
OUT = ROOT / "shots"
PICTURES = ROOT / "docs" / "pictures"
WIDE, PHONE = (1280, 860), (360, 740)
LOOKS = [("wide", WIDE, "light"), ("wide", WIDE, "dark"), ("phone", PHONE, "light"), ("phone", PHONE, "dark")]
LANGUAGES = {"en": "en-GB", "fr": "fr-FR", "ru": "ru-RU", "uk": "uk-UA"}
PLAIN = {
    "home": "/",
    "choose": "/new",
    "verify": "/verify",
    "offline": "/offline",
    "missing": "/t/nothing",
    "new-coloretto": "/new/coloretto",
    "new-sea-salt-paper": "/new/sea_salt_paper",
    "new-sea-urchins": "/new/sea_urchins",
    "rules-coloretto": "/rules/coloretto",
    "rules-sea-salt-paper": "/rules/sea_salt_paper",
    "rules-sea-urchins": "/rules/sea_urchins",
    "pad-coloretto": "/pad/coloretto?card.green=6&card.yellow=4&card.red=3&card.blue=2&card.joker=1&card.%2B2=1",
    "pad-sea-salt-paper": "/pad/sea_salt_paper?card.mermaid:white=2&card.crab:black=1&card.shell:grey=1",
}
BEST = {  # pictures for the README, and their names there
    "home-wide-light-en": "home",
    "sea-salt-paper-2-wide-light-en": "sea_salt_paper",
    "coloretto-4-wide-light-en": "coloretto",
    "sea-urchins-2-wide-dark-en": "sea_urchins",
    "last-chance-wide-light-en": "last_chance",
    "sea-salt-paper-2-phone-light-uk": "phone",
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
        """One page in all looks; in all languages once wide and once on a phone."""
        for kind, size, scheme in LOOKS:
            for code, locale in LANGUAGES.items():
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


def gathered(server: Server, game: str, players: int, **options: Any) -> tuple[str, list[Client]]:
    """A match that has just started; everybody looks on."""
    people = [server.client(name) for name in ("Ann", "Bohdan", "Chloé", "Daria", "Emil")[:players]]
    table = people[0].table(game, "me", *["open"] * (players - 1), options=options)
    for person in people[1:]:
        person.post(f"/tables/{table}/seats", {"name": person.name})
    people[0].post(f"/tables/{table}/start")
    for person in people:
        person.stream(table)
    return table, people


def at(server: Server, game: str, players: int, moves: int, seed: int, **options: Any) -> tuple[str, list[Client], int]:
    """A match in the middle: the table's path, who sits there, and whose turn it is."""
    table, people = gathered(server, game, players, **options)
    rng = random.Random(seed)
    play_on(table, people, rng, moves)
    for _ in range(400):
        actor = people[0].get(f"/tables/{table}")["actor"]
        if actor is None or telling(people[actor].get(f"/tables/{table}/state?since=99999")["view"], actor):
            break
        play_on(table, people, rng, 1)
    return f"/t/{table}", people, people[0].get(f"/tables/{table}")["actor"] or 0


def telling(view: dict[str, Any], actor: int) -> bool:
    """Is there something to see? Luck differs from run to run."""
    if view["game"] == "sea_salt_paper":
        own = view["seats"][actor]
        piles = all(pile["size"] for pile in view["piles"])
        return view["phase"] == "take" and len(own["hand"]) > 4 and len(own["laid"]) > 0 and piles
    if view["game"] == "coloretto":
        return view["phase"] == "choose" and sum(len(row["cards"]) for row in view["rows"]) > 2
    return bool(view["phase"] == "second")


def last_chance(server: Server) -> tuple[str, list[Client], int]:
    """A match of Sea Salt & Paper in which somebody has just dared."""
    table, people = gathered(server, "sea_salt_paper", 3)
    rng = random.Random(2)
    for _ in range(900):
        actor = people[0].get(f"/tables/{table}")["actor"]
        state = people[actor].get(f"/tables/{table}/state?since=99999")
        dare = [action for action in state["actions"] if action["type"] == "last_chance"]
        lay = [action for action in state["actions"] if action["type"] not in ("play", "stop")]
        action = (dare or lay or state["actions"])[0] if dare else rng.choice(lay or state["actions"])
        people[actor].post(f"/tables/{table}/moves", {"n": state["n"], "action": action["id"]})
        if dare:
            return f"/t/{table}", people, (actor + 1) % 3
    raise AssertionError("nobody dared")


def reach(server: Server, game: str, phase: str, seed: int) -> tuple[str, list[Client], int]:
    """A match of two that has come to this phase."""
    table, people = gathered(server, game, 2)
    rng = random.Random(seed)
    for _ in range(3000):
        actor = people[0].get(f"/tables/{table}")["actor"]
        state = people[actor].get(f"/tables/{table}/state?since=99999")
        if state["view"]["phase"] == phase:
            return f"/t/{table}", people, actor
        play_on(table, people, rng, 1)
    raise AssertionError(f"no {phase}")


def shoot_moments(studio: Studio) -> None:
    """What a click or a moment brings: the end of a round, the crab's look, a choice half made, menu and rules."""
    server = studio.server
    path, people, _ = at(server, "sea_salt_paper", 2, 5, 1, target=500)
    rng = random.Random(1)

    def round_end(page: Page) -> None:
        page.wait_for_selector("#log li", state="attached")
        while not page.locator("dialog[open]").count():
            play_on(path.removeprefix("/t/"), people, rng, 5)

    studio.shoot("round-end", path, people[0], round_end)
    path, people, actor = reach(server, "sea_salt_paper", "pick", 3)
    studio.shoot("crab-looks", path, people[actor])
    path, people, actor = reach(server, "sea_urchins", "second", 1)
    studio.shoot("half-made", path, people[actor], lambda page: page.click("[data-key=bank-red]"))
    studio.shoot("menu", path, people[actor], lambda page: page.click("#table-menu > summary"))
    studio.shoot("settings", path, people[actor], lambda page: page.click("#settings > summary"))

    def rules(page: Page) -> None:
        page.click("[data-drawer]")
        page.wait_for_selector("#drawer-body h2")

    studio.shoot("rules-beside", path, people[actor], rules)


def shoot_tables(studio: Studio) -> None:
    """Tables of all games: in the middle, at the end, replayed; before the start."""
    server = studio.server
    for game, players, moves, seed in (
        ("coloretto", 2, 24, 1),
        ("coloretto", 4, 48, 5),
        ("coloretto", 5, 58, 2),
        ("sea_salt_paper", 2, 47, 8),
        ("sea_salt_paper", 4, 70, 4),
        ("sea_urchins", 2, 40, 6),
        ("sea_urchins", 4, 61, 3),
    ):
        path, people, actor = at(server, game, players, moves, seed)
        studio.shoot(f"{game.replace('_', '-')}-{players}", path, people[actor])
    for game in ("coloretto", "sea_salt_paper", "sea_urchins"):
        path, people, _ = at(server, game, 2, 10**6, 1)
        studio.shoot(f"over-{game.replace('_', '-')}", path, people[0])
        studio.shoot(f"replay-{game.replace('_', '-')}", f"{path}/replay?step=24")
        studio.shoot(f"watch-{game.replace('_', '-')}", at(server, game, 2, 30, 2)[0])
    path, people, actor = last_chance(server)
    studio.shoot("last-chance", path, people[actor])
    host = server.client("Ann")
    table = host.table("coloretto", "me", "open", "open", "casual")
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
    best = "--best" in sys.argv
    if not only and not best:
        shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), workers=1, pages=True, durability="process").start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        studio = Studio(server, browser, list(BEST) if best else [])
        if not only or "tables" in only:
            shoot_tables(studio)
        if (not only and not best) or "moments" in only:
            shoot_moments(studio)
        if (not only and not best) or "bots" in only:
            shoot_bots(studio)
        if not only or "plain" in only:
            for name, path in PLAIN.items():
                studio.shoot(name, path)
        browser.close()
        server.finish()
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT}")
    if best:
        PICTURES.mkdir(parents=True, exist_ok=True)
        for shot, name in BEST.items():
            shutil.copy(OUT / f"{shot}.png", PICTURES / f"{name}.png")


if __name__ == "__main__":
    main()
