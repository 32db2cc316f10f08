"""What is written in one turn of the event loop goes out at its end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from shoal.server.outbox import FULL, Line, Outbox
from tests.server.kit import run


class Wire:
    """A transport that notes what it is given."""

    def __init__(self, heard: list[tuple[str, bytes]], name: str) -> None:
        self.heard = heard
        self.name = name
        self.closing = False

    def write(self, data: bytes) -> None:
        self.heard.append((self.name, data))

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.heard.append((self.name, b"closed"))
        self.closing = True

    def abort(self) -> None:
        self.closing = True

    def get_extra_info(self, name: str) -> str:
        return name


def turns(*scenes: Callable[[Line, Line], None]) -> list[list[tuple[str, bytes]]]:
    """What two connections, a and b, have sent right after each scene and at the end of its turn."""
    heard: list[tuple[str, bytes]] = []
    found: list[list[tuple[str, bytes]]] = []

    async def play() -> None:
        box, loop = Outbox(), asyncio.get_running_loop()
        a, b = (Line(Wire(heard, name), box, loop) for name in "ab")  # type: ignore[arg-type]
        for scene in scenes:
            scene(a, b)
            found.append(heard.copy())
            await asyncio.sleep(0)
            found.append(heard.copy())
            heard.clear()

    run(play)
    return found


def write(*pieces: tuple[str, bytes]) -> Callable[[Line, Line], None]:
    def scene(a: Line, b: Line) -> None:
        for name, data in pieces:
            (a if name == "a" else b).write(data)

    return scene


def test_one_write_for_each_connection_and_turn() -> None:
    first, second = write(("a", b"1"), ("b", b"2"), ("a", b"3")), write(("b", b"4"))
    assert turns(first, second) == [[], [("a", b"13"), ("b", b"2")], [], [("b", b"4")]]


def test_what_is_long_does_not_wait() -> None:
    page = b"x" * FULL
    assert turns(write(("a", b"1"), ("a", page), ("b", b"2")))[0] == [("a", b"1" + page)]


def test_closing_sends_first_what_waits() -> None:
    def scene(a: Line, b: Line) -> None:
        a.write(b"1")
        b.write(b"2")
        b.close()

    assert turns(scene) == [[("b", b"2"), ("b", b"closed")], [("b", b"2"), ("b", b"closed"), ("a", b"1")]]


def test_nothing_is_written_to_a_connection_that_is_gone() -> None:
    def scene(a: Line, b: Line) -> None:
        a.write(b"1")
        a.abort()
        b.write(b"2")
        b._transport.abort()

    assert turns(scene)[1] == []


def test_everything_else_is_the_transports() -> None:
    def scene(a: Line, b: Line) -> None:
        assert a.get_extra_info("peername") == "peername"
        assert a.name == "a"
        assert not b.is_closing()

    turns(scene)
