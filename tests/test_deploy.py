"""What is in deploy/ and the proxies in docs/hosting.md: checked as far as it can be here, without containers."""

from __future__ import annotations

import json
import os
import re
import shutil
import ssl
import subprocess
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import httpx
import pytest
import yaml
from tools.cluster import AROUND, NODES, Cluster, Failure, taken

from shoal.server.metrics import Metrics
from shoal.server.settings import Settings
from tests.server.kit import eventually, free_port

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PATH = f"{os.environ.get('PATH', '')}:/usr/sbin"


def program(name: str) -> str:
    """Where a program lies."""
    found = shutil.which(name, path=PATH)
    assert found is not None, f"{name} is missing: tools/install-for-tests.sh installs it"
    return found


def variables() -> set[str]:
    """The variables of the environment that the server reads."""
    return {f"SHOAL_{name.upper()}" for name in Settings.model_fields} | {"SHOAL_CACHE"}


def metrics() -> set[str]:
    """The names that /metrics gives."""
    counted = Metrics()
    counted.watch(MagicMock())
    counted.request(200, 0.1)
    return set(re.findall(r"^(\w+)", counted.text().decode(), re.MULTILINE)) | {"up"}


def expressions(found: Any) -> Iterator[str]:
    """All queries of a dashboard."""
    if isinstance(found, dict):
        yield from (found[key] for key in ("expr", "definition") if key in found)
        found = list(found.values())
    if isinstance(found, list):
        for part in found:
            yield from expressions(part)


def test_the_dashboard_asks_for_what_is_measured() -> None:
    board = json.loads((DEPLOY / "grafana" / "shoal.json").read_text())
    asked = {name for text in expressions(board) for name in re.findall(r"\b(?:shoal_\w+|up)\b", text)}
    assert len(asked) > 10
    assert asked <= metrics()
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_prometheus_asks_every_node_at_the_path_of_metrics() -> None:
    (job,) = yaml.safe_load((DEPLOY / "prometheus" / "prometheus.yml").read_text())["scrape_configs"]
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    assert job["metrics_path"] == "/metrics"
    assert job["static_configs"][0]["targets"] == [f"{name}:8000" for name in services if name.startswith("node")]


