"""Matches that go on and on, written straight into a server's database."""

from __future__ import annotations

import random
import secrets
import time
from pathlib import Path
from typing import Any

from shoal import fair
from shoal.game import find, names
from shoal.match import After, Match, Variant
from shoal.server import store as db
from shoal.server.migrate import upgrade
from shoal.server.seats import new_guest, person
from shoal.server.store import Row, Store


def endless(steps: int, key: str, table: str) -> Match:
    """A match of so many steps that is not over: of the first game that allows it with its options at their highest."""
    for game in map(find, names()):
        options = {option.name: option.high for option in game.options if not option.values}
        variant = Variant(game, game.players[0], **options)
        terms = fair.Terms(table, game.name, game.version, variant.players, dict(variant.options))
        match = variant.match(chance=fair.chance(key, terms, [""] * variant.players))
        rng = random.Random(1)
        while len(match.log) < steps and (after := _not_the_end(match, rng)) is not None:
            match.adopt(after.steps)
        if len(match.log) >= steps:
            return match
    raise AssertionError(f"no game goes on for {steps} steps")


def _not_the_end(match: Match, rng: random.Random) -> After | None:
    """Any action that does not end the match, if there is one."""
    actions = rng.sample(match.legal, len(match.legal))
    return next((after for after in map(match.after, actions) if not after.over), None)


def long_match(folder: Path, steps: int, **changes: Any) -> tuple[Row, Match]:
    """A long match between people, in the database of the server that will be started in this folder."""
    table, key, now = secrets.token_urlsafe(9), fair.new_key(), time.time()
    match = endless(steps, key, table)
    host = new_guest("P")
    seats = tuple(person(new_guest(f"P{k}"), "") for k in range(match.variant.players))
    row = Row(
        id=table, game=match.game.name, version=match.game.version, players=match.variant.players,
        options=dict(match.variant.options), seats=seats, clock=None, public=False,
        phase="playing", host=host.id, key=key, created=now, started=now,
    )  # fmt: skip
    store = Store(f"sqlite:///{folder}/test.sqlite3")
    upgrade(store.engine)
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        row = Row(**vars(row) | changes)
        number = db.insert_row(connection, row)
        db.insert_steps(connection, [(number, n, action, now) for n, action in enumerate(match.log)])
    store.close()
    return Row(**vars(row) | {"number": number}), match
