"""Bots: players that know a game only through the door, and of a match only what their seat may know.

>>> import shoal
>>> from shoal import bots
>>> game = shoal.load("coloretto", players=2)
>>> match, bot = game.match(seed=1), bots.make("greedy", game)
>>> bot.choose(bots.hypothesis(match, match.actor, seed=5), match.actor, seed=5) in match.legal
True
"""

from __future__ import annotations

from shoal.bots.base import LEVELS, SIMPLE, Bot, hypothesis, make

__all__ = ["LEVELS", "SIMPLE", "Bot", "hypothesis", "make"]
