"""The host of an arena's matches: seats bots at a table with paired chance, keeps the time, notes what went wrong."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any

import numpy as np

from shoal.arena import stepping
from shoal.arena.luck import Luck
from shoal.arena.plan import Job, Settings
from shoal.arena.stepping import SEEN, START, TRUE
from shoal.bots import Bot, make
from shoal.bots.base import CHEAT
from shoal.errors import ShoalError

MASK = (1 << 64) - 1
STEP = math.log(1.1)  # times of moves are kept in classes a tenth apart


@dataclass(frozen=True)
class Played:
    """One finished match, as the ledger keeps it."""

    n: int
    group: int
    seating: list[int]  # by seat: the number of the contestant
    payoffs: list[float]
    scores: list[int]
    moves: list[int]  # by seat: how many decisions
    seconds: list[float]  # by seat: thinking time in all
    times: list[dict[str, int]]  # by seat: how many moves took so long, in classes (see `class_of`)
    notices: list[dict[str, Any]]  # what outside bots did wrong
    fingerprint: str  # equal for matches that went exactly the same way
    luck: list[float] = field(default_factory=list)  # by seat, where it was asked for

    def line(self) -> dict[str, Any]:
        """JSON-safe."""
        return asdict(self)


def class_of(seconds: float) -> str:
    """The class of a time; `time_of` gives it back to within five per cent."""
    return str(round(math.log(max(seconds, 1e-7)) / STEP))


def time_of(name: str) -> float:
    """The time in the middle of a class, in seconds."""
    return math.exp(int(name) * STEP)


def derived(*parts: object) -> int:
    """A seed made of several numbers."""
    text = " ".join(map(str, parts))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "little")


def scrambled(x: int) -> int:
    """A seed from a number (the finish of splitmix64): neighbours give unrelated ones, never 0."""
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & MASK
    x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK
    return (x ^ x >> 31) or 1


class Host:
    """Plays matches of one arena; keeps its bots from match to match."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.variant = settings.variant
        self.game = self.variant.game
        self._table = stepping.table_of(self.game)
        self._bots: dict[tuple[str, int], Bot] = {}
        self._luck = Luck(self.game, self.variant.players) if settings.adjusted else None

    def bot(self, spec: str, seat: int) -> Bot:
        """The bot that plays a seat: one for each seat, since an outside bot is a process that plays one match."""
        if (spec, seat) not in self._bots:
            self._bots[spec, seat] = self.make(spec)
        return self._bots[spec, seat]

    def make(self, spec: str) -> Bot:
        """A bot for these settings."""
        bot = make(spec, self.variant)
        if hasattr(bot, "deadline"):
            bot.deadline = self.settings.deadline
        return bot

    def play(self, job: Job) -> Played:
        """Play one match. It depends on the settings and the job alone (and on bots that watch the clock)."""
        seed, table = self.settings.seed, self._table
        states, turn = table.states, table.turn
        deal = job.group if self.settings.paired else f"{job.group}.{job.n}"
        base = derived(seed, "bots", job.n)
        bots = [self.bot(spec, seat) for seat, spec in enumerate(job.seating)]
        told = [TRUE if spec.startswith(f"{CHEAT}:") else SEEN for spec in job.seating]
        for seat, bot in enumerate(bots):
            notify(bot, "begin", seat)
        clocks: list[list[float]] = [[] for _ in bots]
        self._open(derived(seed, "deal", deal), scrambled(base))
        ply, chosen = 0, hashlib.blake2b(digest_size=6)
        while turn[1] > 0:
            seat, ply = int(turn[0]), ply + 1
            before = perf_counter()
            action = int(bots[seat].choose(states[told[seat]], seat, scrambled(base + 2 * ply)))
            clocks[seat].append(perf_counter() - before)
            if action not in (legal := table.actions[: turn[1]].tolist()):
                raise ShoalError(f"{job.seating[seat]} answered {action}, which is not legal; legal: {legal}")
            chosen.update(action.to_bytes(2, "little"))
            table.hypothesis[0] = scrambled(base + 2 * ply + 1)
            self._proceed(action)
        chosen.update(states[TRUE].tobytes())
        return self._result(job, bots, clocks, chosen.hexdigest())

    def _open(self, key: int, seed: int) -> None:
        """A new match at the table, dealt by the key, up to the first decision."""
        table = self._table
        table.key[0], table.hypothesis[0] = key, seed
        table.states[TRUE] = self.game.blank(self.variant.options)
        table.states[TRUE]["players"] = self.variant.players
        if self._luck:
            self._luck.begin(seed)
        self._proceed(START)

    def _proceed(self, action: int) -> None:
        """Play the action and the chance after it."""
        true = self._table.states[TRUE]
        if self._luck:
            self._luck.before(true)
        stepping.proceed(action, *self._table)
        if self._luck:
            self._luck.after(action, true)

    def _result(self, job: Job, bots: list[Bot], clocks: list[list[float]], fingerprint: str) -> Played:
        payoffs, end = np.zeros(self.game.rules.SEATS, np.float32), self._table.states[TRUE]
        stepping.result(self._table.states, payoffs)
        for seat, bot in enumerate(bots):
            notify(bot, "finish", end.copy(), seat)
        contestants = self.settings.contestants
        return Played(
            n=job.n,
            group=job.group,
            seating=[contestants.index(spec) for spec in job.seating],
            payoffs=[round(float(share), 6) for share in payoffs[: len(bots)]],
            scores=[int(score) for score in self.game.table.scores(end)],
            moves=[len(clock) for clock in clocks],
            seconds=[round(sum(clock), 6) for clock in clocks],
            times=[dict(Counter(map(class_of, clock))) for clock in clocks],
            notices=[{"seat": seat, **notice} for seat, bot in enumerate(bots) for notice in notices_of(bot)],
            fingerprint=fingerprint,
            luck=self._luck.of(len(bots)) if self._luck else [],
        )

    def warm(self) -> None:
        """Let every bot of ours move once, so that compiling is not counted as thinking."""
        self._open(1, 1)
        for spec in self.settings.contestants:
            bot, seat = self.bot(spec, 0), int(self._table.turn[0])
            if not hasattr(bot, "take_notices"):
                bot.choose(self._table.states[SEEN].copy(), seat, 1)
        stepping.result(self._table.states, np.zeros(self.game.rules.SEATS, np.float32))

    def close(self) -> None:
        """Give back what the bots hold."""
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()


def notify(bot: Bot, what: str, *args: Any) -> None:
    """Let a bot know that a match begins or is over, if it wants to."""
    method = getattr(bot, what, None)
    if method is not None:
        method(*args)


def notices_of(bot: Bot) -> list[dict[str, Any]]:
    """What a bot did wrong since the last time."""
    take = getattr(bot, "take_notices", None)
    return take() if take is not None else []
