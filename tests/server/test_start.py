"""A database that cannot be used at the start is one line for a person, not a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text

from shoal.errors import ShoalError
from shoal.server import archive, services
from shoal.server.settings import Settings
from shoal.server.store import Store
from tests.server.kit import free_port


def of_a_later_release(folder: Path) -> str:
    url = f"sqlite:///{folder}/later.sqlite3"
    services.build(Settings(database=url, workers=0)).store.close()
    store = Store(url)
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.execute(text("UPDATE about SET value = '9998' WHERE name = 'runs'"))  # this code is too old for it
    store.close()
    return url


def not_a_database(folder: Path) -> str:
    (folder / "letter.txt").write_text("Dear Ann, " * 500)
    return f"sqlite:///{folder}/letter.txt"


CASES: dict[str, tuple[Callable[[Path], str], str]] = {
    "a folder that is not there": (lambda folder: f"sqlite:///{folder}/none/x.sqlite3", "unable to open database file"),
    "another file": (not_a_database, "file is not a database"),
    "of a later release": (of_a_later_release, "another release"),
    "no server": (lambda _: f"postgresql+psycopg://ann:hush@127.0.0.1:{free_port()}/x", "refused"),
    "an unknown kind": (lambda _: "nosuch://ann:hush@127.0.0.1/x", "driver"),
    "no driver": (lambda _: "mysql+pymysql://ann:hush@127.0.0.1/x", "driver"),
    "no URL": (lambda _: "ann:hush@games", "cannot be read"),
}


@pytest.mark.parametrize("case", CASES)
def test_the_error_is_one_line(tmp_path: Path, case: str) -> None:
    make, words = CASES[case]
    url = make(tmp_path)
    with pytest.raises(ShoalError, match=words) as raised:
        services.build(Settings(database=url, workers=0))
    assert "\n" not in str(raised.value)
    assert "hush" not in str(raised.value)
    with pytest.raises(ShoalError, match=words):
        archive.import_file(tmp_path / "none.jsonl", url, as_json=False)


def test_serve_says_it_and_ends(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "shoal.cli", "serve", "--no-pages", "--database", f"sqlite:///{tmp_path}/no/x"]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"SHOAL_WORKERS": "0"})
    assert done.returncode == 2
    assert done.stderr.startswith("shoal: cannot use the database sqlite:///")
    assert done.stderr.count("\n") == 1
