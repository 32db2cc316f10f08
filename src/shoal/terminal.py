"""Matches in the terminal: play against bots, replay a record, simulate in bulk. Drawn with Rich."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from shoal.errors import BadRecord, ShoalError
from shoal.game import find, names
from shoal.kernel import seeded_many
from shoal.match import Match, SeededChance, Step, Variant, load, refold

if TYPE_CHECKING:
    from shoal.bots.base import Bot

console = Console(highlight=False)
errors = Console(stderr=True, highlight=False)


def list_games(as_json: bool) -> None:
    """Print the games with their players and options."""
    listed = [_about(name) for name in names()]
    if as_json:
        print(json.dumps(listed))
        return
    table = Table("name", "title", "players", "options")
    for about in listed:
        options = "\n".join(f"{o['name']} = {o['default']} ({o['allowed']})" for o in about["options"])
        table.add_row(about["name"], about["title"], f"{about['players'][0]} to {about['players'][-1]}", options)
    console.print(table)


def _about(name: str) -> dict[str, Any]:
    game = find(name)
    options = [{"name": o.name, "default": o.default, "allowed": o.allowed} for o in game.options]
    return {
        "name": name,
        "title": game.title,
        "version": game.version,
        "players": list(game.players),
        "options": options,
    }


def play_match(
    name: str, players: int | None, options: dict[str, Any], seat: int, seed: int | None, save: Path | None, bot: str
) -> None:
    """Let a person play one seat against bots."""
    from shoal.bots import make

    variant = load(name, players, **options)
    if not 0 <= seat < variant.players:
        raise ShoalError(f"there is no seat {seat}; seats are 0 to {variant.players - 1}")
    match = variant.match(seed=seed)
    rivals, seeds = make(bot, variant), SeededChance(seed)
    console.print(f"[bold]{variant.game.title}[/], {variant.players} players. You are seat {seat}. q ends the match.")
    try:
        while not match.over:
            action = _ask(match, seat) if match.actor == seat else _bot_choice(match, rivals, seeds)
            steps = match.preview(action)
            match.adopt(steps)
            _tell(match, steps, seat)
    except (EOFError, KeyboardInterrupt):
        console.print("\nThe match ends here.")
    if match.over:
        console.print(draw(match.view(seat)))
        console.print(f"[bold]Over.[/] Scores: {list(match.scores)}. Won by seat {', '.join(map(str, match.winners))}.")
    if save is not None:
        save.write_text(json.dumps(match.record()) + "\n", encoding="utf-8")
        console.print(f"Record written to {save}")


def _bot_choice(match: Match, rivals: Bot, seeds: SeededChance) -> int:
    from shoal.bots import hypothesis

    assert match.actor is not None
    seed = seeds.below(2**32)
    with console.status("The bot is thinking (the first time it is compiled, which takes some seconds)"):
        return rivals.choose(hypothesis(match, match.actor, seed), match.actor, seed)


def _ask(match: Match, seat: int) -> int:
    """Show the table and the numbered choices until the person picks one."""
    console.print(draw(match.view(seat)))
    actions = match.actions
    for number, action in enumerate(actions, 1):
        console.print(f"  [bold cyan]{number:3}[/]  {words(action)}")
    while True:
        answer = console.input(f"Your choice, 1 to {len(actions)}: ").strip()
        if answer.lower() in ("q", "quit", "exit"):
            raise EOFError
        if answer.isdigit() and 1 <= int(answer) <= len(actions):
            return int(actions[int(answer) - 1]["id"])
        console.print(f"[red]{escape(repr(answer))} is not a number from 1 to {len(actions)}.[/] (q ends the match)")


def words(action: dict[str, Any]) -> str:
    """An action in a few words."""
    rest = (f"{key} {_text(value)}" for key, value in action.items() if key not in ("id", "type"))
    return " ".join([f"[bold]{action['type'].replace('_', ' ')}[/]", *rest])


def _tell(match: Match, steps: tuple[Step, ...], seat: int | None) -> None:
    for step in steps:
        for event in match.events(step, seat):
            args = ", ".join(f"{key} {_text(value)}" for key, value in event["args"].items())
            console.print(f"[dim]· {event['id'].partition('-')[2].replace('-', ' ')}: {args}[/]")


# how a colour's name is written on a terminal; a card is `kind:colour`, or just a colour
PAINT = {
    "red": "red", "orange": "dark_orange", "yellow": "yellow", "green": "green", "blue": "dodger_blue1",
    "purple": "medium_purple", "brown": "orange4", "joker": "bold bright_magenta", "+2": "bold",
    "dark_blue": "blue", "light_blue": "bright_cyan", "black": "bright_black", "grey": "white",
    "white": "bold bright_white", "light_orange": "sandy_brown", "pink": "hot_pink",
    "y": "yellow", "r": "red", "yr": "red", "ry": "yellow",
}  # fmt: skip


def painted(text: str) -> str:
    """A word in its own colour if it names a card, a colour or a token."""
    style = PAINT.get(text.rpartition(":")[2])
    return f"[{style}]{escape(text)}[/]" if style else escape(text)


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return "  ".join(f"[dim]{escape(str(key))}[/] {_text(inner)}" for key, inner in value.items())
    if isinstance(value, list | tuple):
        return " ".join(_text(inner) for inner in value) if value else "-"
    return "-" if value is None else painted(str(value))


SKIPPED = ("game", "seat", "over", "winners", "actor", "players")


def draw(view: dict[str, Any]) -> RenderableType:
    """A seat's view as a panel: works for every game, since it only lays out what `view` gives."""
    rows = Table.grid(padding=(0, 2))
    rows.add_column(style="cyan", no_wrap=True)
    rows.add_column()
    for key, value in view.items():
        if key in SKIPPED:
            continue
        rows.add_row(key.replace("_", " "), _cell(value))
    who = "over" if view["over"] else f"seat {view['actor']} to act"
    return Panel(rows, title=f"{view['game'].replace('_', ' ')}: {who}", title_align="left", expand=False)


