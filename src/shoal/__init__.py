"""Shoal: a table for small-box board games, and the same games as very fast environments.

>>> import shoal
>>> shoal.games()
['coloretto', 'sea_salt_paper', 'sea_urchins']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from shoal.errors import BadOption, BadPosition, BadRecord, IllegalAction, ShoalError, UnknownGame
from shoal.match import Match, Variant, load, replay

if TYPE_CHECKING:
    from types import ModuleType

    class _Games(ModuleType):  # the package shoal.games, which can be called as well
        def __call__(self) -> list[str]: ...

    games: _Games
else:
    from shoal import games

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadPosition",
    "BadRecord",
    "IllegalAction",
    "Match",
    "ShoalError",
    "UnknownGame",
    "Variant",
    "games",
    "hint",
    "load",
    "replay",
]


def hint(match: Match, seat: int, seconds: float = 0.5, seed: int = 0) -> list[dict[str, Any]]:
    """The best moves of the seat to act, best first, each with `action`, `win` (0 to 1), `gain` and `reason`."""
    from shoal.bots import hints  # bots, and the compiler behind them, are loaded when somebody asks

    return hints.hint(match, seat, seconds, seed)
