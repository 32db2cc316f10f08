"""Hostile input for every page, form and route: each is answered or refused in words, and nothing breaks.

The routes are taken from the application itself, the names of what they read from the routes and from the source.
`SHOAL_FUZZ=200` tries every value with every parameter, and asks each route so often with something hostile anywhere.
"""

from __future__ import annotations

import asyncio
import inspect
import itertools
import json
import os
import random
import re
import threading
from collections.abc import Coroutine, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.parse import urlencode

import pytest
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute, Mount, Route

import shoal
from shoal.game import find
from shoal.server.app import App, create_app
from shoal.server.seats import COOKIE
from shoal.server.settings import Settings
from shoal.web.pages import install
from tests.kit.cases import pick
from tests.web.fuzz import EVERY, Answer, Fuzz, Place, Request, ask, quoted, spoiled

T = TypeVar("T")
TIMES = int(os.environ.get("SHOAL_FUZZ", "6"))
STRIDE = 1 if "SHOAL_FUZZ" in os.environ else 6  # of the hostile values each parameter gets every sixth
SEED = int(os.environ.get("SHOAL_FUZZ_SEED", "1"))
READS = r"""(?:form|fields|given|params)(?:\.get\(|\[)["']([\w.]+)["']"""  # how a page reads a parameter


