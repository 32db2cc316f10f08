"""Several processes on one database: what the others do is seen here as well."""

from __future__ import annotations

from shoal.server import store as db
from shoal.server.lobby import Lobby


class Watcher:
    """Sees what other processes do on the same database, and folds it in."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self._seen: int | None = None

    async def refresh(self) -> None:
        """If anybody else wrote: refresh the tables that changed."""
        if not await self._others_wrote():
            return
        for live in [live for live in self.lobby.lives.values() if not live.busy]:
            self.lobby.forget(live)  # it is read anew when somebody asks
        lives = list(self.lobby.lives.values())
        if not lives:
            return
        numbers = [live.row.number for live in lives]
        steps, revisions = await self.store.read(lambda c: (db.last_moves(c, numbers), db.revisions(c, numbers)))
        for live in lives:
            async with live.lock:
                known = (live.n, live.row.revision)
                there = (steps.get(live.row.number, (0, 0.0))[0], revisions.get(live.row.number, -1))
                if there[0] > known[0] or there[1] > known[1] or there[1] == -1:
                    await self.lobby.refresh(live)

    async def _others_wrote(self) -> bool:
        if not self.store.sqlite:
            return True  # looking is the only way to know
        ask = "PRAGMA data_version"  # changes when another connection than the writer's has committed
        version = int(await self.store.write(lambda c: c.exec_driver_sql(ask).scalar_one()))
        changed, self._seen = version != self._seen, version
        return changed
