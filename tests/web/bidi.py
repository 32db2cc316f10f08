"""Firefox, driven over WebDriver BiDi, which it speaks by itself: a WebSocket, and JSON both ways."""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import socket
import struct
import subprocess
import threading
from pathlib import Path
from typing import Any, Self

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
PATIENCE = 60.0  # seconds for one answer
# nothing goes out by itself, nothing asks anything, and nothing moves
PREFERENCES = {
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.startup.homepage_override.mstone": "ignore",
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.systemAddon.update.enabled": False,
    "intl.accept_languages": "en-GB",
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "remote.events.async.enabled": False,  # the mouse is in the page, not over a window that may not be drawn yet
    "services.settings.server": "http://127.0.0.1:9/",
    "toolkit.telemetry.server": "http://127.0.0.1:9/",
    "ui.prefersReducedMotion": 1,
}


class Refused(Exception):
    """The browser answered with an error."""


class WebSocket:
    """As much of a WebSocket as one browser on this machine needs."""

    def __init__(self, port: int, path: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self.file = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        status = self.file.readline()
        assert b" 101 " in status, status
        while self.file.readline().strip():
            pass

    def send(self, text: str) -> None:
        """One message."""
        data, mask = text.encode(), os.urandom(4)
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", 0x81, 0x80 | size)
        elif size < 1 << 16:
            head = struct.pack("!BBH", 0x81, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x81, 0x80 | 127, size)
        repeated = (mask * (size // 4 + 1))[:size]
        masked = (int.from_bytes(data) ^ int.from_bytes(repeated)).to_bytes(size)
        self.socket.sendall(head + mask + masked)

    def receive(self) -> str:
        """The next message; pings and the like are none."""
        text = b""
        while True:
            first, size = self.file.read(2)
            if size == 126:
                size = struct.unpack("!H", self.file.read(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self.file.read(8))[0]
            data = self.file.read(size)
            if first & 0x0F in (0, 1):
                text += data
                if first & 0x80:
                    return text.decode()

    def close(self) -> None:
        """Hang up."""
        self.file.close()
        self.socket.close()


class Firefox:
    """A browser of its own, with an empty profile and no window."""

    def __init__(self, folder: Path) -> None:
        assert FIREFOX, "no Firefox found; tools/install-for-tests.sh installs it on Debian"
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
        (folder / "user.js").write_text("\n".join(lines))
        command = [FIREFOX, "--headless", "--no-remote", "--profile", str(folder), "--remote-debugging-port", "0"]
        environ = os.environ | {"HOME": str(folder), "MOZ_CRASHREPORTER_DISABLE": "1"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=environ
        )
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if found := re.search(r"BiDi listening on ws://127\.0\.0\.1:(\d+)", line):
                break
        else:
            raise AssertionError("Firefox does not listen")
        self.rest = threading.Thread(target=self.process.stderr.read)  # what else it says, so that it never waits
        self.rest.start()
        self.line = WebSocket(int(found[1]), "/session")
        self.asked = 0
        self.ask("session.new", capabilities={})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.ask("browser.close")
        finally:
            self.line.close()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.rest.join()
            assert self.process.stderr is not None
            self.process.stderr.close()

    def ask(self, method: str, **params: Any) -> dict[str, Any]:
        """A command and its result; what happens meanwhile is not heard, as nothing was subscribed to."""
        self.asked += 1
        self.line.send(json.dumps({"id": self.asked, "method": method, "params": params}))
        while True:
            answer = json.loads(self.line.receive())
            if answer.get("id") == self.asked:
                break
        if answer["type"] == "error":
            raise Refused(f"{method}: {answer['error']}: {answer['message']}")
        result: dict[str, Any] = answer["result"]
        return result

    def page(self, width: int, height: int) -> FirefoxPage:
        """A new page of this size, of a visitor with no cookies."""
        person = self.ask("browser.createUserContext")["userContext"]
        context = self.ask("browsingContext.create", type="tab", userContext=person)["context"]
        self.ask("browsingContext.setViewport", context=context, viewport={"width": width, "height": height})
        return FirefoxPage(self, context)


class FirefoxPage:
    """One page."""

    def __init__(self, browser: Firefox, context: str) -> None:
        self.browser = browser
        self.context = context

    def goto(self, address: str) -> None:
        """Open an address; back when it is loaded."""
        self.browser.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """The value of an expression of JavaScript that JSON can hold; a promise is waited for."""
        found = self.browser.ask(
            "script.evaluate",
            expression=f"(async () => JSON.stringify((await ({expression})) ?? null))()",
            target={"context": self.context},
            awaitPromise=True,
        )
        if found["type"] == "exception":
            raise Refused(found["exceptionDetails"]["text"])
        return json.loads(found["result"]["value"])

    def wait_for(self, condition: str, seconds: float = PATIENCE) -> None:
        """Wait until an expression of JavaScript is true; the page looks at every frame."""
        wait = (
            "new Promise((done, fail) => { const end = performance.now() + %d; const look = () => (%s) ? done(1) : "
            "performance.now() > end ? fail(new Error('not in time')) : setTimeout(look, 15); look(); })"
        )
        self.evaluate(wait % (seconds * 1000, condition))

    def click(self, x: float, y: float) -> None:
        """Press the mouse there, as a person would; once more if the browser has not drawn the page yet."""
        here = {"type": "pointerMove", "x": round(x), "y": round(y)}
        press = [here, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        mouse = {"type": "pointer", "id": "mouse", "actions": press}
        try:
            self.browser.ask("input.performActions", context=self.context, actions=[mouse])
        except Refused as refused:
            if "NS_ERROR_FAILURE" not in str(refused):
                raise
            self.browser.ask("browsingContext.activate", context=self.context)
            self.evaluate("new Promise(requestAnimationFrame)")
            self.browser.ask("input.releaseActions", context=self.context)
            self.browser.ask("input.performActions", context=self.context, actions=[mouse])
