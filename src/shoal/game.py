"""What a game is to the rest of Shoal: the door.

`start`, `actor`, `choices`, `play`, `payoffs`, `imagine` and `observe` below take any game's state and call that game's
rules. Interpreted, the record's dtype says which; compiled, the record's type does, at compile time and for free.
"""

from __future__ import annotations

import threading
import warnings
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib.metadata import entry_points
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from shoal import contract
from shoal.contract import RULES_FUNCTIONS as DOOR
from shoal.contract import Advice, Network, Pieces, Policy, Rules, Score, Table, Web
from shoal.errors import BadGame, BadOption, UnknownGame
from shoal.kernel import CHANCE, OVER, Buffers, Floats, Fn, Ints, Memory, Numbers, Rng, State, compiled, jit, mode

GROUP = "shoal.games"  # the entry points by which packages bring games


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
        message = f"{self.name} cannot be {value!r}; allowed: {self.allowed}"
        if self.values:
            raise BadOption(message)
        raise BadOption(message, said="bad-option", option=self.name, low=self.low, high=self.high)

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
    """One game, with each of its parts by name: only the rules and the table must be there."""

    name: str
    title: str
    version: int  # raised whenever an old log would replay differently, or its numbers mean something else
    players: range
    rules: Rules  # compiled
    table: Table  # plain
    options: tuple[Option, ...] = ()
    former: Mapping[int, Sequence[int]] = field(default_factory=dict)  # {1: …}: an earlier version whose logs can be
    # read and go on, with the number that each of its numbers has today; those that it did not know come last
    hidden: bool = True  # does some seat not see what another one sees?
    luck: bool = True  # does chance do more than say who starts?
    lowest_wins: bool = False  # are fewer points better?
    implied: Mapping[str, str] = field(default_factory=dict)  # {"hands": "players"}: a list in a position tells this
    pieces: Pieces | None = None  # counts the cards or tokens of a position: none is ever lost
    policy: Policy | None = None  # what bots know of it
    advice: Advice | None = None  # why a hint is good
    score: Score | None = None  # the points of some cards at a real table, for the score pad
    styles: Mapping[str, str] = field(default_factory=dict)  # words of a view that have a colour in the terminal
    messages: Path | None = None  # the folder of its words, <language>.ftl
    web: Web | None = None  # its own pages

    @property
    def state(self) -> np.dtype[Any]:
        """The dtype of a state."""
        return self.rules.STATE

    @property
    def network(self) -> Network | None:
        """What its learned evaluation looks at, if it has one."""
        return self.policy.network if self.policy else None

    def check_players(self, players: object) -> int:
        """The number of players, if the game can be played by so many."""
        if isinstance(players, int) and not isinstance(players, bool) and players in self.players:
            return players
        low, high = self.players[0], self.players[-1]
        message = f"{self.title} is for {low} to {high} players, not {players!r}"
        raise BadOption(message, said="bad-players", low=low, high=high)

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

    def buffers(self) -> Buffers:
        """Room for the actions and the weights of `choices`."""
        return Buffers(np.zeros(self.rules.CHOICES, np.int16), np.zeros(self.rules.CHOICES, np.int16))

    @cached_property
    def door(self) -> Any:
        """The seven functions for use from Python: plain, or compiled with SHOAL_JIT=1."""
        if mode() == "on":
            return self.compiled_door
        return SimpleNamespace(**{name: getattr(self.rules, name) for name in DOOR})

    @cached_property
    def compiled_door(self) -> Any:
        """The seven functions compiled (plain with SHOAL_JIT=0), for callers that step many single states."""
        return SimpleNamespace(**{name: jit(getattr(self.rules, name)) for name in DOOR})


_BY_NAME: dict[str, Game] = {}
_BY_DTYPE: dict[np.dtype[Any], Game] = {}


