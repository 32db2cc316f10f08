"""Emotes: from those who sit, to all who look on; not too many, and never for whoever has left."""

from __future__ import annotations

import time

import pytest

from shoal.match import Variant
from shoal.server import emotes
from shoal.server.emotes import EMOTES, MOST, WITHIN
from shoal.server.errors import TooFast
from shoal.server.hub import Hub, Update, Viewer
from shoal.server.live import Live
from shoal.server.seats import Right
from shoal.server.streams import as_json
from tests.kit.cases import pick
from tests.server.kit import Server, Stream, people_row, seated

GAME = pick(players=2)


def told(stream: Stream) -> list[dict[str, object]]:
    """The emotes that came so far."""
    return [data for kind, _, data in stream.events if kind == "emote"]


def test_all_who_look_on_see_it(server: Server) -> None:
    table, people = seated(server, GAME.name, 2)
    watcher = server.client("Eve")
    streams = [people[0].stream(table), people[1].stream(table), watcher.stream(table)]
    for stream in streams:
        stream.until(lambda s: s.steps())
    n = people[0].get(f"/tables/{table}")["n"]
    assert people[1].post(f"/tables/{table}/emote", {"emote": "wow"}) == {"ok": True}
    for stream in streams:
        assert stream.until(told) == [{"seat": 1, "emote": "wow"}]
        stream.close()
    assert people[0].get(f"/tables/{table}")["n"] == n
    again = people[0].stream(table)  # whoever comes later sees nothing of it
    again.until(lambda s: s.steps())
    assert not told(again)
    again.close()


def test_only_who_sits_may_send_and_no_words(server: Server) -> None:
    table, people = seated(server, GAME.name, 2)
    path = f"/tables/{table}/emote"
    assert server.client("Eve").refused(path, {"emote": "wow"}) == "not_your_seat"
    for wrong in ({"emote": "you lose"}, {"emote": 3}, {}, {"emote": "wow", "words": "ha"}):
        assert people[0].refused(path, wrong) == "bad_request"
    for _ in range(MOST):
        people[0].post(path, {"emote": "bye"})
    assert people[0].refused(path, {"emote": "bye"}) == "too_fast"
    people[1].post(path, {"emote": "hello"})  # each seat has its own measure


def test_who_has_left_is_not_heard(server: Server) -> None:
    ann, bob = server.client("Ann"), server.client("Bob")
    table = ann.table(GAME.name, "me", "open")
    bob.post(f"/tables/{table}/seats", {"name": "Bob"})
    bob.post(f"/tables/{table}/emote", {"emote": "hello"})
    assert bob.ask("DELETE", f"/tables/{table}/seats/1")[0] == 200
    assert bob.refused(f"/tables/{table}/emote", {"emote": "bye"}) == "not_your_seat"


def test_the_measure_fills_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    variant = Variant(GAME, 2)
    live, hub, now = Live(people_row(variant)), Hub(), 1000.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    own = Right(0, "")
    for _ in range(MOST):
        emotes.send(hub, live, own, EMOTES[0])
    with pytest.raises(TooFast):
        emotes.send(hub, live, own, EMOTES[0])
    now += WITHIN
    for emote in EMOTES[:MOST]:
        emotes.send(hub, live, own, emote)
    with pytest.raises(TooFast):
        emotes.send(hub, live, own, EMOTES[0])


def test_an_emote_says_seat_and_sign_alone() -> None:
    live = Live(people_row(Variant(GAME, 2)))
    chunk = as_json(Update(("emote",), live, by=1, emote="oops"), Viewer(0))
    assert chunk == b'event: emote\ndata: {"seat":1,"emote":"oops"}\n\n'
