"""Several nodes on one PostgreSQL of their own, the clients in this process on the loopback.

    python bench/nodes.py news                   # from the move on one node to the viewers' events on another
    python bench/nodes.py scale --nodes 1 2 3    # moves a second, every table's viewers spread over all nodes
    python bench/nodes.py scale --together       # the same, the viewers of a table all on one node

PostgreSQL syncs every commit to the disk. Nodes, database and clients share the machine: the shares of a core that each
of them took are part of the answer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(1, str(Path(__file__).parents[1]))
from load import JSON_STREAM, Running, in_ms, play_for
from load_client import Table, address_of
from load_open import arrivals
from tests.server.postgres import Postgres

DURABLE = ("fsync=on", "synchronous_commit=on", "max_connections=200", "shared_buffers=256MB")


@contextmanager
def node(database: str) -> Iterator[Running]:
    """A node of our own, ended afterwards."""
    command = [sys.executable, "-m", "shoal.cli", "serve", "--port", "0", "--database", database, "--no-pages"]
    for name in ("rate", "workers", "tables-per-address", "connections-per-address", "longest-match"):
        command += [f"--{name}", "0"]
    for name in ("streams-per-client", "tables", "connections", "tables-per-guest"):
        command += [f"--{name}", "100000"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        yield Running(process.stdout.readline().split()[-1], process.pid, 0.0)
    finally:
        process.terminate()
        process.wait(20)


class Cluster:
    """A database and its nodes, and what they have used of the processor."""

    def __init__(self, postgres: Postgres, nodes: list[Running]) -> None:
        self.nodes = nodes
        self.addresses = [address_of(one.url) for one in nodes]
        self.chief = int(Path(postgres.folder, "data", "postmaster.pid").read_text().split()[0])

    def used(self) -> dict[str, float]:
        """Seconds of processor time: of each node, of the database, of the clients."""
        found = subprocess.run(["pgrep", "-P", str(self.chief)], capture_output=True, text=True).stdout.split()
        database = sum(Running("", int(pid), 0.0).cpu() for pid in found if Path(f"/proc/{pid}").exists())
        own = {f"node_{k}": one.cpu() for k, one in enumerate(self.nodes)}
        return own | {"postgres": database, "clients": time.process_time()}


@contextmanager
def cluster(count: int) -> Iterator[Cluster]:
    """So many nodes on a fresh database."""
    postgres = Postgres(*DURABLE)
    try:
        with ExitStack() as stack:
            url = postgres.fresh()
            yield Cluster(postgres, [stack.enter_context(node(url)) for _ in range(count)])
    finally:
        postgres.close()


async def opened(tables: list[Table]) -> list[Table]:
    """The tables with all their streams open."""
    for start in range(0, len(tables), 20):
        await asyncio.gather(*(table.open() for table in tables[start : start + 20]))
    return tables


def shares(before: dict[str, float], after: dict[str, float], wall: float) -> dict[str, float]:
    """What each took, in cores."""
    return {name: round((after[name] - before[name]) / wall, 2) for name in before}


async def news(args: argparse.Namespace, there: Cluster) -> dict[str, Any]:
    """All tables play on the first node, and all of their viewers look on at the second."""
    first, second = there.addresses[:2]
    made = [Table(first, args.game, args.viewers, JSON_STREAM, seed, [second]) for seed in range(args.tables)]
    tables, rng, results = await opened(made), random.Random(1), []
    for rate in args.rates:
        await arrivals(tables, rate, min(2.0, args.seconds), rng)
        before, began = there.used(), time.perf_counter()
        times = await arrivals(tables, rate, args.seconds, rng)
        cores = shares(before, there.used(), time.perf_counter() - began)
        results.append({"moves_a_second": rate, "moves": len(times), **in_ms(times), "cores": cores})
    return {"tables": args.tables, "viewers": args.viewers, "rates": results}


async def scale(args: argparse.Namespace, there: Cluster) -> dict[str, Any]:
    """Every table as fast as its last viewer; the viewers of each are spread over all nodes, or `--together` on one."""
    where = there.addresses
    made = []
    for k in range(args.tables):
        first = k % len(where)
        viewed = [where[first]] if args.together else where[first:] + where
        made.append(Table(where[first], args.game, args.viewers, JSON_STREAM, k, viewed))
    tables = await opened(made)
    await play_for(tables, min(2.0, args.seconds), 0.0)
    before, began = there.used(), time.perf_counter()
    times = await play_for(tables, args.seconds, 0.0)
    wall = time.perf_counter() - began
    cores = shares(before, there.used(), wall)
    each = {name: round(1000 * share * wall / len(times), 2) for name, share in cores.items()}
    nodes = round(sum(cost for name, cost in each.items() if name.startswith("node_")), 2)
    costs = {"nodes": nodes, "postgres": each["postgres"], "clients": each["clients"]}
    rate = round(len(times) / wall, 1)
    return {"nodes": len(where), "moves_a_second": rate, **in_ms(times), "cores": cores, "cpu_ms_a_move": costs}


def main() -> None:
    """Measure, and print it as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["news", "scale"])
    parser.add_argument("--game", default="coloretto")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument("--viewers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rates", type=float, nargs="+", default=[50.0, 200.0])
    parser.add_argument("--together", action="store_true", help="for `scale`: the viewers of a table all on one node")
    parser.add_argument("--nodes", type=int, nargs="+", default=[1, 2, 3])
    args = parser.parse_args()
    import uvloop

    for count in [2] if args.what == "news" else args.nodes:
        with cluster(count) as there, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            measured = news(args, there) if args.what == "news" else scale(args, there)
            print(json.dumps(runner.run(measured), indent=2))


if __name__ == "__main__":
    main()
