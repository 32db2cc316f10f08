"""Coloretto, by Michael Schacht: 2 to 5 players."""

from __future__ import annotations

from pathlib import Path

from shoal.contract import Network, Policy, Web
from shoal.game import Game, Option
from shoal.games.coloretto import advice, rules, table
from shoal.games.coloretto.features import SIZE, features
from shoal.games.coloretto.policy import greedy, judge, near, rollout
from shoal.games.coloretto.table import score
from shoal.games.coloretto.telling import tell

HERE = Path(__file__).parent

POLICY = Policy(
    greedy=greedy,
    rollout=rollout,
    judge=judge,
    near=near,
    knobs={"explore": 0.4, "eager": 0.1, "width": 0},
    network=Network(
        features=features,
        size=SIZE,
        visible=SIZE,
        weights=HERE / "weights.npz",
        knobs={"explore": 0.25, "eager": 0.1},
    ),
    odds={2: (1.14, -0.04), 4: (1.05, 0.0)},
)

# Every game names its parts in its own words, so these lines look alike from game to game.
GAME = Game(
    name="coloretto",
    title="Coloretto",
    version=1,
    players=range(2, 6),
    rules=rules,
    table=table,
    options=(Option("scoring", "brown", ("brown", "blue")),),
    hidden=False,
    implied={"collections": "players"},
    pieces=table.pieces,
    policy=POLICY,
    advice=advice,
    score=score,
    styles={
        "red": "red",
        "orange": "dark_orange",
        "yellow": "yellow",
        "green": "green",
        "blue": "dodger_blue1",
        "purple": "medium_purple",
        "brown": "orange4",
        "joker": "bold bright_magenta",
        "+2": "bold",
    },
    messages=HERE / "messages",
    web=Web(
        folder=HERE / "web",
        table="table.html",
        defs="defs.html",
        prompt="prompt.html",
        cues="cues.html",
        tell=tell,
        lesson="lesson.html",
        pad="pad.html",
        pad_result="pad-result.html",
        explain="explain.html",
        reference="reference.html",
        rules="rules.{language}.html",
        cover="cover.svg",
        preview="preview.png",
        style="style.css",
        rivals=2,
    ),
)

__all__ = ["GAME", "score"]
