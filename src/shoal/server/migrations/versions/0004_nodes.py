"""Several nodes: which live, who acts for a table, who looks on through which of them, and votes that all see."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def _match() -> sa.Column[int]:
    gone_with_it = sa.ForeignKey("tables.number", ondelete="CASCADE")
    return sa.Column("match", sa.Integer, gone_with_it, primary_key=True, autoincrement=False)


def _part(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
    )
    node = sa.Column("node", sa.Integer, sa.ForeignKey("nodes.number", ondelete="SET NULL"))
    op.create_table("leases", _match(), node, sqlite_with_rowid=False)
    op.create_index("leases_by_node", "leases", ["node"])
    op.create_table(
        "presence",
        _match(),
        _part("seat"),
        _part("node"),
        sa.Column("streams", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("presence_by_node", "presence", ["node"])
    n = sa.Column("n", sa.Integer, nullable=False)
    op.create_table("votes", _match(), _part("seat"), _part("voter"), n, sqlite_with_rowid=False)
