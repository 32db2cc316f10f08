"""A link as a QR code, drawn as one path."""

from __future__ import annotations

from functools import lru_cache

import segno

QUIET = 4  # modules of white around it, as scanners want


@lru_cache(maxsize=256)
def qr_path(address: str) -> tuple[int, str]:
    """How many modules wide the drawing is, its quiet zone included, and the path of all dark ones."""
    rows = [list(row) for row in segno.make(address, error="m", micro=False).matrix]
    dark = [(x + QUIET, y + QUIET, length) for y, row in enumerate(rows) for x, length in _runs(row)]
    return len(rows) + 2 * QUIET, "".join(f"M{x} {y}h{length}v1h-{length}z" for x, y, length in dark)


def _runs(row: list[int]) -> list[tuple[int, int]]:
    """Where dark modules lie side by side: the first of them, and how many."""
    found: list[tuple[int, int]] = []
    for x, dark in enumerate(row):
        if dark and found and sum(found[-1]) == x:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        elif dark:
            found.append((x, 1))
    return found
