"""Coloretto, by Michael Schacht: 2 to 5 players."""

from __future__ import annotations

from shoal.game import Game, Option, register
from shoal.games.coloretto import policy, rules, table
from shoal.games.coloretto.table import score

GAME = register(
    Game(
        name="coloretto",
        title="Coloretto",
        version=1,
        players=range(2, 6),
        rules=rules,
        table=table,
        policy=policy,
        options=(Option("scoring", "brown", ("brown", "blue")),),
    )
)

__all__ = ["GAME", "score"]
