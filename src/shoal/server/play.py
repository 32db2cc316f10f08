"""What happens in a match: start, moves, giving up, playing again, hints. No HTTP in here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection

from shoal import fair
from shoal.errors import IllegalAction
from shoal.match import After, Match
from shoal.server import back, steady
from shoal.server import store as db
from shoal.server.errors import AlreadyPlayed, Illegal, NotAllowed, NotYourTurn, Raced, Stale, WrongPhase
from shoal.server.live import MOST_STEPS, Live
from shoal.server.lobby import Check, Lobby, new_id, no_check
from shoal.server.queues import HintLimits
from shoal.server.seats import Right, Seat, clean_entropy, with_words
from shoal.server.store import Row


class Play:
    """The matches of all tables."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.hints = HintLimits()
        self.moves = 0  # for /metrics

    async def words(self, live: Live, own: Right, entropy: str, commitment: str = "") -> None:
        """What a seat adds to the deal of this commitment, while the table is open; the last words count."""
        given = clean_entropy(entropy)
        async with self.lobby.changing(live):
            live.need("open", "the cards are dealt; your words come too late")
            live.check(own)  # they may be another's by now, and so would be the words
            live.check_deal(commitment)
            await self.lobby.revise(live, seats=with_words(live.row.seats, own.seat, given))

    async def start(
        self, live: Live, seat: int, entropy: str = "", own: Right | None = None, commitment: str = ""
    ) -> None:
        """Begin the match, with these words of the seat if there are any; anybody who sits may, once all are there."""
        given = clean_entropy(entropy)
        async with self.lobby.changing(live):
            if own is not None:
                live.check(own)
            if live.row.phase != "playing":
                live.check_deal(commitment)
                await self.lobby.begin(live, with_words(live.row.seats, seat, given) if given else None)
            elif given and given != live.row.seats[seat].entropy:  # else somebody else pressed it at the same moment
                raise WrongPhase("the cards are dealt; your words come too late", ["playing"])

    async def move(
        self, live: Live, seat: int, n: int, action: int | Mapping[str, Any], takebacks: int | None = None
    ) -> int:
        """Play an action in answer to step `n`; the number of steps afterwards. Committed before anybody sees it.

        `takebacks` says, where it is given, what whoever plays knows of: a step `n` that was taken back is not meant.
        """
        async with self.lobby.changing(live):
            _check_takebacks(live, takebacks)
            match = _match_for(live, seat, n, action)
            try:
                after = match.after(action)
            except IllegalAction as error:
                raise Illegal(str(error), match.actions) from error
            try:
                await self.commit(live, after)
            except Raced:
                _check_new(live, seat, n, action)  # perhaps this very move came by another node
                raise
            return live.n

    async def commit(self, live: Live, after: After, own: bool = False) -> None:
        """Make steps durable, then part of the match, then show everybody; a person's and a bot's alike.

        What the server does of its `own` is Fenced if another node acts for the table by now. The lock is held.
        """
        now, match = steady.now(), live.match
        assert match is not None
        steps = [(live.row.number, step.n, match.logged(step.action), now) for step in after.steps]
        over = self._ended(live, after, now)
        leased = over is None and self.lobby.wants_lease(live, live.row)
        adding = self.lobby.store.add_steps(
            steps, over, live.row.takebacks, fenced=own and live.lease is not None, leased=leased
        )
        self.lobby.note_lease(live, await self.lobby.durable(live, adding))
        live.adopt(after.steps)
        self.moves += 1
        if over is not None:
            live.revise(over)
        kinds = ("step",) if over is None else ("step", "table")
        self.lobby.announce(live, *kinds, since=after.steps[0].n)

    def _ended(self, live: Live, after: After, now: float) -> Row | None:
        """The table as it is when these steps end the match: by the rules, or because it has gone on for too long."""
        longest = self.lobby.settings.longest_match
        if after.over:
            result: dict[str, Any] = {"result": after.result}
        elif longest and after.steps[-1].n + 1 >= longest:
            result = {"ended": _unfinished("length", live.row.seats)}
        else:
            return None
        return live.row.revised(**_ending(now, result))

    async def take_back(self, live: Live, own: Right, n: int, takebacks: int | None = None) -> int:
        """Undo the seat's last decision before step `n`, and all that came after it; the number of steps afterwards."""
        async with self.lobby.changing(live):
            live.check(own)
            live.need("playing", "only in a match that is on something can be taken back")
            _check_takebacks(live, takebacks)
            to = back.goes_to(live, own.seat)
            if not to < n <= live.n:  # they look at another moment: pressed twice, or an old page
                raise Stale(f"you saw step {n}, but the match is at step {live.n}", [live.n])
            for seat in {stream.viewer.seat for stream in live.streams}:
                await live.prepare(seat, max(0, to - MOST_STEPS))  # all of them get their log anew
            await self.lobby.go_back(live, to, own.seat)
            return live.n

    async def resign(self, live: Live, seat: int) -> None:
        """Give up: the last one standing wins; with several left a bot plays on in that seat."""
        async with self.lobby.changing(live):
            live.need("playing", "only a match that is on can be given up")
            if live.row.seats[seat].resigned:
                raise WrongPhase("you have given up already")
            level = self.lobby.settings.stand_in
            seats = live.row.seats_with(seat, replace(live.row.seats[seat], resigned=True, stand_in=level))
            resigned = [k for k, there in enumerate(seats) if there.resigned]
            people = [k for k, there in enumerate(seats) if there.kind == "person" and not there.resigned]
            if len(resigned) == live.row.players - 1 or not people:
                await self.end(live, "resignation", seats)
            else:
                self.lobby.workers.warm(live.row.game, level)
                await self.lobby.revise(live, seats=seats)

    async def abandon(self, live: Live, check: Check = no_check) -> None:
        """End a match that stands still, unless somebody has just moved, or `check` objects. The lock is held."""
        live.need("playing", "only a match that is on can be abandoned")
        n = live.n

        def still(connection: Connection) -> None:
            db.check_still(connection, live.row, n)
            check(connection)

        await self.end(live, "abandonment", live.row.seats, still)

    async def end(self, live: Live, by: str, seats: tuple[Seat, ...], check: Check = no_check) -> None:
        """The match ends before its rules say so, once `check` has found nothing against it. The lock is held."""
        result = {"ended": _unfinished(by, seats)}
        await self.lobby.revise(live, check=check, seats=seats, **_ending(steady.now(), result))

    async def rematch(self, live: Live, seat: int, entropy: str = "") -> str | None:
        """Offer or accept another match, with words for its deal; once all people agree, the id of its table."""
        given = clean_entropy(entropy)
        async with self.lobby.changing(live):
            live.need("over", "a rematch can be offered when the match is over")
            if live.row.next is not None:
                return live.row.next
            if live.row.rematch_id is None:  # a match of an earlier release, imported
                await self.lobby.revise(live, **_rematch())
            there = live.row.seats[seat]
            agreed = replace(there, rematch=True, next_entropy=given or there.next_entropy)
            seats = live.row.seats_with(seat, agreed)
            if any(there.kind == "person" and not there.rematch for there in seats):
                await self.lobby.revise(live, seats=seats)
                return None
            return (await self.lobby.again(live, seats)).id

    async def hint(self, live: Live, seat: int, network: str = "") -> dict[str, Any]:
        """The best moves of a seat, best first, as a bot sees them; in matches against bots only."""
        if any(there.kind == "person" for k, there in enumerate(live.row.seats) if k != seat):
            raise NotAllowed("hints are for matches against bots only", said="hints-with-people")
        if live.match is None or live.actor != seat:
            raise NotYourTurn("a hint can be had when it is your turn")
        n = live.n
        with self.hints.asked(live.id, seat, network):
            return {"n": n, "hints": await self.lobby.workers.hint(live.match, seat)}


