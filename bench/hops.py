"""The way of one move through the server, as it is called: `python bench/hops.py [--all]`.

Two players sit at a table, both with a page open; one of them plays by the page's form. Printed are the calls on the
stack when the move is handed to the database and when it reaches the other player's stream; with --all also every
function of ours that was called on the way. docs/architecture.md walks through it in words.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType
from typing import Any

os.environ["SHOAL_JIT"] = "0"  # as `shoal serve` runs

import httpx

import shoal
from shoal.server.app import create_app
from shoal.server.hub import TOGETHER, Viewer
from shoal.server.seats import Right
from shoal.server.settings import Settings
from shoal.web.pages import install
from shoal.web.table_view import render

ROOT = str(Path(shoal.__file__).parent) + os.sep
STOPS = ("Store.add_steps", "Stream.offer")


class Tracer:
    """Notes the calls made while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.calls = 0
        self.ours: dict[str, None] = {}
        self.stacks: dict[str, list[str]] = {}

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if not self.on or event != "call":
            return
        self.calls += 1
        code = frame.f_code
        if code.co_filename.startswith(ROOT):
            self.ours.setdefault(f"{code.co_filename.removeprefix(ROOT)}:{code.co_qualname}")
        if code.co_qualname in STOPS and code.co_qualname not in self.stacks:
            self.stacks[code.co_qualname] = stack_of(frame)


def stack_of(frame: FrameType | None) -> list[str]:
    """The calls from the guard down to this one."""
    names: list[str] = []
    while frame is not None and (not names or names[-1] != "Guard.__call__"):
        names.append(frame.f_code.co_qualname)
        frame = frame.f_back
    return names[::-1]


async def one_move(tracer: Tracer) -> None:
    """Play one move under the tracer."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/hops.sqlite3", workers=0, rate=0, poll=0)
        app = create_app(settings, install)
        services, site = app.state.services, httpx.ASGITransport(app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=site, base_url="http://hops") as ann,
            httpx.AsyncClient(transport=site, base_url="http://hops") as bob,
        ):
            game, seats = shoal.games()[0], [{"kind": "me"}, {"kind": "open"}]
            made = (await ann.post("/api/tables", json={"game": game, "seats": seats})).json()
            table = made["table"]["id"]
            await bob.post(f"/api/tables/{table}/seats", json={})
            await ann.post(f"/api/tables/{table}/start")
            live = await services.lobby.get(table)
            for seat in range(2):
                right = Right(seat, live.row.seats[seat].nonce)
                services.hub.subscribe(live, Viewer(seat), render, right=right)
            await asyncio.sleep(2 * TOGETHER)  # until all have been shown who is there
            move = {"n": live.n, "action": live.match.legal[0]}
            tracer.on = True
            await (ann, bob)[live.actor].post(f"/t/{table}/play", data=move, headers={"X-Shoal": "script"})
            tracer.on = False


def main() -> None:
    """Trace and print."""
    tracer = Tracer()
    threading.setprofile(tracer)  # the thread that writes to the database too
    sys.setprofile(tracer)
    asyncio.run(one_move(tracer))
    sys.setprofile(None)
    if "--all" in sys.argv:
        print("\n".join(tracer.ours))
    for stop, stack in tracer.stacks.items():
        print(f"{stop}: {len(stack)} calls deep\n  {' > '.join(stack)}")
    print(f"{tracer.calls} Python calls in all, {len(tracer.ours)} functions of ours")


if __name__ == "__main__":
    main()
