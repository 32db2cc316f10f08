"""Training of a game's network by expert iteration: the search plays itself, the network learns what the search found.

One *generation*: self-play on all cores with the best network so far (none at first: the hand-made policy), learning
from the samples of the last generations, and an arena in which the new network must beat the best one to replace it.
"""

from __future__ import annotations

from shoal.train.settings import Settings

__all__ = ["Settings"]
