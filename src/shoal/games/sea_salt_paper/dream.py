"""Cards that moved unseen, chosen anew: what crabs took and sharks stole when the seat could not see it.

The story is told again with other cards in those places, and must fit everything that the seat has seen: the tops of
the piles, the piles it looked through, the pairs laid, the hands it knows. A choice made at random may turn out wrong
later in the story; then it is told once more. After some attempts all choices are gone through in order (a *script*:
six bits for each choice), so that one that fits is always found, since the truth does.
"""

from __future__ import annotations

from shoal.games.sea_salt_paper.cards import BIT_OF, MERMAIDS, PAIR, TYPE_OF_BIT
from shoal.games.sea_salt_paper.recall import (
    SEATS,
    UNKNOWN,
    clear_sure,
    deduce,
    forget,
    is_open,
    is_secret,
    is_sure,
    remember,
)
from shoal.games.sea_salt_paper.story import (
    GOT,
    LAID,
    LOOKED,
    PICKED,
    PUT,
    STOLE,
    TOOK,
    cards_in,
    highest,
    kind_in,
    side_of,
    top_of,
    uppermost,
    where_in,
    which_in,
    who_in,
)
from shoal.kernel import Rng, State, below, compiled

NONE = -1
AT_RANDOM = -1  # instead of a script
ATTEMPTS = 16  # at random, before scripts
SCRIPTS = 100_000  # far more than ever needed


@compiled
def dream(s: State, seat: int, rng: Rng) -> bool:
    """Choose what the seat did not see: piles and story are changed, the cards then known to be in hands are `sure`.

    The bag must hold all cards that the seat does not see, those of the piles too.
    """
    held = pack_held(s)
    _, gone, taken = deduce(s, seat)
    script = 0
    for attempt in range(ATTEMPTS + SCRIPTS):
        plan = script if attempt >= ATTEMPTS else AT_RANDOM
        fits, decided, picks, stack = dream_piles(s, seat, rng, plan, gone, taken)
        if fits:
            fits, decided, thefts = dream_hands(s, seat, rng, plan, picks, decided)
            unpack_held(s, held)
            if fits and is_possible(s, seat, stack):
                s.stack = stack
                retell(s, seat, picks, thefts)
                return True
        if attempt >= ATTEMPTS:
            if decided == 0:
                return False
            script = (script & ((1 << 6 * decided) - 1)) + (1 << 6 * (decided - 1))
    return False


@compiled
def pack_held(s: State) -> int:
    held = 0
    for seat in range(SEATS):
        held |= int(s.held[seat]) << 8 * seat
    return held


@compiled
def unpack_held(s: State, held: int) -> None:
    for seat in range(SEATS):
        s.held[seat] = (held >> 8 * seat) & 255


@compiled
def choice_in(script: int, i: int) -> int:
    return (script >> 6 * i) & 63


# The piles


@compiled
def dream_piles(s: State, seat: int, rng: Rng, plan: int, gone: int, taken: int) -> tuple[int, int, int, int]:
    """Choose what the crabs took: whether it fits, how many choices were made, the cards, and what then lies there."""
    story = s.story
    number = real = lying = decided = picks = 0
    for i in range(int(s.told)):
        entry = int(story[i])
        kind, side = kind_in(entry), side_of(s, where_in(entry))
        if kind == PUT:
            real |= 1 << number
            lying |= 1 << number
            number += 1
        elif kind == LOOKED:
            if who_in(entry) == seat and (real ^ lying) & side:
                return 0, decided, picks, lying
        elif kind in (TOOK, PICKED):
            card = which_in(entry)
            real ^= uppermost(s, real & side, card)
            if is_secret(entry, seat):
                sought = gone if cards_in(gone & lying & side) > picks_after(s, seat, i) else ~taken
                top = top_of(s, real & side)
                card = choose_pick(s, rng, plan, decided, lying & side, sought, top)
                if card == NONE:
                    return 0, decided, picks, lying
                picks |= card << 6 * decided
                decided += 1
            lying ^= uppermost(s, lying & side, card)
            if top_of(s, lying & side) != top_of(s, real & side):
                return 0, decided, picks, lying
    return 1, decided, picks, lying


@compiled
def picks_after(s: State, seat: int, i: int) -> int:
    """How many picks from the same pile, unseen by the seat, come later in the story."""
    story, n = s.story, 0
    pile = where_in(int(story[i]))
    for j in range(i + 1, int(s.told)):
        entry = int(story[j])
        n += int(kind_in(entry) == PICKED and where_in(entry) == pile and is_secret(entry, seat))
    return n


@compiled
def choose_pick(s: State, rng: Rng, plan: int, decided: int, pile: int, sought: int, top: int) -> int:
    """A card that may have been taken from the pile, if this top came to light; NONE if there is none (any more)."""
    shown, chosen, n = s.shown, NONE, 0
    rest = pile if plan != AT_RANDOM else pile & sought
    while rest:
        number = highest(rest)
        rest ^= 1 << number
        card = int(shown[number])
        if uppermost(s, pile, card) == 1 << number and top_of(s, pile ^ 1 << number) == top:
            if plan != AT_RANDOM:
                if n == choice_in(plan, decided):
                    return card
            elif below(rng, n + 1) == 0:
                chosen = card
            n += 1
    return chosen


