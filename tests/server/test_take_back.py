"""Taking back: what may be undone and what not, that nothing else is lost by it, and that the record verifies."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import shoal
from shoal import fair
from shoal.game import find
from shoal.match import Match, Variant
from shoal.server import services
from shoal.server import store as db
from shoal.server.back import goes_to
from shoal.server.errors import NoTakeBack, NotYours, Raced, Stale, TableError, WrongPhase
from shoal.server.live import Live
from shoal.server.past import STRETCH, Past
from shoal.server.seats import Right, new_guest
from shoal.server.services import Services
from shoal.server.settings import Settings
from shoal.server.wishes import Wish
from shoal.testing import could_be
from tests.kit.cases import case_of, pick
from tests.server.kit import few, people_row, run
from tests.server.postgres import Postgres

OPEN_GAME = pick(hidden=False, luck=False).name  # every decision can be taken back, while nobody else has acted


class Thinker:
    """Bots in this process: any legal action, once they are let think to the end."""

    def __init__(self) -> None:
        self.rng = random.Random(5)
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.asked = asyncio.Event()

    async def choose(self, match: Match, seat: int, level: str) -> int:
        """A bot's action."""
        action = self.rng.choice(match.legal)
        self.asked.set()
        await self.may_answer.wait()
        return action


@asynccontextmanager
async def running(folder: Path, **settings: Any) -> AsyncIterator[tuple[Services, Thinker]]:
    """A server in this process, on the database of that folder; bots answer as `Thinker` does."""
    wanted: dict[str, Any] = {
        "database": f"sqlite:///{folder}/x.sqlite3",
        "workers": 1,
        "bot_pace": 0,
        "poll": 0,
    } | settings
    parts, thinker = services.build(Settings(**wanted)), Thinker()
    parts.workers.warm = lambda game, level: None  # type: ignore[method-assign]
    parts.workers.choose = thinker.choose  # type: ignore[method-assign]
    await services.start(parts)
    try:
        yield parts, thinker
    finally:
        thinker.may_answer.set()
        await services.stop(parts)


async def begun(parts: Services, game: str, seats: list[Any], **more: Any) -> tuple[Live, dict[int, Right]]:
    """A match that has just started, and what opens the seats of its people."""
    options = dict(case_of(game).short)
    live = await parts.lobby.create(new_guest("Ann"), Wish(game, seats, options, **more))
    while live.row.free():
        await parts.seating.join(live, new_guest("Bob"))
    await parts.play.start(live, 0)
    people = {k: Right(k, seat.nonce) for k, seat in enumerate(live.row.seats) if seat.kind == "person"}
    return live, people


async def my_turn(live: Live, seat: int) -> None:
    """Until the seat is to act, or the match is over."""
    while live.row.phase == "playing" and live.actor != seat:
        await asyncio.sleep(0.001)


async def decided(parts: Services, live: Live, seat: int, rng: random.Random) -> None:
    """Move at random until the seat has made a decision."""
    while True:
        await my_turn(live, seat)
        assert live.match is not None
        legal = live.match.legal
        await parts.play.move(live, seat, live.n, rng.choice(legal))
        if len(legal) > 1:
            return


def stored(parts: Services, live: Live) -> list[int]:
    """The log as the database has it; its steps are numbered without a gap."""
    numbers = parts.store.read_now(
        lambda c: c.exec_driver_sql(f"SELECT n FROM steps WHERE match = {live.row.number} ORDER BY n").scalars().all()
    )
    assert list(numbers) == list(range(len(numbers)))
    return [action for action, _ in parts.store.read_now(lambda c: db.log_of(c, live.row.number))]


