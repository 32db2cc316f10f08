"""Outside bots: the protocol as documented, and every way to break it."""

from __future__ import annotations

import json
import re
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
from shoal.game import names
from shoal.match import Variant
from tests.bots.table import decisions
from tests.kit.cases import pick

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "first_bot.py"
VARIANT = Variant(pick(players=2, hidden=False), 2)

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
        ("print('pass', flush=True)", "malformed", "not JSON: pass"),
        ("print('[1]', flush=True)", "malformed", "not an object: [1]"),
        ("print('[' * 100000, flush=True)", "malformed", "more than 65536 bytes"),
        ("print('[' * 50000, flush=True)", "malformed", "not JSON"),
        ("print(json.dumps({'n': n}), flush=True)", "malformed", "expected an answer like"),
        ("print(json.dumps({'action': ids[0]}), flush=True)", "malformed", "expected an answer like"),
        ("print(json.dumps({'n': n, 'action': True}), flush=True)", "malformed", "expected an answer like"),
        ("print(json.dumps({'n': n, 'action': -1}), flush=True)", "illegal", "action -1 is not legal; legal: "),
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
    match = next(decisions(VARIANT))
    assert match.actor is not None
    seat = match.actor
    chosen = [[bot.choose(hypothesis(match, seat, seed), seat, seed) for seed in range(20)] for bot in bots]
    assert chosen[0] == chosen[1]
    assert len(set(chosen[0])) == len(match.legal)


def test_the_end_is_announced(program: Writer, tmp_path: Path) -> None:
    received = tmp_path / "received.jsonl"
    bot = program(
        f"""
import json, sys
for line in sys.stdin:
    open({str(received)!r}, "a").write(line)
    message = json.loads(line)
    if message["type"] == "hello":
        print('{{"type": "ready"}}', flush=True)
    elif message["type"] == "position":
        print(json.dumps({{"n": message["n"], "action": message["actions"][0]["id"]}}), flush=True)
""",
        whole=True,
    )
    assert moved(bot) == []
    match = VARIANT.match(seed=1)
    while not match.over:
        match.play(match.legal[-1])
    bot.finish(match.state, 0)
    deadline = time.monotonic() + 10
    while received.read_text().count("\n") < 3 and time.monotonic() < deadline:
        time.sleep(0.01)
    messages = [json.loads(line) for line in received.read_text().splitlines()]
    assert [message["type"] for message in messages] == ["hello", "position", "over"]
    assert messages[-1]["winners"] == list(match.winners)


def test_the_example_is_short() -> None:
    text = EXAMPLE.read_text()
    assert len(text.splitlines()) < 40
    assert "shoal" not in re.findall(r"^(?:from|import) (\w+)", text, re.M)


@pytest.mark.parametrize("name", names())
def test_the_example_plays_every_game_without_notices(name: str) -> None:
    variant = shoal.load(name)
    match, bots = variant.match(seed=4), [OutsideBot(f"{sys.executable} {EXAMPLE}", variant) for _ in range(2)]
    try:
        while match.actor is not None and len(match.log) < 300:
            bot = bots[min(match.actor, 1)]
            match.play(bot.choose(hypothesis(match, match.actor, len(match.log)), match.actor, 1))
        assert [notice for bot in bots for notice in bot.take_notices()] == []
    finally:
        for bot in bots:
            bot.close()
