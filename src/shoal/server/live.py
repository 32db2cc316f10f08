"""A table in memory: its row, its match, who looks on. What leaves it is `summary`, `view` and nothing else."""

from __future__ import annotations

import asyncio
import math
import time
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice
from typing import Any, NamedTuple

from shoal import fair
from shoal.errors import BadRecord
from shoal.game import find
from shoal.kernel import CHANCE
from shoal.match import Match, Step, Variant, choices_in, follow, refold
from shoal.server import back, steady
from shoal.server.errors import NotYours, WordsDue, WrongPhase
from shoal.server.past import AT_ONCE, Events, Past, Turn, apart
from shoal.server.seats import Right
from shoal.server.store import Row

GRACE = 10.0  # seconds that a clock has at least after a start; the time of day may have jumped
RECENT = 24  # steps that stay in memory for streams that resume; older ones are folded again from the log
LONG = 100  # steps of a log that are folded in the event loop; more are folded beside it
MOST_STEPS = 1000  # whose events are told at once; `events_until` says how far they go


class View(NamedTuple):
    """What one seat (None: a spectator) gets of a moment of the match."""

    n: int  # steps so far: the number that the next move answers
    seat: int | None
    view: dict[str, Any]
    actions: list[dict[str, Any]]  # what this seat may do now; empty when it is not its turn
    events: list[dict[str, Any]]  # what has happened since the view before, in this seat's words
    events_until: int  # the first step whose events are not among them: `n`, unless there were too many
    can_take_back: bool  # may this seat undo its last decision now?
    takebacks: int  # how often that was done at this table: with `n`, it says which moment this is


