"""Bots in processes of their own: compiled, warmed in the background, killed and started anew when they hang.

Compiling takes a minute or two, once on a machine. No process of the pool does it, since others wait for its bots:
what is new is answered by a process beside the pool, and the pool then finds it on the disk.

A worker never sees the match: it gets a state in which everything that its seat cannot know has been dealt anew.
"""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import logging
import os
import random
import secrets
import sys
import time
from contextlib import suppress
from typing import Any

from shoal import bots
from shoal.match import Match
from shoal.server.errors import NoBots, Unavailable
from shoal.server.queues import BOT, HINT, Queue

log = logging.getLogger("shoal.workers")
WARM_UP = 180.0  # seconds that a process has for its first answer about a game: it may have to compile
COMPILING = 600.0  # seconds that a process beside the pool has
HINT_WAIT = 25.0  # seconds that somebody waits for a hint; it is thought out all the same, so that the next comes soon
TRIES = 3
LINE_LIMIT = 1 << 20


class Hung(Exception):
    """A worker gave no answer in time, or died."""


class Cold(Exception):
    """A worker would have to compile first."""


class Worker:
    """One process; one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()
        self.warm: set[tuple[str, str]] = set()  # (game, level) that it has answered for: no more compiling
        self._ids = itertools.count()

    async def ask(self, question: dict[str, Any], timeout: float) -> Any:
        """The answer to a question; Hung if there is none in time (the process is gone), Cold if it needs compiling."""
        async with self.lock:
            process = await self._started()
            id_ = next(self._ids)
            limit = timeout if _kind(question) in self.warm else max(timeout, WARM_UP)
            try:
                answer = await asyncio.wait_for(self._exchange(process, question | {"id": id_}), limit)
            except BaseException as error:  # a cancelled question would leave its answer in the pipe
                await self.kill()
                if isinstance(error, TimeoutError | OSError | ValueError | Hung):
                    raise Hung(str(error) or f"no answer in {limit:.0f} s") from error
                raise
        if "cold" in answer:
            raise Cold
        self.warm.add(_kind(question))
        if "error" in answer:
            raise Hung(answer["error"])
        return answer["answer"]

    async def _started(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            environ = {
                name: value
                for name, value in os.environ.items()
                if name not in ("SHOAL_JIT", "SHOAL_SECRET", "SHOAL_DATABASE")
            }
            self.warm.clear()
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "shoal.server.worker", env=environ, limit=LINE_LIMIT,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, start_new_session=True,
            )  # fmt: skip
            log.info("worker started", extra={"pid": self.process.pid})
        return self.process

    @staticmethod
    async def _exchange(process: asyncio.subprocess.Process, question: dict[str, Any]) -> dict[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise Hung("the worker died")
        answer: dict[str, Any] = json.loads(line)
        if answer["id"] != question["id"]:
            raise Hung("the worker answered another question")
        return answer

    async def kill(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Workers:
    """The pool: processes start when a table first needs a bot."""

    def __init__(self, count: int, timeout: float) -> None:
        self.timeout = timeout
        self.pool = [Worker() for _ in range(count)]
        self.queue = Queue(count)
        self.asked = 0  # for /metrics
        self.failures = 0
        self.seconds = 0.0
        self._warming: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._hints: set[asyncio.Task[Any]] = set()  # on their way
        self._aside = asyncio.Lock()  # one process beside the pool at a time
        self._known: set[tuple[str, str]] = set()  # (game, level) that such a process has answered for

    def warm(self, game: str, level: str) -> None:
        """Get ready for this game and level, in the background."""
        if self.pool and (game, level) not in self._warming:
            self._warming[game, level] = asyncio.get_running_loop().create_task(self._warm(game, level))

    async def _warm(self, game: str, level: str) -> None:
        asked = {"kind": "warm", "game": game, "level": level}
        try:
            await self._ask(asked, BOT)
            for worker in (each for each in self.pool if (game, level) not in each.warm):
                await worker.ask(asked | {"compiles": True}, WARM_UP)
        except Hung as error:
            log.error("worker cannot warm up", extra={"game": game, "level": level, "reason": str(error)})

    async def choose(self, match: Match, seat: int, level: str) -> int:
        """A bot's action for a seat; a random one if all attempts fail, so that nobody waits for ever."""
        if self.pool:
            asked = question("choose", match, seat) | {"level": level}
            try:
                return int(await self._ask(asked, BOT))
            except Hung as error:
                log.error("bot failed; a random move is played", extra={"game": match.game.name, "reason": str(error)})
        return random.SystemRandom().choice(match.legal)

    async def hint(self, match: Match, seat: int) -> list[dict[str, Any]]:
        """What a strong bot thinks of a seat's choices."""
        if not self.pool:
            raise NoBots("this server has no bots, so it has no hints")
        task = asyncio.get_running_loop().create_task(self._ask(question("hint", match, seat), HINT))
        self._hints.add(task)
        task.add_done_callback(self._hint_done)
        try:
            answer: list[dict[str, Any]] = await asyncio.wait_for(asyncio.shield(task), HINT_WAIT)
        except TimeoutError:
            raise Unavailable("hints are still being prepared; try again in a minute", said="hint-soon") from None
        except Hung as error:
            raise Unavailable("no hint could be found; try again") from error
        return answer

    def _hint_done(self, task: asyncio.Task[Any]) -> None:
        self._hints.discard(task)
        if not task.cancelled():
            task.exception()  # perhaps nobody waits for it any more

    async def _ask(self, question: dict[str, Any], rank: int) -> Any:
        with suppress(Cold):
            return await self._ask_pool(question, rank)
        async with self._aside:
            with suppress(Cold):  # while we waited, somebody else's question may have been the first of its kind
                return await self._ask_pool(question, rank)
            worker = Worker()
            try:
                answer = await worker.ask(question | {"compiles": True}, COMPILING)
            finally:
                await worker.kill()
            self._known.add(_kind(question))
            return answer

    async def _ask_pool(self, question: dict[str, Any], rank: int) -> Any:
        async with self.queue.place(rank):
            return await self._answer(question | {"compiles": _kind(question) in self._known})

    async def _answer(self, question: dict[str, Any]) -> Any:
        for attempt in range(TRIES):
            worker = min(self.pool, key=lambda w: (w.lock.locked(), _kind(question) not in w.warm))
            began = time.perf_counter()
            self.asked += 1
            try:
                return await worker.ask(question, self.timeout)
            except Hung as error:
                self.failures += 1
                log.warning("worker failed", extra={"attempt": attempt, "reason": str(error)})
                last = error
            finally:
                self.seconds += time.perf_counter() - began
        raise last

    async def stop(self) -> None:
        """End all processes."""
        tasks = [*self._warming.values(), *self._hints]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in self.pool:
            await worker.kill()


def _kind(question: dict[str, Any]) -> tuple[str, str]:
    return question["game"], question.get("level", "hint")


def question(kind: str, match: Match, seat: int) -> dict[str, Any]:
    """What a worker is asked: a hypothesis of the seat to act, never the match itself."""
    state = bots.hypothesis(match, seat, secrets.randbits(62))
    return {
        "kind": kind,
        "game": match.game.name,
        "players": match.variant.players,
        "options": match.variant.options,
        "state": base64.b64encode(state.tobytes()).decode(),
        "seat": seat,
        "seed": secrets.randbits(62),
    }
