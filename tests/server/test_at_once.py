"""Fifteen nodes start at once on one database: one makes or changes the tables, and all have the same secret.

SHOAL_ATTACKS=1 starts whole servers too; else fifteen processes do what each node does with its database at the start.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from shoal.server.engine import open_engine
from shoal.server.migrate import migrate
from tests.server.cluster import Launching
from tests.server.postgres import Postgres

NODES = 15
PREPARE = """
import os, sys
from shoal.server.services import _prepare
from shoal.server.settings import Settings
for url in sys.argv[2:]:
    settings, (gate, key), nodes = Settings(database=url), os.pipe(), int(sys.argv[1])
    for _ in range(nodes):
        if os.fork() == 0:
            os.close(key)
            os.read(gate, 1)  # until it opens for all
            try:
                print(_prepare(settings).hex(), flush=True)
            finally:
                os._exit(0)
    os.close(key)
    for _ in range(nodes):
        os.wait()
"""


def test_fifteen_nodes_prepare_one_database(postgres: Postgres) -> None:
    """An empty one, and one that the first release made."""
    empty, old = postgres.fresh(), postgres.fresh()
    engine = open_engine(old)
    migrate(engine, "0001")
    engine.dispose()
    command = [sys.executable, "-c", PREPARE, str(NODES), empty, old]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert not done.stderr, done.stderr
    secrets = done.stdout.split()
    assert len(secrets) == 2 * NODES
    assert len(set(secrets[:NODES])) == len(set(secrets[NODES:])) == 1


@pytest.mark.skipif("SHOAL_ATTACKS" not in os.environ, reason="fifteen servers take a while to start")
def test_fifteen_servers_start(cluster: Launching) -> None:
    nodes = cluster(NODES).nodes
    assert all(node.client().http.get("/health").status_code == 200 for node in nodes)
