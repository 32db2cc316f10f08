"""Take away what nobody will miss: tables that never started, matches that stand still, memory that is not used."""

from __future__ import annotations

import time

from shoal.server import store as db
from shoal.server.lobby import Lobby
from shoal.server.play import Play
from shoal.server.store import Row

IN_MEMORY = 600.0  # seconds that an unused table stays in memory


async def tidy(play: Play) -> None:
    """One round."""
    lobby, now = play.lobby, time.time()
    rows = await lobby.store.read(db.unfinished)
    playing = [row.number for row in rows if row.phase == "playing"]
    moved = await lobby.store.read(lambda c: db.last_moves(c, playing))
    for row in rows:
        last = moved.get(row.number, (0, row.started or row.created))[1]
        if _is_watched(lobby, row):
            continue
        if row.phase == "open" and row.created < now - lobby.settings.open_hours * 3600:
            await lobby.drop(await lobby.get(row.id))
        elif row.phase == "playing" and last < now - lobby.settings.idle_hours * 3600:
            await _abandon(play, row.id)
    if lobby.settings.keep_days:
        while await lobby.store.write(lambda c: db.remove_ended(c, now - lobby.settings.keep_days * 86_400)):
            pass
    _unload(lobby)


def _is_watched(lobby: Lobby, row: Row) -> bool:
    live = lobby.lives.get(row.id)
    return live is not None and bool(live.streams)


async def _abandon(play: Play, table: str) -> None:
    live = await play.lobby.get(table)
    async with play.lobby.changing(live):
        if live.row.phase == "playing":
            await play.end(live, "abandonment", live.row.seats)


def _unload(lobby: Lobby) -> None:
    for live in list(lobby.lives.values()):
        if not live.busy and time.monotonic() - live.used > IN_MEMORY:
            lobby.forget(live)
