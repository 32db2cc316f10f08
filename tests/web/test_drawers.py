"""Pages drawn elsewhere: the same bytes, in order, each step told once, whatever becomes of the process that draws."""

from __future__ import annotations

import os
import random
import re
import signal
import time
from collections import deque
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from shoal.game import find, names
from shoal.match import load
from shoal.server.drawers import SIZE, Drawers
from shoal.server.hub import Hub, Mark, Stream, Update, Viewer, mark_of
from shoal.server.live import Live
from shoal.server.seats import Right, Seat
from shoal.server.store import Row
from shoal.web import drawer
from shoal.web.i18n import LANGUAGES
from shoal.web.table_view import LEARN, render
from tests.kit.cases import pick
from tests.server.kit import PATIENCE, Server, play_on, run, seated
from tests.server.kit import Stream as Listening

GAME = pick(players=2)
SECRET = "0123456789abcdef" * 4


def table(game: str, players: int, seed: int) -> Live:
    """A match between people that has just begun."""
    variant = load(game, players)
    match = variant.match(seed=seed)
    seats = tuple(Seat("person", f"P{k}", guests=(f"guest-{k}",), nonce=f"nonce-{k}") for k in range(players))
    about = ("id", game, match.game.version, players, dict(variant.options), seats)
    return Live(Row(*about, None, False, "playing", "host", SECRET, 0.0, number=1), match)


class Line:
    """The line to a drawing process that is played here: it answers when the test says so."""

    def __init__(self) -> None:
        self.drawers = Drawers(Hub(), 1, "", render)
        self.drawer = self.drawers.pool[0]
        self.sent = b""
        self.asked: deque[bytes] = deque()
        self.start()

    def start(self) -> None:
        """A new process, which knows nothing, is ready."""
        self.twins = drawer.Twins()
        self.asked.clear()
        self.drawer.process = object()  # type: ignore[assignment]
        self.drawer.games = frozenset(names())
        self.drawer._transport = self  # type: ignore[assignment]

    def write(self, data: bytes) -> None:
        self.sent += data
        self.asked.append(data)

    def answer(self, most: int = 10**6) -> None:
        """So many questions are answered."""
        while self.asked and most:
            most -= 1
            self.drawer.data_received(drawer.answers(self.twins, self.asked.popleft()[SIZE:]))

    def die(self) -> None:
        """The process dies with all that it was asked."""
        self.drawer.fail()
        self.start()


def move(live: Live, rng: random.Random) -> Update:
    """Somebody plays; what is to be told of it."""
    assert live.match is not None
    steps = live.match.after(rng.choice(live.match.legal)).steps
    live.adopt(steps)
    return Update(("step",), live, steps[0].n)


class Watching:
    """A hub with a stream for each seat and a spectator, and what each of them was sent."""

    def __init__(self, live: Live, line: Line, language: str = "en") -> None:
        self.hub, self.live = Hub(), live
        self.hub.elsewhere = line.drawers
        self.sent: dict[int | None, bytes] = {}
        self.streams: dict[int | None, Stream] = {}
        for seat in (None, *range(live.row.players)):
            right = None if seat is None else Right(seat, f"nonce-{seat}")
            stream = self.hub.subscribe(live, Viewer(seat, language), line.drawers.render, Mark(live.n, 0), right)
            self.streams[seat], self.sent[seat] = stream, b""
            stream._pending.pop(0)  # when to come back
            stream.sink = lambda chunk, seat=seat: self._take(seat, chunk)

    def _take(self, seat: int | None, chunk: bytes) -> bool:
        self.sent[seat] += chunk
        return True


@pytest.mark.parametrize("game", names())
def test_a_drawing_process_draws_byte_by_byte_what_the_server_would(game: str) -> None:
    async def scene() -> None:
        players, rng, language = find(game).players[-1], random.Random(1), random.Random(2)
        line, live = Line(), table(game, players, 1)
        hub = Hub()
        hub.elsewhere = line.drawers
        drawn = 0
        for made in range(60):
            assert live.match is not None
            if live.match.over:
                break
            update = move(live, rng)
            if live.match.over:
                live.revise(replace(live.row, phase="over", result={"result": {"scores": [], "winners": [0]}}))
                update = Update(("step", "table"), live, update.since)
            if made % 5 == 4:  # the server draws this one: the process catches up with the next
                continue
            viewer = Viewer(language.choice([None, *range(players)]), language.choice(list(LANGUAGES)), LEARN)
            assert line.drawers.takes(update)
            right = None if viewer.seat is None else Right(viewer.seat, f"nonce-{viewer.seat}")
            stream = Stream(hub, live, viewer, render, right)
            hub._show([stream], update)
            assert stream._ready() == 0
            line.answer()
            assert stream._ready() == 1
            assert stream._pending[0].chunk == render(update, viewer)  # type: ignore[union-attr]
            drawn += 1
        assert drawn > 10
        assert SECRET.encode() not in line.sent
        assert b"nonce-" not in line.sent
        assert b"guest-" not in line.sent

    run(scene)


