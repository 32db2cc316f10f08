"""The games that come with Shoal: one folder each, found like those of any other package (see `shoal.game.names`).

The package itself can be called: `shoal.games()` lists the names of all games.
"""

from __future__ import annotations

import sys
from types import ModuleType

from shoal import game


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return game.names()


sys.modules[__name__].__class__ = _Games
