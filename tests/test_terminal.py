"""What the commands print: laid out for any game, in its own colours, and never read as markup."""

from __future__ import annotations

import dataclasses
import io
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console, RenderableType

import shoal
from shoal import terminal
from shoal.arena import show as arena
from shoal.arena.plan import checked, plan
from shoal.arena.report import report
from shoal.bench import command as bench
from shoal.bots import outside
from shoal.game import Option, find, names
from shoal.match import Variant
from shoal.terminal import games, play, replay
from shoal.terminal.drawing import Drawing
from tests.kit.cases import pick

MARKED = "a [bold]b[/] [x] :boom: [/nope]"


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """What the terminal's console prints, in lines long enough for anything."""
    out = io.StringIO()
    monkeypatch.setattr(terminal.console, "file", out)
    monkeypatch.setattr(terminal.console, "width", 300)
    return out


def drawn(renderable: RenderableType, colours: bool = False) -> str:
    out = io.StringIO()
    system = "truecolor" if colours else None
    Console(file=out, width=200, force_terminal=colours, color_system=system).print(renderable)  # type: ignore[arg-type]
    return out.getvalue()


@pytest.mark.parametrize("name", names())
def test_every_view_action_and_event_can_be_drawn(name: str) -> None:
    match, drawing = shoal.load(name).match(seed=1), Drawing(find(name))
    while not match.over and len(match.log) < 150:
        assert f"{match.game.title}: seat {match.actor} to act" in drawn(drawing.view(match.view(match.actor)))
        assert all(len(drawn(drawing.action(action))) > 2 for action in match.actions)
        match.play(match.legal[len(match.log) % len(match.legal)])


def test_a_view_is_laid_out_readably() -> None:
    view = {
        "over": False,
        "actor": 1,
        "last_turn": True,
        "piles": [["a", "b"], []],
        "seats": [{"hand_size": 3, "cells": [[0, 1], [2, 3]], "caller": None}],
        "board": [["", "x", None, 0]] * 4,
    }
    text = drawn(Drawing(pick()).view(view))
    for words in ("last turn  yes", "0  a b", "1  -", "hand size 3  cells 0 1, 2 3  caller -", "│ · │ x │ · │ 0 │"):
        assert words in text


def test_an_event_without_a_prefix_keeps_its_name() -> None:
    drawing = Drawing(pick())
    assert drawn(drawing.event({"id": "thing-took-two", "args": {"seat": 1}})) == "· took two: seat 1\n"
    assert drawn(drawing.event({"id": "shuffled", "args": {}})) == "· shuffled\n"


def test_words_have_the_styles_of_their_game() -> None:
    drawing = Drawing(dataclasses.replace(pick(), styles={"shiny": "bold magenta"}))
    for word in ("shiny", "thing:shiny"):
        assert "\x1b[1;35m" in drawn(drawing.action({"type": "take", "what": word}), colours=True)
    assert "35m" not in drawn(drawing.action({"type": "take", "what": "dull"}), colours=True)


def test_brackets_of_a_game_are_not_markup() -> None:
    drawing = Drawing(dataclasses.replace(pick(), title=MARKED, styles={MARKED: "bold"}))
    texts = [
        drawing.action({"type": MARKED, MARKED: MARKED}),
        drawing.event({"id": f"x-{MARKED}", "args": {MARKED: MARKED}}),
        drawing.view({"over": True, "key": MARKED, MARKED: [{MARKED: [MARKED]}]}),
        drawing.view({"over": True, "board": [[MARKED] * 4] * 4}),
    ]
    for text in texts:
        assert drawn(text).count(MARKED) >= 2


def test_brackets_in_the_list_of_games(printed: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    option = Option("size", "[3]", ("[3]", "[/4]"))
    game = dataclasses.replace(pick(), title=MARKED, options=(option,))
    monkeypatch.setattr(games, "find", lambda name: game)
    games.list_games(as_json=False)
    assert MARKED in printed.getvalue()
    assert "size = [3] ([3], [/4])" in printed.getvalue()


def test_brackets_in_files_and_answers(printed: io.StringIO, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    answers = iter(["[bold]1[/]", "q"])
    monkeypatch.setattr("builtins.input", lambda *_: next(answers))
    file = tmp_path / "[x].json"
    play.play_match(pick().name, None, {}, 0, 1, file, "random")
    replay.replay_file(file, None, as_json=False)
    assert "'[bold]1[/]' is not a number" in printed.getvalue()
    assert f"Record written to {file}" in printed.getvalue()


def test_brackets_in_the_arena(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    settings = checked(pick().name, None, ["cmd:[x] bot", "random"])
    result = report(settings, 2, plan(settings, 2), [], 0.0)
    notice = {"match": 1, "bot": "cmd:[x] bot", "seat": 0, "kind": "crash", "move": 3, "text": MARKED}
    result["notices"], result["settings"]["options"] = [notice], {"scoring": MARKED}
    arena.show(result, "/tmp/[x].jsonl")
    text = capsys.readouterr().out
    for words in (f"cmd:[x] bot, match 1, move 3: crash: {MARKED}", f"scoring {MARKED}", "Kept in /tmp/[x].jsonl"):
        assert words in text


def test_the_bench_names_the_extra(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "installed", lambda module: False)
    orders = bench.orders([pick().name], None, 1.0, True, None)
    figures: list[dict[str, Any]] = [bench.figure_of(order, False) for order in orders if order["library"] != "Shoal"]
    bench.show(figures, 1.0)
    printed = capsys.readouterr().out
    for library in {figure["library"] for figure in figures}:
        assert f"{library}: not installed: pip install 'shoal[peers]'" in printed


def test_nothing_else_prints_with_rich() -> None:
    """Whoever makes a console must take strings as they are."""
    for path in Path(shoal.__file__).parent.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert all("markup=False, emoji=False" in made for made in re.findall(r"\bConsole\(.*", text)), path
        assert "rich.print" not in text
        assert "from rich import" not in text


def test_a_command_with_brackets_is_a_bot() -> None:
    bot = outside.make("python3 '[x].py'", Variant(pick()))
    assert bot.name == "cmd:python3 '[x].py'"
