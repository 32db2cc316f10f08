"""How soon everybody is back after the server was killed: a new one starts on the same database."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from load_client import Listener, Table

PATIENCE = 120.0  # seconds
AGAIN = 1.0  # seconds until a client that was sent away comes again, as the answer tells it


class Returning(Listener):
    """A stream that comes back; one that is sent away says so."""

    refused = False

    def data_received(self, data: bytes) -> None:
        self.refused = self.refused or (not self._in_body and data.startswith(b"HTTP/1.1 503"))
        if not self.refused:
            super().data_received(data)


async def all_back(tables: list[Table], address: tuple[str, int]) -> dict[str, Any]:
    """Open every stream of these tables again, after what it saw; the seconds until each has its first step."""
    loop = asyncio.get_running_loop()
    began = time.perf_counter()
    times: list[float] = []
    refused = 0

    async def back(table: Table, viewer: int) -> None:
        nonlocal refused
        here = asyncio.Event()
        path = f"{table.stream.format(id=table.id)}?after={table.seen[viewer]}"
        while not here.is_set():
            _, stream = await loop.create_connection(
                lambda: Returning(path, table.tokens[viewer], lambda kind, _: here.set() if kind == b"step" else None),
                *address,
            )
            while not here.is_set() and not stream.refused:
                await asyncio.sleep(0.01)
            if stream.refused:
                refused += 1
                await asyncio.sleep(AGAIN)
        times.append(time.perf_counter() - began)

    everybody = [back(table, viewer) for table in tables for viewer in range(len(table.tokens))]
    await asyncio.wait_for(asyncio.gather(*everybody), PATIENCE)
    half, last = sorted(times)[len(times) // 2], max(times)
    return {"streams": len(times), "half_s": round(half, 2), "all_s": round(last, 2), "sent_away": refused}
