"""The commands, through the command line."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer.main

from shoal.bots import LEVELS, SIMPLE
from shoal.cli import app
from shoal.game import find, names
from tests.kit.cases import pick

GAME = pick(players=2)
FEWEST, MOST = GAME.players[0], GAME.players[-1]


def shoal(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "shoal.cli", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, text=True, check=False, timeout=120)


def commands() -> list[str]:
    group: Any = typer.main.get_command(app)
    return sorted(group.commands)


@pytest.mark.parametrize("command", commands())
def test_every_command_has_help_with_an_example(command: str) -> None:
    done = shoal(command, "--help")
    assert done.returncode == 0
    assert f"Example: shoal {command}" in " ".join(done.stdout.split())


@pytest.mark.parametrize("command", commands())
def test_every_command_is_in_the_readme_or_the_docs(command: str) -> None:
    root = Path(__file__).parent.parent
    texts = [root / "README.md", *(root / "docs").glob("*.md")]
    assert any(f"shoal {command}" in text.read_text(encoding="utf-8") for text in texts)


def test_games() -> None:
    assert [game["name"] for game in json.loads(shoal("games", "--json").stdout)] == names()
    printed = shoal("games").stdout
    assert all(find(name).title in printed for name in names())


def test_simulate() -> None:
    result = json.loads(shoal("simulate", GAME.name, "--games", "20", "--seed", "3", "--json").stdout)
    assert result["games"] == 20
    assert sum(result["wins"]) == pytest.approx(1, abs=1e-4)
    assert result["decisions_per_second"] > 0


@pytest.mark.parametrize("name", names())
def test_play_a_whole_match_and_replay_it(name: str, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    done = shoal("play", name, "--seed", "3", "--save", str(file), stdin="1\n" * 2000)
    assert done.returncode == 0, done.stderr
    assert "Won by seat" in done.stdout or "The match ends here" in done.stdout
    assert shoal("replay", str(file)).returncode == 0
    steps = json.loads(shoal("replay", str(file), "--seat", "1", "--json").stdout)["steps"]
    assert all("action" not in step for step in steps)  # a seat's eyes see events alone


def test_a_wrong_answer_is_asked_again() -> None:
    done = shoal("play", GAME.name, "--seed", "3", stdin="x\n99\n1\nq\n")
    assert "'x' is not a number from 1 to" in done.stdout
    assert "The match ends here" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["play", GAME.name, "--players", "99"], f"{FEWEST} to {MOST} players, not 99"),
        (["play", GAME.name, "--seat", "99"], f"seats are 0 to {FEWEST - 1}"),
        (["play", GAME.name, "--bot", "nobody"], f"allowed: {', '.join(LEVELS + SIMPLE)}"),
        (["simulate", GAME.name, "-o", "nothing=7"], "has no option 'nothing'"),
        (["simulate", GAME.name, "-o", "nothing"], "must look like name=value"),
        (["replay", "/nowhere/x.json"], "cannot read /nowhere/x.json"),
    ],
)
def test_bad_input_is_one_line(arguments: list[str], reason: str) -> None:
    done = shoal(*arguments)
    assert done.returncode == 2
    assert reason in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "bench"])
def test_an_unknown_game_is_answered_with_all_there_are(command: str) -> None:
    done = shoal(command, "chess", *(["--bots", "greedy,random"] if command == "arena" else []))
    assert done.returncode == 2
    assert done.stderr == f"shoal: there is no game 'chess'; there are: {', '.join(names())}\n"


def test_help_does_not_list_the_games() -> None:
    printed = " ".join(shoal("play", "--help").stdout.split())
    assert "see `shoal games`" in printed
    assert all(level in printed for level in LEVELS + SIMPLE)


def test_a_damaged_file(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text('{"format": ', encoding="utf-8")
    assert "is not JSON" in shoal("replay", str(file)).stderr
    assert json.loads(shoal("replay", str(file), "--json").stdout)["error"] == "BadRecord"


@pytest.mark.parametrize("arguments", [["serve", "--port", "0"], ["serve", "--help"], ["export", "-"]])
def test_without_the_server_extra_a_line_says_what_to_install(arguments: list[str]) -> None:
    missing = "import sys; sys.modules |= {'pydantic_settings': None, 'sqlalchemy': None}"
    program = f"{missing}; from shoal.cli import main; sys.argv = ['shoal', *{arguments}]; main()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 2
    assert re.fullmatch(r"shoal: this needs \w+: pip install 'shoal\[server\]'", done.stderr.strip())
