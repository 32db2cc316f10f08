"""Taking back: how far one's own last decision can be undone. docs/adr/0013 says why it is so.

Against bots, without a clock, always: nobody else is wronged. Between people only while it tells nobody anything:
nobody else has acted since, chance has not, and no seat has learned what it could not know.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shoal.game import Game
from shoal.match import Step
from shoal.server.errors import NoTakeBack

if TYPE_CHECKING:
    from shoal.server.live import Live


def goes_to(live: Live, seat: int) -> int:
    """The step of the seat's last decision, which taking back undoes with all that came after it.

    NoTakeBack, in words, if that cannot be. A step without a choice is no decision: it would only be played again.
    """
    assert live.past is not None
    _check_table(live, seat)
    alone = is_alone(live, seat)
    after = live.n  # the step after the one that is looked at
    for n, actor in zip(reversed(live.past.turns), reversed(live.past.actors), strict=True):
        if not alone:
            _check_step(live.past.match.game, seat, live.step(n), after)
        after = n
        if actor == seat and live.had_choice(n):
            return n
    raise NoTakeBack("you have decided nothing yet that could be taken back")


def is_possible(live: Live, seat: int) -> bool:
    """Has this seat something to take back? Every seat is asked after every step, so the usual no comes first."""
    assert live.past is not None
    past = live.past
    if not past.actors:
        return False
    if (past.actors[-1] != seat or past.turns[-1] + 1 != live.n) and not is_alone(live, seat):
        return False  # somebody else has acted since, or chance has
    try:
        return goes_to(live, seat) >= 0
    except NoTakeBack:
        return False


def is_alone(live: Live, seat: int) -> bool:
    """Does this seat play against bots only?"""
    return live.row.people <= (live.row.seats[seat].kind != "bot")


def _check_table(live: Live, seat: int) -> None:
    if live.row.phase != "playing":
        raise NoTakeBack("the match is over: its cards are open, and nothing can be taken back")
    if live.row.clock is not None:
        raise NoTakeBack("with a clock nothing is taken back")
    if live.row.seats[seat].bot is not None:
        raise NoTakeBack("a bot plays for you; take your seat back first")


def _check_step(game: Game, seat: int, step: Step, after: int) -> None:
    """Between people: may this step be undone, after which `after` comes next?"""
    if step.actor != seat:
        raise NoTakeBack("somebody else has acted since")
    if after != step.n + 1:
        raise NoTakeBack("something new has come to light since")
    if discloses(game, step):
        raise NoTakeBack("it has shown somebody what was hidden")


def discloses(game: Game, step: Step) -> bool:
    """Did this decision tell any seat what it could not know? A game that hides something must say so itself."""
    if not game.hidden:
        return False
    told = getattr(game.table, "discloses", None)
    return told is None or bool(told(step.before, step.action, step.after))
