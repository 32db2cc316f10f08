"""Room in a full tree: what was visited least is forgotten, so that a long search goes on growing where it looks.

A node that loses its children keeps its own visits and results. It is as if it had never been looked into: the next
visit gives it children anew.
"""

from __future__ import annotations

from shoal.bots.nodes import FEWEST, FORGET, ROOT, USED, Workspace
from shoal.kernel import compiled

ROOM = 2  # a tree is full when fewer nodes are left than this many times the most choices there may be
NEVER = 1 << 30  # visits: so many that nothing would be left


@compiled
def is_full(ws: Workspace) -> bool:
    """Is there too little room for another node's children, and may something be forgotten for it?"""
    if ws.knobs[FORGET] == 0.0 or ws.tallies[FEWEST] >= NEVER:
        return False
    return bool(ws.tallies[USED] + ROOM * len(ws.kids) > len(ws.nodes))


@compiled
def number_kept(ws: Workspace, fewest: int) -> int:
    """Number the nodes that stay, in `places` (0: forgotten): children of what was visited often; how many they are."""
    root, used, kept = int(ws.tallies[ROOT]), int(ws.tallies[USED]), 0
    for i in range(used):
        ws.places[i] = 0
    ws.places[root] = 1
    for i in range(root, used):  # children come after their parents, and siblings in any order
        if ws.places[i] != 0:
            kept += 1
            ws.places[i] = kept
            if ws.nodes[i].visits >= fewest:
                child = int(ws.nodes[i].child)
                while child != 0:
                    ws.places[child] = 1
                    child = int(ws.nodes[child].sibling)
    return kept


@compiled
def close_ranks(ws: Workspace, fewest: int) -> None:
    """Move the nodes that stay to their places, and forget the others."""
    root, used = int(ws.tallies[ROOT]), int(ws.tallies[USED])
    ws.nodes[root].sibling = 0
    for i in range(root, used):
        place = int(ws.places[i])
        if place != 0:
            node = ws.nodes[i]
            if node.visits < fewest:
                node.child = 0
                node.habit = 0
                node.width = 0
            node.child = ws.places[node.child]
            node.habit = ws.places[node.habit]
            node.sibling = ws.places[node.sibling]
            ws.nodes[place] = ws.nodes[i]


@compiled
def prune(ws: Workspace) -> None:
    """Forget the children of what was visited least, so that half of the tree is free."""
    fewest = int(ws.tallies[FEWEST])
    kept = number_kept(ws, fewest)
    while 2 * kept > len(ws.nodes) and fewest < NEVER:
        fewest *= 2
        kept = number_kept(ws, fewest)
    ws.tallies[FEWEST] = fewest
    if fewest < NEVER:
        close_ranks(ws, fewest)
        ws.tallies[ROOT] = 1
        ws.tallies[USED] = kept + 1
