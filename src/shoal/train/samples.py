"""What self-play leaves to learn from: one sample for each decision."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray


class Samples(NamedTuple):
    """Decisions of players; seats are counted from the one that decides."""

    inputs: NDArray[np.float16]  # (n, size): the features of the true state
    players: NDArray[np.int8]
    shares: NDArray[np.float16]  # (n, seats): how the match ended
    values: NDArray[np.float16]  # (n, seats): what the search expected; without a network the shares again
    counts: NDArray[np.int16]  # how many choices there were; 0: only the value is to be learnt
    actions: NDArray[np.int16]  # the choices of all decisions, one after another
    visits: NDArray[np.float16]  # the share of visits of each
    priors: NDArray[np.float16]  # the logarithm of its hand-made prior
    worlds: NDArray[np.float16]  # (m, size): the features of other true states, as their actors are given them
    deals: NDArray[np.float16]  # (m, size): of worlds that these actors might imagine instead


class Notes:
    """Collects the samples of matches as they are played."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._match: list[tuple[Any, ...]] = []
        self._done: list[tuple[Any, ...]] = []

    def __len__(self) -> int:
        return len(self._done)

    def add(self, seat: int, players: int, inputs: Any, values: Any, choices: Any, visits: Any, priors: Any) -> None:
        """A decision of a match that goes on; `values` is None where nothing was expected, but how it ends counts."""
        turned = None if values is None else self._turned(values, seat, players)
        self._match.append((seat, players, inputs.astype(np.float16), turned, choices, visits, priors))

    def end(self, shares: Any) -> None:
        """The match has ended so."""
        for seat, players, inputs, values, *sample in self._match:
            ended = self._turned(shares, seat, players)
            self._done.append((players, ended, inputs, ended if values is None else values, *sample))
        self._match.clear()

    def _turned(self, values: Any, seat: int, players: int) -> NDArray[np.float16]:
        out = np.zeros(self._seats, np.float16)
        out[:players] = np.roll(values[:players], -seat)
        return out

    def take(self) -> Samples:
        """Everything so far, and begin anew."""
        done, self._done = self._done, []
        players, shares, inputs, values, choices, visits, priors = zip(*done, strict=True)
        return Samples(
            inputs=np.stack(inputs),
            players=np.array(players, np.int8),
            shares=np.stack(shares),
            values=np.stack(values),
            counts=np.array([len(c) for c in choices], np.int16),
            actions=np.concatenate(choices).astype(np.int16),
            visits=np.concatenate(visits).astype(np.float16),
            priors=np.concatenate(priors).astype(np.float16),
            worlds=np.zeros((0, len(inputs[0])), np.float16),
            deals=np.zeros((0, len(inputs[0])), np.float16),
        )


def valued(inputs: Any, players: int, shares: Any) -> Samples:
    """Decisions of matches of so many players, from which only the value is to be learnt."""
    n, none = len(inputs), np.zeros(0, np.float16)
    ended = shares.astype(np.float16)
    counts, who = np.zeros(n, np.int16), np.full(n, players, np.int8)
    pairs = np.zeros((2, 0, inputs.shape[1]), np.float16)
    return Samples(inputs.astype(np.float16), who, ended, ended, counts, np.zeros(0, np.int16), none, none, *pairs)


def compared(worlds: Any, deals: Any, seats: int) -> Samples:
    """True worlds and imagined ones, from which nothing else is to be learnt."""
    empty = valued(worlds[:0], 0, np.zeros((0, seats), np.float16))
    return empty._replace(worlds=worlds.astype(np.float16), deals=deals.astype(np.float16))


def joined(parts: Sequence[Samples]) -> Samples:
    """Several samples as one."""
    return Samples(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def write(path: Path, samples: Samples) -> None:
    """Write samples to a file, whole or not at all."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, **samples._asdict())
    part.replace(path)


def opened(path: Path) -> Any:
    """A file of samples, to look into; close it."""
    return np.load(path)


def read(paths: Sequence[Path]) -> Samples:
    """The samples of several files together."""
    parts = []
    for path in paths:
        with np.load(path) as file:
            parts.append(Samples(*(file[name] for name in Samples._fields)))
    return joined(parts)
