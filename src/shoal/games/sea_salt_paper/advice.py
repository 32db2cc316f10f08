"""Sea Salt & Paper: why a move is good, for hints (bots/hints.py). Plain Python on what the seat can see."""

from __future__ import annotations

from typing import Any

from shoal.games.sea_salt_paper import rules
from shoal.games.sea_salt_paper.cards import BOAT, CRAB, FISH, KIND_OF, NAMES, PAIR
from shoal.games.sea_salt_paper.points import colour_bonus, points
from shoal.games.sea_salt_paper.policy import cards_in, top
from shoal.games.sea_salt_paper.story import pile_of
from shoal.kernel import State

# every message and its arguments
MESSAGES = {
    "hint-ssp-draw": ("tops",),  # two new cards promise more than these
    "hint-ssp-take": ("pile", "card", "points"),  # points that the card brings at once
    "hint-ssp-take-plan": ("pile", "card"),  # nothing yet, but it starts or grows a set
    "hint-ssp-keep": ("card", "points"),
    "hint-ssp-keep-plan": ("card",),
    "hint-ssp-pick": ("card", "points"),
    "hint-ssp-pick-plan": ("card",),
    "hint-ssp-cover": ("pile", "card"),  # hides a card that others may want
    "hint-ssp-discard": ("pile",),
    "hint-ssp-crabs": ("cards",),  # so many cards lie on the piles
    "hint-ssp-boats": (),
    "hint-ssp-fish": ("deck",),
    "hint-ssp-bite": (),
    "hint-ssp-look": ("pile", "cards"),
    "hint-ssp-steal": ("victim", "cards", "score"),  # cards in that hand; that player's score so far
    "hint-ssp-end-turn": ("points",),  # with so few points it is better to go on
    "hint-ssp-go-on": ("points",),  # a call would be possible, but more is to be had
    "hint-ssp-stop": ("points",),
    "hint-ssp-last-chance": ("points", "bonus"),
}


def reason(s: State, action: int, seat: int) -> dict[str, Any]:
    """Why an action may be good."""
    if action == rules.DRAW:
        tops = [NAMES[top(s, pile)] for pile in range(2) if top(s, pile) >= 0]
        return {"id": "hint-ssp-draw", "args": {"tops": tops}, "gain": 0}
    if action < rules.KEEP:
        pile = action - rules.TAKE
        return why_card(s, seat, "take", int(top(s, pile)), {"pile": pile})
    if action < rules.DISCARD:
        return why_card(s, seat, "keep", action - rules.KEEP, {})
    if action < rules.LAY:
        return why_discard(s, action - rules.DISCARD)
    if action < rules.LOOK:
        return why_lay(s, action - rules.LAY)
    if action < rules.PICK:
        pile = action - rules.LOOK
        return {"id": "hint-ssp-look", "args": {"pile": pile, "cards": cards_in(pile_of(s, pile))}, "gain": 0}
    if action < rules.STEAL:
        return why_card(s, seat, "pick", action - rules.PICK, {})
    if action < rules.END_TURN:
        victim = action - rules.STEAL
        args = {"victim": victim, "cards": int(s.held[victim]), "score": int(s.scores[victim])}
        return {"id": "hint-ssp-steal", "args": args, "gain": 0}
    return why_end(s, action, seat)


def worth_now(s: State, seat: int, card: int) -> int:
    """The points that a card would bring at once."""
    after = s.copy()
    rules.gain(after, seat, card)
    return int(points(after, seat)) - int(points(s, seat))


def why_card(s: State, seat: int, how: str, card: int, where: dict[str, Any]) -> dict[str, Any]:
    now = worth_now(s, seat, card)
    if now > 0:
        return {"id": f"hint-ssp-{how}", "args": {**where, "card": NAMES[card], "points": now}, "gain": now}
    return {"id": f"hint-ssp-{how}-plan", "args": {**where, "card": NAMES[card]}, "gain": 0}


def why_discard(s: State, pile: int) -> dict[str, Any]:
    covered = int(top(s, pile))
    if covered < 0:
        return {"id": "hint-ssp-discard", "args": {"pile": pile}, "gain": 0}
    return {"id": "hint-ssp-cover", "args": {"pile": pile, "card": NAMES[covered]}, "gain": 0}


def why_lay(s: State, pair: int) -> dict[str, Any]:
    kind = int(KIND_OF[PAIR[pair, 0]])
    if kind == CRAB:
        return {"id": "hint-ssp-crabs", "args": {"cards": cards_in(int(s.stack))}, "gain": 0}
    if kind == FISH:
        return {"id": "hint-ssp-fish", "args": {"deck": int(s.bagged)}, "gain": 0}
    return {"id": "hint-ssp-boats" if kind == BOAT else "hint-ssp-bite", "args": {}, "gain": 0}


def why_end(s: State, action: int, seat: int) -> dict[str, Any]:
    mine = int(points(s, seat))
    if action == rules.STOP:
        return {"id": "hint-ssp-stop", "args": {"points": mine}, "gain": mine}
    if action == rules.LAST_CHANCE:
        bonus = int(colour_bonus(s, seat))
        return {"id": "hint-ssp-last-chance", "args": {"points": mine, "bonus": bonus}, "gain": mine + bonus}
    could_call = mine >= rules.ENOUGH and s.caller == rules.NOBODY
    return {"id": "hint-ssp-go-on" if could_call else "hint-ssp-end-turn", "args": {"points": mine}, "gain": 0}
