"""A cache of one: what is worked out from a state is worked out once, though every seat asks for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from shoal.kernel import State

T = TypeVar("T")


def once(fn: Callable[[State], T]) -> Callable[[State], T]:
    """Cache the last answer, as long as the state is the same. Whoever gets it must not change it."""
    cache: list[tuple[bytes, T]] = []

    @wraps(fn)
    def answer(s: State) -> T:
        key = s.tobytes()
        last = cache[0] if cache else None
        if last is None or last[0] != key:
            last = (key, fn(s))
            cache[:] = [last]
        return last[1]  # not cache[0]: another thread may have asked meanwhile

    return answer
