"""check_game and the lockstep with the reference models, for every game, number of players and option."""

from __future__ import annotations

import os
from typing import Any

import pytest

from shoal.game import find, names
from shoal.kernel import mode
from tests.kit.cases import INVENTORIES, MODELS, variants
from tests.kit.check_game import check_game, check_record
from tests.kit.lockstep import lockstep

CASES = [
    pytest.param(name, players, options, id=f"{name}-{players}-{'-'.join(map(str, options.values()))}")
    for name in names()
    for players, options in variants(name)
]

# thousands of matches compiled; fewer interpreted and with bounds checks; more with SHOAL_LONG=10
MATCHES = {"coloretto": 125, "sea_salt_paper": 50, "sea_urchins": 60} if mode() == "on" else dict.fromkeys(MODELS, 4)
if os.environ.get("NUMBA_BOUNDSCHECK"):
    MATCHES = dict.fromkeys(MODELS, 8)
LONG = int(os.environ.get("SHOAL_LONG", "1"))


def test_every_game_is_checked() -> None:
    assert names() == sorted(MODELS)


@pytest.mark.parametrize("name", names())
def test_record(name: str) -> None:
    check_record(find(name))


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_check_game(name: str, players: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        check_game(find(name), players, options, seed, INVENTORIES[name])


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_lockstep_with_the_reference(name: str, players: int, options: dict[str, Any]) -> None:
    for seed in range(MATCHES[name] * LONG):
        lockstep(find(name), MODELS[name](players, **options), players, options, seed)
