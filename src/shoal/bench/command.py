"""What `shoal bench` does: ask for every figure, then print one table with ratios."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console
from rich.table import Table

from shoal.bench.ours import KINDS
from shoal.bench.peers import PEERS
from shoal.errors import ShoalError
from shoal.game import find, names

MODULES = {"OpenSpiel": "pyspiel", "RLCard": "rlcard", "PettingZoo": "pettingzoo.classic", "Pgx": "pgx"}
FAST = (
    "random play",
    "in C++, one core",
    "batches of 4096, all cores",
    "forward model, one core",
)  # how peers play best
TAG_GAMES = {"SeaSaltPaper"}  # of TAG's games, those that we have as well


def command(
    games: list[str], players: int | None, seconds: float, peers: bool, tag: Path | None, cold: bool, as_json: bool
) -> None:
    """Measure and print."""
    figures = [figure_of(order, cold) for order in orders(games, players, seconds, peers, tag)]
    if as_json:
        print(json.dumps({"machine": machine(), "figures": figures}, indent=2))
    else:
        show(figures, seconds)


def orders(
    games: list[str], players: int | None, seconds: float, peers: bool, tag: Path | None
) -> list[dict[str, Any]]:
    """All figures to take, ours first."""
    listed: list[dict[str, Any]] = []
    for name in games or names():
        game = find(name)
        count = game.check_players(game.players[0] if players is None else players)
        listed += [
            {"library": "Shoal", "game": name, "players": count, "how": how, "seconds": seconds} for how in KINDS
        ]
    if peers:
        listed += [{"library": library, "game": game, "how": how, "seconds": seconds} for library, game, how in PEERS]
    if tag is not None:
        if not tag.is_file():
            raise ShoalError(f"{tag} is no file; --tag takes TAG's jar, built with all that it needs")
        how = "forward model, one core"
        listed += [
            {"library": "TAG", "game": game, "how": how, "seconds": seconds, "jar": str(tag)} for game in TAG_GAMES
        ]
    return listed


def figure_of(order: dict[str, Any], cold: bool) -> dict[str, Any]:
    """One figure, from a process of its own; why not, if it could not be measured. `cold`: with an empty disk cache."""
    module = MODULES.get(order["library"])
    if module is not None and not installed(module):
        return {**order, "problem": "not installed: pip install 'shoal[peers]'"}
    with TemporaryDirectory() as folder:
        settings = {"SHOAL_CACHE": folder} if cold else {}
        if order["library"] == "Shoal" and order["how"] == "interpreted":
            settings["SHOAL_JIT"] = "0"
        call = [sys.executable, "-W", "ignore", "-m", "shoal.bench.measure", json.dumps(order)]
        done = subprocess.run(call, env={**os.environ, **settings}, capture_output=True, text=True, check=False)
    if done.returncode:
        return {**order, "problem": (done.stderr.strip().splitlines() or ["it ended without a word"])[-1]}
    result: dict[str, Any] = json.loads(done.stdout.strip().splitlines()[-1])
    return {**order, **result}


def installed(module: str) -> bool:
    """Can this module be imported?"""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def machine() -> str:
    """The computer in a few words."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        model = lines[0].partition(":")[2].strip() if lines else model
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}, {platform.system()}"


def show(figures: list[dict[str, Any]], seconds: float) -> None:
    """The table. A ratio is our slowest game's random play over the peer's rate."""
    ours = [f["rate"] for f in figures if f["library"] == "Shoal" and f["how"] == "random play" and "rate" in f]
    table = Table(title=f"Decisions a second: {machine()}; best of {seconds:g} s", title_justify="left")
    for head in ("library", "game", "players", "how"):
        table.add_column(head)
    for head in ("decisions/s", "we: times", "first round, s", "MiB"):
        table.add_column(head, justify="right")
    for f in figures:
        row = [f["library"], f["game"], str(f.get("players", "")), f["how"]]
        if "rate" not in f:
            table.add_row(*row, "none, see below")
            continue
        ratio = f"{min(ours) / f['rate']:.1f}" if ours and f["library"] != "Shoal" else ""
        table.add_row(*row, f"{f['rate']:,.0f}", ratio, f"{f['first']:.1f}", f"{f['memory']:.0f}")
    console = Console(highlight=False, markup=False, emoji=False)  # a problem may hold brackets
    console.width = max(console.width, 132)  # figures are not to be cut off
    console.print(table)
    for library, problem in dict.fromkeys((f["library"], f["problem"]) for f in figures if "rate" not in f):
        print(f"{library}: {problem}")
    rivals = [f["rate"] for f in figures if f["library"] != "Shoal" and f["how"] in FAST and "rate" in f]
    if rivals and ours:
        print(f"Our slowest game plays {min(ours) / max(rivals):.1f} times as fast as the fastest peer.")
