"""How a figure is taken: repeat for a while, keep the best rate; the first round (which compiles) counts for itself."""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Callable
from typing import Any

Work = Callable[[], int]  # does some work and says how many decisions that was


def measured(work: Work, seconds: float, processor: bool = True) -> dict[str, Any]:
    """The best rate in about so many seconds: by processor time for one thread, by the wall for several."""
    clock = time.process_time if processor else time.perf_counter
    began = time.perf_counter()
    work()
    first = time.perf_counter() - began
    best, decisions, began = 0.0, 0, time.perf_counter()
    while time.perf_counter() - began < seconds or not decisions:
        tick = clock()
        made = work()
        best = max(best, made / max(clock() - tick, 1e-9))
        decisions += made
    return {"rate": best, "decisions": decisions, "first": first, "memory": memory()}


def memory() -> float:
    """The most memory that this process has had, in MiB."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (2**20 if sys.platform == "darwin" else 2**10)
