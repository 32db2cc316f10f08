"""A cable between a browser and the server that can be cut: a forwarder of TCP connections."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType


class Cable:
    """Forwards connections to a port of this machine. `cut` ends them all and takes no new ones until `mend`."""

    def __init__(self, port: int) -> None:
        self.target = ("127.0.0.1", port)
        self.whole = True
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._door = socket.create_server(("127.0.0.1", 0), backlog=64)
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Cable:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()
        self._door.close()

    def cut(self) -> None:
        """Nothing goes through any more."""
        with self._lock:
            self.whole = False
            for end in self._ends:
                _shut(end)
            self._ends.clear()

    def mend(self) -> None:
        """New connections go through again."""
        self.whole = True

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            with self._lock:
                if not self.whole:
                    _shut(near)
                    continue
                far = socket.create_connection(self.target)
                self._ends |= {near, far}
            for pair in ((near, far), (far, near)):
                threading.Thread(target=self._pump, args=pair, daemon=True).start()

    def _pump(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65_536):
                sink.sendall(data)
        with self._lock:
            for end in (source, sink):
                _shut(end)
                self._ends.discard(end)


def _shut(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
