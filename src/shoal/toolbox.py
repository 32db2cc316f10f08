"""What many games need: seats in order, who starts, who shares the win, bits, scales. Most of it compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from shoal.contract import Rules
from shoal.kernel import OVER, Floats, Ints, Numbers, Places, State, compiled


@compiled
def next_seat(s: State, seat: int) -> int:
    """The seat to the left."""
    return seat + 1 if seat + 1 < int(s.players) else 0  # not %: a division takes longer than all the rest


@compiled
def any_seat_starts(s: State, first: int, actions: Ints, weights: Ints) -> int:
    """Choices of chance: each seat is as likely to start; `first` + seat is the action."""
    players = int(s.players)
    for seat in range(players):
        actions[seat] = first + seat
        weights[seat] = 1
    return players


@compiled
def share_win(out: Floats, players: int) -> None:
    """Payoffs from standings: `out` holds a number for each seat, and those with the highest share the win."""
    best = out[0]
    for seat in range(1, players):
        best = max(best, out[seat])
    winners = 0
    for seat in range(players):
        winners += int(out[seat] == best)
    for seat in range(players):
        out[seat] = 1.0 / winners if out[seat] == best else 0.0


def count_bits(bits: int) -> int:
    """How many bits are set."""
    return int(bits).bit_count()


def lowest_bit(bits: int) -> int:
    """The number of the lowest bit that is set (there is one)."""
    return int(bits & -bits).bit_length() - 1


@compiled
def _count_in_pairs(bits: int) -> int:
    """Bits in pairs, in fours, in bytes, in all: compilers know this for what it is, one instruction."""
    bits -= bits >> 1 & 0x5555555555555555
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    return bits * 0x0101010101010101 >> 56 & 127


@compiled
def _count_below(bits: int) -> int:
    """The bits below the lowest that is set: one instruction too."""
    return _count_in_pairs((bits & -bits) - 1)


count_bits.overload = lambda bits: _count_in_pairs  # type: ignore[attr-defined]
lowest_bit.overload = lambda bits: _count_below  # type: ignore[attr-defined]
compiled(count_bits)
compiled(lowest_bit)


@compiled
def list_nonzero(numbers: Floats, n: int, places: Places) -> int:
    """The places of those of the first n numbers that are not 0; how many. There must be room for one more."""
    found = 0
    for i in range(n):
        places[found] = i
        found += int(numbers[i] != np.float32(0.0))
    return found


def scales_of(parts: Iterable[tuple[int, float]]) -> Floats:
    """The SCALES of an observation, from so many numbers of each scale in turn."""
    return np.concatenate([np.full(n, scale, np.float32) for n, scale in parts])


@compiled
def scale(out: Floats, scales: Floats) -> None:
    """Whole numbers become those that `observe` gives."""
    for i in range(len(scales)):
        out[i] *= scales[i]


@compiled
def copy_16(source: Numbers, target: Numbers, i: int) -> None:
    """Copy numbers i to i + 15. All are read before any is written, so that they move as one vector."""
    a, b, c, d, e, f, g, h = (
        source[i], source[i + 1], source[i + 2], source[i + 3], source[i + 4], source[i + 5], source[i + 6],
        source[i + 7],
    )  # fmt: skip
    j, k, m, n, p, q, r, s = (
        source[i + 8], source[i + 9], source[i + 10], source[i + 11], source[i + 12], source[i + 13], source[i + 14],
        source[i + 15],
    )  # fmt: skip
    target[i], target[i + 1], target[i + 2], target[i + 3] = a, b, c, d
    target[i + 4], target[i + 5], target[i + 6], target[i + 7] = e, f, g, h
    target[i + 8], target[i + 9], target[i + 10], target[i + 11] = j, k, m, n
    target[i + 12], target[i + 13], target[i + 14], target[i + 15] = p, q, r, s


@compiled
def _as_it_is(out: Numbers, number: int) -> int:
    return number


@compiled
def _in_a_byte(out: Numbers, number: int) -> int:
    return min(number, 255)


def within(out: Numbers, number: int) -> int:
    """A whole number that may be large, or the most that `out` can hold: uint8 ends at 255."""
    return _in_a_byte(out, number) if out.dtype == np.uint8 else _as_it_is(out, number)


def _within_by_type(out: Any, number: Any) -> Callable[..., int]:
    return _in_a_byte if str(out.dtype) == "uint8" else _as_it_is


within.overload = _within_by_type  # type: ignore[attr-defined]
compiled(within)


BITS = np.array([[byte >> bit & 1 for bit in range(8)] for byte in range(256)], np.uint8)  # of each byte


@compiled
def spread_bits(bits: int, n: int, out: Numbers, first: int) -> None:
    """Write n bits as numbers, the lowest first: eight at a time from a table, as one word."""
    for i in range(0, n & -8, 8):
        byte = bits >> i & 255
        for bit in range(8):
            out[first + i + bit] = BITS[byte, bit]
    for i in range(n & -8, n):
        out[first + i] = bits >> i & 1


def winners(rules: Rules, s: State) -> list[int]:
    """The seats that share the win, once the match is over; nobody before."""
    if rules.actor(s) != OVER:
        return []
    out = np.zeros(rules.SEATS, np.float32)
    rules.payoffs(s, out)
    return [seat for seat in range(int(s.players)) if out[seat] > 0]
