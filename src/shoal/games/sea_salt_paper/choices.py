"""Sea Salt & Paper: what may be done, the only definition of what is legal."""

from __future__ import annotations

from shoal.games.sea_salt_paper import cards as c
from shoal.games.sea_salt_paper import state as st
from shoal.games.sea_salt_paper.piles import picks, pile_of
from shoal.games.sea_salt_paper.points import points
from shoal.kernel import Ints, State, compiled
from shoal.toolbox import any_seat_starts


@compiled
def choices(s: State, actions: Ints, weights: Ints) -> int:
    phase = s.phase
    if phase == st.TAKING:
        return ways_to_take(s, actions)
    if phase == st.PLAYING:
        return ways_to_play(s, actions)
    if phase >= st.OPENING:
        return cards_to_come(s, actions, weights)
    if phase == st.KEEPING:
        return ways_to_keep(s, actions)
    if phase == st.DISCARDING:
        return ways_to_discard(s, actions)
    if phase == st.LOOKING:
        return piles_with_cards(s, actions, st.LOOK, 0)
    if phase == st.PICKING:
        return cards_to_pick(s, actions)
    if phase == st.STEALING:
        return seats_to_bite(s, actions)
    if phase == st.STARTING:
        return any_seat_starts(s, st.FIRST, actions, weights)  # SSP-2
    return 0


@compiled
def ways_to_take(s: State, actions: Ints) -> int:
    """Step 1: draw, or take the top of a pile (SSP-10, SSP-12)."""
    actions[0] = st.DRAW
    return piles_with_cards(s, actions, st.TAKE, int(s.bag_size > 0))


@compiled
def piles_with_cards(s: State, actions: Ints, action: int, n: int) -> int:
    for pile in range(2):
        actions[n] = action + pile
        n += int(pile_of(s, pile) != 0)
    return n


@compiled
def ways_to_keep(s: State, actions: Ints) -> int:
    first, second = int(s.drawn[0]), int(s.drawn[1])
    actions[0] = st.KEEP + first
    actions[1] = st.KEEP + second
    return 1 if first == second else 2


@compiled
def ways_to_discard(s: State, actions: Ints) -> int:
    """Either pile, but the only empty one must be filled (SSP-11)."""
    empty = int(not pile_of(s, 0)) + 2 * int(not pile_of(s, 1))
    actions[0] = st.DISCARD + int(empty == 2)
    actions[1] = st.DISCARD + 1
    return 1 if empty == 1 or empty == 2 else 2


@compiled
def ways_to_play(s: State, actions: Ints) -> int:
    """Steps 2 and 3: lay a pair (SSP-20), end the turn, or call (SSP-30)."""
    seat, kinds = int(s.turn), s.hand_kinds
    n = 0
    for kind in range(c.CRAB, c.SWIMMER):
        if kinds[seat, kind] > 1:
            n = pairs_to_lay(s, actions, n, kind)
    if kinds[seat, c.SWIMMER] > 0 and kinds[seat, c.SHARK] > 0:
        n = pairs_to_lay(s, actions, n, c.SWIMMER)
    actions[n] = st.END_TURN
    n += 1
    if s.caller == st.NOBODY and points(s, seat) >= st.ENOUGH:
        actions[n] = st.STOP
        actions[n + 1] = st.LAST_CHANCE
        n += 2
    return n


@compiled
def pairs_to_lay(s: State, actions: Ints, n: int, kind: int) -> int:
    seat, hand = int(s.turn), s.hand
    for pair in range(int(c.FIRST_PAIR[kind]), int(c.FIRST_PAIR[kind + 1])):
        a, b = c.PAIR[pair, 0], c.PAIR[pair, 1]
        if hand[seat, a] > 0 and hand[seat, b] > int(a == b):
            actions[n] = st.LAY + pair
            n += 1
    return n


@compiled
def cards_to_pick(s: State, actions: Ints) -> int:
    """Any card of the pile that the crabs look through (SSP-21)."""
    found, n = picks(s, pile_of(s, int(s.looking_at))), 0
    for t in range(c.TYPES):
        actions[n] = st.PICK + t
        n += (found >> int(c.BIT_OF[t])) & 1
    for i in range(c.LOWERS):
        actions[n] = st.PICK_LOWER + i
        n += (found >> int(c.LOWER[i])) & 1
    return n


@compiled
def can_bite(s: State, seat: int) -> bool:
    """Whether a shark may bite this opponent (SSP-24, SSP-33)."""
    return seat != s.turn and s.hand_size[seat] > 0 and not s.revealed[seat]


@compiled
def seats_to_bite(s: State, actions: Ints) -> int:
    n = 0
    for seat in range(int(s.players)):
        if can_bite(s, seat):
            actions[n] = st.STEAL + seat
            n += 1
    return n


@compiled
def cards_to_come(s: State, actions: Ints, weights: Ints) -> int:
    """The cards that chance may deal from the deck or steal from a hand, as likely as there are many."""
    n = 0
    if s.phase == st.BITING:
        hand, victim = s.hand, int(s.victim)
        for t in range(c.TYPES):
            actions[n] = st.STOLEN + t
            weights[n] = hand[victim, t]
            n += int(hand[victim, t] > 0)
    else:
        bag = s.bag
        for t in range(c.TYPES):
            actions[n] = st.DEAL + t
            weights[n] = bag[t]
            n += int(bag[t] > 0)
    return n
