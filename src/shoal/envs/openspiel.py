"""OpenSpiel: the games as Python games with explicit chance. Importing this registers `shoal_coloretto` and the others.

    from shoal.envs import openspiel
    game = openspiel.load("coloretto", players=4)         # or pyspiel.load_game("shoal_coloretto(players=4)")

Actions are the game's own numbers; chance outcomes count from 0. Returns are shares of the win, 1.0 in all. The
information state is all that a seat was told since the beginning; the observation is what it sees now.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from shoal.game import Game, find, names
from shoal.kernel import CHANCE, OVER, State, seeded

PREFIX = "shoal_"
MOST_STEPS = 100_000  # OpenSpiel asks for a bound; matches are far shorter


class Table:
    """A state and how it came about. What a seat was told is worked out when somebody asks for it."""

    def __init__(self, game: Game, s: State, told: list[tuple[str, ...]]) -> None:
        self.game, self.s = game, s
        self.door = game.compiled_door
        self._told = told  # to each seat, up to the steps still to be told
        self._untold: tuple[tuple[State, int, State], ...] = ()

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        twin = Table(self.game, self.s.copy(), list(self._told))
        twin._untold = self._untold
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.game.name, self.s.tobytes(), self.told())

    @property
    def players(self) -> int:
        """How many play."""
        return len(self._told)

    def play(self, action: int) -> None:
        """Play an action."""
        before = self.s.copy()
        self.door.play(self.s, action)
        self._untold += ((before, action, self.s.copy()),)

    def told(self) -> list[tuple[str, ...]]:
        """What each seat was told since the beginning; of its own actions it knows the number as well."""
        for before, action, after in self._untold:
            who = int(self.door.actor(before))
            for seat in range(self.players):
                news = json.dumps(self.game.table.events(before, action, after, seat))
                self._told[seat] += (f"{action} {news}" if who == seat else news,)
        self._untold = ()
        return self._told

    def reimagined(self, seat: int, seed: int) -> Table:
        """The same to this seat; what it cannot know is dealt anew, and the others know only what they see now."""
        s = self.s.copy()
        self.door.imagine(s, seat, seeded(seed))
        twin = Table(self.game, s, list(self.told()))
        for other in range(self.players):
            if other != seat:
                twin._told[other] = (twin.view(other),)
        return twin

    def choices(self) -> list[tuple[int, int]]:
        """The legal actions with their weights."""
        actions, weights = self.game.buffers()
        n = int(self.door.choices(self.s, actions, weights))
        return list(zip(actions[:n].tolist(), weights[:n].tolist(), strict=True))

    def view(self, seat: int | None) -> str:
        """What a seat sees, as one line of JSON."""
        return json.dumps(self.game.table.view(self.s, seat))


def _restored(name: str, s: bytes, told: list[tuple[str, ...]]) -> Table:
    return Table(find(name), np.frombuffer(s, find(name).state).copy()[0], told)


class ShoalGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games, as OpenSpiel knows games; a class of its own for each."""

    shoal: Game
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.shoal
        given = {**self.kind.parameter_specification, **(params or {})}
        self.players = game.check_players(given.pop("players"))
        nothing = {option.name for option in game.options if option.default is None}
        self.options = game.check_options(
            {name: None if name in nothing and value == 0 else value for name, value in given.items()}
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
        self.first = game.new(self.players, self.options)

    def new_initial_state(self, _: str | None = None) -> ShoalState:
        """The beginning: chance is to act."""
        return ShoalState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees now or, with perfect recall, all that it was told."""
        return Observer(self.shoal, bool(iig_obs_type and iig_obs_type.perfect_recall))


class ShoalState(pyspiel.State):  # type: ignore[misc]
    """A state of a match."""

    def __init__(self, game: ShoalGame) -> None:
        super().__init__(game)
        self.table = Table(game.shoal, game.first.copy(), [()] * game.players)

    def current_player(self) -> int:
        """The seat to act, or chance, or nobody."""
        who = int(self.table.door.actor(self.table.s))
        special = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
        return int(special.get(who, who))

    def _legal_actions(self, player: int) -> list[int]:
        return [action for action, _ in self.table.choices()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What luck may bring, and how likely."""
        weighted = self.table.choices()
        total = sum(weight for _, weight in weighted)
        first = self.table.game.rules.ACTIONS
        return [(action - first, weight / total) for action, weight in weighted]

    def _apply_action(self, action: int) -> None:
        self.table.play(action + (self.table.game.rules.ACTIONS if self.is_chance_node() else 0))

    def _action_to_string(self, player: int, action: int) -> str:
        shift = self.table.game.rules.ACTIONS if player == pyspiel.PlayerId.CHANCE else 0
        words = self.table.game.table.describe(self.table.s, action + shift)
        return " ".join(str(value) for value in words.values())

    def is_terminal(self) -> bool:
        """Is the match over?"""
        return bool(self.table.door.actor(self.table.s) == OVER)

    def returns(self) -> list[float]:
        """Everybody's share of the win; 0 until the match is over."""
        out = np.zeros(self.table.game.rules.SEATS, np.float32)
        if self.is_terminal():
            self.table.door.payoffs(self.table.s, out)
        return [float(share) for share in out[: self.table.players]]

    def resample_from_infostate(self, player: int, sampler: Any) -> ShoalState:
        """A state that the player cannot tell from this one. Its history is still that of the real one."""
        twin: ShoalState = self.clone()
        twin.table = self.table.reimagined(player, int(sampler() * 2**53))
        return twin

    def __str__(self) -> str:
        return f"{self.current_player()} {self.table.view(None)}"


class Observer:
    """Observations of a state; with perfect recall only as a string, since a story has no fixed length."""

    def __init__(self, game: Game, recall: bool) -> None:
        self.recall = recall
        self.tensor = None if recall else np.zeros(game.rules.OBSERVATION, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: ShoalState, player: int) -> None:
        """Fill `tensor` with what the player sees."""
        if self.tensor is not None:
            self.tensor.fill(0)
            state.table.door.observe(state.table.s, player, self.tensor)

    def string_from(self, state: ShoalState, player: int) -> str:
        """What the player sees, or was told, in words."""
        if self.recall:
            return f"seat {player}\n" + "\n".join(state.table.told()[player])
        return state.table.view(player)


def _register(game: Game) -> None:
    options = {option.name: 0 if option.default is None else option.default for option in game.options}  # 0: none
    kind = pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"{game.title} (Shoal, version {game.version})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
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
    given = {} if players is None else {"players": players}
    return pyspiel.load_game(PREFIX + find(name).name, given | options)


for _name in names():
    _register(find(_name))
