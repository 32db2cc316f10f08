"""Training on a Ray cluster: self-play and the gate's matches on every node, learning where the command runs.

The nodes need no files of ours: weights travel with the tasks, samples come back as answers. Whoever is lost costs a
few seconds of self-play, or its match of the gate: others play that again.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from shoal.arena.cluster import Ray
from shoal.arena.parcels import Parcel
from shoal.arena.workers import Workers
from shoal.train.crew import Files, together
from shoal.train.samples import Samples, write
from shoal.train.selfplay import Player, Task
from shoal.train.settings import Settings

PIECE = 10.0  # seconds of self-play in a task: what is played again when a worker is lost


class NodePlayer:
    """Self-play on a node, with weights that have travelled there."""

    def __init__(self, settings: Settings, weights: Parcel | None) -> None:
        self._player = Player(settings)
        self._weights = weights.unpacked() if weights else None

    def warm(self) -> None:
        """Compile before any clock runs."""
        self._player.warm()

    def play(self, numbered: tuple[int, Task]) -> tuple[int, Samples | None, dict[str, Any]]:
        """One task: its number, the samples, and what was done."""
        number, task = numbered
        return number, *self._player.play(replace(task, weights=self._weights))

    def close(self) -> None:
        """Nothing is held."""


class Gate:
    """The cluster as workers of an arena. It stays when the arena is over."""

    def __init__(self, ray: Ray) -> None:
        self.play = ray.play

    def close(self) -> None:
        """The hosts have ended with their jobs."""


class ClusterCrew:
    """The workers of a cluster."""

    def __init__(self, settings: Settings, ray: Ray) -> None:
        self._settings, self._ray = settings, ray

    def play(self, seed: int, seconds: float, weights: Path | None, files: Files) -> dict[str, Any]:
        """Self-play on all workers, so many seconds each if nobody is lost; what they did together."""
        pieces = max(1, round(seconds / PIECE))
        tasks = [(i, Task(seed + i, seconds / pieces, None)) for i in range(pieces * self._ray.count)]
        parcel = Parcel(weights.read_bytes()) if weights else None
        done = []
        for answers in self._ray.spread(partial(NodePlayer, self._settings, parcel), tasks):
            for number, samples, counted in answers:
                done.append(counted)
                if samples is not None:
                    write(files(number), samples)
        return together(done)

    def arena(self) -> Workers:
        """The same nodes."""
        return Gate(self._ray)

    def close(self) -> None:
        """Leave the cluster, or end it if it was ours."""
        self._ray.close()
