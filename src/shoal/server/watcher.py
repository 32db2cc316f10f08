"""Several nodes on one database: what the others do is seen here as well.

On PostgreSQL a table is looked at when there is news of it, and whenever somebody asks for it: all who ask while one
look is on its way share the next. Elsewhere, and as a net below the news, there is a round now and then.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from shoal.server.engine import unavailable
from shoal.server.errors import Raced, TableError, Unavailable
from shoal.server.live import Live
from shoal.server.lobby import Lobby
from shoal.server.news import Listener, News
from shoal.server.store import Row

log = logging.getLogger("shoal.watcher")
NET = 5.0  # seconds between two rounds while the news comes in
USED = 30.0  # seconds after somebody asked for a table in which its news is still followed
AT_ONCE = 500  # tables in one look
LOOK = """
WITH known (number, n, takebacks) AS (VALUES {known})
SELECT t.number, t.revision, t.takebacks, s.n, s.action, s.at
FROM known k JOIN tables t ON t.number = k.number
LEFT JOIN steps s ON s.match = t.number AND s.n >= CASE WHEN t.takebacks = k.takebacks THEN k.n ELSE 0 END
ORDER BY t.number, s.n
"""  # one statement is one moment; each table costs two lookups in an index, however long its match is


@dataclass
class There:
    """A table as the database has it: its marks, and the steps that were missing here when it was asked."""

    revision: int
    takebacks: int
    start: int = 0  # the first of these steps
    log: list[tuple[int, float]] = field(default_factory=list)

    def ahead_of(self, live: Live) -> bool:
        """Is there anything that is not known here?"""
        return self.revision > live.row.revision or bool(self.missing(live))

    def missing(self, live: Live) -> list[tuple[int, float]]:
        """The steps that are not known here, if nothing but steps is new."""
        return self.log[max(0, live.n - self.start) :] if self.takebacks == live.row.takebacks else []


class Watcher:
    """Sees what other nodes do on the same database, and folds it in."""

    def __init__(self, lobby: Lobby, listener: Listener | None = None) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.listener = listener
        self._seen: int | None = None  # SQLite: all that was written up to there
        self._next_round = 0.0  # monotonic
        self._wanted: dict[int, tuple[Live, asyncio.Future[None]]] = {}  # for the next look
        self._looking: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        if listener is not None:
            listener.on("step", self._hear)
            listener.on("table", self._hear)
            listener.gaps.append(lambda: self._spawn(self._round()))

    # one table

    async def look(self, live: Live) -> None:
        """When this is back, the table is at least as the database has it now. Unavailable if nobody can know."""
        live.used = time.monotonic()
        try:
            async with asyncio.timeout(self.store.timeout):
                await asyncio.shield(self._look(live))
        except (TimeoutError, Unavailable) as error:
            if self.listener is None or not self.listener.alone:
                raise unavailable() from error
            # nobody else can have changed it: what is in memory is all there is

    def _look(self, live: Live) -> asyncio.Future[None]:
        wanted = self._wanted.get(live.row.number)
        if wanted is not None:
            if wanted[0] is live:
                return wanted[1]
            wanted[1].set_result(None)  # the table was forgotten, and is there anew
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.add_done_callback(_note)
        self._wanted[live.row.number] = (live, future)
        if self._looking is None:
            self._looking = asyncio.get_running_loop().create_task(self._look_all())
        return future

    def _hear(self, news: News) -> None:
        """Another node has changed a table: look, if anybody here cares."""
        if news.kind == "table":
            self.lobby.unlist()
        live = self.lobby.numbered.get(news.number)
        if live is None or not (news.n > live.n or news.revision > live.row.revision):
            return
        if live.busy or time.monotonic() - live.used < USED:  # else whoever comes will look
            self._look(live)

    async def _look_all(self) -> None:
        """Look until nobody wants it any more."""
        try:
            while self._wanted:
                some = [self._wanted.pop(number) for number in list(self._wanted)[:AT_ONCE]]
                try:
                    there = await self._there([live for live, _ in some])
                except Exception as error:
                    for _, future in some:
                        future.set_exception(error)
                    continue
                for live, future in some:
                    self._settle(live, there.get(live.row.number), future)
        finally:
            self._looking = None

    def _settle(self, live: Live, there: There | None, future: asyncio.Future[None]) -> None:
        """Fold in what is new: steps at once, where nobody is about to change the table; else as soon as it is free."""
        if there is not None and not there.ahead_of(live):
            future.set_result(None)
        elif there is None or there.revision != live.row.revision or live.lock.locked() or live.unsure is not None:
            self._spawn(self._catch_up(live, there, future))
        else:
            try:
                self.lobby.go_on(live, there.missing(live))
                future.set_result(None)
            except Exception as error:
                future.set_exception(error)

    async def _catch_up(self, live: Live, there: There | None, future: asyncio.Future[None]) -> None:
        try:
            await self._refresh(live, there)
            future.set_result(None)
        except Exception as error:
            future.set_exception(error)

    async def _refresh(self, live: Live, there: There | None) -> None:
        if self.lobby.lives.get(live.id) is not live:
            return  # forgotten meanwhile
        async with self.lobby.changing(live):
            if there is None or there.ahead_of(live):
                before = live.row
                await self.lobby.refresh(live)
                self._part(before, live)

    def _part(self, before: Row, live: Live) -> None:
        """Streams end here as they did where a bot was let in for somebody, or a rematch began."""
        if live.row.next != before.next:
            self.lobby.hub.part(live)
        for number, (old, new) in enumerate(zip(before.seats, live.row.seats, strict=True)):
            if new.stand_in is not None and old.stand_in is None and not new.resigned:
                self.lobby.hub.part(live, number)

    # the database

    async def _there(self, lives: Iterable[Live]) -> dict[int, There]:
        """What the database has of these tables, as far as it is new."""
        known = ",".join(f"({live.row.number},{live.n},{live.row.takebacks})" for live in lives)
        found: dict[int, There] = {}
        for number, revision, takebacks, n, action, at in await self._ask(LOOK.format(known=known)):
            there = found.setdefault(int(number), There(int(revision), int(takebacks)))
            if n is not None:
                there.start = there.start if there.log else int(n)
                there.log.append((int(action), float(at)))
        return found

    async def _ask(self, query: str) -> Sequence[Any]:
        """On the connection for news, which waits for no thread; where there is none, as everything else is read."""
        listener = self.listener
        if listener is not None and listener.healthy:
            try:
                async with asyncio.timeout(self.store.timeout):
                    return await listener.ask(query)
            except TimeoutError as error:
                listener.give_up()
                raise unavailable() from error
            except Unavailable:  # it has just broken
                if listener.alone:
                    raise
        elif listener is not None and listener.alone:
            raise unavailable()  # nobody waits in vain for what nobody has changed
        return await self.store.read(lambda connection: connection.exec_driver_sql(query).all())

    # rounds

    async def refresh(self) -> None:
        """A round, if it is time for one: refresh the tables that others have changed."""
        if self.store.sqlite:
            await self._round_of_files()
        elif self.listener is None or not self.listener.healthy or time.monotonic() >= self._next_round:
            await self._round()

    async def _round(self) -> None:
        """All tables that somebody uses; whoever comes to another one will look at it."""
        self._next_round = time.monotonic() + NET
        looks = [self._look(live) for live in self.lobby.lives.values() if live.busy]
        for error in await asyncio.gather(*looks, return_exceptions=True):
            if isinstance(error, BaseException) and not isinstance(error, TableError):
                raise error

    async def _round_of_files(self) -> None:
        """SQLite: if anybody else wrote, all tables in memory, as nobody looks at them when they are asked for."""
        version = int(await self.store.write(lambda c: c.exec_driver_sql("PRAGMA data_version").scalar_one()))
        if version == self._seen:  # nobody has committed but the writer
            return
        lives, whole = list(self.lobby.lives.values()), True
        for start in range(0, len(lives), AT_ONCE):
            some = lives[start : start + AT_ONCE]
            there = await self._there(some)
            for live in some:
                whole &= await self._bring_up(live, there.get(live.row.number))
        self._seen = version if whole else None

    async def _bring_up(self, live: Live, there: There | None) -> bool:
        """Bring a table up to date; False if that must be tried again."""
        if there is not None and not there.ahead_of(live):
            return True
        if not live.busy:
            self.lobby.forget(live)  # it is read anew when somebody asks
            return True
        try:
            await self._refresh(live, there)
        except TableError as error:
            return isinstance(error, Raced)
        return True

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _note(done: asyncio.Future[None]) -> None:
    """Nobody may wait for it, as after news; a failure that is not the database's must not be lost."""
    error = done.exception()
    if error is not None and not isinstance(error, TableError):
        log.error("a table cannot be refreshed", exc_info=error)
