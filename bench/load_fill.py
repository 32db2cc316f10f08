"""A database with many finished matches."""

from __future__ import annotations

import random
from pathlib import Path


def fill(database: Path, count: int, game: str) -> None:
    """A database with so many finished matches, each a copy of one that was played."""
    from sqlalchemy import text

    from shoal import fair
    from shoal.match import load
    from shoal.server.migrate import upgrade
    from shoal.server.seats import Seat
    from shoal.server.store import Row, Store, insert_row, insert_steps

    store = Store(f"sqlite:///{database}", "process")
    upgrade(store.engine)
    variant, key = load(game), fair.new_key()
    terms = fair.Terms("x", game, variant.game.version, variant.players, variant.options)
    match = variant.match(chance=fair.chance(key, terms, [""] * variant.players))
    rng = random.Random(1)
    while not match.over:
        match.play(rng.choice(match.legal))
    seats = tuple(Seat("person", f"P{k}", guests=(f"g{k}",)) for k in range(variant.players))
    result = {"result": match.record()["result"]}
    row = Row(
        "x", game, variant.game.version, variant.players, dict(variant.options), seats,
        None, True, "over", "g0", key, 1e9, 1e9, 1e9, result,
    )  # fmt: skip
    with store.engine.connect().execution_options(writes=True) as connection, connection.begin():
        first = insert_row(connection, row)
        insert_steps(connection, [(first, n, action, 1e9) for n, action in enumerate(match.log)])
        quoted = ", ".join(f'"{name}"' for name in row.columns() if name != "id")
        numbers = f"WITH RECURSIVE k(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM k WHERE i < {count - 1})"
        connection.execute(
            text(f"INSERT INTO tables (id, {quoted}) {numbers} SELECT 'm' || i, {quoted} FROM k, tables WHERE id = 'x'")
        )
        connection.execute(
            text(
                "INSERT INTO steps (match, n, action, at) SELECT t.number, s.n, s.action, s.at FROM tables t, steps s "
                f"WHERE s.match = {first} AND t.number <> {first} ORDER BY t.number, s.n"
            )
        )
    store.close()
