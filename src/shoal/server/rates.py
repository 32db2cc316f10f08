"""How fast a network may ask: every request is weighed by what it costs the server; a move is 1."""

from __future__ import annotations

import time
from collections import OrderedDict

from shoal.server.errors import TooFast

KNOWN_NETWORKS = 20_000
WRITES = frozenset(("POST", "PUT", "PATCH", "DELETE"))
WRITE, READ = 1.0, 0.2
FREE = ("/static/", "/health", "/favicon.ico", "/manifest.webmanifest", "/sw.js")
MAKING = ("/new/", "/play/")
DEARER_WRITES = {"tables": 2.0, "guest": 2.0, "name": 2.0, "hint": 4.0, "verify": 8.0}  # by the last part of a path
DEARER_READS = {"state": 0.5, "stream": 0.5, "metrics": 0.5, "replay": 1.0, "frame": 0.5, "record": 1.0}
DEARER_READS |= {"verify": 8.0, "scores.svg": 1.0, "result.svg": 1.0}
DEAREST = max(*DEARER_READS.values(), *DEARER_WRITES.values())  # a smaller bucket would make some requests impossible


def cost(method: str, path: str) -> float:
    """What a request costs, roughly: memory, processor, database."""
    last = path.rpartition("/")[2]
    if method in WRITES:
        return DEARER_WRITES["tables"] if path.startswith(MAKING) else DEARER_WRITES.get(last, WRITE)
    if path.startswith(FREE):
        return 0.0
    if path.startswith("/t/") and path.count("/") == 2:
        return DEARER_READS["state"]  # the page of a table
    return DEARER_READS.get(last, READ)


class Rates:
    """A bucket for each network: it fills at `rate` a second up to `burst`, and requests take from it."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, network: str, cost: float, nodes: int = 1) -> None:
        """Take so much from a network's bucket; TooFast if there is less in it. Of several nodes each has its share."""
        if not self.rate or not cost:
            return
        rate, burst, now = self.rate / nodes, max(self.burst / nodes, DEAREST), time.monotonic()
        left, when = self._buckets.pop(network, (burst, now))
        left = min(burst, left + (now - when) * rate)
        self._buckets[network] = (left - cost if left >= cost else left, now)
        if len(self._buckets) > KNOWN_NETWORKS:
            self._buckets.popitem(last=False)
        if left < cost:
            wait = (cost - left) / rate
            raise TooFast(f"too many requests at once; at most {rate:g} a second", [f"wait {wait:.1f} s"])
