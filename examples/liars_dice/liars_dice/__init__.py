"""Liar's Dice with one die each: 2 to 4 players."""

from __future__ import annotations

from shoal.game import Game, Option

from . import rules, table
from .policy import POLICY

GAME = Game(
    name="liars_dice",
    title="Liar's Dice",
    version=1,
    players=range(2, rules.SEATS + 1),
    rules=rules,
    table=table,
    options=(Option("sides", rules.SIDES, low=3, high=rules.SIDES),),
    implied={"dice": "players"},
    policy=POLICY,
)
