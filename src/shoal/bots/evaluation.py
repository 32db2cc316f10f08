"""The learned evaluation: small networks that run inside the compiled search, in about a microsecond.

*Value*: all features → a hidden layer → another → for every seat, how much of the win it may expect (softmax).
*Prior*: the features that the seat may know → a hidden layer → another → for every choice how likely it is to be good:
the row of its action, plus the logarithm of the hand-made prior, weighed as the position asks for (softmax).
*Belief*, in games that hide something: all features → a hidden layer → another → how much likelier an imagined world is
than one dealt blindly.

Layers are sums of rows (`out += x * row`), which compile to vectors; inputs that are 0 cost nothing, and most are.
"""

from __future__ import annotations

import math
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from shoal.errors import ShoalError
from shoal.game import Game
from shoal.kernel import Floats, Ints, Numbers, Places, compiled
from shoal.numeric import logarithms, softmax
from shoal.toolbox import list_nonzero

HIDDEN = (64, 32)  # the sizes of the two hidden layers, of the value and of the prior alike
BELIEF = (64, 32)  # of the belief
MOST_BELIEVED = 5.0  # no world counts more than e to this times an average one
LEAST = 1e-6  # a hand-made prior counts as at least so much


class Weights(NamedTuple):
    """The numbers that training finds; matrices have a row for each input."""

    value_1: Floats  # (size, hidden)
    value_1_bias: Floats
    value_2: Floats  # (hidden, hidden)
    value_2_bias: Floats
    value_3: Floats  # (hidden, seats)
    value_3_bias: Floats
    prior_1: Floats  # (visible, hidden)
    prior_1_bias: Floats
    prior_2: Floats  # (hidden, hidden)
    prior_2_bias: Floats
    prior_3: Floats  # (actions, hidden): here a row for each output, since few of them are asked for
    prior_3_bias: Floats
    trust: Floats  # (hidden,): how much the logarithm of the hand-made prior counts
    trust_bias: Floats  # (1,)
    belief_1: Floats  # (size, hidden); empty, as all that follow, where nothing is hidden or nothing was learnt of it
    belief_1_bias: Floats
    belief_2: Floats  # (hidden, hidden)
    belief_2_bias: Floats
    belief_3: Floats  # (hidden,)
    belief_3_bias: Floats  # (1,)


class Scratch(NamedTuple):
    """What an evaluation writes to."""

    inputs: Floats
    first: Floats
    second: Floats
    shares: Floats
    listed: Places  # (1,): so many inputs are not 0
    places: Places  # of these, ascending
    lit: Places  # and of the cells of the first layer that are not 0


def shapes(game: Game, hidden: tuple[int, int] = HIDDEN) -> dict[str, tuple[int, ...]]:
    """The shape of each part of a game's weights."""
    network = game.network
    assert network is not None
    one, two = hidden
    actions, seats = game.rules.ACTIONS, game.rules.SEATS
    return {
        **{"value_1": (network.size, one), "value_1_bias": (one,), "value_2": (one, two), "value_2_bias": (two,)},
        **{"value_3": (two, seats), "value_3_bias": (seats,)},
        **{"prior_1": (network.visible, one), "prior_1_bias": (one,), "prior_2": (one, two), "prior_2_bias": (two,)},
        **{"prior_3": (actions, two), "prior_3_bias": (actions,), "trust": (two,), "trust_bias": (1,)},
        **belief_shapes(network.size if game.hidden else 0),
    }


def belief_shapes(size: int) -> dict[str, tuple[int, ...]]:
    """The shapes of what tells likely worlds from unlikely ones, from so many features; 0: there is none."""
    one, two = BELIEF if size else (0, 0)
    return {
        **{"belief_1": (size, one), "belief_1_bias": (one,), "belief_2": (one, two), "belief_2_bias": (two,)},
        **{"belief_3": (two,), "belief_3_bias": (min(size, 1),)},
    }


def hidden_of(weights: Weights) -> tuple[int, int]:
    """The sizes of the two hidden layers."""
    return len(weights.value_1_bias), len(weights.value_2_bias)


def no_weights() -> Weights:
    """In place of weights, for a search without a network."""
    one, two = np.zeros(0, np.float32), np.zeros((0, 0), np.float32)
    flat = ("trust", "belief_3")
    return Weights(*(one if name.endswith("bias") or name in flat else two for name in Weights._fields))


def scratch(game: Game, weights: Weights) -> Scratch:
    """Room for evaluations with these weights."""
    size = game.network.size if game.network else 0
    first = max(len(weights.value_1_bias), len(weights.prior_1_bias), len(weights.belief_1_bias))
    second = max(len(weights.value_2_bias), len(weights.prior_2_bias), len(weights.belief_2_bias))
    inputs, one, two, shares = (np.zeros(n, np.float32) for n in (size, first, second, game.rules.SEATS))
    listed, places, lit = (np.zeros(n, np.int64) for n in (1, size + 1, first + 1))
    return Scratch(inputs, one, two, shares, listed, places, lit)


def read(game: Game, path: Path) -> Weights:
    """The weights in a file; ShoalError if they are not of this game's network."""
    try:
        with np.load(path) as file:
            parts = {**no_weights()._asdict(), **file}
            if not set(file).issuperset(name for name in Weights._fields if not name.startswith("belief")):
                raise KeyError(f"it has {', '.join(file) or 'nothing'}")
            weights = Weights(*(np.ascontiguousarray(parts[name], np.float32) for name in Weights._fields))
    except (OSError, KeyError, ValueError) as error:
        raise ShoalError(f"{path} has no weights of a network: {error}") from None
    expected = shapes(game, hidden_of(weights))
    if not len(weights.belief_1):
        expected |= belief_shapes(0)
    for name, shape in expected.items():
        if getattr(weights, name).shape != shape:
            raise ShoalError(f"{path} has a network of another shape: {name} is not {shape}; train it anew")
    return weights


