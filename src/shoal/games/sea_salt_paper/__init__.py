"""Sea Salt & Paper, by Bruno Cathala and Théo Rivière: 2 to 4 players."""

from __future__ import annotations

from shoal.game import Game, Option, register
from shoal.games.sea_salt_paper import policy, rules, table
from shoal.games.sea_salt_paper.table import score

GAME = register(
    Game(
        name="sea_salt_paper",
        title="Sea Salt & Paper",
        version=1,
        players=range(2, 5),
        rules=rules,
        table=table,
        policy=policy,
        options=(Option("tiebreak", "last_round", ("last_round", "caller")), Option("target", None, low=1, high=1000)),
    )
)

__all__ = ["GAME", "score"]
