"""The command line: the only place that wires everything. Each command imports what it needs when it runs."""

from __future__ import annotations

import json
import os
import re
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from shoal.bots import LEVELS, SIMPLE
from shoal.errors import ShoalError

BARE = "-"  # --ray without an address
HELP = {"help_option_names": ["-h", "--help"]}

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings=HELP,
    help="A table for small-box board games: play them, host them, study them.",
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The name of a game: see `shoal games`.")]
Players = Annotated[
    int | None, typer.Option("--players", "-p", help="Number of players; by default the fewest the game allows.")
]
Options = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game.")
]
Database = Annotated[str | None, typer.Option(help="SQLAlchemy URL; by default the same as for `shoal serve`.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
OnRay = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        help="Play on a Ray cluster: HOST:PORT; without an address, the one on this machine or a new one.",
    ),
]


@app.command(epilog="Example: shoal games --json")
def games(as_json: AsJson = False) -> None:
    """List the games, their players and options."""
    from shoal.terminal.games import list_games

    list_games(as_json)


@app.command(epilog="Example: shoal play coloretto --players 3 --option scoring=blue")
def play(
    game: GameName,
    players: Players = None,
    option: Options = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 0.")] = 0,
    seed: Annotated[int | None, typer.Option(help="Use the same seed for the same cards and dice.")] = None,
    save: Annotated[Path | None, typer.Option(help="Save the record of the match to this file.")] = None,
    bot: Annotated[
        str, typer.Option(help=f"Your opponents: {', '.join(LEVELS + SIMPLE)} and more (docs/bots.md).")
    ] = "casual",
) -> None:
    """Play a match against bots in the terminal, choosing actions by number."""
    from shoal.terminal.play import play_match

    play_match(game, players, parsed(option), seat, seed, save, bot)


@app.command(epilog="Example: shoal simulate sea_salt_paper --players 2 --games 10000 --seed 1")
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of matches.")] = 10_000,
    seed: Annotated[int, typer.Option(help="Use the same seed for the same matches.")] = 0,
    option: Options = None,
    as_json: AsJson = False,
) -> None:
    """Play many random matches: speed, length, scores and wins by seat."""
    from shoal.terminal.simulate import simulate_games

    simulate_games(game, players, parsed(option), games, seed, as_json)


@app.command(epilog="Example: shoal replay match.json --seat 0")
def replay(
    file: Annotated[Path, typer.Argument(help="A record, as written by `shoal play --save` or by the server.")],
    seat: Annotated[int | None, typer.Option(help="Show what this seat could see; by default everything.")] = None,
    as_json: AsJson = False,
) -> None:
    """Replay a recorded match step by step, checking each one."""
    from shoal.terminal.replay import replay_file

    replay_file(file, seat, as_json)


class BareRay(TyperCommand):
    """A command whose `--ray` may stand alone; what follows it is its address only if it looks like one."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the arguments."""
        given: list[str] = []
        for word, following in zip(args, [*args[1:], ""], strict=True):
            given.append(word)
            if word == "--ray" and not re.fullmatch(r"auto|local|[^-].*:\d+", following):
                given.append(BARE)
        return super().parse_args(ctx, given)


