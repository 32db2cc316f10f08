"""Games' own pages are tried with the server and the browser of tests/web."""

from __future__ import annotations

from tests.web.conftest import browser, playwright, server, visit

__all__ = ["browser", "playwright", "server", "visit"]