@pytest.mark.parametrize("game", shoal.games())
def test_against_bots_every_decision_can_be_undone(tmp_path: Path, game: str) -> None:
    """Down to the first one; what was played again brings the same cards; the record verifies and says how often."""

    async def scene() -> None:
        rng = random.Random(1)
        async with running(tmp_path) as (parts, _):
            bots = [("bot", "casual")] * (few(game) - 1)
            live, people = await begun(parts, game, ["me", *bots])
            own, first = people[0], []
            for _ in range(5):
                await decided(parts, live, 0, rng)
                await my_turn(live, 0)
                first.append(live.n)
            assert live.match is not None
            before = list(live.match.log)
            for _ in range(5):
                assert live.view(0).can_take_back
                n = live.n
                to = await parts.play.take_back(live, own, live.n)
                assert to == live.n < n
                assert live.actor == 0
                assert live.match.log == before[:to] == stored(parts, live)
                assert len(live.match.legal) > 1
            assert not live.view(0).can_take_back
            assert live.row.takebacks == live.summary()["takebacks"] == live.view(0).takebacks == 5
            with pytest.raises(NoTakeBack):
                await parts.play.take_back(live, own, live.n)
            steps = live.past.steps(0, live.n) if live.past else []
            await parts.play.move(live, 0, live.n, before[len(steps)])
            chance = [n for n in range(len(steps), live.n) if n not in (live.past.turns if live.past else [])]
            assert [live.match.log[n] for n in chance] == [before[n] for n in chance]
            await finish(parts, live, own, rng)
            with pytest.raises(WrongPhase):
                await parts.play.take_back(live, own, live.n)
            record = live.record()
            assert record["log"] == stored(parts, live)
            assert fair.verify(record)["takebacks"] == live.row.takebacks == record["takebacks"] > 5

    run(scene)


async def finish(parts: Services, live: Live, own: Right, rng: random.Random) -> None:
    """Play on to the end, at random, with a second thought now and then."""
    while live.row.phase == "playing":
        await my_turn(live, own.seat)
        if live.row.phase == "playing" and live.view(own.seat).can_take_back and rng.random() < 0.1:
            await parts.play.take_back(live, own, live.n, live.row.takebacks)
        if live.row.phase == "playing":
            assert live.match is not None
            await parts.play.move(live, own.seat, live.n, rng.choice(live.match.legal))


@pytest.mark.parametrize("game", shoal.games())
def test_between_people_nobody_has_learned_anything(game: str) -> None:
    """Over random matches: where it is allowed, nobody else acted, chance did not, and no seat knows more by it."""
    players = few(game)
    variant = Variant(find(game), players, **case_of(game).short)
    allowed = refused = 0
    for seed in range(3):
        rng = random.Random(seed)
        for live in moments(variant, rng, seed, 60):
            for seat in range(players):
                if not live.can_take_back(seat):
                    refused += 1
                    continue
                allowed += 1
                check_undone(live, seat, rng)
    assert allowed > 5
    assert refused > 5


def moments(variant: Variant, rng: random.Random, seed: int, count: int) -> Iterator[Live]:
    """A random match among people, after each of its first moves."""
    live = Live(people_row(variant), variant.match(seed=seed))
    for _ in range(count):
        assert live.match is not None
        if live.match.over:
            return
        live.adopt(live.match.after(rng.choice(live.match.legal)).steps)
        if not live.match.over:
            yield live


def check_undone(live: Live, seat: int, rng: random.Random) -> None:
    """What would be taken back are decisions of this seat that looked the same to everybody, whatever is hidden."""
    assert live.past is not None
    assert live.match is not None
    steps = live.past.steps(goes_to(live, seat), live.n)
    assert {step.actor for step in steps} == {seat}
    for step in steps:
        for other in range(live.row.players):
            for _ in range(3):
                assert could_be(live.match, step, other, rng.getrandbits(32))


