"""The table page: its size, how fast the server draws it, how fast a browser swaps it.

    python -m bench.page [--json] [GAME ...]

The limits are those of the web table: page under 150 kB in all as it travels, interactive within 1 s, a swap under
50 ms, one viewer's table drawn in under 2 ms (median), no frame over 50 ms on a CPU slowed 4 times: from the moment
that a step arrives, through the swap, until what flies has landed.
"""

from __future__ import annotations

import json
import random
import re
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, sync_playwright
from tests.server.kit import Server
from tests.web.conftest import CHROMIUM, prefer
from tests.web.kit import choose, is_mine, is_over, two_at_table, wait_until

from shoal import fair
from shoal.game import names
from shoal.match import load
from shoal.server.hub import Update, Viewer
from shoal.server.live import Live
from shoal.server.seats import Seat, bot
from shoal.server.store import Row
from shoal.web.table_view import render

LIMITS = {"page_kb": 150, "interactive_ms": 1000, "swap_ms": 50, "draw_ms": 2.0, "frame_ms": 50}
SLOWER = 4  # times, while frames are counted
FRAMES = """() => {
  window.frames = [];
  let [last, until] = [0, 0];
  const look = (now) => {
    if (last && now < until) window.frames.push(now - last);
    last = now;
    requestAnimationFrame(look);
  };
  const go = (time) => { until = Math.max(until, performance.now() + time); };
  requestAnimationFrame(look);
  document.addEventListener("shoal:arrived", () => go(1000));
  document.addEventListener("shoal:settled", () => go(500));
}"""  # the frames from the arrival of each step on, its swap among them, while things fly


def drawn(game: str, players: int = 2, seed: int = 1) -> float:
    """Milliseconds to draw one viewer's table after a step, the median over a random match."""
    variant = load(game, players)
    match = variant.match(seed=seed)
    seats = (Seat("person", "Ann"), *[bot("casual")] * (players - 1))
    about = ("id", game, match.game.version, players, dict(variant.options), seats)
    row = Row(*about, None, False, "playing", "host", fair.new_key(), 0.0)
    live, rng = Live(row, match), random.Random(seed)
    spent: list[float] = []
    while not match.over and len(spent) < 400:
        seat = match.actor
        steps = match.after(rng.choice(match.legal)).steps
        live.adopt(steps)
        update = Update(("step",), live, steps[0].n)
        for viewer in (Viewer(seat, "en"), Viewer(None, "en")):
            live._views.clear()
            began = time.perf_counter()
            render(update, viewer)
            spent.append((time.perf_counter() - began) * 1000)
    return statistics.median(spent)


def imported(url: str, module: str) -> set[str]:
    """The modules that a script needs, with those that they need."""
    found: set[str] = set()
    fresh = {module}
    while fresh:
        texts = [httpx.get(url + file).text for file in fresh]
        names = {f"/static/{name}" for text in texts for name in re.findall(r'(?:from|import) "\./([^"]+)"', text)}
        fresh = names - found
        found |= names
    return found


def page_size(url: str, path: str) -> tuple[int, int]:
    """Bytes of a page with all it loads, as they travel, and how many files."""
    html = httpx.get(url + path, headers={"accept-language": "en"}).text
    files = set(re.findall(r'(?:src|href)="(/static/[^"]+)"', html))
    files = {file for file in files if "icon-192" not in file}
    for file in sorted(file for file in files if file.partition("?")[0].endswith(".js")):
        files |= imported(url, file.partition("?")[0])
    travelled = [int(httpx.get(url + file).headers["content-length"]) for file in files]
    return len(html.encode()) + sum(travelled), len(files) + 1


def swaps(pages: list[Page], moves: int) -> tuple[list[float], list[float]]:
    """Milliseconds of the swaps that a browser made (with cards gliding), and until the page could be used."""
    rng = random.Random(1)
    for _ in range(moves):
        wait_until(lambda: any(is_mine(page) or is_over(page) for page in pages))
        if any(is_over(page) for page in pages):
            break
        choose(next(page for page in pages if is_mine(page)), rng, at_once=True)
    found = [ms for page in pages for ms in page.evaluate("() => window.shoalSwaps ?? []")]
    ready = []
    for page in pages:
        page.reload()
        ready.append(page.evaluate("() => performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"))
    return found, ready


def frames(page: Page, other: Page, moves: int = 12) -> tuple[float, float]:
    """Milliseconds of the two longest frames while things fly, on a slow computer, the second one first."""
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.evaluate(FRAMES)
    rng = random.Random(2)
    for _ in range(moves):
        wait_until(lambda: is_mine(page) or is_mine(other) or is_over(page))
        if is_over(page):
            break
        choose(page if is_mine(page) else other, rng, at_once=True)
        page.wait_for_timeout(700)
    line.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.evaluate("() => { window.shoalSwaps = []; }")  # swaps are measured at full speed
    second, longest = sorted(page.evaluate("() => window.frames"))[-2:]
    return float(second), float(longest)


def measure(games: list[str]) -> dict[str, dict[str, Any]]:
    """All figures of these games."""
    figures: dict[str, dict[str, Any]] = {name: {"draw_ms": round(drawn(name), 3)} for name in games}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), pages=True, durability="process").start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for name in games:
            contexts = [browser.new_context(base_url=server.url, locale="en-GB") for _ in range(2)]
            for context in contexts:
                context.add_init_script(prefer({"auto": "0"}))
            pages = [context.new_page() for context in contexts]
            address = two_at_table(pages[0], pages[1], name)
            slow = frames(*pages)
            found, ready = swaps(pages, 30)
            size, files = page_size(server.url, address.removeprefix(server.url))
            figures[name] |= {
                "page_kb": round(size / 1000, 1),
                "files": files,
                "swap_ms": round(statistics.median(found), 1),
                "swap_p95_ms": round(statistics.quantiles(found, n=20)[-1], 1),
                "interactive_ms": round(max(ready)),
                "frame_ms": round(slow[0]),  # one outlier is left out
                "longest_frame_ms": round(slow[1]),
            }
        browser.close()
        server.finish()
    return figures


def main() -> int:
    """Print the figures; 1 if one is over its limit."""
    games = measure([name for name in sys.argv[1:] if name in names()] or list(names()))
    if "--json" in sys.argv:
        print(json.dumps({"limits": LIMITS, "games": games}, indent=1))
    else:
        for name, figures in games.items():
            print(f"{name}: " + ", ".join(f"{key} {value}" for key, value in figures.items()))
    return int(any(figures[key] > limit for figures in games.values() for key, limit in LIMITS.items()))


if __name__ == "__main__":
    sys.exit(main())
