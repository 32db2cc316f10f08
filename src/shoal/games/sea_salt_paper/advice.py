"""Sea Salt & Paper: why a move is good, for hints (bots/hints.py). Plain Python on what the seat can see.

A reason is a fact: whatever it says of an action is found by playing it and comparing.
"""

from __future__ import annotations

from typing import Any

from shoal.games.sea_salt_paper import cards as c
from shoal.games.sea_salt_paper import rules
from shoal.games.sea_salt_paper import state as st
from shoal.games.sea_salt_paper.hands import has_all_mermaids
from shoal.games.sea_salt_paper.piles import pile_of, pile_top
from shoal.games.sea_salt_paper.points import colour_bonus, points
from shoal.kernel import State
from shoal.toolbox import count_bits

# every message and its arguments
MESSAGES = {
    "hint-ssp-draw": ("tops",),  # one of two new cards, instead of these
    "hint-ssp-draw-last": (),  # the deck's only card
    "hint-ssp-win": ("card",),  # the fourth mermaid
    "hint-ssp-take": ("pile", "card", "points"),  # points that the card brings at once
    "hint-ssp-take-plan": ("pile", "card"),  # nothing yet, but it may start or grow a set
    "hint-ssp-keep": ("card", "points"),
    "hint-ssp-keep-plan": ("card",),
    "hint-ssp-pick": ("card", "points"),
    "hint-ssp-pick-plan": ("card",),
    "hint-ssp-card-bonus": ("card", "bonus"),  # after LAST CHANCE: no points, but a larger colour bonus
    "hint-ssp-card-late": ("card",),  # after LAST CHANCE: nothing
    "hint-ssp-cover": ("pile", "card"),  # hides a card that others may want
    "hint-ssp-discard": ("pile",),  # the only empty pile
    "hint-ssp-discard-first": ("pile",),  # both are empty
    "hint-ssp-crabs": ("cards",),  # so many cards lie on the piles
    "hint-ssp-boats": (),
    "hint-ssp-fish": ("deck",),
    "hint-ssp-bite": (),
    "hint-ssp-lay-safe": (),  # nothing to act on: the two are safe, and that is all
    "hint-ssp-look": ("pile", "cards"),
    "hint-ssp-steal": ("victim", "cards", "score"),  # cards in that hand; that player's score so far
    "hint-ssp-end-only": ("points",),  # nothing else can be done
    "hint-ssp-end-turn": ("points",),  # duos stay in hand
    "hint-ssp-end-last": ("points", "rival"),  # after LAST CHANCE: own points, and the caller's
    "hint-ssp-end-empty": (),  # the deck is empty: nobody will score
    "hint-ssp-go-on": ("points",),  # a call would be possible
    "hint-ssp-stop": ("points",),
    "hint-ssp-last-chance": ("points", "bonus"),
}


def reason(s: State, action: int, seat: int) -> dict[str, Any]:
    """Why an action may be good."""
    if action == st.DRAW:
        return _why_draw(s)
    if action < st.KEEP:
        return _why_card(s, action, seat, "take", {"pile": action - st.TAKE})
    if action < st.DISCARD:
        return _why_card(s, action, seat, "keep", {})
    if action < st.LAY:
        return _why_discard(s, action - st.DISCARD)
    if action < st.LOOK:
        return _why_lay(s, action)
    if action < st.PICK:
        pile = action - st.LOOK
        return _why("look", pile=pile, cards=count_bits(pile_of(s, pile)))
    if action < st.STEAL or action >= st.PICK_LOWER:
        return _why_card(s, action, seat, "pick", {})
    if action < st.END_TURN:
        victim = action - st.STEAL
        return _why("steal", victim=victim, cards=int(s.hand_size[victim]), score=int(s.scores[victim]))
    return _why_end(s, action, seat)


def _why(name: str, gain: int = 0, **args: Any) -> dict[str, Any]:
    return {"id": f"hint-ssp-{name}", "args": args, "gain": gain}


def _played(s: State, action: int) -> State:
    after = s.copy()
    rules.play(after, action)
    return after


def _why_draw(s: State) -> dict[str, Any]:
    if s.bag_size == 1:
        return _why("draw-last")
    return _why("draw", tops=[c.NAMES[pile_top(s, pile)] for pile in range(2) if pile_top(s, pile) >= 0])


def _why_card(s: State, action: int, seat: int, how: str, where: dict[str, Any]) -> dict[str, Any]:
    """A card comes into the hand: it wins, brings points, or nothing yet."""
    after = _played(s, action)
    card = c.NAMES[int((after.hand[seat] - s.hand[seat]).argmax())]
    now = int(points(after, seat)) - int(points(s, seat))
    if has_all_mermaids(after, seat):
        return _why("win", gain=now, card=card)
    if now > 0:
        return _why(how, gain=now, **where, card=card, points=now)
    if s.caller != st.NOBODY:
        bonus = int(colour_bonus(after, seat))
        return (
            _why("card-bonus", card=card, bonus=bonus)
            if bonus > colour_bonus(s, seat)
            else _why("card-late", card=card)
        )
    return _why(f"{how}-plan", **where, card=card)


def _why_discard(s: State, pile: int) -> dict[str, Any]:
    covered = int(pile_top(s, pile))
    if covered >= 0:
        return _why("cover", pile=pile, card=c.NAMES[covered])
    return _why("discard" if s.lying != 0 else "discard-first", pile=pile)


def _why_lay(s: State, action: int) -> dict[str, Any]:
    """What the effect leads to; nothing, if the turn just goes on."""
    after = _played(s, action)
    if after.phase == st.LOOKING:
        return _why("crabs", cards=count_bits(int(s.lying)))
    if after.phase == st.TAKING:
        return _why("boats")
    if after.phase == st.FISHING:
        return _why("fish", deck=int(s.bag_size))
    return _why("bite" if after.phase == st.STEALING else "lay-safe")


def _why_end(s: State, action: int, seat: int) -> dict[str, Any]:
    mine = int(points(s, seat))
    if action == st.STOP:
        return _why("stop", gain=mine, points=mine)
    if action == st.LAST_CHANCE:
        bonus = int(colour_bonus(s, seat))
        return _why("last-chance", gain=mine + bonus, points=mine, bonus=bonus)
    if s.caller != st.NOBODY:
        return _why("end-last", points=mine, rival=int(points(s, int(s.caller))))
    if s.bag_size == 0:
        return _why("end-empty")
    if mine >= st.ENOUGH:
        return _why("go-on", points=mine)
    kinds = s.hand_kinds[seat]
    pairs = max(int(kinds[kind]) for kind in (c.CRAB, c.BOAT, c.FISH)) > 1 or (kinds[c.SWIMMER] and kinds[c.SHARK])
    return _why("end-turn" if pairs else "end-only", points=mine)
