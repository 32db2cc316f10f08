"""Outside bots: the protocol as documented, and every way to break it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import shoal
from shoal.bots import hypothesis, make, outside
from shoal.bots.outside import OutsideBot
from shoal.errors import ShoalError

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "first_bot.py"
VARIANT = shoal.load("coloretto", players=2)

LOOP = """
import json, sys, time
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "ready"}', flush=True)
    elif message["type"] == "position":
        n, ids = message["n"], [action["id"] for action in message["actions"]]
"""

Writer = Callable[..., OutsideBot]


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Writer]:
    """A bot whose answer to a position is this piece of code."""
    bots: list[OutsideBot] = []

    def write(answer: str, whole: bool = False, deadline: float = 5.0) -> OutsideBot:
        path = tmp_path / f"bot{len(bots)}.py"
        path.write_text(answer if whole else LOOP + textwrap.indent(textwrap.dedent(answer), " " * 8))
        bots.append(OutsideBot(f"{sys.executable} {path}", VARIANT, deadline))
        return bots[-1]

    yield write
    for bot in bots:
        bot.close()


def moved(bot: OutsideBot, moves: int = 1) -> list[dict[str, Any]]:
    """Let the bot play both seats' moves of a match, as seat 0; the notices."""
    match = VARIANT.match(seed=1)
    bot.begin(0)
    for seed in range(moves):
        action = bot.choose(hypothesis(match, 0, seed), 0, seed)
        assert action in match.legal
        match.play(action)
    return bot.take_notices()


def test_a_good_bot_has_no_notices(program: Writer) -> None:
    bot = program('print(json.dumps({"n": n, "action": ids[-1]}), flush=True)')
    assert moved(bot, 10) == []
    assert moved(bot, 10) == []  # the same program plays the next match


@pytest.mark.parametrize(
    ("answer", "kind", "text"),
    [
        ("sys.stderr.write('oh no'); sys.exit(3)", "crash", "ended with exit code 3; it said: oh no"),
        ("raise ValueError('too hard')", "crash", "ValueError: too hard"),
        ("time.sleep(60)", "timeout", "no answer before the deadline"),
        ("print('draw', flush=True)", "malformed", "not JSON: draw"),
        ("print('[1]', flush=True)", "malformed", "not an object: [1]"),
        ("print('[' * 100000, flush=True)", "malformed", "more than 65536 bytes"),
        ("print('[' * 50000, flush=True)", "malformed", "not JSON"),
        ("print(json.dumps({'n': n}), flush=True)", "malformed", "expected an answer like"),
        ("print(json.dumps({'action': ids[0]}), flush=True)", "malformed", "expected an answer like"),
        ("print(json.dumps({'n': n, 'action': True}), flush=True)", "malformed", "expected an answer like"),
        ("print(json.dumps({'n': n, 'action': 999}), flush=True)", "illegal", "action 999 is not legal; legal: 0"),
    ],
)
def test_what_goes_wrong_costs_the_move_and_leaves_a_notice(program: Writer, answer: str, kind: str, text: str) -> None:
    bot = program(answer, deadline=0.3 if kind == "timeout" else 5.0)
    (notice,) = moved(bot)
    assert notice["kind"] == kind
    assert text in notice["text"]
    assert notice["move"] == 1


def test_after_a_bad_line_the_bot_plays_on(program: Writer) -> None:
    bot = program("print('x' * 200000 if n == 1 else json.dumps({'n': n, 'action': ids[0]}), flush=True)")
    assert [notice["move"] for notice in moved(bot, 6)] == [1]


def test_a_late_answer_is_not_taken_for_the_next(program: Writer) -> None:
    bot = program(
        """
        if n == 2: time.sleep(0.6)
        print(json.dumps({"n": n, "action": ids[0]}), flush=True)
        """,
        deadline=0.4,
    )
    bot.deadline = 5.0  # time to start
    moved(bot)
    bot.deadline = 0.4
    assert [(notice["kind"], notice["move"]) for notice in moved(bot, 6)] == [("timeout", 2)]


def test_a_bot_is_started_anew_a_few_times_and_then_given_up(program: Writer) -> None:
    kinds = [notice["kind"] for notice in moved(program("sys.exit(1)"), 8)]
    assert kinds == ["crash"] * (outside.RESTARTS + 1) + ["given up"]


def test_deadlines_missed_in_a_row_end_the_program(program: Writer) -> None:
    bot = program("time.sleep(60)", deadline=0.05)
    notices = moved(bot, outside.PATIENCE)
    assert [notice["kind"] for notice in notices] == ["timeout"] * outside.PATIENCE
    assert "3 times in a row: the program is ended" in notices[-1]["text"]


