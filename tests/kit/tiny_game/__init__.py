"""Last Shell, the tiny game of docs/add-a-game.md: take one, two or three of ten shells by turns; the last one wins."""

from __future__ import annotations

from shoal.game import Game, Option, register
from tests.kit.tiny_game import rules, table

GAME = register(
    Game(
        name="last_shell",
        title="Last Shell",
        version=1,
        players=range(2, 4),
        rules=rules,
        table=table,
        options=(Option("shells", 10, low=5, high=20),),
    )
)
