"""Practice: the prior plays itself and learns from what came of its choices (PPO).

A search makes its choices better than the prior's by little, and in games that hide something it believes that seats
choose differently in worlds which they cannot tell apart. Practice needs no search: every choice is judged by how much
more its seat got than the value had expected, over hundreds of thousands of decisions a minute; and as the prior sees
only what its seat may know, luck and hidden cards average out. Beside it the belief learns which worlds are likely when
players choose like that (`worlds.py`).

The clipped objective of Schulman et al., "Proximal Policy Optimization Algorithms" (2017), advantages by TD(λ) with a
value that sees all cards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray

from shoal.arena.workers import processors
from shoal.bots import nodes
from shoal.bots.evaluation import Weights, table_of
from shoal.kernel import seeded
from shoal.train import episodes, worlds
from shoal.train.learn import FALL, begun, belief_loss, device_of
from shoal.train.selfplay import Player
from shoal.train.settings import Settings

PIECE = 4096  # decisions that one thread plays at a time, all with the same number of players and options
CLIP = 0.2  # how far a choice may become likelier or less likely within a round
GENTLE = 0.5  # gradients are no longer than that
PASSES = 2  # over the decisions of a round
PAIRS = 128  # of worlds, beside each piece
EVERY = 6  # one decision in so many is noted for them
SHARP = 2.0  # while worlds are noted, a choice is as likely as the square of its prior: rivals may search
REPORTS = 20  # lines in the curve


class Practice:
    """A network that practises: rounds of episodes on all cores, each followed by learning."""

    def __init__(self, settings: Settings, weights: Weights, seed: int, workers: int | None = None) -> None:
        self.settings, self.workers = settings, workers or processors()
        self._player = Player(settings)
        self._game = self._player.game
        self._table = table_of(self._game)
        self._device = device_of()
        torch.manual_seed(seed)
        self._rng = np.random.default_rng(seed)
        self._net = begun(self._game, settings, weights, seed).to(self._device)
        self._optimizer = torch.optim.Adam(self._net.parameters(), lr=settings.practice_rate)
        pieces = settings.practice_pieces
        columns: Iterable[Any] = episodes.room_for(self._game, PIECE * pieces)
        self._room = episodes.Episodes(*map(self._shared, columns))
        pairs = np.zeros((2, pieces * PAIRS if self._game.hidden else 0, self._room.inputs.shape[1]), np.float32)
        self._pairs = worlds.Pairs(*map(self._shared, pairs))

    def _shared(self, column: NDArray[Any]) -> NDArray[Any]:
        """The same room, where a GPU can fetch it from at once."""
        return torch.from_numpy(column).pin_memory().numpy() if self._device == "cuda" else column

    def weights(self) -> Weights:
        """The weights now."""
        return self._net.weights()

    def round(self, share: float) -> dict[str, float]:
        """Play once with the weights as they are, and learn from it; what was seen."""
        matches = self.play()
        return {"matches": matches, **self.learn(share)}

    def play(self) -> int:
        """Fill the room with episodes, on all cores; how many matches ended."""
        weights, count = self.weights(), self.settings.practice_pieces
        blanks = [self._player.blank(self._player.variant(self._rng)) for _ in range(count)]
        seeds = [int(seed) for seed in self._rng.integers(1, 1 << 62, count)]
        with ThreadPoolExecutor(self.workers) as pool:
            return sum(pool.map(lambda i: self._piece(i, blanks[i], weights, seeds[i]), range(count)))

    def _piece(self, i: int, blank: NDArray[Any], weights: Weights, seed: int) -> int:
        room, rng = episodes.part(self._room, i * PIECE, (i + 1) * PIECE), seeded(seed)
        states = np.zeros(2, self._game.state)
        ws = nodes.workspace(self._game, 2, weights)
        ws.knobs[nodes.NET] = 1.0
        if len(self._pairs.true):
            pairs = worlds.Pairs(*(side[i * PAIRS : (i + 1) * PAIRS] for side in self._pairs))
            worlds.fill(states, blank, ws, EVERY, SHARP, rng, pairs)
        settings, table = self.settings, self._table
        knobs = settings.strangers, settings.practice_stray, settings.practice_trace
        return int(episodes.fill(states, blank, ws, table, *knobs, rng, room))

    def learn(self, share: float) -> dict[str, float]:
        """Learn from what the room holds, at this share of the first rate; how undecided the prior is, and so on."""
        for group in self._optimizer.param_groups:
            group["lr"] = share * self.settings.practice_rate
        room = self._fetched(self._room._asdict())
        gains, drawn = room["gains"], room["strays"] == 0
        room["gains"] = torch.where(drawn, (gains - gains[drawn].mean()) / (gains[drawn].std() + 1e-6), 0.0)
        pairs, batches = self._fetched(self._pairs._asdict()), PASSES * self.settings.practice_batches
        seen: list[torch.Tensor] = []
        for _ in range(PASSES):
            order = torch.randperm(len(gains), device=self._device)
            for rows in torch.chunk(order, self.settings.practice_batches):
                loss, *found = self._loss({name: column[rows] for name, column in room.items()}, share)
                if len(pairs["true"]):
                    some = slice(len(seen), None, batches)
                    found.append(belief_loss(self._net, pairs["true"][some], pairs["dealt"][some]))
                    loss = loss + found[-1]
                self._optimizer.zero_grad(set_to_none=True)
                loss.backward()  # type: ignore[no-untyped-call]
                torch.nn.utils.clip_grad_norm_(self._net.parameters(), GENTLE)
                self._optimizer.step()
                seen.append(torch.stack([x.detach() for x in found]))
        names = ("value", "entropy", "changed", "belief")
        return dict(zip(names, torch.stack(seen[len(seen) // PASSES :]).mean(0).tolist(), strict=False))

    def _fetched(self, columns: dict[str, NDArray[Any]]) -> dict[str, torch.Tensor]:
        """The columns where it learns."""
        return {name: torch.from_numpy(part).to(self._device, non_blocking=True) for name, part in columns.items()}

    def _loss(self, rows: dict[str, torch.Tensor], share: float) -> tuple[torch.Tensor, ...]:
        """What is to become less; then how surprised the value is, the entropy of the prior, and its change."""
        actions, gains = rows["actions"].long(), rows["gains"]
        said = self._net.choices(rows["inputs"], actions, rows["logs"])
        change = said.gather(1, rows["chosen"].long()[:, None])[:, 0] - rows["chances"]
        ratio = change.exp()
        better = torch.minimum(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        entropy = -(said.exp() * said.masked_fill(actions < 0, 0.0)).sum(1).mean()
        value = -(rows["returns"] * self._net.values(rows["inputs"], rows["players"].long())).sum(1).mean()
        loss = value - better - share * self.settings.practice_entropy * entropy
        return loss, value, entropy, ((ratio - 1 - change) * (rows["strays"] == 0)).mean()


def practise(
    settings: Settings,
    weights: Weights,
    seconds: float,
    seed: int,
    workers: int | None = None,
    watch: Callable[[str], None] = lambda text: None,
) -> tuple[Weights, dict[str, Any]]:
    """Practise for so long; the weights, and what the report says of it."""
    practice = Practice(settings, weights, seed, workers)
    practice.play()  # compiles before the clock runs
    began, rounds, matches = perf_counter(), 0, 0
    curve: list[dict[str, float]] = []
    while (done := (perf_counter() - began) / seconds) < 1.0:
        seen = practice.round(max(FALL, 1.0 - done))
        rounds += 1
        matches += int(seen.pop("matches"))
        if done * REPORTS >= len(curve):
            curve.append({"round": rounds, **seen})
            said = ", ".join(f"{name} {value:.3f}" for name, value in seen.items())
            watch(f"practice, {100 * done:.0f}%: {matches:,} matches, {said}")
    decisions = rounds * PIECE * settings.practice_pieces
    return practice.weights(), {"rounds": rounds, "matches": matches, "decisions": decisions, "curve": curve}
