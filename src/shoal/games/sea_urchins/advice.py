"""Sea Urchins: why a move is good, for hints (bots/hints.py).

Each reason is a fact: the move is played, and what it does is compared with what was before.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from shoal.games.sea_urchins import policy, rules
from shoal.kernel import State
from shoal.memo import once
from shoal.toolbox import next_seat

# every message and its arguments
MESSAGES = {
    "hint-urc-takes": ("tokens",),  # the pawn takes so many tokens at once
    "hint-urc-completes": ("tokens",),  # a new square, and the most that can be taken in this turn then
    "hint-urc-ready": ("tokens",),  # a square that was there before, and the most that can be taken in this turn
    "hint-urc-prepares": ("tokens",),  # the most that can be taken in this turn, once step 2 has completed a square
    "hint-urc-last": (),  # the game ends with this turn
    "hint-urc-denies": ("tokens", "left", "victim"),  # what the next player could take with one step, and can then
    "hint-urc-offers": ("tokens", "victim"),  # what the next player can then take with one step
    "hint-urc-safe": ("victim",),  # nothing
}


def played(s: State, action: int) -> State:
    """The state once this was played."""
    after = s.copy()
    rules.play(after, action)
    return after


def by_pawn(s: State, seat: int) -> int:
    """The most that the player's pawn takes on the board as it is; it stays only if it must (URC-41)."""
    return int(policy.best_takings(s, seat) if rules.free(s) else policy.takings(s, seat))


def by_one_step(s: State, seat: int) -> int:
    """The most that the player can take with one addition or move (step 2), and then the pawn."""
    turn = s.copy()
    turn.turn, turn.phase = seat, rules.STEP_2
    if not rules.has_choice(turn):
        return 0 if rules.must_add(turn) else by_pawn(turn, seat)  # URC-33, URC-13
    actions, weights = np.empty(rules.CHOICES, np.int16), np.empty(rules.CHOICES, np.int16)
    most = 0
    for action in actions[: rules.choices(turn, actions, weights)].tolist():
        after = turn.copy()
        policy.change_board(after, action)
        if rules.squares(after):
            most = max(most, by_pawn(after, seat))
    return most


def passed_on(s: State) -> State:
    """The board as it is, in the next player's turn."""
    after = s.copy()
    after.turn = next_seat(s, int(s.turn))
    after.quiet_turns, after.added = 0 if s.added else s.quiet_turns + 1, 0  # URC-32
    return after


def reason(s: State, action: int, seat: int) -> dict[str, Any]:
    """Why an action may be good: what it takes, completes, prepares, denies or offers."""
    after = played(s, action)
    taken = int(after.taken[seat]) - int(s.taken[seat])
    if taken:
        return {"id": "hint-urc-takes", "args": {"tokens": taken}, "gain": taken}
    is_over = after.phase == rules.DONE
    is_on = not is_over and after.turn == seat and action < rules.PAWN  # the turn goes on
    most = 0 if not is_on else by_one_step(after, seat) if after.phase == rules.STEP_2 else by_pawn(after, seat)
    if most:
        ready, stays = by_pawn(after, seat), rules.squares(s) & rules.squares(after)
        is_new = not stays or ready > by_pawn(s, seat)
        message = "prepares" if ready == 0 else "completes" if is_new else "ready"
        return {"id": f"hint-urc-{message}", "args": {"tokens": most}, "gain": 0}
    if is_over or 0 in after.bank:  # URC-60, URC-33
        return {"id": "hint-urc-last", "args": {}, "gain": 0}
    return for_the_next(s, passed_on(after) if is_on else after, next_seat(s, seat))


@once
def could_be_next(s: State) -> int:
    """What the next player could take with one step if the turn passed on now."""
    return by_one_step(passed_on(s), next_seat(s, int(s.turn)))


def for_the_next(s: State, after: State, victim: int) -> dict[str, Any]:
    """What the next player could take with one step, as the board stands, before and after."""
    could, can = could_be_next(s), by_one_step(after, victim)
    if can < could:
        return {"id": "hint-urc-denies", "args": {"tokens": could, "left": can, "victim": victim}, "gain": 0}
    if can > 0:
        return {"id": "hint-urc-offers", "args": {"tokens": can, "victim": victim}, "gain": 0}
    return {"id": "hint-urc-safe", "args": {"victim": victim}, "gain": 0}
