"""A game of another package, with rules and a table and nothing else, on the command line; and one that is broken."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

import pytest

from shoal.game import names

ROOT = Path(__file__).parent.parent

Shoal = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def shoal(tmp_path: Path) -> Shoal:
    """Runs a command where a package has brought a game as an installed one does: by its entry points."""
    package = tmp_path / "another-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: another\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[shoal.games]\nanother = tests.examples.bare:GAME\n")
    paths = [str(tmp_path), str(ROOT), str(ROOT / "src")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "SHOAL_STATE": str(tmp_path), "COLUMNS": "200"}

    def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        script = tmp_path / "command.py"  # a file, since worker processes import it
        script.write_text("if __name__ == '__main__':\n    from shoal.cli import main\n    main()\n")
        command = [sys.executable, str(script), *arguments]
        settings = {**environment, "SHOAL_JIT": "0"}
        return subprocess.run(
            command, env=settings, input=stdin, capture_output=True, text=True, check=False, timeout=300
        )

    return run


@pytest.fixture
def game(shoal: Shoal) -> dict[str, Any]:
    """What `shoal games --json` says of the other package's game."""
    (found,) = (game for game in json.loads(shoal("games", "--json").stdout) if game["name"] not in names())
    return dict(found)


def test_games(shoal: Shoal, game: dict[str, Any]) -> None:
    done = shoal("games")
    (line,) = (line for line in done.stdout.splitlines() if game["name"] in line)
    assert game["title"] in line
    assert all(option["name"] in done.stdout for option in game["options"])
    assert done.stderr == ""


def test_play_and_replay(shoal: Shoal, game: dict[str, Any], tmp_path: Path) -> None:
    file = str(tmp_path / "match[1].json")
    done = shoal("play", game["name"], "--seed", "1", "--save", file, "--bot", "greedy", stdin="1\n" * 20)
    assert done.returncode == 0, done.stderr
    for words in (f"{game['title']}: seat 0 to act", "Your choice, 1 to", "Won by seat", f"Record written to {file}"):
        assert words in done.stdout
    record = json.loads(shoal("replay", file, "--json").stdout)
    printed = shoal("replay", file).stdout
    assert f"{len(record['record']['log'])} steps, every one legal" in printed
    assert all(f"{step['n']:5}" in printed and step["action"]["type"] in printed for step in record["steps"])


def test_simulate(shoal: Shoal, game: dict[str, Any]) -> None:
    done = shoal("simulate", game["name"], "--games", "50")
    assert f"{game['name']}: 50 matches" in done.stdout
    assert "games/s" in done.stdout


def test_arena(shoal: Shoal, game: dict[str, Any], tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    done = shoal("arena", game["name"], "-b", "search:iterations=9,random", "-n", "8", "-w", "2", "--html", str(page))
    assert done.returncode == 0, done.stderr
    assert "8 matches in 4 groups" in done.stdout
    assert escape(game["title"]) in page.read_text()


@pytest.mark.parametrize("arguments", [["games"], ["arena", names()[0], "-b", "greedy,random", "-n", "4", "-w", "2"]])
def test_a_broken_game_is_left_out_with_one_line(shoal: Shoal, arguments: list[str], tmp_path: Path) -> None:
    with (tmp_path / "another-1.0.dist-info" / "entry_points.txt").open("a") as entry_points:
        entry_points.write("broken = no_such_package:GAME\n")
    done = shoal(*arguments)
    assert done.returncode == 0
    (line,) = done.stderr.splitlines()
    assert line == "shoal: the game broken (no_such_package:GAME) is left out: No module named 'no_such_package'"
