"""Words for what has no message: a game need not bring any. Ids, keys and values are spelled out as they are.

"action-bid", quantity 2, face 5           Bid: quantity 2, face 5
"dice-bid", seat "Ann", quantity 2, face 5  Ann: bid, quantity 2, face 5
"phase-bid-you"                            Your turn: bid
"option-last_round"                        Last round
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from shoal.game import find

if TYPE_CHECKING:
    from shoal.web.i18n import Text

_COMPANIONS = ("_acc", "_count", "_others")  # forms of another argument, for messages alone


def words(name: str) -> str:
    """An id, a key or a value in words: `last_round` is "last round"."""
    return re.sub(r"[-_:\s]+", " ", name).strip()


def label(name: str) -> str:
    """The same with a capital."""
    spelled = words(name)
    return spelled[:1].upper() + spelled[1:]


def value(x: Any) -> str:
    """Any JSON value in words."""
    if x is None or x == "" or x == []:
        return "–"
    if isinstance(x, bool):
        return "✓" if x else "–"
    if isinstance(x, list):
        return " ".join(map(value, x))
    return details(x) if isinstance(x, dict) else words(str(x)) if isinstance(x, str) else str(x).replace("-", "−")


def details(args: Mapping[str, Any], verbatim: frozenset[str] = frozenset()) -> str:
    """Arguments with their names: "quantity 2, face 5"; `verbatim` ones are players' names."""
    shown = {name: x for name, x in args.items() if x not in ("", None) and not name.endswith(_COMPANIONS)}
    return ", ".join(f"{words(name)} {x if name in verbatim else value(x)}" for name, x in shown.items())


def sentence(t: Text, message: str, args: Mapping[str, Any], names: frozenset[str]) -> str:
    """A message of a game that has no words for it; the arguments in `names` are players' names."""
    kind, _, rest = message.partition("-")
    if message == "game-title":
        return find(t.name or "").title
    if kind == "phase" and rest:
        return _phase(t, rest, args)
    if kind == "option":
        return _option(t, rest)
    if kind in ("card", "colour"):
        return words(rest)
    if kind == "action":
        more = details(args, names)
        return _about(t, label(rest), more)
    return _event(t, rest or kind, args, names)


def _phase(t: Text, rest: str, args: Mapping[str, Any]) -> str:
    phase, _, who = rest.rpartition("-")
    return t(f"phase-of-{who}", phase=words(phase), **args) if who in ("you", "other") else t("over-nobody")


def _option(t: Text, rest: str) -> str:
    """The name of an option, or of one of its values."""
    for option in find(t.name or "").options:
        if rest.startswith(f"{option.name}-"):
            return label(rest.removeprefix(f"{option.name}-"))
    return label(rest)


def _event(t: Text, name: str, args: Mapping[str, Any], names: frozenset[str]) -> str:
    more = details({key: x for key, x in args.items() if key not in ("seat", "you")}, names)
    if args.get("seat"):
        who = label(t("you")) if args.get("you") == "seat" else args["seat"]
        return _about(t, who, words(name) + (f", {more}" if more else ""))
    return _about(t, label(name), more)


def _about(t: Text, what: str, more: str) -> str:
    """Something, and what there is to say of it."""
    return t("option-is", option=what, value=more) if more else what
