"""The options of a table in words: each with its value, and whether it is as usual."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from shoal.game import Option, find
from shoal.web.i18n import Text

DAY = 86_400


@dataclass(frozen=True)
class Chosen:
    """One option of a table."""

    name: str
    value: str
    usual: bool


def chosen_options(summary: Mapping[str, Any], t: Text) -> list[Chosen]:
    """All that was chosen for a table: the game's options, the clock, who can see it. `t` has the game's words."""
    options = [
        Chosen(t(f"option-{option.name}"), _value(option, summary["options"].get(option.name), t), usual)
        for option in find(summary["game"]).options
        for usual in [summary["options"].get(option.name, option.default) == option.default]
    ]
    seconds = summary["clock"]["seconds"] if summary["clock"] else 0
    seen = t("visibility-public" if summary["public"] else "visibility-link")
    return [
        *options,
        Chosen(t("clock"), clock_words(seconds, t), not seconds),
        Chosen(t("visibility"), seen, not summary["public"]),
    ]


def clock_words(seconds: float, t: Text) -> str:
    """How much time there is for a move."""
    if not seconds:
        return t("clock-none")
    if seconds == DAY:
        return t("clock-day")
    unit, count = ("minutes", seconds / 60) if seconds >= 60 and seconds % 60 == 0 else ("seconds", seconds)
    return t(f"clock-{unit}", count=int(count) if count == int(count) else count)


def _value(option: Option, value: str | int | None, t: Text) -> str:
    if value is None:
        return t("as-usual")
    return t(f"option-{option.name}-{value}") if option.values else t.number(int(value))
