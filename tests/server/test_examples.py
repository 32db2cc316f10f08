"""What the documentation shows works: the remote bot, the session by curl."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import Any

from tests.kit.cases import pick
from tests.server.kit import ROOT, Server

PIPES: Any = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}


def test_the_remote_bot_plays_a_match(server: Server) -> None:
    command = [sys.executable, str(ROOT / "examples" / "remote_bot.py")]
    maker = subprocess.Popen(
        [*command, server.url, "--game", pick().name], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert maker.stdout is not None
    link = maker.stdout.readline().strip()
    joiner = subprocess.Popen([*command, link], **PIPES)
    for bot in (maker, joiner):
        output, said = bot.communicate(timeout=60)
        assert "the deal was fair to us" in said
        assert set(json.loads(output.splitlines()[-1])["result"]) == {"scores", "winners"}


def test_curl_session_in_the_docs(server: Server) -> None:
    """Every path of the session is one that the documentation lists."""
    text = (ROOT / "docs" / "api.md").read_text()
    session = text.partition("```sh")[2].partition("```")[0]
    used = set(re.findall(r"\$S(/\S+)", session))
    for path in used:
        shape = path.replace("$T", "{table}").split("?")[0]
        assert f" /api{shape}`" in text, path
