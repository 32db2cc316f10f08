"""The games. Each is a folder with the same parts: rules.py, table.py, messages; importing it registers the game.

The package itself can be called: `shoal.games()` lists the names.
"""

from __future__ import annotations

import sys
from types import ModuleType

from shoal import game
from shoal.games import coloretto, sea_salt_paper, sea_urchins

__all__ = ["coloretto", "sea_salt_paper", "sea_urchins"]


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return game.names()


sys.modules[__name__].__class__ = _Games
