"""`shoal bench`: it measures, and says what it cannot."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from shoal.bench import command
from shoal.bench.clock import measured
from shoal.bench.ours import KINDS
from shoal.bench.peers import PEERS, openspiel, pettingzoo_match
from shoal.cli import app
from shoal.envs.pettingzoo import env
from shoal.errors import ShoalError
from shoal.game import names
from tests.kit.cases import pick

GAME = pick()


def test_the_command_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "KINDS", ("random play", "interpreted"))
    printed = CliRunner().invoke(app, ["bench", GAME.name, "--seconds", "0.1", "--json"])
    assert printed.exit_code == 0, printed.output
    figures = json.loads(printed.stdout)["figures"]
    assert [f["how"] for f in figures] == ["random play", "interpreted"]
    assert figures[0]["rate"] > 20 * figures[1]["rate"] > 0
    assert figures[0]["memory"] > 20


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    ours = {
        "library": "Shoal",
        "game": GAME.name,
        "players": 2,
        "how": "random play",
        "rate": 12e6,
        "first": 2.0,
        "memory": 90.0,
    }
    theirs = {
        "library": "OpenSpiel",
        "game": "hex",
        "how": "in C++, one core",
        "rate": 2e6,
        "first": 0.0,
        "memory": 50.0,
    }
    absent = {"library": "Pgx", "game": "connect_four", "how": "batches", "problem": "not installed"}
    command.show([ours, theirs, absent], 1.0)
    printed = capsys.readouterr().out
    assert "12,000,000" in printed
    assert "6.0 times as fast as the fastest peer" in printed
    assert "not installed" in printed


def test_orders_and_missing_libraries(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    listed = command.orders([], None, 1.0, True, None)
    assert len(listed) == len(names()) * len(KINDS) + len(PEERS)
    monkeypatch.setattr(command, "installed", lambda module: False)
    assert "pip install" in command.figure_of(listed[-1], False)["problem"]
    with pytest.raises(ShoalError, match="is no file"):
        command.orders([], None, 1.0, False, tmp_path / "tag.jar")
    jar = tmp_path / "tag.jar"
    jar.touch()
    assert command.orders([GAME.name], None, 1.0, False, jar)[-1]["library"] == "TAG"
    assert "problem" in command.figure_of(
        {"library": "TAG", "game": next(iter(command.TAG_GAMES)), "seconds": 1, "jar": str(jar)}, False
    )


def test_everybody_is_counted_alike() -> None:
    """Forced choices count, chance does not."""
    assert openspiel("tic_tac_toe", 0.05)["rate"] > 10_000
    made = env(GAME.name)
    assert pettingzoo_match(made) >= len(made.possible_agents)
    assert measured(lambda: 10, 0.0)["decisions"] >= 10
