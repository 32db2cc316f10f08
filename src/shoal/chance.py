"""Where a match's chance comes from."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import Protocol


class Chance(Protocol):
    """Where chance comes from: a pure function of a step's number, so asking twice changes nothing."""

    def below(self, step: int, n: int) -> int:
        """A random whole number from 0 to n - 1 for this step of the log."""


class SeededChance:
    """Chance from a seed; None draws a seed from the system."""

    def __init__(self, seed: int | None) -> None:
        self._seed = secrets.randbits(128) if seed is None else seed

    def below(self, step: int, n: int) -> int:
        """A random whole number from 0 to n - 1 for this step of the log."""
        digest = blake2b(b"%d %d" % (self._seed, step), digest_size=16).digest()
        return int.from_bytes(digest, "big") * n >> 128


def weighted(actions: Sequence[int], weights: Sequence[int], mark: int) -> int:
    """The action that a number below the sum of the weights falls on."""
    for action, weight in zip(actions, weights, strict=True):
        mark -= weight
        if mark < 0:
            return action
    raise ValueError("the mark must be below the sum of the weights")
