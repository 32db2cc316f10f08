"""A few threads that look things up beside the writer. They are left alone when they hang, also at the end."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Readers:
    """So many threads, started when the first is needed."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._asked: queue.SimpleQueue[tuple[asyncio.Future[Any], Callable[[], Any]] | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []

    def ask(self, look: Callable[[], T]) -> asyncio.Future[T]:
        """Look in one of the threads, unless the future is cancelled before."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asked.put((future, look))
        if len(self._threads) < self.count:
            self._threads.append(threading.Thread(target=self._work, name="shoal-reader", daemon=True))
            self._threads[-1].start()
        return future

    def close(self) -> None:
        """The threads end when they have nothing left to do."""
        for _ in self._threads:
            self._asked.put(None)

    def _work(self) -> None:
        while (asked := self._asked.get()) is not None:
            future, look = asked
            if future.done():
                continue
            try:
                found, error = look(), None
            except Exception as failed:
                found, error = None, failed
            if not future.get_loop().is_closed():
                future.get_loop().call_soon_threadsafe(_settle, future, found, error)


def _settle(future: asyncio.Future[Any], found: Any, error: Exception | None) -> None:
    if future.done():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(found)
