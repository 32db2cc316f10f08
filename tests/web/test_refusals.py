"""What the guard refuses: a person gets a page in their language, our script words, a program JSON."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from shoal.server.app import create_app
from shoal.server.settings import Settings
from shoal.web.pages import install

FORM = {"accept": "text/html,*/*", "accept-language": "fr"}
EVIL = {"origin": "https://evil.example"}


@pytest.fixture
def refused(tmp_path: Path) -> Any:
    """Send a request to an application that lets one address ask for very little."""
    settings = Settings(database=f"sqlite:///{tmp_path}/x.sqlite3", workers=0, rate=0.001, burst=8)
    app = create_app(settings, install)

    async def send(path: str, headers: dict[str, str], body: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as client:
            form = headers | {"content-type": "application/x-www-form-urlencoded"}
            return await client.post(path, headers=form, content=body)

    def ask(path: str, headers: dict[str, str], body: str = "") -> httpx.Response:
        with ThreadPoolExecutor(1) as thread:  # a browser's tests keep a loop running in this one
            return thread.submit(lambda: asyncio.run(send(path, headers, body))).result()

    yield ask
    app.state.services.store.close()


@pytest.mark.parametrize(
    ("headers", "body", "status", "words"),
    [
        (EVIL, "", 403, "Ce n’est pas permis."),
        ({}, "x" * 20_000, 413, "C’est trop long pour un seul envoi."),
    ],
)
def test_a_plain_form_gets_a_page(refused: Any, headers: dict[str, str], body: str, status: int, words: str) -> None:
    page = refused("/settings", FORM | headers, body)
    assert (page.status_code, page.headers["content-type"]) == (status, "text/html; charset=utf-8")
    assert f'<p class="lead">{words}</p>' in page.text
    assert "default-src 'none'" in page.headers["content-security-policy"]
    said = refused("/settings", FORM | headers | {"x-shoal": "script"}, body).json()
    assert said["error"]["message"] == words
    for program in (refused("/api/guest", FORM | headers, body), refused("/settings", headers, body)):
        assert program.json()["error"]["allowed"] is None or status == 403


def test_who_asks_too_often_gets_a_page_that_was_made_once(refused: Any) -> None:
    pages = [refused("/settings", FORM) for _ in range(12)]
    late = [page for page in pages if page.status_code == 429]
    assert late
    assert all("Un peu plus lentement" in page.text and page.headers["retry-after"] == "1" for page in late)
    assert len({page.text for page in late}) == 1