def told(update: Update, viewer: Viewer) -> bytes:
    """Which steps an update tells: `3-5` are steps 3 and 4."""
    return b"%d-%d " % (update.since, update.live.n) if "step" in update.kinds else b"t "


@pytest.mark.parametrize("seed", range(8))
def test_every_step_is_told_once_and_in_order_whatever_happens_to_the_process(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        monkeypatch.setattr(drawer, "render", told)
        rng, line = random.Random(seed), Line()
        line.drawers.render = told
        live = table(GAME.name, 2, seed)
        begun = live.n
        watching = Watching(live, line)
        for _ in range(150):
            assert live.match is not None
            what = rng.random()
            if what < 0.5 and not live.match.over:
                watching.hub.publish(move(live, rng))
            elif what < 0.6:
                watching.hub.publish(Update(("table",), live))
            elif what < 0.7:
                line.twins.known.clear()  # it forgets: the next question is refused
            elif what < 0.75:
                line.die()
            else:
                line.answer(rng.randrange(4))
        line.answer()
        for sent in watching.sent.values():
            spans = [list(map(int, span.split(b"-"))) for span in sent.split() if span != b"t"]
            at = begun
            for since, until_ in spans:
                assert since == at
                at = until_
            assert at == live.n

    run(scene)


def test_nothing_that_was_being_drawn_reaches_a_viewer_whose_seat_is_another_s() -> None:
    async def scene() -> None:
        line, live, rng = Line(), table(GAME.name, 2, 3), random.Random(3)
        watching = Watching(live, line)
        line.answer()
        watching.sent.update(dict.fromkeys(watching.sent, b""))
        watching.hub.publish(move(live, rng))
        live.revise(replace(live.row, seats=live.row.seats_with(0, replace(live.row.seats[0], nonce="new"))))
        line.answer()
        assert watching.sent[0] == b""
        assert not watching.streams[0].open
        assert watching.sent[1] != b""

    run(scene)


def test_what_was_taken_back_while_it_was_drawn_is_told_and_then_forgotten() -> None:
    async def scene() -> None:
        line, live, rng = Line(), table(GAME.name, 2, 3), random.Random(3)
        watching = Watching(live, line)
        line.answer()
        update = move(live, rng)
        watching.hub.publish(update)
        before = mark_of(live)
        live.go_back(replace(live.row, takebacks=1), update.since)
        watching.hub.publish(Update(("table", "back"), live, update.since, 0))
        again = move(live, random.Random(4))
        after = mark_of(live)
        watching.hub.publish(again)
        line.answer()
        for seat, sent in watching.sent.items():
            kinds = [piece.split(b"\n", 2)[:2] for piece in sent.split(b"event: ")[1:]]
            marks = [Mark.read(id_[4:].decode()) for kind, id_ in kinds if kind != b"table"]
            assert marks[1:] == [before, Mark(update.since, 1), after]
            assert sent.endswith(render(again, Viewer(seat)))

    run(scene)


def test_a_stream_that_ends_keeps_its_last_words_and_nothing_half_drawn() -> None:
    async def scene() -> None:
        line, live, rng = Line(), table(GAME.name, 2, 3), random.Random(3)
        watching = Watching(live, line)
        line.answer()
        stream = watching.streams[None]
        stream.sink = None
        watching.hub.publish(move(live, rng))
        stream.offer(b"event: bye\n\n")
        stream.close()
        line.die()
        assert [chunk async for chunk in stream] == [b"event: bye\n\n"]

    run(scene)


def reached(n: int, stream: Listening) -> bool:
    """Has this stream told step `n`?"""
    return any(number == n for _, number, _ in stream.events)


def test_players_notice_nothing_when_the_drawing_process_is_killed_or_stuck(tmp_path: Path) -> None:
    server = Server(tmp_path, pages=True, drawers=1).start()
    id_, people = seated(server, GAME.name, 2)
    streams = [client.stream(id_, page=True) for client in (*people, server.client("Eve"))]
    rng = random.Random(1)

    def count(name: str) -> int:
        found = re.search(rf"^{name} (\S+)", people[0].http.get("/metrics").text, re.M)
        assert found is not None
        return int(float(found[1]))

    for blow in (signal.SIGKILL, signal.SIGSTOP):
        end = time.monotonic() + PATIENCE
        while not count("shoal_drawers"):
            assert time.monotonic() < end
            time.sleep(0.05)
        before = count("shoal_drawings_total")
        play_on(id_, people, rng, 3)
        while not count("shoal_drawings_total") > before:  # the answers are counted as they come
            assert time.monotonic() < end + PATIENCE
            time.sleep(0.05)
        pids = re.findall(r'drawing process started".*?"pid": (\d+)', server.log.read_text())
        os.kill(int(pids[-1]), blow)
        play_on(id_, people, rng, 3)
        n = people[0].get(f"/tables/{id_}")["n"]
        for stream in streams:
            stream.until(partial(reached, n))
            marks = [number or 0 for kind, number, _ in stream.events if kind == "step"]
            assert marks == sorted(marks)
    server.finish()
