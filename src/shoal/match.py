"""One match and its host: chance, log, views, record, replay."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from shoal.chance import Chance as Chance
from shoal.chance import SeededChance as SeededChance
from shoal.chance import weighted as weighted
from shoal.errors import BadOption, BadPosition, BadRecord, IllegalAction, ShoalError
from shoal.game import Game, find, names
from shoal.kernel import CHANCE, OVER, Ints, State

FORMAT = "shoal-match-1"
Buffers: TypeAlias = tuple[Ints, Ints]  # room for actions and weights


class Step(NamedTuple):
    """One step of a match: who acted (None: chance), what, and the states around it."""

    n: int  # its number in the log, from 0
    actor: int | None
    action: int
    before: State
    after: State


@dataclass(frozen=True)
class After:
    """What an action would bring about."""

    steps: tuple[Step, ...]  # the action and the chance steps that follow it
    over: bool  # does the match end with them?
    result: dict[str, Any] | None  # scores and winners, if it does


class Variant:
    """A game with its number of players and options chosen."""

    def __init__(self, game: Game, players: int | None = None, /, **options: Any) -> None:  # any word may be an option
        self.game = game
        self.players = game.check_players(game.players[0] if players is None else players)
        self.options = game.check_options(options)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"shoal.load({self.game.name!r}, players={self.players}{options})"

    def match(self, seed: int | None = None, chance: Chance | None = None, version: int | None = None) -> Match:
        """A new match; chance from the seed (None: from the system), or from another source. An earlier `version` of
        the game is one that the log is to be written for.
        """
        s = self.game.new(self.players, self.options)
        return Match(self, s, chance or SeededChance(seed), version=version).settled()

    def from_position(
        self, position: Mapping[str, Any], seed: int | None = None, chance: Chance | None = None
    ) -> Match:
        """A match that goes on from a position; what the position leaves out is as in this variant."""
        if not isinstance(position, Mapping):
            raise BadPosition(f"a position is an object like the one from Match.position(), not {position!r}")
        whole = {**self.implied(position), **position}
        s = self.game.table.from_position(whole)
        variant = Variant(self.game, int(s.players), **_options_in(self.game, s))
        return Match(variant, s, chance or SeededChance(seed), position=self.game.table.position(s)).settled()

    def implied(self, position: Mapping[str, Any]) -> dict[str, Any]:
        """What this variant adds to a position: not what its own lists imply (hands: players, board: size)."""
        implied = self.game.implied
        known = {implied[key] for key in position if key in implied and isinstance(position[key], list)}
        return {key: value for key, value in {"players": self.players, **self.options}.items() if key not in known}


def _options_in(game: Game, s: State) -> dict[str, Any]:
    return {option.name: option.value(int(s[option.field])) for option in game.options}


class Match:
    """A match: whose turn it is, what they may do, what happened. Chance plays by itself.

    >>> import shoal
    >>> match = shoal.load("coloretto", players=3).match(seed=7)
    >>> match.actions
    [{'id': 0, 'type': 'draw'}]
    >>> match.play({"type": "draw"}); match.view(0)["phase"]
    'place'
    """

    def __init__(
        self,
        variant: Variant,
        state: State,
        chance: Chance,
        position: dict[str, Any] | None = None,
        version: int | None = None,
    ) -> None:
        self.variant = variant
        self.game = variant.game
        self.state = state
        self.chance = chance
        self.start_position = position  # None: from the beginning
        self.version = self.game.version if version is None else version
        self.log: list[int] = []  # in the numbers of that version
        self._buffers = self.game.buffers()
        self._next: tuple[State, int] | None = None  # a state that was worked out, and who acts there

    def settled(self) -> Match:
        """The match, once chance has acted as far as it must."""
        self._extend(self._chance_steps(self.state, len(self.log)))
        return self

    def __repr__(self) -> str:
        return f"<Match of {self.game.title}, {self.variant.players} players, {len(self.log)} steps>"

    @cached_property
    def actor(self) -> int | None:
        """The seat to act; None when the match is over."""
        who = self._actor_in(self.state)
        return None if who == OVER else who

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.actor is None

    @cached_property
    def legal(self) -> tuple[int, ...]:
        """The numbers of the legal actions, ascending."""
        return tuple(self.choices()[0])

    @property
    def actions(self) -> list[dict[str, Any]]:
        """The legal actions as dicts, each with its number as `id`."""
        return [{"id": action, **self.game.table.describe(self.state, action)} for action in self.legal]

    def number(self, action: int | Mapping[str, Any]) -> int:
        """The number of a legal action, given as a number or as a dict; IllegalAction if it is not legal."""
        if self.over:
            raise IllegalAction("the match is over; nothing can be played")
        if isinstance(action, Mapping):
            wanted = {key: value for key, value in action.items() if key != "id"}
            for known in self.actions:
                if (
                    wanted
                    and all(known.get(key) == value for key, value in wanted.items())
                    and len(wanted) == len(known) - 1
                ):
                    if "id" in action and action["id"] != known["id"]:
                        break
                    return int(known["id"])
        elif isinstance(action, int | np.integer) and not isinstance(action, bool) and int(action) in self.legal:
            return int(action)
        raise IllegalAction(f"{_short(action)} is not legal for seat {self.actor}; legal: {self._allowed()}")

    def _allowed(self) -> str:
        listed = [json.dumps(action) for action in self.actions[:12]]
        more = len(self.legal) - len(listed)
        return ", ".join(listed) + (f", and {more} more" if more else "")

    def choices(self) -> tuple[list[int], list[int]]:
        """The actions of whoever acts now, chance too, ascending, and their weights; nothing once the match is over."""
        return _listed(self.game, self.state, self._buffers) if not self.over else ([], [])

    def step(self, action: int) -> Step:
        """The single step of a legal action, of chance too; the match itself stays as it is."""
        return step_of(self.game, self.state, action, len(self.log))

    def after(self, action: int | Mapping[str, Any]) -> After:
        """What an action would bring about, the chance steps after it included; the match itself stays as it is."""
        steps = self._steps(action)
        end = steps[-1].after
        over = self._actor_in(end) == OVER
        return After(steps, over, self._result(end) if over else None)

    def adopt(self, steps: Sequence[Step]) -> None:
        """Make the steps that come next part of the match."""
        if not steps or steps[0].n != len(self.log):
            raise IllegalAction(f"these steps do not continue the match, which has {len(self.log)} steps")
        self._extend(steps)

    def before(self, step: Step) -> Match:
        """The match as it was before one of its steps, on its own; chance does the same again."""
        earlier = Match(self.variant, step.before, self.chance, self.start_position, self.version)
        earlier.log = self.log[: step.n]
        return earlier

    def play(self, action: int | Mapping[str, Any]) -> None:
        """Play a legal action, by number or as a dict, and the chance steps that follow; IllegalAction otherwise."""
        self._extend(self._steps(action))

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, JSON-safe."""
        self.check_seat(seat)
        return self.game.table.view(self.state, seat)

    def events(self, step: Step, seat: int | None) -> list[dict[str, Any]]:
        """What the log says of a step to a seat (None: a spectator)."""
        self.check_seat(seat)
        return self.game.table.events(step.before, step.action, step.after, seat)

    def check_seat(self, seat: object) -> None:
        """ShoalError unless it is a seat of this match, or None: a spectator."""
        if seat is not None and (
            isinstance(seat, bool) or not isinstance(seat, int) or seat not in range(self.variant.players)
        ):
            raise ShoalError(
                f"there is no seat {seat!r}; seats are 0 to {self.variant.players - 1}, None is a spectator"
            )

    @property
    def scores(self) -> tuple[int, ...]:
        """Everybody's points."""
        return tuple(self.game.table.scores(self.state))

    @property
    def payoffs(self) -> tuple[float, ...] | None:
        """1.0 shared among the winners; None until the match is over."""
        return self._payoffs(self.state) if self.over else None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the win; empty until the match is over."""
        return tuple(seat for seat, share in enumerate(self.payoffs or ()) if share > 0)

    def position(self) -> dict[str, Any]:
        """The whole state as a readable dict: it holds everybody's secrets."""
        return self.game.table.position(self.state)

    def record(self) -> dict[str, Any]:
        """The match as a JSON-safe dict that `shoal.replay` reads."""
        record: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.name,
            "version": self.version,
            "players": self.variant.players,
            "options": dict(self.variant.options),
            "log": list(self.log),
        }
        if self.start_position is not None:
            record["position"] = self.start_position
        if self.over:
            record["result"] = self._result(self.state)
        return record

    def copy(self, seed: int | None = None) -> Match:
        """A match of its own in the same state with the same log; chance from here on comes from the seed."""
        twin = Match(self.variant, self.state.copy(), SeededChance(seed), self.start_position, self.version)
        twin.log = list(self.log)
        return twin

    def logged(self, action: int) -> int:
        """The number by which the log knows an action: that of the version in which the match began."""
        former = self.game.former.get(self.version)
        return action if former is None else former.index(action)

    def meant(self, log: Sequence[int]) -> Sequence[int]:
        """The actions that these numbers of the log mean; -1 for one that means none."""
        former = self.game.former.get(self.version)
        return log if former is None else [former[n] if 0 <= n < len(former) else -1 for n in log]

    def _payoffs(self, s: State) -> tuple[float, ...]:
        out = np.zeros(self.game.rules.SEATS, np.float32)
        self.game.door.payoffs(s, out)
        return tuple(float(share) for share in out[: self.variant.players])

    def _result(self, s: State) -> dict[str, Any]:
        winners = [seat for seat, share in enumerate(self._payoffs(s)) if share > 0]
        return {"scores": list(self.game.table.scores(s)), "winners": winners}

    def _steps(self, action: int | Mapping[str, Any]) -> tuple[Step, ...]:
        step = step_of(self.game, self.state, self.number(action), len(self.log), self.actor)
        return (step, *self._chance_steps(step.after, step.n + 1))

    def _chance_steps(self, s: State, n: int) -> list[Step]:
        steps: list[Step] = []
        while (who := int(self.game.door.actor(s))) == CHANCE:
            action = drawn(self.game, s, self.chance, n + len(steps), self._buffers)
            steps.append(step_of(self.game, s, action, n + len(steps), CHANCE))
            s = steps[-1].after
        self._next = s, who
        return steps

    def _actor_in(self, s: State) -> int:
        """Who acts in a state: asked again and again of the one to which the last action led, or would lead."""
        if self._next is None or self._next[0] is not s:
            self._next = s, int(self.game.door.actor(s))
        return self._next[1]

    def _extend(self, steps: Sequence[Step]) -> None:
        for step in steps:
            self.log.append(self.logged(step.action))
            self.state = step.after
        self.__dict__.pop("legal", None)
        self.__dict__.pop("actor", None)


