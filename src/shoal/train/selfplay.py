"""Self-play: the search against itself, every decision noted with what the search found and how the match ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.arena import stepping
from shoal.arena.stepping import SEEN, START, TRUE
from shoal.bots import nodes, policy
from shoal.bots.evaluation import table_of
from shoal.bots.searcher import SearchBot
from shoal.bots.simple import SimpleBot
from shoal.game import Game, find
from shoal.kernel import Floats, Ints, Numbers, Rng, compiled, jit, seeded
from shoal.match import Variant
from shoal.train import quick, worlds
from shoal.train.quick import room_for
from shoal.train.samples import Notes, Samples, compared, joined, valued
from shoal.train.settings import Settings

LOWEST_PRIOR = 1e-6
QUICK_SAMPLES = 4096  # of quick matches with the same number of players and options
FEW = 8  # an option that is a number varies if it has at most so many values
CLASSIC = (1, 2, 5)  # strangers who search have so many times the iterations of a whole search
CAPACITY = 60_000  # nodes of a search


@compiled
def write_true(states: NDArray[Any], seat: int, inputs: Floats) -> None:
    """The features of the true state."""
    for i in range(len(inputs)):
        inputs[i] = 0.0
    policy.features(states[TRUE], seat, inputs)


def _note(
    states: NDArray[Any], seat: int, actions: Ints, n: int, ws: nodes.Workspace, inputs: Floats, priors: Floats,
    visits: Floats,
) -> None:  # fmt: skip
    """The features of the true state, the hand-made prior of each choice, and its visits in the tree."""
    write_true(states, seat, inputs)
    policy.prior(states[TRUE], actions, n, priors)
    child = int(ws.nodes[ws.tallies[nodes.ROOT]].child)
    for i in range(n):
        while child != 0 and ws.nodes[child].action < actions[i]:
            child = int(ws.nodes[child].sibling)
        visits[i] = ws.nodes[child].visits if child != 0 and ws.nodes[child].action == actions[i] else 0


def _reached(states: NDArray[Any], origin: NDArray[Any], table: Numbers, out: Floats) -> bool:
    """Has the match come to the end of what a search looks at, and does the table say what comes then?"""
    return policy.ends(states[TRUE], origin[0]) and policy.outlook(states[TRUE], table, out)


look = jit(write_true)
note = jit(_note)
reached = jit(_reached)


@dataclass(frozen=True)
class Task:
    """What one worker is to do in one generation."""

    seed: int
    seconds: float
    weights: Path | None


class Player:
    """Plays the matches of one worker and notes their decisions."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.game: Game = find(settings.game)
        self._table = stepping.table_of(self.game)
        self._greedy = SimpleBot("greedy")
        self._classic: SearchBot | None = None
        self._rival: SimpleBot | SearchBot = self._greedy  # who the strangers of this match are
        network, rules = self.game.network, self.game.rules
        assert network is not None
        self._inputs = np.zeros(network.size, np.float32)
        self._priors = np.zeros(rules.CHOICES, np.float32)
        self._visits = np.zeros(rules.CHOICES, np.float32)
        self._shares = np.zeros(rules.SEATS, np.float32)
        self._origin = np.zeros(1, self.game.state)
        self._known = table_of(self.game)

    def play(self, task: Task) -> tuple[Samples | None, dict[str, Any]]:
        """Play until the time is up: samples, and what was done."""
        rng = np.random.default_rng(task.seed)
        bot = self.searcher(task.weights)
        notes = Notes(self.game.rules.SEATS)
        end, matches, moves = perf_counter() + task.seconds, 0, 0
        while perf_counter() < end:
            moves += self.match(bot, rng, notes)
            matches += 1
        done = {"matches": matches, "moves": moves, "samples": len(notes)}
        parts = [notes.take()] if notes else []
        if task.weights is None:  # what the hand-made policy expects is not what is to be learnt
            parts = [part._replace(values=part.shares) for part in parts]
        else:
            ended, done["quick_matches"] = self.quick(bot, rng, self.settings.quick_seconds)
            done["quick_samples"] = sum(len(part.players) for part in ended)
            parts += ended + self.worlds(bot, rng, self.settings.world_seconds)
            done["worlds"] = sum(len(part.worlds) for part in parts)
        bot.close()
        return joined(parts) if parts else None, done

    def quick(self, bot: SearchBot, rng: np.random.Generator, seconds: float) -> tuple[list[Samples], int]:
        """Quick matches for so long: their samples, and how many matches there were."""
        parts, matches, end = [], 0, perf_counter() + seconds
        while perf_counter() < end:
            part, played = self.some_quick(bot, rng, QUICK_SAMPLES)
            parts.append(part)
            matches += played
        return parts, matches

    def some_quick(self, bot: SearchBot, rng: np.random.Generator, samples: int) -> tuple[Samples, int]:
        """So many samples of quick matches that are alike in players and options, and how many matches those were."""
        settings, noted = self.settings, room_for(samples, len(self._inputs), self.game.rules.SEATS)
        players, states, blank, chance = self._ready(bot, rng)
        trace = settings.quick_trace if bot.space.knobs[nodes.NET] else 1.0
        knobs = quick.Knobs(settings.quick_every, settings.quick_stray, settings.quick_sharp, settings.strangers, trace)
        matches = int(quick.fill(states, blank, bot.space, self._known, knobs, chance, noted))
        return valued(noted.inputs, players, noted.shares), matches

    def worlds(self, bot: SearchBot, rng: np.random.Generator, seconds: float) -> list[Samples]:
        """True worlds and imagined ones from quick matches, for so long."""
        parts, end = [], perf_counter() + seconds
        while perf_counter() < end:
            parts.append(self.some_worlds(bot, rng, QUICK_SAMPLES))
        return parts

    def some_worlds(self, bot: SearchBot, rng: np.random.Generator, samples: int) -> Samples:
        """So many of them, from matches that are alike in players and options."""
        pairs = worlds.Pairs(*np.zeros((2, samples, len(self._inputs)), np.float32))
        _, states, blank, chance = self._ready(bot, rng)
        worlds.fill(states, blank, bot.space, self.settings.world_every, self.settings.quick_sharp, chance, pairs)
        return compared(*pairs, self.game.rules.SEATS)

    def _ready(self, bot: SearchBot, rng: np.random.Generator) -> tuple[int, NDArray[Any], NDArray[Any], Rng]:
        """For quick matches: how many players, two states to play in, how a match begins, and chance."""
        variant = self.variant(rng)
        bot.tune(variant.players)
        states, chance = np.zeros(2, self.game.state), seeded(int(rng.integers(1 << 62)))
        return variant.players, states, self.blank(variant), chance

    def blank(self, variant: Variant) -> NDArray[Any]:
        """A match before it starts."""
        blank = np.zeros(1, self.game.state)
        blank[0] = self.game.blank(variant.options)
        blank[0]["players"] = variant.players
        return blank

    def warm(self) -> None:
        """Compile before any clock runs."""
        bot = self.searcher(None)
        rng = np.random.default_rng(1)
        self.match(bot, rng, Notes(self.game.rules.SEATS), iterations=8)
        self.some_quick(bot, rng, 1)
        if self.game.hidden:
            self.some_worlds(bot, rng, 1)
        bot.close()
        self._greedy.choose(Variant(self.game).match(seed=1).state, 0, 1)

    def searcher(self, weights: Path | None) -> SearchBot:
        """The search with these weights, or with the hand-made policy."""
        if weights is None:
            return SearchBot(self.game, iterations=1, capacity=CAPACITY, net=0)
        return SearchBot(self.game, iterations=1, capacity=CAPACITY, weights=weights)

    def variant(self, rng: np.random.Generator) -> Variant:
        """A number of players, and now and then other options than usual."""
        options: dict[str, Any] = {}
        for option in self.game.options:
            values: Sequence[Any] = option.values or range(option.low, option.high + 1)
            if len(values) <= FEW and rng.random() < self.settings.varied:
                options[option.name] = values[int(rng.integers(len(values)))]
        return Variant(self.game, int(rng.choice(self.settings.players)), **options)

    def strangers(self, players: int, rng: np.random.Generator) -> set[int]:
        """The seats that do not play as the search expects; with two players there are none, and never all. All of them
        are of one kind.
        """
        self._rival = self._greedy
        if self.settings.classic > 0 and rng.random() < self.settings.classic:
            self._rival = self.classic(self.settings.iterations * int(rng.choice(CLASSIC)))
        seats = np.flatnonzero(rng.random(players) < self.settings.strangers) if players > 2 else ()
        return {int(seat) for seat in seats[: players - 1]}

    def classic(self, iterations: int) -> SearchBot:
        """The search without the network."""
        if self._classic is None:
            self._classic = SearchBot(self.game, capacity=CAPACITY, net=0, rivals=0, exact=0, forget=0)
        self._classic.iterations = iterations
        return self._classic

    def is_noted(self, rng: np.random.Generator) -> bool:
        """Is this decision to be learnt from?"""
        return self.settings.noted >= 1.0 or bool(rng.random() < self.settings.noted)

    def match(self, bot: SearchBot, rng: np.random.Generator, notes: Notes, iterations: int = 0) -> int:
        """One match; how many decisions were searched."""
        iterations = iterations or self.settings.iterations
        variant, table = self.variant(rng), self._table
        table.key[0], table.hypothesis[0] = rng.integers(1, 1 << 62, 2)
        table.states[TRUE] = self.game.blank(variant.options)
        table.states[TRUE]["players"] = variant.players
        stepping.proceed(START, *table)
        opening, ply = int(rng.integers(self.settings.opening + 1)), 0
        strangers = self.strangers(variant.players, rng)
        self._origin[0] = table.states[TRUE]
        while table.turn[1] > 0:
            n = int(table.turn[1])
            action = int(table.actions[0])
            if n > 1 and table.turn[0] in strangers:
                action = self.stranger(rng, notes)
            elif n > 1:
                action = self.decide(bot, rng, notes, iterations, ply < opening)
                ply += 1
            if n > 1 and self.settings.strays and rng.integers(self.settings.strays) == 0:
                action = int(table.actions[rng.integers(n)])
            table.hypothesis[0] = rng.integers(1, 1 << 62)
            stepping.proceed(action, *table)
            if table.turn[1] > 0 and reached(table.states, self._origin, self._known, self._shares):
                notes.end(self._shares.copy())  # what the table says is less a matter of luck than how the match ends
                self._origin[0] = table.states[TRUE]
        stepping.result(table.states, self._shares)
        notes.end(self._shares.copy())
        return ply

    def stranger(self, rng: np.random.Generator, notes: Notes) -> int:
        """Choose as the strangers do; noted for the value, or whoever acts would seem to be the better player."""
        table, seat = self._table, int(self._table.turn[0])
        if self.is_noted(rng):
            look(table.states, seat, self._inputs)
            none = table.actions[:0].copy()
            notes.add(seat, int(table.states[TRUE]["players"]), self._inputs, None, none, none, none)
        return self._rival.choose(table.states[SEEN], seat, int(rng.integers(1 << 62)))

    def decide(self, bot: SearchBot, rng: np.random.Generator, notes: Notes, iterations: int, draws: bool) -> int:
        """Search, note what was found, and choose."""
        settings, table = self.settings, self._table
        seat, n = int(table.turn[0]), int(table.turn[1])
        whole = rng.random() < settings.whole
        bot.iterations = iterations if whole else max(8, int(iterations * settings.quick))
        bot.think(table.states[SEEN], seat, int(rng.integers(1 << 62)))
        note(table.states, seat, table.actions, n, bot.space, self._inputs, self._priors, self._visits)
        visits = self._visits[:n] / max(1.0, float(self._visits[:n].sum()))
        choices = table.actions[: n if whole else 0].copy()
        priors = np.log(np.maximum(self._priors[: len(choices)], LOWEST_PRIOR))
        values = bot.space.sums / bot.iterations
        players = int(table.states[TRUE]["players"])
        if self.is_noted(rng):
            notes.add(seat, players, self._inputs, values, choices, visits[: len(choices)].copy(), priors)
        place = int(rng.choice(n, p=visits / visits.sum())) if draws else int(visits.argmax())
        return int(table.actions[place])
