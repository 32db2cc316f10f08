"""The arrays of many matches that are stepped together: one structure, the same for a CPU and on a GPU."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from shoal.envs.masks import words_for
from shoal.errors import ShoalError
from shoal.game import Game
from shoal.kernel import seeded_many
from shoal.match import Variant

RANDOM, GREEDY = 0, 1
POLICIES = {"random": RANDOM, "greedy": GREEDY}  # the built-in players, by name
ANY_SEAT = -1  # no seat is the learner's own: whoever acts is asked
OBS_TYPES, MASK_TYPES = ("float32", "uint8"), ("bool", "bits")


class Form(NamedTuple):
    """How a learner is given what it reads."""

    obs_type: str = "float32"  # or uint8: whole numbers, to be multiplied by the game's SCALES
    mask_type: str = "bool"  # or bits: 64 actions in a word


PLAIN = Form()


class Batch(NamedTuple):
    """n matches of one game: their states and all that a learner reads and writes."""

    blank: NDArray[Any]  # one record with the options set, from which every match starts
    states: NDArray[Any]  # (n,)
    rngs: NDArray[np.uint64]  # (n, 1): chance and the bots of each match
    sample_rngs: NDArray[np.uint64]  # (n, 1): random actions for the learner
    seats: NDArray[np.int8]  # (n,): the learner's seat, or ANY_SEAT
    actors: NDArray[np.int8]  # (n,): the seat to act
    actions: NDArray[np.int64]  # (n,): the last random actions
    observations: NDArray[Any]  # (n, OBSERVATION), float32 or uint8: what the seat to act sees
    masks: NDArray[Any]  # what it may do: bools (n, ACTIONS), or bits in words of uint64 (n, words)
    rewards: NDArray[np.float32]  # (n,): of the seat that moved last
    shares: NDArray[np.float32]  # (n, players): of the win, where a match has just ended
    terminations: NDArray[np.bool_]  # (n,): has a match just ended?
    finals: NDArray[Any]  # (n, OBSERVATION): the last observation of a match that ended
    memories: NDArray[np.int64]  # (n, MEMORY): what the seats remember of each match, where a game wants that


def form_of(game: Game, obs_type: str, mask_type: str) -> Form:
    """The form that is asked for, if the game has it."""
    if obs_type not in OBS_TYPES:
        raise ShoalError(f"obs_type cannot be {obs_type!r}; allowed: {', '.join(OBS_TYPES)}")
    if mask_type not in MASK_TYPES:
        raise ShoalError(f"mask_type cannot be {mask_type!r}; allowed: {', '.join(MASK_TYPES)}")
    if obs_type == "uint8" and not hasattr(game.rules, "observe_whole"):
        raise ShoalError(f"{game.title} has no observations in uint8: its rules lack observe_whole and SCALES")
    return Form(obs_type, mask_type)


def batch_of(
    variant: Variant,
    n: int,
    seats: NDArray[np.int8],
    layout: np.dtype[Any] | None = None,
    form: Form = PLAIN,
) -> Batch:
    """The arrays of n matches, not begun yet; `layout`: how a state lies in memory, if not as the game says."""
    game, rules = variant.game, variant.game.rules
    blank = np.zeros(1, layout or game.state)
    first = game.blank(variant.options)
    for field in game.state.names or ():
        blank[0][field] = first[field]
    bits = form.mask_type == "bits"
    memory = getattr(rules, "MEMORY", 0) if form.obs_type == "uint8" else 0
    return Batch(
        blank=blank,
        states=np.zeros(n, blank.dtype),
        rngs=np.zeros((n, 1), np.uint64),
        sample_rngs=np.zeros((n, 1), np.uint64),
        seats=seats,
        actors=np.zeros(n, np.int8),
        actions=np.zeros(n, np.int64),
        observations=np.zeros((n, rules.OBSERVATION), form.obs_type),
        masks=np.zeros((n, words_for(rules.ACTIONS)), np.uint64) if bits else np.zeros((n, rules.ACTIONS), np.bool_),
        rewards=np.zeros(n, np.float32),
        shares=np.zeros((n, variant.players), np.float32),
        terminations=np.zeros(n, np.bool_),
        finals=np.zeros((n, rules.OBSERVATION), form.obs_type),
        memories=np.zeros((n, max(1, memory)), np.int64),  # an empty array is nothing to hand to a device
    )


def rngs_of(seed: int, n: int) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    """The `rngs` and `sample_rngs` of n matches."""
    return seeded_many(seed, range(n)), seeded_many(seed, range(n, 2 * n))


def seats_of(players: int, n: int, opponents: str | None, seat: int | None) -> NDArray[np.int8]:
    """The learner's seat in each of n matches: one seat, all in turn (None), or whoever acts (no opponents)."""
    if opponents is None:
        if seat is not None:
            raise ShoalError("a seat of one's own needs opponents: random or greedy")
        return np.full(n, ANY_SEAT, np.int8)
    if seat is not None and seat not in range(players):
        raise ShoalError(f"there is no seat {seat!r}; seats are 0 to {players - 1}, or None for all in turn")
    own = np.arange(n) % players if seat is None else np.full(n, seat)
    return own.astype(np.int8)


def code_of(policy: str | None, what: str = "policy") -> int:
    """The number of a built-in player; None is as good as random, where nobody asks it."""
    if policy is not None and policy not in POLICIES:
        more = ", or None for self-play" if what == "opponents" else ""
        raise ShoalError(f"{what} cannot be {policy!r}; allowed: {', '.join(POLICIES)}{more}")
    return POLICIES[policy or "random"]
