"""What many games need: interpreted and compiled it does the same, and what NumPy or Python say."""

from __future__ import annotations

import math

import numpy as np
import pytest

from shoal.kernel import Floats, jit
from shoal.numeric import logarithms, softmax
from shoal.toolbox import count_bits, lowest_bit

FEW = 3e-6  # the polynomials are true to a few parts in ten million, and errors add up


def _softmax(out: Floats, n: int, scale: float) -> None:
    softmax(out, n, scale)


def _logarithms(out: Floats, n: int, least: float) -> None:
    logarithms(out, n, least)


def _bits(bits: int) -> tuple[int, int]:
    return count_bits(bits), lowest_bit(bits)


@pytest.mark.parametrize("scale", [0.5, 1.0, 6.6])
def test_softmax(scale: float) -> None:
    rng = np.random.default_rng(1)
    for fn in (softmax, jit(_softmax)):
        for n in (1, 2, 7, 64, 200):
            given = rng.normal(0, 8, n + 2).astype(np.float32)
            out = given.copy()
            fn(out, n, scale)
            expected = np.exp((given[:n].astype(np.float64) - given[:n].max()) / scale)
            assert np.abs(out[:n] - expected / expected.sum()).max() < FEW
            assert (out[n:] == given[n:]).all()


def test_softmax_of_what_is_far_apart() -> None:
    for fn in (softmax, jit(_softmax)):
        out = np.array([-1e9, 0.0, -300.0, 0.0], np.float32)
        fn(out, 4, 1.0)
        assert out.tolist() == pytest.approx([0.0, 0.5, 0.0, 0.5], abs=FEW)


def test_logarithms() -> None:
    given = np.concatenate([np.geomspace(1e-9, 1e9, 300), [0.0, 1.0, 2.0, math.e]]).astype(np.float32)
    for fn in (logarithms, jit(_logarithms)):
        out = given.copy()
        fn(out, len(out) - 1, 1e-6)
        assert out[:-1].tolist() == pytest.approx(np.log(np.maximum(given[:-1], 1e-6)).tolist(), rel=FEW, abs=FEW)
        assert out[-1] == given[-1]


def test_bits() -> None:
    rng = np.random.default_rng(2)
    numbers = [1, 2, 3, 1 << 48, 1 << 62, (1 << 63) - 1]
    numbers += [int(x) >> i % 60 | 1 << 61 - i % 60 for i, x in enumerate(rng.integers(0, 1 << 62, 600))]
    for fn in (_bits, jit(_bits)):
        for number in numbers:
            assert fn(number) == (bin(number).count("1"), len(bin(number)) - 1 - bin(number).rindex("1"))
