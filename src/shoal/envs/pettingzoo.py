"""PettingZoo: `env("coloretto", players=4)` is an AEC environment with action masks, one agent per seat."""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from shoal.envs.picture import drawn, text_of
from shoal.envs.stepping import HIGHEST, ILLEGAL, observe_one, settle_one, step_one
from shoal.errors import IllegalAction, ShoalError
from shoal.game import find
from shoal.kernel import OVER, seeded
from shoal.match import Variant

RENDER_MODES = ("human", "ansi", "rgb_array")
Observation = dict[str, NDArray[Any]]


def env(game: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> AECEnv:
    """A match of this game, with PettingZoo's check that calls come in order."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, render_mode, **options))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801, PettingZoo's name
    """A match as an AEC environment: agents are `player_0`, `player_1`, ...; the agent selected is the seat to act.

    Observations are dicts of `observation` (float32, mostly from 0 to 1) and `action_mask` (int8; all zero for agents
    that are not to act). Rewards come at the end: 1.0 shared among the winners. Illegal actions are refused
    (IllegalAction), and nothing happens. `copy()` is a match of its own in the same state.
    """

    def __init__(self, game: str, players: int | None = None, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ShoalError(f"render_mode cannot be {render_mode!r}; allowed: {', '.join(RENDER_MODES)}, or None")
        variant = Variant(find(game), players, **options)
        self.game, self.players, self.options = variant.game, variant.players, variant.options
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{self.game.name}_v{self.game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        rules = self.game.rules
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.action_spaces = {agent: gymnasium.spaces.Discrete(rules.ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(0.0, HIGHEST, (rules.OBSERVATION,), np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (rules.ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._buffers = np.zeros((2, rules.CHOICES), np.int16)
        self._state = np.zeros(1, self.game.state)
        self._rng = seeded(secrets.randbits(64))

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """All actions of the game; `action_mask` says which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; the same seed brings the same match."""
        if seed is not None:
            self._rng = seeded(seed)
        self._state[0] = self.game.new(self.players, self.options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._actor = int(settle_one(self._state, self._buffers, self._rng))
        self.agent_selection = self.possible_agents[self._actor]

    def observe(self, agent: str) -> Observation:
        """What the agent sees and, if it is to act, may do."""
        rules = self.game.rules
        seen = np.zeros(rules.OBSERVATION, np.float32)
        mask = np.zeros(rules.ACTIONS, np.int8)
        observe_one(self._state, self.possible_agents.index(agent), self._buffers, seen, mask)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play a legal action for the agent selected, and the chance steps that follow; None once it is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        shares = np.zeros(self.players, np.float32)
        who = int(step_one(self._state, -1 if action is None else int(action), self._buffers, self._rng, shares))
        if who == ILLEGAL:
            raise IllegalAction(f"{action!r} is not legal for {agent}; legal: {self.legal_actions()}")
        self._actor = who
        self._cumulative_rewards[agent] = 0.0
        if who == OVER:
            self.rewards = {name: float(shares[seat]) for seat, name in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[self._actor]
        if self.render_mode == "human":
            self.render()

    def legal_actions(self) -> list[int]:
        """What the agent selected may do."""
        return np.flatnonzero(self.observe(self.agent_selection)["action_mask"]).tolist()

    def describe(self, action: int) -> dict[str, Any]:
        """An action in words, as the API speaks them."""
        words: dict[str, Any] = self.game.table.describe(self._state[0], action)
        return words

    def copy(self) -> raw_env:
        """A match of its own in the same state, with the same chance to come."""
        twin = raw_env(self.game.name, self.players, self.render_mode, **self.options)
        twin._state, twin._rng = self._state.copy(), self._rng.copy()
        if self.agents:
            twin._actor = self._actor
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            if hasattr(self, name):
                setattr(twin, name, getattr(self, name).copy())
        if hasattr(self, "agent_selection"):
            twin.agent_selection = self.agent_selection
        return twin

    def render(self) -> NDArray[np.uint8] | str | None:
        """The table as the seat to act sees it: printed, as text, or as an image."""
        if self.render_mode is None:
            gymnasium.logger.warn("no render_mode was chosen, so there is nothing to draw")
            return None
        seat = None if self._actor == OVER else self._actor
        text = text_of(self.game, self._state[0], seat)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "rgb_array":
            return drawn(text)
        print(text)
        return None

    def close(self) -> None:
        """Nothing to give back."""