@dataclass
class Site:
    """The whole application with a few tables at it."""

    app: App
    loop: asyncio.AbstractEventLoop
    places: list[Place]
    record: dict[str, Any]

    def ask(self, request: Request) -> Answer:
        """The answer to a request."""
        return self.done(ask(self.app, request))

    def done(self, work: Coroutine[Any, Any, T]) -> T:
        """What this comes to, in the application's thread: a browser of another test may keep this one's loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    def get(self, target: str, method: str = "GET", **headers: str) -> Answer:
        """The answer to a plain request."""
        path, _, query = target.partition("?")
        return self.ask(Request(method, path.encode(), query.encode(), _raw(headers)))

    def post(self, path: str, body: dict[str, str] | bytes, **headers: str) -> Answer:
        """The answer to a form, or to JSON."""
        form = not isinstance(body, bytes)
        raw = urlencode(body, errors="surrogatepass").encode() if isinstance(body, dict) else body
        kind = "application/x-www-form-urlencoded" if form else "application/json"
        sized = {"content_type": kind, "content_length": str(len(raw))} | headers
        return self.ask(Request("POST", path.encode(), b"", _raw(sized), raw))


def _raw(headers: dict[str, str]) -> dict[bytes, bytes]:
    return {name.replace("_", "-").encode(): value.encode() for name, value in headers.items()}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """An application with tables of every game: open, playing, over."""
    database = f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/x.sqlite3"
    settings = Settings(
        database=database, durability="process", workers=0, rate=0, poll=0,
        tables_per_guest=10**6, tables_per_address=0, tables=10**6, streams_per_client=10**6,
    )  # fmt: skip
    app = create_app(settings, install)
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    made = Site(app, loop, [], {})
    lifespan = app.router.lifespan_context(app)
    made.done(lifespan.__aenter__())
    for game in shoal.games():
        for phase in ("open", "playing", "over"):
            set_up(made, game, phase)
    yield made
    made.done(lifespan.__aexit__(None, None, None))
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


def set_up(site: Site, game: str, phase: str) -> None:
    """One more table, with people whose cookies are remembered."""
    players = find(game).players[0]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
    made = site.post("/api/tables", json.dumps({"game": game, "seats": seats, "name": "Ann"}).encode())
    assert made.status == 201, made.body
    table = json.loads(made.body)["table"]["id"]
    cookies = [_cookie(made)]
    if phase != "open":
        cookies += [_cookie(site.post(f"/api/tables/{table}/seats", b'{"name": "Bob"}')) for _ in seats[1:]]
        assert site.post(f"/api/tables/{table}/start", b"", cookie=f"{COOKIE}={cookies[0]}").status == 200
    if phase == "over":
        for cookie in cookies[:-1]:
            site.post(f"/api/tables/{table}/resign", b"", cookie=f"{COOKIE}={cookie}")
        site.record = json.loads(site.get(f"/api/tables/{table}/record").body)
    for seat, cookie in enumerate(cookies[:2]):
        filled = {"id_": table, "table": table, "name": game, "seat": str(seat), "file": "games"}
        site.places.append(Place(filled, cookie, phase))


def _cookie(answer: Answer) -> str:
    return answer.headers["set-cookie"].partition("=")[2].partition(";")[0]


def routes_of(app: App) -> list[tuple[str, str, list[str]]]:
    """Method, path and the names of the parameters of every route there is."""
    found: list[tuple[str, str, list[str]]] = [("GET", "/nowhere", [])]
    found += [("POST", path, ["n", "action"]) for path in ("/t/{id_}/play", "/api/tables/{table}/moves")]
    for route in _flat(app.routes):
        if isinstance(route, Mount):
            found.append(("GET", route.path + "/{file}", ["v"]))
        elif isinstance(route, Route):
            methods = set(route.methods or ())
            methods |= {"HEAD"} & methods if "GET" not in methods else {"HEAD"}
            found += [(method, route.path, _names(route)) for method in methods]
    return sorted(found)


def _flat(routes: Sequence[BaseRoute]) -> Iterator[BaseRoute]:
    """All routes, also those of routers within routers."""
    for route in routes:
        inner = getattr(route, "original_router", None)
        yield from [route] if inner is None else _flat(inner.routes)


def _names(route: Route) -> list[str]:
    """What a route reads: what it declares, and what the forms in its module are asked for."""
    module, names = inspect.getmodule(route.endpoint), set()
    options = [option.name for name in shoal.games() for option in find(name).options]
    if module is not None and "web" in module.__name__ and "POST" in (route.methods or ()):
        names |= set(re.findall(READS, inspect.getsource(module)))
        names |= {"seat0", "seat1", *options} if route.path.startswith("/new") else set()
    if isinstance(route, APIRoute):
        names |= {parameter.alias for parameter in route.dependant.query_params}
        for body in route.dependant.body_params:
            names |= set(getattr(body.field_info.annotation, "model_fields", {})) or {body.alias}
    if route.path.startswith("/pad"):
        names |= {"card.x", "option.scoring"}
    return sorted(names)


def sensible(site: Site) -> dict[str, list[Any]]:
    """What makes sense, by the name of a parameter."""
    game, seats = shoal.games()[0], [{"kind": "me"}, {"kind": "open"}]
    options = {option.name: option.default for option in find(game).options}
    known: dict[str, list[Any]] = {
        "game": [game], "seats": [seats], "options": [{}, options], "clock": [30], "public": [True],
        "entropy": ["words"], "start": [False], "name": ["Ann"], "seat": [0, 1], "token": ["x" * 32],
        "n": [0, 5], "action": [0, {"type": "x"}], "step": ["0", "3"], "viewer": ["0", "open"], "next": ["/"],
        "level": ["casual"], "learn": ["", "yes"], "on": ["", "yes"], "language": ["fr"], "theme": ["dark"],
        "record": [json.dumps(site.record)], "seat0": ["me"], "seat1": ["open", "bot:casual"], "card.x": ["1"],
        "since": ["0"], "after": ["0"], "bare": ["true"],
    }  # fmt: skip
    return known | {option.name: [option.default or ""] for name in shoal.games() for option in find(name).options}


def check(site: Site, caplog: pytest.LogCaptureFixture, requests: Iterator[tuple[str, Request]]) -> None:
    """All of them are answered or refused."""
    broken, asked = [], 0
    for seed, request in requests:
        answer = site.ask(request)
        asked += 1
        if answer.status >= 500:
            broken.append((seed, answer.status, _last_error(caplog)))
        caplog.clear()
    assert asked > 500
    assert not broken, "\n".join(map(str, broken[:20]))


def test_no_value_of_a_parameter_breaks_a_route(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    fuzz, turn = Fuzz(sensible(site), site.places), itertools.count()

    def requests() -> Iterator[tuple[str, Request]]:
        for method, route, names in routes_of(site.app):
            for name in names if method != "HEAD" else ():
                others = [other for other in names if other != name]
                for bad in EVERY[next(turn) % STRIDE :: STRIDE]:
                    seed = f"{SEED} {method} {route} {name} {bad[:40]!r}"
                    yield seed, fuzz.with_field(random.Random(seed), method, route, [*others, name], bad)

    check(site, caplog, requests())


def test_no_path_breaks_a_route(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    fuzz, turn = Fuzz(sensible(site), site.places), itertools.count()

    def requests() -> Iterator[tuple[str, Request]]:
        for method, route, _ in routes_of(site.app):
            for bad in EVERY[next(turn) % STRIDE :: STRIDE] if "{" in route else ():
                seed = f"{SEED} {method} {route} {bad[:40]!r}"
                yield seed, fuzz.request(random.Random(seed), method, route, {}, bad)

    check(site, caplog, requests())


def test_nothing_anywhere_breaks_a_route(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    fuzz = Fuzz(sensible(site), site.places)

    def requests() -> Iterator[tuple[str, Request]]:
        for method, route, names in routes_of(site.app):
            for turn in range(TIMES):
                seed = f"{SEED} {method} {route} {turn}"
                yield seed, fuzz.anywhere(random.Random(seed), method, route, names)

    check(site, caplog, requests())


def _last_error(caplog: pytest.LogCaptureFixture) -> str:
    """The exception that was logged last."""
    failed = [record.exc_info for record in caplog.records if record.exc_info]
    return repr(failed[-1][1]) if failed and failed[-1] is not None else ""


def over(site: Site) -> Place:
    """A table whose match is over."""
    return next(place for place in site.places if place.phase == "over")


@pytest.mark.parametrize("path", ["/replay?viewer={}", "/replay/frame?viewer={}", "/replay?step={}", "/replay?eyes={}"])
@pytest.mark.parametrize("number", ["²", "٣", "9" * 5000, "-1", "%00", "Ⅷ"])
def test_odd_numbers_in_a_replay(site: Site, path: str, number: str) -> None:
    odd = number if "%" in number else quoted(number).decode()
    assert site.get(f"/t/{over(site).filled['id_']}{path.format(odd)}").status in (200, 422)


@pytest.mark.parametrize("number", ["²", "٣", " ", "\u2028", "-1", "1_0", "9" * 5000])
def test_odd_numbers_on_the_score_pad(site: Site, number: str) -> None:
    for name in shoal.games():
        for path in (f"/pad/{name}", f"/pad/{name}/score"):
            assert site.get(f"{path}?card.x={quoted(number).decode()}").status in (200, 404, 422)


@pytest.mark.parametrize("option", ["players", "game", "self", "options", "", "__class__"])
def test_options_of_any_name(site: Site, option: str) -> None:
    game = find(shoal.games()[0])
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (game.players[0] - 1)]
    body = {"game": game.name, "seats": seats, "options": {option: 1}}
    answer = site.post("/api/tables", json.dumps(body).encode())
    assert answer.status == 422
    assert b"has no option" in answer.body
    pad = site.get(f"/pad/{next(name for name in shoal.games() if find(name).score)}/score?option.{option}=1")
    assert pad.status == 422


@pytest.mark.parametrize("record", ["[" * 5000, '{"a":' * 1200, "[" * 950 + "]" * 950, '{"\\ud800": 1}', '"\\ud800"'])
def test_odd_records(site: Site, record: str) -> None:
    answer = site.post("/verify", {"record": record})
    assert answer.status == 422
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


def test_spoiled_records(site: Site) -> None:
    for seed in range(200 if STRIDE > 1 else 5000):
        spoilt = json.dumps(spoiled(random.Random(seed), site.record))
        assert site.post("/verify", {"record": spoilt}).status in (200, 413, 422), spoilt


@pytest.mark.parametrize("to", ["/€", "/t/Їжак?a=€", "/a b", "/%E2%82%AC", "/\n", "/\ud800"])
def test_going_on_to_any_page_of_ours(site: Site, to: str) -> None:
    for path in ("/settings", "/name"):
        by_script = site.post(path, {"next": to, "name": "Ann"}, x_shoal="script")
        assert by_script.status == 204
        assert by_script.headers["x-go"].isascii()
        plain = site.post(path, {"next": to, "name": "Ann"})
        assert plain.status == 303
        assert plain.headers["location"] == by_script.headers["x-go"]


@pytest.mark.parametrize("host", ["[", "[::1", "a b", "a/b", "x:y", "@", "€", "a" * 300])
def test_no_host_breaks_a_page(site: Site, host: str) -> None:
    for path in ("/", "/new/", f"/t/{over(site).filled['id_']}", "/nowhere", "/api/games"):
        assert site.get(path, host=host).status == 400


def test_a_form_that_breaks_is_answered_by_a_page(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: Any) -> None:
        raise RuntimeError("something of ours")

    set_up(site, pick().name, "playing")  # the others may have been given up by now
    place = site.places.pop()
    monkeypatch.setattr("shoal.server.play._match_for", breaks)
    monkeypatch.setattr("shoal.web.table.Viewer", breaks)
    own = f"{COOKIE}={place.cookie}"
    for answer in (
        site.post(f"/t/{place.filled['id_']}/play", {"n": "1", "action": "1"}, cookie=own),
        site.get(f"/t/{place.filled['id_']}", cookie=own),
    ):
        assert answer.status == 500
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert b"something of ours" not in answer.body
    by_script = site.post(f"/t/{place.filled['id_']}/play", {"n": "1", "action": "1"}, cookie=own, x_shoal="script")
    assert json.loads(by_script.body)["error"]["code"] == "internal"


def test_head_is_get_without_a_body_on_every_route(site: Site) -> None:
    hub = site.app.state.services.hub
    for method, route, _ in routes_of(site.app):
        if method != "GET":
            continue
        for place in site.places[:3]:
            path = route
            for name, value in place.filled.items():
                path = path.replace(f"{{{name}}}", value)
            own = f"{COOKIE}={place.cookie}"
            got = site.get(path, cookie=own)
            opened = hub.sent
            head = site.get(path, "HEAD", cookie=own)
            assert (head.status, head.headers.keys()) == (got.status, got.headers.keys()), path
            assert hub.sent == opened, "nobody listens"
            assert not hub.streams