# The hands. `s.held` counts the cards of each hand that the seat does not know, until it is restored.


@compiled
def dream_hands(s: State, seat: int, rng: Rng, plan: int, picks: int, decided: int) -> tuple[int, int, int]:
    """Choose what was stolen, given the picks: whether it fits, how many choices were made in all, and the cards."""
    rewind(s)
    clear_sure(s)
    story, picked, thefts, stolen = s.story, 0, 0, 0
    for i in range(int(s.told)):
        entry = int(story[i])
        kind, who, which = kind_in(entry), who_in(entry), which_in(entry)
        if kind == GOT:
            s.held[who] += 1
        elif kind == LAID:
            if not give(s, who, int(PAIR[which, 0])) or not give(s, who, int(PAIR[which, 1])):
                return 0, decided, thefts
        elif kind in (TOOK, PICKED):
            if is_secret(entry, seat):
                which = choice_in(picks, picked)
                picked += 1
            remember(s, who, which)
        elif kind == STOLE:
            if is_secret(entry, seat):
                which = choose_stolen(s, rng, plan, decided, where_in(entry))
                if which == NONE:
                    return 0, decided, thefts
                thefts |= which << 6 * stolen
                stolen += 1
                decided += 1
            if not give(s, where_in(entry), which):
                return 0, decided, thefts
            receive(s, who, which)
    return 1, decided, thefts


@compiled
def rewind(s: State) -> None:
    """How many cards each hand had at the beginning of the story."""
    story, held = s.story, s.held
    for i in range(int(s.told)):
        entry = int(story[i])
        kind = kind_in(entry)
        if kind == LAID:
            held[who_in(entry)] += 2
        elif kind in (TOOK, GOT, PICKED, STOLE):
            held[who_in(entry)] -= 1
            if kind == STOLE:
                held[where_in(entry)] += 1


@compiled
def give(s: State, seat: int, card: int) -> bool:
    """A card leaves a hand: a known one, or else one of the unknown; False if there is none."""
    if card != UNKNOWN and is_sure(s, seat, card):
        forget(s, seat, card)
        return True
    s.held[seat] -= 1
    return bool(s.held[seat] >= 0)


@compiled
def receive(s: State, seat: int, card: int) -> None:
    if card == UNKNOWN:
        s.held[seat] += 1
    else:
        remember(s, seat, card)


@compiled
def choose_stolen(s: State, rng: Rng, plan: int, decided: int, victim: int) -> int:
    """A card that may have been stolen from the victim: a known one or UNKNOWN; NONE if there is none (any more)."""
    cards, unknown = int(s.sure[victim]), int(s.held[victim])
    known = cards_in(cards)
    if plan == AT_RANDOM:
        if known + unknown == 0:
            return NONE
        n = below(rng, known + unknown) - unknown
    else:
        n = choice_in(plan, decided) - int(unknown > 0)
    if n < 0:
        return UNKNOWN
    while cards:
        bit = highest(cards)
        cards ^= 1 << bit
        if n == 0:
            return int(TYPE_OF_BIT[bit])
        n -= 1
    return NONE


# Does it fit what lies on the table now?


@compiled
def is_possible(s: State, seat: int, stack: int) -> bool:
    """Whether there are enough cards for these piles and for what is sure."""
    for other in range(int(s.players)):
        if other != seat and not is_possible_hand(s, other):
            return False
    short = withdraw(s, seat, stack, 1)
    withdraw(s, seat, stack, -1)
    return not short


@compiled
def is_possible_hand(s: State, seat: int) -> bool:
    """A revealed hand has what is sure to be there; a hidden one has not all mermaids: it would have won (SSP-25)."""
    cards = int(s.sure[seat])
    if not is_open(s, seat):
        return (cards & ((1 << MERMAIDS) - 1)) != (1 << MERMAIDS) - 1
    while cards:
        bit = highest(cards)
        cards ^= 1 << bit
        card = int(TYPE_OF_BIT[bit])
        if bit - int(BIT_OF[card]) >= s.hand[seat, card]:
            return False
    return True


@compiled
def withdraw(s: State, seat: int, stack: int, n: int) -> bool:
    """Take from the bag n cards for each on the piles and each that is sure in a hidden hand; whether it lacks one."""
    bag, shown, lacking = s.bag, s.shown, False
    while stack:
        number = highest(stack)
        stack ^= 1 << number
        bag[shown[number]] -= n
        lacking |= bag[shown[number]] < 0
    for other in range(int(s.players)):
        if other != seat and not is_open(s, other):
            cards = int(s.sure[other])
            while cards:
                bit = highest(cards)
                cards ^= 1 << bit
                bag[TYPE_OF_BIT[bit]] -= n
                lacking |= bag[TYPE_OF_BIT[bit]] < 0
    return lacking


@compiled
def retell(s: State, seat: int, picks: int, thefts: int) -> None:
    """Write the chosen cards into the story."""
    story, picked, stolen = s.story, 0, 0
    for i in range(int(s.told)):
        entry = int(story[i])
        if is_secret(entry, seat):
            if kind_in(entry) == PICKED:
                story[i] = (entry & 127) + 128 * choice_in(picks, picked)
                picked += 1
            else:
                story[i] = (entry & 127) + 128 * choice_in(thefts, stolen)
                stolen += 1
