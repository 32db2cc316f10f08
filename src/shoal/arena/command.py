"""`shoal arena`: from the command line's words to an arena and back."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from shoal.arena.plan import checked, plan, split_bots
from shoal.arena.run import run
from shoal.arena.show import Bar, show
from shoal.arena.workers import local

INTERRUPTED = 130  # what a shell expects after Ctrl-C


def command(
    game: str,
    players: int | None,
    bots: list[str],
    games: int,
    options: dict[str, Any],
    *,
    workers: int | None = None,
    seed: int = 0,
    deadline: float = 2.0,
    unpaired: bool = False,
    out: Path | None = None,
    resume: bool = False,
    html: Path | None = None,
    as_json: bool = False,
) -> int:
    """Play an arena and tell what came of it; the exit code."""
    settings = checked(game, players, split_bots(bots), options, seed=seed, paired=not unpaired, deadline=deadline)
    matches = len(plan(settings, games))
    if html is not None and not html.parent.is_dir():
        from shoal.errors import ShoalError

        raise ShoalError(f"there is no folder {html.parent} for the report")
    with Bar(settings, matches, quiet=False) as bar:
        end = run(settings, games, workers=local(workers), out=out, resume=resume, watch=bar.heard)
    if html is not None:
        from shoal.arena.page import page

        html.write_text(page(end.report), encoding="utf-8")
    if as_json:
        print(json.dumps({**end.report, "ledger": str(end.ledger), "interrupted": end.interrupted}))
    else:
        show(end.report, str(end.ledger))
    if end.interrupted:
        left = end.report["planned"] - end.report["played"]
        print(f"Stopped with {left} matches to play; the same command with --resume goes on.", file=sys.stderr)
        return INTERRUPTED
    return 0
