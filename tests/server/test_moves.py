"""The one way for a move: JSON of programs, forms of pages, with our script or without."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from shoal.server.app import create_app
from shoal.server.errors import TableError
from shoal.server.live import Live
from shoal.server.seats import COOKIE, new_guest
from shoal.server.services import Services
from shoal.server.settings import Settings
from shoal.server.wishes import Wish
from tests.kit.cases import pick
from tests.server.kit import run

Scene = Callable[[httpx.AsyncClient, Live], Awaitable[None]]
SCRIPT = {"x-shoal": "script"}


def pages(app: FastAPI, services: Services) -> None:
    """Pages that have words for a refusal, and nothing else."""

    async def move_refused(request: Request, table: str, error: TableError) -> Response:
        assert request.app is app
        return PlainTextResponse(f"{table}: {error.code}", error.status)

    app.state.move_refused = move_refused


def at_a_table(folder: Path, act: Scene, with_pages: bool = True) -> None:
    """Play a scene as whoever is to act at a table of two."""

    async def scene() -> None:
        settings = Settings(database=f"sqlite:///{folder}/x.sqlite3", workers=0)
        app = create_app(settings, pages if with_pages else None)
        services: Services = app.state.services
        async with app.router.lifespan_context(app):
            people = [new_guest("Ann"), new_guest("Bob")]
            live = await services.lobby.create(people[0], Wish(pick(players=2).name, ["me", "open"]))
            await services.seating.join(live, people[1])
            await services.play.start(live, 0)
            assert live.actor is not None
            cookies = {COOKIE: services.signer.cookie(people[live.actor])}
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://x", cookies=cookies) as http:
                await act(http, live)

    run(scene)


def fields(live: Live) -> dict[str, str]:
    """The form of a legal move."""
    assert live.match is not None
    return {"n": str(live.n), "action": str(live.match.legal[0])}


def test_a_plain_form_goes_back_to_the_table(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, live: Live) -> None:
        before = live.n
        answer = await http.post(f"/t/{live.id}/play", data=fields(live))
        assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{live.id}")
        assert "content-security-policy" in answer.headers
        assert live.n > before

    at_a_table(tmp_path, act)


def test_our_script_gets_no_content(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, live: Live) -> None:
        before = live.n
        answer = await http.post(f"/t/{live.id}/play", data=fields(live), headers=SCRIPT)
        assert (answer.status_code, answer.content) == (204, b"")
        assert live.n > before

    at_a_table(tmp_path, act)


def test_the_pages_say_how_a_refusal_looks(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, live: Live) -> None:
        before, play = live.n, f"/t/{live.id}/play"
        for data, status, code in (
            (fields(live) | {"n": "99"}, 409, "stale_step"),
            (fields(live) | {"action": "9999"}, 422, "illegal_action"),
            (fields(live) | {"action": "up"}, 422, "bad_request"),
            ({}, 422, "bad_request"),
        ):
            answer = await http.post(play, data=data)
            assert (answer.status_code, answer.text) == (status, f"{live.id}: {code}")
        answer = await http.post("/t/nowhere/play", data=fields(live))
        assert (answer.status_code, answer.text) == (404, "nowhere: not_found")
        http.cookies.clear()
        answer = await http.post(play, data=fields(live))
        assert (answer.status_code, answer.text) == (403, f"{live.id}: not_your_seat")
        answer = await http.post(play, data=fields(live), headers={"origin": "https://evil.example"})
        assert answer.json()["error"]["code"] == "forbidden"
        assert live.n == before

    at_a_table(tmp_path, act)


def test_programs_speak_json(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, live: Live) -> None:
        assert live.match is not None
        move = {"n": live.n, "action": live.match.legal[0]}
        answer = await http.post(f"/api/tables/{live.id}/moves", json=move)
        assert (answer.status_code, answer.json()) == (200, {"n": live.n})
        again = await http.post(f"/api/tables/{live.id}/moves", json=move)
        assert (again.status_code, again.json()["error"]["code"]) == (409, "already_played")

    at_a_table(tmp_path, act)


def test_without_pages_there_is_no_form(tmp_path: Path) -> None:
    async def act(http: httpx.AsyncClient, live: Live) -> None:
        assert (await http.post(f"/t/{live.id}/play", data=fields(live))).status_code == 404

    at_a_table(tmp_path, act, with_pages=False)
