"""Every setting, API path and error code is documented; the environment and the flags mean the same."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from shoal.server import errors
from shoal.server.app import create_app
from shoal.server.settings import BadSetting, Settings, read, shown, variable

DOCS = Path(__file__).parents[2] / "docs"


def test_every_setting_is_documented_with_its_default() -> None:
    text = (DOCS / "hosting.md").read_text()
    rows = dict(re.findall(r"^\| `--([a-z-]+)` \| `SHOAL_[A-Z_]+` \| (.*?) \|", text, re.M))
    assert set(rows) == {flag(name) for name in Settings.model_fields}
    for name, setting in Settings.model_fields.items():
        assert rows[flag(name)] == f"`{shown(setting.default)}`", name
        assert f"`{variable(name)}`" in text
        assert str(setting.description) in text


def flag(name: str) -> str:
    return name.replace("_", "-")


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


def test_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"PORT": "81", "RATE": "2.5", "METRICS": "no", "PAGES": "", "SECRET": "s"}.items():
        monkeypatch.setenv(f"SHOAL_{name}", value)
    settings = read()
    assert (settings.port, settings.rate, settings.metrics, settings.secret) == (81, 2.5, False, "s")
    assert settings.pages is False, "an empty variable means no"
    assert read({"port": 82, "rate": None}).port == 82


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("SHOAL_PORT", "x", "SHOAL_PORT must be a whole number, not 'x'"),
        ("SHOAL_RATE", "x", "SHOAL_RATE must be a number, not 'x'"),
        ("SHOAL_METRICS", "maybe", "SHOAL_METRICS must be yes or no, not 'maybe'"),
        ("SHOAL_RATE", "-1", "rate must be at least 0: -1"),
        ("SHOAL_RATE", "nan", "rate must be a finite number, not nan"),
        ("SHOAL_GONE_AFTER", "inf", "gone_after must be a finite number, not inf"),
        ("SHOAL_DATABASE_TIMEOUT", "-Infinity", "database_timeout must be a finite number, not -Infinity"),
        ("SHOAL_HEARTBEAT", "0", "heartbeat must be at least 0.1: 0"),
        ("SHOAL_PORT", "65536", "port can be at most 65535, not 65536"),
        (
            "SHOAL_STAND_IN",
            "genius",
            "stand_in cannot be 'genius'; allowed: beginner, casual, skilled, expert, master, greedy, random",
        ),
        ("SHOAL_LOG_LEVEL", "loud", "log_level cannot be 'loud'; allowed: debug, info, warning, error"),
        ("SHOAL_BASE_URL", "example.org", "base_url must begin with http:// or https://, not 'example.org'"),
    ],
)
def test_a_wrong_setting_is_refused_in_words(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, words: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSetting) as raised:
        read()
    assert str(raised.value) == words


def test_the_help_lists_all_flags() -> None:
    command = [sys.executable, "-m", "shoal.cli", "serve", "--help"]
    shown = subprocess.run(command, capture_output=True, text=True, env={"COLUMNS": "200", "PATH": "/usr/bin"})
    assert shown.returncode == 0
    for name in Settings.model_fields:
        assert f"--{flag(name)}" in shown.stdout


def test_a_wrong_flag_is_refused_in_one_line() -> None:
    command = [sys.executable, "-m", "shoal.cli", "serve", "--durability", "none"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.strip().splitlines() == ["shoal: durability cannot be 'none'; allowed: power, process"]
