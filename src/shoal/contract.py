"""What a game brings, as types: its rules and its table must be there, everything else has a default.

`check` holds a game against this page when it is registered; mypy does so before it ever runs, since a module is a
`Rules` or a `Table` if it has all their names.
"""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import numpy as np

from shoal.errors import BadGame
from shoal.kernel import Floats, Ints, Numbers, Places, Rng, State

Position: TypeAlias = dict[str, Any]  # a whole state as a readable dict, like FEN in chess
Event: TypeAlias = dict[str, Any]  # {"id": "col-drew", "args": {"seat": 0, "card": "red"}}: one line of the log
Described: TypeAlias = dict[str, Any]  # {"type": "take", "row": 1}: an action for people and programs


class Rules(Protocol):
    """The compiled part: seven functions over one flat record, and the sizes of things.

    It may also have `observe_whole(s, seat, out)` and `SCALES`: the observation in whole numbers from 0 to 255, which
    times SCALES (float32, one for each number) are exactly what `observe` writes. Learners can then be fed in bytes.
    And it may have `observe_with(s, seat, memory, out)`, which writes the same quicker: `memory` (MEMORY int64, all 0
    in a new match) is what it left there when a seat of this very match observed before.
    """

    @property
    def STATE(self) -> np.dtype[Any]:
        """The record, made by `kernel.record`; it has at least the fields `players`, `phase` and `turn`."""

    @property
    def SEATS(self) -> int:
        """The most players."""

    @property
    def ACTIONS(self) -> int:
        """How many actions players have, numbered from 0."""

    @property
    def CHANCES(self) -> int:
        """How many outcomes chance has, numbered from ACTIONS on."""

    @property
    def CHOICES(self) -> int:
        """The most that `choices` ever lists."""

    @property
    def OBSERVATION(self) -> int:
        """How many numbers `observe` writes."""

    def start(self, s: State, players: int, /) -> None:
        """An empty record, its options already set, becomes a new match."""

    def actor(self, s: State, /) -> int:
        """The seat to act, or CHANCE, or OVER."""

    def choices(self, s: State, actions: Ints, weights: Ints, /) -> int:
        """Fill in the legal actions, ascending, and, when chance acts, their weights; how many there are."""

    def play(self, s: State, action: int, /) -> None:
        """Play a legal action."""

    def payoffs(self, s: State, out: Floats, /) -> None:
        """When over: 1.0 shared among the winners."""

    def imagine(self, s: State, seat: int, rng: Rng, /) -> None:
        """Deal anew what the seat cannot know, from everything the seat has seen."""

    def observe(self, s: State, seat: int, out: Floats, /) -> None:
        """What the seat can see, as numbers, for learning."""


class Table(Protocol):
    """The plain part: the same state for people and programs, JSON-safe.

    It may also have `about(view, what)`: facts about one card or token, a dict made from what a seat sees and from
    nothing else, or None if there is no such thing. `Web.explain` shows them.

    And it may have `discloses(before, action, after)`: has a player's step told any seat what it could not know? One
    that has not can be taken back between people. Where some seat does not see all (`Game.hidden`) and this is
    missing, every step counts as one that has.
    """

    def describe(self, s: State, action: int, /) -> Described:
        """An action number as a dict with a `type`."""

    def view(self, s: State, seat: int | None, /) -> dict[str, Any]:
        """What a seat (None: a spectator) may see; docs/add-a-game.md lists the keys that every view has."""

    def events(self, before: State, action: int, after: State, seat: int | None, /) -> list[Event]:
        """What the log says of a step to a seat (None: a spectator), without what it may not know."""

    def position(self, s: State, /) -> Position:
        """The whole state as a readable dict, where a player acts or the match is over."""

    def from_position(self, given: Position, /) -> State:
        """The state of a position; BadPosition says what cannot be."""

    def scores(self, s: State, /) -> list[int]:
        """Everybody's points."""


class Advice(Protocol):
    """Why a move is good, for hints."""

    @property
    def MESSAGES(self) -> Mapping[str, tuple[str, ...]]:
        """Every message id that `reason` gives, with the names of its arguments."""

    def reason(self, s: State, action: int, seat: int, /) -> dict[str, Any]:
        """A dict with `id` (of a message), `args` and perhaps `gain` (points at once)."""


Chooser: TypeAlias = Callable[[State, Ints, int, Rng], int]  # (s, actions, n, rng): the index of one of n actions
Prior: TypeAlias = Callable[[State, Ints, int, Floats], None]
Judge: TypeAlias = Callable[[State, State, int, Floats], bool]
Tell: TypeAlias = Callable[[list[Event]], list[Event]]


