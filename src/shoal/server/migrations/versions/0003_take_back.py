"""Tables count how often something was taken back: no step is added to a history that has been given up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("takebacks", sa.Integer, nullable=False, server_default="0"))
