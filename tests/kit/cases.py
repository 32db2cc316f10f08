"""What the shared tests know of a game: `tests/games/<name>/case.py` says it. And how they pick a game they need."""

from __future__ import annotations

import importlib
import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from shoal.game import Game, find, names


@dataclass(frozen=True)
class Case:
    """One game in the shared tests."""

    model: Callable[..., Any]  # its reference model: Model(players, **options)
    options: Mapping[str, Sequence[Any]] = field(default_factory=dict)  # values to try, in all combinations
    matches: int = 50  # compiled matches against the model, for each number of players and options
    short: Mapping[str, Any] = field(default_factory=dict)  # options that make a match short
    not_modelled: Sequence[str] = ()  # keys of its positions that the model does not keep
    unordered: Sequence[str] = ()  # keys of its positions and actions whose lists of cards have no order
    words: Sequence[str] = ()  # its cards, colours and tokens: no shared code may name them

    def combinations(self) -> list[dict[str, Any]]:
        """Every combination of options."""
        return [dict(zip(self.options, values, strict=True)) for values in itertools.product(*self.options.values())]


def case_of(name: str) -> Case:
    """The case of a game."""
    case: Case = importlib.import_module(f"tests.games.{name}.case").CASE
    return case


def variants(name: str) -> list[tuple[int, dict[str, Any]]]:
    """Every number of players with every combination of options."""
    return [(players, options) for players in find(name).players for options in case_of(name).combinations()]


def pick(players: int = 2, hidden: bool | None = None, luck: bool | None = None) -> Game:
    """The first game, by name, that so many can play and that hides something or not, has luck or not."""
    for game in map(find, names()):
        if players in game.players and hidden in (None, game.hidden) and luck in (None, game.luck):
            return game
    raise LookupError(f"no game for {players} players with hidden={hidden}, luck={luck}")
