"""Who sits where: by token or cookie, taking a seat, leaving it, a bot that stands in. No HTTP in here."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from shoal import fair
from shoal.server import presence
from shoal.server import seats as sitting
from shoal.server import store as db
from shoal.server.errors import (
    BadRequest,
    NotAllowed,
    NotFound,
    NotYours,
    Raced,
    SeatTaken,
    TableError,
    WrongPhase,
)
from shoal.server.hub import Update
from shoal.server.live import Live
from shoal.server.lobby import Check, Lobby, no_check
from shoal.server.names import shown_name
from shoal.server.seats import Guest, Right, Seat, Signer
from shoal.server.store import Row

RENAMES = 3  # tries at one table: others change it too


class Seating:
    """The seats of all tables."""

    def __init__(self, lobby: Lobby, signer: Signer) -> None:
        self.lobby = lobby
        self.signer = signer
        self.settings = lobby.settings

    def right_of(self, live: Live, guest: Guest | None, token: str | None = None) -> Right | None:
        """What opens a seat to a visitor: the seat's token or their cookie; None: a spectator."""
        for number, seat in enumerate(live.row.seats):
            if seat.kind != "person":
                continue
            if token is not None:
                if self.signer.holds(token, live.id, number, seat):
                    return Right(number, seat.nonce)
            elif guest is not None and guest.id in seat.guests:
                return Right(number, seat.nonce, guest.id)
        if token is not None:
            raise NotYours("that token opens no seat at this table")
        return None

    def seat_of(self, live: Live, guest: Guest | None, token: str | None = None) -> int | None:
        """The seat that a visitor holds, by the seat's token or by their cookie; None: a spectator."""
        right = self.right_of(live, guest, token)
        return None if right is None else right.seat

    def token(self, live: Live, seat: int) -> str:
        """The secret token of a seat, for its holder only: it makes the private link."""
        return self.signer.token(live.id, seat, live.row.seats[seat])

    async def next_token(self, following: str, right: Right) -> str | None:
        """The token of the same seat at the table of the rematch, if whoever had it here has it there."""
        try:
            live = await self.lobby.get(following)
        except NotFound:  # it has been tidied away
            return None
        return self.token(live, right.seat) if right.holds(live.row.seats) else None

    async def join(
        self, live: Live, guest: Guest, seat: int | None = None, entropy: str = "", commitment: str = ""
    ) -> int:
        """Take an open seat (None: the first); the seat's number. Who sits already keeps their seat."""
        words = sitting.clean_entropy(entropy)
        async with self.lobby.changing(live):
            held = self.seat_of(live, guest)
            if held is not None:
                return held
            live.need("open", "the match has started; you can watch it")
            free = live.row.free()
            if not free or (seat is not None and seat not in free):
                raise SeatTaken("that seat is taken" if free else "all seats are taken", free)
            live.check_deal(commitment)
            number = free[0] if seat is None else seat
            taken = live.row.seats_with(number, sitting.person(guest, words))
            await self.lobby.revise(live, visit=guest, seats=taken, seen=live.row.seen or guest.id != live.row.host)
            live.left_at[number] = time.monotonic()  # whoever sat there before is gone for longer
            return number

    async def claim(self, live: Live, token: str, guest: Guest) -> int:
        """Bring a seat to another device of the same person: the private link."""
        async with self.lobby.changing(live):
            number = self.seat_of(live, None, token)
            assert number is not None
            held = self.seat_of(live, guest)
            if held is not None and held != number:
                raise NotAllowed("you hold another seat at this table on this device")
            if held is None:
                seat = live.row.seats[number]
                guests = (*seat.guests, guest.id)[-sitting.GUESTS_PER_SEAT :]
                shared = live.row.seats_with(number, replace(seat, guests=guests))
                await self.lobby.revise(live, visit=guest, seats=shared)
            return number

    async def rename(self, guest: Guest) -> None:
        """A guest has another name: so have their seats, where they play or somebody may look at them."""
        for row in await self.lobby.store.read(lambda connection: db.visited(connection, guest.id)):
            if row.phase != "over" or row.id in self.lobby.lives:
                with suppress(TableError):  # the table is gone, or its database: they have the name at the next one
                    await self._rename(await self.lobby.get(row.id), guest)

    async def _rename(self, live: Live, guest: Guest) -> None:
        name = shown_name(guest.name)
        for _ in range(RENAMES):
            try:
                async with self.lobby.changing(live):
                    seats = tuple(
                        replace(seat, name=name) if guest.id in seat.guests else seat for seat in live.row.seats
                    )
                    if seats != live.row.seats:
                        await self.lobby.revise(live, seats=seats)
                    return
            except Raced:
                pass  # another process was faster; the table is fresh again

    async def leave(self, live: Live, right: Right) -> None:
        """Stand up before the match starts; the last person to leave takes the table away."""
        async with self.lobby.changing(live):
            live.need("open", "the match has started; you can resign")
            live.check(right)  # the seat may have changed hands before the table was ours
            seats = live.row.seats_with(right.seat, Seat())
            if any(there.kind == "person" for there in seats):
                await self.lobby.revise(live, seats=seats)
            else:
                await self.lobby.drop(live)

    async def fill(self, live: Live, right: Right | None, guest: Guest | None, seat: int, level: str | None) -> None:
        """Set a bot of this level on an open seat, or free a bot's (None): whoever sits, or the table's maker, may.

        The commitment is to the seats of bots as well, so the deal gets a new key, and words are given anew.
        """
        async with self.lobby.changing(live):
            live.need("open", "the match has started; nobody else can sit down")
            if right is not None:
                live.check(right)
            elif guest is None or guest.id != live.row.host:
                raise NotYours("only whoever sits at the table, or has made it, can seat a bot")
            may = [k for k, there in enumerate(live.row.seats) if there.kind != "person"]
            if seat not in may:
                raise SeatTaken("somebody sits there", may)
            seats = live.row.seats_with(seat, Seat() if level is None else self.lobby.bot_seat(level))
            sitting.check_somebody(seats)
            if level is not None:
                self.lobby.workers.warm(live.row.game, level)
            await self.lobby.revise(live, **_for_deal(live.row, seats))

    async def replace(self, live: Live, voter: int, seat: int) -> bool:
        """Agree that a bot plays for somebody who is gone; True once all others who are there agree."""
        async with self.lobby.changing(live):
            live.need("playing", "players are replaced while the match is on")
            there = live.row.seats[seat] if 0 <= seat < live.row.players else Seat()
            if there.kind != "person" or there.stand_in or seat == voter:
                raise BadRequest("only another person who plays can be replaced")
            wait = live.gone_after - live.gone_for(seat)
            if wait > 0:
                raise WrongPhase(f"{there.name} is not gone for long enough; wait {wait:.0f} s more")
            votes = live.votes[seat] = await self._vote(live, voter, seat)
            needed = {k for k, s in enumerate(live.row.seats) if s.kind == "person" and not s.stand_in and k != seat}
            if {k for k in needed if live.connected(k)} <= votes:
                live.votes.pop(seat)
                spent = partial(presence.unvote, number=live.row.number, seat=seat)
                await self.hand_over(live, seat, no_check if live.lease is None else spent)
                self.lobby.hub.part(live, seat)
                return True
            self.lobby.hub.publish(Update(("table",), live))
            return False

    async def _vote(self, live: Live, voter: int, seat: int) -> set[int]:
        """Note a vote: here, or, where there are other nodes, where all of them see it."""
        if live.lease is None:
            return live.votes.get(seat, set()) | {voter}
        number, n = live.row.number, live.n
        return await self.lobby.store.write(lambda connection: presence.vote(connection, number, seat, voter, n))

    async def hand_over(self, live: Live, seat: int, check: Check = no_check) -> None:
        """A bot plays on for a person, unless `check` objects in the same transaction; the lock is held."""
        level = self.settings.stand_in
        self.lobby.workers.warm(live.row.game, level)
        seats = live.row.seats_with(seat, replace(live.row.seats[seat], stand_in=level))
        await self.lobby.revise(live, check=check, seats=seats)

    async def come_back(self, live: Live, seat: int) -> None:
        """Take one's seat back from the bot that stood in."""
        async with self.lobby.changing(live):
            live.need("playing", "there is no match to come back to")
            there = live.row.seats[seat]
            if there.resigned:
                raise WrongPhase("you have given up this match")
            if there.stand_in:
                live.turn_began = time.monotonic()  # a fresh clock
                await self.lobby.revise(live, seats=live.row.seats_with(seat, replace(there, stand_in=None)))


def _for_deal(row: Row, seats: tuple[Seat, ...]) -> dict[str, Any]:
    """What changes with the seats: if the deal is for others now, its key too, before anybody adds words to it."""
    if replace(row, seats=seats).terms() == row.terms():
        return {"seats": seats}
    return {"seats": sitting.dealt_anew(seats), "key": fair.new_key(), "scheme": fair.SCHEME}
