"""Load on a table server, the clients in another process on the loopback.

    python bench/load.py people                  # 200 tables, 4 page streams each, a move every two seconds
    python bench/load.py programs --game coloretto   # JSON streams, every table as fast as its last viewer
    python bench/load.py open --rates 100 200 400    # moves arrive by chance, whether the server keeps up or not
    python bench/load.py soak --seconds 1800     # tables come and go: does memory stay? (quicker: --in-memory 10)
    python bench/load.py looks                   # everybody's moves beside heavy GETs
    python bench/load.py hints                   # a bot's answers beside a flood of hints
    python bench/load.py finished                # the cost of a move with 100 and with 100,000 finished matches
    python bench/load.py start                   # from `shoal serve` to the first page
    python bench/load.py back                    # kill -9 and a new server: how soon have 800 page streams come back?

Each starts a server of its own on a free port with a fresh database, pinned to --server-cpu where that is given.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

sys.path.insert(0, str(Path(__file__).parent))
from load_back import all_back
from load_beside import add_long_match, bots_beside_hints, moves_beside_looks
from load_client import Poster, Table, address_of
from load_fill import fill
from load_open import arrivals, drawers_ready, soaked

JSON_STREAM = "/api/tables/{id}/stream"
PAGE_STREAM = "/t/{id}/stream"

T = TypeVar("T")


@dataclass
class Running:
    """A server under load."""

    url: str
    pid: int
    ready: float  # seconds from its start to the first page

    def cpu(self) -> float:
        """Seconds of processor time that it has used."""
        return cpu_of(self.pid)

    def drawers_cpu(self) -> float:
        """The same of the processes that draw pages."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return sum(cpu_of(int(pid)) for pid in children)

    def memory(self) -> float:
        """Megabytes that it has resident."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) / 1024


def cpu_of(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(args: argparse.Namespace, database: Path) -> Iterator[Running]:
    """A server of our own, ended afterwards."""
    command = [sys.executable, "-m", "shoal.cli", "serve", "--port", "0", "--database", f"sqlite:///{database}"]
    command += ["--rate", "0", "--streams-per-client", "100000", "--tables", "100000", "--bot-pace", "0"]
    command += ["--workers", "1" if args.what == "hints" else "0"]
    command += ["--tables-per-address", "0", "--connections-per-address", "0", "--longest-match", "0"]
    command += ["--connections", "100000"]
    command += ["--durability", args.durability]
    if args.in_memory is not None:
        command += ["--in-memory", str(args.in_memory), "--tidy-every", str(max(1.0, args.in_memory / 2))]
    if args.what in ("programs", "finished"):
        command.append("--no-pages")
    if args.drawers:
        command += ["--drawers", str(args.drawers)]
    if args.server_cpu is not None:
        command = ["taskset", "-c", str(args.server_cpu), *command]
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        url = process.stdout.readline().split()[-1]
        first_page(url)
        yield Running(url, process.pid, time.perf_counter() - began)
    finally:
        process.terminate()
        process.wait(20)


def first_page(url: str) -> None:
    """Wait for an answer to the first page."""
    try:
        urllib.request.urlopen(url + "/", timeout=20).read()
    except urllib.error.HTTPError as error:
        if error.code >= 500:
            raise
        urllib.request.urlopen(url + "/health", timeout=20).read()  # no pages installed


def percentile(values: list[float], share: float) -> float:
    """The value below which this share lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def opened(args: argparse.Namespace, running: Running, count: int, stream: str) -> list[Table]:
    """Tables with all their streams open."""
    address = address_of(running.url)
    made = [Table(address, args.game, args.viewers, stream, seed) for seed in range(count)]
    for start in range(0, count, 20):
        await asyncio.gather(*(table.open() for table in made[start : start + 20]))
    return made


async def play_for(tables: list[Table], seconds: float, pause: float, spare: list[Table] | None = None) -> list[float]:
    """All tables move, with this pause between moves (0: none); the seconds of each move.

    Where a match ends, the play goes on at a spare table, or, when there is none left, at a new one.
    """
    times: list[float] = []
    end = time.perf_counter() + seconds

    async def one(table: Table) -> None:
        if pause:
            await asyncio.sleep(table.random.uniform(0, pause))
        while (began := time.perf_counter()) < end:
            took = await table.move()
            if took is None:
                if spare:
                    table = spare.pop()
                else:
                    await table.open(table.poster)
                continue
            times.append(took)
            if pause:
                await asyncio.sleep(max(0.0, began + pause - time.perf_counter()))

    await asyncio.gather(*(one(table) for table in tables))
    return times


