"""Several nodes on one PostgreSQL: real processes, each behind a proxy to the database that can delay, swallow and cut.

People roam: the same cookies on every node, without sticky sessions, and streams that come back as browsers' do.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx

from tests.server.kit import PATIENCE, Client, Server, Stream

AS_BROWSERS = 0.05  # seconds until a stream comes back; browsers take what `retry` says


class Link:
    """A TCP proxy, as between a node and its database, in a thread of its own."""

    def __init__(self, *ports: int) -> None:
        self.targets = list(ports)
        self.delay = 0.0  # seconds that every byte takes longer, each way
        self.swallowing = False  # nothing gets through, and nobody is told
        self.refusing = False  # new connections are closed at once
        self.count = 0  # connections so far
        self._writers: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        ready: threading.Event = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(ready,), daemon=True)
        self._thread.start()
        assert ready.wait(PATIENCE)

    def cut(self) -> None:
        """Break all connections, as they are."""
        self._loop.call_soon_threadsafe(self._cut)

    def heal(self) -> None:
        """Everything gets through again; connections that lost something are broken."""
        self.delay, self.swallowing, self.refusing, lost = 0.0, False, False, self.swallowing
        if lost:
            self.cut()

    def close(self) -> None:
        """Stop."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)

    def _cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    def _run(self, ready: threading.Event) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._connected, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        ready.set()
        self._loop.run_forever()
        self._cut()
        server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.count += 1
        try:
            there, back = await self._connect()
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, back}
        pumps = [asyncio.ensure_future(self._pump(reader, back)), asyncio.ensure_future(self._pump(there, writer))]
        try:
            with contextlib.suppress(asyncio.CancelledError):  # at the end
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for pump in pumps:
                pump.cancel()
            for one in (writer, back):
                self._writers.discard(one)
                one.transport.abort()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.refusing:
            raise ConnectionError
        return await asyncio.open_connection("127.0.0.1", self.targets[0])

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                if not self.swallowing:
                    writer.write(data)
                    await writer.drain()


class Front(Link):
    """A load balancer without sticky sessions: every connection goes to the next node that is well.

    It asks all for their health; a node that takes no connection is passed over, as any load balancer does.
    """

    def __init__(self, *ports: int, every: float = 0.1) -> None:
        self.every = every
        self.sick: set[int] = set()
        self._turn = itertools.count()
        super().__init__(*ports)
        self.url = f"http://127.0.0.1:{self.port}"
        self._loop.call_soon_threadsafe(lambda: self._loop.create_task(self._ask_all()))

    def client(self, name: str = "") -> Client:
        """A visitor, each of whose requests may reach another node."""
        client = Client(self.url, name)
        client.http.headers["connection"] = "close"
        return client

    async def _ask_all(self) -> None:
        while True:
            for port in self.targets:
                try:
                    well = await asyncio.wait_for(_health(port), 2.0)
                except (OSError, TimeoutError):
                    well = False
                (self.sick.discard if well else self.sick.add)(port)
            await asyncio.sleep(self.every)

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        start = next(self._turn)
        order = [self.targets[(start + k) % len(self.targets)] for k in range(len(self.targets))]
        for port in sorted(order, key=self.sick.__contains__):
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        raise ConnectionError


async def _health(port: int) -> bool:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        return b" 200 " in await reader.readline()
    finally:
        writer.transport.abort()


class Cluster:
    """So many nodes on one database, started at once. `linked`: each behind a `Link` of its own to the database."""

    def __init__(self, folder: Path, database: str, nodes: int = 3, linked: bool = False, **settings: Any) -> None:
        self.database = database
        self.links = [Link(int(database.rpartition(":")[2].partition("/")[0])) for _ in range(nodes if linked else 0)]
        self.nodes: list[Server] = []
        self._front: Front | None = None
        for number in range(nodes):
            own = folder / f"node{number}"
            own.mkdir()
            self.nodes.append(Server(own, **{"database": self._url(number)} | settings))

    def _url(self, number: int) -> str:
        if not self.links:
            return self.database
        before, _, after = self.database.rpartition(":")
        return f"{before}:{self.links[number].port}/{after.partition('/')[2]}"

    def __enter__(self) -> Cluster:
        with ThreadPoolExecutor(len(self.nodes)) as pool:
            list(pool.map(Server.start, self.nodes))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        for link in self.links:
            link.heal()
        for node in self.nodes:
            if kind is None:
                node.finish()
            else:
                node.stop()
        for link in (*self.links, *([self._front] if self._front else [])):
            link.close()

    @property
    def front(self) -> Front:
        """The load balancer before all nodes."""
        if self._front is None:
            self._front = Front(*(node.port for node in self.nodes))
        return self._front

    def person(self, name: str = "") -> Person:
        """Somebody whose requests may reach any node."""
        return Person(self, name)

    def seated(self, game: str, players: int, at: Place = 0, **more: Any) -> tuple[str, list[Person]]:
        """A match that has just started, everybody having asked there."""
        people = [self.person(f"P{k}") for k in range(players)]
        table = people[0].at(at).table(game, "me", *["open"] * (players - 1), **more)
        for person in people[1:]:
            person.at(at).post(f"/tables/{table}/seats", {"name": person.name})
        people[0].at(at).post(f"/tables/{table}/start")
        return table, people


