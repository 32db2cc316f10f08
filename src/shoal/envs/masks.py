"""What may be done, as a row of a Batch: a bool for each action, or a bit, 64 of them in a word; all of it compiled.

The type of the row says which, when the code is compiled. Action a is bit a modulo 64 of word a // 64; in memory that
is bit a modulo 8 of byte a // 8, which is how learners see it (bits.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from shoal.kernel import Ints, Numbers, compiled

WORD = 64
ONE = np.uint64(1)
NONE = np.uint64(0)


def words_for(actions: int) -> int:
    """How many words hold a bit for each action."""
    return -(-actions // WORD)


def _either(plain: Callable[..., Any], bits: Callable[..., Any]) -> Callable[..., Any]:
    """One function of the two, by the type of the mask."""

    def either(mask: Any, *more: Any) -> Any:
        return (bits if mask.dtype == np.uint64 else plain)(mask, *more)

    def by_type(mask: Any, *_: Any) -> Callable[..., Any]:
        return bits if str(mask.dtype) == "uint64" else plain

    either.overload = by_type  # type: ignore[attr-defined]
    return compiled(either)


@compiled
def _mark_plain(mask: Numbers, actions: Ints, n: int) -> None:
    for a in range(len(mask)):
        mask[a] = False
    for k in range(n):
        mask[actions[k]] = True


@compiled
def _mark_bits(mask: Numbers, actions: Ints, n: int) -> None:
    for w in range(len(mask)):
        mask[w] = NONE
    at, word = 0, NONE
    for k in range(n):
        action = int(actions[k])
        word = (word if action >> 6 == at else NONE) | ONE << np.uint64(action & 63)
        at = action >> 6
        mask[at] = word


@compiled
def _is_legal_plain(mask: Numbers, action: int) -> bool:
    return 0 <= action < len(mask) and bool(mask[action])


@compiled
def _is_legal_bits(mask: Numbers, action: int) -> bool:
    if action < 0 or action >> 6 >= len(mask):
        return False
    return bool((mask[action >> 6] >> np.uint64(action & 63)) & ONE != NONE)


@compiled
def _count_plain(mask: Numbers) -> int:
    n = 0
    for a in range(len(mask)):
        n += int(mask[a])
    return n


@compiled
def count_word(word: Any) -> int:
    """How many bits of a word are set."""
    n = 0
    while word != NONE:
        word &= word - ONE
        n += 1
    return n


@compiled
def _count_bits(mask: Numbers) -> int:
    n = 0
    for w in range(len(mask)):
        n += count_word(mask[w])
    return n


@compiled
def _nth_plain(mask: Numbers, n: int) -> int:
    a = 0
    while a + 8 <= len(mask):  # eight at a time, with one branch
        here = int(mask[a]) + int(mask[a + 1]) + int(mask[a + 2]) + int(mask[a + 3])
        here += int(mask[a + 4]) + int(mask[a + 5]) + int(mask[a + 6]) + int(mask[a + 7])
        if n < here:
            break
        n -= here
        a += 8
    while a < len(mask):
        n -= int(mask[a])
        if n < 0:
            return a
        a += 1
    return -1


@compiled
def _nth_bits(mask: Numbers, n: int) -> int:
    for w in range(len(mask)):
        word = mask[w]
        here = count_word(word)
        if n < here:
            for _ in range(n):
                word &= word - ONE
            below = ~word & (word - ONE)  # the bits below the lowest that is set
            return WORD * w + count_word(below)
        n -= here
    return -1


mark = _either(_mark_plain, _mark_bits)  # (mask, actions, n): these are legal, ascending, and no others
is_legal = _either(_is_legal_plain, _is_legal_bits)  # (mask, action)
count_legal = _either(_count_plain, _count_bits)  # (mask)
nth_legal = _either(_nth_plain, _nth_bits)  # (mask, n): the n-th legal action, from 0
