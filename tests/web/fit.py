"""Does a game's table fit the screen, and does everything keep its place?

    python -m tests.web.fit GAME [--players N] [--size WxH] [--seed N] [--all] [--shots FOLDER]

plays matches by mood and shows telling moments of them (--all: every decision of theirs) to a real page at five sizes.
It prints what is wrong: an action that cannot be done with what is in sight, a target below 44 × 44 px, a place, count
or prompt out of sight or covered, anything that scrolls, anything that moves by more than 2 px from one step to the
next. A problem is printed once for each size, with the first moment that has it and how many have; --shots keeps a
picture of that moment. test_fit.py is the same as a test.
"""

from __future__ import annotations

import argparse
import contextlib
import copy
import re
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from shoal.game import find
from tests.server.kit import Server
from tests.web.conftest import CHROMIUM
from tests.web.moments import Moment, moments, telling

Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((390, 664), (390, 844), (768, 1024), (1280, 720), (1440, 900))
DESK = 1024  # px of width from which a lesson has a column of its own
LONGEST_HAND = 14  # cards; what is longer need not fit
SEEDS = range(6)  # the matches among which telling moments are looked for
MEASURE = Path(__file__).with_name("fit.js").read_text(encoding="utf-8")
# a stream that the test feeds, in place of the server's
FED_STREAM = """
localStorage.setItem("shoal-auto", "0");
window.EventSource = class extends EventTarget {
  static CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    window.shoalFeed = (name, data) => this.dispatchEvent(new MessageEvent(name, { data }));
  }
  close() {}
};
"""
AT_REST = 'localStorage.setItem("shoal-speed", "none");'


class Screen:
    """A table's page of one size, to which any moment of any match of this game can be shown."""

    def __init__(
        self, browser: Browser, server: Server, table: str, size: Size, still: bool = True, dark: bool = False
    ) -> None:
        self.size = size
        small = size[0] < DESK
        usual: dict[str, Any] = {"reduced_motion": "reduce" if still else "no-preference", "service_workers": "block"}
        viewport: Any = {"width": size[0], "height": size[1]}
        usual |= {"base_url": server.url, "locale": "en-GB", "color_scheme": "dark" if dark else "light"}
        self.context = browser.new_context(viewport=viewport, has_touch=small, is_mobile=small, **usual)
        self.context.add_init_script(FED_STREAM + (AT_REST if still else ""))
        self.page: Page = self.context.new_page()
        if not still:
            self.page.clock.install()
        self.page.route("**/t/*/play", lambda route: route.fulfill(status=204))
        self.page.goto(f"/t/{table}")
        self.page.wait_for_function("() => window.shoalFeed && document.fonts.status === 'loaded'")
        self.page.evaluate(MEASURE)

    def sized(self, size: Size) -> Screen:
        """The same page, for another size."""
        other = copy.copy(self)
        other.size = size
        return other

    def resize(self) -> None:
        """Give the page this size."""
        self.page.set_viewport_size({"width": self.size[0], "height": self.size[1]})

    def feed(self, event: str, html: str) -> None:
        """What the stream would bring."""
        self.page.evaluate("([event, html]) => window.shoalFeed(event, html)", [event, html])

    def look(self, shown: Sequence[Moment], lessons: int = 1) -> list[dict[str, Any]]:
        """Show moments one after another: the problems of each, and how many cards the hand has. One in `lessons` is
        shown with its lesson as well.
        """
        asked = [
            {"html": one.html, "told": one.told if k % lessons == 0 else "", "n": one.n}
            | {"actions": one.actions, "match": one.match}
            for k, one in enumerate(shown)
        ]
        self.resize()
        found: list[dict[str, Any]] = self.page.evaluate(
            "([asked, most]) => window.shoalFit.look(asked, most)", [asked, LONGEST_HAND]
        )
        return found

    def shoot(self, moment: Moment, to: Path) -> None:
        """A picture of a moment."""
        self.resize()
        self.page.evaluate("([html, n]) => window.shoalFit.show(html, n)", [moment.html, moment.n])
        self.page.screenshot(path=to)


