"""The arena: many matches between bots, fairly seated, with paired chance and intervals (docs/arena.md).

>>> from shoal.arena import checked, run
>>> settings = checked("coloretto", 2, ["greedy", "random"])
>>> run(settings, games=100).report["bots"][0]["won"]  # doctest: +SKIP
{'value': 0.99, 'low': 0.946, 'high': 0.998, 'samples': 100.0, 'groups': 50, 'worth': 1.0}
"""

from __future__ import annotations

from shoal.arena.plan import Settings, checked
from shoal.arena.run import Outcome, run
from shoal.arena.workers import Workers, local

__all__ = ["Outcome", "Settings", "Workers", "checked", "local", "run"]
