"""Sea Salt & Paper's pages as tests and pictures know them."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page

from tests.server.kit import play_on
from tests.web.kit import Pages


def _is_telling(view: dict[str, Any], actor: int) -> bool:
    own = view["seats"][actor]
    piles = all(pile["size"] for pile in view["piles"])
    return view["phase"] == "take" and len(own["hand"]) > 4 and len(own["laid"]) > 0 and piles


def _last_chance(studio: Any) -> tuple[str, list[Any], int]:
    """A match in which somebody has just called the last chance."""
    table, people = studio.gather("sea_salt_paper", 3)
    rng = random.Random(2)
    for _ in range(900):
        actor = people[0].get(f"/tables/{table}")["actor"]
        state = people[actor].get(f"/tables/{table}/state?since=99999")
        dare = [action for action in state["actions"] if action["type"] == "last_chance"]
        lay = [action for action in state["actions"] if action["type"] not in ("play", "stop")]
        action = (dare or lay or state["actions"])[0] if dare else rng.choice(lay or state["actions"])
        people[actor].post(f"/tables/{table}/moves", {"n": state["n"], "action": action["id"]})
        if dare:
            return f"/t/{table}", people, (actor + 1) % 3
    raise AssertionError("nobody dared")


def _scenes(studio: Any) -> None:
    """The last chance, the end of a round, the crab's look."""
    path, people, actor = _last_chance(studio)
    studio.shoot("last-chance", path, people[actor])
    path, people, _ = studio.at("sea_salt_paper", 2, 5, 1, target=500)
    rng = random.Random(1)

    def round_end(page: Page) -> None:
        page.wait_for_selector("#log li", state="attached")
        while not page.locator("dialog[open]").count():
            play_on(path.removeprefix("/t/"), people, rng, 5)

    studio.shoot("round-end", path, people[0], round_end)
    path, people, actor = studio.reach("sea_salt_paper", "pick", 3)
    studio.shoot("crab-looks", path, people[actor])


PAGES = Pages(
    pad="card.mermaid:white=2&card.crab:black=1&card.shell:grey=1",
    tables=((2, 47, 8), (4, 70, 4)),
    is_telling=_is_telling,
    scenes=_scenes,
)
