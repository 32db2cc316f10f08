"""Sea Urchins: why a move is good, for hints (bots/hints.py). Plain Python."""

from __future__ import annotations

from typing import Any

from shoal.games.sea_urchins import policy, rules
from shoal.kernel import State
from shoal.toolbox import next_seat

# every message and its arguments
MESSAGES = {
    "hint-urc-takes": ("tokens",),  # the pawn takes so many tokens at once
    "hint-urc-completes": ("tokens",),  # a square that the pawn can then take in this turn
    "hint-urc-prepares": ("tokens",),  # one more action in this turn, and a square can be taken
    "hint-urc-denies": ("tokens", "victim"),  # so many tokens fewer for the next player
    "hint-urc-offers": ("tokens", "victim"),  # the least harmful: the next player may take so many
    "hint-urc-safe": (),  # nothing is offered to the next player
}


def reason(s: State, action: int, seat: int) -> dict[str, Any]:
    """Why an action may be good: what it takes, completes, prepares, denies or offers."""
    victim = next_seat(s, seat)
    threat = int(policy.prospect(s.copy(), victim))
    after = s.copy()
    if action >= rules.PAWN:
        after.pawns[seat] = 1 << (action - rules.PAWN)
        tokens, message = int(policy.takings(after, seat)), "hint-urc-takes"
    else:
        policy.change_board(after, action)
        tokens, message = int(policy.best_takings(after, seat)), "hint-urc-completes"
        if tokens == 0 and s.phase == rules.STEP_1:
            tokens, message = int(policy.prize(after, seat)), "hint-urc-prepares"
    if tokens > 0:
        return {"id": message, "args": {"tokens": tokens}, "gain": tokens if action >= rules.PAWN else 0}
    offers = int(policy.prospect(after, victim))
    if offers < threat:
        return {"id": "hint-urc-denies", "args": {"tokens": threat - offers, "victim": victim}, "gain": 0}
    if offers > 0:
        return {"id": "hint-urc-offers", "args": {"tokens": offers, "victim": victim}, "gain": 0}
    return {"id": "hint-urc-safe", "args": {}, "gain": 0}
