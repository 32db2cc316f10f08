"""A site on this machine: PostgreSQL, three nodes and HAProxy (deploy/haproxy.cfg), until Ctrl-C: `make cluster`.

Everything is kept in one folder from run to run: the database, the logs, compiled bots stay where they are.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path

from tools.postgres import Postgres

ROOT = Path(__file__).parents[1]
NODES = 3  # as many as deploy/haproxy.cfg names
HEALTHY = 90.0  # seconds in which everything must be up
AROUND = {  # as deploy/haproxy.cfg expects
    "SHOAL_HEARTBEAT": "5",
    "SHOAL_DRAIN": "3",
    "SHOAL_TRUST_PROXY": "1",
    # a node takes its share of these, and a table has one node: NODES times what is usual
    "SHOAL_RATE": "60",
    "SHOAL_BURST": "180",
    "SHOAL_STREAMS_PER_CLIENT": "180",
}
STOPPING = 20.0  # seconds that a process has to end


class Failure(Exception):
    """Why there is no cluster, for a person."""


class Cluster:
    """The processes of a site: a database, its nodes, a proxy before them. The proxy listens on `port`."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.port = folder, port
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        self.postgres: Postgres | None = None

    def node_port(self, n: int) -> int:
        """Where node n (from 1 on) listens."""
        return self.port + n

    def start(self) -> None:
        """Start everything; back when the proxy and all nodes answer."""
        proxy = shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
        if proxy is None:
            raise Failure("HAProxy is missing: tools/install-for-tests.sh installs it")
        for port in range(self.port, self.port + NODES + 2):
            if taken(port):
                raise Failure(f"port {port} is taken; choose others with --port (it and the {NODES + 1} after it)")
        self.folder.mkdir(parents=True, exist_ok=True)
        url = self._start_postgres()
        for n in range(1, NODES + 1):
            self.start_node(n, url)
        nodes = {f"SHOAL_NODE_{n}": f"127.0.0.1:{self.node_port(n)}" for n in range(1, NODES + 1)}
        environment = {**os.environ, **nodes, "SHOAL_FRONT": f"127.0.0.1:{self.port}"}
        environment.pop("SHOAL_CERT", None)
        self._run("proxy", [proxy, "-db", "-f", str(ROOT / "deploy" / "haproxy.cfg")], environment)
        for name, port in [*((f"node{n}", self.node_port(n)) for n in range(1, NODES + 1)), ("proxy", self.port)]:
            self._wait(name, port)

    def _start_postgres(self) -> str:
        self.postgres = Postgres((self.folder / "postgres").resolve(), self.port + NODES + 1)
        try:
            self.postgres.start()
        except subprocess.CalledProcessError as error:
            self.postgres = None
            raise Failure(f"PostgreSQL does not start; see {self.folder}/postgres/log") from error
        if self.postgres.tell("postgres", "SELECT 1 FROM pg_database WHERE datname = 'shoal'") is None:
            self.postgres.tell("postgres", "CREATE DATABASE shoal")
        return self.postgres.url("shoal")

    def start_node(self, n: int, url: str) -> None:
        """Start a node, or one that was killed again."""
        flags = ["--host", "127.0.0.1", "--port", str(self.node_port(n)), "--database", url]
        self._run(f"node{n}", [sys.executable, "-m", "shoal.cli", "serve", *flags], {**os.environ, **AROUND})

    def _run(self, name: str, command: list[str], environment: dict[str, str]) -> None:
        with (self.folder / f"{name}.log").open("ab") as log:
            self.running[name] = subprocess.Popen(
                command,
                env=environment,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for us alone
            )

    def _wait(self, name: str, port: int) -> None:
        until = time.monotonic() + HEALTHY
        while not healthy(port):
            if self.running[name].poll() is not None:
                raise Failure(f"{name} ended; see {self.folder}/{name}.log")
            if time.monotonic() > until:
                raise Failure(f"{name} is not healthy after {HEALTHY:.0f} s; see {self.folder}/{name}.log")
            time.sleep(0.1)

    def ended(self) -> list[str]:
        """Which processes are no longer there."""
        return [name for name, process in self.running.items() if process.poll() is not None]

    def stop(self) -> None:
        """Stop everything: the nodes first, so that their streams say goodbye, the database last."""
        for _, process in sorted(self.running.items()):
            if process.poll() is None:
                process.send_signal(signal.SIGTERM)
        for process in self.running.values():
            try:
                process.wait(STOPPING)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.running.clear()
        if self.postgres is not None:
            self.postgres.stop("fast")
            self.postgres = None


def taken(port: int) -> bool:
    """Whether somebody listens there."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def healthy(port: int) -> bool:
    """Whether /health says so."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
            return bool(answer.status == 200)
    except (urllib.error.URLError, OSError):
        return False


def main(arguments: list[str]) -> int:
    """Start a cluster and keep it until Ctrl-C or SIGTERM."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.cluster",
        description="PostgreSQL, three nodes and HAProxy on this machine, until Ctrl-C.",
        epilog="Example: python -m tools.cluster --port 9000 --no-open",
    )
    parser.add_argument("--port", type=int, default=8000, help="of the proxy; the next four are used too (8000)")
    parser.add_argument("--folder", type=Path, default=ROOT / ".cluster", help="for data and logs (.cluster)")
    parser.add_argument("--no-open", action="store_true", help="do not open the page in the browser")
    asked = parser.parse_args(arguments)
    cluster = Cluster(asked.folder, asked.port)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        cluster.start()
        print(f"Shoal is at http://127.0.0.1:{asked.port} (HAProxy)", flush=True)
        for n in range(1, NODES + 1):
            print(f"  node {n}: http://127.0.0.1:{cluster.node_port(n)}, process {cluster.running[f'node{n}'].pid}")
        assert cluster.postgres is not None
        print(f"  database: {cluster.postgres.url('shoal')}; logs in {asked.folder}; Ctrl-C ends it all", flush=True)
        if not asked.no_open:
            webbrowser.open(f"http://127.0.0.1:{asked.port}")
        told: set[str] = set()
        while True:
            time.sleep(1)
            for name in set(cluster.ended()) - told:
                print(f"{name} has ended; see {asked.folder}/{name}.log", flush=True)
                told.add(name)
    except KeyboardInterrupt:
        return 0
    except (Failure, FileNotFoundError) as failure:
        print(f"cluster: {failure}", file=sys.stderr)
        return 2
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # once is enough
        cluster.stop()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
