"""The host of an arena's matches: seats bots at a table with paired luck, keeps the time, notes what went wrong."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.arena import luck
from shoal.arena.plan import Job, Settings
from shoal.bots import Bot, make
from shoal.errors import ShoalError
from shoal.kernel import seeded

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
        self._actions, self._weights = self.game.buffers()
        self._seen, self._rng = luck.blank_memory(), seeded(0)
        self._spot = np.zeros(2, np.int64)
        self._bots: dict[tuple[str, int], Bot] = {}

    def bot(self, spec: str, seat: int) -> Bot:
        """The bot that plays a seat: one for each seat, since an outside bot is a process that plays one match."""
        if (spec, seat) not in self._bots:
            self._bots[spec, seat] = made(spec, self.settings)
        return self._bots[spec, seat]

    def play(self, job: Job) -> Played:
        """Play one match. It depends on the settings and the job alone (and on bots that watch the clock)."""
        seed = self.settings.seed
        deal = job.group if self.settings.paired else f"{job.group}.{job.n}"
        key = np.array([derived(seed, "deal", deal)], np.uint64)
        base, sight = derived(seed, "bots", job.n), np.zeros(1, np.uint64)
        luck_of = (sight, self._actions, self._weights, key, self._seen, self._rng, self._spot)
        bots = [self.bot(spec, seat) for seat, spec in enumerate(job.seating)]
        for seat, bot in enumerate(bots):
            tell(bot, "begin", seat)
        clocks: list[list[float]] = [[] for _ in bots]
        pool = np.zeros(2, self.game.state)
        pool[0] = self.game.blank(self.variant.options)
        sight[0] = scrambled(base)
        luck.open_match(pool, self.variant.players, *luck_of)
        ply, chosen = 0, hashlib.blake2b(digest_size=6)
        while self._spot[1] > 0:
            seat, ply = int(self._spot[0]), ply + 1
            before = perf_counter()
            action = int(bots[seat].choose(pool[1], seat, scrambled(base + 2 * ply)))
            clocks[seat].append(perf_counter() - before)
            if action not in (legal := self._actions[: self._spot[1]].tolist()):
                raise ShoalError(f"{job.seating[seat]} answered {action}, which is not legal; legal: {legal}")
            chosen.update(action.to_bytes(2, "little"))
            sight[0] = scrambled(base + 2 * ply + 1)
            luck.proceed(pool, action, *luck_of)
        chosen.update(pool[0].tobytes())
        return self._result(job, pool, bots, clocks, chosen.hexdigest())

    def _result(
        self, job: Job, pool: NDArray[Any], bots: list[Bot], clocks: list[list[float]], fingerprint: str
    ) -> Played:
        payoffs = np.zeros(self.game.rules.SEATS, np.float32)
        luck.results(pool, payoffs)
        for seat, bot in enumerate(bots):
            tell(bot, "finish", pool[0].copy(), seat)
        contestants = self.settings.contestants
        return Played(
            n=job.n,
            group=job.group,
            seating=[contestants.index(spec) for spec in job.seating],
            payoffs=[round(float(share), 6) for share in payoffs[: len(bots)]],
            scores=[int(score) for score in self.game.table.scores(pool[0])],
            moves=[len(clock) for clock in clocks],
            seconds=[round(sum(clock), 6) for clock in clocks],
            times=[dict(Counter(map(class_of, clock))) for clock in clocks],
            notices=[{"seat": seat, **notice} for seat, bot in enumerate(bots) for notice in taken(bot)],
            fingerprint=fingerprint,
        )

    def warm(self) -> None:
        """Let every bot of ours move once, so that compiling is not counted as thinking."""
        pool = np.zeros(2, self.game.state)
        pool[0] = self.game.blank(self.variant.options)
        key, sight = seeded(0), seeded(1)
        luck_of = (sight, self._actions, self._weights, key, self._seen, self._rng, self._spot)
        luck.open_match(pool, self.variant.players, *luck_of)
        for spec in self.settings.contestants:
            bot, seat = self.bot(spec, 0), int(self._spot[0])
            if not hasattr(bot, "take_notices"):
                bot.choose(pool[1].copy(), seat, 1)
        luck.proceed(pool, int(self._actions[0]), *luck_of)
        luck.results(pool, np.zeros(self.game.rules.SEATS, np.float32))

    def close(self) -> None:
        """Give back what the bots hold."""
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()


def made(spec: str, settings: Settings) -> Bot:
    """A bot for these settings."""
    bot = make(spec, settings.variant)
    if hasattr(bot, "deadline"):
        bot.deadline = settings.deadline
    return bot


def tell(bot: Bot, what: str, *args: Any) -> None:
    """Tell a bot that a match begins or is over, if it wants to know."""
    hear = getattr(bot, what, None)
    if hear is not None:
        hear(*args)


def taken(bot: Bot) -> list[dict[str, Any]]:
    """What a bot did wrong since the last time."""
    take = getattr(bot, "take_notices", None)
    return take() if take is not None else []
