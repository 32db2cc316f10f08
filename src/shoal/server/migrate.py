"""Bringing a database up to date: Alembic's migrations, run from the package. A new one is made as the newest."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, delete, insert, inspect, select, text

from shoal.errors import ShoalError
from shoal.server import schema

NEWEST = "0004"
RUNS = "0003"  # the code of this shape, one release ago, runs on the newest as well: migrations only add
LOCK = 0x53686F616C  # PostgreSQL's lock of this number is held by whoever prepares a database


@contextmanager
def one_at_a_time(engine: Engine) -> Iterator[None]:
    """However many nodes start at once on a database, one prepares it; the others wait, and find it ready.

    The lock is the connection's: it is free again when the process dies. SQLite locks the file in each transaction.
    """
    if engine.dialect.name != "postgresql":
        yield
        return
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("SELECT pg_advisory_lock(:lock)"), {"lock": LOCK})
        try:
            yield
        finally:
            connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": LOCK})


def upgrade(engine: Engine) -> None:
    """Bring a database up to date: a new one at once, an old one by the migrations that it has not seen."""
    current = _current(engine)
    if current == NEWEST or (current is not None and current > NEWEST and _still_runs(engine)):
        return
    with engine.connect() as connection:
        fresh = current is None and not inspect(connection).has_table(schema.tables.name)
    if fresh:
        _make(engine)
    else:
        migrate(engine)


def _make(engine: Engine) -> None:
    """The newest shape, without the way there: Alembic need not be loaded for a new database."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(
            text("CREATE TABLE IF NOT EXISTS alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
        )
        if connection.execute(text("SELECT version_num FROM alembic_version")).first() is None:  # nobody was faster
            schema.metadata.create_all(connection)
            connection.execute(text("INSERT INTO alembic_version VALUES (:newest)"), {"newest": NEWEST})
            _note_runs(connection)


def migrate(engine: Engine, revision: str = "head") -> None:
    """Run Alembic's migrations from the package."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        if revision == "head":
            _note_runs(connection)


def _note_runs(connection: Connection) -> None:
    """Say in the database which earlier code still runs on it."""
    connection.execute(delete(schema.about).where(schema.about.c.name == "runs"))
    connection.execute(insert(schema.about).values(name="runs", value=RUNS))


def _still_runs(engine: Engine) -> bool:
    """A later release has been here: does the code of this one run beside it, as during an upgrade node by node?"""
    with engine.connect() as connection:
        asked = select(schema.about.c.value).where(schema.about.c.name == "runs")
        runs = connection.execute(asked).scalar_one_or_none()
        return runs is not None and runs <= NEWEST


def _current(engine: Engine) -> str | None:
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        known = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one_or_none()
        return None if known is None else str(known)


def check(engine: Engine) -> None:
    """ShoalError if the tables are not there."""
    with engine.connect() as connection:
        if not inspect(connection).has_table(schema.tables.name):
            raise ShoalError("this database has no Shoal tables yet; `shoal serve` or `shoal import` makes them")
        connection.execute(select(schema.tables.c.number).limit(1))
