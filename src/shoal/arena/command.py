"""`shoal arena`: plays, then prints or writes what came of it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from shoal.arena.plan import Settings, plan
from shoal.arena.run import run
from shoal.arena.show import Bar, show
from shoal.arena.workers import Workers
from shoal.errors import ShoalError

INTERRUPTED = 130  # what a shell expects after Ctrl-C


def command(
    settings: Settings, games: int, workers: Workers, out: Path | None, resume: bool, html: Path | None, as_json: bool
) -> int:
    """Play an arena and print its report; the exit code."""
    matches = len(plan(settings, games))
    if html is not None and not html.parent.is_dir():
        raise ShoalError(f"there is no folder {html.parent} for the report")
    with Bar(settings, matches, quiet=False) as bar:
        end = run(settings, games, workers=workers, out=out, resume=resume, watch=bar.advance)
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
