"""Bots before hints: however many hints are asked for, bots answer everybody."""

from __future__ import annotations

import asyncio
import random
import threading
from functools import partial
from typing import Any

import pytest

import shoal
from shoal.server import workers as module
from shoal.server.errors import TooMany, Unavailable
from shoal.server.queues import BOT, HINT, HINTS_PER_NETWORK, HintLimits, Queue
from shoal.server.workers import Cold, Worker, Workers
from tests.kit.cases import pick
from tests.server.kit import Client, Server, eventually, run
from tests.server.test_turns import play_against_bots

GAME = pick().name


def test_bots_come_before_hints_that_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[str] = []
    gate = asyncio.Event()

    async def ask(self: Worker, question: dict[str, Any], timeout: float) -> Any:
        served.append(question["kind"])
        await gate.wait()
        return 0

    monkeypatch.setattr(Worker, "ask", ask)
    match = shoal.load(GAME).match(seed=1)
    assert match.actor is not None
    seat = match.actor

    async def scene() -> None:
        workers = Workers(1, 5.0)
        hints = [asyncio.ensure_future(workers.hint(match, seat)) for _ in range(5)]
        await asyncio.sleep(0)
        bots = [asyncio.ensure_future(workers.choose(match, seat, "random")) for _ in range(3)]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*hints, *bots)

    run(scene)
    assert served == ["hint", *["choose"] * 3, *["hint"] * 4]


def test_what_has_to_be_compiled_for_a_hint_keeps_no_bot_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is done in a process beside the pool; whoever asked is told so after a while, and the next is as usual."""
    compiled = asyncio.Event()
    asked: list[tuple[str, bool, bool]] = []
    workers = Workers(1, 5.0)

    async def ask(self: Worker, question: dict[str, Any], timeout: float) -> Any:
        asked.append((question["kind"], question["compiles"], self in workers.pool))
        if question["kind"] == "hint" and not question["compiles"]:
            raise Cold
        if question["kind"] == "hint":
            await compiled.wait()
        return 0

    monkeypatch.setattr(Worker, "ask", ask)
    monkeypatch.setattr(module, "HINT_WAIT", 0.05)
    match = shoal.load(GAME).match(seed=1)
    assert match.actor is not None
    seat = match.actor

    async def scene() -> None:
        with pytest.raises(Unavailable, match="still being prepared"):
            await workers.hint(match, seat)
        assert await workers.choose(match, seat, "random") == 0
        compiled.set()
        await workers.hint(match, seat)
        await workers.stop()

    run(scene)
    cold, aside = ("hint", False, True), ("hint", True, False)
    assert asked == [cold, cold, aside, ("choose", False, True), ("hint", True, True)]


def test_who_gives_up_waiting_loses_no_place() -> None:
    async def scene() -> None:
        queue = Queue(1)
        entered: list[str] = []

        async def enter(name: str, rank: int) -> None:
            async with queue.place(rank):
                entered.append(name)
                await asyncio.sleep(0)

        tasks = {name: asyncio.ensure_future(enter(name, HINT)) for name in "abcd"}
        await asyncio.sleep(0)
        tasks["b"].cancel()
        await asyncio.sleep(0)
        tasks["c"].cancel()  # perhaps at the moment in which it is let in
        await asyncio.gather(*tasks.values(), enter("e", BOT), return_exceptions=True)
        assert entered[0] == "a"
        assert {"d", "e"} <= set(entered)
        assert queue.free == 1

    run(scene)


def test_few_hints_at_a_time() -> None:
    limits = HintLimits()
    with limits.asked("t", 0, "net"):
        with pytest.raises(TooMany), limits.asked("t", 0, "other"):
            pass
        with limits.asked("t", 1, "net"), limits.asked("u", 0, "net"), limits.asked("v", 0, "net"):
            assert HINTS_PER_NETWORK == 4
            with pytest.raises(TooMany), limits.asked("w", 0, "net"):
                pass
            with limits.asked("w", 0, "other"):
                pass
    with limits.asked("t", 0, "net"):
        pass


def its_turn(client: Client, table: str) -> bool:
    return bool(client.get(f"/tables/{table}")["actor"] == 0)


def test_bots_play_on_while_hints_are_asked_for_without_end(bot_server: Server) -> None:
    eve = [bot_server.client(f"Eve{k}") for k in range(5)]
    tables = [client.table(GAME, "me", "random", start=True) for client in eve]
    for client, table in zip(eve, tables, strict=True):
        client.http.timeout = 60
        eventually(partial(its_turn, client, table))
    eventually(lambda: eve[0].ask("POST", f"/tables/{tables[0]}/hint")[0] == 200, 180)  # 503 until it is compiled
    done = threading.Event()
    codes: list[int] = []

    def flood(client: Client, table: str) -> None:
        while not done.wait(0.05):
            codes.append(client.ask("POST", f"/tables/{table}/hint")[0])

    floods = [threading.Thread(target=flood, args=pair) for pair in zip(eve, tables, strict=True)]
    for each in floods:
        each.start()
    bob = bot_server.client("Bob")
    table = bob.table(GAME, "me", "random", start=True)
    play_against_bots(bob, table, random.Random(1), 4)
    done.set()
    for each in floods:
        each.join(180)
    assert set(codes) == {200, 429}
