"""PPO self-play on Shoal's vector environment: one small network plays every seat and learns from who won.

    pip install 'shoal[envs,train]'
    python examples/ppo_coloretto.py        # a minute or two; prints the win rate against greedy

Every step belongs to the seat that acts, so a seat's next step comes a few steps later: `advantages` walks back over
the steps and keeps, for each match and seat, what came after. The reward is the share of the win when a match ends.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

import shoal.envs
from shoal.envs.batch import VectorEnv


@dataclass
class Settings:
    game: str = "coloretto"
    players: int = 2
    matches: int = 512  # played side by side
    steps: int = 128  # in each of them between two updates
    updates: int = 40
    epochs: int = 3
    minibatch: int = 4096
    rate: float = 1e-3  # falls to nothing in the end
    discount_trace: float = 0.95  # GAE's lambda; there is no discount, matches are short
    clip: float = 0.2
    entropy: float = 0.02
    hidden: int = 128
    seed: int = 1
    evaluation: int = 4000  # matches against greedy in the end


class Player(nn.Module):
    """From what a seat sees to how much it likes each action, and its chance to win."""

    def __init__(self, seen: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities (illegal actions: nearly none) and values."""
        h = self.body(seen)
        return torch.log_softmax(self.policy(h).masked_fill(~mask, -1e9), -1), self.value(h).squeeze(-1)


@dataclass
class Rollout:
    """What happened in `steps` steps of all matches; arrays begin with (steps, matches)."""

    seen: Tensor
    masks: Tensor
    actions: Tensor
    chosen: Tensor  # log-probability of the action taken
    values: Tensor
    actors: NDArray[np.int8]
    over: NDArray[np.bool_]
    shares: NDArray[np.float32]


@torch.no_grad()
def collect(env: VectorEnv, player: Player, settings: Settings) -> Rollout:
    t, n = settings.steps, settings.matches
    r = Rollout(
        torch.empty(t, n, env.observations.shape[1]), torch.empty(t, n, env.masks.shape[1], dtype=torch.bool),
        torch.empty(t, n, dtype=torch.int64), torch.empty(t, n), torch.empty(t, n),
        np.empty((t, n), np.int8), np.empty((t, n), np.bool_), np.empty((t, n, env.players), np.float32),
    )  # fmt: skip
    for i in range(t):
        r.seen[i] = torch.from_numpy(env.observations)
        r.masks[i] = torch.from_numpy(env.masks)
        r.actors[i] = env.actors
        logs, r.values[i] = player(r.seen[i], r.masks[i])
        r.actions[i] = torch.multinomial(logs.exp(), 1).squeeze(-1)
        r.chosen[i] = logs.gather(-1, r.actions[i].unsqueeze(-1)).squeeze(-1)
        env.step(r.actions[i].numpy())
        r.over[i], r.shares[i] = env.terminations, env.shares
    return r


def advantages(r: Rollout, players: int, trace: float) -> tuple[Tensor, Tensor, Tensor]:
    """GAE seat by seat; and which steps have a successor (or an end) in the rollout: only those are learned from."""
    t, n = r.actors.shape
    values = r.values.numpy()
    gained, known = np.zeros((t, n), np.float32), np.zeros((t, n), np.bool_)
    next_value, next_gain, reward = (np.zeros((n, players), np.float32) for _ in range(3))
    follows = np.zeros((n, players), np.bool_)
    every = np.arange(n)
    for i in reversed(range(t)):
        over = r.over[i]
        next_value[over], next_gain[over], follows[over] = 0.0, 0.0, True
        reward[over] = r.shares[i][over]
        seat = r.actors[i].astype(np.int64)
        surprise = reward[every, seat] + next_value[every, seat] - values[i]
        gained[i] = surprise + trace * next_gain[every, seat]
        known[i] = follows[every, seat]
        next_gain[every, seat] = np.where(known[i], gained[i], 0.0)
        next_value[every, seat], reward[every, seat], follows[every, seat] = values[i], 0.0, True
    return torch.from_numpy(gained), torch.from_numpy(gained + values), torch.from_numpy(known)


