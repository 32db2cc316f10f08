"""A cache that knows how much memory it takes, and keeps what is in use."""

from __future__ import annotations

import sys
from collections.abc import Hashable

ENTRY = 280  # bytes, about, that something takes in the cache beside itself and the parts of its key

Key = tuple[Hashable, ...]
Entry = tuple[str, int]  # with its weight


class Halves:
    """Texts by keys, in an old half and a new one.

    What is asked for again moves to the new half, and what must go is the oldest of the old half. When the new half is
    full, it joins the old one. So what is in use stays, and what lies in the new half is found without book-keeping.
    """

    def __init__(self, most: int) -> None:
        self.most = most  # bytes of both halves together
        self.size = 0
        self.new: dict[Key, Entry] = {}
        self.old: dict[Key, Entry] = {}
        self._new_size = 0

    def find(self, key: Key) -> str | None:
        """What is known under this key."""
        found = self.new.get(key)
        if found is None and (found := self.old.pop(key, None)) is not None:
            self._add(key, found)
        return None if found is None else found[0]

    def keep(self, key: Key, text: str) -> None:
        """Remember it; forget others, if there is no room."""
        added = weight(key, text)
        self.size += added
        self._add(key, (text, added))
        while self.size > self.most and self.old:
            self.size -= self.old.pop(next(iter(self.old)))[1]

    def _add(self, key: Key, entry: Entry) -> None:
        self.new[key] = entry
        self._new_size += entry[1]
        if self._new_size > self.most // 2:
            self.old.update(self.new)
            self.new, self._new_size = {}, 0


def weight(key: Key, text: str) -> int:
    """Bytes that a text takes with the parts of its key, which are often longer than the text."""
    inner = [part for item in key if type(item) is tuple for part in item]
    return ENTRY + sys.getsizeof(text) + sum(map(sys.getsizeof, key)) + sum(map(sys.getsizeof, inner))
