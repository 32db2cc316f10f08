"""An arena from beginning to end: saved, killed, resumed, shared among processes, reported."""

from __future__ import annotations

import dataclasses
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from shoal.arena.host import Host, Played
from shoal.arena.ledger import Ledger, default_path
from shoal.arena.page import page
from shoal.arena.plan import Job, Settings, checked, plan
from shoal.arena.run import run
from shoal.arena.show import duration, short, show
from shoal.arena.workers import Batches, Processes, local
from shoal.errors import ShoalError
from tests.kit.cases import pick

GAME = pick(players=4, luck=True)
PLAIN = {**os.environ, "SHOAL_JIT": "0"}  # nothing to compile in other processes


def settings(*bots: str, players: int = 2, **more: Any) -> Settings:
    return checked(GAME.name, players, bots or ("greedy", "random"), **more)


def shoal(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "shoal.cli", "arena", GAME.name, *arguments]


def without_times(played: Played) -> Played:
    return dataclasses.replace(played, seconds=[], times=[])


def matches(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()[1:]]


def test_the_same_results_whatever_the_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOAL_JIT", "0")
    host, jobs = Host(settings()), plan(settings(), 24)
    alone = [without_times(host.play(job)) for job in jobs]
    apart = [played for batch in Processes(2).play(settings(), jobs) for played in batch]
    assert [without_times(played) for played in sorted(apart, key=lambda played: played.n)] == alone


def test_a_match_depends_on_its_job_alone() -> None:
    jobs = plan(settings(), 6)
    forth = [without_times(Host(settings()).play(job)) for job in jobs]
    host = Host(settings())
    assert [without_times(host.play(job)) for job in reversed(jobs)] == forth[::-1]


class Stopping:
    """Workers that are interrupted after a few matches."""

    def __init__(self, after: int) -> None:
        self.after = after

    def play(self, settings: Settings, jobs: Sequence[Job]) -> Iterator[list[Played]]:
        host = Host(settings)
        for job in jobs[: self.after]:
            yield [host.play(job)]
        raise KeyboardInterrupt

    def close(self) -> None:
        pass


def test_interrupted_and_resumed(tmp_path: Path) -> None:
    whole = run(settings(), 12, out=tmp_path / "whole.jsonl").report
    out = tmp_path / "arena.jsonl"
    stopped = run(settings(), 12, out=out, workers=Stopping(5))
    assert stopped.interrupted
    assert stopped.report["played"] == 4  # the fifth has no partner yet
    with pytest.raises(ShoalError, match="exists: add --resume"):
        run(settings(), 12, out=out)
    heard: list[int] = []
    resumed = run(settings(), 12, out=out, resume=True, watch=lambda played: heard.append(len(played)))
    assert heard == [5, 1, 1, 1, 1, 1, 1, 1]
    assert resumed.report["cross"] == whole["cross"]
    assert [bot["scores"] for bot in resumed.report["bots"]] == [bot["scores"] for bot in whole["bots"]]
    longer = run(settings(), 14, out=out, resume=True).report
    assert longer["played"] == 14


def test_a_torn_line_is_played_again(tmp_path: Path) -> None:
    out = tmp_path / "arena.jsonl"
    run(settings(), 6, out=out)
    text = out.read_bytes()
    out.write_bytes(text[:-20])
    ledger = Ledger(out, settings(), resume=True)
    assert sorted(ledger.played) == [0, 1, 2, 3, 4]
    ledger.close()
    run(settings(), 6, out=out, resume=True)
    assert [match["n"] for match in matches(out)] == list(range(6))


def test_another_arena_is_not_mixed_in(tmp_path: Path) -> None:
    out = tmp_path / "arena.jsonl"
    run(settings(), 2, out=out)
    with pytest.raises(ShoalError, match="another arena: its seed 0, not 7"):
        run(settings(seed=7), 2, out=out, resume=True)
    out.write_text("{}\n")
    with pytest.raises(ShoalError, match="not a ledger"):
        run(settings(), 2, out=out, resume=True)
    out.write_text("what\n")
    with pytest.raises(ShoalError, match="line 1: not JSON"):
        run(settings(), 2, out=out, resume=True)


def test_the_usual_place_keeps_what_was_there(tmp_path: Path) -> None:
    path = run(settings(), 2).ledger
    assert path == default_path(settings())
    run(settings(), 4)
    assert len(matches(path)) == 4
    assert len(matches(path.with_suffix(".before.jsonl"))) == 2


