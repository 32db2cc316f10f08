"""Tables with motion: somebody in a browser with a program for a rival, and updates staged in the page."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.server.kit import Client, Server
from tests.web.conftest import Visit
from tests.web.kit import choose, close_sheet, is_mine, step_of, wait_for_step, wait_until

STAGE = (Path(__file__).parent / "stage.js").read_text(encoding="utf-8")


@dataclass
class Rival:
    """A program that sits at the table of a page."""

    client: Client
    table: str
    page: Page
    rng: random.Random

    def is_next(self) -> bool:
        """Is the program to act?"""
        found: bool = self.client.get(f"/tables/{self.table}")["actor"] == 0
        return found

    def move(self) -> int:
        """Make any move; the number of steps after it."""
        state = self.client.get(f"/tables/{self.table}/state?since=99999")
        action = self.rng.choice(state["actions"])["id"]
        return int(self.client.post(f"/tables/{self.table}/moves", {"n": state["n"], "action": action})["n"])

    def until_theirs(self) -> None:
        """Play until it is the page's turn, and it is shown."""
        n = step_of(self.page)
        while self.is_next():
            n = self.move()
        wait_for_step(self.page, n - 1, 15)

    def until_mine(self) -> None:
        """Let the page play until it is the program's turn."""
        while not self.is_next():
            wait_until(lambda: is_mine(self.page))
            choose(self.page, self.rng, at_once=True)

    def page_acts(self) -> None:
        """The page makes one choice, whoever has to play before."""
        self.until_theirs()
        wait_until(lambda: is_mine(self.page))
        close_sheet(self.page)
        choose(self.page, self.rng, at_once=True)


def against(
    visit: Visit, server: Server, game: str, likes: dict[str, str] | None = None, seed: int = 1, **wishes: Any
) -> tuple[Page, Rival]:
    """Somebody at a table with a program, at the usual speed, to act; the page and the program."""
    client = server.client("Bob")
    table = client.table(game, "me", "open")
    page = visit("/health", likes={"speed": "normal"} | (likes or {}), **({"reduced_motion": "no-preference"} | wishes))
    assert page.request.post(f"{server.url}/api/tables/{table}/seats", data={"name": "Ann"}).ok
    client.post(f"/tables/{table}/start")
    rival = Rival(client, table, page, random.Random(seed))
    while rival.is_next():
        rival.move()
    page.goto(f"/t/{table}")
    page.wait_for_selector(".stage[data-mine='1']")
    page.evaluate(STAGE)
    return page, rival
