"""Exact ends: the rest of a match (or of what a search looks at) enumerated, compiled for every game.

From the root every choice and every outcome of chance is played, depth first: at the end the payoffs count, or the
game's table of what lies beyond; chance is an average by its weights, and every mover takes what is best for itself
(max-n). Of equally good choices the average counts: nobody knows which one a rival takes. Where the way down is too
long, a state stays unknown. A choice that wins for certain needs no others beside it, since payoffs are shares of one
win; any other node is known only when all below it is. What is known stays true, however deep one looks next time.

States that came about in another order are known again by a key of 64 bits, in a part of the tree's own memory.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from shoal.bots.nodes import Workspace
from shoal.bots.policy import ends, outlook
from shoal.game import Game, actor, choices, imagine, is_hidden, payoffs, play
from shoal.kernel import CHANCE, OVER, Floats, Ints, Numbers, Rng, State, compiled, jit

DEPTH = 64  # the longest way down, in steps
WORLDS = 24  # hypotheses that must all be alike, where something may be hidden
SAME = 1e-9  # values that differ by less are equal
SURE = 1.0 - SAME  # a certain win
UNKNOWN = -1.0  # the verdict on a choice that was not enumerated to its end
PATIENCE = 256  # states between two looks at the flag

LEVEL = np.dtype(
    (
        np.record,
        [
            ("key", np.uint64),  # of its state
            ("best", np.float64),  # what the mover can have, so far
            ("weight", np.int64),  # of what was added up: of chance's outcomes, or one for each equally good choice
            ("listed", np.int32),  # how many choices there are
            ("done", np.int32),  # how many of them were begun
            ("mover", np.int8),  # who acts, or CHANCE
            ("open", np.int8),  # 1: one of its choices is unknown
        ],
    )
)
HERE, SPENT, LIMIT, MASK = 0, 1, 2, 3  # tallies: the level, states so far, the deepest level, of the keys
DONE = -1  # not a level: the root is done


class Enumeration(NamedTuple):
    """Everything that an enumeration writes to; nothing is allocated while it runs."""

    states: NDArray[Any]  # one at each level
    words: NDArray[np.uint64]  # the same memory, a row for each state
    levels: NDArray[Any]
    actions: Ints  # (level, choice)
    weights: Ints
    totals: NDArray[np.float64]  # (level, seat): what everybody gets, times `weight`
    results: NDArray[np.float64]  # of the state looked at last
    payoffs: Floats
    verdicts: NDArray[np.float64]  # what each choice of the root brings its mover
    tallies: NDArray[np.int64]
    known: NDArray[Any]  # by key: what everybody gets
    table: Numbers  # what lies beyond the end of a search, where a game has such a table


def enumeration(game: Game, ws: Workspace) -> Enumeration:
    """Room for enumerations beside a search, whose last half of nodes is lent to them."""
    width, seats = game.rules.CHOICES, game.rules.SEATS
    row = -(-game.state.itemsize // 8)
    words = np.zeros((DEPTH + 1, row), np.uint64)
    entry = np.dtype((np.record, [("key", np.uint64), ("values", np.float64, seats)]))
    lent = ws.nodes[len(ws.nodes) // 2 :].view(np.uint8)
    return Enumeration(
        states=np.ndarray((DEPTH + 1,), game.state, words, strides=(8 * row,)),
        words=words,
        levels=np.zeros(DEPTH, LEVEL),
        actions=np.zeros((DEPTH, width), np.int16),
        weights=np.zeros((DEPTH, width), np.int16),
        totals=np.zeros((DEPTH, seats), np.float64),
        results=np.zeros(seats, np.float64),
        payoffs=np.zeros(seats, np.float32),
        verdicts=np.zeros(width, np.float64),
        tallies=np.zeros(4, np.int64),
        known=lent[: len(lent) // entry.itemsize * entry.itemsize].view(entry),
        table=ws.table,
    )


# What is known already


@compiled
def key_of(en: Enumeration, level: int) -> Any:
    """A number for a state: shifts, rotations and one product of bits for each word, so that nothing overflows."""
    key = np.uint64(0x9E3779B97F4A7C15)
    for i in range(en.words.shape[1]):
        key ^= en.words[level, i]
        key ^= key << np.uint64(13)
        key ^= key >> np.uint64(7)
        key ^= key << np.uint64(17)
        key ^= (key << np.uint64(1) | key >> np.uint64(63)) & (key << np.uint64(8) | key >> np.uint64(56))
    return key


@compiled
def place_of(en: Enumeration, key: Any) -> int:
    return int(np.int64(key >> np.uint64(1)) & en.tallies[MASK])


@compiled
def remember(en: Enumeration, key: Any) -> None:
    """Keep the results for this state, in place of an older one."""
    entry = en.known[place_of(en, key)]
    entry.key = key
    for seat in range(len(en.results)):
        entry.values[seat] = en.results[seat]


@compiled
def is_known(en: Enumeration, key: Any) -> bool:
    """Was a state of this key enumerated before? Then its values are the results."""
    entry = en.known[place_of(en, key)]
    if entry.key != key:
        return False
    for seat in range(len(en.results)):
        en.results[seat] = entry.values[seat]
    return True


# Down and up


@compiled
def open_level(en: Enumeration, level: int) -> None:
    """List what can be done in a state."""
    s, here = en.states[level], en.levels[level]
    here.mover = actor(s)
    here.listed = choices(s, en.actions[level], en.weights[level])
    here.done = 0
    here.best = UNKNOWN
    here.weight = 0
    here.open = 0
    for seat in range(len(en.results)):
        en.totals[level, seat] = 0.0
    en.tallies[HERE] = level


@compiled
def add_up(en: Enumeration, level: int) -> None:
    """The choice begun last brings the results: chance adds them up, a mover keeps the best."""
    here, weight = en.levels[level], 1
    if here.mover == CHANCE:
        weight = int(en.weights[level, here.done - 1])
    else:
        value = en.results[here.mover]
        if value < here.best - SAME:
            return
        if value > here.best + SAME:
            here.best = value
            here.weight = 0
            for seat in range(len(en.results)):
                en.totals[level, seat] = 0.0
    here.weight += weight
    for seat in range(len(en.results)):
        en.totals[level, seat] += weight * en.results[seat]


@compiled
def report(en: Enumeration, level: int, is_solved: bool) -> None:
    """What the choice begun last has brought to this level."""
    here = en.levels[level]
    if not is_solved:
        here.open = 1
        return
    add_up(en, level)
    if level == 0:
        en.verdicts[here.done - 1] = en.results[here.mover]


@compiled
def is_decided(here: Any) -> bool:
    """Does nothing that was not looked at yet matter? Chance with an unknown outcome stays unknown."""
    if here.done >= here.listed:
        return True
    return bool(here.open != 0 if here.mover == CHANCE else here.best >= SURE)


@compiled
def close_level(en: Enumeration, level: int) -> None:
    """All that matters here was looked at: tell the level above."""
    here = en.levels[level]
    is_solved = here.open == 0 or here.best >= SURE
    if is_solved:
        for seat in range(len(en.results)):
            en.results[seat] = en.totals[level, seat] / here.weight
        remember(en, here.key)
    en.tallies[HERE] = level - 1
    if level > 0:
        report(en, level - 1, is_solved)


@compiled
def is_end(s: State, root: State) -> bool:
    return actor(s) == OVER or ends(s, root)


@compiled
def is_paid(en: Enumeration, s: State) -> bool:
    """At an end: is it known what everybody gets? Then that is the results."""
    if actor(s) == OVER:
        payoffs(s, en.payoffs)
    elif not outlook(s, en.table, en.payoffs):
        return False
    for seat in range(int(s.players)):
        en.results[seat] = en.payoffs[seat]
    return True


@compiled
def enter(en: Enumeration, level: int) -> None:
    """Look at the state of a level for the first time."""
    s = en.states[level]
    if is_end(s, en.states[0]):
        report(en, level - 1, is_paid(en, s))
        return
    key = key_of(en, level)
    if is_known(en, key):
        report(en, level - 1, True)
    elif level >= en.tallies[LIMIT]:
        report(en, level - 1, False)
    else:
        en.levels[level].key = key
        open_level(en, level)


@compiled
def step_on(en: Enumeration) -> None:
    """Begin the next choice of the level that we are at, or leave it."""
    level = int(en.tallies[HERE])
    here = en.levels[level]
    if is_decided(here):
        close_level(en, level)
        return
    here.done += 1
    en.states[level + 1] = en.states[level]
    play(en.states[level + 1], int(en.actions[level, here.done - 1]))
    en.tallies[SPENT] += 1
    enter(en, level + 1)


# Entry points


@compiled
def is_certain(en: Enumeration, root: State, seat: int, rng: Rng) -> bool:
    """Does the seat know all but what chance will do? Then all hypotheses are alike; one of them is put at level 0."""
    if not is_hidden(root):
        return True
    imagine(en.states[0], seat, rng)
    for _ in range(WORLDS - 1):
        en.states[1] = root
        imagine(en.states[1], seat, rng)
        for i in range(en.words.shape[1]):
            if en.words[0, i] != en.words[1, i]:
                return False
    return True


def _prepare(en: Enumeration, root: NDArray[Any], seat: int, rng: Rng, deals: bool, mask: int) -> bool:
    """Begin with a root, nothing known of it; False if something is hidden from the seat."""
    en.tallies[HERE] = DONE
    en.tallies[SPENT] = 0
    en.tallies[MASK] = mask
    for i in range(len(en.verdicts)):
        en.verdicts[i] = UNKNOWN
    en.states[0] = root[0]
    if deals and not is_certain(en, root[0], seat, rng):
        return False
    for i in range(mask + 1):
        en.known[i].key = np.uint64(0)
    return True


def _run(en: Enumeration, limit: int, states: int, flag: NDArray[np.int8]) -> None:
    """Go on for so many states, or until the root is done; where it is, begin once more and look as deep as `limit`."""
    if en.tallies[HERE] == DONE:
        en.tallies[LIMIT] = limit
        en.levels[0].key = key_of(en, 0)
        open_level(en, 0)
    most = en.tallies[SPENT] + states
    while en.tallies[HERE] != DONE and en.tallies[SPENT] < most:
        if en.tallies[SPENT] % PATIENCE == 0 and flag[0] != 0:
            return
        step_on(en)


prepare = jit(_prepare)
run = jit(_run)