def _ending(now: float, result: dict[str, Any]) -> dict[str, Any]:
    """What changes when a match ends. The rematch is fixed here, before anybody adds words to its deal."""
    return {"phase": "over", "ended": now, "result": result} | _rematch()


def _rematch() -> dict[str, Any]:
    return {"rematch_id": new_id(), "rematch_key": fair.new_key()}


def _unfinished(by: str, seats: tuple[Seat, ...]) -> dict[str, Any]:
    """How a match ended before its rules say so."""
    resigned = [k for k, there in enumerate(seats) if there.resigned]
    return {"by": by, "resigned": resigned, "winners": fair.winners_left(resigned, len(seats))}


def _check_takebacks(live: Live, known: int | None) -> None:
    if known is not None and known != live.row.takebacks:
        raise Stale("something was taken back since you looked", [live.n])


def _check_new(live: Live, seat: int, n: int, action: int | Mapping[str, Any]) -> None:
    if 0 <= n < live.n and live.was_played(seat, n, action):
        raise AlreadyPlayed(f"this move was accepted before, as step {n}; the match is at step {live.n}", [live.n])


def _match_for(live: Live, seat: int, n: int, action: int | Mapping[str, Any]) -> Match:
    """The match, if this seat may act now in answer to step `n`."""
    match = live.match
    if live.row.phase != "playing" or match is None:
        raise WrongPhase("the match is over" if live.row.phase == "over" else "the match has not started")
    if n != live.n:
        _check_new(live, seat, n, action)
        raise Stale(f"the move answers step {n}, but the match is at step {live.n}", [live.n])
    if live.actor != seat:
        raise NotYourTurn(f"it is the turn of seat {live.actor}", [live.actor])
    return match
