"""The tables for which this node acts: it has their leases, and they are in its memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection
from functools import partial

from shoal.server import leases
from shoal.server.errors import TableError, Unavailable
from shoal.server.live import Live
from shoal.server.lobby import Lobby
from shoal.server.nodes import Node

log = logging.getLogger("shoal.acting")
RECOUNT = 5  # rounds between two looks at the leases that this node should know it has


class Acting:
    """The leases of this node."""

    def __init__(self, node: Node, lobby: Lobby) -> None:
        self.node = node
        self.lobby = lobby
        self.store = lobby.store
        self._rounds = 0
        self._lock = asyncio.Lock()  # what is taken over is not given up at the same moment
        self._due: set[str] = set()  # tables that could not be loaded when their leases came
        node.on_loss.append(self.lose)

    async def begin(self) -> None:
        """At the start: nobody acts for tables of an earlier release."""
        await self.store.beside(lambda connection: connection.execute(leases.WAITING))

    async def claim(self, live: Live) -> bool:
        """Take a table's lease, unless another node has it."""
        node = self.node.number
        return bool(node) and await self.store.write(lambda c: leases.claim(c, live.row.number, node))

    async def round(self) -> None:
        """Take over what dead nodes have left, and go on with it."""
        if node := self.node.number:
            async with self._lock:
                await self._round(node)

    async def _round(self, node: int) -> None:
        found = await self.store.beside(partial(leases.take_over, node=node, living=self.node.living))
        if found:
            log.info("leases taken over", extra={"node": node, "count": len(found)})
        if self._rounds % RECOUNT == 0:
            found += await self.store.beside(partial(leases.of_node, node=node))
        self._rounds += 1
        lives = self.lobby.lives
        self._due.update(table for table in found if table not in lives or not lives[table].lease)
        for table in tuple(self._due):
            await self._act_for(table, node)

    async def _act_for(self, table: str, node: int) -> None:
        try:
            live = await self.lobby.get(table)
        except Unavailable:
            return  # in the next round
        except TableError as error:
            log.error("a match cannot go on", extra={"table": table, "reason": str(error)})
        else:
            if node == self.node.number and not live.lease:  # else it was lost meanwhile, and everything with it
                live.lease = True
                self.lobby.on_change(live)
        self._due.discard(table)

    def lose(self) -> None:
        """The node's number is not good any more: it acts for no table."""
        self._due.clear()
        for live in list(self.lobby.lives.values()):
            if live.lease:
                live.lease = False
                self.lobby.on_change(live)

    async def release(self, unused: Collection[Live]) -> None:
        """Give up the leases of tables at which nothing is to be done, so that they can be forgotten."""
        held = [live for live in unused if live.lease]
        if not held:
            return
        node, idle = self.node.number, {live.row.number: (live.n, live.row.revision) for live in held}
        for live in held:
            live.lease = False  # a step that is committed from now on takes it again
        async with self._lock:
            gone = await self.store.beside(partial(leases.release, node=node, idle=idle))
        for live in held:
            if live.row.number not in gone and node == self.node.number:
                live.lease = True
                self.lobby.on_change(live)