def test_what_cannot_be_taken_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as (parts, _):
            live, people = await begun(parts, OPEN_GAME, ["me", "open"])
            assert live.match is not None
            first, second = (people[live.actor or 0], people[1 - (live.actor or 0)])
            with pytest.raises(NoTakeBack, match="decided nothing"):
                await parts.play.take_back(live, first, live.n)
            while live.actor == first.seat:
                await parts.play.move(live, first.seat, live.n, live.match.legal[0])
            assert live.view(first.seat).can_take_back
            assert not live.view(second.seat).can_take_back
            assert not live.view(None).can_take_back
            with pytest.raises(NoTakeBack, match="somebody else"):
                await parts.play.take_back(live, second, live.n)
            with pytest.raises(NotYours):
                await parts.play.take_back(live, Right(first.seat, "another"), live.n)
            await parts.play.move(live, second.seat, live.n, live.match.legal[0])
            with pytest.raises(NoTakeBack, match="somebody else"):
                await parts.play.take_back(live, first, live.n)
            timed, people = await begun(parts, OPEN_GAME, ["me", ("bot", "casual")], clock=30.0)
            await decided(parts, timed, 0, random.Random(1))
            with pytest.raises(NoTakeBack, match="clock"):
                await parts.play.take_back(timed, people[0], timed.n)

    run(scene)


def test_pressed_twice_it_is_taken_back_once(tmp_path: Path) -> None:
    """And an old page, which looks at what has been taken back since, changes nothing."""

    async def scene() -> None:
        async with running(tmp_path) as (parts, _):
            live, people = await begun(parts, OPEN_GAME, ["me", ("bot", "casual")])
            for _ in range(3):
                await decided(parts, live, 0, random.Random(1))
            await my_turn(live, 0)
            assert live.match is not None
            n, legal = live.n, live.match.legal
            both = await asyncio.gather(
                *(parts.play.take_back(live, people[0], n) for _ in range(2)), return_exceptions=True
            )
            assert [type(answer) for answer in both] == [int, Stale]
            back = live.n
            while live.n < n:
                await my_turn(live, 0)
                if live.n < n:
                    await parts.play.move(live, 0, live.n, live.match.legal[-1])
            assert live.row.takebacks == 1
            for takebacks in (0, 2):
                with pytest.raises(Stale):
                    await parts.play.move(live, 0, n, legal[0], takebacks)
                with pytest.raises(Stale):
                    await parts.play.take_back(live, people[0], n, takebacks)
            assert live.n >= n > back

    run(scene)


def test_a_bot_that_thinks_about_it_is_not_heard(tmp_path: Path) -> None:
    async def scene() -> None:
        async with running(tmp_path) as (parts, thinker):
            live, people = await begun(parts, OPEN_GAME, ["me", ("bot", "casual")])
            await my_turn(live, 0)
            thinker.may_answer.clear()
            thinker.asked.clear()
            while live.actor == 0:
                assert live.match is not None
                await parts.play.move(live, 0, live.n, live.match.legal[0])
            await thinker.asked.wait()
            to = await parts.play.take_back(live, people[0], live.n)
            acting = live.acting
            thinker.may_answer.set()
            assert acting is not None
            await acting
            assert live.n == to == len(stored(parts, live))
            assert live.actor == 0
            assert live.match is not None
            assert live.past is not None
            known = live.past.actors.count(1)
            while live.actor == 0:
                await parts.play.move(live, 0, live.n, live.match.legal[-1])
            await my_turn(live, 0)  # the bot goes on
            assert live.past.actors.count(1) > known

    run(scene)


