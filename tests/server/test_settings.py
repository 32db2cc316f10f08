"""Every setting, API path and error code is documented; the environment and the flags mean the same."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from shoal.server import errors
from shoal.server.app import create_app
from shoal.server.settings import BadSetting, Settings, from_environment, shown, variable

DOCS = Path(__file__).parents[2] / "docs"


def test_every_setting_is_documented_with_its_default() -> None:
    rows = dict(
        re.findall(r"^\| `--([a-z-]+)` \| `SHOAL_[A-Z_]+` \| (.*?) \|", (DOCS / "hosting.md").read_text(), re.M)
    )
    assert set(rows) == {each.name.replace("_", "-") for each in fields(Settings)}
    for each in fields(Settings):
        assert rows[each.name.replace("_", "-")] == f"`{shown(each.default)}`", each.name
        assert f"`{variable(each.name)}`" in (DOCS / "hosting.md").read_text()


def test_every_path_of_the_api_is_documented(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/x.sqlite3", pages=False))
    text = (DOCS / "api.md").read_text()
    for path, methods in app.openapi()["paths"].items():
        for method in methods:
            assert f"`{method.upper()} {path}`" in text, (method, path)
    app.state.services.store.close()


def test_every_error_code_is_documented() -> None:
    text = (DOCS / "api.md").read_text()
    kinds = [errors.TableError]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        if kind is not errors.TableError:
            assert f"| `{kind.code}` | {kind.status} |" in text, kind


def test_the_environment() -> None:
    given = {"SHOAL_PORT": "81", "SHOAL_RATE": "2.5", "SHOAL_METRICS": "no", "SHOAL_SECRET": "s", "PATH": "/"}
    settings = from_environment(given)
    assert (settings.port, settings.rate, settings.metrics, settings.secret) == (81, 2.5, False, "s")
    assert settings.with_flags({"port": 82, "rate": None}).port == 82
    for wrong in ({"SHOAL_PORT": "x"}, {"SHOAL_METRICS": "maybe"}, {"SHOAL_RATE": "-1"}, {"SHOAL_DURABILITY": "none"}):
        with pytest.raises(BadSetting):
            from_environment(wrong)


def test_the_help_lists_all_flags() -> None:
    command = [sys.executable, "-m", "shoal.cli", "serve", "--help"]
    shown = subprocess.run(command, capture_output=True, text=True, env={"COLUMNS": "200", "PATH": "/usr/bin"})
    assert shown.returncode == 0
    for each in fields(Settings):
        assert f"--{each.name.replace('_', '-')}" in shown.stdout


def test_a_wrong_setting_is_told_in_one_line() -> None:
    command = [sys.executable, "-m", "shoal.cli", "serve", "--durability", "none"]
    told = subprocess.run(command, capture_output=True, text=True)
    assert told.returncode == 2
    assert told.stderr.strip().splitlines() == ["shoal: durability cannot be 'none'; allowed: power, process"]
