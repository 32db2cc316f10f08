"""Bringing a database up to date: Alembic's migrations, run from the package."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Engine, inspect, select, text

from shoal.errors import ShoalError
from shoal.server import schema

NEWEST = "0001"


def upgrade(engine: Engine, revision: str = "head") -> None:
    """Run the migrations that this database has not seen. Alembic is loaded only when there is one to run."""
    if revision == "head" and _current(engine) == NEWEST:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


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