def test_compose() -> None:
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = found["services"]
    nodes = [service for name, service in services.items() if name.startswith("node")]
    assert len(nodes) == NODES
    for node in nodes:
        assert node["read_only"]
        assert node["cap_drop"] == ["ALL"]
        assert set(node["environment"]) <= variables()
        assert (DEPLOY / node["build"]["context"] / node["build"]["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    named = {volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert {name for name in named if not name.startswith(".")} == set(found["volumes"])
    assert all((DEPLOY / name).is_file() for name in named if name.startswith("."))
    assert all(set(service["networks"]) <= set(found["networks"]) for service in services.values())
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]


def test_the_image_is_not_root_and_copies_what_there_is() -> None:
    text = (DEPLOY / "Dockerfile").read_text()
    assert re.findall(r"^USER (\w+)$", text, re.MULTILINE) == ["shoal"]
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text()
    for words in re.findall(r"^COPY (?!--from)(.+)$", text, re.MULTILINE):
        for name in [word for word in words.split() if not word.startswith("--")][:-1]:
            assert (ROOT / name).exists(), name
            assert f"!{name}\n" in ignored
    assert set(re.findall(r"\bSHOAL_\w+", text)) <= variables()
    assert os.access(DEPLOY / "start.sh", os.X_OK)


@pytest.mark.parametrize("unit", sorted((DEPLOY / "systemd").iterdir()), ids=lambda unit: unit.name)
def test_units_are_valid(unit: Path, tmp_path: Path) -> None:
    text = unit.read_text()
    assert set(re.findall(r"\bSHOAL_\w+", text)) <= variables()
    for line in ("NoNewPrivileges=yes", "ProtectSystem=strict", "DynamicUser=yes", "CapabilityBoundingSet="):
        assert f"{line}\n" in text
    there = tmp_path / unit.name
    there.write_text(re.sub(r"/opt/shoal/bin/\w+", "/bin/true", text))
    done = subprocess.run([program("systemd-analyze"), "verify", there], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate of our own for localhost, with its key."""
    file = tmp_path_factory.mktemp("tls") / "site.pem"
    words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost"
    key = file.with_suffix(".key")
    subprocess.run([program("openssl"), *words.split(), "-out", file, "-keyout", key], check=True, capture_output=True)
    file.write_text(file.read_text() + key.read_text())
    ssl.create_default_context().load_cert_chain(file)
    return file


@pytest.mark.parametrize("tls", [False, True])
def test_haproxy_takes_its_configuration(tls: bool, certificate: Path) -> None:
    around = {f"SHOAL_NODE_{n}": f"127.0.0.1:{8000 + n}" for n in range(1, NODES + 1)}
    around |= {"SHOAL_FRONT": "127.0.0.1:8443"} | ({"SHOAL_CERT": str(certificate)} if tls else {})
    command = [program("haproxy"), "-c", "-f", str(DEPLOY / "haproxy.cfg")]
    done = subprocess.run(command, env={**os.environ, **around}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "WARNING" not in done.stderr


class Named(BaseHTTPRequestHandler):
    """In place of a node: says its port, and is well."""

    def do_GET(self) -> None:
        answer = str(self.connection.getsockname()[1]).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_request(self, *_: object) -> None:
        pass


@pytest.fixture
def nodes() -> Iterator[list[ThreadingHTTPServer]]:
    servers = [ThreadingHTTPServer(("127.0.0.1", 0), Named) for _ in range(NODES)]
    for server in servers:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
    yield servers
    for server in servers:
        server.shutdown()
        server.server_close()


def test_what_belongs_to_a_table_goes_to_one_node_while_that_is_well(nodes: list[ThreadingHTTPServer]) -> None:
    ports = [server.server_address[1] for server in nodes]
    front = f"127.0.0.1:{free_port()}"
    around = {f"SHOAL_NODE_{n}": f"127.0.0.1:{port}" for n, port in enumerate(ports, 1)} | {"SHOAL_FRONT": front}
    command = [program("haproxy"), "-db", "-f", str(DEPLOY / "haproxy.cfg")]
    client = httpx.Client(base_url=f"http://{front}")

    def asked(path: str) -> int:
        return int(client.get(path).text)

    def at(table: str) -> set[int]:
        """The nodes that the requests of a table reach."""
        paths = (f"/t/{table}", f"/t/{table}/stream", f"/api/tables/{table}", f"/api/tables/{table}/state?since=0")
        return {asked(path) for path in paths}

    with subprocess.Popen(command, env={**os.environ, **around}, stderr=subprocess.DEVNULL) as proxy:
        try:
            eventually(lambda: taken(int(front.rpartition(":")[2])))
            found = {table: at(table) for table in (f"table{k:07}" for k in range(30))}
            assert all(len(reached) == 1 for reached in found.values())
            assert set.union(*found.values()) == set(ports)
            assert {asked("/") for _ in range(2 * NODES)} == set(ports)
            gone = nodes[0]
            gone.shutdown()
            gone.socket.close()
            assert set.union(*(at(table) for table in found)) == set(ports[1:])
        finally:
            proxy.terminate()


def blocks(language: str) -> list[str]:
    """The examples of docs/hosting.md in a language."""
    return re.findall(
        rf"^```{language}\n(.*?)^```", (ROOT / "docs" / "hosting.md").read_text(), re.MULTILINE | re.DOTALL
    )


def test_nginx_takes_the_example(tmp_path: Path, certificate: Path) -> None:
    (example,) = blocks("nginx")
    example = example.replace("/etc/ssl/games.example.org.pem", str(certificate))
    example = example.replace("/etc/ssl/games.example.org.key", str(certificate.with_suffix(".key")))
    (tmp_path / "nginx.conf").write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{example}}}\n")
    command = [program("nginx"), "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"), "-e", "stderr"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("text", ["deploy", "docs"])
def test_caddy_takes_the_examples(text: str, tmp_path: Path) -> None:
    caddyfile = tmp_path / "Caddyfile"
    caddyfile.write_text((DEPLOY / "Caddyfile").read_text() if text == "deploy" else blocks("caddy")[0])
    words = ["validate", "--adapter", "caddyfile", "--config", str(caddyfile)]
    done = subprocess.run([program("caddy"), *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_cluster_and_the_proxy_agree() -> None:
    text = (DEPLOY / "haproxy.cfg").read_text()
    assert re.findall(r"^ +server node(\d)", text, re.MULTILINE) == [str(n) for n in range(1, NODES + 1)]
    assert "option http-no-delay" in text  # a stream's events would wait
    for name in ("rate", "burst", "streams_per_client"):  # a node takes its share, and a table has one node
        assert int(AROUND[f"SHOAL_{name.upper()}"]) == NODES * Settings.model_fields[name].default
        assert f"SHOAL_{name.upper()}={AROUND[f'SHOAL_{name.upper()}']}" in text
    assert int(AROUND["SHOAL_HEARTBEAT"]) * 3 == int(re.findall(r"set-timeout server (\d+)s", text)[0])


def test_a_cluster_does_not_start_beside_another(tmp_path: Path) -> None:
    import socket

    program("haproxy")
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        cluster = Cluster(tmp_path, port)
        with pytest.raises(Failure, match=f"port {port} is taken"):
            cluster.start()
