"""What decides how a training goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from shoal.errors import ShoalError
from shoal.game import Game, find


@dataclass(frozen=True)
class Settings:
    """All settings of a training, as its report gives them."""

    game: str
    players: tuple[int, ...]  # the numbers of players, each as often as it is named
    iterations: int = 400  # of a whole search in self-play
    quick: float = 0.25  # a quick search has so much of that; only whole ones teach the prior
    whole: float = 0.35  # the share of whole searches
    opening: int = 30  # in the first moves of a match, at most so many, choices are drawn by their visits
    varied: float = 0.1  # the share of matches with other options than usual
    strangers: float = 0.2  # with more than two players, the share of seats that greedy players take
    classic: float = 0.0  # the share of matches in which these are not greedy, but search without the network
    strays: int = 0  # in matches with a search one decision in so many is any choice (0: none): what follows is learnt
    noted: float = 1.0  # the share of their decisions that is noted: fewer, of more matches
    practice_seconds: float = 0.0  # of a generation, at first: the prior alone plays itself and learns from that (PPO)
    practice_pieces: int = 16  # of 4,096 decisions: a round, after which it learns
    practice_batches: int = 16  # it learns from the decisions of a round in so many steps, twice
    practice_rate: float = 5e-4  # of learning, at first; it falls to a twentieth
    practice_trace: float = 0.95  # how much of a lesson is left to what comes later, at each decision
    practice_stray: int = 60  # one decision in so many strays, so that the value learns what follows
    practice_entropy: float = 0.01  # how much being undecided is worth at first, in standard deviations of a gain
    play_seconds: float = 60.0  # self-play of a generation
    quick_seconds: float = 20.0  # quick matches of a generation, by the prior alone: many results to learn values from
    quick_stray: int = 60  # in them somebody strays before so many decisions, then again; what comes then is noted
    quick_every: int = 24  # and later one decision in so many, so that samples come from many matches
    quick_sharp: float = 8.0  # how much likelier than the prior says the better choices are in them
    quick_trace: float = 0.9  # at each decision, how much of the lesson is left to what comes later (1: all to the end)
    world_seconds: float = 10.0  # quick matches from which the network learns which worlds are likely
    world_every: int = 12  # in them one decision in so many is noted
    learn_seconds: float = 20.0  # learning of a generation, at most
    epochs: float = 8.0  # how often a generation's learning sees each sample, at most
    gate_seconds: float = 20.0  # arena of a generation
    gate_iterations: int = 200
    hidden: tuple[int, int] = (64, 32)
    window: int = 3_000_000  # samples to learn from, the newest
    batch: int = 2048
    rate: float = 2e-3  # of learning, at first; it falls to a twentieth
    own_value: float = 0.35  # how much the search's own value counts in the target, beside the result
    seed: int = 0

    def line(self) -> dict[str, Any]:
        """JSON-safe."""
        return {**asdict(self), "players": list(self.players), "hidden": list(self.hidden)}


def checked(game: str, players: Sequence[int], **more: Any) -> Settings:
    """Settings with the game's defaults filled in; ShoalError says what cannot be."""
    found = find(game)
    if found.network is None:
        raise ShoalError(f"{found.title} has no network to train: its policy must name one (docs/bots.md)")
    for count in players:
        found.check_players(count)
    counts = tuple(players) or mixed(found)
    if not found.luck and min(counts) == 2:  # the prior alone is blind to what a few steps bring, and nothing is noisy
        more = {"quick_seconds": 0.0, **more}
    if not found.hidden:
        more["world_seconds"] = 0.0
    return Settings(game, counts, **more)


def mixed(game: Game) -> tuple[int, ...]:
    """The numbers of players that share the game's first weights, the fewest and the most twice."""
    network = game.network
    counts = [n for n in game.players if network is None or network.weights_for(n) == network.weights]
    return tuple(sorted([*counts, counts[0], counts[-1]]))
