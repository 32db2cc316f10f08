"""Sea Urchins' sentences: you and the others, a turn as one line."""

from __future__ import annotations

from typing import Any

import pytest

from shoal.games.sea_urchins.telling import tell
from shoal.web.i18n import text

NAMES = ["Ann", "Bob"]


def event(kind: str, **args: Any) -> dict[str, Any]:
    return {"id": f"urc-{kind}", "args": {"seat": 0, **args}}


SKIP, PAWN = event("skip"), event("pawn", cell=[2, 2])
MOVE = event("move", colour="red", **{"from": [0, 0], "to": [1, 0]})
AGAIN = event("move", colour="yellow", **{"from": [3, 3], "to": [0, 3]})
ADD = event("add", colour="yellow", cell=[0, 1])
TOOK = event("took", count=4, cells=[[0, 0], [0, 1]])


@pytest.mark.parametrize(
    ("steps", "language", "me", "words"),
    [
        ([SKIP, ADD, PAWN], "en", 0, "You add a yellow urchin at B1; pawn to C3."),
        ([SKIP, MOVE, PAWN], "en", 1, "Ann moves a red urchin from A1 to A2; pawn to C3."),
        ([ADD, PAWN], "fr", 0, "Vous ajoutez un oursin jaune en B1\u00a0; pion en C3."),
        ([MOVE, ADD, PAWN], "en", 1, "Ann moves a red urchin from A1 to A2, then adds a yellow one at B1; pawn to C3."),
        (
            [MOVE, ADD, PAWN],
            "ru",
            0,
            "Вы перемещаете красного ежа с A1 на A2 и добавляете жёлтого на B1; фишка — на C3.",
        ),
        (
            [MOVE, AGAIN, PAWN],
            "uk",
            1,
            "Ann пересуває червоного їжака з A1 на A2, а тоді жовтого з D4 на D1; фішка — на C3.",
        ),
        ([PAWN], "en", 0, "You put your pawn on C3."),
    ],
)
def test_the_steps_of_a_turn_are_one_line(steps: list[dict[str, Any]], language: str, me: int, words: str) -> None:
    told = tell([*steps, TOOK])
    assert told[1:] == [TOOK]
    assert text(language).event("sea_urchins", told[0], NAMES, me) == words


def test_a_turn_without_its_pawn_is_told_step_by_step() -> None:
    assert tell([SKIP, MOVE]) == [SKIP, MOVE]
    assert tell([MOVE, TOOK, SKIP]) == [MOVE, TOOK, SKIP]


def test_you_are_told_what_you_do_and_others_by_name() -> None:
    t = text("en")
    assert t.event("sea_urchins", TOOK, NAMES, 0) == "You take 4 urchins: A1, B1."
    assert t.event("sea_urchins", TOOK, NAMES, None) == "Ann takes 4 urchins: A1, B1."
    over = {"id": "urc-over", "args": {"winners": [0, 1], "taken": [4, 4], "reason": "red"}}
    assert t.event("sea_urchins", over, NAMES, 1) == (
        "The bank has no red urchins left. You share the win with Ann! Urchins taken: Ann 4, you 4."
    )
