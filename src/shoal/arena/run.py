"""An arena from beginning to end: plan, play what is not played yet, write it down, report."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from shoal.arena.host import Host, Played
from shoal.arena.ledger import Ledger, default_path, set_aside
from shoal.arena.plan import Job, Settings, plan
from shoal.arena.report import report
from shoal.arena.workers import Workers, local

Watch = Callable[[list[Played]], None]  # is called with finished matches as they come


@dataclass(frozen=True)
class Outcome:
    """What an arena has come to."""

    report: dict[str, Any]
    ledger: Path
    interrupted: bool


def check_bots(settings: Settings) -> None:
    """Make every bot once, here, where errors are explained best; what is compiled now, workers find in the cache."""
    host = Host(settings)
    try:
        host.warm()
    finally:
        host.close()


def run(
    settings: Settings,
    games: int,
    *,
    workers: Workers | None = None,
    out: Path | None = None,
    resume: bool = False,
    watch: Watch | None = None,
) -> Outcome:
    """Play an arena of so many matches. Ctrl-C stops it; what is finished is saved, and `resume` goes on from there."""
    jobs = plan(settings, games)
    check_bots(settings)
    path = out or default_path(settings)
    if not resume:
        set_aside(path, named=out is not None)
    ledger = Ledger(path, settings, resume)
    players = workers or local(1)
    before = perf_counter()
    interrupted = False
    try:
        if watch and ledger.played:
            watch([played for played in ledger.played.values() if played.n < len(jobs)])
        for played in players.play(settings, [job for job in jobs if job.n not in ledger.played]):
            for match in played:
                ledger.add(match)
            if watch:
                watch(played)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        players.close()
        ledger.close()
    done = whole_groups(jobs, ledger.played)
    result = report(settings, games, jobs, done, seconds=perf_counter() - before)
    return Outcome(result, path, interrupted)


def whole_groups(jobs: list[Job], played: dict[int, Played]) -> list[Played]:
    """The finished matches of finished groups, in order: a half group would favour a seat."""
    missing = {job.group for job in jobs if job.n not in played}
    return [played[job.n] for job in jobs if job.group not in missing]
