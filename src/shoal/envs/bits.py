"""Masks of bits for learners: one bool for each action again, with whatever library holds the mask.

    env = vector("sea_urchins", n=4096, obs_type="uint8", mask_type="bits")
    observations, infos = env.reset(seed=1)
    legal = unpacked(infos["action_mask"], env.game.rules.ACTIONS)  # bool, (n, ACTIONS)
    seen = observations * env.scales  # float32, the very numbers of obs_type="float32"

Bit a modulo 8 of byte a // 8 stands for action a, as in NumPy's `packbits(..., bitorder="little")`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

POWERS = [1, 2, 4, 8, 16, 32, 64, 128]


def unpacked(masks: Any, actions: int) -> Any:
    """Bit masks (uint8, of NumPy, PyTorch, JAX or CuPy) as bools, one for each action; on the device where they lie."""
    if isinstance(masks, np.ndarray):
        return np.unpackbits(masks, axis=-1, count=actions, bitorder="little").view(np.bool_)
    if hasattr(masks, "new_tensor"):  # PyTorch
        powers = masks.new_tensor(POWERS)
    else:
        powers = masks.__array_namespace__().asarray(POWERS, dtype=masks.dtype)
    spread = (masks[..., None] & powers) != 0
    return spread.reshape(*masks.shape[:-1], -1)[..., :actions]
