"""Static files: the pages' and the games', and nothing else of a game's folder."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from shoal.game import find, names
from shoal.web.assets import STATIC, VersionedFiles, asset, cover, game_file, modules, style, version
from shoal.web.i18n import text
from shoal.web.rendering import env
from shoal.web.visitor import local

OWN = [name for name in names() if find(name).web is not None]


APP = Starlette(routes=[Mount("/static", VersionedFiles(directory=STATIC))])


def get(address: str, headers: dict[str, str] | None = None) -> httpx.Response:
    """What a browser gets; asked from a thread of its own, as a browser's tests keep a loop running in this one."""

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(APP), base_url="http://shoal") as client:
            return await client.get(address, headers=headers)

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(ask())).result()


@pytest.mark.parametrize("name", OWN)
def test_only_what_a_game_means_to_be_static_is_served(name: str) -> None:
    web = find(name).web
    assert web is not None
    public = {web.style, web.cover, web.preview} - {""}
    for file in web.folder.iterdir():
        assert get(f"/static/games/{name}/{file.name}").status_code == (200 if file.name in public else 404)
    for path in (f"{name}", f"{name}/", f"{name}/../rules.py", f"{name}/sub/{web.style}", f"nobody/{web.style}"):
        assert get(f"/static/games/{path}").status_code == 404, path
    assert game_file(name, "") is None


def test_a_marked_file_may_be_stored_for_ever() -> None:
    games = [address for name in names() for address in (cover(name), style(name)) if address]
    for address in (asset("app.css"), asset("sounds/win.wav"), *games):
        answer = get(address)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        assert get(address.partition("?")[0]).headers["cache-control"] == "no-cache"
    assert re.fullmatch("[0-9a-f]{10}", version())


COVERS = [STATIC / "cover.svg", *(web.folder / web.cover for name in OWN if (web := find(name).web) and web.cover)]


@pytest.mark.parametrize("path", COVERS)
def test_a_cover_stands_alone(path: Path) -> None:
    """It is shown as an image, so nothing of a page reaches it: no style sheet, no drawing that the page defines."""
    source = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(source)
    ids = {each.get("id") for each in root.iter()}
    used = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', source))
    assert {a or b for a, b in used} <= ids
    assert set(re.findall(r"var\((--[\w-]+)\)", source)) <= set(re.findall(r"(--[\w-]+):", source))
    assert (root.get("width"), root.get("height")) == ("400", "260")
    assert len(source) < 20_000


@pytest.mark.parametrize(
    ("theme", "link"),
    [("system", '{}" media="(prefers-color-scheme: dark)">'), ("dark", '{}">'), ("light", None)],
)
def test_the_dark_colours_are_linked_as_the_theme_says(theme: str, link: str | None) -> None:
    known: dict[str, Any] = {"theme": theme, "guest": None, "here": "/", "games": [], "bots": False}
    page = env.get_template("offline.html").render(t=text("en"), **known)
    assert ("dark.css" in page) == (link is not None)
    assert link is None or link.format(asset("dark.css")) in page


def test_only_our_own_paths_are_gone_back_to() -> None:
    assert local("/t/abc?x=1") == "/t/abc?x=1"
    for path in ("//evil", "/\\evil", "https://evil", "/a\nb", ""):
        assert local(path) == "/"


def test_a_page_names_every_module_that_its_scripts_import() -> None:
    named = set(modules("table.js"))
    assert "/static/app.js" in named
    for address in named:
        imported = re.findall(r'(?:from|import) "\./([\w-]+\.js)"', (STATIC / Path(address).name).read_text())
        assert {f"/static/{name}" for name in imported} <= named


@pytest.mark.parametrize("file", ["table.js", "app.css", "icons/favicon.svg"])
def test_text_travels_compressed_where_the_reader_can_take_it(file: str) -> None:
    whole = get(f"/static/{file}", {"Accept-Encoding": "identity"})
    packed = get(f"/static/{file}", {"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in whole.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.content == whole.content == (STATIC / file).read_bytes()
    assert int(packed.headers["Content-Length"]) < int(whole.headers["Content-Length"])
    assert packed.headers["Content-Type"] == whole.headers["Content-Type"]
    assert {whole.headers["Vary"], packed.headers["Vary"]} == {"Accept-Encoding"}
    again = get(f"/static/{file}", {"Accept-Encoding": "gzip", "If-None-Match": packed.headers["ETag"]})
    assert again.status_code == 304
