"""What a bot is, what it gets to see, and how one is made from its name."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from shoal.errors import ShoalError
from shoal.game import game_of
from shoal.kernel import State, seeded

if TYPE_CHECKING:
    from shoal.match import Match, Variant

LEVELS = ("beginner", "casual", "skilled", "expert", "master")  # for people, weakest first (bots/levels.py)
SIMPLE = ("greedy", "random")  # they do not search (bots/simple.py)
CHEAT = "cheat"  # the arena gives it the true state: how much of a game is luck?
SEARCHES = ("search", "classic", CHEAT)  # the search itself; without its network: the one of release 0.1.0
TIMED = ("LEVEL:seconds=T", "search:iterations=N", "search:seconds=T", "classic:…", f"{CHEAT}:…")
KINDS = (*LEVELS, *SIMPLE, *TIMED, "cmd:COMMAND")
KNOBS = (
    "explore",
    "eager",
    "width",
    "net",
    "playout",
    "rivals",
    "exact",
    "beliefs",
    "forget",
    "follow",
    "common",
    "plan",
)  # of a search, for experiments: bots/nodes.py says what they are


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
    if name in SEARCHES or name in LEVELS:
        budget = budget_of(spec, rest) if rest or name in SEARCHES else {}
        return _thinker(name, spec, variant, budget)
    raise ShoalError(f"there is no bot {spec!r}; allowed: {', '.join(KINDS)}")


def _thinker(name: str, spec: str, variant: Variant, budget: dict[str, Any]) -> Bot:
    if name in SEARCHES:
        from shoal.bots.searcher import SearchBot

        if name == "classic":
            budget |= {"net": 0, "rivals": 0, "exact": 0, "forget": 0}
        if name == CHEAT:
            budget |= {"deals": 0}
        return SearchBot(variant.game, spec, **budget)
    from shoal.bots.levels import LevelBot, level_of

    return LevelBot(variant.game, spec, level_of(variant.game, name, budget))


def budget_of(spec: str, text: str) -> dict[str, Any]:
    """`iterations=2000` or `seconds=0.5` or both (whichever is reached first) as a dict.

    The search itself also takes other `weights` for its network (a path) and its KNOBS, for experiments.
    """
    kinds: dict[str, Any] = {"iterations": int, "seconds": float}
    if spec.partition(":")[0] in ("search", CHEAT):
        kinds |= {"weights": Path, **dict.fromkeys(KNOBS, float)}
    budget: dict[str, Any] = {}
    for part in text.split(","):
        key, _, value = part.partition("=")
        try:
            budget[key] = kinds[key](value)
        except (KeyError, ValueError):
            raise ShoalError(f"{spec!r}: {part!r} is no budget; allowed: iterations=2000, seconds=0.5") from None
        if key in ("iterations", "seconds") and not 0 < budget[key] < 1e9:
            raise ShoalError(f"{spec!r}: {key} must be more than 0 and less than a billion")
    if not {"iterations", "seconds"} & set(budget):
        raise ShoalError(f"{spec!r} has no budget; allowed: iterations=2000, seconds=0.5")
    return budget
