"""Checks that every game's `from_position` shares: each says what is wrong and what is allowed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Sequence
from typing import Any

from shoal.errors import BadPosition, ShoalError


def check_keys(given: Any, keys: Sequence[str], what: str = "a position") -> None:
    """`given` must be a dict with no other keys than these."""
    if not isinstance(given, dict):
        raise BadPosition(f"{what} must be an object with the keys {', '.join(keys)}, not {type(given).__name__}")
    for key in given:
        if key not in keys:
            raise BadPosition(f"{what} has no key {key!r}; its keys are: {', '.join(keys)}")


def whole(value: Any, what: str, low: int, high: int) -> int:
    """`value` must be a whole number within these bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition(f"{what} must be a whole number from {low} to {high}, not {value!r}")
    return value


def flag(value: Any, what: str) -> bool:
    """`value` must be true or false."""
    if not isinstance(value, bool):
        raise BadPosition(f"{what} must be true or false, not {value!r}")
    return value


def one_of(value: Any, what: str, allowed: Sequence[str]) -> str:
    """`value` must be one of these words."""
    if not isinstance(value, str) or value not in allowed:
        raise BadPosition(f"{what} cannot be {value!r}; allowed: {', '.join(allowed)}")
    return value


def count_cards(
    cards: Any,
    where: str,
    known: Container[str],
    hint: Callable[[Any], str],
    error: type[ShoalError] = BadPosition,
) -> Counter[str]:
    """`cards` must be a list of known names; how often each is there. `hint` says what a wrong one should be."""
    if not isinstance(cards, list | tuple):
        raise error(f"{where} must be a list of cards, not {cards!r}")
    for card in cards:
        if not isinstance(card, str) or card not in known:
            raise error(f"{where}: {card!r} is not a card; {hint(card)}")
    return Counter(cards)
