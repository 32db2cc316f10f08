"""What has happened in a match. A state is kept every few steps, so that any stretch is folded from close by.

The words for a stretch that is over never change, so they are kept for a while, for all matches together.
"""

from __future__ import annotations

import asyncio
import itertools
import threading
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from shoal.kernel import State
from shoal.match import Match, Step, fold

T = TypeVar("T")
STRETCH = 32  # steps between two states that are kept
CACHED = 1024  # stretches in words that are kept, for all matches together
AT_ONCE = 4  # stretches that may be folded in the event loop
APART = ThreadPoolExecutor(1, "shoal-apart")  # one thread: however much is asked, the event loop gets its turn

Events = list[dict[str, Any]]


@dataclass(frozen=True)
class Turn:
    """What one player did in one go, with the chance steps that followed; or what chance did before all turns."""

    first: int  # its first step
    events: Events  # as one seat knows them; of a turn that goes on, perhaps only the last ones
    known: int  # how many of them were known before
    over: bool  # somebody else is to act, or nobody


async def apart(work: Callable[..., T], *args: Any) -> T:
    """Do something heavy beside the event loop, one such thing at a time."""
    return await asyncio.get_running_loop().run_in_executor(APART, work, *args)


class EventCache:
    """Stretches in words, the last ones that anybody asked for; for several threads."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._known: dict[object, list[Events]] = {}
        self._lock = threading.Lock()

    def __contains__(self, key: object) -> bool:
        return key in self._known

    def get(self, key: object, work: Callable[[], list[Events]]) -> list[Events]:
        """What is known under this key, worked out if it is not."""
        found = self._known.get(key)
        if found is None:
            found = work()
            with self._lock:
                self._known[key] = found
                if len(self._known) > self.most:
                    del self._known[next(iter(self._known))]
        return found


class Past:
    """The steps of one match so far."""

    cache = EventCache(CACHED)
    _ids = itertools.count()

    def __init__(self, match: Match, steps: Sequence[Step] = ()) -> None:
        self.match = match
        self.marks: list[State] = []  # the state before every STRETCH-th step
        self.turns: list[int] = []  # the numbers of the steps that players made
        self.actors: list[int] = []  # who made them
        self._names: list[int] = []  # of each stretch that has begun: what the cache knows it by
        self.free: dict[int, bool] = {}  # of a step: was there a choice? As far as anybody asked
        self.extend(steps)

    def extend(self, steps: Sequence[Step]) -> None:
        """The match went on."""
        for step in steps:
            if step.n % STRETCH == 0:
                self.marks.append(step.before)
                self._names.append(next(self._ids))
            if step.actor is not None:
                self.turns.append(step.n)
                self.actors.append(step.actor)

    def before(self, match: Match) -> Past:
        """The past of the match as it was earlier, apart from this one: whoever reads this one reads on."""
        n = len(match.log)
        past, whole, turns = Past(match), -(-n // STRETCH), bisect_left(self.turns, n)
        past.marks = self.marks[:whole]
        past.turns, past.actors = self.turns[:turns], self.actors[:turns]
        past._names = [*self._names[: n // STRETCH], *(next(self._ids) for _ in range(n // STRETCH, whole))]
        past.free = {step: free for step, free in self.free.items() if step < n}
        return past

    def steps(self, start: int, stop: int) -> list[Step]:
        """The steps with these numbers, with the states around them."""
        first = start - start % STRETCH
        log = self.match.meant(self.match.log[first:stop])
        return fold(self.match.game, self.marks[first // STRETCH], log, first)[start - first :] if log else []

    def turns_from(self, n: int) -> list[int]:
        """The first steps of the turns, from the one that step `n` is part of: steps of one player make one turn."""
        at = bisect_right(self.turns, n) - 1
        if at < 0:
            return [0, *self._changes(0)]
        while at > 0 and self.actors[at - 1] == self.actors[at]:
            at -= 1
        return self._changes(at)

    def _changes(self, at: int) -> list[int]:
        """The first steps of the turns from the player's step number `at` on, which begins one."""
        numbers = range(at, len(self.turns))
        return [self.turns[k] for k in numbers if k == at or self.actors[k] != self.actors[k - 1]]

    def events(self, seat: int | None, start: int, stop: int) -> list[Events]:
        """What each of these steps means to a seat (None: a spectator)."""
        stop = min(stop, len(self.match.log))
        told: list[Events] = []
        for number in range(start // STRETCH, -(-stop // STRETCH)):
            first = number * STRETCH
            told += self._stretch(seat, number)[max(0, start - first) : stop - first]
        return told

    def missing(self, seat: int | None, start: int, stop: int) -> list[int]:
        """The stretches between these steps that would have to be folded."""
        whole = min(stop, len(self.match.log)) // STRETCH
        return [k for k in range(start // STRETCH, whole) if (self._names[k], seat) not in self.cache]

    def fill(self, seat: int | None, stretches: Sequence[int]) -> None:
        """Fold these; to be done apart where they are many."""
        for number in stretches:
            self._stretch(seat, number)

    def _stretch(self, seat: int | None, number: int) -> list[Events]:
        """The events of each step of a stretch."""
        start, stop = number * STRETCH, min((number + 1) * STRETCH, len(self.match.log))
        if stop - start < STRETCH:
            return self._worded(seat, start, stop)
        return self.cache.get((self._names[number], seat), lambda: self._worded(seat, start, stop))

    def _worded(self, seat: int | None, start: int, stop: int) -> list[Events]:
        return [self.match.events(step, seat) for step in self.steps(start, stop)]
