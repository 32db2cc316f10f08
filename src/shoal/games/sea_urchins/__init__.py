"""Sea Urchins, by Jean-Jacques Derghazarian and Alain Rivollet: 2 to 4 players."""

from __future__ import annotations

from shoal.game import Game, Option, register
from shoal.games.sea_urchins import policy, rules, table

GAME = register(
    Game(
        name="sea_urchins",
        title="Sea Urchins",
        version=1,
        players=range(2, 5),
        rules=rules,
        table=table,
        policy=policy,
        options=(Option("size", 5, low=4, high=7, stored="side"),),
    )
)
