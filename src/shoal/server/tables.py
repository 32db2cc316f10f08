"""What people do at tables: make one, sit down, start, play, give up, play again. No HTTP in here.

Every change goes: check, commit, then change memory, then tell the viewers. Nothing is told that is not durable.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import Connection

from shoal import fair
from shoal.errors import BadOption, IllegalAction, UnknownGame
from shoal.game import find
from shoal.match import Match, Step, Variant
from shoal.server import seats as sitting
from shoal.server import store as db
from shoal.server.errors import (
    AlreadyPlayed,
    BadRequest,
    Illegal,
    NoBots,
    NotAllowed,
    NotFound,
    NotYours,
    NotYourTurn,
    Raced,
    SeatTaken,
    Stale,
    TooMany,
    WrongPhase,
)
from shoal.server.hub import Hub, Update
from shoal.server.live import Live, wake
from shoal.server.seats import Guest, Seat, Signer
from shoal.server.settings import Settings
from shoal.server.store import Row, Store
from shoal.server.turns import Turns
from shoal.server.workers import Workers

CLOCKS = (5.0, 86_400.0)  # the shortest and the longest clock, in seconds
LOBBY_FOR = 1.0  # seconds that a look at the lobby is good for


@dataclass(frozen=True)
class Wish:
    """A table that somebody wants."""

    game: str
    seats: Sequence[str | tuple[str, str]] = ()  # "me", "open" or ("bot", level)
    options: Mapping[str, Any] = field(default_factory=dict)
    clock: float | None = None
    public: bool = False
    entropy: str = ""
    start: bool = False  # at once, if no seat is open


class Tables:
    """All tables of a server."""

    def __init__(self, settings: Settings, store: Store, signer: Signer, hub: Hub, workers: Workers) -> None:
        self.settings = settings
        self.store = store
        self.signer = signer
        self.hub = hub
        self.workers = workers
        self.lives: dict[str, Live] = {}
        self.turns = Turns(self)
        self.moves = 0  # for /metrics
        self._lobby: tuple[float, dict[str, list[dict[str, Any]]]] = (0.0, {})

    # finding

    async def get(self, id_: str) -> Live:
        """The table of that id, from memory or from the database."""
        live = self.lives.get(id_)
        if live is None:
            found = await self.store.read(lambda connection: db.table_with_log(connection, id_))
            if found is None:
                raise NotFound("there is no table of that name; it may have been tidied away")
            live = self.lives.setdefault(id_, wake(*found))
            self.turns.look(live)
        live.used = time.monotonic()
        return live

    def seat_of(self, live: Live, guest: Guest | None, token: str | None = None) -> int | None:
        """The seat that a visitor holds, by the seat's token or by their cookie; None: a spectator."""
        for number, seat in enumerate(live.row.seats):
            if seat.kind != "person":
                continue
            if token is not None:
                if self.signer.holds(token, live.id, number, seat):
                    return number
            elif guest is not None and guest.id in seat.guests:
                return number
        if token is not None:
            raise NotYours("that token opens no seat at this table")
        return None

    def token(self, live: Live, seat: int) -> str:
        """The secret token of a seat, for its holder only: it makes the private link."""
        return self.signer.token(live.id, seat, live.row.seats[seat])

    async def lobby(self) -> dict[str, list[dict[str, Any]]]:
        """Public tables: those with room, and those to watch."""
        when, known = self._lobby
        if time.monotonic() - when > LOBBY_FOR:
            rows = await self.store.read(lambda c: (db.lobby(c, "open"), db.lobby(c, "playing")))
            known = {"open": [self._told(row) for row in rows[0]], "playing": [self._told(row) for row in rows[1]]}
            self._lobby = (time.monotonic(), known)
        return known

    async def mine(self, guest: Guest) -> list[dict[str, Any]]:
        """The tables at which a guest has sat, newest first, each with their seat."""
        rows = await self.store.read(lambda c: db.visited(c, guest.id))
        sat = [(row, [k for k, seat in enumerate(row.seats) if guest.id in seat.guests]) for row in rows]
        return [self._told(row) | {"seat": held[0]} for row, held in sat if held]

    def _told(self, row: Row) -> dict[str, Any]:
        live = self.lives.get(row.id)
        return (live if live is not None else Live(row)).told()

    # before the match

    async def create(self, guest: Guest, wish: Wish) -> Live:
        """A new table, with its maker on the seats that say so."""
        variant, seats = self._checked(guest, wish)
        row = Row(
            id=secrets.token_urlsafe(9),
            game=variant.game.name,
            version=variant.game.version,
            players=variant.players,
            options=dict(variant.options),
            seats=seats,
            clock=wish.clock,
            public=wish.public,
            phase="open",
            host=guest.id,
            key=fair.new_key(),
            created=time.time(),
        )
        number = await self.store.write(lambda connection: self._insert(connection, row, guest))
        live = self.lives[row.id] = Live(replace(row, number=number))
        self._lobby = (0.0, {})
        for seat in seats:
            if seat.level is not None:
                self.workers.warm(variant.game.name, seat.level)
        if wish.start and all(seat.kind != "open" for seat in seats):
            await self._begin(live)
        return live

    def _checked(self, guest: Guest, wish: Wish) -> tuple[Variant, tuple[Seat, ...]]:
        try:
            variant = Variant(find(wish.game), len(wish.seats), **dict(wish.options))
        except (BadOption, UnknownGame) as error:
            raise BadRequest(str(error)) from error
        if list(wish.seats).count("me") > 1:
            raise BadRequest("you can sit on one seat only", ["me", "open", "bot"])
        if wish.clock is not None and not CLOCKS[0] <= wish.clock <= CLOCKS[1]:
            raise BadRequest(f"a clock gives {CLOCKS[0]:.0f} to {CLOCKS[1]:.0f} seconds for a move")
        entropy = sitting.clean_entropy(wish.entropy)
        seats = tuple(self._seat(guest, wanted, entropy) for wanted in wish.seats)
        if all(seat.kind == "bot" for seat in seats):
            raise BadRequest("a table needs at least one seat for a person", ["me", "open"])
        return variant, seats

    def _seat(self, guest: Guest, wanted: str | tuple[str, str], entropy: str) -> Seat:
        if wanted == "me":
            return sitting.person(guest, entropy)
        if wanted == "open":
            return Seat()
        if isinstance(wanted, str):
            raise BadRequest(f"a seat cannot be {wanted!r}", ["me", "open", "bot"])
        if not self.settings.workers:
            raise NoBots("this server has no bots", ["me", "open"])
        return sitting.bot(wanted[1])

    def _insert(self, connection: Connection, row: Row, guest: Guest) -> int:
        if db.count_unfinished(connection, guest.id) >= self.settings.tables_per_guest:
            raise TooMany(f"you have {self.settings.tables_per_guest} unfinished tables; finish or leave one first")
        if db.count_unfinished(connection) >= self.settings.tables:
            raise TooMany("the server has no room for more tables; try again later")
        number = db.insert_row(connection, row)
        if any(seat.kind == "person" for seat in row.seats):
            db.add_visit(connection, guest.id, number)
        return number

    async def join(self, live: Live, guest: Guest, seat: int | None = None, entropy: str = "") -> int:
        """Take an open seat (None: the first); the seat's number. Who sits already keeps their seat."""
        words = sitting.clean_entropy(entropy)
        async with live.lock:
            held = self.seat_of(live, guest)
            if held is not None:
                return held
            self._need(live, "open", "the match has started; you can watch it")
            free = [k for k, there in enumerate(live.row.seats) if there.kind == "open"]
            if not free or (seat is not None and seat not in free):
                raise SeatTaken("that seat is taken" if free else "all seats are taken", free)
            number = free[0] if seat is None else seat
            taken = _with(live.row.seats, number, sitting.person(guest, words))
            await self._revise(live, visit=guest, seats=taken)
            return number

    async def claim(self, live: Live, token: str, guest: Guest) -> int:
        """Bring a seat to another device of the same person: the private link."""
        async with live.lock:
            number = self.seat_of(live, None, token)
            assert number is not None
            held = self.seat_of(live, guest)
            if held is not None and held != number:
                raise NotAllowed("you hold another seat at this table on this device")
            seat = live.row.seats[number]
            if held is None:
                guests = (*seat.guests, guest.id)[-sitting.GUESTS_PER_SEAT :]
                await self._revise(live, visit=guest, seats=_with(live.row.seats, number, replace(seat, guests=guests)))
            return number

    async def leave(self, live: Live, seat: int) -> None:
        """Stand up before the match starts; the last person to leave takes the table away."""
        async with live.lock:
            self._need(live, "open", "the match has started; you can resign")
            seats = _with(live.row.seats, seat, Seat())
            if any(there.kind == "person" for there in seats):
                await self._revise(live, seats=seats)
            else:
                await self.drop(live)

    async def drop(self, live: Live) -> None:
        """Take a table away that never started."""
        await self.store.write(lambda connection: db.remove(connection, live.row.number))
        self.forget(live)
        self._lobby = (0.0, {})

    def forget(self, live: Live) -> None:
        """Take a table out of memory; its streams end and come back if it still exists."""
        self.lives.pop(live.id, None)
        self.turns.cancel(live)
        for stream in tuple(live.streams):
            stream.close()

    async def start(self, live: Live, seat: int) -> None:
        """Begin the match; anybody who sits may, once all seats are taken."""
        async with live.lock:
            if live.row.phase == "playing":
                return  # somebody else pressed it at the same moment
            await self._begin(live)

    async def _begin(self, live: Live) -> None:
        self._need(live, "open", "the match is over; offer a rematch")
        free = [k for k, there in enumerate(live.row.seats) if there.kind == "open"]
        if free:
            raise WrongPhase(f"{len(free)} of the seats are still open", free)
        match = fair.begin(live.variant(), live.row.key, live.id, live.entropy())
        now = time.time()
        row = replace(live.row, phase="playing", started=now, revision=live.row.revision + 1)
        first = [(row.number, n, action, now) for n, action in enumerate(match.log)]
        await self._commit(live, first, row)
        live.row, live.match, live.turn_began = row, match, now
        live.recent.extend(live.refolded())
        self._lobby = (0.0, {})
        self.hub.publish(Update("table", live))
        self.hub.publish(Update("step", live, 0))
        self.turns.look(live)

    # the match

    async def play(self, live: Live, seat: int, n: int, action: int | Mapping[str, Any]) -> int:
        """Play an action in answer to step `n`; the number of steps afterwards. Committed before anybody is told."""
        async with live.lock:
            match = self._check_turn(live, seat, n, action)
            try:
                steps = fair.preview(match, action)
            except IllegalAction as error:
                raise Illegal(str(error), match.actions) from error
            await self._take(live, steps)
            return live.n

    def _check_turn(self, live: Live, seat: int, n: int, action: int | Mapping[str, Any]) -> Match:
        match = live.match
        if live.row.phase != "playing" or match is None:
            raise WrongPhase("the match is over" if live.row.phase == "over" else "the match has not started")
        if n != live.n:
            if 0 <= n < live.n and _was_played(live, seat, n, action):
                raise AlreadyPlayed(
                    f"this move was accepted before, as step {n}; the match is at step {live.n}", [live.n]
                )
            raise Stale(f"the move answers step {n}, but the match is at step {live.n}", [live.n])
        if live.actor != seat:
            raise NotYourTurn(f"it is the turn of seat {live.actor}", [live.actor])
        return match

    async def _take(self, live: Live, steps: Sequence[Step]) -> None:
        """Commit steps, make them part of the match, tell everybody. The lock is held."""
        now = time.time()
        kept = [(live.row.number, step.n, step.action, now) for step in steps]
        row = self._row_after(live, steps, now)
        await self._commit(live, kept, row)
        live.adopt(steps)
        live.turn_began = now
        live.votes.clear()
        self.moves += 1
        if row is not None:
            live.row = row
        self.turns.look(live)  # the clock is part of what is told
        self.hub.publish(Update("step", live, steps[0].n))
        if row is not None:
            self.hub.publish(Update("table", live))

    def _row_after(self, live: Live, steps: Sequence[Step], now: float) -> Row | None:
        """The table once these steps are played, if they end the match."""
        assert live.match is not None
        ending = Match(live.match.variant, steps[-1].after, live.match.chance)
        if not ending.over:
            return None
        result = {"result": ending.record()["result"]}
        return replace(live.row, phase="over", ended=now, result=result, revision=live.row.revision + 1)

    async def _commit(self, live: Live, steps: Sequence[tuple[int, int, int, float]], row: Row | None) -> None:
        try:
            await self.store.add_steps(steps, row)
        except Raced:
            await self.refresh(live)
            raise

    async def resign(self, live: Live, seat: int) -> None:
        """Give up: the last one standing wins; with several left a bot plays on in that seat."""
        async with live.lock:
            self._need(live, "playing", "only a match that is on can be given up")
            if live.row.seats[seat].resigned:
                raise WrongPhase("you have given up already")
            given_up = replace(live.row.seats[seat], resigned=True, stand_in=self.settings.stand_in)
            seats = _with(live.row.seats, seat, given_up)
            resigned = [k for k, there in enumerate(seats) if there.resigned]
            people = [k for k, there in enumerate(seats) if there.kind == "person" and not there.resigned]
            if len(resigned) == live.row.players - 1 or not people:
                await self.end(live, "resignation", seats)
            else:
                self.workers.warm(live.row.game, self.settings.stand_in)
                await self._revise(live, seats=seats)

    async def end(self, live: Live, by: str, seats: tuple[Seat, ...]) -> None:
        """The match ends before its rules say so. The lock is held."""
        resigned = [k for k, there in enumerate(seats) if there.resigned]
        ended = {"by": by, "resigned": resigned, "winners": fair.winners_left(resigned, live.row.players)}
        await self._revise(live, seats=seats, phase="over", ended=time.time(), result={"ended": ended})

    async def replace(self, live: Live, voter: int, seat: int) -> bool:
        """Agree that a bot plays for somebody who is gone; True once all others who are there agree."""
        async with live.lock:
            self._need(live, "playing", "players are replaced while the match is on")
            there = live.row.seats[seat] if 0 <= seat < live.row.players else Seat()
            if there.kind != "person" or there.stand_in or seat == voter:
                raise BadRequest("only another person who plays can be replaced")
            if live.gone_for(seat) < self.settings.gone_after:
                wait = self.settings.gone_after - live.gone_for(seat)
                raise WrongPhase(f"{there.name} is not gone for long enough; wait {wait:.0f} s more")
            votes = live.votes.setdefault(seat, set())
            votes.add(voter)
            needed = {k for k, s in enumerate(live.row.seats) if s.kind == "person" and not s.stand_in and k != seat}
            if {k for k in needed if live.connected(k)} <= votes:
                live.votes.pop(seat)
                await self.hand_over(live, seat)
                return True
            self.hub.publish(Update("table", live))
            return False

    async def hand_over(self, live: Live, seat: int) -> None:
        """A bot plays on for a person; the lock is held."""
        self.workers.warm(live.row.game, self.settings.stand_in)
        level = self.settings.stand_in
        await self._revise(live, seats=_with(live.row.seats, seat, replace(live.row.seats[seat], stand_in=level)))

    async def come_back(self, live: Live, seat: int) -> None:
        """Take one's seat back from the bot that stood in."""
        async with live.lock:
            self._need(live, "playing", "there is no match to come back to")
            there = live.row.seats[seat]
            if there.resigned:
                raise WrongPhase("you have given up this match")
            if there.stand_in:
                live.turn_began = time.time()  # a fresh clock
                await self._revise(live, seats=_with(live.row.seats, seat, replace(there, stand_in=None)))

    async def rematch(self, live: Live, seat: int) -> str | None:
        """Offer or accept another match; once all people agree, the id of its table."""
        async with live.lock:
            self._need(live, "over", "a rematch can be offered when the match is over")
            if live.row.next is not None:
                return live.row.next
            seats = _with(live.row.seats, seat, replace(live.row.seats[seat], rematch=True))
            if any(there.kind == "person" and not there.rematch for there in seats):
                await self._revise(live, seats=seats)
                return None
            again = await self._again(live, seats)
            return again.id

    async def _again(self, live: Live, seats: tuple[Seat, ...]) -> Live:
        fresh = tuple(replace(there, rematch=False, resigned=False, stand_in=None) for there in seats)
        row = replace(
            live.row, id=secrets.token_urlsafe(9), seats=fresh, phase="open", key=fair.new_key(), created=time.time(),
            started=None, ended=None, result=None, next=None, revision=0, version=find(live.row.game).version,
        )  # fmt: skip
        old = replace(live.row, seats=seats, next=row.id, revision=live.row.revision + 1)

        def both(connection: Connection) -> int:
            db.update_row(connection, old)
            number = db.insert_row(connection, row)
            for guest in {guest for there in fresh for guest in there.guests}:
                db.add_visit(connection, guest, number)
            return number

        number = await self.store.write(both)
        again = self.lives[row.id] = Live(replace(row, number=number))
        await self._begin(again)
        live.row = old
        self.hub.publish(Update("table", live))
        return again

    async def hint(self, live: Live, seat: int) -> dict[str, Any]:
        """The best moves of a seat, best first, as a bot sees them; in matches against bots only."""
        if any(there.kind == "person" for k, there in enumerate(live.row.seats) if k != seat):
            raise NotAllowed("hints are for matches against bots only")
        if live.match is None or live.actor != seat:
            raise NotYourTurn("a hint can be had when it is your turn")
        return {"n": live.n, "hints": await self.workers.hint(live.match, seat)}

    # shared

    def _need(self, live: Live, phase: str, otherwise: str) -> None:
        if live.row.phase != phase:
            raise WrongPhase(otherwise, [live.row.phase])

    async def _revise(self, live: Live, visit: Guest | None = None, **changes: Any) -> None:
        """Change the table's row: commit, then tell. The lock is held."""
        row = replace(live.row, revision=live.row.revision + 1, **changes)

        def save(connection: Connection) -> None:
            db.update_row(connection, row)
            if visit is not None:
                db.add_visit(connection, visit.id, row.number)

        try:
            await self.store.write(save)
        except Raced:
            await self.refresh(live)
            raise
        live.row = row
        live._sights.clear()
        self._lobby = (0.0, {})
        self.turns.look(live)
        self.hub.publish(Update("table", live))

    async def refresh(self, live: Live) -> None:
        """Another process was here: fold in what it did, and tell the viewers."""
        found = await self.store.read(lambda connection: db.table_with_log(connection, live.id))
        if found is None:
            self.forget(live)
            return
        before = live.n
        fresh = wake(*found)
        live.row, live.match, live.recent, live.turn_began = fresh.row, fresh.match, fresh.recent, fresh.turn_began
        live._sights.clear()
        self.turns.look(live)
        self.hub.publish(Update("table", live))
        if live.n > before:
            self.hub.publish(Update("step", live, before))


def _with(seats: tuple[Seat, ...], number: int, seat: Seat) -> tuple[Seat, ...]:
    return (*seats[:number], seat, *seats[number + 1 :])


def _was_played(live: Live, seat: int, n: int, action: int | Mapping[str, Any]) -> bool:
    """Is step `n` this very action of this very seat?"""
    assert live.match is not None
    steps = list(live.recent) if live.recent and live.recent[0].n <= n else live.refolded()
    step = steps[n - steps[0].n]
    if step.actor != seat:
        return False
    if isinstance(action, Mapping):
        return dict(action) in (
            {**(told := live.match.game.table.describe(step.before, step.action))},
            told | {"id": step.action},
        )
    return step.action == action