def choices_in(game: Game, s: State, buffers: Buffers | None = None) -> tuple[list[int], list[int]]:
    """The actions of whoever acts in a state, chance too, ascending, and their weights; nothing once it is over."""
    return _listed(game, s, buffers or game.buffers()) if game.door.actor(s) != OVER else ([], [])


def _listed(game: Game, s: State, buffers: Buffers) -> tuple[list[int], list[int]]:
    actions, weights = buffers
    n = int(game.door.choices(s, actions, weights))
    return actions[:n].tolist(), weights[:n].tolist()


def drawn(game: Game, s: State, chance: Chance, n: int, buffers: Buffers | None = None) -> int:
    """What chance does in a state as step `n` of the log."""
    actions, weights = _listed(game, s, buffers or game.buffers())
    return weighted(actions, weights, chance.below(n, sum(weights)))


def _short(action: object) -> str:
    text = json.dumps(action, default=repr) if isinstance(action, Mapping) else repr(action)
    return text if len(text) <= 120 else text[:117] + "..."


def load(name: str, players: int | None = None, **options: Any) -> Variant:
    """A game with its number of players and options: `load("coloretto", players=4, scoring="blue")`."""
    return Variant(find(name), players, **options)


def replay(record: Mapping[str, Any], seed: int | None = None) -> Match:
    """The match of a record, every step checked; BadRecord says what is wrong. An unfinished one can be played on."""
    return refold(record, SeededChance(seed))[0]


