"""Emotes: one of eight signs from a person at a table to all who look on. They are kept nowhere, and have no words."""

from __future__ import annotations

import time
from collections import deque

from shoal.server.errors import BadRequest, TooFast
from shoal.server.hub import Hub, Update
from shoal.server.live import Live
from shoal.server.lobby import Lobby
from shoal.server.news import News
from shoal.server.seats import Right

EMOTES = ("hello", "well_played", "thanks", "oops", "thinking", "wow", "laugh", "bye")
MOST, WITHIN = 3, 8.0  # so many from one seat within so many seconds


def send(hub: Hub, live: Live, own: Right, emote: str) -> None:
    """Show an emote of a seat to all who look on, through this node and all others."""
    if emote not in EMOTES:
        raise BadRequest("there is no such emote", EMOTES)
    live.check(own)
    now, sent = time.monotonic(), live.emoted.setdefault(own.seat, deque(maxlen=MOST))
    if len(sent) == MOST and now - sent[0] < WITHIN:
        wait = WITHIN - (now - sent[0])
        raise TooFast(f"{MOST} emotes within {WITHIN:.0f} seconds are enough", [f"wait {wait:.1f} s"])
    sent.append(now)
    hub.publish(Update(("emote",), live, by=own.seat, emote=emote))
    hub.tell(News("emote", live.row.number, own.seat, word=emote))


def hear(lobby: Lobby, news: News) -> None:
    """An emote that was sent through another node; here it counts as well."""
    live = lobby.numbered.get(news.number)
    if live is not None and news.word in EMOTES and news.n < live.row.players:
        live.emoted.setdefault(news.n, deque(maxlen=MOST)).append(time.monotonic())
        lobby.hub.publish(Update(("emote",), live, by=news.n, emote=news.word))
