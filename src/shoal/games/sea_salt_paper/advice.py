"""Sea Salt & Paper: why a move is good, for hints (bots/hints.py). Plain Python on what the seat can see."""

from __future__ import annotations

from typing import Any

from shoal.games.sea_salt_paper import cards as c
from shoal.games.sea_salt_paper import state as st
from shoal.games.sea_salt_paper.hands import change_hand
from shoal.games.sea_salt_paper.piles import pile_of, pile_top
from shoal.games.sea_salt_paper.points import colour_bonus, points
from shoal.kernel import State
from shoal.toolbox import count_bits

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
    if action == st.DRAW:
        tops = [c.NAMES[pile_top(s, pile)] for pile in range(2) if pile_top(s, pile) >= 0]
        return {"id": "hint-ssp-draw", "args": {"tops": tops}, "gain": 0}
    if action < st.KEEP:
        pile = action - st.TAKE
        return why_card(s, seat, "take", int(pile_top(s, pile)), {"pile": pile})
    if action < st.DISCARD:
        return why_card(s, seat, "keep", action - st.KEEP, {})
    if action < st.LAY:
        return why_discard(s, action - st.DISCARD)
    if action < st.LOOK:
        return why_lay(s, action - st.LAY)
    if action < st.PICK:
        pile = action - st.LOOK
        return {"id": "hint-ssp-look", "args": {"pile": pile, "cards": count_bits(pile_of(s, pile))}, "gain": 0}
    if action < st.STEAL:
        return why_card(s, seat, "pick", action - st.PICK, {})
    if action < st.END_TURN:
        victim = action - st.STEAL
        args = {"victim": victim, "cards": int(s.hand_size[victim]), "score": int(s.scores[victim])}
        return {"id": "hint-ssp-steal", "args": args, "gain": 0}
    return why_end(s, action, seat)


def worth_now(s: State, seat: int, card: int) -> int:
    """The points that a card would bring at once."""
    after = s.copy()
    change_hand(after, seat, card, 1)
    return int(points(after, seat)) - int(points(s, seat))


def why_card(s: State, seat: int, how: str, card: int, where: dict[str, Any]) -> dict[str, Any]:
    now = worth_now(s, seat, card)
    if now > 0:
        return {"id": f"hint-ssp-{how}", "args": {**where, "card": c.NAMES[card], "points": now}, "gain": now}
    return {"id": f"hint-ssp-{how}-plan", "args": {**where, "card": c.NAMES[card]}, "gain": 0}


def why_discard(s: State, pile: int) -> dict[str, Any]:
    covered = int(pile_top(s, pile))
    if covered < 0:
        return {"id": "hint-ssp-discard", "args": {"pile": pile}, "gain": 0}
    return {"id": "hint-ssp-cover", "args": {"pile": pile, "card": c.NAMES[covered]}, "gain": 0}


def why_lay(s: State, pair: int) -> dict[str, Any]:
    kind = int(c.KIND_OF[c.PAIR[pair, 0]])
    if kind == c.CRAB:
        return {"id": "hint-ssp-crabs", "args": {"cards": count_bits(int(s.lying))}, "gain": 0}
    if kind == c.FISH:
        return {"id": "hint-ssp-fish", "args": {"deck": int(s.bag_size)}, "gain": 0}
    return {"id": "hint-ssp-boats" if kind == c.BOAT else "hint-ssp-bite", "args": {}, "gain": 0}


def why_end(s: State, action: int, seat: int) -> dict[str, Any]:
    mine = int(points(s, seat))
    if action == st.STOP:
        return {"id": "hint-ssp-stop", "args": {"points": mine}, "gain": mine}
    if action == st.LAST_CHANCE:
        bonus = int(colour_bonus(s, seat))
        return {"id": "hint-ssp-last-chance", "args": {"points": mine, "bonus": bonus}, "gain": mine + bonus}
    could_call = mine >= st.ENOUGH and s.caller == st.NOBODY
    return {"id": "hint-ssp-go-on" if could_call else "hint-ssp-end-turn", "args": {"points": mine}, "gain": 0}