def write(path: Path, weights: Weights) -> None:
    """Write weights to a file, whole or not at all, in half precision: 3 digits are more than they are true to."""
    part = path.with_suffix(".part.npz")
    np.savez_compressed(part, **{name: values.astype(np.float16) for name, values in weights._asdict().items()})
    part.replace(path)


@lru_cache(maxsize=16)
def _read_once(game_name: str, path: Path, changed: int) -> Weights:
    from shoal.game import find

    return read(find(game_name), path)


def weights_of(game: Game, players: int, path: Path | None = None) -> Weights | None:
    """The weights in a file, or the game's own for so many players (None where there are none yet), read once."""
    if game.network is None:
        if path is not None:
            raise ShoalError(f"{game.title} has no network, so it can use no weights")
        return None
    own = path or game.network.weights_for(players)
    if path is None and not own.is_file():
        return None
    if not own.is_file():
        raise ShoalError(f"there is no file {own} with weights")
    return _read_once(game.name, own, own.stat().st_mtime_ns)


def table_of(game: Game) -> Numbers:
    """The table of a game's network, read once; an empty one where there is none."""
    path = game.network.table if game.network else None
    return np.zeros((0, 0), np.uint16) if path is None or not path.is_file() else _read_table(path)


@lru_cache(maxsize=16)
def _read_table(path: Path) -> Numbers:
    with np.load(path) as file:
        return np.ascontiguousarray(file["table"])


@compiled
def layer(inputs: Floats, places: Places, n: int, matrix: Floats, bias: Floats, out: Floats) -> None:
    """The next layer: what the n inputs at these places bring to each of its cells, no less than 0.

    Eight rows at a time, so that the sums are read and written an eighth as often.
    """
    width, k = len(bias), 0
    for j in range(width):
        out[j] = bias[j]
    while k + 8 <= n:
        a, b, c, d = places[k], places[k + 1], places[k + 2], places[k + 3]
        e, f, g, h = places[k + 4], places[k + 5], places[k + 6], places[k + 7]
        by_a, by_b, by_c, by_d = inputs[a], inputs[b], inputs[c], inputs[d]
        by_e, by_f, by_g, by_h = inputs[e], inputs[f], inputs[g], inputs[h]
        for j in range(width):
            first = (by_a * matrix[a, j] + by_b * matrix[b, j]) + (by_c * matrix[c, j] + by_d * matrix[d, j])
            other = (by_e * matrix[e, j] + by_f * matrix[f, j]) + (by_g * matrix[g, j] + by_h * matrix[h, j])
            out[j] += first + other
        k += 8
    while k < n:
        a = places[k]
        by_a = inputs[a]
        for j in range(width):
            out[j] += by_a * matrix[a, j]
        k += 1
    for j in range(width):
        out[j] = max(out[j], np.float32(0.0))


@compiled
def two_layers(room: Scratch, one: Floats, one_bias: Floats, two: Floats, two_bias: Floats) -> None:
    """Both hidden layers, from the features in `room`: those that the first has rows for."""
    n = int(room.listed[0])
    while n > 0 and room.places[n - 1] >= len(one):
        n -= 1
    layer(room.inputs, room.places, n, one, one_bias, room.first)
    lit = list_nonzero(room.first, len(one_bias), room.lit)
    layer(room.first, room.lit, lit, two, two_bias, room.second)


@compiled
def share_out(weights: Weights, room: Scratch, seat: int, players: int, out: Floats) -> None:
    """What everybody may expect, from the features in `room`, whose first seat is `seat`."""
    two_layers(room, weights.value_1, weights.value_1_bias, weights.value_2, weights.value_2_bias)
    for i in range(players):
        total = weights.value_3_bias[i]
        for j in range(len(weights.value_2_bias)):
            total += room.second[j] * weights.value_3[j, i]
        room.shares[i] = total
    softmax(room.shares, players, 1.0)
    for i in range(players):
        whose = seat + i if seat + i < players else seat + i - players
        out[whose] = room.shares[i]


@compiled
def weigh_choices(weights: Weights, room: Scratch, actions: Ints, n: int, priors: Floats) -> None:
    """Better priors from hand-made ones, from the features in `room` that the seat may know."""
    two_layers(room, weights.prior_1, weights.prior_1_bias, weights.prior_2, weights.prior_2_bias)
    two, trust = len(weights.prior_2_bias), weights.trust_bias[0]
    for j in range(two):
        trust += room.second[j] * weights.trust[j]
    logarithms(priors, n, LEAST)
    for i in range(n):
        action = int(actions[i])
        total = weights.prior_3_bias[action] + trust * priors[i]
        for j in range(two):
            total += room.second[j] * weights.prior_3[action, j]
        priors[i] = total
    softmax(priors, n, 1.0)


@compiled
def likelihood(weights: Weights, room: Scratch) -> Any:
    """How much likelier an imagined world is than one that was dealt blindly, from its features in `room`."""
    two_layers(room, weights.belief_1, weights.belief_1_bias, weights.belief_2, weights.belief_2_bias)
    total = weights.belief_3_bias[0]
    for j in range(len(weights.belief_2_bias)):
        total += room.second[j] * weights.belief_3[j]
    return math.exp(min(total, MOST_BELIEVED))
