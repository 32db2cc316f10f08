"""Motion on paper: for ten telling moves of each game, frames every 80 ms on one sheet, into film/. `make film`.

    python -m tests.web.film [GAME …] [--size WxH] [--dark] [--step MILLISECONDS]

The page's clock and its animations are moved on by hand, so a sheet shows what somebody at a fast machine sees, however
slow this one is. Moves are chosen so that every kind of event is there: one's own and others'.
"""

from __future__ import annotations

import argparse
import base64
import html
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from shoal.game import find, names
from shoal.server.hub import Update, Viewer
from shoal.server.live import Live
from shoal.web.table_view import LiveView, render
from tests.server.kit import Server
from tests.web.conftest import CHROMIUM
from tests.web.fit import Screen, some_table
from tests.web.moments import VIEWER, walk

OUT = Path(__file__).parents[2] / "film"
MOVES = 10
STEP = 80  # milliseconds
MOST = 30  # frames of one move
SEEDS = range(4)
LANGUAGE = "en"
SHEET_WIDTH = 1560
# every animation at this moment of the film, counted from the frame in which it was first seen; ended, if past its end
ADVANCE = """(now) => {
  window.shoalSeen ??= new Map();
  let left = 0;
  for (const one of document.getAnimations()) {
    if (!window.shoalSeen.has(one)) window.shoalSeen.set(one, now);
    const { endTime } = one.effect.getComputedTiming();
    const at = now - window.shoalSeen.get(one);
    one.pause();
    if (at >= endTime) one.finish();
    else { one.currentTime = at; if (endTime !== Infinity) left += 1; }
  }
  return left;
}"""
# everything that moves has arrived
REST = """async () => {
  const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
  for (const one of ending) one.finish();
  await Promise.all(ending.map((one) => one.finished));
  window.shoalSeen = new Map();
}"""
SHEET = """<!doctype html><meta charset="utf-8"><style>
body {{ margin: 16px; font: 14px/1.4 sans-serif; background: #fff; color: #222; width: {width}px; }}
h1 {{ margin: 0 0 12px; font-size: 18px; }}
main {{ display: grid; grid-template-columns: repeat({columns}, 1fr); gap: 10px; }}
figure {{ margin: 0; }} img {{ width: 100%; display: block; border: 1px solid #ccc; }} figcaption {{ color: #555; }}
</style><h1>{title}</h1><main>{frames}</main>"""


@dataclass(frozen=True)
class Move:
    """One step of a match, as the viewer's page is told of it."""

    n: int
    before: str
    after: str  # with what happened
    title: str
    kinds: frozenset[str]  # of the events, and whose they are


def moves(game: str, players: int, seed: int) -> Iterator[Move]:
    """All moves of a match."""
    viewer = Viewer(VIEWER, LANGUAGE, "")
    live: Live | None = None
    before, n, actor = "", 0, None
    for live in walk(game, players, seed):
        seen = LiveView(live, viewer, n)
        assert seen.seen is not None
        events = live.events(VIEWER, n)
        if before and events:
            whose = "own" if actor == VIEWER else "other"
            kinds = frozenset(f"{whose} {event['id']}" for event in events)
            told = render(Update(("step",), live, n), viewer).decode()
            after = "\n".join(line.removeprefix("data: ") for line in told.split("\n") if line.startswith("data: "))
            words = " ".join(map(seen.words, events))
            yield Move(live.n, before, after, f"{game}, {players} players, {whose} move: {words}", kinds)
        assert live.match is not None
        before, n, actor = seen.now(), live.n, live.match.actor


def telling(game: str) -> list[Move]:
    """Moves in which every kind of event is met, each with as few others as may be; more of the richest if few."""
    players = sorted({find(game).players[0], find(game).players[-1]})
    best: dict[str, Move] = {}
    others: dict[frozenset[str], Move] = {}
    for seed in SEEDS:
        for move in moves(game, players[seed % len(players)], seed):
            others[move.kinds] = move
            for kind in move.kinds:
                if kind not in best or len(move.kinds) < len(best[kind].kinds):
                    best[kind] = move
    chosen: list[Move] = []
    for kind in sorted(best, key=lambda kind: (-len(best[kind].kinds), kind)):
        if not any(kind in move.kinds for move in chosen):
            chosen.append(best[kind])
    known = {move.kinds for move in chosen}
    chosen += [
        others[kinds] for kinds in sorted(others, key=lambda kinds: (-len(kinds), *sorted(kinds))) if kinds not in known
    ]
    return chosen[:MOVES]


def shoot(screen: Screen, move: Move, step: int) -> list[bytes]:
    """The frames of one move."""
    page = screen.page
    page.evaluate("() => document.querySelector('dialog[open]')?.close()")
    screen.feed("table", move.before)
    page.clock.run_for(5_000)
    page.evaluate(REST)
    screen.feed("step", move.after)
    page.clock.run_for(20)  # what flies begins with the next frame
    frames = []
    for k in range(MOST):
        left = page.evaluate(ADVANCE, k * step)
        frames.append(page.screenshot(type="jpeg", quality=80))
        if k > 4 and not left:
            break
        page.clock.run_for(step)
    return frames


def lay_out(page: Page, title: str, frames: list[bytes], size: tuple[int, int], step: int, to: Path) -> None:
    """The frames on one sheet, drawn by the browser."""
    columns = 6 if size[0] < 1024 else 3
    figure = '<figure><img src="data:image/jpeg;base64,{}"><figcaption>{} ms</figcaption></figure>'
    shown = "".join(figure.format(base64.b64encode(data).decode(), k * step) for k, data in enumerate(frames))
    page.set_content(SHEET.format(width=SHEET_WIDTH, columns=columns, title=html.escape(title), frames=shown))
    page.screenshot(path=to, full_page=True)


def film(browser: Browser, server: Server, game: str, size: tuple[int, int], dark: bool, step: int) -> None:
    """All sheets of one game."""
    screen = Screen(browser, server, some_table(server, game), size, still=False, dark=dark)
    paper = browser.new_page(viewport={"width": SHEET_WIDTH + 32, "height": 100})
    for k, move in enumerate(telling(game)):
        frames = shoot(screen, move, step)
        name = f"{game}-{size[0]}x{size[1]}-{k:02}-{'-'.join(sorted(move.kinds)).replace(' ', '.')}"[:120]
        lay_out(paper, move.title, frames, size, step, OUT / f"{name}.png")
        print(f"{name}: {len(frames)} frames", flush=True)
    paper.close()
    screen.context.close()


def main() -> None:
    """Make the sheets."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=names())
    parser.add_argument("--size", default="390x844")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("--step", type=int, default=STEP)
    asked = parser.parse_args()
    width, height = map(int, asked.size.split("x"))
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), pages=True, durability="process").start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for game in asked.games:
            film(browser, server, game, (width, height), asked.dark, asked.step)
        browser.close()
        server.finish()


if __name__ == "__main__":
    main()
