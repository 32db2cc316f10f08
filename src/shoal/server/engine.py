"""The connection to the database: limits on every wait, and what its errors mean."""

from __future__ import annotations

import math
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    DataError,
    DBAPIError,
    IntegrityError,
    NoSuchModuleError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.exc import TimeoutError as NoneFree

from shoal.errors import ShoalError
from shoal.server.errors import Unavailable

OURS = (IntegrityError, DataError, ProgrammingError)  # what we asked for was wrong; anything else is the database's
EXAMPLES = "sqlite:///games.sqlite3 or postgresql+psycopg://user@host/name"
WRITER_CACHE = 4_000  # kilobytes of a SQLite database that are kept for the moves
GOING = ("57P01", "57P02", "57P03")  # PostgreSQL stops or starts


def open_engine(url: str, durability: str = "power", timeout: float | None = None) -> Engine:
    """An engine for this URL; no statement and no wait for a lock takes longer than `timeout` seconds."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return _sqlite(parsed, durability, timeout)
    return _server(parsed, timeout)


def _sqlite(url: URL, durability: str, timeout: float | None) -> Engine:
    """With a write-ahead log, so that readers never wait for the writer."""
    wait = {"timeout": 0.8 * timeout if timeout else 30.0}  # for a lock; its error comes before a waiter gives up
    engine = create_engine(url, connect_args=wait | {"check_same_thread": False}, hide_parameters=True)
    synchronous = "FULL" if durability == "power" else "NORMAL"

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says so
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute(f"PRAGMA synchronous={synchronous}")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def connect_writer(engine: Engine) -> Connection:
    """The one connection that writes; SQLite keeps more of the database for it than for those that read (2 MB each)."""
    connection = engine.connect().execution_options(writes=True)
    driver: Any = connection.connection.driver_connection
    if engine.dialect.name == "sqlite":
        driver.execute(f"PRAGMA cache_size=-{WRITER_CACHE}")
        driver.execute("PRAGMA temp_store=MEMORY")  # what a statement would undo: else a file for every large commit
    return connection


def _server(url: URL, timeout: float | None) -> Engine:
    known: dict[str, Any] = {"pool_pre_ping": True, "hide_parameters": True}
    known["execution_options"] = {"node": secrets.token_hex(6)}  # news.py: whose news is it?
    if timeout is None:
        return create_engine(url, **known)
    limits = {}
    if url.get_driver_name().startswith("psycopg"):  # a peer that is gone without a word, at both ends of a connection
        limits = {"connect_timeout": max(2, math.ceil(timeout)), "tcp_user_timeout": int(timeout * 1000)}
    engine = create_engine(url, pool_size=10, pool_timeout=timeout, connect_args=limits, **known)

    @event.listens_for(engine, "connect")
    def _limit(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for wait in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"):
            cursor.execute(f"SET {wait} = {int(timeout * 800)}")
        cursor.close()
        connection.commit()

    return engine


def is_outage(error: BaseException) -> bool:
    """Is it the database that fails: gone, full, locked, broken?"""
    return isinstance(error, DatabaseError | DBAPIError | NoneFree) and not isinstance(error, OURS)


def is_passing(error: BaseException) -> bool:
    """Is it likely to work on a new connection: after a restart of the database, a lost race between transactions?"""
    if not isinstance(error, DBAPIError) or not is_outage(error):
        return False
    if type(error.orig).__module__.startswith("sqlite3"):
        return False
    state = getattr(error.orig, "sqlstate", None)
    return error.connection_invalidated or state is None or state[:2] in ("08", "40") or state in GOING


def unavailable() -> Unavailable:
    """What somebody hears when the database gives no answer."""
    return Unavailable("the database does not answer; try again in a moment")


@contextmanager
def opening(url: str) -> Iterator[None]:
    """Errors on the way to a database, as one line for whoever starts the program."""
    try:
        yield
    except Exception as error:
        if isinstance(error, ArgumentError) and not isinstance(
            error, NoSuchModuleError
        ):  # what cannot be read may hold a password
            raise ShoalError(f"the database's URL cannot be read; write it as {EXAMPLES}") from error
        if not isinstance(error, SQLAlchemyError | ImportError) and type(error).__name__ != "CommandError":
            raise
        shown = make_url(url).render_as_string(hide_password=True)
        raise ShoalError(f"cannot use the database {shown}: {_words(error)}") from error


def _words(error: Exception) -> str:
    if isinstance(error, NoSuchModuleError | ImportError):
        return f"its driver is not installed ({error}); PostgreSQL needs `pip install 'shoal[postgres]'`"
    if type(error).__name__ == "CommandError":  # Alembic's: it does not know the revision
        return "it was written by another release of Shoal than this one, probably a newer one"
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return " ".join(str(cause).split())


@contextmanager
def answering() -> Iterator[None]:
    """Errors of the database that are nobody's fault here, as a refusal."""
    try:
        yield
    except Exception as error:
        if is_outage(error):
            raise unavailable() from error
        raise
