"""All parts of a running server in one place: what routes and pages are given."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TypeVar

from shoal.server import emotes
from shoal.server import store as db
from shoal.server.cluster import Cluster
from shoal.server.engine import open_engine, opening
from shoal.server.errors import TableError, Unavailable
from shoal.server.hub import Hub
from shoal.server.lobby import Lobby
from shoal.server.migrate import one_at_a_time, upgrade
from shoal.server.news import Listener
from shoal.server.play import Play
from shoal.server.seating import Seating
from shoal.server.seats import Signer
from shoal.server.settings import Settings
from shoal.server.store import Store
from shoal.server.tidy import tidy
from shoal.server.turns import Turns
from shoal.server.watcher import Watcher
from shoal.server.workers import Workers

log = logging.getLogger("shoal.services")
AGAIN = 1.0  # seconds until the database is asked again
T = TypeVar("T")


@dataclass(frozen=True)
class Services:
    """The parts of a server."""

    settings: Settings
    store: Store
    signer: Signer
    hub: Hub
    workers: Workers
    lobby: Lobby
    seating: Seating
    play: Play
    turns: Turns
    watcher: Watcher
    listener: Listener | None  # None: no other node can be heard, as on SQLite
    cluster: Cluster | None  # None: there are no other nodes
    tasks: list[asyncio.Task[None]] = field(default_factory=list)


def build(settings: Settings) -> Services:
    """All parts, the database brought up to date."""
    with opening(settings.database):
        signer = Signer(_prepare(settings))
        store = Store(settings.database, settings.durability, settings.database_timeout)
    hub = Hub(settings.stream_backlog, settings.heartbeat)
    workers = Workers(settings.workers, settings.bot_timeout)
    lobby = Lobby(settings, store, hub, workers)
    seating, play = Seating(lobby, signer), Play(lobby)
    turns = Turns(lobby, seating, play)
    lobby.on_change = turns.check
    listener = Listener(store.engine, store.timeout) if store.engine.dialect.driver == "psycopg" else None
    watcher = Watcher(lobby, listener)
    lobby.look = watcher.look
    if listener is not None:
        hub.tell = listener.tell
        listener.on("emote", partial(emotes.hear, lobby))
    cluster = Cluster(lobby, turns, listener) if store.engine.dialect.name == "postgresql" else None
    return Services(settings, store, signer, hub, workers, lobby, seating, play, turns, watcher, listener, cluster)


def _prepare(settings: Settings) -> bytes:
    """Bring the database up to date, however long that takes; the server's secret."""
    engine = open_engine(settings.database, settings.durability)
    try:
        with one_at_a_time(engine):
            upgrade(engine)
            if settings.secret:
                return settings.secret.encode()
            with engine.connect().execution_options(writes=True) as connection, connection.begin():
                return bytes.fromhex(db.remembered(connection, "secret", secrets.token_hex(32)))
    finally:
        engine.dispose()


async def start(services: Services) -> None:
    """Open the writer, wake the tables at which the server itself must act, begin the rounds."""
    services.store.open()
    if services.hub.elsewhere is not None:
        services.hub.elsewhere.start()
    loop = asyncio.get_running_loop()
    cluster = services.cluster
    if cluster is None:
        services.tasks.append(loop.create_task(_wake(services)))
    else:
        services.tasks.extend((loop.create_task(cluster.beat()), loop.create_task(cluster.run())))
    services.tasks.append(loop.create_task(services.hub.beat()))
    services.tasks.append(loop.create_task(_every(services.settings.tidy_every, lambda: tidy(services.play, cluster))))
    if services.listener is not None:
        services.tasks.append(loop.create_task(services.listener.run()))
    if services.settings.poll:
        services.tasks.append(loop.create_task(_every(services.settings.poll, services.watcher.refresh)))


async def _wake(services: Services) -> None:
    """Clocks and bots go on after a restart."""
    for row in await _insist(lambda: services.store.read(db.unfinished)):
        if row.phase == "playing" and (row.clock is not None or any(seat.bot for seat in row.seats)):
            try:
                await _insist(partial(services.lobby.get, row.id))
            except TableError as error:
                log.error("a match cannot go on", extra={"table": row.id, "reason": str(error)})


async def _insist(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask until the database answers."""
    while True:
        try:
            return await ask()
        except Unavailable:
            await asyncio.sleep(AGAIN)


async def retire(services: Services) -> None:
    """This node acts no more, and its streams move elsewhere; it still answers whoever asks."""
    services.hub.stopping = True  # /health says so from now on
    await services.turns.stop()
    if services.cluster is not None:
        await services.cluster.leave()
    await services.hub.stop(services.settings.stop_grace, moving=bool(services.settings.drain))


async def stop(services: Services) -> None:
    """Graceful: streams end with a word, moves on their way are committed, workers end."""
    await retire(services)
    for task in services.tasks:
        task.cancel()
    await asyncio.gather(*services.tasks, return_exceptions=True)
    await services.workers.stop()
    if services.hub.elsewhere is not None:
        await services.hub.elsewhere.stop()
    await asyncio.to_thread(services.store.close)


async def _every(seconds: float, act: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await act()
        except Unavailable as error:
            log.warning("a round failed", extra={"reason": str(error)})
        except Exception:
            log.exception("a round failed")
