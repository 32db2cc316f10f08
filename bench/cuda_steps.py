"""On a machine with an NVIDIA GPU: agent steps a second of the stepped environment, in each form and by each kernel.

    PYTHONPATH=src python bench/cuda_steps.py [--json] [--matches 65536 262144] [--steps 50] [GAME ...]

Every line comes from a process of its own: all compile at once, and then they measure one after another. A digest of
what a learner has seen (as float32 and bools, whatever the form) after some steps is the same for all forms of a game.
With NUMBA_ENABLE_CUDASIM=1 and few matches it runs in numba's simulator, where only the digests mean something.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

FORMS: tuple[tuple[Any, ...], ...] = (  # obs_type, mask_type, whether a match is kept near the processor
    ("float32", "bool", False),
    ("float32", "bool", True),
    ("uint8", "bits", False),
    ("uint8", "bits", True),
    ("uint8", "bits", True, 64),  # registers for a thread
    ("uint8", "bits", True, 128),
)
BLOCKS = (32, 64, 128, 256)
CHECKED = 64  # matches, and steps, of the digest


def seen_by(env: Any) -> bytes:
    """All that a learner sees, in one form."""
    from shoal.envs.bits import unpacked

    seen, masks = env.observations.copy_to_host(), env.masks.copy_to_host()
    if env.form.obs_type == "uint8":
        seen = seen * env.scales
    if env.form.mask_type == "bits":
        masks = unpacked(masks, env.game.rules.ACTIONS)
    parts = seen, masks, env.rewards.copy_to_host(), env.terminations.copy_to_host(), env.actors.copy_to_host()
    return b"".join(np.ascontiguousarray(part).tobytes() for part in parts)


def digest_of(game: str, form: dict[str, Any], steps: int) -> str:
    """A digest of what is seen in so many steps."""
    from shoal.envs import cuda

    env, found = cuda.VectorEnv(game, n=CHECKED, **form), hashlib.sha256()
    env.reset(seed=5)
    for _ in range(steps):
        env.step(env.sample())
        found.update(seen_by(env))
    return found.hexdigest()[:16]


def seconds_of(work: Any) -> float:
    """Seconds that the device is at work, by the wall in the simulator."""
    from numba import cuda

    cuda.synchronize()
    began = time.perf_counter()
    work()
    cuda.synchronize()
    return time.perf_counter() - began


def rates(game: str, form: dict[str, Any], n: int, steps: int) -> dict[str, Any]:
    """Steps a second (sample and step) by threads in a block, and of both parts at the best."""
    from shoal.envs import cuda

    env = cuda.VectorEnv(game, n=n, **form)
    env.reset(seed=1)
    by_block = {}
    for block in BLOCKS:
        env._grid = -(-n // block), block

        def both(times: int = steps) -> None:
            for _ in range(times):
                env.step(env.sample())

        both(5)
        by_block[block] = steps * n / min(seconds_of(both) for _ in range(2))
    best = max(by_block, key=lambda block: by_block[block])
    env._grid = -(-n // best), best
    sampled = env.sample()
    alone = steps * n / seconds_of(lambda: [env.sample() for _ in range(steps)])
    stepped = seconds_of(lambda: env.step(sampled))
    return {"matches": n, "by_block": by_block, "best": by_block[best], "sample": alone, "one_step_s": stepped}


def measure(order: dict[str, Any]) -> dict[str, Any]:
    """One line: compile, wait for one's turn, measure."""
    game, form = order["game"], order["form"]
    if order["registers"]:
        from shoal.envs import near

        near.OPTIONS["max_registers"] = order["registers"][0]
    began = time.perf_counter()
    digest = digest_of(game, form, order["checked"])
    ready = time.perf_counter() - began
    with Path(order["turn"]).open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        found = [rates(game, form, n, order["steps"]) for n in order["matches"]]
    return {"game": game, **form, "registers": order["registers"], "digest": digest, "compile_s": ready, "rates": found}


def line_of(row: dict[str, Any]) -> str:
    """A line for a person."""
    if "problem" in row:
        return f"{row['game']:15} {row['form']}: {row['problem']}"
    speeds = "; ".join(
        f"{rate['matches']} matches {rate['best'] / 1e6:.0f} M/s "
        f"({', '.join(f'{block}: {value / 1e6:.0f}' for block, value in rate['by_block'].items())}; "
        f"sample alone {rate['sample'] / 1e6:.0f})"
        for rate in row["rates"]
    )
    kernel = ("near" if row["near"] else "far") + "".join(f" {n}" for n in row["registers"])
    return (
        f"{row['game']:15} {row['obs_type']:7} {row['mask_type']:4} {kernel:8}: {speeds}; "
        f"digest {row['digest']}, compiled in {row['compile_s']:.0f} s"
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="all games that have whole numbers, if none is named")
    parser.add_argument("--matches", type=int, nargs="*", default=[65536, 262144])
    parser.add_argument("--steps", type=int, default=50)
    parser.add_argument("--checked", type=int, default=CHECKED, help="steps of the digest")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one:
        print("\n" + json.dumps(measure(json.loads(given.one))))
        return
    from shoal.game import find, names

    with tempfile.NamedTemporaryFile() as turn:
        started = []
        for game in given.games or [name for name in names() if hasattr(find(name).rules, "observe_whole")]:
            for obs_type, mask_type, near, *registers in FORMS:
                form = {"obs_type": obs_type, "mask_type": mask_type, "near": near}
                order = {"game": game, "form": form, "turn": turn.name, "matches": given.matches, "steps": given.steps,
                         "checked": given.checked, "registers": registers}  # fmt: skip
                call = [sys.executable, __file__, "--one", json.dumps(order)]
                started.append((order, subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE)))
        rows = []
        for order, process in started:
            out, problem = process.communicate()
            found = json.loads(out.decode().strip().splitlines()[-1]) if process.returncode == 0 else None
            rows.append(found or {**order, "problem": problem.decode()[-800:]})
            if not given.json:
                print(line_of(rows[-1]), flush=True)
    if given.json:
        print(json.dumps(rows, indent=2))
    digests: dict[str, set[str]] = {}
    for row in rows:
        digests.setdefault(row["game"], set()).add(row.get("digest", "none"))
    raise SystemExit(any(len(found) != 1 or "none" in found for found in digests.values()))


if __name__ == "__main__":
    main()
