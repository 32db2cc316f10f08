"""Matches on a Ray cluster of two nodes: the same results, whoever is killed; and what is said where there is none."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import warnings
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest

from shoal import __version__
from shoal.arena import cluster as cluster_of_ray
from shoal.arena.cluster import NodeHost, Ray, Remote, check_reachable, connect
from shoal.arena.host import Played
from shoal.arena.plan import Settings, checked, plan
from shoal.arena.run import Outcome, run
from shoal.arena.workers import Batches, Processes
from shoal.errors import ShoalError
from tests.kit.cases import pick

ROOT = Path(__file__).parents[2]
GAME = pick(players=4, luck=True)
SMALL = {"num_cpus": 1, "object_store_memory": 80_000_000, "include_dashboard": False}
PROGRAM = """
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
    elif said["type"] == "position":
        print(json.dumps({"n": said["n"], "action": said["actions"][-1]["id"]}), flush=True)
"""


def settings(*bots: str) -> Settings:
    return checked(GAME.name, 2, bots or ("greedy", "random"), seed=5)


class Slow:
    """A worker that says who did a task."""

    def warm(self) -> None:
        pass

    def play(self, task: int) -> tuple[int, int]:
        time.sleep(0.05)
        return task, os.getpid()

    def close(self) -> None:
        pass


class Deadly(Slow):
    """A worker that one of its tasks kills."""

    def play(self, task: int) -> tuple[int, int]:
        if task == 3:
            os._exit(9)
        return task, os.getpid()


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Two nodes of one processor each. Nothing is compiled: what is played in this process would stay so."""
    monkeypatch.setenv("SHOAL_JIT", "0")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'src'}:{ROOT}")
    monkeypatch.chdir(ROOT)
    import ray
    from ray.cluster_utils import Cluster

    nodes = Cluster(initialize_head=True, head_node_args=SMALL)
    nodes.add_node(**SMALL)
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def without_times(outcome: Outcome) -> tuple[str, list[str]]:
    """What may not depend on who played: the report and the ledger, as text."""
    report = {key: outcome.report[key] for key in outcome.report if key not in ("seconds", "bots", "notices")}
    report["bots"] = [
        {key: bot[key] for key in bot if key not in ("seconds_per_move", "times")} for bot in outcome.report["bots"]
    ]
    head, *lines = outcome.ledger.read_text().splitlines()
    matches = sorted((json.loads(line) for line in lines), key=lambda match: int(match["n"]))
    stripped = [{key: match[key] for key in match if key not in ("seconds", "times")} for match in matches]
    return json.dumps(report), [head, *map(json.dumps, stripped)]


