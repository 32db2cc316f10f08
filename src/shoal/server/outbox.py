"""What is written within one turn of the event loop goes out at its end, each connection's pieces as one.

A move is written to everybody who looks on, and a commit brings many moves: sent one by one, each piece would wake
whoever reads, again and again, while the server still works on the next.
"""

from __future__ import annotations

import asyncio
from typing import Any

FULL = 65_536  # bytes that wait; more go out at once, so that a page does not wait for many others to be drawn


class Outbox:
    """The connections that have something to send."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.size = 0  # bytes, of all together

    def flush(self) -> None:
        """Send what waits, in the order in which connections came to have something."""
        lines, self.lines, self.size = self.lines, [], 0
        for line in lines:
            line.flush()


class Line:
    """A connection as the server writes to it: a transport that sends at the end of the turn.

    Whatever ends or hands on the connection sends first what waits, so nothing is lost or overtaken.
    """

    __slots__ = ("_loop", "_outbox", "_pieces", "_transport", "get_extra_info", "is_closing")

    def __init__(self, transport: asyncio.Transport, outbox: Outbox, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._outbox = outbox
        self._loop = loop
        self._pieces: list[bytes] = []
        self.get_extra_info = transport.get_extra_info
        self.is_closing = transport.is_closing

    def write(self, data: bytes) -> None:
        """Send this with what else is sent in this turn."""
        outbox = self._outbox
        if not outbox.lines:
            self._loop.call_soon(outbox.flush)
        if not self._pieces:
            outbox.lines.append(self)
        self._pieces.append(data)
        outbox.size += len(data)
        if outbox.size > FULL:
            outbox.flush()

    def flush(self) -> None:
        """Send what waits here."""
        pieces = self._pieces
        if pieces:
            data = pieces[0] if len(pieces) == 1 else b"".join(pieces)
            pieces.clear()
            if not self._transport.is_closing():
                self._transport.write(data)

    def close(self) -> None:
        """Close it once everything is sent."""
        self.flush()
        self._transport.close()

    def abort(self) -> None:
        """Close it at once."""
        self._pieces.clear()
        self._transport.abort()

    def __getattr__(self, name: str) -> Any:
        """Everything else (reading, what uvicorn asks for) is the transport's own."""
        return getattr(self._transport, name)