@app.command(
    cls=BareRay,
    epilog="Example: shoal arena coloretto --bots greedy,random --games 1000 --html report.html; on a cluster: --ray",
)
def arena(
    game: GameName,
    bots: Annotated[
        list[str],
        typer.Option("--bots", "-b", help="The bots, with commas between them; `cmd:COMMAND` is one of your own."),
    ],
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Number of matches; whole rotations only.")] = 100,
    workers: Annotated[
        int | None, typer.Option("--workers", "-w", help="Number of processes; by default one per processor.")
    ] = None,
    ray: OnRay = None,
    seed: Annotated[int, typer.Option(help="Use the same seed for the same deals.")] = 0,
    option: Options = None,
    deadline: Annotated[float, typer.Option(help="Seconds that an outside bot has for a move.")] = 2.0,
    adjusted: Annotated[
        bool, typer.Option("--adjusted", help="Give results adjusted for luck, too: fewer matches tell as much.")
    ] = False,
    unpaired: Annotated[bool, typer.Option("--unpaired", help="Draw chance anew for every match.")] = False,
    out: Annotated[Path | None, typer.Option(help="Keep finished matches in this file (JSON lines).")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue where an earlier run stopped.")] = False,
    html: Annotated[Path | None, typer.Option(help="Write a report page to this file.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other, fairly seated: results with 95% intervals, ratings, times, a report page."""
    from shoal.arena.command import command
    from shoal.arena.plan import checked, split_bots
    from shoal.arena.workers import Workers, local

    paired = not unpaired
    more = {"seed": seed, "paired": paired, "deadline": deadline, "adjusted": adjusted}
    settings = checked(game, players, split_bots(bots), parsed(option), **more)
    who: Workers
    if ray is None:
        who = local(workers)
    else:
        from shoal.arena.cluster import Ray

        who = Ray(ray if ray != BARE else None, workers)
    raise typer.Exit(command(settings, games, who, out, resume, html, as_json))


@app.command(cls=BareRay, epilog="Example: shoal train coloretto --minutes 60 --workers 2; on a cluster: --ray")
def train(
    game: GameName,
    players: Annotated[
        list[int] | None,
        typer.Option("--players", "-p", help="A number of players, again for more; by default all that share weights."),
    ] = None,
    minutes: Annotated[float, typer.Option(help="How long, in all; a generation that has begun is finished.")] = 60.0,
    generations: Annotated[int | None, typer.Option(help="Stop after so many generations.")] = None,
    folder: Annotated[
        Path | None, typer.Option(help="Samples, weights and report; what is there already goes on.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", "-w", help="Processes; one per processor if not given.")
    ] = None,
    ray: OnRay = None,
    iterations: Annotated[int, typer.Option(min=8, help="Of a search in self-play.")] = 400,
    practice_seconds: Annotated[
        float, typer.Option(min=0, help="Practice in a generation, at first: the prior plays itself.")
    ] = 0.0,
    play_seconds: Annotated[float, typer.Option(help="Self-play in a generation.")] = 60.0,
    learn_seconds: Annotated[float, typer.Option(help="Learning in a generation.")] = 20.0,
    gate_seconds: Annotated[float, typer.Option(help="Arena in a generation.")] = 20.0,
    hidden: Annotated[tuple[int, int], typer.Option(help="The least sizes of the two hidden layers.")] = (64, 32),
    seed: Annotated[int, typer.Option(help="Of chance and of the first weights.")] = 0,
    begin: Annotated[Path | None, typer.Option("--from", help="Weights to begin with, instead of the game's.")] = None,
    install: Annotated[bool, typer.Option("--install", help="Put the best weights into the game's folder.")] = False,
    as_json: AsJson = False,
) -> None:
    """Train a game's network by self-play (the extra `train`): the search teaches it, the arena decides."""
    from shoal.train.command import command, team_of
    from shoal.train.settings import checked

    settings = checked(
        game,
        players or (),
        iterations=iterations,
        practice_seconds=practice_seconds,
        play_seconds=play_seconds,
        learn_seconds=learn_seconds,
        gate_seconds=gate_seconds,
        hidden=hidden,
        seed=seed,
    )
    where = folder or Path("build") / "train" / game
    team = team_of(settings, workers, ray if ray != BARE else "")
    raise typer.Exit(command(settings, where, team, minutes, generations, begin, install, as_json))


@app.command(epilog="Example: shoal bench --peers --seconds 5")
def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="GAME", help="The games to measure; by default all.")
    ] = None,
    players: Players = None,
    seconds: Annotated[float, typer.Option(help="Seconds to measure each figure.")] = 3.0,
    peers: Annotated[bool, typer.Option("--peers", help="Other libraries too (needs the extra `peers`).")] = False,
    tag: Annotated[
        Path | None,
        typer.Option("--tag", metavar="JAR", help="TAG's jar: measure its games too."),
    ] = None,
    cold: Annotated[bool, typer.Option("--cold", help="Start with an empty cache: compile first.")] = False,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the games run on this machine, and games of similar size in other libraries."""
    from shoal.bench.command import command

    command(games or [], players, seconds, peers, tag, cold, as_json)


@app.command(add_help_option=False, context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def serve(context: typer.Context) -> None:
    """Host tables for people and bots: the web pages and the JSON API (docs/hosting.md)."""
    with needs("server"):
        from shoal.server.settings import flagged  # the settings are the flags; no other command needs to load them

    command = typer.Typer(add_completion=False, pretty_exceptions_enable=False, context_settings=HELP)
    epilog = "Example: shoal serve --host 0.0.0.0 --port 8000 --database sqlite:///games.sqlite3"
    command.command(epilog=epilog, help=serve.__doc__)(flagged(run_server, typer.Option))
    command(context.args, prog_name="shoal serve")


def run_server(**flags: Any) -> None:
    """Serve with these settings."""
    os.environ["SHOAL_JIT"] = "0"  # the compiler is for the bot processes
    with needs("server"):
        from shoal.server.serve import run
        from shoal.server.settings import read

    settings = read(flags)
    if settings.pages:
        from shoal.web.pages import install
    run(settings, install if settings.pages else None)


@app.command(epilog='Example: shoal verify shoal-V1StGXR8_Z5j.json --commitment 5c1e… --words "my words" --seat 0')
def verify(
    file: Annotated[Path, typer.Argument(help="A record, downloaded from the server after the match.")],
    commitment: Annotated[
        str | None, typer.Option(help="The commitment you saw before you added your words: all 64 digits.")
    ] = None,
    words: Annotated[str | None, typer.Option(help="The words you (or your browser) added to the deal.")] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, counted from 0, where your words must be.")] = None,
    as_json: AsJson = False,
) -> None:
    """Check a record: the commitment, your words, every chance step and move, the result (docs/fair-deals.md)."""
    with needs("server"):
        from shoal.server.archive import verify_file

    verify_file(file, commitment, words, seat, as_json)


@app.command(name="export", epilog="Example: shoal export matches.jsonl --database sqlite:///games.sqlite3")
def export_matches(
    file: Annotated[Path, typer.Argument(help="The file to write, one match per line; - is standard output.")],
    database: Database = None,
    records: Annotated[bool, typer.Option("--records", help="Write finished matches only, as records.")] = False,
) -> None:
    """Write all matches of a server to a file. Without --records it contains secrets of matches in progress."""
    with needs("server"):
        from shoal.server.archive import export

    export(file, database, records)


@app.command(name="import", epilog="Example: shoal import matches.jsonl --database sqlite:///other.sqlite3")
def import_matches(
    file: Annotated[Path, typer.Argument(help="What `shoal export` wrote; - is standard input.")],
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    """Read matches into a server's database, checking each one; those already there are left alone."""
    with needs("server"):
        from shoal.server.archive import import_file

    import_file(file, database, as_json)


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Say which extra to install where an import finds nothing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "shoal":
            raise
        raise ShoalError(f"this needs {error.name}: pip install 'shoal[{extra}]'") from error


def parsed(options: list[str] | None) -> dict[str, str | int]:
    """`--option name=value` as a dict; whole numbers become numbers."""
    pairs: dict[str, str | int] = {}
    for text in options or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise ShoalError(f"--option {text!r} must look like name=value")
        pairs[name] = int(value) if re.fullmatch("-?[0-9]{1,18}", value) else value
    return pairs


def show_warning(message: Warning | str, *_: Any, **__: Any) -> None:
    """A warning for a person: without the source line that gave it."""
    print(f"shoal: {message}", file=sys.stderr)


def main() -> None:
    """Run the command line; errors of Shoal are one line, or JSON after --json, and warnings are one line."""
    warnings.showwarning = show_warning
    try:
        app(prog_name="shoal")
    except ShoalError as error:
        if "--json" in sys.argv:
            print(json.dumps({"error": type(error).__name__, "message": str(error)}))
        else:
            print(f"shoal: {error}", file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    main()
