"""Functions of many numbers at a time, in single precision, written so that they compile to vectors.

The exponential and the logarithm of a library take one number at a time, ten times as long. Here a number is split into
a power of two and the rest, and a polynomial is good enough for that: to a few parts in ten million.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.kernel import Floats, compiled

LEAST_POWER = np.float32(-126.0)  # of two: the smallest number of single precision that has all its digits
LOG2_E = np.float32(np.log2(np.e))
LOG_2 = np.float32(np.log(2.0))
MANTISSA, EXPONENT_OF_1 = 0x7FFFFF, 127  # of a number in single precision, by its bits
BITS = 23  # of the mantissa


def _fitted(fn: Callable[[Any], Any], low: float, high: float, degree: int) -> NDArray[np.float32]:
    """The polynomial of this degree that comes closest to a function between two numbers."""
    nodes = np.cos(np.pi * (np.arange(64) + 0.5) / 64) * (high - low) / 2 + (high + low) / 2
    fit = np.polynomial.Chebyshev.fit(nodes, fn(nodes), degree, domain=[low, high])
    return fit.convert(kind=np.polynomial.Polynomial).coef.astype(np.float32)


E0, E1, E2, E3, E4, E5 = _fitted(np.exp2, 0.0, 1.0, 5)
L0, L1, L2, L3, L4, L5, L6, L7 = _fitted(np.log, 1.0, 2.0, 7)


@compiled
def softmax(out: Floats, n: int, scale: float) -> None:
    """Turn the first n numbers into likelihoods that sum to 1: `scale` more is e times as likely."""
    best = out[0]
    for i in range(1, n):
        best = max(best, out[i])
    total, by = np.float32(0.0), np.float32(LOG2_E / np.float32(scale))
    for i in range(n):
        power = max((out[i] - best) * by, LEAST_POWER)
        whole = np.floor(power)
        x = power - whole
        y = E0 + x * (E1 + x * (E2 + x * (E3 + x * (E4 + x * E5))))
        out[i] = y * np.int32((np.int32(whole) + EXPONENT_OF_1) << BITS).view(np.float32)
        total += out[i]
    for i in range(n):
        out[i] /= total


@compiled
def logarithms(out: Floats, n: int, least: float) -> None:
    """The natural logarithms of the first n numbers take their places; none counts as less than `least`."""
    for i in range(n):
        bits = int(np.float32(max(out[i], np.float32(least))).view(np.int32))
        x = np.int32(bits & MANTISSA | EXPONENT_OF_1 << BITS).view(np.float32)
        y = L0 + x * (L1 + x * (L2 + x * (L3 + x * (L4 + x * (L5 + x * (L6 + x * L7))))))
        out[i] = y + LOG_2 * np.float32((bits >> BITS) - EXPONENT_OF_1)
