"""Three nodes on one PostgreSQL under random faults: nothing acknowledged is lost, nothing is told twice, bots go on.

SHOAL_FAULTS=300 makes the long run.
"""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections import Counter
from collections.abc import Callable

import shoal
from tests.server.cluster import Cluster
from tests.server.load import Player, Waits
from tests.server.postgres import Postgres

FAULTS = int(os.environ.get("SHOAL_FAULTS", "4"))
PATIENCE = 15.0  # seconds that anybody waits for a bot or an answer, outages of the database aside
MOST = int(os.environ.get("SHOAL_TROUBLE", "1"))  # nodes that are in trouble at the same time
FROZEN = 20.0 if FAULTS > 10 else 8.0  # seconds at most
KINDS = ("kill", "freeze", "database", "cut", "slow", "swallow")


class Faults:
    """Trouble of all kinds, one after the other."""

    def __init__(self, cluster: Cluster, postgres: Postgres, waits: Waits) -> None:
        self.cluster, self.postgres, self.waits = cluster, postgres, waits
        self.rng = random.Random(int(os.environ.get("SHOAL_SEED", "1")))
        self.healing: dict[int, tuple[float, Callable[[], object]]] = {}  # node: when it gets well, and how
        self.count: Counter[str] = Counter()

    def run(self, faults: int) -> None:
        """So many faults, then all get well."""
        kinds = [kind for kind in KINDS if kind != "slow"] if faults < len(KINDS) else list(KINDS)
        for k in range(faults):
            self.heal()
            self._fault(kinds[k] if k < len(kinds) else self.rng.choice(kinds))
            time.sleep(self.rng.uniform(0.2, 3.0))
        while self.healing:
            self.heal()
            time.sleep(0.1)

    def heal(self) -> None:
        """Whoever is due gets well; if too many are ill, wait for one."""
        while True:
            for node, (when, well) in list(self.healing.items()):
                if time.monotonic() >= when:
                    well()
                    del self.healing[node]
            if len(self.healing) < MOST:
                return
            time.sleep(0.1)

    def _fault(self, kind: str) -> None:
        self.count[kind] += 1
        if kind == "database":
            self.waits.begin_outage()
            self.postgres.stop()
            time.sleep(self.rng.uniform(0.0, 2.0))
            self.postgres.start()
            self.waits.end_outage()
            return
        node = self.rng.choice([k for k in range(len(self.cluster.nodes)) if k not in self.healing])
        server, link = self.cluster.nodes[node], self.cluster.links[node]
        seconds = self.rng.uniform(1.0, 8.0)
        if kind == "kill":
            server.kill()
            self.healing[node] = (time.monotonic() + seconds, server.start)
        elif kind == "freeze":
            os.kill(server.process.pid, signal.SIGSTOP)
            end = time.monotonic() + self.rng.uniform(FROZEN / 2, FROZEN)
            self.healing[node] = (end, lambda: os.kill(server.process.pid, signal.SIGCONT))
        elif kind == "cut":
            link.cut()
        else:
            link.delay, link.swallowing = (0.05, False) if kind == "slow" else (0.0, True)
            self.healing[node] = (time.monotonic() + seconds, link.heal)


def test_faults(cluster: Callable[..., Cluster], postgres: Postgres) -> None:
    settings = {"workers": 1, "database_timeout": 3, "gone_after": 600, "stand_in": "random"}
    site = cluster(3, linked=True, **settings)
    stop, waits = threading.Event(), Waits()
    players = [Player(site, waits, seed, stop) for seed in range(max(2 * len(shoal.games()) if FAULTS > 10 else 0, 3))]
    for player in players:
        player.start()
    began, faults = time.monotonic(), Faults(site, postgres, waits)
    time.sleep(1.0)
    faults.run(FAULTS)
    stop.set()
    for player in players:
        player.join(300)
        assert not player.is_alive(), "a match does not end"
        if player.error is not None:
            raise player.error
    checked = [player.check() for player in players]
    print(
        f"{dict(faults.count)} in {time.monotonic() - began:.0f} s; {sum(len(p.finished) for p in players)} matches, "
        f"{sum(moves for moves, _ in checked)} acknowledged moves of {sum(steps for _, steps in checked)} steps, "
        f"{sum(p.again for p in players)} sent again, {sum(p.late for p in players)} clocks ran out; "
        f"longest waits: { {kind: f'{seconds:.1f} s ({of})' for kind, (seconds, of) in waits.longest.items()} }"
    )
    assert max(seconds for seconds, _ in waits.longest.values()) < PATIENCE, waits.longest
