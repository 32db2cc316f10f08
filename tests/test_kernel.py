"""The kernel: chance, and which compiler is loaded when."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import numpy as np
import pytest

from shoal.game import names
from shoal.kernel import below, pick_weighted, plain, seeded, seeded_many
from shoal.match import load
from tests.kit.cases import pick


def run(code: str, **environment: str) -> str:
    """What a fresh interpreter prints; the code is given the name of a game."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code, pick().name],
        env={**{k: v for k, v in os.environ.items() if k != "SHOAL_JIT"}, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


PLAY = """
import sys, shoal
match = shoal.load(sys.argv[1]).match(seed=1)
while not match.over:
    match.play(match.legal[0])
print("numba" in sys.modules)
"""


@pytest.mark.parametrize("jit", ["0", ""])
def test_single_matches_load_no_compiler(jit: str) -> None:
    assert run(PLAY, SHOAL_JIT=jit) == "False"


def test_with_jit_off_bulk_work_is_interpreted_too() -> None:
    code = """
import sys, shoal
from shoal.terminal.simulate import simulated
print(simulated(shoal.load(sys.argv[1]), 3, 1)["mean_length"] > 5, "numba" in sys.modules)
"""
    assert run(code, SHOAL_JIT="0") == "True False"


def test_compiled_and_interpreted_play_the_same_matches() -> None:
    code = """
import sys
import shoal
from shoal.terminal.simulate import simulated
result = simulated(shoal.load(sys.argv[1], players=3), 5, 11)
print({key: result[key] for key in ("mean_length", "wins", "mean_scores")})
"""
    assert run(code, SHOAL_JIT="0") == run(code, SHOAL_JIT="1")


def test_the_cache_is_the_same_whatever_else_is_imported() -> None:
    """Or the same work would be compiled again by every program that imports more, or less."""
    code = """
import shoal
{}
from shoal.kernel import NEVER_COMPILED, RULES, cache_folder
shoal.games()
never = {{part.removesuffix(".py") for part in NEVER_COMPILED}}
assert not [fn for fn in RULES if fn.__module__.split(".")[1] in never]
print(cache_folder())
"""
    more = "import shoal.arena.host, shoal.bots.searcher, shoal.envs.streams, shoal.simulate, shoal.cli"
    assert run(code.format("")) == run(code.format(more))


def test_below_is_even() -> None:
    rng = seeded(1)
    counts = Counter(below(rng, 6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < n < 1150 for n in counts.values())


def test_pick_weighted_follows_the_weights() -> None:
    rng, weights = seeded(2), np.array([1, 0, 3], np.int16)
    counts = Counter(pick_weighted(rng, weights, 3) for _ in range(4000))
    assert set(counts) == {0, 2}
    assert 2850 < counts[2] < 3150


def test_streams_differ_and_repeat() -> None:
    assert seeded(1, 0)[0] != seeded(1, 1)[0] != seeded(2, 1)[0]
    assert seeded_many(1, range(3)).tolist() == [[int(seeded(1, i)[0])] for i in range(3)]


@pytest.mark.parametrize("name", names())
def test_a_copy_of_a_state_is_on_its_own(name: str) -> None:
    s = load(name).match(seed=3).state
    twin = s.copy()
    assert type(twin) is type(s)
    assert twin == s
    for field in s.dtype.names:
        twin[field] = 0
    assert twin != s == load(name).match(seed=3).state


@pytest.mark.parametrize("name", names())
def test_a_plain_state_has_the_same_fields_as_numbers_and_lists(name: str) -> None:
    s = load(name).match(seed=3).state
    values = vars(plain(s))
    assert list(values) == list(s.dtype.names)
    for field, value in values.items():
        assert value == s[field].tolist()
        assert type(value) in (int, list)
