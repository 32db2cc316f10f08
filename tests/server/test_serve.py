"""`shoal serve` runs the rules interpreted, on records whose fields are quick to read."""

from __future__ import annotations

import json
import subprocess
import sys

from shoal.game import names

SHOW_STATES = """
import json, sys
from shoal import cli
from shoal.server import serve

def show(settings, pages):
    from shoal.game import find, names
    print(json.dumps({name: type(find(name).new(find(name).players[0])).__name__ for name in names()}))
    print(json.dumps("numba" in sys.modules))

serve.run = show
sys.argv = ["shoal", "serve", "--no-pages"]
cli.main()
"""


def test_served_states_are_fast_records() -> None:
    done = subprocess.run([sys.executable, "-c", SHOW_STATES], capture_output=True, text=True)
    states, numba = map(json.loads, done.stdout.splitlines())
    assert states == dict.fromkeys(names(), "FastRecord"), done.stderr
    assert not numba
