"""Leases: which node acts for a table (its bots, its clocks). docs/adr/0015 says why it is so.

Whoever commits a step after which the server may have to act takes the lease in the same transaction, if there is none.
What the server itself does is written only if the lease is still this node's, which the same transaction checks. The
leases of a node that is gone have no node, and the others take them over, a share each.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping

from sqlalchemy import ColumnElement, Connection, delete, func, select, text

from shoal.server import schema
from shoal.server.errors import Fenced

LEAST = 20  # leases that a node takes over in a round, if there are so many

# A table in play at which the server may have to act, and nobody does: of an earlier release, or imported.
WAITING = text(
    "INSERT INTO leases (match) SELECT number FROM tables WHERE phase = 'playing' AND (clock IS NOT NULL OR EXISTS"
    " (SELECT 1 FROM json_array_elements(seats) s WHERE s->>'kind' = 'bot' OR s->>'stand_in' IS NOT NULL))"
    " ON CONFLICT DO NOTHING"
)


def held(connection: Connection, numbers: Collection[int], node: int) -> set[int]:
    """Those of these tables whose lease is this node's, and stays so until the transaction ends."""
    asked = f"SELECT match FROM leases WHERE match IN ({_listed(numbers)}) AND node = {node} ORDER BY match FOR SHARE"
    return set(connection.exec_driver_sql(asked).scalars())


def take(connection: Connection, numbers: Collection[int], node: int) -> set[int]:
    """Take the leases of these tables, where there are none; those that this node has got.

    A node that is not alive takes them for nobody: others find them. Nobody waits here, so nobody waits in a circle.
    """
    wanted = ",".join(f"({number}, {_alive(node)})" for number in sorted(numbers))
    got = f"INSERT INTO leases (match, node) VALUES {wanted} ON CONFLICT DO NOTHING RETURNING match, node"
    return {match for match, owner in connection.exec_driver_sql(got) if owner is not None}


def check(connection: Connection, number: int, node: int | None) -> None:
    """Fenced, unless this node acts for the table; without nodes there is nothing to check."""
    if node is not None and not held(connection, [number], node):
        raise Fenced("another node acts for this table")


def claim(connection: Connection, number: int, node: int) -> bool:
    """Take the lease of a table, unless another node has it; is it this node's now?"""
    take(connection, [number], node)
    _own(connection, f"match = {number}", node)
    return bool(held(connection, [number], node))


def take_over(connection: Connection, node: int, living: int) -> list[str]:
    """Take a share of the leases that nobody has; the ids of their tables."""
    lease, t = schema.leases.c, schema.tables.c
    free = connection.execute(select(func.count()).select_from(schema.leases).where(lease.node.is_(None))).scalar_one()
    if not free:
        return []
    connection.execute(delete(schema.leases).where(lease.node.is_(None), ~_on()))
    got = _own(connection, "true", node, max(LEAST, math.ceil(free / max(1, living))))
    return list(connection.scalars(select(t.id).where(t.number.in_(got)))) if got else []


def of_node(connection: Connection, node: int) -> list[str]:
    """The ids of the tables in play whose leases this node has."""
    lease, t = schema.leases.c, schema.tables.c
    connection.execute(delete(schema.leases).where(lease.node == node, ~_on()))
    joined = select(t.id).join(schema.leases, lease.match == t.number).where(lease.node == node)
    return list(connection.scalars(joined))


def release(connection: Connection, node: int, idle: Mapping[int, tuple[int, int]]) -> set[int]:
    """Give up the leases of tables that are as this node knows them (steps, revision); which of them.

    Steps of other nodes wait for this, and take the lease with them; those that came before are seen here.
    """
    t, s, lease = schema.tables.c, schema.steps.c, schema.leases.c
    locked = select(t.number).where(t.number.in_(list(idle))).order_by(t.number).with_for_update(skip_locked=True)
    there = list(connection.scalars(locked))
    last = select(func.max(s.n)).where(s.match == t.number).scalar_subquery()
    asked = select(t.number, func.coalesce(last, -1) + 1, t.revision).where(t.number.in_(there))
    same = [number for number, *known in connection.execute(asked) if tuple(known) == idle[number]]
    connection.execute(delete(schema.leases).where(lease.match.in_(same), lease.node == node))
    return set(same)


def _on() -> ColumnElement[bool]:
    """Of a lease: its match is on."""
    t = schema.tables.c
    return select(t.number).where(t.number == schema.leases.c.match, t.phase == "playing").exists()


def _own(connection: Connection, which: str, node: int, most: int = 1) -> list[int]:
    free = f"SELECT match FROM leases WHERE node IS NULL AND {which} ORDER BY match LIMIT {most} FOR UPDATE SKIP LOCKED"
    taken = f"UPDATE leases SET node = {_alive(node)} WHERE match IN ({free}) RETURNING match, node"
    return [match for match, owner in connection.exec_driver_sql(taken) if owner is not None]


def _alive(node: int) -> str:
    """The node's number if it is alive, and it stays so until the transaction ends; else null."""
    return f"(SELECT number FROM nodes WHERE number = {node} FOR KEY SHARE)"


def _listed(numbers: Collection[int]) -> str:
    return ",".join(map(str, numbers))
