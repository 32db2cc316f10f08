"""A fresh virtual environment, where a package is really installed; what Shoal needs comes from the running one."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]


class Environment:
    """A virtual environment in a folder; compiled code and results are stored there as well."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.settings = {"SHOAL_CACHE": str(folder / "cache"), "SHOAL_STATE": str(folder / "state")}
        self.python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def create(self) -> None:
        """Make it, with nothing installed in it."""
        venv.EnvBuilder(symlinks=True).create(self.folder)
        outer = sysconfig.get_path("purelib")
        inner = self.output("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()
        Path(inner, "outer.pth").write_text(f"import site; site.addsitedir({outer!r})\n", encoding="utf-8")

    def install(self, package: Path) -> None:
        """Build a package and install it, as `pip install FOLDER` does; what it depends on is there already."""
        flags = ["--no-deps", "--disable-pip-version-check", "--quiet"]
        if importlib.util.find_spec("hatchling"):
            flags.append("--no-build-isolation")
        self.output("-m", "pip", "install", *flags, str(package))

    def output(self, *arguments: str, given: str = "", **settings: str) -> str:
        """What `python ARGUMENTS` prints, given this on its standard input; it must succeed."""
        call = [str(self.python), *arguments]
        environ = {**os.environ, **self.settings, **settings}
        done = subprocess.run(call, input=given, env=environ, cwd=ROOT, capture_output=True, text=True, timeout=900)
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
        return done.stdout

    def shoal(self, *arguments: str, given: str = "") -> str:
        """What `shoal ARGUMENTS` prints."""
        return self.output("-m", "shoal.cli", *arguments, given=given)
