"""A real server process on a free port, and clients that talk to it over real HTTP."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx

from shoal.game import find
from shoal.match import Variant
from shoal.server.seats import Seat
from shoal.server.store import Row

ROOT = Path(__file__).parents[2]
FAST = {"rate": 0, "bot_pace": 0, "heartbeat": 1, "tables_per_guest": 500, "streams_per_client": 500, "poll": 0.1} | {
    "connections_per_address": 0,
    "tables_per_address": 0,
}
PATIENCE = 30.0  # seconds until a test gives up waiting for something that should happen at once


class Server:
    """`shoal serve` in a process of its own."""

    def __init__(self, folder: Path, program: Sequence[str] = ("-m", "shoal.cli"), **settings: Any) -> None:
        self.folder = folder
        self.settings = {"database": f"sqlite:///{folder}/test.sqlite3", "workers": 0, "pages": False} | FAST | settings
        self.port = free_port()
        self.log = folder / "server.log"
        self.clients: list[Client] = []
        self.program = program  # what Python runs

    def start(self) -> Server:
        """Start it, on the same port as before; back when it listens."""
        flags = []
        for name, value in (self.settings | {"port": self.port}).items():
            flag = name.replace("_", "-")
            flags += [f"--{'' if value else 'no-'}{flag}"] if isinstance(value, bool) else [f"--{flag}", str(value)]
        environ = {key: value for key, value in os.environ.items() if not key.startswith("SHOAL_")}
        if "SHOAL_CACHE" in os.environ:
            environ["SHOAL_CACHE"] = os.environ["SHOAL_CACHE"]
        command = [sys.executable, *self.program, "serve", *flags]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environ)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Shoal is at http"), self.log.read_text()
        self.url = line.split()[-1]
        self.port = int(self.url.rpartition(":")[2])
        return self

    def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        self.process.wait()
        self._close()

    def stop(self) -> int:
        """Ask it to stop; its exit status."""
        if self.process.poll() is None:
            self.process.terminate()
        status = self.process.wait(PATIENCE)
        self._close()
        return status

    def finish(self) -> None:
        """Stop it, and close all connections to it."""
        self.stop()
        for client in self.clients:
            client.close()
        assert "Traceback" not in self.log.read_text(), self.log.read_text()[-3000:]

    def _close(self) -> None:
        assert self.process.stdout is not None
        self.process.stdout.close()

    def client(self, name: str = "") -> Client:
        """A browser or a program of its own."""
        self.clients.append(Client(self.url, name))
        return self.clients[-1]


class Client:
    """One visitor: cookies are sent back, answers are parsed, every byte received is remembered."""

    def __init__(self, url: str, name: str = "") -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.name = name
        self.heard = b""
        self.streams: list[Stream] = []

    def close(self) -> None:
        """Close all connections; the streams end with the server."""
        self.http.close()
        for stream in self.streams:
            stream.join(PATIENCE)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any]:
        """Status and parsed answer."""
        answer = self.http.request(method, f"/api{path}", json=body, headers=headers)
        self.heard += answer.content
        return answer.status_code, answer.json()

    def get(self, path: str, **headers: str) -> Any:
        """An answer that must be fine."""
        status, answer = self.ask("GET", path, **headers)
        assert status == 200, answer
        return answer

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        """An answer that must be fine."""
        status, answer = self.ask("POST", path, body, **headers)
        assert status in (200, 201), answer
        return answer

    def refused(self, path: str, body: Any = None, method: str = "POST", **headers: str) -> str:
        """The code of a refusal that must come, in the one shape of errors."""
        status, answer = self.ask(method, path, body, **headers)
        assert status >= 400, answer
        assert set(answer) == {"error"}
        assert set(answer["error"]) == {"code", "message", "allowed"}
        return str(answer["error"]["code"])

    def table(self, game: str, *seats: str, **more: Any) -> str:
        """A new table; seats are "me", "open" or a bot's level. Its id."""
        wanted = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "level": s} for s in seats]
        made = self.post("/tables", {"game": game, "seats": wanted, "name": self.name or "Ann"} | more)
        return str(made["table"]["id"])

    def stream(self, table: str, last: int | None = None, page: bool = False, **headers: Any) -> Stream:
        """A stream of this visitor's own: in JSON, or as the page has it."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = (
            headers | ({"cookie": cookies} if cookies else {}) | ({} if last is None else {"last-event-id": str(last)})
        )
        path = f"/t/{table}/stream" if page else f"/api/tables/{table}/stream"
        self.streams.append(Stream(str(self.http.base_url), path, headers))
        return self.streams[-1]


class Stream(threading.Thread):
    """Listens to a table until closed; remembers every byte and every event."""

    def __init__(self, url: str, path: str, headers: dict[str, str]) -> None:
        super().__init__(daemon=True)
        self.address = url.rstrip("/") + path
        self.headers = headers
        self.raw = b""
        self.events: list[tuple[str, int | None, Any]] = []
        self.ended = False
        self._news = threading.Condition()
        self._closing = False
        self.start()

    def run(self) -> None:
        try:
            with httpx.stream("GET", self.address, headers=self.headers, timeout=PATIENCE) as answer:
                self.status = answer.status_code
                text = b""
                for chunk in answer.iter_raw():
                    if self._closing:
                        break
                    text = self._take(text + chunk, chunk)
        except httpx.HTTPError:
            pass
        with self._news:
            self.ended = True
            self._news.notify_all()

    def _take(self, text: bytes, chunk: bytes) -> bytes:
        *whole, rest = text.split(b"\n\n")
        with self._news:
            self.raw += chunk
            self.events += [parsed for event in whole if (parsed := _parsed(event)) is not None]
            self._news.notify_all()
        return rest

    def until(self, happened: Callable[[Stream], Any], seconds: float = PATIENCE) -> Any:
        """Wait until something has happened; what `happened` returned."""
        with self._news:
            done = self._news.wait_for(lambda: happened(self) or self.ended, seconds)
            found = happened(self)
            assert done, f"nothing after {seconds} s; last: {self.events[-1:]}"
            assert found, f"the stream ended; last: {self.events[-1:]}"
            return found

    def ends(self) -> bytes:
        """Wait until the server ends the stream; every byte of it."""
        with self._news:
            assert self._news.wait_for(lambda: self.ended, PATIENCE), f"it goes on; last: {self.events[-1:]}"
            return self.raw

    def steps(self) -> list[Any]:
        """The data of all steps so far."""
        return [data for kind, _, data in self.events if kind == "step"]

    def reaches(self, n: int) -> Any:
        """Wait for the step event with so many steps."""
        return self.until(lambda s: next((data for data in s.steps() if data["n"] >= n), None))

    def last(self, kind: str) -> Any:
        """The newest data of that kind."""
        return next((data for k, _, data in reversed(self.events) if k == kind), None)

    def table_where(self, holds: Callable[[Any], Any]) -> Any:
        """Wait for a state of the table."""
        return self.until(lambda s: next((d for k, _, d in reversed(s.events) if k == "table" and holds(d)), None))

    def close(self) -> None:
        """Leave (at the next sign of life)."""
        self._closing = True


def _parsed(event: bytes) -> tuple[str, int | None, Any] | None:
    lines = dict(line.split(b": ", 1) for line in event.split(b"\n") if b": " in line and not line.startswith(b":"))
    if b"event" not in lines:
        return None
    number = int(lines[b"id"].split(b".")[0]) if b"id" in lines else None
    data = lines[b"data"]
    return lines[b"event"].decode(), number, json.loads(data) if data.startswith(b"{") else data


def few(game: str) -> int:
    """One player more than the fewest, where so many can play."""
    return find(game).players[:2][-1]


def seated(server: Server, game: str, players: int, **more: Any) -> tuple[str, list[Client]]:
    """A match that has just started, with a client on each seat."""
    people = [server.client(f"P{k}") for k in range(players)]
    table = people[0].table(game, "me", *["open"] * (players - 1), **more)
    for person in people[1:]:
        person.post(f"/tables/{table}/seats", {"name": person.name})
    people[0].post(f"/tables/{table}/start")
    return table, people


def people_row(variant: Variant) -> Row:
    """The table of a match among people, of no server."""
    seats = tuple(Seat("person", f"P{k}") for k in range(variant.players))
    fixed = {"clock": None, "public": False, "host": "h", "key": "0" * 64, "created": 0.0}
    about = variant.game.name, variant.game.version, variant.players, variant.options
    return Row("x", *about, seats, phase="playing", **fixed)  # type: ignore[arg-type]


def play_on(table: str, people: list[Client], rng: random.Random, moves: int = 10**6) -> int:
    """Random moves by whoever is to act, until the match is over or so many are played; how many were."""
    for played in range(moves):
        actor = people[0].get(f"/tables/{table}")["actor"]
        if actor is None:
            return played
        state = people[actor].get(f"/tables/{table}/state?since=99999")
        people[actor].post(f"/tables/{table}/moves", {"n": state["n"], "action": rng.choice(state["actions"])["id"]})
    return moves


Launch = Callable[..., Server]


def run(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Play an async scene on a loop of its own, in a thread of its own: a browser under test keeps this one."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(lambda: asyncio.run(scene())).result()


def free_port() -> int:
    """A free port that no outgoing connection will be given while the server is down for a moment."""
    rng = random.SystemRandom()
    for _ in range(100):
        port = rng.randrange(15_000, 30_000)  # below the range that the system takes ports from
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port
    raise AssertionError("no free port")


def eventually(true: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Ask again until it is so."""
    end = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)
    return found


class Regular(threading.Thread):
    """Somebody who plays match after match until told to stop, at least one; what goes wrong is kept."""

    def __init__(self, seed: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.rng = random.Random(seed)
        self.stop = stop
        self.finished: list[tuple[str, dict[int, int], Any]] = []  # table, acknowledged moves, who looked on
        self.error: BaseException | None = None

    def run(self) -> None:
        """Play."""
        try:
            while not self.stop.is_set() or not self.finished:
                self.play_match()
        except BaseException as error:
            self.error = error

    def play_match(self) -> None:
        """One match, noted in `finished`."""
        raise NotImplementedError
