"""An environment with the example installed, a server in it, and a browser."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.examples.environment import ROOT, Environment
from tests.server.kit import Server
from tests.web.conftest import browser, playwright, visit
from tests.web.kit import wait_until

__all__ = ["browser", "playwright", "visit"]  # fixtures: a visitor, here of the server below

EXAMPLE = ROOT / "examples" / "liars_dice"


@pytest.fixture(scope="session")
def env(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Environment:
    """An environment with the example installed: one for all processes of a run, so that all is compiled once."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if hasattr(request.config, "workerinput") else base) / "example"
    made = Environment(folder / "env")
    try:
        folder.mkdir()
    except FileExistsError:  # another process makes it
        wait_until((folder / "ready").exists, 300)
        return made
    made.create()
    made.install(EXAMPLE)
    where = made.output("-c", "import liars_dice; print(liars_dice.__file__)")
    assert not Path(where).is_relative_to(ROOT), "it is the installed one"
    (folder / "ready").touch()
    return made


@pytest.fixture(scope="session")
def server(env: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`shoal serve` in that environment, with pages and one bot process."""
    running = Server(tmp_path_factory.mktemp("server"), workers=1, pages=True, durability="process")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "executable", str(env.python))
        patch.setenv("SHOAL_CACHE", env.settings["SHOAL_CACHE"])
        running.start()
    yield running
    running.finish()
