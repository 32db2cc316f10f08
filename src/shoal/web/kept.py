"""Pieces of pages that are drawn once: most of a table stays as it was after a move, or looks the same to others."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import orjson

MOST = 6_000_000  # characters of all pieces together


class Kept:
    """What macros draw, made once for the same arguments.

    Only for macros that are imported without context: what such a macro draws depends on nothing but its arguments, so
    what is kept for one viewer is what another one with the same arguments would get.
    """

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.size = 0
        self._pieces: dict[tuple[Hashable, ...], str] = {}

    def __call__(self, draw: Callable[..., str], *args: Any) -> str:
        """`draw(*args)`, from memory if it has been drawn before."""
        key = (draw, *[orjson.dumps(arg) if type(arg) in (dict, list) else arg for arg in args])
        found = self._pieces.get(key)
        if found is None:
            found = draw(*args)
            self._room_for(len(found))
            self._pieces[key] = found
        return found

    def _room_for(self, length: int) -> None:
        self.size += length
        while self.size > self.most and self._pieces:
            oldest = next(iter(self._pieces))
            self.size -= len(self._pieces.pop(oldest))


kept = Kept()
