"""`shoal replay`: a recorded match, checked and shown step by step."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich.text import Text

from shoal.errors import BadRecord
from shoal.match import Match, SeededChance, Step, refold
from shoal.terminal import console
from shoal.terminal.drawing import Drawing


def replay_file(file: Path, seat: int | None, as_json: bool) -> None:
    """Check a recorded match and show it step by step, as a seat saw it (None: with everything open)."""
    match, steps = refold(read_record(file), SeededChance(None))
    match.check_seat(seat)
    if as_json:
        print(json.dumps({"steps": [step_line(match, step, seat) for step in steps], "record": match.record()}))
        return
    drawing = Drawing(match.game)
    for step in steps:
        if seat is None:
            who = "chance" if step.actor is None else f"seat {step.actor}"
            action = match.game.table.describe(step.before, step.action)
            console.print(Text.assemble(f"{step.n:5}  {who:7} ", drawing.action(action)))
        else:
            for event in match.events(step, seat):
                console.print(drawing.event(event))
    console.print(drawing.view(match.view(seat)))
    end = f"won by seat {', '.join(map(str, match.winners))}" if match.over else "not finished"
    console.print(f"{len(steps)} steps, every one legal; scores {list(match.scores)}; {end}.")


def read_record(file: Path) -> dict[str, Any]:
    """The record in a file; BadRecord if there is none."""
    try:
        record: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"cannot read {file}: {error.strerror}") from error
    except ValueError as error:
        raise BadRecord(f"{file} is not JSON: {error}") from error
    return record


def step_line(match: Match, step: Step, seat: int | None) -> dict[str, Any]:
    """A step, JSON-safe: its events, and its action where everything is open."""
    line: dict[str, Any] = {"n": step.n, "actor": step.actor, "events": match.events(step, seat)}
    if seat is None:
        line["action"] = {"id": step.action, **match.game.table.describe(step.before, step.action)}
    return line
