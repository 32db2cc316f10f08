"""A cache that knows how much memory it takes, and keeps what is in use."""

from __future__ import annotations

import sys
from collections.abc import Hashable

ENTRY = 200  # bytes, about, that something takes in the cache beside itself and the parts of its key

Key = tuple[Hashable, ...]


class Halves:
    """Texts by keys, in two halves.

    When the new half is full, the old one is forgotten and the new one is the old one; what is asked for again moves to
    the new half. So what is in use stays, and to find something costs no book-keeping.
    """

    def __init__(self, most: int) -> None:
        self.most = most  # bytes of both halves together
        self.size = 0  # of the new half
        self.new: dict[Key, str] = {}
        self.old: dict[Key, str] = {}

    def find(self, key: Key) -> str | None:
        """What is known under this key."""
        found = self.new.get(key)
        if found is None:
            found = self.old.get(key)
            if found is not None:
                self.keep(key, found)
        return found

    def keep(self, key: Key, text: str) -> None:
        """Remember it, from now on or for longer."""
        added = weight(key, text)
        if self.size + added > self.most // 2:
            self.size, self.old, self.new = 0, self.new, {}
        self.size += added
        self.new[key] = text


def weight(key: Key, text: str) -> int:
    """Bytes that a text takes with the parts of its key, which are often longer than the text."""
    inner = [part for item in key if type(item) is tuple for part in item]
    return ENTRY + sys.getsizeof(text) + sum(map(sys.getsizeof, key)) + sum(map(sys.getsizeof, inner))
