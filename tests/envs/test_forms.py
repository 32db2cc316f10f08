"""What a learner can be fed in: whole numbers and bits say exactly what float32 and bools do, in every way to play."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from shoal.envs import vector
from shoal.envs.arrays import Batch, Form, batch_of, form_of
from shoal.envs.bits import unpacked
from shoal.envs.masks import count_legal, is_legal, mark, nth_legal, words_for
from shoal.envs.stepping import show
from shoal.errors import IllegalAction, ShoalError
from shoal.game import find, names
from shoal.kernel import Buffers, jit
from shoal.match import Variant
from tests.kit.cases import case_of, pick

EVERY = pytest.mark.parametrize("game", [name for name in names() if hasattr(find(name).rules, "observe_whole")])
NARROW = Form("uint8", "bits")
QUICK = pick(luck=False)  # to compile


def _show_all(batch: Batch, buffers: Buffers) -> None:
    for i in range(len(batch.states)):
        show(batch, i, int(batch.actors[i]), buffers)


show_all = jit(_show_all)  # compiled sooner than all that a step may do


@EVERY
def test_whole_numbers_and_bits_say_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled, by seats that remember, and interpreted from the state alone; with two players and with all.

    What they are compared with is interpreted: to compile it takes longer than all of this.
    """
    rules, room = find(game).rules, find(game).buffers()
    ended, whole = 0, np.zeros(rules.OBSERVATION, np.uint8)
    for players, n, steps in ((find(game).players[-1], 12, 120), (find(game).players[0], 8, 80)):
        wide = vector(game, players, n, threads=1, **case_of(game).short)
        with monkeypatch.context() as plain:
            plain.setenv("SHOAL_JIT", "0")
            wide.reset(seed=11)
        narrow = batch_of(Variant(find(game), players), n, wide.seats, form=NARROW)
        narrow = narrow._replace(states=wide.states, actors=wide.actors)
        for k in range(steps):
            show_all(narrow, room)
            assert (wide.observations == narrow.observations * wide.scales).all()
            assert (wide.masks == unpacked(narrow.masks.view(np.uint8), rules.ACTIONS)).all()
            rules.observe_whole(wide.states[k % n], int(wide.actors[k % n]), whole)  # type: ignore[attr-defined]
            assert (whole == narrow.observations[k % n]).all(), "interpreted, from the state alone"
            with monkeypatch.context() as plain:
                plain.setenv("SHOAL_JIT", "0")
                wide.step(wide.sample())
            narrow.memories[wide.terminations] = 0
            ended += int(wide.terminations.sum())
    assert ended > 5 or not hasattr(rules, "MEMORY"), "what a seat remembers ends with the match"


def test_an_environment_in_whole_numbers_and_bits() -> None:
    game, n = QUICK.name, 64
    wide, narrow = vector(game, n=n, threads=1), vector(game, n=n, threads=1, **NARROW._asdict())
    for env in (wide, narrow):
        env.reset(seed=11)
    ended = 0
    for _ in range(400):
        assert (wide.observations == narrow.observations * narrow.scales).all()
        assert (wide.finals == narrow.finals * narrow.scales).all()
        assert (wide.masks == unpacked(narrow.masks, QUICK.rules.ACTIONS)).all()
        assert (wide.sample() == narrow.sample()).all()
        wide.step(wide.batch.actions)
        _, _, over, _, infos = narrow.step(wide.batch.actions)
        assert (wide.rewards == narrow.rewards).all()
        assert (wide.terminations == over).all()
        ended += int(over.sum())
    assert ended > 20
    assert infos["action_mask"].dtype == narrow.finals.dtype == np.uint8
    assert narrow.observation_space.contains(narrow.observations)
    check_copies_and_refusals(game)  # here, since compiling takes longer than all of it


def check_copies_and_refusals(game: str) -> None:
    env = vector(game, n=8, threads=1, **NARROW._asdict())
    env.reset(seed=3)
    for _ in range(30):
        env.step(env.sample())
    twin = env.copy()
    assert twin.form == env.form
    for _ in range(30):
        assert (twin.observations == env.observations).all(), "what was remembered is worked out anew"
        twin.step(twin.sample())
        env.step(env.sample())
    moves = env.sample().copy()
    legal = np.flatnonzero(unpacked(env.masks[5], env.game.rules.ACTIONS))
    for wrong in (-1, int(np.setdiff1d(np.arange(env.game.rules.ACTIONS), legal)[0]), 10**6):
        moves[5] = wrong
        with pytest.raises(IllegalAction, match=rf"not legal in match 5; legal: \[{legal[0]}\b"):
            env.step(moves)


def test_masks_in_both_forms() -> None:
    chance = np.random.default_rng(1)
    for actions in (1, 63, 64, 65, 200):
        plain, bits = np.ones(actions, np.bool_), np.full(words_for(actions), 2**64 - 1, np.uint64)
        for n in {1, actions // 2 or 1, actions}:
            listed = np.sort(chance.choice(actions, n, replace=False)).astype(np.int16)
            for mask in (plain, bits):
                mark(mask, listed, n)
                assert count_legal(mask) == n
                assert [nth_legal(mask, k) for k in range(n)] == listed.tolist()
                assert [a for a in range(-3, actions + 200) if is_legal(mask, a)] == listed.tolist()
            assert (unpacked(bits.view(np.uint8), actions) == plain).all()


def test_a_learner_unpacks_bits_where_they_lie() -> None:
    packed = np.random.default_rng(2).integers(0, 256, (3, 5, 16), np.uint8)
    wanted = unpacked(packed, 121)
    assert wanted.shape == (3, 5, 121)
    assert wanted.dtype == np.bool_
    import torch

    found = unpacked(torch.from_numpy(packed), 121)
    assert found.dtype == torch.bool
    assert (found.numpy() == wanted).all()


class Other:
    """An array of a library that follows the array API, as JAX's do."""

    def __init__(self, array: np.ndarray) -> None:  # type: ignore[type-arg, unused-ignore]
        self.array, self.shape, self.dtype = array, array.shape, array.dtype

    def __array_namespace__(self) -> object:
        return np

    def __getitem__(self, index: Any) -> Any:
        return self.array[index]


def test_other_libraries_unpack_as_well() -> None:
    packed = np.random.default_rng(3).integers(0, 256, (4, 8), np.uint8)
    assert (unpacked(Other(packed), 60) == unpacked(packed, 60)).all()


def test_forms_that_are_not_there_are_refused() -> None:
    with pytest.raises(ShoalError, match="obs_type cannot be 'int4'; allowed: float32, uint8"):
        vector(pick().name, obs_type="int4")
    with pytest.raises(ShoalError, match="mask_type cannot be 'list'; allowed: bool, bits"):
        vector(pick().name, mask_type="list")
    bare = replace(QUICK, rules=SimpleNamespace())
    assert form_of(bare, "float32", "bits") == ("float32", "bits"), "every game has bits"
    with pytest.raises(ShoalError, match="has no observations in uint8: its rules lack observe_whole and SCALES"):
        form_of(bare, "uint8", "bool")