async def race(folder: Path, **settings: Any) -> None:
    """Two servers on one database, each with its own memory: whoever is second is refused, and sees what happened."""
    async with running(folder, **settings) as (here, _), running(folder, **settings) as (there, _):
        live, people = await begun(here, OPEN_GAME, ["me", "open"])
        twin = await there.lobby.get(live.id)
        rng, wins = random.Random(3), {"back": 0, "move": 0}
        for k in range(12):
            assert live.actor is not None
            seat = live.actor
            while live.actor == seat:
                assert live.match is not None
                await here.play.move(live, seat, live.n, rng.choice(live.match.legal))
            await there.lobby.refresh(twin)
            assert twin.match is not None
            assert twin.actor is not None
            move = there.play.move(twin, twin.actor, twin.n, rng.choice(twin.match.legal))
            undo = here.play.take_back(live, people[seat], live.n)
            both = [undo, move] if k % 2 else [move, undo]
            if k < 2:  # one after the other, so that each has won
                answers = [(await asyncio.gather(one, return_exceptions=True))[0] for one in both]
            else:
                answers = await asyncio.gather(*both, return_exceptions=True)
            lost = [type(answer) for answer in answers if not isinstance(answer, int)]
            assert len(lost) == 1, answers
            # second in the database; or there was news of the other in time
            assert lost[0] in (Raced, *(() if here.store.sqlite else (Stale, NoTakeBack))), answers
            wins["back" if isinstance(answers[both.index(undo)], int) else "move"] += 1
            for parts, table in ((here, live), (there, twin)):
                await parts.lobby.refresh(table)
                assert table.match is not None
                assert table.match.log == stored(here, live)
        assert min(wins.values()) > 0
        assert twin.row.takebacks == wins["back"]


def test_a_move_elsewhere_joins_no_history_that_was_given_up(tmp_path: Path) -> None:
    run(partial(race, tmp_path))


def test_neither_on_postgres(tmp_path: Path, postgres: Postgres) -> None:
    run(partial(race, tmp_path, database=postgres.fresh()))


def test_memory_that_is_behind_is_refused_and_refreshed(tmp_path: Path) -> None:
    """Also where the other server has played on meanwhile, to the same step as before or beyond."""

    async def scene() -> None:
        async with running(tmp_path) as (here, _), running(tmp_path) as (there, _):
            live, people = await begun(here, OPEN_GAME, ["me", "open"])
            assert live.actor is not None
            assert live.match is not None
            seat = live.actor
            while live.actor == seat:
                await here.play.move(live, seat, live.n, live.match.legal[0])
            twin = await there.lobby.get(live.id)
            await here.play.take_back(live, people[seat], live.n)
            while live.actor == seat:
                await here.play.move(live, seat, live.n, live.match.legal[-1])
            assert twin.match is not None
            assert twin.actor is not None
            with pytest.raises(Raced):
                await there.play.move(twin, twin.actor, twin.n, twin.match.legal[0])
            assert (twin.match.log, twin.row) == (live.match.log, live.row)
            await there.play.move(twin, twin.actor, twin.n, twin.match.legal[0])
            with pytest.raises(TableError):
                await here.play.take_back(live, people[seat], live.n)  # somebody has been told of that move
            assert live.match.log == twin.match.log == stored(here, live)

    run(scene)


def test_the_words_of_the_past_are_those_of_what_is_left() -> None:
    """Stretches that were kept for all are told anew where the match went another way."""
    game = pick(luck=True)
    variant = Variant(game, game.players[0])
    live = Live(people_row(variant), variant.match(seed=2))
    rng = random.Random(2)
    for _ in range(3):
        while live.n < 3 * STRETCH + 5 and live.match is not None and not live.match.over:
            live.adopt(live.match.after(rng.choice(live.match.legal)).steps)
        assert live.match is not None
        assert live.past is not None
        for seat in (0, None):
            plain = Past(live.match, live.past.steps(0, live.n))
            assert live.past.events(seat, 0, live.n) == plain.events(seat, 0, live.n)
        assert (live.past.turns, live.past.actors) == (plain.turns, plain.actors)
        assert [mark.tobytes() for mark in live.past.marks] == [mark.tobytes() for mark in plain.marks]
        old, told = live.past, live.past.events(0, 0, live.n)
        live.go_back(live.row, live.past.turns[len(live.past.turns) // 3])
        assert old.events(0, 0, len(old.match.log)) == told  # whoever reads it still, reads on