@dataclass(frozen=True)
class Network:
    """What a learned evaluation of a game looks at (bots/evaluation.py); `shoal train` finds its weights.

    `features` is given imagined states: the search asks it what everybody may expect in a world, and there all cards
    may be looked at. How a seat chooses is asked as well: the first `visible` numbers are what the seat may know.
    """

    features: Callable[[State, int, Floats], None]  # (s, seat, out): the state as numbers, seats counted from this one
    size: int  # how many numbers it writes; they are all 0 before
    visible: int  # how many of them, from the first, tell nothing that the seat may not know
    weights: Path  # an .npz; where it is missing, the search uses the other parts of the policy
    # (s, seat, out, places): the same, and the places of those that are not 0, ascending, and how many they are; where
    # that is quicker than to look for them
    listed: Callable[[State, int, Floats, Places], int] | None = None
    seen: Callable[[State, int, Floats, Places], int] | None = None  # the visible ones alone, where that is quicker
    crowd: Path | None = None  # other weights, for more than two players; None: the same for all
    # (s, root): is this the end of what a search that began in `root` looks at, though the match goes on?
    ends: Callable[[State, State], bool] | None = None
    # (s, table, out): what everybody may expect there, if a table knows it better than the network; False: it does not
    outlook: Callable[[State, Numbers, Floats], bool] | None = None
    table: Path | None = None  # that table, an .npz with a matrix of that name
    knobs: Mapping[str, float] = field(default_factory=dict)  # of the search, where it has the network
    crowd_knobs: Mapping[str, float] = field(default_factory=dict)  # and of that with more than two players

    def weights_for(self, players: int) -> Path:
        """The file with the weights for so many players."""
        return self.crowd if self.crowd is not None and players > 2 else self.weights


@dataclass(frozen=True)
class Policy:
    """What bots know of a game beyond its rules, all of it compiled; bots/policy.py has a default for whatever is None.

    The functions are given imagined states and must use only what the acting seat may know.
    """

    greedy: Chooser | None = None  # the choice of a good player who looks one step ahead
    rollout: Chooser | None = None  # the choice of a quick player, for playouts
    prior: Prior | None = None  # (s, actions, n, out): how likely each choice is to be good; out[:n] sums to 1
    # (s, root, depth, out): does the search that began in `root` end here? Then out[:players] says what everybody may
    # expect, from 0 to 1. `depth` is 0 in the tree and counts from 1 in a playout, where it may end earlier
    judge: Judge | None = None
    branches: Callable[[State], bool] | None = None  # chance acts: does the search tell its outcomes apart?
    near: Callable[[State], bool] | None = None  # may the rest be short enough to be enumerated? (bots/exact.py)
    knobs: Mapping[str, float] = field(default_factory=dict)  # of the search (bots/nodes.py)
    keeps_tree: bool = False  # nothing happens between the steps of a turn: the search goes on where it was
    levels: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # where a level plays otherwise than usual
    network: Network | None = None  # a learned evaluation: instead of judge and playouts, and on top of the prior
    # by number of players: slope and shift of the log-odds that make hints' winning chances true (bench/calibration.py)
    odds: Mapping[int, tuple[float, float]] = field(default_factory=dict)


@dataclass(frozen=True)
class Web:
    """A game's own pages: files of one folder, each by its name; what is missing has a plain default."""

    folder: Path
    table: str = ""  # the table as one viewer sees it
    choices: str = ""  # the legal actions as a list
    defs: str = ""  # drawings that a page defines once
    prompt: str = ""  # what the viewer is to do, made from the legal actions
    cues: str = ""  # what an event shows beside things that move
    moment: str = ""  # what is shown at a great moment, such as the end of a round
    tell: Tell | None = None  # all events of a turn that is over, as one viewer knows them: what the log says of it
    lesson: str = ""  # a word for beginners, right now
    pad: str = ""  # the score pad's cards
    pad_result: str = ""  # how a score on the pad came about
    explain: str = ""  # one card or token, explained to the viewer; needs the table's `about`
    reference: str = ""  # all cards or tokens on one sheet
    rules: str = ""  # the rules page; {language} stands for the language
    cover: str = ""  # the picture of the game, an SVG
    preview: str = ""  # the picture that a link to a table brings along, a PNG of 1200 x 630 (tools/previews.py)
    style: str = ""  # its style sheet
    rivals: int = 1  # how many bots "Play now" sets against the visitor
    lesson_options: Mapping[str, Any] = field(default_factory=dict)  # options that make a match short, for learning

    def files(self) -> list[str]:
        """The names of all files that are given, the rules page with its placeholder."""
        return [value for f in fields(self) if isinstance(value := getattr(self, f.name), str) and value]


Pieces: TypeAlias = Callable[[Position], Counter[str]]  # counts every card or token of a position
Score: TypeAlias = Callable[..., dict[str, Any]]  # (cards, **options): points at a real table, with `total`

RULES_FUNCTIONS = ("start", "actor", "choices", "play", "payoffs", "imagine", "observe")
RULES_SIZES = ("SEATS", "ACTIONS", "CHANCES", "CHOICES", "OBSERVATION")
TABLE_FUNCTIONS = ("describe", "view", "events", "position", "from_position", "scores")
STATE_FIELDS = ("players", "phase", "turn")
VIEW_KEYS = ("game", "players", "seat", "turn", "phase", "actor", "scores", "over", "winners")  # every view has them

