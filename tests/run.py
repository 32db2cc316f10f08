"""Run every test, the rules three ways: `python -m tests.run [pytest arguments]`.

1. the rules interpreted, where the compiler may not even be imported; 2. the rules compiled with bounds checks; 3. the
rules compiled as they are played, more than a thousand matches against the reference models; 4. everything else, as
users run it. That comes last, as `make test` checks types beside the first, and what is timed is to have the machine
for itself. Meanwhile the bots are compiled, once for all the processes that need them.

Browsers, servers and databases share the machine there. Should one or two of those tests fail, they run once more by
themselves: what is broken fails again. What passes then is named at the end: a race, to be found.
"""

from __future__ import annotations

import json
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


FEW = 2  # more failures than this are no accident
FAILED_LAST = HERE.parent / ".pytest_cache" / "v" / "cache" / "lastfailed"


def only_once(command: list[str]) -> list[str]:
    """After a run that failed: the tests that pass when they run by themselves; none if any fails again."""
    failed = sorted(json.loads(FAILED_LAST.read_text(encoding="utf-8"))) if FAILED_LAST.is_file() else []
    if not 0 < len(failed) <= FEW:
        return []
    print(f"\n== once more, alone: {', '.join(failed)} ==", flush=True)
    again = [part for part in command if not part.startswith("tests/")]
    return [] if subprocess.run([*again, "-n", "0", *failed]).returncode else failed


def main(arguments: list[str]) -> int:
    """Run all; 1 if any failed."""
    failed, races = [], []
    FAILED_LAST.unlink(missing_ok=True)
    compiling = subprocess.Popen([sys.executable, "-m", "shoal.bots.warm"], stdout=subprocess.DEVNULL)
    for title, environment, paths in RUNS:
        if not environment:
            compiling.wait()
        print(f"\n== {title} ==", flush=True)
        workers = "2" if environment else "3"  # much of everything else is waiting
        command = [sys.executable, "-m", "pytest", "-q", "-n", workers, "--dist", "worksteal", *arguments, *paths]
        if subprocess.run(command, env={**os.environ, **environment}).returncode == 0:
            continue
        passed = [] if environment else only_once(command)
        races += passed
        failed += [] if passed else [title]
    for test in races:
        print(f"\nPassed only when it ran again, alone: {test}")
    print(f"\nFailed: {', '.join(failed)}" if failed else "\nAll passed.")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
