"""Static files: those of the pages and those that games bring, each with an address that changes with its content."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
from functools import cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from shoal.errors import UnknownGame
from shoal.game import find, names

STATIC = Path(__file__).parent / "static"
DEFAULT_COVER = "cover.svg"
PACKED = (".css", ".js", ".svg")  # public text: a page with secrets is never compressed, its length would tell of them
DEFAULT_PREVIEW = "preview.png"


def game_file(name: str, file: str) -> Path | None:
    """A game's file that anybody may fetch: style sheet, cover or preview, as the game names them, and nothing else."""
    try:
        web = find(name).web
    except UnknownGame:
        return None
    public = (web.style, web.cover, web.preview) if web is not None else ()
    return web.folder / file if web is not None and file and file in public else None


def _path_of(path: str) -> Path | None:
    """The file at /static/<path>."""
    place, _, rest = path.partition("/")
    return game_file(*rest.partition("/")[::2]) if place == "games" else STATIC / path


@cache
def asset(path: str) -> str:
    """The address of a static file; it changes with its content, so browsers may store it for ever."""
    file = _path_of(path)
    assert file is not None, path
    mark = hashlib.sha256(file.read_bytes()).hexdigest()[:10]
    return f"/static/{path}?v={mark}"


@cache
def modules(*scripts: str) -> list[str]:
    """The addresses of all modules that these scripts import, so that a page can ask for them at once."""
    found: dict[str, None] = {}
    waiting = list(scripts)
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found[name] = None
            waiting += re.findall(r'(?:from|import) "\./([\w-]+\.js)"', (STATIC / name).read_text())
    return [f"/static/{name}" for name in found if name not in scripts]


def cover_file(name: str) -> Path:
    """A game's cover, or the plain one."""
    web = find(name).web
    return web.folder / web.cover if web is not None and web.cover else STATIC / DEFAULT_COVER


@cache
def cover(name: str) -> str:
    """The address of a game's cover, or of the plain one."""
    web = find(name).web
    return asset(f"games/{name}/{web.cover}" if web is not None and web.cover else DEFAULT_COVER)


@cache
def preview_picture(name: str = "") -> str:
    """The address of the picture that a link to a game's table brings along, or of the plain one."""
    web = find(name).web if name else None
    return asset(f"games/{name}/{web.preview}" if web is not None and web.preview else DEFAULT_PREVIEW)


@cache
def style(name: str) -> str:
    """The address of a game's style sheet; empty if it has none."""
    web = find(name).web
    return asset(f"games/{name}/{web.style}") if web is not None and web.style else ""


def version() -> str:
    """A mark of all static files, for the service worker's cache."""
    marks = [asset(str(path.relative_to(STATIC))) for path in sorted(STATIC.rglob("*")) if path.is_file()]
    marks += [address for name in names() for address in (cover(name), style(name))]
    return hashlib.sha256("".join(marks).encode()).hexdigest()[:10]


@cache
def packed(path: str, modified: float) -> bytes:
    """A file, compressed; again when it was modified."""
    return gzip.compress(Path(path).read_bytes(), 9, mtime=0)


class VersionedFiles(StaticFiles):
    """The files at /static; one that is asked for with its mark never changes."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """The file of a path: below the folder of static files, or a game's."""
        parts = Path(path).parts
        if parts[:1] != ("games",):
            return super().lookup_path(path)
        file = game_file(*parts[1:]) if len(parts) == 3 else None
        return (str(file), file.stat()) if file is not None else ("", None)

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if isinstance(response, FileResponse) and Path(response.path).suffix in PACKED:
            response = _for_reader(response, Headers(scope=scope))
        if path.endswith(".wav"):
            response.headers["Content-Type"] = "audio/wav"  # systems disagree on its name; this is the browsers'
        lasting = b"v=" in scope["query_string"] and response.status_code == 200
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


def _for_reader(response: FileResponse, asked: Headers) -> Response:
    """A text file as the reader can take it: compressed, or as it is."""
    answer: Response = response
    if "gzip" in asked.get("accept-encoding", "") and "range" not in asked and response.stat_result is not None:
        body = packed(str(response.path), response.stat_result.st_mtime)
        answer = Response(body, response.status_code, media_type=response.media_type)
        answer.headers.update({"Content-Encoding": "gzip", "ETag": response.headers["etag"]})
    answer.headers["Vary"] = "Accept-Encoding"
    return answer