Place = int | Server | Front
Launching = Callable[..., Cluster]  # the fixture: how many nodes, settings


class Person:
    """One visitor of all nodes: the same cookies everywhere."""

    def __init__(self, cluster: Cluster, name: str) -> None:
        self.cluster = cluster
        self.name = name
        self.cookies = httpx.Cookies()
        self._clients: dict[str, Client] = {}

    def at(self, node: Place) -> Client:
        """This person's connection to a node, or to the load balancer."""
        server = self.cluster.nodes[node] if isinstance(node, int) else node
        client = self._clients.get(server.url)
        if client is None:
            client = self._clients[server.url] = server.client(self.name)
        for other in self._clients.values():  # a cookie that one node gave is sent to all
            self.cookies.update(other.http.cookies)
        client.http.cookies.update(self.cookies)
        return client

    def follow(self, table: str, nodes: Sequence[Place], seed: int = 0, first: Place | None = None) -> Follower:
        """A stream that moves to another node whenever it ends."""
        return Follower(self, table, nodes, seed, first)


class Follower(threading.Thread):
    """Looks on at a table as a browser does: when a stream ends it comes back, to any node, after the last event."""

    def __init__(
        self, person: Person, table: str, nodes: Sequence[Place], seed: int = 0, first: Place | None = None
    ) -> None:
        super().__init__(daemon=True)
        self.person, self.table, self.nodes, self.first = person, table, nodes, first
        self.told: list[tuple[int, int, Any]] = []  # (from step, to step, its events) as they came
        self.errors: list[int] = []  # statuses that a browser would show
        self.seen = 0
        self.actions: list[Any] = []  # what may be done after so many steps
        self.over = False
        self.streams = 0
        self._rng = random.Random(seed)
        self._closing = False
        self._stream: Stream | None = None
        self.start()

    def run(self) -> None:
        last: int | None = None
        while not self._closing and not self.over:
            place = self._rng.choice(self.nodes) if self.first is None or self.streams else self.first
            stream = self._stream = self.person.at(place).stream(self.table, last)
            self.streams += 1
            done = 0
            while not stream.ended and not self._closing and not self.over:
                with stream._news:
                    stream._news.wait_for(lambda s=stream, d=done: s.ended or len(s.events) > d, 0.5)  # type: ignore[misc]
                done, last = self._take(stream, done, last)
            done, last = self._take(stream, done, last)
            stream.close()
            status = getattr(stream, "status", None)
            if status is not None and status >= 400:
                self.errors.append(status)
            time.sleep(AS_BROWSERS)  # not to hide a race: as a browser waits before it tries again

    def _take(self, stream: Stream, done: int, last: int | None) -> tuple[int, int | None]:
        events = stream.events
        for kind, _, data in events[done:]:
            if kind == "step":
                self.told.append((last or 0, data["n"], data["events"]))
                self.actions = data["actions"]
                last = self.seen = data["n"]
                self.over = bool(data["view"]["over"])
        return len(events), last

    def reaches(self, n: int, seconds: float = PATIENCE) -> None:
        """Wait until so many steps were seen."""
        end = time.monotonic() + seconds
        while self.seen < n:
            assert time.monotonic() < end, f"at step {self.seen} instead of {n} after {seconds} s"
            time.sleep(0.005)

    def break_off(self) -> None:
        """The stream of now ends, at the next sign of life on it; another follows."""
        if self._stream is not None:
            self._stream.close()

    def close(self) -> None:
        """Look away."""
        self._closing = True
        self.break_off()
        self.join(PATIENCE)

    def story(self) -> list[Any]:
        """All events, in the order in which they were told."""
        return [event for _, _, events in self.told for event in events]
