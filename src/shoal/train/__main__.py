"""`python -m shoal.train GAME`: the same as `shoal train`, with every setting by name, where the command line is not
installed.

    python -m shoal.train coloretto --minutes 60 --workers 2 --set iterations=400 --set players=2,2,4
"""

from __future__ import annotations

import argparse
from dataclasses import fields
from pathlib import Path
from typing import Any

from shoal.errors import ShoalError
from shoal.train.command import command, team_of
from shoal.train.settings import Settings, checked


def setting(text: str) -> tuple[str, Any]:
    """`name=value` as a setting; lists have commas."""
    name, _, value = text.partition("=")
    if name not in {field.name for field in fields(Settings)} - {"game"}:
        raise ShoalError(f"there is no setting {name!r}")
    numbers = tuple(float(part) if "." in part else int(part) for part in value.split(","))
    return name, numbers if name in ("players", "hidden") else numbers[0]


def main() -> int:
    """Read the arguments and train."""
    parser = argparse.ArgumentParser(prog="python -m shoal.train", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--generations", type=int)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--ray", nargs="?", const="", metavar="ADDRESS")
    parser.add_argument("--from", dest="begin", type=Path)
    parser.add_argument("--install", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    more = dict(setting(text) for text in given.set)
    settings = checked(given.game, more.pop("players", ()), **more)
    folder = given.folder or Path("build") / "train" / given.game
    team = team_of(settings, given.workers, given.ray)
    return command(settings, folder, team, given.minutes, given.generations, given.begin, given.install, given.json)


if __name__ == "__main__":
    raise SystemExit(main())