def test_killed_and_resumed(tmp_path: Path) -> None:
    out = tmp_path / "arena.jsonl"
    words = shoal("--bots", "greedy,random", "--games", "60", "--workers", "2", "--out", str(out), "--json")
    process = subprocess.Popen(words, env=PLAIN, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while (not out.exists() or out.read_bytes().count(b"\n") < 8) and time.monotonic() < deadline:
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    before = matches(out) if out.read_bytes().endswith(b"\n") else []
    done = subprocess.run([*words, "--resume"], env=PLAIN, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["played"] == 60
    after = matches(out)
    assert after[: len(before)] == before
    assert sorted(match["n"] for match in after) == list(range(60))


def test_a_failure_in_a_worker_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOAL_JIT", "0")
    jobs = plan(settings(), 2)
    with pytest.raises(ShoalError, match="there is no bot 'nobody'"):
        list(Processes(2).play(dataclasses.replace(settings(), bots=("nobody", "random")), jobs))


def test_batches_grow_with_speed_and_shrink_at_the_end() -> None:
    batches = Batches(plan(settings(), 1000))
    assert len(batches.take(2)) == 1
    batches.learn(1, 0.01)
    assert len(batches.take(2)) == 25
    batches.learn(1, 0.00001)
    sizes = []
    while batch := batches.take(2):
        sizes.append(len(batch))
    assert sum(sizes) == 1000 - 26
    assert sizes == sorted(sizes, reverse=True)


KEYS = {
    "format", "shoal", "settings", "digest", "asked", "planned", "played", "groups", "samples", "seconds", "bots",
    "cross", "line_ups", "seats", "lengths", "notices", "notices_in_all",
}  # fmt: skip


@pytest.fixture
def four() -> dict[str, Any]:
    """The report of an arena of four players."""
    arena = settings("greedy", "random", "random", "random", players=4)
    host, jobs = Host(arena), plan(arena, 8)
    from shoal.arena.report import report

    return report(arena, 9, jobs, [host.play(job) for job in jobs], 1.0)


def test_the_report_is_json_with_these_keys(four: dict[str, Any]) -> None:
    assert json.loads(json.dumps(four)) == four
    assert set(four) == KEYS
    assert (four["asked"], four["planned"], four["groups"]) == (9, 8, 2)
    greedy, other = four["bots"]
    assert (greedy["matches"], other["matches"]) == (8, 24)
    assert set(greedy) == {
        "name", "matches", "won", "adjusted", "rating", "openskill", "scores", "seconds_per_move", "times", "notices",
    }  # fmt: skip
    for share in (greedy["won"], four["cross"][0][1], four["line_ups"][0]["won"]["greedy"]):
        assert 0 <= share["low"] <= share["value"] <= share["high"] <= 1
    assert greedy["won"]["value"] * 8 + other["won"]["value"] * 24 == pytest.approx(8, abs=1e-4)
    assert four["cross"][0][0] is None
    assert four["cross"][0][1]["value"] + four["cross"][1][0]["value"] == pytest.approx(1)
    assert sum(four["lengths"]["histogram"]["counts"]) == 8
    assert 0 < greedy["seconds_per_move"]["median"] <= greedy["seconds_per_move"]["p95"]
    assert sum(four["seats"]) == pytest.approx(1, abs=1e-3)


def test_bots_that_repeat_themselves_are_no_evidence(four: dict[str, Any]) -> None:
    from shoal.arena.report import report

    arena, jobs = settings(), plan(settings(), 40)
    done = [Played(j.n, j.group, [0, 1], [1.0, 0.0], [9, 1], [5, 5], [0.1, 0.1], [{}, {}], [], "same") for j in jobs]
    result = report(arena, 40, jobs, done, 1.0)
    assert (result["groups"], result["samples"]) == (20, 1)
    assert result["bots"][0]["won"]["low"] == 0.0
    assert four["samples"] == four["groups"]


class Reader(HTMLParser):
    """Checks that tags are closed in order, and collects what would be fetched."""

    EMPTY = ("meta", "line", "circle", "rect", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [f"{tag} {name}={value}" for name, value in attrs if name in ("src", "href", "xlink:href")]
        assert tag not in ("script", "link", "iframe", "img", "object")
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag


def test_the_page_is_well_formed_and_fetches_nothing(four: dict[str, Any]) -> None:
    notice = {"match": 1, "bot": "<b>&", "seat": 0, "kind": "crash", "move": 3, "text": "<script>alert(1)</script>"}
    for result in (four, {**four, "notices": [notice], "notices_in_all": 1}):
        text = page(result)
        reader = Reader()
        reader.feed(text)
        assert reader.open == []
        assert reader.fetched == []
        assert "url(" not in text
        assert "@import" not in text
        assert "http" not in text.replace("http-equiv", "")


def test_a_page_of_nothing_is_a_page() -> None:
    from shoal.arena.report import report

    assert "No group of matches was finished" in page(report(settings(), 2, plan(settings(), 2), [], 0.0))


def test_the_terminal_shows_it(four: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    show(four, "here.jsonl")
    printed = capsys.readouterr().out
    for words in ("Standings", "greedy", "3 × random", "Row finished ahead of column", "Kept in here.jsonl"):
        assert words in printed
    assert "9 matches asked for" in printed


def test_words_for_people() -> None:
    assert [duration(t) for t in (2.5, 0.0123, 0.0000042)] == ["2.5 s", "12.3 ms", "4.2 µs"]
    assert short("cmd:python3 a/very/long/path/to/bot.py", 16) == "cmd:…h/to/bot.py"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--bots", "greedy,nobody"], "there is no bot 'nobody'"),
        (["--bots", "greedy,random", "--games", "1"], "1 matches are not enough"),
        (["--bots", "greedy,random", "--workers", "0"], "at least 1 worker"),
        (["--bots", "greedy,random", "--html", "no/such/folder/page.html"], "there is no folder"),
        (["--bots", "greedy,random", "--option", "nothing=7"], "has no option 'nothing'"),
    ],
)
def test_bad_words_on_the_command_line(words: list[str], message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from shoal.cli import main

    monkeypatch.setattr(sys, "argv", ["shoal", "arena", GAME.name, *words, "--json"])
    lines: list[str] = []
    monkeypatch.setattr("builtins.print", lambda *text, **_: lines.append(str(text[0])))
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2
    assert message in json.loads(lines[0])["message"]


def test_one_worker_is_this_process() -> None:
    assert type(local(1)).__name__ == "InProcess"
    assert type(local(3)).__name__ == "Processes"


def test_every_option_is_documented() -> None:
    import inspect

    from shoal.cli import arena

    text = (Path(__file__).parents[2] / "docs" / "arena.md").read_text()
    names = {"as_json": "json"}
    for name in inspect.signature(arena).parameters:
        if name != "game":
            assert f"`--{names.get(name, name)}" in text
