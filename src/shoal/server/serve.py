"""Running the server: uvicorn with a graceful end, and a word on where to look."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import threading
import time
import webbrowser

import uvicorn

from shoal.errors import ShoalError
from shoal.server import logs, services
from shoal.server.app import Install, create_app
from shoal.server.protocol import limited
from shoal.server.services import Services
from shoal.server.settings import Settings

log = logging.getLogger("shoal.serve")
SEND_BUFFER = 65_536  # bytes that the system keeps for a client: a stream that is not read must be noticed


class Server(uvicorn.Server):
    """Ends the streams before it waits for connections to close."""

    def __init__(self, config: uvicorn.Config, parts: Services) -> None:
        super().__init__(config)
        self.parts = parts

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        parts = self.parts
        if not parts.settings.drain:
            self._close()
        await services.retire(parts)
        await self._drain(parts.settings.drain)
        self._close()
        await super().shutdown(sockets)

    def _close(self) -> None:
        for server in self.servers:
            server.close()

    async def _drain(self, seconds: float) -> None:
        """Answer whoever still comes, until every load balancer has seen that this node goes; Ctrl-C cuts it short."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and not self.force_exit:
            await asyncio.sleep(0.05)


def run(settings: Settings, pages: Install | None = None) -> None:
    """Serve until somebody stops it."""
    logs.set_up(settings.log_level)
    app = create_app(settings, pages)
    config = uvicorn.Config(
        app,
        http=limited(settings),
        ws="none",  # there are none, and they would go past the limits
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=False,  # clients.py does it: uvicorn would believe what the client wrote
        timeout_graceful_shutdown=max(1, int(settings.stop_grace)),
        timeout_keep_alive=30,
        backlog=2048,
    )
    server = Server(config, app.state.services)
    listener = _listener(settings)
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    print(f"Shoal is at http://{shown}:{port}", file=sys.stdout, flush=True)
    if settings.open:
        threading.Thread(target=webbrowser.open, args=(f"http://{shown}:{port}",), daemon=True).start()
    log.info("serving", extra={"address": f"{shown}:{port}"})
    _calm_collector()
    if sys.platform == "win32":
        asyncio.run(server.serve([listener]))
        return
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(server.serve([listener]))


def _calm_collector() -> None:
    """Garbage is collected in small bites: a walk over all tables at once holds up every move."""
    gc.collect()
    gc.freeze()  # what is loaded by now stays
    gc.set_threshold(10_000, 10, 100)


def _listener(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        listener = socket.create_server((settings.host, settings.port), family=family, backlog=2048)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        return listener
    except OSError as error:
        raise ShoalError(f"cannot listen on {settings.host}:{settings.port}: {error.strerror}") from error
