"""Hints: the best moves, what each may be expected to bring, and why, in terms of the game.

Each game's advice.py (plain Python) gives the reasons: `reason(s, action, seat)` is a dict with `id` (a message id that
starts with hint-), `args` and perhaps `gain` (points at once); `MESSAGES` lists every id with its arguments.
"""

from __future__ import annotations

import math
import threading
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from shoal.bots.base import hypothesis
from shoal.bots.searcher import SearchBot
from shoal.errors import ShoalError
from shoal.game import Game, find

if TYPE_CHECKING:
    from shoal.match import Match

SECONDS = 0.5
SHOWN = 3  # moves in a hint
NEVER = 0.001  # nothing is as certain as a search believes
MESSAGES = {"hint-move": ()}  # a game without advice
_one_at_a_time = threading.Lock()  # a searcher has one tree


@lru_cache(maxsize=8)
def _searcher(name: str) -> SearchBot:
    return SearchBot(find(name), "hint", seconds=SECONDS)


def calibrated(game: Game, players: int, win: float) -> float:
    """What the search expects, as the chance that it comes to; the nearest number of players measured counts."""
    odds = game.policy.odds if game.policy else {}
    if not odds:
        return win
    slope, shift = odds[min(odds, key=lambda measured: abs(measured - players))]
    sure = min(max(win, NEVER), 1 - NEVER)
    return 1 / (1 + math.exp(-slope * math.log(sure / (1 - sure)) - shift))


def hint(match: Match, seat: int, seconds: float = SECONDS, seed: int = 0) -> list[dict[str, Any]]:
    """The best moves of the seat to act, best first: action, win (0 to 1), gain (points at once, or None), reason.

    Only what the seat may know is used.
    """
    if match.actor is None:
        raise ShoalError("the match is over: there is nothing left to choose")
    if match.actor != seat:
        raise ShoalError(f"it is seat {match.actor}'s turn to choose, so there is no hint for seat {seat!r}")
    s = hypothesis(match, seat, seed)
    with _one_at_a_time:
        bot = _searcher(match.game.name)
        bot.seconds = seconds
        found = [advice for advice in bot.advise(s, seat, seed) if advice.visits > 0][:SHOWN]
    game_advice = match.game.advice
    hints = []
    for advice in found:
        reason = {"id": "hint-move", "args": {}} if game_advice is None else game_advice.reason(s, advice.action, seat)
        action = {"id": advice.action, **match.game.table.describe(s, advice.action)}
        gain = reason.pop("gain", None)
        win = round(calibrated(match.game, int(s.players), advice.win), 3)
        hints.append({"action": action, "win": win, "gain": gain, "reason": reason})
    return hints
