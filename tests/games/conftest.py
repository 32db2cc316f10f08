"""Games' own pages are tried with the server and the browser of tests/web, and once: no compiler is part of them."""

from __future__ import annotations

import os

from tests.web.conftest import browser, playwright, server, visit

__all__ = ["browser", "playwright", "server", "visit"]

collect_ignore_glob = ["*/test_pages.py", "*/test_words.py"] if os.environ.get("SHOAL_JIT") == "1" else []
