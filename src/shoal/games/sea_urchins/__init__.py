"""Sea Urchins, by Jean-Jacques Derghazarian and Alain Rivollet: 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from shoal.contract import Network, Policy, Web
from shoal.game import Game, Option
from shoal.games.sea_urchins import advice, rules, table
from shoal.games.sea_urchins.features import SIZE, features, listed
from shoal.games.sea_urchins.policy import greedy, judge, near, prior, rollout
from shoal.games.sea_urchins.telling import tell

HERE = Path(__file__).parent

POLICY = Policy(
    greedy=greedy,
    rollout=rollout,
    prior=prior,
    judge=judge,
    near=near,
    knobs={"explore": 1.0, "eager": 0.1, "width": 8},
    keeps_tree=True,
    network=Network(
        features=features,
        listed=listed,
        size=SIZE,
        visible=SIZE,
        weights=HERE / "weights.npz",
        crowd=HERE / "crowd.npz",
        knobs={"explore": 1.5, "eager": 0.1},
        crowd_knobs={"explore": 0.3, "rivals": 0.5},  # of three rivals few see what the tree sees for them
    ),
    odds={2: (0.98, -0.07), 4: (0.86, -0.17)},
)

# Every game names its parts in its own words, so these lines look alike from game to game.
GAME = Game(
    name="sea_urchins",
    title="Sea Urchins",
    version=1,
    players=range(2, 5),
    rules=rules,
    table=table,
    options=(Option("size", 5, low=4, high=7, stored="side"),),
    hidden=False,
    luck=False,
    implied={"pawns": "players", "taken": "players", "board": "size"},
    pieces=table.pieces,
    policy=POLICY,
    advice=advice,
    styles={"yellow": "yellow", "red": "red", "y": "yellow", "r": "red", "yr": "red", "ry": "yellow"},
    messages=HERE / "messages",
    web=Web(
        folder=HERE / "web",
        table="table.html",
        choices="choices.html",
        defs="defs.html",
        prompt="prompt.html",
        cues="cues.html",
        tell=tell,
        lesson="lesson.html",
        explain="explain.html",
        reference="reference.html",
        rules="rules.{language}.html",
        cover="cover.svg",
        preview="preview.png",
        style="style.css",
        lesson_options={"size": 4},
    ),
)

__all__ = ["GAME"]
