"""Matches in the terminal: list the games, play against bots, replay a record, simulate in bulk. Drawn with Rich.

What a game, a file or a person says may hold brackets, so that nothing is ever read as markup: the consoles below take
strings as they are, and whatever has a style is a `Text`.
"""

from __future__ import annotations

from rich.console import Console

console = Console(highlight=False, markup=False, emoji=False)
errors = Console(stderr=True, highlight=False, markup=False, emoji=False)
