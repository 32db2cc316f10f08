"""Moments of matches as one seat sees them, without a server: for tests of what a page looks like at any step.

Matches are played by moods: in each, some kinds of actions are liked and some are avoided, so that hands grow long in
one match and rows are taken early in another. Telling moments are chosen among many: every phase, and the fullest.
"""

from __future__ import annotations

import json
import random
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import Any

from shoal import fair
from shoal.match import load
from shoal.server.hub import Viewer
from shoal.server.live import Live
from shoal.server.seats import Seat, bot
from shoal.server.store import Row
from shoal.web.table_view import LEARN, LiveView

LANGUAGES = ("en", "uk", "fr", "ru")
LIKES = (0.01, 0.2, 1.0, 1.0, 6.0)  # how much a mood likes a kind of action
VIEWER = 0  # the seat that looks on
LONG_NAME = "Maximiliana"


@dataclass(frozen=True)
class Moment:
    """What the viewer has before them after so many steps of a match."""

    game: str
    players: int
    seed: int
    n: int
    html: str  # as an update of the stream brings it
    told: str  # the same with a lesson
    actions: tuple[int, ...]  # what the viewer may do

    def __str__(self) -> str:
        return f"match {self.seed}, step {self.n}"

    @property
    def match(self) -> str:
        """The match of which it is a moment."""
        return f"{self.game}-{self.players}-{self.seed}"

    @property
    def slug(self) -> str:
        """In the name of a file."""
        return f"{self.match}-{self.n}"


def table(game: str, players: int, seed: int) -> Live:
    """A match that has just begun, of one person and bots, with somebody looking on."""
    variant = load(game, players)
    seats = (Seat("person", LONG_NAME), *[bot("casual")] * (players - 1))
    about = ("id", game, variant.game.version, players, dict(variant.options), seats)
    live = Live(Row(*about, None, False, "playing", "host", fair.new_key(), 0.0), variant.match(seed=seed))
    live.present = {VIEWER: 1, None: 2}
    return live


def walk(game: str, players: int, seed: int) -> Iterator[Live]:
    """A whole match by mood: the same table, a decision further each time, at last when it is over."""
    live, rng = table(game, players, seed), random.Random(seed)
    likes: dict[str, float] = {}
    assert live.match is not None
    while not live.match.over:
        yield live
        actions = live.match.actions
        weights = [likes.setdefault(action["type"], rng.choice(LIKES)) for action in actions]
        live.adopt(live.match.after(rng.choices(actions, weights)[0]["id"]).steps)
    live.revise(replace(live.row, phase="over", result={"result": live.match.record()["result"]}))
    yield live


def longest(view: Any) -> int:
    """The length of the longest list in a view: a hand, a pile, a row."""
    inside = view.values() if isinstance(view, dict) else view if isinstance(view, list) else ()
    return max([len(view) if isinstance(view, list) else 0, *map(longest, inside)])


def telling(game: str, players: int, seeds: Collection[int]) -> set[tuple[int, int]]:
    """Which moments of these matches to look at, as (match, step): of every phase the fullest, in several ways."""
    best: dict[tuple[object, ...], tuple[int, int, int]] = {}
    for seed in seeds:
        for live in walk(game, players, seed):
            assert live.match is not None
            view, mine = live.match.view(VIEWER), live.match.actor == VIEWER
            full = len(json.dumps(view))
            ways = (full, 10_000 * longest(view) + full, 10_000 * len(live.match.legal) + full) if mine else (full,)
            for way, fullness in enumerate(ways):
                key = (view["phase"], mine, way)
                best[key] = max(best.get(key, (0, 0, 0)), (fullness, seed, live.n))
    return {(seed, n) for _, seed, n in best.values()}


def moments(game: str, players: int, wanted: Collection[tuple[int, int]] | None, seed: int) -> Iterator[Moment]:
    """The moments of one match that are wanted (None: those of the viewer's own decisions, and the end)."""
    for live in walk(game, players, seed):
        assert live.match is not None
        mine = live.match.actor == VIEWER
        if (seed, live.n) not in wanted if wanted is not None else not (mine or live.match.over):
            continue
        language = LANGUAGES[seed % len(LANGUAGES)]
        html, told = (LiveView(live, Viewer(VIEWER, language, style)).now() for style in ("", LEARN))
        yield Moment(game, players, seed, live.n, html, told, live.match.legal if mine else ())
