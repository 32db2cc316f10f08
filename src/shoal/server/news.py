"""News: what one node commits, the others hear within milliseconds, by PostgreSQL's LISTEN and NOTIFY.

A notification is part of the transaction that it tells of: it goes out with the commit or not at all, and in the order
of commits. It names a table and a step and holds no secrets; whoever cares looks into the database. It may be missed
while a connection is down, so after every new one all is looked at once, and a slow round stays as the net.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
import os
import random
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, Engine

from shoal.server.engine import unavailable
from shoal.server.logs import reason

if TYPE_CHECKING:
    from psycopg.pq.abc import PGconn, PGresult

log = logging.getLogger("shoal.news")
CHANNEL = "shoal"
AT_ONCE = 100  # news in one notification, which has at most 8000 bytes
LONGEST = 40  # letters of a word that comes along
LISTENS = "shoal-news"  # with the node's name after it: how PostgreSQL lists this connection
PING = 5.0  # seconds of silence after which the database is asked whether it is still there
AGAIN = (0.05, 2.0)  # seconds until the next try to connect: at first, at most

LISTEN = f"""
SET statement_timeout = {{limit}}; LISTEN {CHANNEL};
SELECT count(*) FROM pg_stat_activity
WHERE application_name LIKE '{LISTENS} %' AND application_name <> current_setting('application_name')
AND datname = current_database()
"""

Rows = list[tuple[bytes | None, ...]]


class News(NamedTuple):
    """Something that happened at a table.

    `step`: its match has `n` steps now; `table`: its row has this revision now; `emote`: seat `n` shows sign `word`;
    `hello`: of no table, a node has come.
    """

    kind: str
    number: int  # of the table, as the database counts them
    n: int = 0
    revision: int = 0
    word: str = ""


def tell(connection: Connection, *news: News) -> None:
    """Let all other nodes know, when this transaction is committed; where no others can be (SQLite), nothing."""
    if connection.dialect.name != "postgresql":
        return
    for payload in payloads(node_of(connection), news):
        connection.exec_driver_sql(f"SELECT pg_notify('{CHANNEL}', %s)", (payload,))


def node_of(connection: Connection | Engine) -> str:
    """The name of the process whose engine this is: drawn anew each time, and nobody else's."""
    return str(connection.get_execution_options().get("node", ""))


def payloads(node: str, news: Iterable[News]) -> Iterator[str]:
    """Notifications that tell this, as few as can be."""
    left = [[*one[:4], one.word[:LONGEST]] if one.word else list(one[:4]) for one in news]
    for start in range(0, len(left), AT_ONCE):
        yield json.dumps([node, left[start : start + AT_ONCE]], separators=(",", ":"))


