"""One server for the tests that do not need their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.cluster import Cluster, Launching
from tests.server.kit import Server
from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without bots, shared."""
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.finish()


@pytest.fixture(scope="session")
def bot_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with one bot process, shared."""
    running = Server(tmp_path_factory.mktemp("bots"), workers=1, gone_after=0).start()
    yield running
    running.finish()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL, shared; `fresh()` makes a database in it."""
    running = Postgres()
    yield running
    running.close()


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Start a server with settings of its own; whatever still runs is stopped afterwards."""
    servers: list[Server] = []

    def start(**settings: Any) -> Server:
        servers.append(Server(tmp_path, **settings).start())
        return servers[-1]

    yield start
    for running in servers:
        running.finish()


@pytest.fixture
def cluster(tmp_path: Path, postgres: Postgres) -> Iterator[Launching]:
    """Start several nodes on a fresh PostgreSQL database; they are stopped afterwards."""
    with ExitStack() as running:
        yield lambda nodes=3, **settings: running.enter_context(Cluster(tmp_path, postgres.fresh(), nodes, **settings))