@pytest.mark.filterwarnings("ignore:nobody plays yet")  # workers take long to start on a slow machine
def test_on_two_nodes(cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One cluster for all of it: starting one takes longer than the rest."""
    address = cluster.address
    a_worker_is_killed(address)
    a_task_that_kills(address, monkeypatch)
    an_arena_is_interrupted_and_resumed(address, tmp_path)
    a_node_is_killed(cluster, tmp_path)


def a_worker_is_killed(address: str) -> None:
    workers = Ray(address)
    done: list[tuple[int, int]] = []
    assert workers.count == 2

    def work() -> None:
        for batch in workers.spread(Slow, range(40)):
            if not done:
                os.kill(batch[0][1], signal.SIGKILL)
            done.extend(batch)

    with pytest.warns(UserWarning, match="a worker of the cluster is lost"):
        work()
    assert sorted(task for task, _ in done) == list(range(40))
    assert len({pid for _, pid in done}) >= 2
    workers.close()


def a_task_that_kills(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_of_ray, "ATTEMPTS", 2)
    workers, done = Ray(address, count=1), []

    def work() -> None:
        for batch in workers.spread(Deadly, range(5)):
            done.extend(batch)

    lost = pytest.warns(UserWarning, match="a worker of the cluster is lost")
    with lost, pytest.raises(ShoalError, match="2 workers died with the same task: 3"):
        work()
    assert sorted(task for task, _ in done) == [0, 1, 2, 4]
    workers.close()


def an_arena_is_interrupted_and_resumed(address: str, tmp_path: Path) -> None:
    """With a bot in another program, named as it lies here; resumed by the command line."""
    (tmp_path / "bot.py").write_text(PROGRAM)
    bots = ("search:iterations=1", f"cmd:{sys.executable} {os.path.relpath(tmp_path / 'bot.py')}")
    here = run(settings(*bots), 6, out=tmp_path / "here.jsonl", workers=Processes(1))

    def stop(played: list[Played]) -> None:
        raise KeyboardInterrupt

    there = tmp_path / "there.jsonl"
    assert run(settings(*bots), 6, out=there, workers=Ray(address), watch=stop).interrupted
    before = there.read_text()
    assert 2 <= before.count("\n") < 7
    words = [
        "arena",
        GAME.name,
        "-b",
        ",".join(bots),
        "-n",
        "6",
        "--seed",
        "5",
        "--out",
        str(there),
        "--resume",
        "--json",
    ]
    command = [sys.executable, "-m", "shoal.cli", *words, "--ray", address]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert there.read_text().startswith(before)
    outcome = Outcome(json.loads(done.stdout), there, interrupted=False)
    for key in ("ledger", "interrupted"):
        del outcome.report[key]
    assert without_times(outcome) == without_times(here)
    assert outcome.report["notices_in_all"] == 0


class Together(Ray):
    """Hands nothing out before all hosts are ready, so that both nodes play."""

    began = False

    def _hand_out(self, batches: Batches[Any]) -> None:
        self.began = self.began or len(self._free) == self.count
        if self.began:
            super()._hand_out(batches)


def a_node_is_killed(cluster: Any, tmp_path: Path) -> None:
    """In the middle of its match, as good as always; if that was over a moment before, nothing is lost."""
    slow = settings("search:iterations=1", "random")
    here = run(slow, 8, out=tmp_path / "alone.jsonl", workers=Processes(1))

    def kill(played: list[Played]) -> None:
        if cluster.worker_nodes:
            cluster.remove_node(next(iter(cluster.worker_nodes)), allow_graceful=False)

    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "a worker of the cluster is lost")
        there = run(slow, 8, out=tmp_path / "two.jsonl", workers=Together(cluster.address), watch=kill)
    assert not cluster.worker_nodes
    assert without_times(there) == without_times(here)


class Broken(Slow):
    """A worker that fails."""

    def play(self, task: int) -> tuple[int, int]:
        return task, 1 // 0


def test_what_goes_wrong_on_a_node_is_an_answer() -> None:
    assert "has Shoal " in str(Remote(Slow, "/nowhere", "0.0").warm())
    missing = Remote(partial(NodeHost, settings("greedy", "cmd:no-such-bot")), ".", __version__)
    assert re.match("cmd:no-such-bot does not run on .*cannot start 'no-such-bot'", str(missing.warm()))
    broken = Remote(Broken, ".", __version__)
    assert broken.warm() is None
    assert "ZeroDivisionError" in str(broken.play([1]))
    broken.close()


def test_what_was_given_back_is_handed_out_again_one_by_one() -> None:
    batches = Batches(plan(settings(), 20))
    batches.take(1)
    batches.learn(1, 0.01)
    batch = batches.take(1)
    assert len(batch) > 3
    assert batches.give_back(batch) == 1
    while batches.take(1)[0].n < 19:  # the rest comes first
        pass
    again = [batches.take(1) for _ in batch]
    assert all(len(one) == 1 for one in again)
    assert {one[0].n for one in again} == {job.n for job in batch}
    assert batches.give_back(again[0]) == 2
    assert batches.take(1) == again[0]
    assert batches.take(1) == []


def test_an_address_that_cannot_be_reached_is_a_line() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        with pytest.raises(ShoalError, match=r"no Ray cluster answers at 127.0.0.1:\d+: Connection refused"):
            check_reachable(f"127.0.0.1:{nobody.getsockname()[1]}")
    with pytest.raises(ShoalError, match="looks like"):
        check_reachable("10.0.0.1")


class Leaving(MagicMock):
    """Ray, where something else listens at the address: it ends the process."""

    def init(self, *_: Any, **__: Any) -> None:
        raise SystemExit(15)


def test_where_ray_gives_up_shoal_says_so() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = f"127.0.0.1:{other.getsockname()[1]}"
        with pytest.raises(ShoalError, match="no Ray cluster can be joined"):
            connect(Leaving(), address)


@pytest.mark.parametrize("words", [["--ray"], ["--ray", "127.0.0.1:6379"]])
def test_without_the_extra_a_line_says_what_to_install(words: list[str]) -> None:
    program = f"""
import sys
sys.modules["ray"] = None
from shoal.cli import main
sys.argv = ["shoal", "arena", *{words}, {GAME.name!r}, "--bots", "greedy,random"]
main()
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (2, "shoal: this needs ray: pip install 'shoal[ray]'\n")