def test_a_program_that_does_not_read_cannot_hold_us_up(program: Writer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "PATIENCE", 1000)
    bot = program('print(\'{"type": "ready"}\', flush=True)\nimport time\ntime.sleep(60)', whole=True, deadline=0.001)
    before = time.monotonic()
    match = VARIANT.match(seed=1)
    for seed in range(100):
        bot.choose(hypothesis(match, 0, seed), 0, seed)
    assert time.monotonic() - before < 15


def test_a_wrong_greeting(program: Writer) -> None:
    (notice,) = moved(program('print(\'{"type": "hi"}\', flush=True)\nimport time\ntime.sleep(60)', whole=True))
    assert 'expected {"type": "ready"}' in notice["text"]


def test_a_program_that_cannot_be_started() -> None:
    bot = make("cmd:/no/such/program --fast", VARIANT)
    assert isinstance(bot, OutsideBot)
    (notice,) = moved(bot)
    assert notice["kind"] == "failed"
    assert "cannot start '/no/such/program'" in notice["text"]


@pytest.mark.parametrize(("spec", "words"), [("cmd:'", "cannot be read"), ("cmd: ", "needs a command")])
def test_bad_commands(spec: str, words: str) -> None:
    with pytest.raises(ShoalError, match=words):
        make(spec, VARIANT)


def test_chance_plays_the_lost_moves_by_the_seed() -> None:
    bots = [OutsideBot("/no/such/program", VARIANT) for _ in range(2)]
    match = VARIANT.match(seed=1)
    match.play({"type": "draw"})
    chosen = [[bot.choose(hypothesis(match, 0, seed), 0, seed) for seed in range(20)] for bot in bots]
    assert chosen[0] == chosen[1]
    assert len(set(chosen[0])) == len(match.legal)


def test_the_end_is_told(program: Writer, tmp_path: Path) -> None:
    told = tmp_path / "told.json"
    bot = program(
        f"""
import sys
for line in sys.stdin:
    open({str(told)!r}, "a").write(line)
    print('{{"type": "ready"}}' if "hello" in line else '{{"n": 1, "action": 0}}', flush=True)
""",
        whole=True,
    )
    assert moved(bot) == []
    bot.finish(ending(0).state, 0)
    deadline = time.monotonic() + 10
    while told.read_text().count("\n") < 3 and time.monotonic() < deadline:
        time.sleep(0.01)
    messages = [json.loads(line) for line in told.read_text().splitlines()]
    assert [message["type"] for message in messages] == ["hello", "position", "over"]


def test_the_example_is_short_and_plays_without_notices() -> None:
    text = EXAMPLE.read_text()
    assert len(text.splitlines()) < 40
    assert "shoal" not in re.findall(r"^(?:from|import) (\w+)", text, re.M)
    bot = OutsideBot(f"{sys.executable} {EXAMPLE}", VARIANT)
    try:
        match, seed = VARIANT.match(seed=4), 0
        while not match.over:
            bot.begin(match.actor or 0) if bot._greeted != match.actor else None
            match.play(bot.choose(hypothesis(match, match.actor or 0, seed), match.actor or 0, seed))
            seed += 1
        assert bot.take_notices() == []
    finally:
        bot.close()


END = {  # the documented transcript starts here: the last moves of a match
    "last_round": True,
    "turn": 0,
    "rows": [{"taken_by": 1}, ["red"], ["blue", "+2"]],
    "collections": [["red", "red", "green", "+2"], ["blue", "blue", "yellow"]],
    "deck": ["red", "yellow", "orange"],
}


def ending(steps: int) -> shoal.Match:
    """The documented match after some of its steps."""
    match = VARIANT.from_position(END, seed=3)
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
    assert said == lines, "renew it: python -m tests.bots.test_outside"
    assert [message["type"] for side, message in lines if side == ">"] == ["hello", *["position"] * 3, "over"]


def test_the_example_answers_the_documented_transcript() -> None:
    """Plain lines through a pipe, as a bot writer would try it by hand."""
    sent = "".join(json.dumps(message) + "\n" for side, message in transcript() if side == ">")
    done = subprocess.run([sys.executable, EXAMPLE], input=sent, capture_output=True, text=True, timeout=30, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    expected = [message for side, message in transcript() if side == "<"]
    assert [list(answer) for answer in answers] == [list(answer) for answer in expected]


def write_transcript() -> None:
    """Renew the documentation after a view has changed: `python -m tests.bots.test_outside`."""
    path = ROOT / "docs" / "bot-protocol.md"
    lines = spoken([message for side, message in transcript() if side == "<"])
    block = "".join(f"{side} {json.dumps(message)}\n" for side, message in lines)
    path.write_text(re.sub(r"(```transcript\n).*?(```)", lambda m: m[1] + block + m[2], path.read_text(), flags=re.S))


if __name__ == "__main__":
    write_transcript()
