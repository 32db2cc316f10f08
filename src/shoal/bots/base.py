"""What a bot is, what it gets to see, and how one is made from its name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from shoal.errors import ShoalError
from shoal.game import game_of
from shoal.kernel import State, seeded

if TYPE_CHECKING:
    from shoal.match import Match, Variant

LEVELS = ("beginner", "casual", "skilled", "expert")  # for people, weakest first (bots/levels.py)
SIMPLE = ("greedy", "random")  # they do not search (bots/simple.py)
KINDS = (*LEVELS, *SIMPLE, "LEVEL:seconds=T", "search:iterations=N", "search:seconds=T", "cmd:COMMAND")


class Bot(Protocol):
    """A player. It knows a game only through the door, and sees only what its seat may know."""

    name: str

    def choose(self, s: State, seat: int, seed: int) -> int:
        """The number of a legal action. `s` is a `hypothesis`, never the true state; equal seeds, equal answers."""

    def close(self) -> None:
        """Give back what the bot holds: processes, memory."""


def hypothesis(table: Match | State, seat: int, seed: int) -> State:
    """A copy of the state in which all that the seat cannot know is dealt anew: the only state that bots are given."""
    s = getattr(table, "state", table).copy()
    game_of(s).door.imagine(s, seat, seeded(seed, 1))
    return s


def make(spec: str, variant: Variant) -> Bot:
    """The bot of that name; ShoalError says what is allowed."""
    name, _, rest = spec.partition(":")
    if name == "cmd" and rest:
        from shoal.bots import outside

        bot: Bot = outside.make(rest, variant)
        return bot
    if name in SIMPLE and not rest:
        from shoal.bots.simple import SimpleBot

        return SimpleBot(name)
    if name == "search" or name in LEVELS:
        budget = budget_of(spec, rest) if rest or name == "search" else {}
        return _thinker(name, spec, variant, budget)
    raise ShoalError(f"there is no bot {spec!r}; allowed: {', '.join(KINDS)}")


def _thinker(name: str, spec: str, variant: Variant, budget: dict[str, Any]) -> Bot:
    if name == "search":
        from shoal.bots.searcher import SearchBot

        return SearchBot(variant.game, spec, budget.get("iterations"), budget.get("seconds"))
    from shoal.bots.levels import LevelBot, level_of

    return LevelBot(variant.game, spec, level_of(variant.game, name, budget))


def budget_of(spec: str, text: str) -> dict[str, Any]:
    """`iterations=2000` or `seconds=0.5` or both (whichever is reached first) as a dict."""
    budget: dict[str, Any] = {}
    for part in text.split(","):
        key, _, value = part.partition("=")
        try:
            budget[key] = {"iterations": int, "seconds": float}[key](value)
        except (KeyError, ValueError):
            raise ShoalError(f"{spec!r}: {part!r} is no budget; allowed: iterations=2000, seconds=0.5") from None
        if not 0 < budget[key] < 1e9:
            raise ShoalError(f"{spec!r}: {key} must be more than 0 and less than a billion")
    return budget
