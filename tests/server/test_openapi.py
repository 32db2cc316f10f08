"""schemathesis on the OpenAPI document: no 500, no answer that is not documented."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.cases import pick
from tests.server.kit import Server, seated

EXAMPLES = os.environ.get("SHOAL_API_EXAMPLES", "8")


@pytest.mark.parametrize("real", [True, False], ids=["at a real table", "anywhere"])
def test_the_api_does_what_it_says(server: Server, tmp_path: Path, real: bool) -> None:
    table, people = seated(server, pick().name, 2)
    token = people[0].get(f"/tables/{table}/seat")["token"]
    config = tmp_path / "schemathesis.toml"
    config.write_text(f'[parameters]\n"path.table" = "{table}"\n' if real else "")
    command = [sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()"]
    command += ["--config-file", str(config), "run", f"{server.url}/api/openapi.json", "--url", server.url]
    command += ["--max-examples", EXAMPLES, "--no-color", "--checks", "all"]
    command += ["--exclude-checks", "positive_data_acceptance"]
    command += ["--phases", "examples,coverage,fuzzing", "--seed", "7", "--generation-database", "none"]
    command += ["--exclude-path-regex", "stream$"]
    command += ["--header", f"Authorization: Bearer {token}"] if real else []
    found = subprocess.run(command, capture_output=True, text=True, timeout=170)
    assert found.returncode == 0, found.stdout[-6000:] + found.stderr[-2000:]
