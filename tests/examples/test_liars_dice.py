"""The example game of docs/add-a-game.md, installed as a package of its own: everything works, and no file of Shoal
was changed for it. What is tried inside the environment is in inside.py.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.examples.environment import ROOT, Environment
from tests.server.kit import Server

NAME = "liars_dice"


def test_check_game_interpreted(env: Environment) -> None:
    assert env.output("-m", "shoal.testing", NAME, SHOAL_JIT="0").count("4 players") > 1


def test_check_game_compiled(env: Environment) -> None:
    env.output("-m", "shoal.testing", NAME, SHOAL_JIT="1")


@pytest.mark.parametrize("what", ["rules", "secrets", "bad_positions"])
def test_the_rules(env: Environment, what: str) -> None:
    env.output("-W", "error", "-m", "tests.examples.inside", what, SHOAL_JIT="0")


def test_shoal_games(env: Environment) -> None:
    listed = {game["name"]: game for game in json.loads(env.shoal("games", "--json"))}
    assert listed[NAME]["players"] == [2, 3, 4]
    assert listed[NAME]["options"] == [{"name": "sides", "default": 6, "allowed": "3 to 6"}]


def test_shoal_play(env: Environment, tmp_path: Path) -> None:
    """A person who always takes the first choice, in the terminal."""
    record = tmp_path / "match.json"
    command = ["play", NAME, "--players", "3", "--option", "sides=4", "--bot", "random", "--seed", "1"]
    shown = env.shoal(*command, "--save", str(record), given="1\n" * 20)
    assert "Over." in shown
    assert "bid quantity 1 face 1" in shown
    assert "every one legal" in env.shoal("replay", str(record))


def test_shoal_simulate(env: Environment) -> None:
    figures = json.loads(env.shoal("simulate", NAME, "--games", "2000", "--players", "4", "--json"))
    assert sum(figures["wins"]) == pytest.approx(1)
    assert 2 < figures["mean_length"] < 24


def test_shoal_arena(env: Environment) -> None:
    command = ["arena", NAME, "--bots", "greedy,random", "--games", "200", "--workers", "1", "--json"]
    report = json.loads(env.shoal(*command))
    wins = {bot["name"]: bot["won"]["value"] for bot in report["bots"]}
    assert wins["greedy"] > wins["random"]


def test_shoal_bench(env: Environment) -> None:
    assert NAME in env.shoal("bench", NAME, "--seconds", "0.1", "--json")


def test_pettingzoo(env: Environment) -> None:
    env.output("-m", "tests.examples.inside", "pettingzoo", SHOAL_JIT="0")


def test_gymnasium(env: Environment) -> None:
    env.output("-m", "tests.examples.inside", "gymnasium")


def test_cuda(env: Environment) -> None:
    env.output("-m", "tests.examples.inside", "cuda", NUMBA_ENABLE_CUDASIM="1", SHOAL_JIT="0")


def test_without_a_policy() -> None:
    """In the environment of the tests, where it is not installed."""
    subprocess.run([sys.executable, "-m", "tests.examples.inside", "without_a_policy"], cwd=ROOT, check=True)


def test_openspiel_solves_it(env: Environment) -> None:
    """As strong as in OpenSpiel's own game of the same rules. The first player wins 5 of 9 matches."""
    solved = json.loads(env.output("-m", "tests.examples.inside", "solve", SHOAL_JIT="0"))
    assert solved["ours"]["exploitability"] < 0.02
    assert solved["theirs"]["exploitability"] < 0.001
    assert solved["ours"]["value"] == pytest.approx((solved["theirs"]["value"] + 1) / 2, abs=0.01)


def test_json_api(server: Server) -> None:
    """Two programs play a match; neither is sent the other's die."""
    ann, bob = server.client("Ann"), server.client("Bob")
    table = ann.table(NAME, "me", "open", options={"sides": 4})
    bob.post(f"/tables/{table}/seats", {"name": "Bob"})
    ann.post(f"/tables/{table}/start")
    rng, n = random.Random(2), 0
    while (actor := ann.get(f"/tables/{table}")["actor"]) is not None:
        state = (ann, bob)[actor].get(f"/tables/{table}/state?since=0")
        assert [face is None for face in state["view"]["dice"]] == [seat != actor for seat in range(2)]
        n += 1
        move = {"n": state["n"], "action": rng.choice(state["actions"])["id"]}
        (ann, bob)[actor].post(f"/tables/{table}/moves", move)
    assert n > 1
    end = ann.get(f"/tables/{table}/state?since=0")["view"]
    assert end["over"]
    assert None not in end["dice"]
    assert len(end["winners"]) == 1