async def measure(args: argparse.Namespace, running: Running, stream: str, pause: float) -> dict[str, Any]:
    """Open the tables, warm up, then measure."""
    made = await opened(args, running, args.tables + args.spare, stream)
    tables, spare = made[: args.tables], made[args.tables :]
    await play_for(tables, min(2.0, args.seconds), pause)
    drawn = running.drawers_cpu()
    cpu, began, own = running.cpu(), time.perf_counter(), time.process_time()
    times = await play_for(tables, args.seconds, pause, spare)
    wall = time.perf_counter() - began
    used = running.cpu() - cpu
    return {
        "game": args.game,
        "tables": args.tables,
        "viewers": args.viewers,
        "stream": stream,
        "durability": args.durability,
        "spare_left": len(spare),
        "moves": len(times),
        "moves_per_second": round(len(times) / wall, 1),
        "p50_ms": round(percentile(times, 0.5) * 1000, 2),
        "p99_ms": round(percentile(times, 0.99) * 1000, 2),
        "worst_ms": round(max(times) * 1000, 2),
        "server_cpu_share": round(used / wall, 3),
        "server_cpu_ms_per_move": round(used / len(times) * 1000, 3),
        "drawers_cpu_ms_per_move": round((running.drawers_cpu() - drawn) / len(times) * 1000, 3),
        "client_cpu_share": round((time.process_time() - own) / wall, 3),
        "server_memory_mb": round(running.memory(), 1),
    }


def with_server(args: argparse.Namespace, database: Path, measured: Callable[[Running], Coroutine[Any, Any, T]]) -> T:
    """What a measurement finds with a fresh server."""
    import uvloop

    if args.client_cpu is not None:
        os.sched_setaffinity(0, {args.client_cpu})
    with server(args, database) as running, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(measured(running))


def run(args: argparse.Namespace, stream: str, pause: float, database: Path) -> dict[str, Any]:
    """A closed loop: each table's next move waits for its last one."""

    async def closed(running: Running) -> dict[str, Any]:
        return await measure(args, running, stream, pause) | {"first_page_s": round(running.ready, 2)}

    return with_server(args, database, closed)


def people(args: argparse.Namespace, folder: Path) -> Any:
    """(a) People's pace."""
    return run(args, args.stream or PAGE_STREAM, 2.0, folder / "people.sqlite3")


def programs(args: argparse.Namespace, folder: Path) -> Any:
    """(b) Programs' pace."""
    return run(args, args.stream or JSON_STREAM, 0.0, folder / "programs.sqlite3")


def open_loop(args: argparse.Namespace, folder: Path) -> Any:
    """(c) An open loop at several rates; latency counts from when a move was due."""

    async def all_rates(running: Running) -> list[dict[str, Any]]:
        tables = await opened(args, running, args.tables, args.stream or PAGE_STREAM)
        await drawers_ready(running.url, args.drawers)
        results, rng = [], random.Random(1)
        for rate in args.rates:
            await arrivals(tables, rate, min(2.0, args.seconds), rng)
            drawn = running.drawers_cpu()
            cpu, began, own = running.cpu(), time.perf_counter(), time.process_time()
            times = await arrivals(tables, rate, args.seconds, rng)
            wall = time.perf_counter() - began
            results.append(
                {
                    "rate": rate,
                    "moves": len(times),
                    **in_ms(times),
                    "server_cpu_share": round((running.cpu() - cpu) / wall, 3),
                    "drawers_cpu_share": round((running.drawers_cpu() - drawn) / wall, 3),
                    "client_cpu_share": round((time.process_time() - own) / wall, 3),
                }
            )
        return results

    about = {"game": args.game, "tables": args.tables, "viewers": args.viewers, "stream": args.stream or PAGE_STREAM}
    return about | {"rates": with_server(args, folder / "open.sqlite3", all_rates)}


def soak(args: argparse.Namespace, folder: Path) -> Any:
    """(d) Tables come and go."""

    async def long(running: Running) -> dict[str, Any]:
        stream = args.stream or PAGE_STREAM
        return await soaked(args, running.memory, running.url, lambda count: opened(args, running, count, stream))

    return with_server(args, folder / "soak.sqlite3", long)


def in_ms(times: list[float]) -> dict[str, float]:
    """The usual summary of some times."""
    shares = {"p50_ms": 0.5, "p99_ms": 0.99, "worst_ms": 1.0}
    return {name: round(percentile(times, share) * 1000, 1) for name, share in shares.items()}


def looks(args: argparse.Namespace, folder: Path) -> Any:
    """(e) An open loop, alone and beside two looks a second at a match of 10,000 steps."""
    long = add_long_match(folder)

    async def both(running: Running) -> dict[str, Any]:
        tables = await opened(args, running, args.tables, args.stream or JSON_STREAM)
        rate = args.rates[0]
        alone, beside = await moves_beside_looks(tables, address_of(running.url), long, rate, 2.0, args.seconds)
        return {"moves_a_second": rate, "alone": in_ms(alone), "beside": in_ms(beside)}

    return with_server(args, folder / "test.sqlite3", both)


