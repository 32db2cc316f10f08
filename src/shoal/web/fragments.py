"""Pieces of pages that are rendered once: most of a table stays as it was after a move, or is the same for others."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import orjson

MOST = 6_000_000  # characters of all fragments together


class FragmentCache:
    """What macros render, once for the same arguments.

    Only for macros that are imported without context: what such a macro renders depends on nothing but its arguments,
    so what one viewer got is what another one with the same arguments would get.
    """

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.size = 0
        self._fragments: dict[tuple[Hashable, ...], str] = {}

    def __call__(self, render: Callable[..., str], *args: Any) -> str:
        """`render(*args)`, from the cache if it was rendered before."""
        key = (render, *[orjson.dumps(arg) if type(arg) in (dict, list) else arg for arg in args])
        found = self._fragments.get(key)
        if found is None:
            found = render(*args)
            self._make_room(len(found))
            self._fragments[key] = found
        return found

    def _make_room(self, length: int) -> None:
        self.size += length
        while self.size > self.most and self._fragments:
            oldest = next(iter(self._fragments))
            self.size -= len(self._fragments.pop(oldest))


cached = FragmentCache()
