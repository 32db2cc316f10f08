"""The same server on PostgreSQL: a match, two processes in a race, a crash."""

from __future__ import annotations

import os
import random
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from shoal import fair
from tests.kit.cases import pick
from tests.server.kit import Launch, play_on, seated


def programs() -> Path:
    """The folder with initdb (Debian keeps it away from the PATH)."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    assert folders, "PostgreSQL is missing: tools/install-for-tests.sh installs it"
    return folders[-1]


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """A throw-away PostgreSQL; its URL."""
    there = programs()
    user = "postgres" if os.getuid() == 0 else None  # it refuses to run as root
    folder = tempfile.mkdtemp(prefix="shoal-pg-")
    if user:
        shutil.chown(folder, user)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run(
        [there / "initdb", "-D", f"{folder}/data", "-A", "trust", "-U", "shoal", "--no-sync"],
        check=True, user=user, cwd=folder, **quiet,  # type: ignore[call-overload]
    )  # fmt: skip
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    control = [there / "pg_ctl", "-D", f"{folder}/data", "-w"]
    subprocess.run([*control, "-o", options, "start"], check=True, user=user, cwd=folder, **quiet)  # type: ignore[call-overload]
    yield f"postgresql+psycopg://shoal@127.0.0.1:{port}/postgres"
    subprocess.run([*control, "-m", "immediate", "stop"], check=True, user=user, cwd=folder, **quiet)  # type: ignore[call-overload]
    shutil.rmtree(folder)


def test_matches_races_and_a_crash(launch: Launch, postgres: str) -> None:
    here = launch(database=postgres)
    there = launch(database=postgres)
    table, people = seated(here, pick().name, 2)
    twins = []
    for person in people:
        twin = there.client()
        twin.http.cookies.update(person.http.cookies)
        twins.append(twin)
    stream = twins[0].stream(table)
    rng = random.Random(1)
    with ThreadPoolExecutor(2) as pool:
        for _ in range(10):
            actor = people[0].get(f"/tables/{table}")["actor"]
            state = people[actor].get(f"/tables/{table}/state")
            moves = [{"n": state["n"], "action": rng.choice(state["actions"])["id"]} for _ in range(2)]
            pair = (people[actor], twins[actor])
            tries = [pool.submit(pair[k].ask, "POST", f"/tables/{table}/moves", moves[k]) for k in range(2)]
            answers = [one.result() for one in tries]
            assert [status for status, _ in answers].count(200) == 1, answers
            n = next(answer["n"] for status, answer in answers if status == 200)
            stream.reaches(n)
            people[actor].stream(table).reaches(n)
    here.kill()
    here.start()
    play_on(table, people, rng)
    stream.table_where(lambda summary: summary["phase"] == "over")
    assert fair.verify(twins[1].get(f"/tables/{table}/record"))["ok"]
