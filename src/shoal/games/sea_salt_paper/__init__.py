"""Sea Salt & Paper, by Bruno Cathala and Théo Rivière: 2 to 4 players."""

from __future__ import annotations

from pathlib import Path

from shoal.contract import Network, Policy, Web
from shoal.game import Game, Option
from shoal.games.sea_salt_paper import advice, equity, rules, table
from shoal.games.sea_salt_paper.features import SIZE, VISIBLE, ends, features, seen
from shoal.games.sea_salt_paper.policy import branches, greedy, judge, near, prior, rollout
from shoal.games.sea_salt_paper.state import ACTIONS, CHANCES, DEAL, PICK_LOWER
from shoal.games.sea_salt_paper.table import score
from shoal.games.sea_salt_paper.telling import tell

HERE = Path(__file__).parent

POLICY = Policy(
    greedy=greedy,
    rollout=rollout,
    prior=prior,
    judge=judge,
    branches=branches,
    near=near,
    knobs={"explore": 1.5, "eager": 0.1, "width": 0},
    network=Network(
        features=features,
        seen=seen,
        size=SIZE,
        visible=VISIBLE,
        weights=HERE / "weights.npz",
        crowd=HERE / "crowd.npz",
        ends=ends,
        outlook=equity.outlook,
        table=equity.FILE,
        knobs={"explore": 0.15, "eager": 0.1, "follow": 2},
    ),
    levels={"skilled": {"iterations": 60, "temperature": 1.0}},  # its prior is strong without any search
    odds={2: (1.11, 0.01), 4: (1.11, 0.06)},
)

# Every game names its parts in its own words, so these lines look alike from game to game.
GAME = Game(
    name="sea_salt_paper",
    title="Sea Salt & Paper",
    version=2,  # crabs may take a lower one of equal cards
    players=range(2, 5),
    rules=rules,
    table=table,
    options=(Option("tiebreak", "last_round", ("last_round", "caller")), Option("target", None, low=1, high=1000)),
    former={1: (*range(PICK_LOWER), *range(DEAL, ACTIONS + CHANCES), *range(PICK_LOWER, DEAL))},
    implied={"hands": "players"},
    pieces=table.pieces,
    policy=POLICY,
    advice=advice,
    score=score,
    styles={
        "dark_blue": "blue",
        "light_blue": "bright_cyan",
        "black": "bright_black",
        "yellow": "yellow",
        "green": "green",
        "grey": "white",
        "white": "bold bright_white",
        "purple": "medium_purple",
        "orange": "dark_orange",
        "light_orange": "sandy_brown",
        "pink": "hot_pink",
    },
    messages=HERE / "messages",
    web=Web(
        folder=HERE / "web",
        table="table.html",
        choices="choices.html",
        defs="defs.html",
        prompt="prompt.html",
        cues="cues.html",
        moment="moment.html",
        lesson="lesson.html",
        tell=tell,
        pad="pad.html",
        pad_result="pad-result.html",
        explain="explain.html",
        reference="reference.html",
        rules="rules.{language}.html",
        cover="cover.svg",
        preview="preview.png",
        style="style.css",
        lesson_options={"target": 15},
    ),
)

__all__ = ["GAME", "score"]
