"""The games as the tests know them: every number of players and every option, how to count the pieces, the models."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

from shoal.game import find
from tests.kit.check_game import Inventory
from tests.reference import coloretto, sea_salt_paper, sea_urchins

MODELS: dict[str, Any] = {
    "coloretto": coloretto.Model,
    "sea_salt_paper": sea_salt_paper.Model,
    "sea_urchins": sea_urchins.Model,
}

OPTIONS: dict[str, dict[str, list[Any]]] = {
    "coloretto": {"scoring": ["brown", "blue"]},
    "sea_salt_paper": {"tiebreak": ["last_round", "caller"], "target": [None, 12]},
    "sea_urchins": {"size": [4, 5, 6, 7]},
}


def variants(name: str) -> list[tuple[int, dict[str, Any]]]:
    """Every number of players with every combination of options."""
    options = OPTIONS[name]
    combos = [dict(zip(options, values, strict=True)) for values in itertools.product(*options.values())]
    return [(players, combo) for players in find(name).players for combo in combos]


def _coloretto(p: dict[str, Any]) -> Counter[str]:
    cards = [*p["deck"], *p["out"], *([p["drawn"]] if p["drawn"] else [])]
    return Counter(cards + sum(p["collections"], []) + sum((row["cards"] for row in p["rows"]), []))


def _sea_salt_paper(p: dict[str, Any]) -> Counter[str]:
    return Counter(p["deck"] + p["drawn"] + sum(p["piles"], []) + sum(p["hands"], []) + sum(p["laid"], []))


def _sea_urchins(p: dict[str, Any]) -> Counter[str]:
    board = "".join(sum(p["board"], []))
    assert all(p["bank"][name] + board.count(name[0]) <= 20 for name in ("yellow", "red"))
    return Counter(tokens=len(board) + sum(p["bank"].values()) + sum(p["taken"]))


INVENTORIES: dict[str, Inventory] = {
    "coloretto": _coloretto,
    "sea_salt_paper": _sea_salt_paper,
    "sea_urchins": _sea_urchins,
}
