"""The database: one row per table, one per step of its match. Migrations lead here from earlier shapes."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, true

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),  # short key for the steps
    Column("id", String(32), nullable=False, unique=True),  # in the link; cannot be guessed
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),  # see seats.py; guests and nonces in it are secret
    Column("clock", Float),  # seconds for each move; null: no clock
    Column("public", Boolean, nullable=False),
    Column("phase", String(10), nullable=False),  # open, playing, over
    Column("host", String(32), nullable=False),  # the guest who made it
    Column("key", String(64), nullable=False),  # of fair deals: secret until the match is over
    Column("result", JSON),  # {"result": ...} or {"ended": ...} once over
    Column("next", String(32)),  # the table of the rematch
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("network", String(32), nullable=False, server_default=""),  # made from there: a keyed hash, for limits
    Column("seen", Boolean, nullable=False, server_default=true()),  # by anybody but its maker
    Column("rematch_id", String(32)),  # of the rematch, fixed when the match ends
    Column("rematch_key", String(64)),  # of the rematch's fair deal, drawn when the match ends: secret
    Column("scheme", String(20), nullable=False, server_default="shoal-fair-1"),  # of the key: see fair.py
    Column("revision", Integer, nullable=False),  # counts changes other than moves; decides races
    Column("takebacks", Integer, nullable=False, server_default="0"),  # how often: no step joins a history given up
    Index("tables_by_phase", "phase", "public", "created"),
    Index("tables_by_host", "host", "phase"),
    Index("tables_by_network", "network", "phase"),
)

visits = Table(
    "visits",
    metadata,
    Column("guest", String(32), primary_key=True),  # who has sat at which table: to continue where they were
    Column("match", Integer, ForeignKey("tables.number", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Index("visits_by_match", "match"),  # a table that goes takes its visits along
    sqlite_with_rowid=False,
)

steps = Table(
    "steps",
    metadata,
    Column("match", Integer, ForeignKey("tables.number", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),  # with `match`: who comes second has lost the race
    Column("action", Integer, nullable=False),
    Column("at", Float, nullable=False),  # when it was played
    sqlite_with_rowid=False,  # a match's steps lie together
)

# of several nodes on one database (PostgreSQL): docs/adr/0015. Times are the database's.

nodes = Table(
    "nodes",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),  # never given twice: the fencing number
    Column("began", Float, nullable=False),
    Column("beat", Float, nullable=False),  # its last sign of life
)

leases = Table(
    "leases",
    metadata,
    Column("match", Integer, ForeignKey("tables.number", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("node", Integer, ForeignKey("nodes.number", ondelete="SET NULL")),  # who acts there; null: to be taken over
    Index("leases_by_node", "node"),
    sqlite_with_rowid=False,
)

presence = Table(
    "presence",
    metadata,
    Column("match", Integer, ForeignKey("tables.number", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # -1: spectators
    Column("node", Integer, primary_key=True, autoincrement=False),  # through which they look
    Column("streams", Integer, nullable=False),  # 0: gone
    Column("since", Float, nullable=False),
    Index("presence_by_node", "node"),
    sqlite_with_rowid=False,
)

votes = Table(
    "votes",
    metadata,
    Column("match", Integer, ForeignKey("tables.number", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # whom a bot is to replace
    Column("voter", Integer, primary_key=True, autoincrement=False),  # the seat that agrees
    Column("n", Integer, nullable=False),  # the step at which it does: void after the next
    sqlite_with_rowid=False,
)

about = Table(
    "about",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
