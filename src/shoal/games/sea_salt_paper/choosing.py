"""Sea Salt & Paper: what may be done, the only definition of what is legal."""

from __future__ import annotations

from shoal.games.sea_salt_paper.cards import CRAB, FIRST_PAIR, PAIR, SHARK, SWIMMER, TYPES
from shoal.games.sea_salt_paper.points import points
from shoal.games.sea_salt_paper.state import (
    BITING,
    DEAL,
    DISCARD,
    DISCARDING,
    DRAW,
    END_TURN,
    ENOUGH,
    FIRST,
    KEEP,
    KEEPING,
    LAST_CHANCE,
    LAY,
    LOOK,
    LOOKING,
    NOBODY,
    OPENING,
    PICK,
    PICKING,
    PLAYING,
    STARTING,
    STEAL,
    STEALING,
    STOLEN,
    STOP,
    TAKE,
    TAKING,
)
from shoal.games.sea_salt_paper.story import pile_of
from shoal.kernel import Ints, State, compiled


@compiled
def choices(s: State, actions: Ints, weights: Ints) -> int:
    phase = s.phase
    if phase == TAKING:
        return ways_to_take(s, actions)
    if phase == PLAYING:
        return ways_to_play(s, actions)
    if phase >= OPENING:
        return cards_to_come(s, actions, weights)
    if phase == KEEPING:
        return ways_to_keep(s, actions)
    if phase == DISCARDING:
        return ways_to_discard(s, actions)
    if phase == LOOKING:
        return piles_with_cards(s, actions, LOOK, 0)
    if phase == PICKING:
        return cards_to_pick(s, actions)
    if phase == STEALING:
        return seats_to_bite(s, actions)
    if phase == STARTING:
        return seats_to_start(s, actions, weights)
    return 0


@compiled
def ways_to_take(s: State, actions: Ints) -> int:
    """Step 1: draw, or take the top of a pile (SSP-10, SSP-12)."""
    actions[0] = DRAW
    return piles_with_cards(s, actions, TAKE, int(s.bagged > 0))


@compiled
def piles_with_cards(s: State, actions: Ints, action: int, n: int) -> int:
    for pile in range(2):
        actions[n] = action + pile
        n += int(pile_of(s, pile) != 0)
    return n


@compiled
def ways_to_keep(s: State, actions: Ints) -> int:
    first, second = int(s.drawn[0]), int(s.drawn[1])
    actions[0] = KEEP + first
    actions[1] = KEEP + second
    return 1 if first == second else 2


@compiled
def ways_to_discard(s: State, actions: Ints) -> int:
    """Either pile, but the only empty one must be filled (SSP-11)."""
    empty = int(not pile_of(s, 0)) + 2 * int(not pile_of(s, 1))
    actions[0] = DISCARD + int(empty == 2)
    actions[1] = DISCARD + 1
    return 1 if empty == 1 or empty == 2 else 2


@compiled
def ways_to_play(s: State, actions: Ints) -> int:
    """Steps 2 and 3: lay a pair (SSP-20), end the turn, or call (SSP-30)."""
    seat, holds = int(s.turn), s.holds
    n = 0
    for kind in range(CRAB, SWIMMER):
        if holds[seat, kind] > 1:
            n = pairs_to_lay(s, actions, n, kind)
    if holds[seat, SWIMMER] > 0 and holds[seat, SHARK] > 0:
        n = pairs_to_lay(s, actions, n, SWIMMER)
    actions[n] = END_TURN
    n += 1
    if s.caller == NOBODY and points(s, seat) >= ENOUGH:
        actions[n] = STOP
        actions[n + 1] = LAST_CHANCE
        n += 2
    return n


@compiled
def pairs_to_lay(s: State, actions: Ints, n: int, kind: int) -> int:
    seat, hand = int(s.turn), s.hand
    for pair in range(int(FIRST_PAIR[kind]), int(FIRST_PAIR[kind + 1])):
        a, b = PAIR[pair, 0], PAIR[pair, 1]
        if hand[seat, a] > 0 and hand[seat, b] > int(a == b):
            actions[n] = LAY + pair
            n += 1
    return n


@compiled
def cards_to_pick(s: State, actions: Ints) -> int:
    """Any card of the pile that the crabs look through (SSP-21)."""
    pile, shown, types = pile_of(s, int(s.looked)), s.shown, 0
    for number in range(int(s.shows)):
        if (pile >> number) & 1:
            types |= 1 << int(shown[number])
    n = 0
    for t in range(TYPES):
        actions[n] = PICK + t
        n += (types >> t) & 1
    return n


@compiled
def can_bite(s: State, seat: int) -> bool:
    """Whether a shark may bite this opponent (SSP-24, SSP-33)."""
    return seat != s.turn and s.held[seat] > 0 and not s.revealed[seat]


@compiled
def seats_to_bite(s: State, actions: Ints) -> int:
    n = 0
    for seat in range(int(s.players)):
        if can_bite(s, seat):
            actions[n] = STEAL + seat
            n += 1
    return n


@compiled
def seats_to_start(s: State, actions: Ints, weights: Ints) -> int:
    for seat in range(int(s.players)):
        actions[seat] = FIRST + seat  # SSP-2
        weights[seat] = 1
    return int(s.players)


@compiled
def cards_to_come(s: State, actions: Ints, weights: Ints) -> int:
    """The cards that chance may deal from the deck or steal from a hand, as likely as there are many."""
    n = 0
    if s.phase == BITING:
        hand, victim = s.hand, int(s.bitten)
        for t in range(TYPES):
            actions[n] = STOLEN + t
            weights[n] = hand[victim, t]
            n += int(hand[victim, t] > 0)
    else:
        bag = s.bag
        for t in range(TYPES):
            actions[n] = DEAL + t
            weights[n] = bag[t]
            n += int(bag[t] > 0)
    return n
