"""Bots and Coloretto: the transcript in docs/bot-protocol.md, and the example bot, which knows this game."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import shoal
from shoal.bots import hypothesis, outside
from shoal.bots.outside import OutsideBot

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "examples" / "first_bot.py"
VARIANT = shoal.load("coloretto", players=2)

END = {  # the documented transcript starts here: the last moves of a match
    "last_round": True,
    "turn": 0,
    "rows": [{"taken_by": 1}, ["red"], ["blue", "+2"]],
    "collections": [["red", "red", "green", "+2"], ["blue", "blue", "yellow"]],
    "deck": ["red", "yellow", "orange"],
}


def ending(steps: int) -> shoal.Match:
    """The documented match after some of its steps."""
    match = VARIANT.from_position(END, seed=1)
    for action in (0, 2, 7)[:steps]:
        match.play(action)
    return match


def transcript() -> list[tuple[str, dict[str, Any]]]:
    """The lines of the documentation's transcript: `>` to the bot, `<` from it."""
    text = (ROOT / "docs" / "bot-protocol.md").read_text()
    block = re.search(r"```transcript\n(.*?)```", text, re.S)
    assert block is not None
    return [(line[0], json.loads(line[2:])) for line in block.group(1).splitlines()]


def spoken(answers: list[dict[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
    """What is said in the documented match when the bot gives these answers."""
    said: list[tuple[str, dict[str, Any]]] = []

    class Scripted(outside.Program):
        def __init__(self) -> None:
            pass

        def send(self, message: dict[str, Any]) -> None:
            said.append((">", json.loads(json.dumps(message))))

        def receive(self, until: float) -> dict[str, Any]:
            said.append(("<", answers.pop(0)))
            return said[-1][1]

    bot, match = OutsideBot("anything", VARIANT), ending(0)
    bot.begin(0)
    bot._program = Scripted()
    while not match.over:
        match.play(bot.choose(hypothesis(match, 0, 0), 0, 0))
    bot.finish(match.state, 0)
    assert bot.take_notices() == []
    return said


def test_the_documented_transcript_is_what_is_said() -> None:
    lines = transcript()
    said = spoken([message for side, message in lines if side == "<"])
    assert said == lines, "renew it: python -m tests.games.coloretto.test_bots"
    assert [message["type"] for side, message in lines if side == ">"] == ["hello", *["position"] * 3, "over"]


def test_the_example_answers_the_documented_transcript() -> None:
    """Plain lines through a pipe, as a bot writer would try it by hand."""
    sent = "".join(json.dumps(message) + "\n" for side, message in transcript() if side == ">")
    done = subprocess.run([sys.executable, EXAMPLE], input=sent, capture_output=True, text=True, timeout=30, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    expected = [message for side, message in transcript() if side == "<"]
    assert [list(answer) for answer in answers] == [list(answer) for answer in expected]


def write_transcript() -> None:
    """Renew the documentation after a view has changed: `python -m tests.games.coloretto.test_bots`."""
    path = ROOT / "docs" / "bot-protocol.md"
    lines = spoken([message for side, message in transcript() if side == "<"])
    block = "".join(f"{side} {json.dumps(message)}\n" for side, message in lines)
    path.write_text(re.sub(r"(```transcript\n).*?(```)", lambda m: m[1] + block + m[2], path.read_text(), flags=re.S))


if __name__ == "__main__":
    write_transcript()
