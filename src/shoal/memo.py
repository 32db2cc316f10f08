"""What is worked out from a state is worked out once, though every seat asks for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

from shoal.kernel import State

T = TypeVar("T")


def once(fn: Callable[[State], T]) -> Callable[[State], T]:
    """Keep the last answer, as long as the state is the same. Whoever gets it must not change it."""
    last: list[tuple[bytes, T]] = []

    @wraps(fn)
    def answer(s: State) -> T:
        key = s.tobytes()
        kept = last[0] if last else None
        if kept is None or kept[0] != key:
            kept = (key, fn(s))
            last[:] = [kept]
        return kept[1]  # not last[0]: another thread may have asked meanwhile

    return answer
