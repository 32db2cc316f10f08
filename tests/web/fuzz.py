"""Hostile requests: sensible ones, made from a seed, with something in one place that nobody means."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, unquote

from shoal.server.app import App

HOST = b"fuzz.example"
DIGITS = ["²", "١٢", "Ⅷ", "½", "𝟘", "๓", "㊿", "1_0", "+1", " 1 ", "  ", "0x1", "1e3", "-0"]
NUMBERS = ["-1", "0", "1", "7", "99999", "-99999999999", "2147483648", "9223372036854775808", "9" * 400, "9" * 5000]
NUMBERS += ["1.5", "1e999", "-1e999", "nan", "NaN", "inf", "-Infinity", "-" + "9" * 200]
CONTROLS = ["\0", "a\0b", "\x01", "\x1b[31m", "\x7f", "\x85", "\r\nSet-Cookie: a=b", "\n", "\t", "\u2028", "\ufeff"]
LETTERS = ["", "€", "/€", "Їжак", "李", "🎲", "\u202e", "\u200b", "\u3164", "e\u0301" * 12, "\uffff", "ß" * 300]
SURROGATES = ["\ud800", "a\udfffb", "\ud83d"]  # alone, as no text may have them
PATHS = ["//evil.example", "/\\evil.example", "/../../etc/passwd", "..", ".", "%", "%00", "%ff", "?", "#", "a" * 4000]
TEXTS = ["true", "null", "[]", "{}", "<script>", "{{ 7 * 7 }}", "{0}", "%s", "'; DROP TABLE tables; --"]
WORDS = ["self", "game", "players", "cards", "__class__", "state", "/", "casual", "me", "yes"]
DEEP = ["[" * 5000, '{"a":' * 1200, "[" * 900 + "]" * 900, '{"format":' + "[" * 300 + "]" * 300 + "}"]
HOSTILE = [DIGITS, NUMBERS, CONTROLS, LETTERS, SURROGATES, PATHS, TEXTS, WORDS, DEEP]
EVERY = [value for kind in HOSTILE for value in kind]
HEADERS = ["accept-language", "last-event-id", "authorization", "cookie", "content-type", "x-shoal", "host", "origin"]
HEADERS += ["accept", "range", "if-none-match", "if-modified-since", "sec-fetch-site", "x-forwarded-for", "referer"]
HOSTS = ["[", "[::1", "]", "a b", "@", "x:y", "a/b", "", "€"]
PHASES = {"replay": "over", "frame": "over", "verify": "over", "record": "over", "rematch": "over", "join": "open"}
PHASES |= {"play": "playing", "moves": "playing", "hint": "playing", "replace": "playing", "state": "playing"}
COOKIES = ["shoal_guest", "shoal_language", "shoal_theme", "shoal_learn"]


@dataclass
class Request:
    """One request, as bytes on the wire."""

    method: str
    path: bytes  # quoted
    query: bytes = b""
    headers: dict[bytes, bytes] = field(default_factory=dict)
    body: bytes = b""


@dataclass
class Answer:
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes


async def ask(app: App, request: Request) -> Answer:
    """Ask the application as uvicorn would; the visitor leaves once the request is sent, so that streams end."""
    headers = list(({b"host": HOST} | request.headers).items())
    scope: dict[str, Any] = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "root_path": "",
        "method": request.method, "path": unquote(request.path.decode("ascii")), "raw_path": request.path,
        "query_string": request.query, "headers": headers, "client": ("192.0.2.1", 1), "server": ("fuzz", 80),
    }  # fmt: skip
    messages = [{"type": "http.request", "body": request.body, "more_body": False}]
    sent: list[Any] = []

    async def receive() -> Any:
        return messages.pop() if messages else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    await asyncio.wait_for(app(scope, receive, send), 20)
    answered = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in sent[0]["headers"]}
    return Answer(sent[0]["status"], answered, b"".join(message.get("body", b"") for message in sent[1:]))


def quoted(text: str) -> bytes:
    """Text for an address; lone surrogates as the bytes that some clients make of them."""
    return quote(text.encode("utf-8", "surrogatepass"), safe="").encode()


def pairs(fields: Mapping[str, Any]) -> bytes:
    """Names with values, as an address or a form has them."""
    return b"&".join(quoted(name) + b"=" + quoted(_text(value)) for name, value in fields.items())


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def hostile(rng: random.Random) -> str:
    """Something that nobody means."""
    return rng.choice(rng.choice(HOSTILE))


def spoiled(rng: random.Random, value: Any) -> Any:
    """A value of JSON with something hostile in one place: a value, or the name of one."""
    if isinstance(value, dict) and value and rng.random() < 0.9:
        key = rng.choice(list(value))
        changed = {hostile(rng): value[key]} if rng.random() < 0.2 else {key: spoiled(rng, value[key])}
        return {name: part for name, part in value.items() if name != key} | changed
    if isinstance(value, list) and value and rng.random() < 0.9:
        k = rng.randrange(len(value))
        return [*value[:k], spoiled(rng, value[k]), *value[k + 1 :]]
    bad = hostile(rng)
    return rng.choice([bad, bad, bad, [bad], {bad: bad}, {"self": 1}, None, True, -1, 10**30, -(10**400), 1e308, 0.5])


@dataclass
class Place:
    """Where a request may go: what fills the parameters of a path, and whose cookie fits."""

    filled: Mapping[str, str]
    cookie: str
    phase: str


class Fuzz:
    """Makes requests for routes."""

    def __init__(self, sensible: Mapping[str, Sequence[Any]], places: Sequence[Place]) -> None:
        self.sensible = sensible
        self.places = places

    def anywhere(self, rng: random.Random, method: str, route: str, names: Sequence[str]) -> Request:
        """A request that is hostile in some parameters, within them, or in a header."""
        fields: Any = {name: rng.choice(self.sensible.get(name, ["1"])) for name in names if rng.random() < 0.8}
        if rng.random() < 0.7:
            fields = spoiled(rng, fields)
        request = self.request(rng, method, route, fields if isinstance(fields, dict) else {"x": fields})
        if rng.random() < 0.4:
            name = rng.choice(HEADERS)
            request.headers[name.encode()] = self.header(rng, name)
        return request

    def with_field(self, rng: random.Random, method: str, route: str, names: Sequence[str], bad: str) -> Request:
        """A request with something hostile in the last of these parameters."""
        fields = {name: rng.choice(self.sensible.get(name, ["1"])) for name in names[:-1] if rng.random() < 0.9}
        return self.request(rng, method, route, fields | {names[-1]: bad})

    def request(self, rng: random.Random, method: str, route: str, fields: dict[str, Any], bad: str = "") -> Request:
        """A request with these fields, and something hostile in its path if given."""
        phase = PHASES.get(route.rpartition("/")[2])
        place = rng.choice([place for place in self.places if phase in (None, place.phase)])

        def fill(found: re.Match[str]) -> str:
            return quoted(bad or place.filled.get(found[1], "x")).decode()

        request = Request(method, re.sub(r"\{(\w+)(?::\w+)?\}", fill, route).encode())
        request.headers[b"cookie"] = f"shoal_guest={place.cookie}".encode()
        if rng.random() < 0.3:
            request.headers[b"x-shoal"] = b"script"
        if method in ("GET", "HEAD"):
            request.query = pairs(fields)
        else:
            kind, request.body = self.body(rng, fields, route.startswith("/api"))
            request.headers |= {b"content-type": kind, b"content-length": b"%d" % len(request.body)}
        return request

    def header(self, rng: random.Random, name: str) -> bytes:
        """A header that is hostile, in bytes that may be in one."""
        value = re.sub(r"[\0\r\n]", "", hostile(rng))[:3000]
        before = {"cookie": f"{rng.choice(COOKIES)}=", "authorization": "Bearer ", "accept-language": "fr;q="}
        value = rng.choice(HOSTS) if name == "host" else before.get(name, "") + value
        return value.encode("utf-8", "surrogatepass")

    def body(self, rng: random.Random, fields: dict[str, Any], api: bool) -> tuple[bytes, bytes]:
        """The kind and the bytes of a body: JSON for the API, a form for a page, rarely something else."""
        kind = rng.choice(["json"] * 8 + ["form", "raw"] if api else ["form"] * 6 + ["parts", "parts", "json", "raw"])
        if kind == "json":
            return b"application/json", rng.choice([json.dumps(fields)] * 9 + [hostile(rng)]).encode("utf-8", "replace")
        if kind == "form":
            return b"application/x-www-form-urlencoded", pairs(fields)
        if kind == "parts":
            return b"multipart/form-data; boundary=B", self.parts(rng, fields)
        kinds = [b"", b"text/plain", b"multipart/form-data", b"multipart/form-data; boundary=", b"application/json"]
        return rng.choice(kinds), rng.randbytes(rng.randint(0, 200))

    def parts(self, rng: random.Random, fields: Mapping[str, Any]) -> bytes:
        """A form in parts, some of them files."""
        whole, ends = "", ["--B--\r\n", "--B--\r\n", "", "--B"]
        for name, value in fields.items():
            file = '; filename="x.txt"' if rng.random() < 0.2 else ""
            ends = ends[:1] if file else ends  # half a file is a warning, though no harm
            whole += f'--B\r\nContent-Disposition: form-data; name="{name}"{file}\r\n\r\n{_text(value)}\r\n'
        return (whole + rng.choice(ends)).encode("utf-8", "surrogatepass")
