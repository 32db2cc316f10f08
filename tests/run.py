"""Run every test, the rules three ways: `python -m tests.run [pytest arguments]`.

1. the rules interpreted, where the compiler may not even be imported; 2. the rules compiled with bounds checks; 3. the
rules compiled as they are played, more than a thousand matches against the reference models; 4. everything else, as
users run it. That comes last, as `make test` checks types beside the first, and what is timed is to have the machine
for itself. Meanwhile the bots are compiled, once for all the processes that need them.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
# of a game's tests, those that are not of its rules: its model, words, pages, bots, and what it needs of the server
AROUND = (
    "test_model.py",
    "test_words.py",
    "test_pages.py",
    "test_world.py",
    "test_about.py",
    "test_bots.py",
    "test_server.py",
)
RULES = ["tests/games", "tests/kit", "tests/test_match.py", *(f"--ignore-glob=*/{name}" for name in AROUND)]


def everything_else() -> list[str]:
    """All other tests."""
    files = [path for path in HERE.glob("games/*/test_*.py") if path.name in AROUND]
    files += [path for path in HERE.rglob("test_*.py") if path.relative_to(HERE).parts[0] not in ("games", "kit")]
    return sorted(f"tests/{path.relative_to(HERE)}" for path in files if path != HERE / "test_match.py")


CHECKED = {"SHOAL_JIT": "1", "NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "0"}  # most of that run is compiling, not playing
RUNS: list[tuple[str, dict[str, str], list[str]]] = [
    ("rules interpreted", {"SHOAL_JIT": "0"}, RULES),
    ("rules compiled with bounds checks", CHECKED, RULES),
    ("rules compiled", {"SHOAL_JIT": "1"}, ["tests/kit/test_games.py", "-k", "lockstep"]),
    ("everything but the rules", {}, everything_else()),
]


def main(arguments: list[str]) -> int:
    """Run all; 1 if any failed."""
    failed = []
    compiling = subprocess.Popen([sys.executable, "-m", "shoal.bots.warm"], stdout=subprocess.DEVNULL)
    for title, environment, paths in RUNS:
        if not environment:
            compiling.wait()
        print(f"\n== {title} ==", flush=True)
        workers = "2" if environment else "3"  # much of everything else is waiting
        command = [sys.executable, "-m", "pytest", "-q", "-n", workers, "--dist", "worksteal", *arguments, *paths]
        if subprocess.run(command, env={**os.environ, **environment}).returncode:
            failed.append(title)
    print(f"\nFailed: {', '.join(failed)}" if failed else "\nAll passed.")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
