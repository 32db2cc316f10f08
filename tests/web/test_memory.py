"""What is over leaves nothing behind: no request, connection, stream or table waits for the collector of garbage.

The server's collector is calm (serve.py), so whatever holds itself would stay for long, with all that it holds.
"""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from shoal.match import Match, Step
from shoal.server import hub, tidy
from shoal.server.app import create_app
from shoal.server.live import Live
from shoal.server.protocol import LimitedProtocol, limited
from shoal.server.serve import Server
from shoal.server.settings import Settings
from shoal.web.pages import install
from tests.kit.cases import pick
from tests.server.kit import FAST, PATIENCE, Client, eventually, play_on, run

GAME = pick().name
KINDS = (RequestResponseCycle, LimitedProtocol, hub.Stream, Live, Match, Step)


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    """Nothing is collected, so all that goes away goes by itself."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def there() -> list[Any]:
    """All objects of the kinds that come and go."""
    return [thing for thing in gc.get_objects() if issubclass(type(thing), KINDS)]


async def left(before: list[Any], seconds: float = PATIENCE) -> Counter[str]:
    """How many there are of each kind that were not there before; what goes by itself gets a moment to go."""
    known = {id(thing) for thing in before}
    end = time.monotonic() + seconds
    while True:
        found = Counter(type(thing).__name__ for thing in there() if id(thing) not in known)
        if not found or time.monotonic() > end:
            return found
        await asyncio.sleep(0.05)


def visit(url: str) -> None:
    """Two people play until one gives up, one looks on over a page and one over JSON, and look at this and that."""
    ann, bob = Client(url, "Ann"), Client(url, "Bob")
    table = ann.table(GAME, "me", "open")
    bob.post(f"/tables/{table}/seats", {"name": "Bob"})
    ann.post(f"/tables/{table}/start")
    streams = [ann.stream(table, page=True), bob.stream(table)]
    eventually(lambda: all(stream.events for stream in streams))
    for path in ("/", f"/t/{table}", "/health", "/nothing", f"/t/{table}/replay", f"/api/tables/{table}/nothing"):
        ann.http.get(path)
        ann.http.head(path)
    bob.refused(f"/tables/{table}/moves", {"n": 99_999, "action": 0})
    bob.http.post(f"/t/{table}/play", data={"n": "99999", "action": "0"})
    play_on(table, [ann, bob], random.Random(1), moves=10)
    bob.post(f"/tables/{table}/resign")
    for stream in streams:
        stream.close()
    for client in (ann, bob):
        client.close()


def test_nothing_is_left_of_visitors_and_their_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "LINGER", 0.0)

    async def scene() -> None:
        known: dict[str, Any] = FAST | {"workers": 0, "heartbeat": 0.1, "poll": 0, "in_memory": 0}
        app = create_app(settings := Settings(database=f"sqlite:///{tmp_path}/x.sqlite3", **known), install)
        config = uvicorn.Config(app, http=limited(settings), ws="none", log_config=None, port=0)
        server = Server(config, app.state.services)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        url = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        before = there()
        await asyncio.to_thread(visit, url)
        while server.server_state.connections:
            await asyncio.sleep(0.01)
        assert (await left(before, seconds=0))["Live"] == 1  # the table is kept in memory for a while
        await tidy.tidy(app.state.services.play)
        after = await left(before)
        server.should_exit = True
        await serving
        assert not after

    run(scene)
