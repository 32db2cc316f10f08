"""The games as standard environments for research: each module asks for its own extra when it is imported.

shoal.envs.vector("coloretto", players=4, n=4096)     Gymnasium vector environment      shoal[envs]
shoal.envs.pettingzoo.env("coloretto", players=4)     PettingZoo (AEC)                  shoal[envs]
shoal.envs.openspiel.load("coloretto", players=4)     OpenSpiel Python game             shoal[openspiel]
shoal.envs.cuda.VectorEnv("coloretto", players=4)     batches on an NVIDIA GPU          shoal[cuda]
"""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shoal.envs.batch import VectorEnv

_MODULES = ("batch", "cuda", "openspiel", "pettingzoo")


def vector(game: str, players: int | None = None, n: int = 1024, **settings: Any) -> VectorEnv:
    """`n` matches stepped together in compiled code; see shoal.envs.batch.VectorEnv for the settings."""
    from shoal.envs.batch import VectorEnv

    return VectorEnv(game, players, n, **settings)


def __getattr__(name: str) -> ModuleType:
    if name in _MODULES:
        return importlib.import_module(f"shoal.envs.{name}")
    raise AttributeError(f"module 'shoal.envs' has no attribute {name!r}")


__all__ = ["vector"]
