"""`shoal train`: trains, writes the report, and says what came of it."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path

from shoal.arena.workers import processors
from shoal.errors import ShoalError
from shoal.train.crew import Crew, Team
from shoal.train.loop import Training, train
from shoal.train.report import page, report
from shoal.train.settings import Settings


def team_of(settings: Settings, workers: int | None, ray: str | None) -> Team:
    """Who is to play: processes of this machine, or those of a Ray cluster (at an address, if it is not empty)."""
    if ray is None:
        return Crew(settings, workers or processors())
    from shoal.arena.cluster import Ray
    from shoal.train.cluster import ClusterCrew

    return ClusterCrew(settings, Ray(ray or None, workers))


def command(
    settings: Settings,
    folder: Path,
    team: Team,
    minutes: float,
    generations: int | None,
    begin: Path | None,
    install: bool,
    as_json: bool,
) -> int:
    """Train a game's network for so long, going on from what the folder has; the exit code."""
    try:
        import torch  # noqa: F401
    except ImportError:
        raise ShoalError("training needs PyTorch: pip install 'shoal[train]'") from None
    training = Training(settings, folder, team, lambda text: print(text, file=sys.stderr, flush=True))
    own = training.game.network.weights_for(min(settings.players)) if training.game.network else None
    if begin is not None:
        training.begin_from(begin)
    elif own is not None and own.is_file():
        training.begin_from(own)
    train(training, minutes, generations)
    found = report(training.state)
    (folder / "report.json").write_text(json.dumps(found, indent=1), encoding="utf-8")
    (folder / "report.html").write_text(page(found), encoding="utf-8")
    if install and training.best is not None and own is not None:
        shutil.copyfile(training.best, own)
    if as_json:
        print(json.dumps({**found, "folder": str(folder), "weights": str(training.best) if training.best else None}))
    else:
        said = f"the best weights are {training.best}" if training.best else "no network has won yet"
        print(f"{len(found['generations'])} generations in {folder}: {said}; the report is {folder / 'report.html'}")
    return 0
