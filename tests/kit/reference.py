"""Reference models of the games: slow, obvious, written from the rules pages alone, and the judges of the fast rules.

What every game's model (`tests/games/<name>/model.py`) has in common. No model may import or imitate `shoal`: two
readings of one page prove something only while they are independent.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Protocol

Action = dict[str, Any]  # {"type": "take", "pile": 0}: as the players' API writes it, without the id
Choice = tuple[Action, int]  # an action and its weight: 1 for a player's choice, relative odds for chance


class Reference(Protocol):
    """What every model offers; its constructor takes the number of players and the game's options by name."""

    def actor(self) -> int | str | None:
        """The seat to act, "chance", or None when the match is over."""

    def choices(self) -> list[Choice]:
        """All that the actor may do, without duplicates; nothing when the match is over."""

    def play(self, action: Action) -> None:
        """Carry out one of the choices."""

    def scores(self) -> list[int]:
        """The score of each seat as it stands."""

    def winners(self) -> list[int]:
        """The seats that share the win, once the match is over."""

    def position(self) -> dict[str, Any]:
        """Everything on the table, where a player acts or the match is over."""


def one_of(kind: str, cards: Iterable[str]) -> list[Choice]:
    """Chance picks one of the cards; equal cards are one outcome, so much the likelier."""
    return [({"type": kind, "card": card}, count) for card, count in Counter(cards).items()]


class Mood:
    """A taste for some types of action and some cards over others; one for each match, and it changes now and then.

    Uniform play almost never empties a deck or collects all cards of a kind; moods do, often enough for the rare rules
    to be met. They change lest a match that nobody likes to end goes on for ever. Chance is as moody as the players, so
    outcomes are not distributed as at a real table.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.taste: dict[tuple[str, str], float] = {}
        self.picks = 0

    def pick(self, choices: list[Choice]) -> Action:
        """One of the choices, after this mood's taste."""
        self.picks += 1
        if self.picks % 500 == 0:
            self.taste.clear()
        liked = [weight * self.liking(action) for action, weight in choices]
        return self.rng.choices([action for action, _ in choices], liked)[0]

    def liking(self, action: Action) -> float:
        key = (action["type"], action.get("card", ""))
        if key not in self.taste:
            self.taste[key] = self.rng.choice([0.1, 1.0, 10.0])
        return self.taste[key]


def actions_of(model: Reference) -> list[Action]:
    """What the actor may do."""
    return [action for action, _ in model.choices()]


def play_random(model: Reference, rng: Random, check: Callable[[], None]) -> None:
    """Play to the end at random, checking at every step; half of the matches evenly, half of them in a mood."""
    moody = Mood(rng) if rng.random() < 0.5 else None
    while model.actor() is not None:
        choices = model.choices()
        assert choices
        assert len({repr(action) for action, _ in choices}) == len(choices)
        if model.actor() != "chance":
            assert all(weight == 1 for _, weight in choices)
        fair = rng.choices([action for action, _ in choices], [weight for _, weight in choices])[0]
        model.play(moody.pick(choices) if moody else fair)
        check()
    assert model.choices() == []
    assert model.winners()
    assert model.position()["phase"] == "over"
