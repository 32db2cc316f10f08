"""The time of day, kept steady: a jump of the system's clock changes nothing while the server runs.

`now()` is the time of day at the start plus the seconds that have passed since. A clock that is set anew and stays so
is believed after a while. Soon after that, and soon after the start, nothing is judged by its age.
"""

from __future__ import annotations

import time
from collections.abc import Callable

SETTLED = 3600.0  # seconds with the same clock until it is trusted for great ages
JUMP = 1.0  # seconds that the system's clock must be off to count as set anew


class Steady:
    """A clock of its own."""

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.wall = wall
        self.monotonic = monotonic
        self.anchored = monotonic()
        self._offset = wall() - self.anchored
        self._off = 0.0  # how far the system's clock was off at the last check
        self._told = False  # has a database told the time?
        self.began: float | None = None  # since when a site of several nodes runs; None: this process is alone

    def now(self) -> float:
        """The time of day, in seconds."""
        return self._offset + self.monotonic()

    def heed(self, now: float, began: float) -> None:
        """The database's time, which all nodes of a site share, and when the first of them began."""
        off, self.began = now - self.now(), began
        if not self._told or abs(off) <= JUMP:  # a greater jump is followed as one of the system's clock
            self._told = True
            self._offset += off
        ahead = now - self.monotonic()
        self.wall = lambda: self.monotonic() + ahead

    def check(self) -> None:
        """Follow the system's clock, if it has been off by the same amount the last time as well."""
        off = self.wall() - self.now()
        if abs(off) > JUMP and abs(off - self._off) < JUMP:
            self._offset += off
            self.anchored = self.monotonic()
            off = 0.0
        self._off = off

    def ran(self, since: float, most: float) -> float:
        """For how many seconds a clock has run since then; of the time before anybody was there, `most` at most."""
        now = self.now()
        return max(0.0, min(now - since, now - (self.began or now) + most))

    def before(self, seconds: float) -> float:
        """The time before which something is older than so many seconds; long ago while the clock is not settled."""
        settled = self.monotonic() - self.anchored >= min(SETTLED, seconds)
        return self.now() - seconds if settled else 0.0


clock = Steady()


def now() -> float:
    """The time of day by this process's clock."""
    return clock.now()
