"""All parts of a running server in one place: what routes and pages are given."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection

from shoal.server import store as db
from shoal.server.errors import TableError
from shoal.server.hub import Hub
from shoal.server.live import Live
from shoal.server.migrate import upgrade
from shoal.server.seats import Signer
from shoal.server.settings import Settings
from shoal.server.store import Store
from shoal.server.tables import Tables
from shoal.server.workers import Workers

log = logging.getLogger("shoal.services")
MEMORY_FOR = 600.0  # seconds that an unused table stays in memory


@dataclass(frozen=True)
class Services:
    """The parts of a server."""

    settings: Settings
    store: Store
    signer: Signer
    hub: Hub
    workers: Workers
    tables: Tables
    tasks: list[asyncio.Task[None]]


def build(settings: Settings) -> Services:
    """All parts, the database brought up to date."""
    store = Store(settings.database, settings.durability)
    upgrade(store.engine)
    signer = Signer(_secret(settings, store))
    hub = Hub(settings.stream_backlog, settings.heartbeat)
    workers = Workers(settings.workers, settings.bot_timeout)
    tables = Tables(settings, store, signer, hub, workers)
    return Services(settings, store, signer, hub, workers, tables, [])


def _secret(settings: Settings, store: Store) -> bytes:
    if settings.secret:
        return settings.secret.encode()

    def ask(connection: Connection) -> str:
        return db.remembered(connection, "secret", secrets.token_hex(32))

    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        return bytes.fromhex(ask(connection))


async def start(services: Services) -> None:
    """Open the writer, wake the tables at which the server itself must act, begin the rounds."""
    services.store.open()
    loop = asyncio.get_running_loop()
    services.tasks.append(loop.create_task(_wake(services)))
    services.tasks.append(loop.create_task(services.hub.beat()))
    services.tasks.append(loop.create_task(_every(services.settings.tidy_every, lambda: tidy(services))))
    if services.settings.poll:
        services.tasks.append(loop.create_task(_every(services.settings.poll, Watcher(services).look)))


async def _wake(services: Services) -> None:
    """Clocks and bots go on after a restart."""
    for row in await services.store.read(db.unfinished):
        if row.phase == "playing" and (row.clock is not None or any(seat.bot for seat in row.seats)):
            try:
                await services.tables.get(row.id)
            except TableError as error:
                log.error("a match cannot go on", extra={"table": row.id, "reason": str(error)})


async def stop(services: Services) -> None:
    """Graceful: streams are told, moves on their way are committed, workers end."""
    await services.tables.turns.stop()
    await services.hub.stop(services.settings.stop_grace)
    for task in services.tasks:
        task.cancel()
    await asyncio.gather(*services.tasks, return_exceptions=True)
    await services.workers.stop()
    await asyncio.to_thread(services.store.close)


async def _every(seconds: float, act: Callable[[], object]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            done = act()
            if asyncio.iscoroutine(done):
                await done
        except Exception:
            log.exception("a round failed")


class Watcher:
    """Sees what other processes do on the same database, and folds it in."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._seen: int | None = None

    async def look(self) -> None:
        """If anybody else wrote: refresh the tables that changed."""
        if not await self._others_wrote():
            return
        tables = self.services.tables
        for live in [live for live in tables.lives.values() if not _busy(live)]:
            tables.forget(live)  # it is read anew when somebody asks
        lives = list(tables.lives.values())
        if not lives:
            return
        numbers = [live.row.number for live in lives]
        steps, revisions = await self.services.store.read(
            lambda c: (db.last_moves(c, numbers), db.revisions(c, numbers))
        )
        for live in lives:
            async with live.lock:
                known = (live.n, live.row.revision)
                there = (steps.get(live.row.number, (0, 0.0))[0], revisions.get(live.row.number, -1))
                if there[0] > known[0] or there[1] > known[1] or there[1] == -1:
                    await self.services.tables.refresh(live)

    async def _others_wrote(self) -> bool:
        if not self.services.store.sqlite:
            return True  # looking is the only way to know
        ask = "PRAGMA data_version"  # changes when another connection than the writer's has committed
        version = int(await self.services.store.write(lambda c: c.exec_driver_sql(ask).scalar_one()))
        changed, self._seen = version != self._seen, version
        return changed


async def tidy(services: Services) -> None:
    """Take away what nobody will miss: tables that never started, matches that stand still, memory that is not used."""
    tables, settings, now = services.tables, services.settings, time.time()
    rows = await services.store.read(db.unfinished)
    moved = await services.store.read(
        lambda c: db.last_moves(c, [row.number for row in rows if row.phase == "playing"])
    )
    for row in rows:
        live = tables.lives.get(row.id)
        if live is not None and live.streams:
            continue
        if row.phase == "open" and row.created < now - settings.open_hours * 3600:
            await tables.drop(live or await tables.get(row.id))
        elif row.phase == "playing":
            last = moved.get(row.number, (0, row.started or row.created))[1]
            if last < now - settings.idle_hours * 3600:
                live = await tables.get(row.id)
                async with live.lock:
                    if live.row.phase == "playing":
                        await tables.end(live, "abandonment", live.row.seats)
    if settings.keep_days:
        while await services.store.write(lambda c: db.remove_ended(c, now - settings.keep_days * 86_400)):
            pass
    _unload(tables)


def _busy(live: Live) -> bool:
    return bool(live.streams) or live.lock.locked() or live.timer is not None or live.bot_task is not None


def _unload(tables: Tables) -> None:
    for live in list(tables.lives.values()):
        if not _busy(live) and time.monotonic() - live.used > MEMORY_FOR:
            tables.forget(live)
