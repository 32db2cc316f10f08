"""Each viewer's table is rendered once for each change, however much is new."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from shoal.server import hub, services
from shoal.server.errors import NotFound
from shoal.server.hub import Update, Viewer, frame
from shoal.server.live import Live
from shoal.server.seats import Right, new_guest
from shoal.server.settings import Settings
from shoal.server.wishes import Wish
from tests.kit.cases import pick
from tests.server.kit import run

GAME = pick(players=2)
Scene = Callable[[services.Services, Live, list[tuple[str, ...]]], Awaitable[None]]


def at_a_table(folder: Path, act: Scene, start: bool = True) -> None:
    """Play a scene at a table of two, with a viewer whose updates are listed."""

    async def scene() -> None:
        parts = services.build(Settings(database=f"sqlite:///{folder}/x.sqlite3", workers=0, stream_backlog=10**6))
        await services.start(parts)
        live = await parts.lobby.create(new_guest("Ann"), Wish(GAME.name, ["me", "open"]))
        await parts.seating.join(live, new_guest("Bob"))
        if start:
            await parts.play.start(live, 0)
        rendered: list[tuple[str, ...]] = []

        def render(update: Update, viewer: Viewer) -> bytes:
            rendered.append(update.kinds)
            return frame("table", b"")

        parts.hub.subscribe(live, Viewer(None), render)
        await act(parts, live, rendered)
        await services.stop(parts)

    run(scene)


def test_a_stream_opens_with_one(tmp_path: Path) -> None:
    async def act(parts: services.Services, live: Live, rendered: list[Any]) -> None:
        assert rendered == [("table", "step")]

    at_a_table(tmp_path, act)


def test_a_match_begins_with_one(tmp_path: Path) -> None:
    async def act(parts: services.Services, live: Live, rendered: list[Any]) -> None:
        assert rendered == [("table",)]
        await parts.play.start(live, 0)
        assert rendered == [("table",), ("table", "step")]

    at_a_table(tmp_path, act, start=False)


def test_every_move_is_one_and_the_last_ends_the_match(tmp_path: Path) -> None:
    async def act(parts: services.Services, live: Live, rendered: list[Any]) -> None:
        rng, moves = random.Random(1), 0
        assert live.match is not None
        while live.actor is not None:
            await parts.play.move(live, live.actor, live.n, rng.choice(live.match.legal))
            moves += 1
        assert live.row.phase == "over"
        assert rendered[1:] == [("step",)] * (moves - 1) + [("step", "table")]

    at_a_table(tmp_path, act)


def test_frames() -> None:
    assert frame("table", "a\nb") == b"event: table\ndata: a\ndata: b\n\n"
    assert frame("step", b"x", 7) == b"event: step\nid: 7\ndata: x\n\n"


def test_a_table_is_woken_once_for_all_who_come_back_at_the_same_time(tmp_path: Path) -> None:
    async def act(parts: services.Services, live: Live, rendered: list[Any]) -> None:
        read, reads = parts.store.read, 0

        async def counted(query: Any) -> Any:
            nonlocal reads
            reads += 1
            return await read(query)

        parts.store.read = counted  # type: ignore[method-assign]
        parts.lobby.forget(live)
        first, *others = await asyncio.gather(*(parts.lobby.get(live.id) for _ in range(4)))
        assert first is not live
        assert all(other is first for other in others)
        assert reads == 1
        missing = await asyncio.gather(*(parts.lobby.get("none") for _ in range(4)), return_exceptions=True)
        assert [type(error) for error in missing] == [NotFound] * 4
        assert reads == 2

    at_a_table(tmp_path, act)


def test_who_comes_together_is_shown_once_and_only_to_those_who_were_there_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "TOGETHER", 0.0)
    seen: dict[int | None, list[tuple[str, ...]]] = {0: [], 1: []}

    def render(update: Update, viewer: Viewer) -> bytes:
        seen[viewer.seat].append(update.kinds)
        return frame("table", b"")

    async def act(parts: services.Services, live: Live, rendered: list[Any]) -> None:
        await asyncio.sleep(0.01)
        rendered.clear()
        for seat, there in enumerate(live.row.seats):
            parts.hub.subscribe(live, Viewer(seat), render, right=Right(seat, there.nonce))
        assert not rendered
        await asyncio.sleep(0.01)
        assert rendered == [("table",)]
        assert seen == {0: [("table", "step"), ("table",)], 1: [("table", "step")]}

    at_a_table(tmp_path, act)


def test_what_is_written_at_once_never_overtakes_what_waits(tmp_path: Path) -> None:
    async def act(parts: services.Services, live: Live, rendered: list[Any]) -> None:
        written: list[bytes] = []
        reads = True  # does the client read?

        def sink(chunk: bytes) -> bool:
            if reads:
                written.append(chunk)
            return reads

        def show(n: int) -> None:
            parts.hub.publish(Update(("step",), live, n))

        stream = parts.hub.subscribe(live, Viewer(None), lambda update, viewer: b"%d " % update.since)
        stream.sink = sink
        taken = aiter(stream)
        show(1)
        assert not written  # the beginning waits still
        assert await anext(taken) == b"retry: 1000\n\n0 1 "
        show(2)
        assert not written  # what was taken is not sent yet, as far as anybody knows
        assert await anext(taken) == b"2 "
        coming = asyncio.ensure_future(anext(taken))  # that was sent: now it waits for more
        await asyncio.sleep(0)
        show(3)
        assert written == [b"3 "]
        reads = False
        show(4)
        reads = True
        show(5)
        assert await coming == b"4 5 "
        assert written == [b"3 "]

    at_a_table(tmp_path, act)
