"""Pieces of pages that are rendered once: most of a table stays as it was after a move, or is the same for others."""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable
from typing import Any

import orjson

MOST = 16_000_000  # bytes of all fragments together, and of the arguments that they are found by
ENTRY = 200  # bytes, about, that a fragment takes beside its text and its arguments

Key = tuple[Hashable, ...]


class FragmentCache:
    """What macros render, once for the same arguments.

    Only for macros that are imported without context: what such a macro renders depends on nothing but its arguments,
    so what one viewer got is what another one with the same arguments would get.

    Fragments are kept in two halves. When the new half is full, the old one is forgotten and the new one is the old
    one; what is asked for again moves to the new half. So what is in use stays, and a find costs no book-keeping.
    """

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.size = 0  # of the new half
        self._new: dict[Key, str] = {}
        self._old: dict[Key, str] = {}

    def __call__(self, render: Callable[..., str], *args: Any) -> str:
        """`render(*args)`, from the cache if it was rendered before."""
        key = (render, *[orjson.dumps(arg) if type(arg) in (dict, list) else arg for arg in args])
        found = self._new.get(key)
        if found is None:
            found = self._old.get(key)
            if found is None:
                found = render(*args)
            self._keep(key, found)
        return found

    def _keep(self, key: Key, fragment: str) -> None:
        key = tuple([b"%b" % part if type(part) is bytes else part for part in key])  # see `weight`
        added = weight(key, fragment)
        if self.size + added > self.most // 2:
            self.size, self._old, self._new = 0, self._new, {}
        self.size += added
        self._new[key] = fragment


def weight(key: Key, fragment: str) -> int:
    """Bytes that a fragment takes with its arguments, once they are copied: orjson leaves room behind what it writes,
    four kilobytes for a few letters, which nobody counts.
    """
    return ENTRY + sys.getsizeof(fragment) + sum(map(sys.getsizeof, key))


cached = FragmentCache()
