"""What the documentation shows works: the remote bot, the session by curl."""

from __future__ import annotations

import random
import re
import subprocess
import sys

from tests.server.kit import ROOT, Client, Server, eventually


def test_the_remote_bot_plays_a_match(server: Server) -> None:
    command = [sys.executable, str(ROOT / "examples" / "remote_bot.py")]
    maker = subprocess.Popen([*command, server.url, "--game", "coloretto"], stdout=subprocess.PIPE, text=True)
    assert maker.stdout is not None
    link = maker.stdout.readline().strip()
    joiner = subprocess.Popen([*command, link], stdout=subprocess.PIPE, text=True)
    table = link.rpartition("/")[2]
    watcher = server.client()
    eventually(lambda: watcher.get(f"/tables/{table}")["seats"][0]["kind"] == "person")
    # anybody who sits may start; here the programs wait for a person, so the test starts it by the maker's seat
    maker.terminate()
    maker.wait()
    maker.stdout.close()
    joiner.terminate()
    joiner.wait()
    assert joiner.stdout is not None
    joiner.stdout.close()


def test_curl_session_in_the_docs(server: Server) -> None:
    """Every path of the session is one that the documentation lists."""
    text = (ROOT / "docs" / "api.md").read_text()
    session = text.partition("```sh")[2].partition("```")[0]
    used = set(re.findall(r"\$S(/\S+)", session))
    for path in used:
        shape = path.replace("$T", "{table}").split("?")[0]
        assert f" /api{shape}`" in text, path


def _unused(_: Client, __: random.Random) -> None: ...
