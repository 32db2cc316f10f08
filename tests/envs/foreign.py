"""A game of another package, with nothing but its rules and its table: importing this registers it."""

from __future__ import annotations

from tests.kit.tiny_game import GAME

__all__ = ["GAME"]
