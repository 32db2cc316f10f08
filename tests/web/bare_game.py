"""A game that has only rules and a table: the first installed one, under another name, without all the rest."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import entry_points

from shoal.game import GROUP, Game

FIRST: Game = min(point for point in entry_points(group=GROUP) if point.name != "bare").load()
GAME = replace(FIRST, name="bare", title="Bare", web=None, messages=None, advice=None, policy=None, score=None)