def improve(player: Player, optimizer: torch.optim.Optimizer, r: Rollout, settings: Settings, players: int) -> float:
    """PPO's clipped update over a rollout; the mean entropy of the policy."""
    gained, goals, known = advantages(r, players, settings.discount_trace)
    index = torch.nonzero(known.flatten()).squeeze(-1)
    seen, masks, actions = r.seen.flatten(0, 1), r.masks.flatten(0, 1), r.actions.flatten()
    chosen, gained, goals = r.chosen.flatten(), gained.flatten(), goals.flatten()
    spread = []
    for _ in range(settings.epochs):
        for part in index[torch.randperm(len(index))].split(settings.minibatch):
            logs, values = player(seen[part], masks[part])
            ratio = (logs.gather(-1, actions[part].unsqueeze(-1)).squeeze(-1) - chosen[part]).exp()
            gain = (gained[part] - gained[part].mean()) / (gained[part].std() + 1e-6)
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            entropy = -(logs.exp() * logs.clamp(min=-30.0)).sum(-1).mean()
            loss = -torch.min(ratio * gain, clipped * gain).mean() + (values - goals[part]).square().mean()
            optimizer.zero_grad(set_to_none=True)
            (loss - settings.entropy * entropy).backward()
            nn.utils.clip_grad_norm_(player.parameters(), 1.0)
            optimizer.step()
            spread.append(float(entropy.detach()))
    return sum(spread) / len(spread)


@torch.no_grad()
def win_rate(player: Player, settings: Settings, matches: int, opponents: str = "greedy") -> tuple[float, int]:
    """The learner's share of the wins against bots in all other seats, over at least so many matches."""
    env = shoal.envs.vector(settings.game, settings.players, settings.matches, opponents=opponents)
    env.reset(seed=settings.seed + 1000)
    first = np.ones(settings.matches, np.bool_)  # equal numbers of matches everywhere: short ones do not count twice
    wins, ended, played = 0.0, 0, np.zeros(settings.matches, np.int64)
    wanted = -(-matches // settings.matches)
    while first.any():
        logs, _ = player(torch.from_numpy(env.observations), torch.from_numpy(env.masks))
        _, rewards, over, _, _ = env.step(logs.argmax(-1).numpy())
        counted = over & first
        wins += float(rewards[counted].sum())
        ended += int(counted.sum())
        played += counted
        first = played < wanted
    env.close()
    return wins / ended, ended


def train(settings: Settings, quiet: bool = False) -> Player:
    """Self-play from nothing."""
    torch.manual_seed(settings.seed)
    env = shoal.envs.vector(settings.game, settings.players, settings.matches)
    env.reset(seed=settings.seed)
    player = Player(env.observations.shape[1], env.masks.shape[1], settings.hidden)
    optimizer = torch.optim.Adam(player.parameters(), settings.rate)
    began = time.perf_counter()
    for update in range(settings.updates):
        optimizer.param_groups[0]["lr"] = settings.rate * (1 - update / settings.updates)
        entropy = improve(player, optimizer, collect(env, player, settings), settings, env.players)
        if not quiet and (update + 1) % 5 == 0:
            rate, _ = win_rate(player, settings, settings.matches)
            spent = time.perf_counter() - began
            print(
                f"update {update + 1:3}  {spent:5.0f} s  entropy {entropy:.2f}  {rate:.0%} against greedy", flush=True
            )
    env.close()
    return player


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, kind in Settings.__annotations__.items():
        parser.add_argument(
            f"--{name.replace('_', '-')}",
            type={"int": int, "float": float}.get(kind, str),
            default=getattr(Settings, name),
        )
    settings = Settings(**vars(parser.parse_args()))
    torch.set_num_threads(1)  # so small a network is quicker alone
    rate, ended = win_rate(train(settings), settings, settings.evaluation)
    print(f"{rate:.1%} of {ended} matches against greedy (an equal player: {1 / settings.players:.1%})")


if __name__ == "__main__":
    main()
