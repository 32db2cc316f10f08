"""OpenSpiel: the games as Python games with explicit chance. Importing this registers `shoal_coloretto` and the others.

    from shoal.envs import openspiel
    game = openspiel.load("coloretto", players=4)         # or pyspiel.load_game("shoal_coloretto(players=4)")

Actions are the game's own numbers; chance outcomes count from 0. Returns are shares of the win, 1.0 in all. The
information state is all that a seat has seen since the beginning (perfect recall); the observation is what it sees now.
"""

from __future__ import annotations

import json
from functools import cached_property, lru_cache
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from shoal.game import Game, find, names
from shoal.kernel import CHANCE, OVER, State, seeded

PREFIX = "shoal_"
MOST_STEPS = 100_000  # OpenSpiel asks for a bound; matches are far shorter
SPECIAL = {CHANCE: int(pyspiel.PlayerId.CHANCE), OVER: int(pyspiel.PlayerId.TERMINAL)}
REMEMBERED = 1 << 15  # positions: a solver walks the same tree again and again


class Table:
    """A state and how it came about. It never changes, so copies share it; what is asked twice is worked out once."""

    def __init__(self, game: Game, s: State, opening: tuple[str, ...], came: tuple[Table, int] | None = None) -> None:
        self.game, self.s = game, s
        self.actor = int(game.compiled_door.actor(s))
        self._opening = opening  # by seat: what it saw before the first table
        self._came = came  # from which table, by which action; None: the first
        self._views: dict[int | None, str] = {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game.name, self.s.tobytes(), tuple(map(self.history, range(self.players))))

    @property
    def players(self) -> int:
        """How many play."""
        return len(self._opening)

    def after(self, action: int) -> Table:
        """The table after an action."""
        return _after(self, action)

    @cached_property
    def choices(self) -> list[tuple[int, int]]:
        """The legal actions with their weights."""
        actions, weights = self.game.buffers()
        n = int(self.game.compiled_door.choices(self.s, actions, weights))
        return list(zip(actions[:n].tolist(), weights[:n].tolist(), strict=True))

    @cached_property
    def returns(self) -> list[float]:
        """Everybody's share of the win; 0 until the match is over."""
        out = np.zeros(self.game.rules.SEATS, np.float32)
        if self.actor == OVER:
            self.game.compiled_door.payoffs(self.s, out)
        return [float(share) for share in out[: self.players]]

    @cached_property
    def _lines(self) -> list[str]:
        """By seat: the events of the last step; of its own actions it knows the number as well."""
        assert self._came is not None
        before, action = self._came
        events = [json.dumps(self.game.table.events(before.s, action, self.s, seat)) for seat in range(self.players)]
        return [f"{action} {line}" if before.actor == seat else line for seat, line in enumerate(events)]

    def history(self, seat: int) -> str:
        """All that a seat has seen happen, a line for each step."""
        lines, table = [], self
        while table._came is not None:
            lines.append(table._lines[seat])
            table = table._came[0]
        return "\n".join([table._opening[seat], *reversed(lines)])

    def view(self, seat: int | None) -> str:
        """What a seat sees, as one line of JSON."""
        if seat not in self._views:
            self._views[seat] = json.dumps(self.game.table.view(self.s, seat))
        return self._views[seat]

    def resampled(self, seat: int, seed: int) -> Table:
        """The same to this seat; what it cannot know is dealt anew, and the others know only what they see now."""
        s = self.s.copy()
        self.game.compiled_door.imagine(s, seat, seeded(seed))
        views = [json.dumps(self.game.table.view(s, other)) for other in range(self.players)]
        return Table(self.game, s, tuple(self.history(k) if k == seat else view for k, view in enumerate(views)))


@lru_cache(REMEMBERED)
def _after(table: Table, action: int) -> Table:
    s = table.s.copy()
    table.game.compiled_door.play(s, action)
    return Table(table.game, s, table._opening, (table, action))


def _restored(name: str, s: bytes, opening: tuple[str, ...]) -> Table:
    return Table(find(name), np.frombuffer(s, find(name).state).copy()[0], opening)


class ShoalGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, as OpenSpiel knows games; a class of its own for each."""

    shoal: Game
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.shoal
        given = {**self.kind.parameter_specification, **(params or {})}
        self.players = game.check_players(given.pop("players"))
        unset = {option.name for option in game.options if option.default is None}
        self.options = game.check_options(
            {name: None if name in unset and value == 0 else value for name, value in given.items()}
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=game.rules.ACTIONS,
            max_chance_outcomes=game.rules.CHANCES,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(self.kind, info, params or {})
        seats = tuple(f"seat {seat}" for seat in range(self.players))
        self.first = Table(game, game.new(self.players, self.options), seats)

    def new_initial_state(self, _: str | None = None) -> ShoalState:
        """The beginning: chance is to act."""
        return ShoalState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees now or, with perfect recall, all that it has seen."""
        return Observer(self.shoal, bool(iig_obs_type and iig_obs_type.perfect_recall))


class ShoalState(pyspiel.State):  # type: ignore[misc]
    """A state of a match."""

    def __init__(self, game: ShoalGame) -> None:
        super().__init__(game)
        self.table: Table = game.first

    def current_player(self) -> int:
        """The seat to act, or chance, or nobody."""
        return SPECIAL.get(self.table.actor, self.table.actor)

    def _legal_actions(self, player: int) -> list[int]:
        return [action for action, _ in self.table.choices]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely."""
        weighted = self.table.choices
        total = sum(weight for _, weight in weighted)
        first = self.table.game.rules.ACTIONS
        return [(action - first, weight / total) for action, weight in weighted]

    def _apply_action(self, action: int) -> None:
        shift = self.table.game.rules.ACTIONS if self.table.actor == CHANCE else 0
        self.table = self.table.after(action + shift)

    def _action_to_string(self, player: int, action: int) -> str:
        shift = self.table.game.rules.ACTIONS if player == pyspiel.PlayerId.CHANCE else 0
        words = self.table.game.table.describe(self.table.s, action + shift)
        return " ".join(str(value) for value in words.values())

    def is_terminal(self) -> bool:
        """Is the match over?"""
        return self.table.actor == OVER

    def returns(self) -> list[float]:
        """Everybody's share of the win; 0 until the match is over."""
        return self.table.returns

    def resample_from_infostate(self, player: int, sampler: Any) -> ShoalState:
        """A state that the player cannot tell from this one. Its history is still that of the real one."""
        twin: ShoalState = self.clone()
        twin.table = self.table.resampled(player, int(sampler() * 2**53))
        return twin

    def __str__(self) -> str:
        return f"{self.current_player()} {self.table.view(None)}"


class Observer:
    """Observations of a state; with perfect recall only as a string, since a history has no fixed length."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(game.rules.OBSERVATION, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: ShoalState, player: int) -> None:
        """Fill `tensor` with what the player sees."""
        if self.tensor is not None:
            self.tensor.fill(0)
            state.table.game.compiled_door.observe(state.table.s, player, self.tensor)

    def string_from(self, state: ShoalState, player: int) -> str:
        """What the player sees, with perfect recall after all that it has seen happen."""
        view = state.table.view(player)
        return f"{state.table.history(player)}\n{view}" if self.perfect_recall else view


def _register(game: Game) -> None:
    options = {option.name: 0 if option.default is None else option.default for option in game.options}  # 0: none
    kind = pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"{game.title} (Shoal, version {game.version})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,  # if only to say who starts
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,  # of all: its ISMCTS refuses perfect ones
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.players[0], **options},
    )
    one = type(PREFIX + game.name, (ShoalGame,), {"shoal": game, "kind": kind, "__module__": __name__})
    globals()[one.__name__] = one  # where pickle looks for it
    pyspiel.register_game(kind, one)


def load(name: str, players: int | None = None, **options: Any) -> pyspiel.Game:
    """The game as OpenSpiel loads it."""
    if PREFIX + find(name).name not in pyspiel.registered_names():  # a game that came after this was imported
        _register(find(name))
    given = {} if players is None else {"players": players}
    return pyspiel.load_game(PREFIX + name, given | options)


for _name in names():
    _register(find(_name))