@dataclass
class Live:
    """One table that somebody uses."""

    row: Row
    match: Match | None = None
    past: Past | None = None
    recent: deque[Step] = field(default_factory=lambda: deque(maxlen=RECENT))
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # one change at a time
    present: dict[int | None, int] = field(default_factory=dict)  # open streams by seat
    elsewhere: dict[int | None, int] = field(default_factory=dict)  # the same through other nodes: presence.py
    left_at: dict[int, float] = field(default_factory=dict)  # when a seat's last stream closed (monotonic)
    awaited: set[int] = field(default_factory=set)  # seats whose absence is told once more when it has lasted
    votes: dict[int, set[int]] = field(default_factory=dict)  # seat to replace: who agrees
    emoted: dict[int, deque[float]] = field(default_factory=dict)  # seat: when it sent its last emotes (monotonic)
    turn_began: float = field(default_factory=time.monotonic)  # when the last step was played (monotonic)
    deadline: float | None = None  # when the actor's clock runs out (monotonic)
    gone_after: float = 0.0  # seconds after which somebody who is absent may be replaced: a setting
    woken: float = field(default_factory=time.monotonic)  # nobody's absence is older
    used: float = field(default_factory=time.monotonic)
    timer: asyncio.TimerHandle | None = None  # rings when the actor's clock runs out
    acting: asyncio.Task[None] | None = None  # the server itself acts: turns.py
    lease: bool | None = None  # does this node act for the table, as far as it knows? None: there are no other nodes
    unsure: asyncio.Future[Any] | None = None  # a write failed; once this is done, the database knows how it ended
    streams: set[Any] = field(default_factory=set)  # of hub.Stream
    unaware: set[Any] = field(default_factory=set)  # those that have not been shown who came last; None: somebody came
    copied: tuple[object, int, int] | None = None  # to which drawing process, with its takebacks and steps: drawers.py
    _views: dict[int | None, tuple[dict[str, Any], list[dict[str, Any]], bool]] = field(default_factory=dict)
    _told: dict[tuple[int, int | None], list[Events]] = field(default_factory=dict)  # by the first step, and to whom

    def __post_init__(self) -> None:
        if self.match is not None and self.past is None:
            self.past = Past(self.match, refold(self.match.record(), self.match.chance)[1])

    @property
    def id(self) -> str:
        """The id in the link."""
        return self.row.id

    @property
    def n(self) -> int:
        """How many steps the match has."""
        return len(self.match.log) if self.match else 0

    @property
    def actor(self) -> int | None:
        """The seat to act, while the match is on."""
        return self.match.actor if self.match and self.row.phase == "playing" else None

    @property
    def busy(self) -> bool:
        """Does anybody use it right now: a viewer, a change, a clock, a bot, or this node, which acts for it?"""
        return self.in_use or self.lease is True

    @property
    def in_use(self) -> bool:
        """The same, but for a lease, which can be given up."""
        return bool(self.streams) or self.lock.locked() or self.timer is not None or self.acting is not None

    def variant(self) -> Variant:
        """The game with its players and options."""
        return Variant(find(self.row.game), self.row.players, **self.row.options)

    def entropy(self) -> list[str]:
        """What each seat added to the deal."""
        return [seat.entropy for seat in self.row.seats]

    @cached_property
    def commitment(self) -> str:
        """What was published of the key before anybody added words; another key or another bot makes another one."""
        return fair.commitment(self.row.key, self.row.terms())

    def rematch(self) -> dict[str, str] | None:
        """The rematch and the commitment to its deal, for all to see before they add words to it."""
        following = self.row.rematch() if self.row.phase == "over" else None
        if following is None:
            return None
        return {"table": following.id, "commitment": fair.commitment(following.key, following.terms())}

    def watching(self, seat: int | None) -> int:
        """How many streams of this seat (None: of spectators) are open, through all nodes."""
        return self.present.get(seat, 0) + self.elsewhere.get(seat, 0)

    def connected(self, seat: int) -> bool:
        """Does this seat's person look on? Bots always do."""
        return self.row.seats[seat].bot is not None or self.watching(seat) > 0

    def gone_for(self, seat: int) -> float:
        """For how many seconds nobody of this seat has looked on."""
        if self.watching(seat):
            return 0.0
        return time.monotonic() - self.left_at.get(seat, self.woken)

    def replaceable_in(self, seat: int) -> int | None:
        """In how many seconds the others may let a bot play for this seat; None if that is no question."""
        there = self.row.seats[seat]
        if self.row.phase != "playing" or there.kind != "person" or there.stand_in or self.watching(seat):
            return None
        return max(0, math.ceil(self.gone_after - self.gone_for(seat)))

    def need(self, phase: str, otherwise: str) -> None:
        """WrongPhase, with these words, unless the table is in this phase."""
        if self.row.phase != phase:
            raise WrongPhase(otherwise, [self.row.phase])

    def check(self, right: Right) -> None:
        """NotYours, unless the right still opens its seat: to be asked again after every await."""
        if not right.holds(self.row.seats):
            raise NotYours("that seat is no longer yours")

    def check_deal(self, commitment: str) -> None:
        """WordsDue, unless these words are for the deal that is committed to now (or do not say for which)."""
        if commitment and commitment != self.commitment:
            raise WordsDue("the deal has a new commitment: look at it, then add new words", [self.commitment])

    # changes, once they are durable

    def revise(self, row: Row) -> None:
        """The table's row has changed."""
        self.row = row
        self.__dict__.pop("commitment", None)
        self._views.clear()
        self._told.clear()

    def begin(self, row: Row, match: Match) -> None:
        """The match has begun."""
        self.match, self.turn_began = match, time.monotonic()
        self.revise(row)
        self.past = Past(match, refold(match.record(), match.chance)[1])
        self.recent.extend(self.past.steps(0, self.n))

    def adopt(self, steps: Sequence[Step]) -> None:
        """The match goes on."""
        assert self.match is not None
        assert self.past is not None
        self.past.free[steps[0].n] = len(self.match.legal) > 1
        self.match.adopt(steps)
        self.past.extend(steps)
        self.recent.extend(steps)
        self.turn_began = time.monotonic()
        self.votes.clear()
        self._views.clear()
        self._told.clear()

    def go_back(self, row: Row, n: int) -> None:
        """What was played from step `n` on is taken back. Whoever thinks about it still, has another match in mind."""
        assert self.match is not None
        assert self.past is not None
        self.match = self.match.before(self.step(n))
        self.past = self.past.before(self.match)
        self.recent.clear()
        self.recent.extend(self.past.steps(max(0, n - RECENT), n))
        self.turn_began = time.monotonic()
        self.votes.clear()
        self.revise(row)

    def refresh(self, row: Row, log: Sequence[tuple[int, float]], start: int = 0) -> int:
        """Another process has changed the table: its row and its steps from `start` on, as the database has them now.

        Up to which step nothing is new.
        """
        before, known = self._turn(), self.match.log[start:] if self.match is not None else ()
        same = start + _alike(known, log)
        if self.match is not None and self.past is not None and same == self.n:
            steps = follow(self.match, [action for action, _ in log[self.n - start :]])
            self.past.extend(steps)
            self.recent.extend(steps)
        else:
            fresh = wake(row, log)
            self.match, self.past, self.recent, self.copied = fresh.match, fresh.past, fresh.recent, None
        self.revise(row)
        if self._turn() != before:  # just now, as far as anybody here could know, unless they share a clock
            shared = steady.clock.began is not None and self.n > before[0]
            self.turn_began = time.monotonic() - (max(0.0, steady.now() - log[-1][1]) if shared else 0.0)
        return same

    def is_behind(self, n: int, takebacks: int | None) -> bool:
        """Has somebody seen more of it than is known here?"""
        mine = self.row.takebacks
        return (mine if takebacks is None else takebacks, n) > (mine, self.n)

    def _turn(self) -> tuple[int, bool]:
        return self.n, self.actor is not None and self.row.seats[self.actor].bot is not None

    def halt(self) -> None:
        """Neither a clock nor a bot acts any more."""
        if self.timer is not None:
            self.timer.cancel()
        if self.acting is not None:
            self.acting.cancel()

    # what leaves it

    def summary(self) -> dict[str, Any]:
        """What everybody may know of the table."""
        row = self.row
        started = row.phase != "open"
        return {
            "id": row.id,
            "game": row.game,
            "version": row.version,
            "title": find(row.game).title,
            "players": row.players,
            "options": row.options,
            "phase": row.phase,
            "public": row.public,
            "seats": [
                seat.summary(self.connected(k)) | {"replaceable_in": self.replaceable_in(k)}
                for k, seat in enumerate(row.seats)
            ],
            "spectators": self.watching(None),
            "n": self.n,
            "actor": self.actor,
            "clock": self.clock(),
            "takebacks": row.takebacks,
            "commitment": self.commitment,
            "entropy": self.entropy() if started else None,
            "result": row.result,
            "votes": {str(seat): sorted(votes) for seat, votes in self.votes.items() if votes},
            "next": row.next,
            "rematch": self.rematch(),
            "created": row.created,
        }

    def clock(self) -> dict[str, Any] | None:
        """The clock: seconds for a move, and how many are left for the one to act."""
        if self.row.clock is None:
            return None
        left = None if self.deadline is None else round(max(0.0, self.deadline - time.monotonic()), 1)
        return {"seconds": self.row.clock, "left": left}

    def view(self, seat: int | None, since: int | None = None) -> View:
        """What a seat sees now, with the events since step `since` (None: no events)."""
        match = self.match
        if match is None:
            raise WrongPhase("the match has not started", ["start"])
        known = self._views.get(seat)
        if known is None:
            mine = seat is not None and self.actor == seat
            known = match.view(seat), match.actions if mine else [], self.can_take_back(seat)
            self._views[seat] = known
        view, actions, can = known
        n = len(match.log)
        events, until = ([], n) if since is None else (self.events(seat, since), min(n, since + MOST_STEPS))
        return View(n, seat, view, actions, events, until, can, self.row.takebacks)

    def can_take_back(self, seat: int | None) -> bool:
        """May this seat undo its last decision now?"""
        return seat is not None and back.is_possible(self, seat)

    def step(self, n: int) -> Step:
        """One step of the match, with the states around it."""
        assert self.past is not None
        first = self.recent[0].n if self.recent else self.n
        return self.recent[n - first] if n >= first else self.past.steps(n, n + 1)[0]

    def had_choice(self, n: int) -> bool:
        """Was there anything else to do in this step?"""
        assert self.past is not None
        known = self.past.free.get(n)
        if known is None:
            known = len(choices_in(find(self.row.game), self.step(n).before)[0]) > 1
            self.past.free[n] = known
        return known

    def events(self, seat: int | None, since: int) -> list[dict[str, Any]]:
        """What happened from step `since` on, in this seat's words; of MOST_STEPS steps at most."""
        return [event for events in self._by_step(seat, since) for event in events]

    def _by_step(self, seat: int | None, since: int) -> list[Events]:
        if self.match is None or self.past is None or since >= self.n:
            return []
        if self.recent and self.recent[0].n <= since:
            known = since, seat if self.match.game.hidden else None  # who sees the same is told the same
            told = self._told.get(known)
            if told is None:
                steps = islice(self.recent, since - self.recent[0].n, None)
                told = self._told[known] = [self.match.events(step, seat) for step in steps]
            return told
        return self.past.events(seat, since, since + MOST_STEPS)

    def turns(self, seat: int | None, since: int) -> list[Turn]:
        """The same turn by turn, the first one whole; of a turn that goes on no more than what happened since then."""
        if self.match is None or self.past is None or since >= self.n:
            return []
        starts = self.past.turns_from(since)
        begun = self.past.turns[0] if self.past.turns else self.n  # before, chance deals
        over = self.n > begun and self.match.actor != self.past.actors[-1]
        first = since if len(starts) == 1 and not over else starts[0]
        told = self._by_step(seat, first)
        found: list[Turn] = []
        for start, stop in zip(starts, [*starts[1:], first + len(told)], strict=True):
            steps = told[max(0, start - first) : stop - first]
            known = sum(map(len, steps[: max(0, since - max(start, first))]))
            over_now = start >= begun and (over or stop < self.n)
            found.append(Turn(start, [event for events in steps for event in events], known, over_now))
        return found

    async def prepare(self, seat: int | None, since: int) -> None:
        """If the events from `since` on are many, get them ready beside the event loop. Seats may change meanwhile."""
        missing = self.past.missing(seat, since, since + MOST_STEPS) if self.past is not None else []
        if self.past is not None and len(missing) > AT_ONCE:
            await apart(self.past.fill, seat, missing)

    def was_played(self, seat: int, n: int, action: int | Mapping[str, Any]) -> bool:
        """Is step `n` this very action of this very seat?"""
        step = self.step(n)
        if step.actor != seat:
            return False
        if not isinstance(action, Mapping):
            return step.action == action
        described = find(self.row.game).table.describe(step.before, step.action)
        return dict(action) in (described, described | {"id": step.action})

    def record(self) -> dict[str, Any]:
        """The whole match for download, once it is over: key and all."""
        if self.row.phase != "over" or self.match is None:
            message = "the record holds everybody's secrets; it can be had when the match is over"
            raise WrongPhase(message, said="not-over")
        record = self.row.record(self.match.log) | {"table": self.row.id}
        if self.row.takebacks:
            record["takebacks"] = self.row.takebacks
        record["fair"] = fair.about(self.row.key, self.row.terms(), self.entropy())
        return record | (self.row.result or {})


def _alike(known: Sequence[int], log: Sequence[tuple[int, float]]) -> int:
    """How many steps both have in common, from the first on."""
    pairs = enumerate(zip(known, log, strict=False))
    return next((n for n, (a, (b, _)) in pairs if a != b), min(len(known), len(log)))


async def wake_apart(row: Row, log: Sequence[tuple[int, float]]) -> Live:
    """The same as `wake`, a long match beside the event loop."""
    return wake(row, log) if len(log) <= LONG else await apart(wake, row, log)


def wake(row: Row, log: Sequence[tuple[int, float]]) -> Live:
    """A table from the database, its match folded from the log."""
    live = Live(row)
    if row.phase == "open":
        return live
    chance = fair.chance(row.key, row.terms(), live.entropy())
    try:
        live.match, steps = refold(row.record([action for action, _ in log]), chance)
    except BadRecord as error:
        raise WrongPhase(f"this match cannot be shown: {error}") from error
    assert live.match.game.door.actor(live.match.state) != CHANCE
    live.past = Past(live.match, steps)
    live.recent.extend(steps[-RECENT:])
    if row.clock is not None:
        live.turn_began -= steady.clock.ran(log[-1][1] if log else row.started or row.created, row.clock - GRACE)
    return live
