"""What a game is to the rest of Shoal: the door.

`start`, `actor`, `choices`, `play`, `payoffs`, `imagine` and `observe` below take any game's state and call that game's
rules. Interpreted, the record's dtype says which; compiled, the record's type does, at compile time and for free.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

from shoal.errors import BadOption, UnknownGame
from shoal.kernel import CHANCE, OVER, Floats, Ints, Rng, State, compiled, jit, mode, pick_weighted

DOOR = ("start", "actor", "choices", "play", "payoffs", "imagine", "observe")


@dataclass(frozen=True)
class Option:
    """A choice made before a match: by name (`values`) or a whole number within `low` and `high`."""

    name: str
    default: str | int | None
    values: tuple[str, ...] = ()  # stored in the state as an index
    low: int = 0
    high: int = 0
    stored: str = ""  # the state's field, where it cannot have the option's name (`size` is an attribute of ndarrays)

    @property
    def field(self) -> str:
        """The state's field that holds this option."""
        return self.stored or self.name

    def code(self, value: object) -> int:
        """How the state stores this value; BadOption if it is not allowed. None (where it is the default) is 0."""
        if self.values:
            if isinstance(value, str) and value in self.values:
                return self.values.index(value)
        elif value is None and self.default is None:
            return 0
        elif isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise BadOption(f"{self.name} cannot be {value!r}; allowed: {self.allowed}")

    def value(self, code: int) -> str | int | None:
        """The value that the state stores as this code."""
        if self.values:
            return self.values[code]
        return None if self.default is None and code == 0 else code

    @property
    def allowed(self) -> str:
        """The allowed values, for a person."""
        return ", ".join(self.values) if self.values else f"{self.low} to {self.high}"


@dataclass(frozen=True)
class Game:
    """One game: its rules (compiled side), its table (plain side), who can play and with which options."""

    name: str
    title: str
    version: int  # raised whenever an old log would replay differently
    players: range
    rules: ModuleType
    table: ModuleType
    options: tuple[Option, ...] = field(default=())
    policy: ModuleType | None = None  # what bots know of the game: greedy, rollout, value, ... (bots/policy.py)

    @property
    def state(self) -> np.dtype[Any]:
        """The dtype of a state."""
        dtype: np.dtype[Any] = self.rules.STATE
        return dtype

    def check_players(self, players: object) -> int:
        """The number of players, if the game can be played by so many."""
        if isinstance(players, int) and not isinstance(players, bool) and players in self.players:
            return players
        raise BadOption(f"{self.title} is for {self.players[0]} to {self.players[-1]} players, not {players!r}")

    def check_options(self, options: dict[str, Any]) -> dict[str, str | int | None]:
        """All options with their values, defaults filled in; BadOption for an unknown name or value."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption(f"{self.title} has no option {name!r}; it has: {', '.join(known) or 'none'}")
        checked = {name: options.get(name, option.default) for name, option in known.items()}
        for name, value in checked.items():
            known[name].code(value)
        return checked

    def blank(self, options: dict[str, Any] | None = None) -> State:
        """An empty record with its options set, ready for `start`."""
        s = np.zeros(1, self.state)[0]
        checked = self.check_options(options or {})
        for option in self.options:
            s[option.field] = option.code(checked[option.name])
        return s

    def new(self, players: int, options: dict[str, Any] | None = None) -> State:
        """The first state of a match."""
        s = self.blank(options)
        self.door.start(s, self.check_players(players))
        return s

    def buffers(self) -> tuple[Ints, Ints]:
        """Room for the actions and the weights of `choices`."""
        return np.zeros(self.rules.CHOICES, np.int16), np.zeros(self.rules.CHOICES, np.int16)

    @cached_property
    def door(self) -> Any:
        """The seven functions for use from Python: plain, or compiled with SHOAL_JIT=1."""
        if mode() != "on":
            return SimpleNamespace(**{name: getattr(self.rules, name) for name in DOOR})
        return SimpleNamespace(**{name: jit(getattr(self.rules, name)) for name in DOOR})


_BY_NAME: dict[str, Game] = {}
_BY_DTYPE: dict[np.dtype[Any], Game] = {}


def register(game: Game) -> Game:
    """Make a game known to the door and to `find`."""
    for option in game.options:
        assert option.field in (game.state.names or ()), f"{game.name}: no field for the option {option.name}"
    _BY_NAME[game.name] = game
    _BY_DTYPE[game.state] = game
    return game


def accept(game: Game, layout: np.dtype[Any]) -> np.dtype[Any]:
    """Let the door take the game's states in another layout of memory too (padded for a GPU, say); the layout."""
    _BY_DTYPE[layout] = game
    return layout


def names() -> list[str]:
    """The names of all games."""
    importlib.import_module("shoal.games")
    return sorted(_BY_NAME)


def find(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(names())}")
    return _BY_NAME[name]


def game_of(s: State) -> Game:
    """The game that this state belongs to."""
    return _BY_DTYPE[s.dtype]


def opens(
    name: str, part: str = "rules", default: Callable[..., Any] | None = None
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Let compiled code call the function `name` of a part of a game, each record type its own game's."""

    def by_record_type(s: Any, *_: Any) -> Callable[..., Any] | None:
        dtype = getattr(s, "dtype", None)
        game = _BY_DTYPE.get(np.dtype((np.record, dtype))) if dtype is not None else None
        return None if game is None else getattr(getattr(game, part), name, default)

    def wrap(fn: Callable[..., Any]) -> Callable[..., Any]:
        fn.overload = by_record_type  # type: ignore[attr-defined]
        return compiled(fn)

    return wrap


@opens("start")
def start(s: State, players: int) -> None:
    """An empty record, its options already set, becomes a new match."""
    game_of(s).rules.start(s, players)


@opens("actor")
def actor(s: State) -> int:
    """The seat to act, or CHANCE, or OVER."""
    return int(game_of(s).rules.actor(s))


@opens("choices")
def choices(s: State, actions: Ints, weights: Ints) -> int:
    """Fill in the legal actions, ascending, and, when chance acts, their weights; how many there are."""
    return int(game_of(s).rules.choices(s, actions, weights))


@opens("play")
def play(s: State, action: int) -> None:
    """Play a legal action."""
    game_of(s).rules.play(s, action)


@opens("payoffs")
def payoffs(s: State, out: Floats) -> None:
    """When over: 1.0 shared among the winners."""
    game_of(s).rules.payoffs(s, out)


@opens("imagine")
def imagine(s: State, seat: int, rng: Rng) -> None:
    """Deal anew what the seat cannot know, from everything the seat has seen."""
    game_of(s).rules.imagine(s, seat, rng)


@opens("observe")
def observe(s: State, seat: int, out: Floats) -> None:
    """What the seat can see, as numbers, for learning."""
    game_of(s).rules.observe(s, seat, out)


@compiled
def settle(s: State, actions: Ints, weights: Ints, rng: Rng) -> None:
    """Let chance act until a player must, or the match is over."""
    while actor(s) == CHANCE:
        n = choices(s, actions, weights)
        play(s, int(actions[pick_weighted(rng, weights, n)]))


__all__ = ["CHANCE", "OVER", "Game", "Option", "find", "game_of", "names", "register"]