class Listener:
    """The connection on which a node hears the others. It connects again by itself.

    It is driven by the event loop without a thread, so what it is asked costs one round trip and no hand-over.
    """

    def __init__(self, engine: Engine, timeout: float) -> None:
        self.engine = engine
        self.timeout = timeout
        self.node = node_of(engine)
        self.healthy = False  # nothing is missed at this moment
        self.alone = False  # no other node was there when this one came, and none has been heard since
        self.heard = 0  # news of others, for /metrics
        self.gaps: list[Callable[[], None]] = []  # called after every connection: news may have been missed before
        self._met = False  # another node, ever
        self._ears: dict[str, list[Callable[[News], None]]] = {}
        self._link: PGconn | None = None
        self._wire = -1  # its file descriptor, in the event loop
        self._asked: deque[tuple[str, asyncio.Future[Rows]]] = deque()  # the first of them is on its way
        self._result: PGresult | None = None
        self._broken = asyncio.Event()
        self._wait = AGAIN[0]

    def on(self, kind: str, hear: Callable[[News], None]) -> None:
        """Call this with every piece of news of that kind, unless it is our own; it must not take long."""
        self._ears.setdefault(kind, []).append(hear)

    async def run(self) -> None:
        """Listen, for ever."""
        while True:
            try:
                await self._listen()
            except Exception as error:
                if self._wait == AGAIN[0]:  # once for each time that it breaks
                    log.warning("no news from other nodes; tried again", extra={"reason": reason(error)})
            await asyncio.sleep(self._wait * random.uniform(0.5, 1.0))
            self._wait = min(2 * self._wait, AGAIN[1])

    def tell(self, *news: News) -> None:
        """Let the other nodes know what is written nowhere; whoever does not hear it misses nothing of weight."""
        for payload in payloads(self.node, news):
            quoted = payload.replace("'", "''")
            with suppress(Exception):
                self.ask(f"SELECT pg_notify('{CHANNEL}', '{quoted}')").add_done_callback(_forget)

    def ask(self, query: str) -> asyncio.Future[Rows]:
        """The rows of a query without parameters, as text. Unavailable, at once or in the end, without a connection."""
        if self._link is None or self._broken.is_set():
            raise unavailable()
        future: asyncio.Future[Rows] = asyncio.get_running_loop().create_future()
        self._asked.append((query, future))
        if len(self._asked) == 1:
            self._send()
        return future

    def give_up(self) -> None:
        """The connection is good for nothing: a new one is made."""
        self._broken.set()

    # one connection

    async def _listen(self) -> None:
        with closing(await asyncio.to_thread(self._connect)) as connection:
            await self._listen_on(connection.pgconn)

    async def _listen_on(self, link: PGconn) -> None:
        loop = asyncio.get_running_loop()
        link.nonblocking = 1
        self._link = link
        self._broken.clear()
        self._wire = os.dup(link.socket)  # ours: the library closes its own at once when the connection breaks
        loop.add_reader(self._wire, self._readable)
        try:
            others = await self._in_time(self.ask(LISTEN.format(limit=int(self.timeout * 800))))
            self._met = self._met or others != [(b"0",)]
            self.alone = not self._met
            self.healthy, self._wait = True, AGAIN[0]
            self.tell(News("hello", 0))
            for missed in self.gaps:
                missed()
            await self._until_broken()
        finally:
            self.healthy, self._link = False, None
            loop.remove_reader(self._wire)
            loop.remove_writer(self._wire)
            os.close(self._wire)
            while self._asked:
                _settle(self._asked.popleft()[1], unavailable())

    def _connect(self) -> Any:
        import psycopg  # only where it is used: it comes with an extra

        limits = {"connect_timeout": max(2, math.ceil(self.timeout)), "tcp_user_timeout": int(self.timeout * 1000)}
        name = f"{LISTENS} {self.node}"
        given, named = self.engine.dialect.create_connect_args(self.engine.url)
        return psycopg.connect(*given, **limits | dict(named) | {"application_name": name}, autocommit=True)

    async def _until_broken(self) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(PING):
                    await self._broken.wait()
                return
            await self._in_time(self.ask("SELECT 1"))

    async def _in_time(self, answer: asyncio.Future[Rows]) -> Rows:
        async with asyncio.timeout(self.timeout):
            return await answer

    def _send(self) -> None:
        assert self._link is not None
        self._result = None
        try:
            self._link.send_query(self._asked[0][0].encode())
            self._flush()
        except Exception:  # it is broken; whoever waits is told when it is taken down
            self._broken.set()

    def _flush(self) -> None:
        assert self._link is not None
        loop = asyncio.get_running_loop()
        if self._link.flush():
            loop.add_writer(self._wire, self._flush)
        else:
            loop.remove_writer(self._wire)

    def _readable(self) -> None:
        link = self._link
        if link is None or self._broken.is_set():
            return
        try:
            link.consume_input()
            while self._asked and not link.is_busy():
                self._take(link.get_result())
            while (note := link.notifies()) is not None:
                self._notified(note.extra)
        except Exception as error:
            self._broken.set()
            asyncio.get_running_loop().remove_reader(self._wire)
            log.warning("no news from other nodes", extra={"reason": reason(error)})

    def _take(self, result: PGresult | None) -> None:
        """A part of an answer; None: it is whole."""
        if result is not None:
            self._result = result
            return
        _settle(self._asked.popleft()[1], self._result)
        if self._asked:
            self._send()

    def _notified(self, payload: bytes) -> None:
        try:
            node, told = json.loads(payload)
            if node == self.node:
                return
            self._met, self.alone = True, False
            for one in told:
                self._hear(News(*one[:5]))  # a later release may say more
        except Exception:  # the connection is well, and so is the other news
            log.exception("news that nobody understands")

    def _hear(self, news: News) -> None:
        self.heard += 1
        for hear in self._ears.get(news.kind, ()):
            hear(news)


def _settle(future: asyncio.Future[Rows], result: PGresult | Exception | None) -> None:
    if future.done():
        return
    if result is None or isinstance(result, Exception):
        future.set_exception(result or unavailable())
    elif result.error_message:
        future.set_exception(unavailable())
    else:
        columns = range(result.nfields)
        future.set_result([tuple(result.get_value(row, k) for k in columns) for row in range(result.ntuples)])


def _forget(future: asyncio.Future[Rows]) -> None:
    if not future.cancelled():
        future.exception()
