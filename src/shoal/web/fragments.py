"""Pieces of pages that are rendered once: most of a table stays as it was after a move, or is the same for others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import orjson

from shoal.web.halves import Halves

MOST = 16_000_000  # bytes of all fragments together, and of the arguments that they are found by


class FragmentCache(Halves):
    """What macros render, once for the same arguments.

    Only for macros that are imported without context: what such a macro renders depends on nothing but its arguments,
    so what one viewer got is what another one with the same arguments would get.
    """

    def __init__(self, most: int = MOST) -> None:
        super().__init__(most)

    def __call__(self, render: Callable[..., str], *args: Any) -> str:
        """`render(*args)`, from the cache if it was rendered before."""
        key = (render, *[orjson.dumps(arg) if type(arg) in (dict, list) else arg for arg in args])
        entry = self.new.get(key)
        if entry is not None:
            return entry[0]
        # orjson leaves room behind what it writes, four kilobytes for a few letters, which nobody counts: copied
        key = tuple([b"%b" % part if type(part) is bytes else part for part in key])
        found = self.find(key)
        if found is None:
            found = render(*args)
            self.keep(key, found)
        return found


cached = FragmentCache()
