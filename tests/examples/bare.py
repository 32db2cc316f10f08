"""The example with its rules and its table and nothing else, without being installed: importing this registers it."""

from __future__ import annotations

import importlib
import sys
from dataclasses import replace

from shoal.game import Game, register
from tests.examples.environment import ROOT

sys.path.append(str(ROOT / "examples" / "liars_dice"))

GAME: Game = register(replace(importlib.import_module("liars_dice").GAME, policy=None))
