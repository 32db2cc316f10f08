"""Is the server well? It is when its database can be read and written."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import Connection, insert, select, update

from shoal.server import schema, steady
from shoal.server.store import Store

FRESH = 1.0  # seconds that an answer is good for


class Health:
    """Asks the database at most once at a time, and once a second."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._well_until = 0.0
        self._asking: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Unavailable if the database cannot be read and written."""
        if time.monotonic() < self._well_until:
            return
        if self._asking is None or self._asking.done():
            self._asking = asyncio.get_running_loop().create_task(self._ask())
        await asyncio.shield(self._asking)

    async def _ask(self) -> None:
        a = schema.about.c
        await self.store.write(_write)
        await self.store.read(lambda connection: connection.execute(select(a.value).where(a.name == "health")).one())
        self._well_until = time.monotonic() + FRESH


def _write(connection: Connection) -> None:
    written = {"value": f"{steady.now():.0f}"}
    if not connection.execute(update(schema.about).where(schema.about.c.name == "health").values(written)).rowcount:
        connection.execute(insert(schema.about).values(name="health", **written))
