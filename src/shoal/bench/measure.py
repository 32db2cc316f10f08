"""One figure in a process of its own: `python -m shoal.bench.measure '{"library": ..., ...}'` prints it as JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any


def figure(order: dict[str, Any]) -> dict[str, Any]:
    """Take the figure that is asked for."""
    library, game, seconds = order["library"], order["game"], float(order["seconds"])
    if library == "Shoal":
        from shoal.bench.ours import measure

        return measure(order["how"], game, order["players"], seconds)
    from shoal.bench.peers import LIBRARIES, tag

    if library == "TAG":
        return tag(game, seconds, Path(order["jar"]))
    return LIBRARIES[library](game, seconds)


if __name__ == "__main__":
    print("\n" + json.dumps(figure(json.loads(sys.argv[1]))))
