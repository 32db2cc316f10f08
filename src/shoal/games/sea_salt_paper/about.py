"""Sea Salt & Paper: what there is to know of one card, from what a seat sees and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from shoal.games.sea_salt_paper import cards as c
from shoal.games.sea_salt_paper import points
from shoal.games.sea_salt_paper.scoring import score

SETS = {  # what 1, 2, 3 … cards of a kind are worth together (SSP-52)
    c.KIND_NAMES[kind]: tuple(values[1:].tolist())
    for kind, values in (
        (c.SHELL, points.SHELL_POINTS),
        (c.OCTOPUS, points.OCTOPUS_POINTS),
        (c.PENGUIN, points.PENGUIN_POINTS),
        (c.SAILOR, points.SAILOR_POINTS),
    )
}


def about(view: dict[str, Any], what: str) -> dict[str, Any] | None:
    """A card: how many there are and are not seen yet, and what it is worth to the viewer; None: no such card."""
    if what not in c.TYPE_OF:
        return None
    kind = what.partition(":")[0]
    alike = [name for name in c.NAMES if name.partition(":")[0] == kind]
    unseen = Counter(_deck(alike)) - Counter(_seen(view))
    facts = {
        "kind": kind,
        "total": len(_deck([what])),
        "unseen": unseen[what],
        "kind_total": len(_deck(alike)),
        "kind_unseen": sum(unseen[name] for name in alike),
        "values": SETS.get(kind, ()),
        "have": None,
        "gain": None,
        "gives": None,
        "bonus": 0,
    }
    return facts | _to_the_viewer(view, what)


def _deck(names: Iterable[str]) -> list[str]:
    return [name for name in names for _ in range(int(c.DECK[c.TYPE_OF[name]]))]


def _seen(view: dict[str, Any]) -> Iterable[str]:
    """Every card that lies open to the viewer."""
    yield from view["drawn"]
    for pile in view["piles"]:
        yield from pile["cards"] or [pile["top"]] * bool(pile["size"])
    for seat in view["seats"]:
        yield from seat["hand"] or ()
        for pair in seat["laid"]:
            yield from pair


def _to_the_viewer(view: dict[str, Any], what: str) -> dict[str, Any]:
    """What one more of this card would bring the viewer (`gain`), and what one that they have brings now (`gives`)."""
    if view["seat"] is None:
        return {}
    own = view["seats"][view["seat"]]
    owned = [*own["hand"], *(card for pair in own["laid"] for card in pair)]
    now, kind = score(owned), what.partition(":")[0]
    facts: dict[str, Any] = {"have": sum(card.partition(":")[0] == kind for card in owned)}
    if owned.count(what) < c.DECK[c.TYPE_OF[what]]:
        more = score([*owned, what])
        facts["gain"] = more["total"] - now["total"]
        facts["bonus"] = more["colour_bonus"] - now["colour_bonus"]
    if what in owned:
        less = owned.copy()
        less.remove(what)
        facts["gives"] = now["total"] - score(less)["total"]
    return facts
