"""The training example runs, learns something in a few updates, and is short."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest
import torch

(FILE,) = (Path(__file__).parents[2] / "examples").glob("ppo_*.py")


@pytest.fixture
def ppo() -> ModuleType:
    spec = importlib.util.spec_from_file_location(FILE.stem, FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[FILE.stem] = module
    spec.loader.exec_module(module)
    torch.set_num_threads(1)
    return module


def test_a_few_updates(ppo: ModuleType) -> None:
    settings = ppo.Settings(matches=64, steps=64, updates=4, minibatch=1024, hidden=32, evaluation=64)
    player = ppo.train(settings, quiet=True)
    before = ppo.Player(player.body[0].in_features, player.policy.out_features, 32)
    changed = [(a - b).abs().max() for a, b in zip(player.parameters(), before.parameters(), strict=True)]
    assert all(torch.isfinite(change) and change > 0 for change in changed)
    rate, ended = ppo.win_rate(player, settings, 64, "random")
    assert ended == 64
    assert 0.2 < rate <= 1.0


def test_advantages_follow_each_seat(ppo: ModuleType) -> None:
    """Two seats by turns, the match ends in the third step: seat 0 moved in steps 0 and 2 and won."""
    import numpy as np

    values = torch.tensor([[0.5], [0.4], [0.7], [0.2]])
    over, shares = np.array([[0], [0], [1], [0]], np.bool_), np.zeros((4, 1, 2), np.float32)
    shares[2, 0, 0] = 1.0
    empty = torch.empty(0)
    rollout = ppo.Rollout(empty, empty, empty, empty, values, np.array([[0], [1], [0], [1]], np.int8), over, shares)
    gained, goals, known = ppo.advantages(rollout, 2, trace=1.0)
    assert gained[:3, 0].tolist() == pytest.approx([0.5, -0.4, 0.3])
    assert goals[:3, 0].tolist() == pytest.approx([1.0, 0.0, 1.0])
    assert known[:, 0].tolist() == [True, True, True, False], "what comes after the last step is not known"


def test_the_example_is_short() -> None:
    assert len(FILE.read_text(encoding="utf-8").splitlines()) < 200
