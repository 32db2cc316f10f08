"""Records made by earlier versions, three for each game: all of them replay, and those of a server verify."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import shoal
from shoal import fair
from shoal.game import find, names

GAMES = Path(__file__).parent / "games"


def records(kind: str) -> list[Any]:
    """The records of every game whose file names begin so, each with its game."""
    return [
        pytest.param(name, json.loads(path.read_text(encoding="utf-8")), id=f"{name}-{path.stem}")
        for name in names()
        for path in sorted((GAMES / name / "records").glob(f"{kind}*.json"))
    ]


def test_every_game_keeps_three() -> None:
    kept = [param.values[0] for kind in ("served", "from-position") for param in records(kind)]
    assert kept
    assert all(kept.count(name) >= 3 for name in names() if (GAMES / name).is_dir())


@pytest.mark.parametrize("name", names())
def test_every_number_of_an_earlier_version_means_one_of_today(name: str) -> None:
    game = find(name)
    for version, numbers in game.former.items():
        assert 0 < version < game.version
        assert sorted(numbers) == list(range(game.rules.ACTIONS + game.rules.CHANCES))


@pytest.mark.parametrize(("name", "record"), records("served"))
def test_a_served_match_replays_and_verifies(name: str, record: dict[str, Any]) -> None:
    assert record["game"] == name
    assert fair.verify(record, record["fair"]["commitment"])["steps"] == len(record["log"])
    match = shoal.replay({key: value for key, value in record.items() if key not in ("fair", "table", "ended")})
    assert match.record().get("result") == record.get("result")


@pytest.mark.parametrize(("name", "record"), records("from-position"))
def test_a_match_from_a_position_replays(name: str, record: dict[str, Any]) -> None:
    match = shoal.replay(record["record"])
    assert match.game.name == name
    assert match.record() == record["record"]
    assert match.position() == record["end"]
