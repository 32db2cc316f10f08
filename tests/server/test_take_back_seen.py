"""Taking back as clients see it: streams that resume, old pages, and a server that is killed in the middle."""

from __future__ import annotations

import json
import random
import re
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from shoal.server.hub import Mark, Render, Viewer
from shoal.server.live import Live
from shoal.server.seats import Right
from shoal.server.services import Services
from shoal.server.streams import as_json
from shoal.web.table_view import render
from tests.server.kit import Client, Launch, eventually, run
from tests.server.test_take_back import OPEN_GAME, begun, running


def test_a_moment_is_named_by_steps_and_take_backs() -> None:
    for text, mark in (("7", Mark(7, 0)), ("7.2", Mark(7, 2)), ("0", Mark(0, 0))):
        assert Mark.read(text) == mark
        assert str(mark) == text
    for text in ("", "x", "7.", ".2", "-1", "7.2.1", "7.x", "1" * 10, "٣"):
        assert Mark.read(text) is None


async def first_turn(parts: Services) -> tuple[Live, Right, int]:
    """A match between two people in which the first has made their turn, and the step that it began with."""
    live, people = await begun(parts, OPEN_GAME, ["me", "open"])
    assert live.match is not None
    assert live.actor is not None
    own, start = people[live.actor], live.n
    while live.actor == own.seat:
        await parts.play.move(live, own.seat, live.n, live.match.legal[0])
    return live, own, start


async def heard(parts: Services, live: Live, writer: Render, after: str = "") -> bytes:
    """What a spectator's stream begins with."""
    stream = parts.hub.subscribe(live, Viewer(None), writer, Mark.read(after))
    chunk = await anext(aiter(stream))
    stream.close()
    return chunk


def parsed(chunk: bytes) -> list[tuple[str, str | None, Any]]:
    """The events of a JSON stream: kind, id, data."""
    found = re.findall(r"event: (\w+)\n(?:id: (\S+)\n)?data: (.*)\n", chunk.decode())
    return [(kind, id_ or None, json.loads(data)) for kind, id_, data in found]