def some_table(server: Server, game: str) -> str:
    """A table whose match is on; only its page is used."""
    host, *guests = [server.client(f"Player {k}") for k in range(find(game).players[0])]
    table = host.table(game, "me", *["open"] * len(guests))
    for guest in guests:
        guest.post(f"/tables/{table}/seats", {"name": guest.name})
    host.post(f"/tables/{table}/start")
    return table


@contextlib.contextmanager
def screens(browser: Browser, server: Server, game: str, sizes: Sequence[Size] = SIZES) -> Iterator[list[Screen]]:
    """A page of each size; in truth one for the small sizes and one for the large ones, as loading takes long."""
    table, opened = some_table(server, game), dict[bool, Screen]()
    for size in sizes:
        if (size[0] < DESK) not in opened:
            opened[size[0] < DESK] = Screen(browser, server, table, size)
    try:
        yield [opened[size[0] < DESK].sized(size) for size in sizes]
    finally:
        for screen in opened.values():
            screen.context.close()


@dataclass
class Findings:
    """What was wrong: for each problem where it was met first, and how often."""

    wrong: dict[str, tuple[str, str, int]] = field(default_factory=dict)  # by the words of a problem without numbers
    shown: int = 0
    longest: int = 0  # the most cards that a hand had

    def add(self, problem: str, where: str) -> bool:
        """Note a problem; is it a new one?"""
        kind = re.sub(r"-?[0-9.]+,? (?=\S* ?px)", "", problem)
        first, at, times = self.wrong.get(kind, (problem, where, 0))
        self.wrong[kind] = first, at, times + 1
        return times == 0

    def lines(self) -> list[str]:
        """For people."""
        return [f"{problem}  [{where}; {times}×]" for problem, where, times in sorted(self.wrong.values())]


def look(screens: Sequence[Screen], shown: Sequence[Moment], shots: Path | None = None, share: int = 1) -> Findings:
    """Show all moments on all screens; or on all but the first one in `share` of them, to be quick."""
    found = Findings()
    for k, screen in enumerate(screens):
        size = f"{screen.size[0]}x{screen.size[1]}"
        part = shown[k % share :: share] if k else shown
        for moment, measured in zip(part, screen.look(part, share), strict=True):
            about = f"{moment.game}, {moment.players} players, {size}"
            new = [found.add(f"{about}: {problem}", str(moment)) for problem in measured["problems"]]
            if shots is not None and any(new):
                screen.shoot(moment, shots / f"{moment.slug}-{size}.png")
            found.shown += 1
            found.longest = max(found.longest, measured["hand"])
    return found


def chosen(game: str, players: int, everything: bool = False, seeds: Sequence[int] = SEEDS) -> Iterator[Moment]:
    """The moments to look at, match by match."""
    wanted = None if everything else telling(game, players, seeds)
    for seed in seeds if wanted is None else sorted({seed for seed, _ in wanted}):
        yield from moments(game, players, wanted, seed)


def main() -> int:
    """Print what is wrong with a game's table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--size", action="append", help="WxH; may be given several times (default: all five)")
    parser.add_argument("--seed", type=int, help="this match alone")
    parser.add_argument("--all", action="store_true", help="every decision, not only telling moments")
    parser.add_argument("--shots", type=Path, help="a folder for pictures of moments with problems")
    asked = parser.parse_args()
    sizes = [tuple(map(int, size.split("x"))) for size in asked.size or ()] or SIZES
    seeds = SEEDS if asked.seed is None else [asked.seed]
    if asked.shots is not None:
        asked.shots.mkdir(parents=True, exist_ok=True)
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), pages=True, durability="process").start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        with screens(browser, server, asked.game, sizes) as opened:  # type: ignore[arg-type]
            for players in [asked.players] if asked.players else find(asked.game).players:
                found = look(opened, list(chosen(asked.game, players, asked.all, seeds)), asked.shots)
                print(*found.lines(), sep="\n")
                wrong += len(found.wrong)
                print(
                    f"{players} players: {found.shown} moments shown, up to {found.longest} cards in hand", flush=True
                )
        browser.close()
        server.finish()
    print(f"{wrong} different problems")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
