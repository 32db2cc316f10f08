"""`shoal play`: a person plays one seat, bots the others."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from rich.text import Text

from shoal.bots import Bot, hypothesis, make
from shoal.errors import ShoalError
from shoal.match import Match, load
from shoal.terminal import console
from shoal.terminal.drawing import Drawing

QUIT = ("q", "quit", "exit")


def play_match(
    name: str, players: int | None, options: dict[str, Any], seat: int, seed: int | None, save: Path | None, bot: str
) -> None:
    """Let a person play one seat against bots."""
    variant = load(name, players, **options)
    if not 0 <= seat < variant.players:
        raise ShoalError(f"there is no seat {seat}; seats are 0 to {variant.players - 1}")
    match, rivals = variant.match(seed=seed), make(bot, variant)
    title = Text(variant.game.title, "bold")
    console.print(Text.assemble(title, f", {variant.players} players. You are seat {seat}. q ends the match."))
    try:
        play_on(match, seat, rivals, random.Random(seed))
    except (EOFError, KeyboardInterrupt):
        console.print("\nThe match ends here.")
    finally:
        rivals.close()
    if match.over:
        show_end(match, seat)
    if save is not None:
        save.write_text(json.dumps(match.record()) + "\n", encoding="utf-8")
        console.print(f"Record written to {save}", soft_wrap=True)


def play_on(match: Match, seat: int, rivals: Bot, seeds: random.Random) -> None:
    """Play to the end, the person on one seat, the bot on all others."""
    drawing = Drawing(match.game)
    while not match.over:
        action = ask(match, seat, drawing) if match.actor == seat else bot_choice(match, rivals, seeds.randrange(2**32))
        steps = match.after(action).steps
        match.adopt(steps)
        for event in (event for step in steps for event in match.events(step, seat)):
            console.print(drawing.event(event))


def bot_choice(match: Match, bot: Bot, seed: int) -> int:
    """The choice of the bot whose turn it is."""
    assert match.actor is not None
    with console.status("The bot is thinking (the first time it is compiled, which takes some seconds)"):
        return bot.choose(hypothesis(match, match.actor, seed), match.actor, seed)


def ask(match: Match, seat: int, drawing: Drawing) -> int:
    """Show the table and the numbered choices until the person picks one."""
    console.print(drawing.view(match.view(seat)))
    actions = match.actions
    for number, action in enumerate(actions, 1):
        console.print(Text.assemble((f"  {number:3}  ", "bold cyan"), drawing.action(action)))
    while True:
        answer = console.input(f"Your choice, 1 to {len(actions)}: ", markup=False, emoji=False).strip()
        if answer.lower() in QUIT:
            raise EOFError
        if answer.isascii() and answer.isdigit() and len(answer) < 6 and 1 <= int(answer) <= len(actions):
            return int(actions[int(answer) - 1]["id"])
        wrong = Text(f"{answer!r} is not a number from 1 to {len(actions)}.", "prompt.invalid")
        console.print(Text.assemble(wrong, " (q ends the match)"))


def show_end(match: Match, seat: int) -> None:
    """The last view and who won."""
    console.print(Drawing(match.game).view(match.view(seat)))
    winners = ", ".join(map(str, match.winners))
    console.print(Text.assemble(("Over.", "bold"), f" Scores: {list(match.scores)}. Won by seat {winners}."))