_POLICY = {  # the signatures of a policy's functions
    "greedy": ("s", "actions", "n", "rng"),
    "rollout": ("s", "actions", "n", "rng"),
    "prior": ("s", "actions", "n", "out"),
    "judge": ("s", "root", "depth", "out"),
    "branches": ("s",),
    "near": ("s",),
}
_NETWORK = {
    "features": ("s", "seat", "out"),
    "listed": ("s", "seat", "out", "places"),
    "seen": ("s", "seat", "out", "places"),
    "ends": ("s", "root"),
    "outlook": ("s", "table", "out"),
}


def check_rules(name: str, rules: Any) -> None:
    """BadGame if the rules of a game lack something."""
    for size in RULES_SIZES:
        value = getattr(rules, size, None)
        if not isinstance(value, int) or value < 0:
            raise BadGame(f"{name}: its rules must define {size}, a whole number, not {value!r}")
    for function in RULES_FUNCTIONS:
        _check_function(f"{name}: its rules", rules, function, _parameters(getattr(Rules, function)))
    if hasattr(rules, "observe_whole") or hasattr(rules, "SCALES"):
        _check_function(f"{name}: its rules", rules, "observe_whole", ("s", "seat", "out"))
        scales = np.asarray(getattr(rules, "SCALES", None))
        if scales.dtype != np.float32 or scales.shape != (rules.OBSERVATION,):
            raise BadGame(f"{name}: beside observe_whole its rules must define SCALES, {rules.OBSERVATION} float32")
    if hasattr(rules, "observe_with"):
        _check_function(f"{name}: its rules", rules, "observe_with", ("s", "seat", "memory", "out"))
        if not hasattr(rules, "observe_whole") or not isinstance(getattr(rules, "MEMORY", None), int):
            raise BadGame(f"{name}: beside observe_with its rules must define observe_whole and MEMORY, a whole number")
    state = getattr(rules, "STATE", None)
    if not isinstance(state, np.dtype) or state.names is None:
        raise BadGame(f"{name}: its rules must define STATE, a record made by kernel.record, not {state!r}")
    missing = [field for field in STATE_FIELDS if field not in state.names]
    if missing:
        raise BadGame(f"{name}: its STATE lacks the field {missing[0]!r}; every game has {', '.join(STATE_FIELDS)}")
    hidden = sorted(set(state.names) & set(dir(np.ndarray)))
    if hidden:
        raise BadGame(f"{name}: a field of its STATE cannot be called {hidden[0]!r}: arrays have a method of that name")


def check_table(name: str, table: Any) -> None:
    """BadGame if the table of a game lacks something."""
    for function in TABLE_FUNCTIONS:
        _check_function(f"{name}: its table", table, function, _parameters(getattr(Table, function)))
    if hasattr(table, "about"):
        _check_function(f"{name}: its table", table, "about", ("view", "what"))
    if hasattr(table, "discloses"):
        _check_function(f"{name}: its table", table, "discloses", ("before", "action", "after"))


def check_extras(name: str, policy: Policy | None, advice: Any, web: Web | None) -> None:
    """BadGame if a part that a game need not have is there, but not as it should be."""
    for function, expected in _POLICY.items():
        if getattr(policy, function, None) is not None:
            _check_function(f"{name}: its policy", policy, function, expected)
    network = policy.network if policy is not None else None
    for function, expected in _NETWORK.items():
        if getattr(network, function, None) is not None:
            _check_function(f"{name}: its network", network, function, expected)
    if network is not None and not 0 < network.visible <= network.size:
        raise BadGame(f"{name}: its network must have 0 < visible <= size, not {network.visible} and {network.size}")
    if advice is not None:
        _check_function(f"{name}: its advice", advice, "reason", _parameters(Advice.reason))
        if not isinstance(getattr(advice, "MESSAGES", None), Mapping):
            raise BadGame(f"{name}: its advice must define MESSAGES, every message id with its arguments")
    if web is not None and web.tell is not None:
        _check_function(f"{name}: its pages", web, "tell", ("events",))
    for file in web.files() if web is not None else ():
        path = web.folder / file.replace("{language}", "en")  # type: ignore[union-attr]
        if not path.is_file():
            raise BadGame(f"{name}: its pages name {file}, but there is no {path}")


def _parameters(function: Callable[..., Any]) -> tuple[str, ...]:
    return tuple(name for name in inspect.signature(function).parameters if name != "self")


def _check_function(whose: str, part: Any, name: str, expected: tuple[str, ...]) -> None:
    wanted = f"{name}({', '.join(expected)})"
    function = getattr(part, name, None)
    if not callable(function):
        raise BadGame(f"{whose} must define {wanted}")
    given = _parameters(function)
    if len(given) != len(expected):
        raise BadGame(f"{whose} must define {wanted}, not {name}({', '.join(given)})")