def refold(record: Mapping[str, Any], chance: Chance) -> tuple[Match, list[Step]]:
    """The match of a record and all its steps."""
    match = _opening(record, chance)
    log = record.get("log")
    if not isinstance(log, list) or any(isinstance(action, bool) or not isinstance(action, int) for action in log):
        raise BadRecord("a record's log is a list of whole numbers")
    steps = follow(match, log)
    result = record.get("result")
    if result is not None and result != match.record().get("result"):
        raise BadRecord(
            f"the record's result {result!r} is not what its log leads to: {match.record().get('result')!r}"
        )
    return match, steps


def follow(match: Match, log: Sequence[int]) -> list[Step]:
    """The steps of a log that goes on from here, each checked and made part of the match; BadRecord if it cannot."""
    steps: list[Step] = []
    for number, action in zip(log, match.meant(log), strict=True):
        legal, _ = match.choices()
        if action not in legal:
            allowed = ", ".join(str(match.logged(other)) for other in legal[:20])
            where = "the match is over" if match.over else f"allowed here: {allowed}"
            raise BadRecord(f"step {len(match.log)} of the log, {number}, is not possible; {where}")
        steps.append(match.step(action))
        match.adopt(steps[-1:])
    if match.game.door.actor(match.state) == CHANCE:
        raise BadRecord(f"the log stops after {len(match.log)} steps, where chance must act; a piece of it is missing")
    return steps