def _cell(value: Any) -> RenderableType:
    if isinstance(value, list) and value and isinstance(value[0], list | dict):
        if all(isinstance(inner, list) and len(inner) == len(value) > 3 for inner in value):
            return _board(value)
        return Group(*(f"[dim]{i}[/]  {_text(inner)}" for i, inner in enumerate(value)))
    return _text(value)


def _board(rows: list[list[str]]) -> RenderableType:
    """A square board, its rows and columns numbered."""
    board = Table("", *(str(c) for c in range(len(rows))), show_lines=True)
    for r, row in enumerate(rows):
        board.add_row(str(r), *(painted(cell) if cell else "·" for cell in row))
    return board


def replay_file(file: Path, seat: int | None, as_json: bool) -> None:
    """Check a recorded match and tell it step by step."""
    try:
        record = json.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"cannot read {file}: {error.strerror}") from error
    except ValueError as error:
        raise BadRecord(f"{file} is not JSON: {error}") from error
    match, steps = refold(record, SeededChance(None))
    match._check_seat(seat)
    if as_json:
        print(json.dumps({"steps": list(_told(match, steps, seat)), "record": match.record()}))
        return
    for step in steps:
        who = "chance" if step.actor is None else f"seat {step.actor}"
        if seat is None:
            console.print(f"{step.n:5}  {who:7} {words(match.game.table.describe(step.before, step.action))}")
        else:
            _tell(match, (step,), seat)
    console.print(draw(match.view(seat)))
    end = f"won by seat {', '.join(map(str, match.winners))}" if match.over else "not finished"
    console.print(f"{len(steps)} steps, every one legal; scores {list(match.scores)}; {end}.")


def _told(match: Match, steps: list[Step], seat: int | None) -> Iterator[dict[str, Any]]:
    for step in steps:
        told: dict[str, Any] = {"n": step.n, "actor": step.actor, "events": match.events(step, seat)}
        if seat is None:
            told["action"] = {"id": step.action, **match.game.table.describe(step.before, step.action)}
        yield told


def simulate_games(
    name: str, players: int | None, options: dict[str, Any], games: int, seed: int, as_json: bool
) -> None:
    """Play many matches by pure chance and print what came out."""
    result = simulated(load(name, players, **options), games, seed, progress=not as_json)
    if as_json:
        print(json.dumps(result))
        return
    table = Table("", *(f"seat {p}" for p in range(result["players"])), title=f"{result['game']}: {games} matches")
    table.add_row("wins", *(f"{share:.1%}" for share in result["wins"]))
    table.add_row("mean score", *(f"{mean:.1f}" for mean in result["mean_scores"]))
    table.add_row("score 5% / 50% / 95%", *(" / ".join(f"{q:g}" for q in qs) for qs in result["score_quantiles"]))
    console.print(table)
    console.print(
        f"{result['games_per_second']:,.0f} games/s, {result['decisions_per_second']:,.0f} decisions/s, "
        f"{result['mean_length']:.1f} decisions a match"
    )


def simulated(variant: Variant, games: int, seed: int, progress: bool = False) -> dict[str, Any]:
    """The figures of random play as a dict; the same seed gives the same matches."""
    from shoal.simulate import random_matches

    game, players = variant.game, variant.players
    blank = np.zeros(1, game.state)
    blank[0] = game.blank(variant.options)
    actions, weights = game.buffers()
    random_matches(blank, players, seeded_many(seed, range(1)), actions, weights, np.zeros(1, game.state))  # compiles
    payoffs, scores = np.zeros((games, players)), np.zeros((games, players), np.int64)
    decisions, seconds, share = 0, 0.0, np.zeros(game.rules.SEATS, np.float32)
    chunk = max(1, min(2_000, games // 50))
    for first in _chunks(games, chunk, progress):
        ends = np.zeros(min(chunk, games - first), game.state)
        rngs = seeded_many(seed, range(first, first + len(ends)))
        began = time.perf_counter()
        decisions += int(random_matches(blank, players, rngs, actions, weights, ends))
        seconds += time.perf_counter() - began
        for i, s in enumerate(ends):
            game.rules.payoffs(s, share)
            payoffs[first + i] = share[:players]
            scores[first + i] = game.table.scores(s)
    return {
        "game": game.name,
        "version": game.version,
        "players": players,
        "options": dict(variant.options),
        "games": games,
        "seed": seed,
        "games_per_second": games / seconds,
        "decisions_per_second": decisions / seconds,
        "mean_length": decisions / games,
        "wins": payoffs.mean(axis=0).round(6).tolist(),
        "mean_scores": scores.mean(axis=0).round(4).tolist(),
        "score_quantiles": np.quantile(scores, [0.05, 0.5, 0.95], axis=0).T.tolist(),
    }


def _chunks(games: int, chunk: int, progress: bool) -> Iterator[int]:
    columns = (TextColumn("matches"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not progress) as bar:
        task = bar.add_task("matches", total=games)
        for first in range(0, games, chunk):
            yield first
            bar.update(task, completed=min(games, first + chunk))
