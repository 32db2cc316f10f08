"""Tables know the network they were made from, whether others saw them, the rematch to come, the scheme of the deal."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("network", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("seen", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("rematch_id", sa.String(32)))
    op.add_column("tables", sa.Column("rematch_key", sa.String(64)))
    op.add_column("tables", sa.Column("scheme", sa.String(20), nullable=False, server_default="shoal-fair-1"))
    op.create_index("tables_by_network", "tables", ["network", "phase"])
    op.create_index("visits_by_match", "visits", ["match"])
    _commit_to_rematches()


def _commit_to_rematches() -> None:
    """Matches that are over get the key of their rematch now: it must be there before anybody offers one."""
    tables = sa.table(
        "tables",
        sa.column("number", sa.Integer),
        sa.column("phase", sa.String),
        sa.column("next", sa.String),
        sa.column("rematch_id", sa.String),
        sa.column("rematch_key", sa.String),
    )
    bind = op.get_bind()
    over = sa.select(tables.c.number).where(tables.c.phase == "over", tables.c.next.is_(None))
    drawn = [
        {"which": number, "rematch_id": secrets.token_urlsafe(9), "rematch_key": secrets.token_hex(32)}
        for (number,) in bind.execute(over).all()
    ]
    if drawn:
        bind.execute(sa.update(tables).where(tables.c.number == sa.bindparam("which")), drawn)
