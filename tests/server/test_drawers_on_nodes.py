"""Two nodes on one PostgreSQL, each with a process that draws its pages: everywhere the same steps, in order, once."""

from __future__ import annotations

import random
import re
from functools import partial

from tests.kit.cases import pick
from tests.server.cluster import Launching
from tests.server.kit import Client, Stream, eventually, play_on

GAME = pick(players=2, luck=True).name


def drawn(client: Client) -> int:
    """How many pages the drawing process of this visitor's node has drawn; -1 while there is none."""
    text = client.http.get("/metrics").text
    if not re.search(r"^shoal_drawers 1", text, re.M):
        return -1
    return int(float(re.findall(r"^shoal_drawings_total (\S+)", text, re.M)[0]))


def has_drawer(client: Client) -> bool:
    """Has this visitor's node a process that draws?"""
    return drawn(client) >= 0


def tells(n: int, stream: Stream) -> bool:
    """Has this stream told step `n`?"""
    return any(number == n for _, number, _ in stream.events)


def test_pages_drawn_on_several_nodes(cluster: Launching) -> None:
    site = cluster(2, pages=True, drawers=1)
    table, people = site.seated(GAME, 2)
    here, there = ([person.at(node) for person in people] for node in (0, 1))
    streams = [client.stream(table, page=True) for client in (*here, *there)]
    for clients in (here, there):
        eventually(partial(has_drawer, clients[0]))
    before, rng = [drawn(clients[0]) for clients in (here, there)], random.Random(1)
    for clients in (here, there, here):
        play_on(table, clients, rng, 3)
        n = clients[0].get(f"/tables/{table}")["n"]
        for stream in streams:
            stream.until(partial(tells, n))
    assert all(drawn(clients[0]) > count for clients, count in zip((here, there), before, strict=True))
    for stream in streams:
        marks = [number for kind, number, _ in stream.events if kind == "step" and number is not None]
        assert marks == sorted(set(marks))
