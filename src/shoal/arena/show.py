"""The arena in the terminal: a progress bar on stderr, tables on stdout."""

from __future__ import annotations

from types import TracebackType
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from shoal.arena.host import Played
from shoal.arena.plan import Settings

NOTICES = 5  # shown; the rest is counted


def plain_console(stderr: bool = False) -> Console:
    """A console that takes strings as they are: names, options and notices may hold brackets."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def percent(part: float) -> str:
    """A share as a person reads it."""
    return f"{100 * part:.1f}%"


def with_interval(value: dict[str, float]) -> str:
    """A share with its interval."""
    return f"{percent(value['value'])} [{100 * value['low']:.1f}, {100 * value['high']:.1f}]"


def duration(seconds: float) -> str:
    """A short time with its unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def short(name: str, room: int = 24) -> str:
    """A bot's name, its middle left out where it is long; of a command, the end."""
    if len(name) <= room:
        return name
    head = "cmd:" if name.startswith("cmd:") else name[: room // 3]
    return f"{head}…{name[len(head) + 1 - room :]}"


class Bar:
    """The progress bar, with the shares of wins so far."""

    def __init__(self, settings: Settings, matches: int, quiet: bool) -> None:
        self._names = settings.contestants
        self._won = [0.0] * len(self._names)
        self._seats = [0] * len(self._names)
        console = plain_console(stderr=True)
        self._bar = Progress(
            SpinnerColumn(),
            MofNCompleteColumn(),
            BarColumn(bar_width=24),
            TimeRemainingColumn(compact=True),
            TextColumn("{task.fields[result]}", style="dim", markup=False),
            console=console,
            disable=quiet or not console.is_terminal,
        )
        self._task = self._bar.add_task("", total=matches, result="compiling …")

    def __enter__(self) -> Bar:
        self._bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.stop()

    def advance(self, played: list[Played]) -> None:
        """More matches are finished."""
        for match in played:
            for bot, payoff in zip(match.seating, match.payoffs, strict=True):
                self._won[bot] += payoff
                self._seats[bot] += 1
        shares = [
            (won / max(1, seats), name) for won, seats, name in zip(self._won, self._seats, self._names, strict=True)
        ]
        result = "  ".join(f"{short(name, 16)} {percent(part)}" for part, name in sorted(shares, reverse=True)[:4])
        self._bar.update(self._task, advance=len(played), result=result)


def show(report: dict[str, Any], ledger: str) -> None:
    """Print the report."""
    console = plain_console()
    settings = report["settings"]
    options = "".join(f", {name} {value}" for name, value in settings["options"].items() if value is not None)
    played = (
        f", {settings['players']} players{options}: {report['played']} matches in {report['groups']} groups, "
        f"{report['seconds']:.1f} s, seed {settings['seed']}"
    )
    console.print(Text.assemble((settings["game"], "bold"), played))
    if report["played"]:
        console.print(standings(report))
        console.print(cross_table(report))
        if settings["players"] > 2:
            console.print(line_ups(report))
        console.print(points_and_time(report))
        seats = ", ".join(f"{seat}: {percent(part)}" for seat, part in enumerate(report["seats"]))
        lengths = report["lengths"]
        console.print(
            f"Wins by seat {seats}. Decisions in a match: {lengths['mean']:.0f} ± {lengths['deviation']:.0f}."
        )
        console.print(Text(footnote(report), "dim"))
    show_notices(console, report)
    console.print(Text(f"Kept in {ledger}", style="dim"), soft_wrap=True)


def standings(report: dict[str, Any]) -> Table:
    """The bots, best first."""
    adjusted = any(bot["adjusted"] for bot in report["bots"])
    columns = ("bot", "won", *(("adjusted",) if adjusted else ()), "rating", "openskill")
    table = empty_table("Standings (95% intervals)", *columns)
    for bot in sorted(report["bots"], key=lambda bot: -bot["rating"]["value"]):
        rating, skill = bot["rating"], bot["openskill"]
        table.add_row(
            short(bot["name"]),
            with_interval(bot["won"]),
            *((with_interval(bot["adjusted"]),) if adjusted else ()),
            f"{rating['value']:.0f} [{rating['low']:.0f}, {rating['high']:.0f}]",
            f"{skill['mu']:.1f} ± {1.96 * skill['sigma']:.1f}" if skill else "not installed",
        )
    return table


def points_and_time(report: dict[str, Any]) -> Table:
    """Points, thinking time and notices."""
    table = empty_table("Points and time", "bot", "points", "per move", "95% within", "moves", "notices")
    for bot in report["bots"]:
        time = bot["seconds_per_move"]
        table.add_row(
            short(bot["name"]),
            f"{bot['scores']['mean']:.1f} ± {bot['scores']['deviation']:.1f}",
            duration(time["mean"]),
            duration(time["p95"]),
            f"{time['moves']:,}",
            str(bot["notices"] or ""),
        )
    return table


def empty_table(title: str, first: str, *columns: str) -> Table:
    """An empty table: names to the left, figures to the right."""
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    table.add_column(first)
    for name in columns:
        table.add_column(name, justify="right")
    return table


def cross_table(report: dict[str, Any]) -> Table:
    """How often the bot of a row finished ahead of the bot of a column."""
    title = "Row against column" if report["settings"]["players"] == 2 else "Row finished ahead of column"
    table = empty_table(title, "", *[short(bot["name"]) for bot in report["bots"]])
    for bot, row in zip(report["bots"], report["cross"], strict=True):
        table.add_row(short(bot["name"]), *[with_interval(cell) if cell else "·" for cell in row])
    return table


def line_ups(report: dict[str, Any]) -> Table:
    """The share of wins for each seat that a bot had, by line-up."""
    table = empty_table("Wins of each seat, by line-up", "line-up", "matches", "won")
    for line in report["line_ups"]:
        who = ", ".join(f"{n} × {short(name, 16)}" if n > 1 else short(name, 16) for name, n in line["seats"].items())
        won = "\n".join(f"{short(name, 16)} {with_interval(value)}" for name, value in line["won"].items())
        table.add_row(who, str(line["matches"]), won)
    return table


def footnote(report: dict[str, Any]) -> str:
    """What the numbers are."""
    cells = [cell["worth"] for row in report["cross"] for cell in row if cell]
    gain = f" A match was worth {sum(cells) / len(cells):.2f} independent ones." if cells else ""
    played = (
        f" {report['asked']} matches asked for; whole rotations only." if report["asked"] != report["planned"] else ""
    )
    deals = "paired deals: each deal is played in every rotation" if report["settings"]["paired"] else "unpaired deals"
    same = report["groups"] - report["samples"]
    deals += f"; {same} groups repeated others exactly and are not new samples" if same else ""
    return (
        f"Each group is one sample ({deals}).{gain} Ratings: Bradley-Terry, mean 1500, bootstrap over groups.{played}"
    )


def show_notices(console: Console, report: dict[str, Any]) -> None:
    """What outside bots did wrong."""
    for notice in report["notices"][:NOTICES]:
        where = f"match {notice['match']}, move {notice['move']}"
        line = f"{short(notice['bot'])}, {where}: {notice['kind']}: {notice['text']}"
        console.print(Text(line, "logging.level.warning"))
    more = report.get("notices_in_all", 0) - NOTICES
    if more > 0:
        console.print(Text(f"… and {more} more notices; chance played those moves.", "logging.level.warning"))
