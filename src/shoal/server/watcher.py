"""Several processes on one database: what the others do is seen here as well."""

from __future__ import annotations

from shoal.server import store as db
from shoal.server.errors import Raced, TableError
from shoal.server.live import Live
from shoal.server.lobby import Lobby


class Watcher:
    """Sees what other processes do on the same database, and folds it in."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self._seen: int | None = None  # all that was written up to there

    async def refresh(self) -> None:
        """If anybody else wrote: refresh the tables that changed."""
        version = await self._version()
        if version is not None and version == self._seen:
            return
        numbers = [live.row.number for live in self.lobby.lives.values()]
        there = await self.store.read(lambda connection: db.versions(connection, numbers)) if numbers else {}
        whole = True
        for live in list(self.lobby.lives.values()):
            if live.row.number in numbers:
                whole &= await self._look(live, there.get(live.row.number))
        self._seen = version if whole else None

    async def _look(self, live: Live, there: tuple[int, int] | None) -> bool:
        """Bring a table up to date; False if that must be tried again."""
        if not _is_behind(live, there):
            return True
        if not live.busy:
            self.lobby.forget(live)  # it is read anew when somebody asks
            return True
        try:
            async with self.lobby.changing(live):
                if _is_behind(live, there):
                    await self.lobby.refresh(live)
        except TableError as error:
            return isinstance(error, Raced)
        return True

    async def _version(self) -> int | None:
        """Changes when another connection than the writer's has committed; None: looking is the only way to know."""
        if not self.store.sqlite:
            return None
        return int(await self.store.write(lambda c: c.exec_driver_sql("PRAGMA data_version").scalar_one()))


def _is_behind(live: Live, there: tuple[int, int] | None) -> bool:
    return there is None or there[0] > live.n or there[1] > live.row.revision
