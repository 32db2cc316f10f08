"""Learning: from samples to weights, with PyTorch, on a GPU where there is one."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn.functional import log_softmax, softplus

from shoal.bots import evaluation
from shoal.bots.evaluation import Weights, shapes
from shoal.game import Game
from shoal.train.samples import Samples
from shoal.train.settings import Settings

HELD_BACK = 20  # one sample in so many is only for checking; they stand together, so that matches are not split
STRETCH = 2000  # samples that stand together
CHECKED = 65_536  # samples that a check looks at, at most
NEVER = -1e9  # the logit of what cannot be
FALL = 0.05  # what the rate of learning falls to


class Net(nn.Module):
    """The same network as bots/evaluation.py: its parameters are the weights, by their names there."""

    def __init__(self, game: Game, hidden: tuple[int, int], generator: torch.Generator) -> None:
        super().__init__()
        self.parts = nn.ParameterDict()
        for name, shape in shapes(game, hidden).items():
            start = torch.zeros(shape)
            if len(shape) == 2 and shape[0] and name not in ("value_3", "prior_3"):
                start = torch.randn(shape, generator=generator) * (2.0 / shape[0]) ** 0.5
            self.parts[name] = nn.Parameter(start)
        with torch.no_grad():
            self.parts["trust_bias"].fill_(1.0)  # at first the prior is the hand-made one, and all worlds are alike
            self.parts["belief_3"].normal_(0.0, 0.1, generator=generator)

    def take(self, weights: Weights) -> None:
        """Go on from these weights, whose layers may have fewer cells: what the others say counts nothing yet."""
        with torch.no_grad():
            for name, part in weights._asdict().items():
                if not part.size:  # weights from before may have no belief
                    continue
                if name in ("value_2", "prior_2"):
                    self.parts[name][len(part) :, : part.shape[1]] = 0.0
                place = tuple(slice(0, length) for length in part.shape)
                self.parts[name][place] = torch.from_numpy(np.array(part))

    def weights(self) -> Weights:
        """The weights now."""
        return Weights(*(self.parts[name].detach().float().cpu().numpy().copy() for name in Weights._fields))

    def hidden(self, x: torch.Tensor, head: str) -> torch.Tensor:
        """The second hidden layer of the value or of the prior."""
        part = self.parts
        first = torch.relu(x @ part[f"{head}_1"] + part[f"{head}_1_bias"])
        return torch.relu(first @ part[f"{head}_2"] + part[f"{head}_2_bias"])

    def values(self, x: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
        """The logarithm of what each seat may expect."""
        logits = self.hidden(x, "value") @ self.parts["value_3"] + self.parts["value_3_bias"]
        absent = torch.arange(logits.shape[1], device=x.device)[None, :] >= players[:, None]
        return log_softmax(logits.masked_fill(absent, NEVER), 1)

    def beliefs(self, x: torch.Tensor) -> torch.Tensor:
        """The logarithm of how much likelier a world is than one dealt blindly."""
        found: torch.Tensor = self.hidden(x, "belief") @ self.parts["belief_3"] + self.parts["belief_3_bias"]
        return found

    def choices(self, x: torch.Tensor, actions: torch.Tensor, priors: torch.Tensor) -> torch.Tensor:
        """The logarithm of how likely each choice is; an action below 0 is none."""
        part = self.parts
        second = self.hidden(x[:, : len(part["prior_1"])], "prior")
        trust = second @ part["trust"] + part["trust_bias"]
        every = second @ part["prior_3"].T + part["prior_3_bias"]
        logits = every.gather(1, actions.clamp(min=0)) + trust[:, None] * priors
        return log_softmax(logits.masked_fill(actions < 0, NEVER), 1)


class Data:
    """Samples on the device, those with a lesson for the prior padded to equal length."""

    def __init__(self, samples: Samples, settings: Settings, device: str) -> None:
        n = len(samples.players)
        self.inputs = torch.from_numpy(samples.inputs).to(device)
        self.players = torch.from_numpy(samples.players).to(device).long()
        own = settings.own_value
        targets = (1 - own) * samples.shares.astype(np.float32) + own * samples.values.astype(np.float32)
        self.targets = torch.from_numpy(targets / targets.sum(1, keepdims=True)).to(device)
        self.lessons = np.flatnonzero(samples.counts > 0)
        counts = samples.counts[self.lessons].astype(np.int64)
        places = np.arange(int(counts.max(initial=1)))[None, :] < counts[:, None]
        self.actions = self._padded(samples.actions, places, -1, np.int64 if device == "cpu" else np.int16, device)
        self.visits = self._padded(samples.visits, places, 0, np.float16, device)
        self.priors = self._padded(samples.priors, places, 0, np.float16, device)
        held = (np.arange(n) // STRETCH) % HELD_BACK == HELD_BACK - 1
        if not held.any():
            held[n - max(1, n // HELD_BACK) :] = True
        self.known, self.kept = (torch.from_numpy(np.flatnonzero(part)).to(device) for part in (~held, held))
        of_lesson = held[self.lessons]
        self.row = torch.from_numpy(self.lessons).to(device)
        self.taught, self.asked = (torch.from_numpy(np.flatnonzero(p)).to(device) for p in (~of_lesson, of_lesson))
        self.worlds, self.deals = (torch.from_numpy(part).to(device) for part in (samples.worlds, samples.deals))
        compared = len(samples.worlds)
        self.met = torch.arange(compared - compared // HELD_BACK, device=device)
        self.unmet = torch.arange(len(self.met), compared, device=device)

    @staticmethod
    def _padded(flat: Any, places: Any, empty: int, kind: Any, device: str) -> torch.Tensor:
        out = np.full(places.shape, empty, kind)
        out[places] = flat
        return torch.from_numpy(out).to(device)

    def value_loss(self, net: Net, rows: torch.Tensor) -> torch.Tensor:
        """How surprised the network is by what everybody got: the cross-entropy."""
        said = net.values(self.inputs[rows].float(), self.players[rows])
        loss: torch.Tensor = -(self.targets[rows] * said).sum(1).mean()
        return loss

    def prior_loss(self, net: Net, rows: torch.Tensor) -> torch.Tensor:
        """How surprised it is by what the search visited."""
        x = self.inputs[self.row[rows]].float()
        said = net.choices(x, self.actions[rows].long(), self.priors[rows].float())
        loss: torch.Tensor = -(self.visits[rows].float() * said).sum(1).mean()
        return loss

    def belief_loss(self, net: Net, rows: torch.Tensor) -> torch.Tensor:
        """How badly it tells true worlds from those dealt blindly: the cross-entropy, 0.69 for a guess."""
        return belief_loss(net, self.worlds[rows].float(), self.deals[rows].float())


def belief_loss(net: Net, true: torch.Tensor, dealt: torch.Tensor) -> torch.Tensor:
    """How badly the network tells true worlds from those dealt blindly."""
    return (softplus(-net.beliefs(true)).mean() + softplus(net.beliefs(dealt)).mean()) / 2


def begun(game: Game, settings: Settings, before: Weights | None, seed: int) -> Net:
    """A network that goes on from these weights, with layers as large as theirs at least; or a new one."""
    sizes = [settings.hidden] if before is None else [settings.hidden, evaluation.hidden_of(before)]
    one, two = map(max, zip(*sizes, strict=True))
    net = Net(game, (one, two), torch.Generator().manual_seed(seed))
    if before is not None:
        net.take(before)
    return net


def device_of() -> str:
    """Where to learn."""
    return "cuda" if torch.cuda.is_available() else "cpu"


def learn(
    game: Game, settings: Settings, samples: Samples, before: Weights | None, seed: int
) -> tuple[Weights, dict[str, Any]]:
    """Learn from samples for the time that the settings give; the weights, and curves for the report."""
    device = device_of()
    torch.manual_seed(seed)
    net = begun(game, settings, before, seed).to(device)
    data = Data(samples, settings, device)
    optimizer = torch.optim.AdamW(net.parameters(), lr=settings.rate, weight_decay=1e-4, fused=device == "cuda")
    began, steps, curve = perf_counter(), 0, []
    checks = 0
    most = max(50.0, settings.epochs * len(data.known) / settings.batch)
    while (done := max(steps / most, (perf_counter() - began) / settings.learn_seconds)) < 1.0:
        if done * 10 >= checks:
            checks += 1
            curve.append({"step": steps, **check(net, data)})
        for group in optimizer.param_groups:
            group["lr"] = settings.rate * max(FALL, 1.0 - done) * min(1.0, (steps + 1) / 100)
        loss = data.value_loss(net, pick(data.known, settings.batch))
        if len(data.taught):
            loss = loss + data.prior_loss(net, pick(data.taught, settings.batch))
        if len(data.met):
            loss = loss + data.belief_loss(net, pick(data.met, settings.batch))
        optimizer.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        optimizer.step()
        steps += 1
        if device == "cuda" and steps % 50 == 0:
            torch.cuda.synchronize()  # or the clock runs ahead of the work
    curve.append({"step": steps, **check(net, data)})
    found = {"device": device, "steps": steps, "samples": len(samples.players), "curve": curve}
    return net.weights(), found


def pick(rows: torch.Tensor, n: int) -> torch.Tensor:
    """Some of these rows, at random."""
    return rows[torch.randint(len(rows), (n,), device=rows.device)]


@torch.no_grad()
def check(net: Net, data: Data) -> dict[str, float]:
    """The losses over what was held back."""
    found = {"value": float(data.value_loss(net, data.kept[:CHECKED]))}
    if len(data.asked):
        found["prior"] = float(data.prior_loss(net, data.asked[:CHECKED]))
    if len(data.unmet):
        found["belief"] = float(data.belief_loss(net, data.unmet[:CHECKED]))
    return found
