"""check_game and the lockstep with the reference models, for every game, number of players and option."""

from __future__ import annotations

import dataclasses
import os
from collections import Counter
from typing import Any

import pytest

from shoal import testing
from shoal.errors import BadGame
from shoal.game import find, names
from shoal.kernel import mode
from shoal.testing import check_game, check_record
from tests.kit.cases import case_of, pick, variants
from tests.kit.lockstep import lockstep

CASES = [
    pytest.param(name, players, options, id=f"{name}-{players}-{'-'.join(map(str, options.values()))}")
    for name in names()
    for players, options in variants(name)
]
LONG = int(os.environ.get("SHOAL_LONG", "1"))
FAST = mode() == "on" and not os.environ.get("NUMBA_BOUNDSCHECK")


def matches(name: str) -> int:
    """Some 1,500 matches compiled, all games together; fewer interpreted and with bounds checks; more if LONG."""
    return (case_of(name).matches if FAST else 4) * LONG


@pytest.mark.parametrize("name", names())
def test_record(name: str) -> None:
    check_record(find(name))


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_check_game(name: str, players: int, options: dict[str, Any]) -> None:
    for seed in range(LONG):
        check_game(find(name), players, options, seed)


@pytest.mark.parametrize(("name", "players", "options"), CASES)
def test_lockstep_with_the_reference(name: str, players: int, options: dict[str, Any]) -> None:
    for seed in range(matches(name)):
        lockstep(find(name), players, options, seed)


def test_check_game_says_where_and_why_a_game_fails() -> None:
    game = pick(luck=True)
    sizes = iter(range(1_000_000))
    broken = dataclasses.replace(game, pieces=lambda position: Counter(pieces=next(sizes)))
    with pytest.raises(BadGame, match=rf"{game.name}, 2 players, options .*seed 3, after \d+ steps: .*piece"):
        check_game(broken, 2, {}, 3)


def test_the_command_checks_all_variants(capsys: pytest.CaptureFixture[str]) -> None:
    game = pick(hidden=False, luck=False)
    assert testing.main([game.name, "--matches", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(list(testing.variants(game)))
    assert all(line.startswith(f"{game.name}: ") and line.endswith(" steps") for line in lines)
    assert testing.main(["no_such_game"]) == 1
    assert "no_such_game" in capsys.readouterr().err