def fold(game: Game, s: State, log: Sequence[int], n: int) -> list[Step]:
    """The steps of a piece of a log that was checked before: from the state before step `n` on."""
    steps: list[Step] = []
    for action in log:
        steps.append(step_of(game, s, action, n + len(steps)))
        s = steps[-1].after
    return steps


def step_of(game: Game, before: State, action: int, n: int, who: int | None = None) -> Step:
    """The step that an action makes in a state, of chance too; `who` acts there, where that is known."""
    if who is None:
        who = int(game.door.actor(before))
    after = before.copy()
    game.door.play(after, action)
    return Step(n, None if who == CHANCE else who, action, before, after)


def _opening(record: Mapping[str, Any], chance: Chance) -> Match:
    """The match of a record before its first step."""
    if not isinstance(record, Mapping):
        raise BadRecord(f"a record is an object like the one from Match.record(), not {type(record).__name__}")
    if record.get("format") != FORMAT:
        raise BadRecord(f"not a record of Shoal: its format is {record.get('format')!r}, expected {FORMAT!r}")
    name = record.get("game")
    if not isinstance(name, str) or name not in names():
        raise BadRecord(f"the record is of an unknown game {name!r}; known: {', '.join(names())}")
    game = find(name)
    version = record.get("version")
    if type(version) is not int or version not in (game.version, *game.former):
        raise BadRecord(f"the record is of {game.title} version {version!r}; this is version {game.version}")
    options = record.get("options", {})
    if not isinstance(options, Mapping):
        raise BadRecord("a record's options are an object")
    try:
        players = game.check_players(record.get("players"))
        variant = Variant(game, players, **{str(key): value for key, value in options.items()})
        position = record.get("position")
        s = game.new(variant.players, variant.options) if position is None else game.table.from_position(position)
    except (BadOption, BadPosition) as error:
        raise BadRecord(f"the record is damaged: {error}") from error
    if position is not None and Variant(game, int(s.players), **_options_in(game, s)).__dict__ != variant.__dict__:
        raise BadRecord("the record's position is not of its players and options")
    return Match(variant, s, chance, position, version)
