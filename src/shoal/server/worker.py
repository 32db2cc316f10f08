"""A bot process: questions in JSON on lines of standard input, answers on standard output (see workers.py)."""

from __future__ import annotations

import base64
import json
import os
import signal
import sys
from functools import cache
from typing import Any

import numpy as np

import shoal
from shoal import bots
from shoal.bots.warm import HINT, is_ready, mark_ready
from shoal.bots.warm import warm as warm_up
from shoal.errors import ShoalError
from shoal.game import find
from shoal.kernel import State
from shoal.match import Match, SeededChance, Variant


@cache
def _bot(game: str, level: str) -> bots.Bot:
    """One for all tables: a bot reads players and options from the state."""
    return bots.make(level, Variant(find(game)))


def _state(question: dict[str, Any]) -> State:
    raw = base64.b64decode(question["state"])
    return np.frombuffer(raw, find(question["game"]).state)[0].copy()


def _match(question: dict[str, Any]) -> Match:
    """A match that stands at the hypothesis: bots and hints ask it what is legal."""
    variant = Variant(find(question["game"]), question["players"], **question["options"])
    return Match(variant, _state(question), SeededChance(question.get("seed", 0)))


def choose(question: dict[str, Any]) -> int:
    """A bot's action."""
    match = _match(question)
    bot = _bot(question["game"], question["level"])
    action = int(bot.choose(match.state.copy(), question["seat"], question["seed"]))
    if action not in match.legal:
        raise ShoalError(f"the bot {question['level']} chose {action}, which is not legal")
    return action


def hint(question: dict[str, Any]) -> list[dict[str, Any]]:
    """What a strong bot thinks of the choices."""
    return shoal.hint(_match(question), question["seat"], seed=question["seed"])


def warm(question: dict[str, Any]) -> str:
    """Compile what a level needs for this game."""
    warm_up(find(question["game"]), [question["level"]])
    return "warm"


KINDS = {"choose": choose, "hint": hint, "warm": warm}
_ready: set[tuple[str, str]] = set()  # (game, level) that need no more compiling


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """What is written for a question; `cold`: it would have to be compiled for first, and this process may not."""
    kind = question["game"], question.get("level", HINT)
    if kind not in _ready and not (question.get("compiles") or is_ready(*kind)):
        return {"cold": True}
    found = {"answer": KINDS[question["kind"]](question)}
    if kind not in _ready:
        mark_ready(*kind)
        _ready.add(kind)
    return found


def main() -> None:
    """Answer until standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    with os.fdopen(os.dup(1), "w", buffering=1) as answers:
        os.dup2(2, 1)  # whatever prints must not spoil the answers
        for line in sys.stdin:
            question = json.loads(line)
            try:
                found = answer(question)
            except Exception as error:
                found = {"error": f"{type(error).__name__}: {error}"}
            try:
                answers.write(json.dumps(found | {"id": question["id"]}) + "\n")
            except BrokenPipeError:  # the server is gone
                os._exit(0)


if __name__ == "__main__":
    main()