def register(game: Game) -> Game:
    """Make a game known to the door and to `find`; BadGame says which part is missing or of the wrong shape."""
    contract.check_rules(game.name, game.rules)
    contract.check_table(game.name, game.table)
    contract.check_extras(game.name, game.policy, game.advice, game.web)
    for option in game.options:
        if option.field not in (game.state.names or ()):
            raise BadGame(f"{game.name}: its STATE has no field {option.field!r} for the option {option.name}")
    if len(game.players) == 0 or game.players[-1] > game.rules.SEATS:
        raise BadGame(f"{game.name}: it is for {game.players}, but its rules have {game.rules.SEATS} SEATS")
    known = _BY_NAME.get(game.name)
    if known is not None and known is not game:
        raise BadGame(f"{game.name}: there is another game of that name already")
    _BY_NAME[game.name] = game
    _BY_DTYPE[game.state] = game
    return game


def accept(game: Game, layout: np.dtype[Any]) -> np.dtype[Any]:
    """Let the door take the game's states in another layout of memory too (padded for a GPU, say); the layout."""
    _BY_DTYPE[layout] = game
    return layout


_installed: list[str] = []  # the entry points seen so far; GROUP comes last
_installing = threading.RLock()  # a thread that asks meanwhile waits; a game that is imported may ask for the others


def _register_installed() -> None:
    """Register the games of all installed packages; one that is broken is left out, and a warning says why."""
    if _installed[-1:] == [GROUP]:
        return
    with _installing:
        if _installed:
            return
        points = entry_points(group=GROUP)
        _installed.extend(["", *points.names])
        for point in points:
            try:
                register(point.load())
            except Exception as error:
                warnings.warn(f"the game {point.name} ({point.value}) is left out: {error}", stacklevel=3)
        _installed.append(GROUP)


def names() -> list[str]:
    """The names of all games."""
    _register_installed()
    return sorted(_BY_NAME)


def find(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(names())}")
    return _BY_NAME[name]


def game_of(s: State) -> Game:
    """The game that this state belongs to."""
    return _BY_DTYPE[s.dtype]


def _game_of_type(s: Any) -> Game | None:
    """The game of a record's type, as the compiler knows types."""
    dtype = getattr(s, "dtype", None)
    return None if dtype is None else _BY_DTYPE.get(np.dtype((np.record, dtype)))


def opens(name: str, part: str = "rules", default: Callable[..., Any] | None = None) -> Callable[[Fn], Fn]:
    """Let compiled code call the function `name` of a part of a game, each record type its own game's."""

    def by_record_type(s: Any, *_: Any) -> Callable[..., Any] | None:
        game = _game_of_type(s)
        return None if game is None else getattr(getattr(game, part), name, None) or default

    def wrap(fn: Fn) -> Fn:
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


@opens("observe_whole")
def observe_whole(s: State, seat: int, out: Numbers) -> None:
    """The same in whole numbers from 0 to 255, of a game that has them."""
    game_of(s).rules.observe_whole(s, seat, out)  # type: ignore[attr-defined]


@compiled
def _observe_without(s: State, seat: int, memory: Memory, out: Numbers) -> None:
    observe_whole(s, seat, out)


@opens("observe_with", default=_observe_without)
def observe_with(s: State, seat: int, memory: Memory, out: Numbers) -> None:
    """The same for who observes one match again and again: a game may keep what was worked out before."""
    getattr(game_of(s).rules, "observe_with", _observe_without)(s, seat, memory, out)


def _is_hidden_by_type(s: Any) -> Callable[..., Any] | None:
    game = _game_of_type(s)
    return None if game is None else _yes if game.hidden else _no


@compiled
def _yes(s: State) -> bool:
    return True


@compiled
def _no(s: State) -> bool:
    return False


def is_hidden(s: State) -> bool:
    """Does some seat not see what another one sees? Known when a game is compiled, so it costs nothing."""
    return game_of(s).hidden


is_hidden.overload = _is_hidden_by_type  # type: ignore[attr-defined]
compiled(is_hidden)


__all__ = ["CHANCE", "OVER", "Game", "Option", "find", "game_of", "names", "register"]