def hints(args: argparse.Namespace, folder: Path) -> Any:
    """(f) How long a bot takes to answer, alone and beside 20 hints a second from one address."""

    async def both(running: Running) -> dict[str, Any]:
        alone, beside, codes = await bots_beside_hints(address_of(running.url), args.game, 20.0, args.moves)
        return {"alone": in_ms(alone), "beside": in_ms(beside), "hints_answered": codes}

    return with_server(args, folder / "hints.sqlite3", both)


def finished(args: argparse.Namespace, folder: Path) -> Any:
    """(g) The same with few and with many finished matches in the database."""
    results = []
    for count in args.matches:
        database = folder / f"finished-{count}.sqlite3"
        fill(database, count, args.game)
        results.append({"finished_matches": count} | run(args, args.stream or JSON_STREAM, 0.0, database))
        database.unlink()
    ratio = results[-1]["server_cpu_ms_per_move"] / results[0]["server_cpu_ms_per_move"]
    return {"runs": results, "cpu_per_move_ratio": round(ratio, 3)}


def start(args: argparse.Namespace, folder: Path) -> Any:
    """From `shoal serve` to the first page: a new database, then one that is there."""
    times = []
    for _ in range(3):
        with server(args, folder / "start.sqlite3") as running:
            times.append(round(running.ready, 3))
    return {"first_page_s": times}


def back(args: argparse.Namespace, folder: Path) -> Any:
    """(i) All streams come back at once after a kill; the seconds count from the first page of the new server."""
    import uvloop

    async def begun(running: Running) -> list[Table]:
        found: list[Table] = []
        while len(found) < args.tables:
            some = await opened(args, running, min(20, args.tables - len(found)), args.stream or PAGE_STREAM)
            for _ in range(5):
                await asyncio.gather(*(table.move() for table in some))
            found += some
        return found

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        with server(args, folder / "back.sqlite3") as running:
            tables = runner.run(begun(running))
            os.kill(running.pid, signal.SIGKILL)
        with server(args, folder / "back.sqlite3") as running:
            cpu = running.cpu()
            found = runner.run(all_back(tables, address_of(running.url)))
            return found | {"first_page_s": round(running.ready, 2), "server_cpu_s": round(running.cpu() - cpu, 2)}


async def check_poster(url: str) -> None:
    """Used by tests: the bare client speaks HTTP."""
    _, poster = await asyncio.get_running_loop().create_connection(Poster, *address_of(url))
    assert (await poster.send("GET", "/health"))[0] == 200


KINDS: dict[str, Callable[[argparse.Namespace, Path], Any]] = {
    "people": people,
    "programs": programs,
    "open": open_loop,
    "soak": soak,
    "looks": looks,
    "hints": hints,
    "finished": finished,
    "start": start,
    "back": back,
}


def main() -> None:
    """Parse the command line, measure, print JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=list(KINDS))
    parser.add_argument("--game", default="coloretto")
    parser.add_argument("--tables", type=int, help="default: 200 for people, open and back, 64 otherwise")
    parser.add_argument("--viewers", type=int, default=4, help="players of each table, each with a stream")
    parser.add_argument("--spare", type=int, default=0, help="tables opened before, for when a match ends: moves alone")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rates", type=float, nargs="+", default=[100.0, 200.0], help="for `open`: moves a second")
    parser.add_argument("--pause", type=float, default=1.0, help="for `soak`: seconds between a table's moves")
    parser.add_argument("--moves", type=int, default=30, help="for `hints`: answers of the bot")
    parser.add_argument("--in-memory", type=float, help="for `soak`: seconds that an unused table stays in memory")
    parser.add_argument("--stream", help="path of the stream with {id}; default: pages for people, JSON otherwise")
    parser.add_argument("--durability", default="power", choices=["power", "process"])
    parser.add_argument("--matches", type=int, nargs="+", default=[100, 100_000], help="for `finished`")
    parser.add_argument("--drawers", type=int, default=0, help="processes that draw pages")
    parser.add_argument("--server-cpu", type=int, help="pin the server to this processor")
    parser.add_argument("--client-cpu", type=int, help="pin the clients to this processor")
    parser.add_argument("--folder", type=Path, help="for the databases; default: a temporary one")
    args = parser.parse_args()
    args.tables = args.tables or (200 if args.what in ("people", "open", "back") else 64)
    folder = args.folder or Path(tempfile.mkdtemp(prefix="shoal-load-"))
    try:
        print(json.dumps({"what": args.what} | KINDS[args.what](args, folder), indent=2))
    finally:
        if args.folder is None:
            shutil.rmtree(folder)


if __name__ == "__main__":
    main()
