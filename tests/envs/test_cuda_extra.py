"""`pip install 'shoal[cuda]'`, alone and in a fresh environment: its kernels can be imported, and a simulation runs."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.kit.cases import pick

ROOT = Path(__file__).parents[2]

SIMULATE = """
import sys
from shoal.envs import cuda

outcome = cuda.simulate(sys.argv[1], players=2, matches=2, streams=2, block=2)
assert (outcome.shares.copy_to_host().sum(axis=1) == 1).all()
"""


def test_the_extra_alone_simulates(tmp_path: Path) -> None:
    python = tmp_path / "venv" / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    settings = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "SHOAL_JIT": "0"}
    settings.pop("PYTHONPATH", None)
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-compile"]
    for call in (
        [*install, "--disable-pip-version-check", f"{ROOT}[cuda]"],
        [
            str(python),
            "-c",
            "import numba.cuda.np.arrayobj",
        ],  # what compiling for a device loads; the simulator does not
        [str(python), "-c", SIMULATE, pick(players=2).name],
    ):
        done = subprocess.run(call, cwd=tmp_path, env=settings, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr[-2000:]