def test_programs_hear_to_which_step(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as (parts, _):
            live, own, _ = await first_turn(parts)
            old, known = live.n, live.events(None, 0)
            stream = parts.hub.subscribe(live, Viewer(None), as_json)
            begin = aiter(stream)
            await anext(begin)
            to = await parts.play.take_back(live, own, live.n)
            table, back, step = parsed(await anext(begin))
            assert (table[0], table[2]["takebacks"], table[2]["n"]) == ("table", 1, to)
            assert back == ("back", None, {"n": to, "seat": own.seat, "takebacks": 1})
            assert step[:2] == ("step", f"{to}.1")
            assert (step[2]["n"], step[2]["events"], step[2]["takebacks"]) == (to, [], 1)
            stream.close()
            assert live.match is not None
            await parts.play.move(live, own.seat, live.n, live.match.legal[-1])
            # whoever was away meanwhile begins anew; whoever was not resumes
            for after in (str(old), str(to), f"{old}.7"):
                kinds = parsed(await heard(parts, live, as_json, after))
                assert [kind for kind, _, _ in kinds] == ["table", "back", "step"]
                assert kinds[1][2] == {"n": 0, "seat": None, "takebacks": 1}
                assert kinds[2][2]["events"] == live.events(None, 0) != known
            kinds = parsed(await heard(parts, live, as_json, f"{to}.1"))
            assert [kind for kind, _, _ in kinds] == ["table", "step"]
            assert kinds[1][1:2] == (f"{live.n}.1",)
            assert kinds[1][2]["events"] == live.events(None, to)

    run(scene)


def test_pages_get_their_log_anew(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as (parts, _):
            live, own, _ = await first_turn(parts)
            lines = (await heard(parts, live, render)).count(b"<li data-event")
            old = live.n
            stream = parts.hub.subscribe(live, Viewer(None), render)
            begin = aiter(stream)
            await anext(begin)
            to = await parts.play.take_back(live, own, live.n)
            chunk = await anext(begin)
            assert chunk.startswith(b"event: back\nid: %d.1\n" % to)
            assert chunk.count(b"<li data-event") < lines
            assert b"data-toast" in chunk
            assert b'data-n="%d.1"' % to in chunk
            assert b'name="n" value="%d.1"' % to in chunk
            stream.close()
            assert b"event: back" in await heard(parts, live, render, str(old))
            assert b"event: back" not in await heard(parts, live, render, f"{to}.1")

    run(scene)


def test_an_old_page_is_refused(launch: Launch) -> None:
    """By the plain forms of a page: the button is there when it can be used, and a move of before is none of now."""
    server = launch(pages=True)
    ann, bob = server.client("Ann"), server.client("Bob")
    table = ann.table(OPEN_GAME, "me", "open")
    bob.post(f"/tables/{table}/seats", {"name": "Bob"})
    ann.post(f"/tables/{table}/start")
    people = [ann, bob]
    own = people[ann.get(f"/tables/{table}")["actor"]]
    form = f'action="/t/{table}/take-back"'
    assert form not in own.http.get(f"/t/{table}").text
    state = own.get(f"/tables/{table}/state")
    old = {"n": str(state["n"]), "action": state["actions"][0]["id"]}
    assert own.http.post(f"/t/{table}/play", data=old).status_code == 303
    page = own.http.get(f"/t/{table}").text
    assert form in page
    other = next(person for person in people if person is not own)
    assert form not in other.http.get(f"/t/{table}").text
    pressed = {"n": re.findall(form + r'.*?name="n" value="([^"]+)"', page)[0]}
    assert own.http.post(f"/t/{table}/take-back", data={"n": "up"}).status_code == 422
    assert other.http.post(f"/t/{table}/take-back", data=pressed).status_code == 409
    assert server.client().http.post(f"/t/{table}/take-back", data=pressed).status_code == 403
    assert own.http.post(f"/t/{table}/take-back", data=pressed).status_code == 303
    assert own.http.post(f"/t/{table}/take-back", data=pressed).status_code == 409  # pressed twice
    assert own.http.post(f"/t/{table}/play", data=old).status_code == 409  # the same step, but of before
    move = {"n": state["n"], "action": old["action"], "takebacks": 0}
    assert own.refused(f"/tables/{table}/moves", move) == "stale_step"
    assert own.post(f"/tables/{table}/moves", move | {"takebacks": 1})
    assert own.refused(f"/tables/{table}/take-back", {"n": 0}) == "stale_step"
    assert own.refused(f"/tables/{table}/take-back", {"n": "1"}) == "bad_request"


class Undecided(threading.Thread):
    """Somebody who plays and takes back, whatever happens to the server; what was answered last is what counts."""

    def __init__(self, people: list[Client], table: str, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.people, self.table, self.stop = people, table, stop
        self.done = 0
        self.error: BaseException | None = None

    def run(self) -> None:
        rng = random.Random(4)
        try:
            while not self.stop.is_set():
                self._act(rng)
        except BaseException as error:
            self.error = error

    def _act(self, rng: random.Random) -> None:
        table = self._ask(0, "GET", f"/tables/{self.table}")
        seat = table["actor"]
        state = self._ask(seat, "GET", f"/tables/{self.table}/state")
        move = {"n": state["n"], "action": state["actions"][-1]["id"], "takebacks": state["takebacks"]}
        if state["can_take_back"] and rng.random() < 0.6:
            answer = self._try(seat, "take-back", {"n": state["n"], "takebacks": state["takebacks"]})
        else:
            answer = self._try(seat, "moves", move)
        now = self._ask(0, "GET", f"/tables/{self.table}")
        if answer is not None:
            assert now["n"] == answer["n"]
            self.done += 1
        else:  # nobody knows: it was done, or it was not
            assert now["n"] == state["n"] or (now["n"] < state["n"]) == (now["takebacks"] > state["takebacks"])

    def _ask(self, seat: int, method: str, path: str) -> Any:
        while True:
            try:
                return self.people[seat].get(path)
            except httpx.TransportError:
                time.sleep(0.02)

    def _try(self, seat: int, what: str, body: dict[str, Any]) -> Any:
        try:
            return self.people[seat].post(f"/tables/{self.table}/{what}", body)
        except httpx.TransportError:
            return None


def has_done(undecided: Undecided, due: int) -> bool:
    """So much was answered, or something went wrong."""
    return undecided.done >= due or undecided.error is not None


def test_killed_in_the_middle_it_is_one_or_the_other(launch: Launch) -> None:
    server = launch()
    people = [server.client("Ann"), server.client("Bob")]
    table = people[0].table(OPEN_GAME, "me", "open")
    people[1].post(f"/tables/{table}/seats", {"name": "Bob"})
    people[0].post(f"/tables/{table}/start")
    stop = threading.Event()
    undecided = Undecided(people, table, stop)
    undecided.start()
    for due in (10, 20):
        eventually(partial(has_done, undecided, due))
        server.kill()
        server.start()  # the match is folded anew: a gap, or a step on another history, would be found
    eventually(partial(has_done, undecided, 30))
    stop.set()
    undecided.join(30)
    assert undecided.error is None, undecided.error
    assert people[0].get(f"/tables/{table}")["takebacks"] > 5
