"""Sea Salt & Paper: the rules (docs/rules/sea_salt_paper.md). A deck is a bag of counts; whenever a card leaves it, and
whenever one is stolen, chance says which. What each seat knows beyond its view follows from the story of the round
(story.py, imagine.py).
"""

from __future__ import annotations

import numpy as np

from shoal.games.sea_salt_paper.cards import (
    BOAT,
    CARDS,
    COLOUR_OF,
    COLOURS,
    CRAB,
    DECK,
    FIRST_PAIR,
    FISH,
    KIND_OF,
    KINDS,
    MERMAID,
    MERMAIDS,
    PAIR,
    PAIRS,
    SHARK,
    SWIMMER,
    TYPES,
)
from shoal.games.sea_salt_paper.imagine import imagine
from shoal.games.sea_salt_paper.observe import OBSERVATION, observe
from shoal.games.sea_salt_paper.points import colour_bonus, points
from shoal.games.sea_salt_paper.story import (
    GOT,
    LAID,
    LOOKED,
    NOTHING,
    STOLE,
    STORY,
    clear_story,
    pile_of,
    put_on,
    take_out,
    take_top,
    tell,
)
from shoal.kernel import CHANCE, OVER, Floats, Ints, State, compiled

SEATS = 4
TARGET_OF = np.array([0, 0, 40, 35, 30], np.int16)  # SSP-40, by number of players
ENOUGH = 7  # points for a call: SSP-30
LAST_ROUND, CALLER = 0, 1  # tiebreak

# actions; a golden table in the tests pins these numbers
DRAW = 0
TAKE = 1  # + pile
KEEP = TAKE + 2  # + type
DISCARD = KEEP + TYPES  # + pile
LAY = DISCARD + 2  # + pair
LOOK = LAY + PAIRS  # + pile
PICK = LOOK + 2  # + type
STEAL = PICK + TYPES  # + seat
END_TURN = STEAL + SEATS
STOP = END_TURN + 1
LAST_CHANCE = STOP + 1
ACTIONS = LAST_CHANCE + 1
DEAL = ACTIONS  # + type: chance deals a card from the deck
STOLEN = DEAL + TYPES  # + type: chance says which card is stolen
FIRST = STOLEN + TYPES  # + seat: chance says who starts
CHANCES = 2 * TYPES + SEATS
CHOICES = PAIRS + 3

# phases: players act in the first seven, chance in those after OVER_NOW
TAKING, KEEPING, DISCARDING, PLAYING, LOOKING, PICKING, STEALING, OVER_NOW = range(8)
STARTING, OPENING, DRAWING, FISHING, BITING = range(8, 13)

NOBODY = -1

__all__ = ["OBSERVATION", "STATE", "actor", "choices", "imagine", "observe", "payoffs", "play", "start"]

STATE = np.dtype(
    (
        np.record,
        [
            # the piles (story.py)
            ("stack", np.int64),  # the numbers of the cards lying there; content below the tops is secret (SSP-13)
            ("side", np.int64),  # the numbers that went to pile 1; public
            ("sure", np.int64, SEATS),  # scratch paper of imagine and observe, blank otherwise
            ("story", np.int16, STORY),  # what happened in this round; public but for picked and stolen cards
            ("told", np.int16),  # how many entries
            ("target", np.int16),  # the winning score; 0: after the number of players
            ("scores", np.int16, SEATS),
            ("gained", np.int16, SEATS),  # points scored in the last round
            ("rounds", np.int16),  # which round this is, from 1
            ("tiebreak", np.int8),  # LAST_ROUND or CALLER
            ("players", np.int8),
            ("phase", np.int8),
            ("turn", np.int8),  # the seat whose turn it is
            ("caller", np.int8),  # who has called in this round, or NOBODY
            ("revealed", np.int8, SEATS),  # 1: the hand lies open (SSP-32)
            ("looked", np.int8),  # the pile that the crabs look through, or NOTHING
            ("bitten", np.int8),  # the seat that a shark has just bitten, or NOBODY
            ("drawn", np.int8, 2),  # cards drawn and not kept yet, ascending, NOTHING last; seen by `turn` only
            ("bagged", np.int8),  # how many cards are in the deck
            ("bag", np.int8, TYPES),  # and which; nobody sees what comes next
            ("shows", np.int8),  # how many cards were put on the piles
            ("shown", np.int8, CARDS),  # the type of each; public
            ("held", np.int8, SEATS),  # how many cards each hand has; public
            ("hand", np.int8, (SEATS, TYPES)),  # seen by its owner; by all once revealed
            ("laid", np.int8, (SEATS, TYPES)),  # public
            # counted along: seen by those who see the cards
            ("holds", np.int8, (SEATS, KINDS)),  # hands by kind
            ("owns", np.int8, (SEATS, KINDS)),  # hand and laid by kind
            ("shades", np.int8, (SEATS, COLOURS)),  # hand and laid by colour
        ],
    )
)


@compiled
def start(s: State, players: int) -> None:
    """A new match: chance says who starts and opens the piles."""
    s.players = players
    s.rounds = 0
    for seat in range(SEATS):
        s.scores[seat] = 0
        s.gained[seat] = 0
    begin_round(s, 0)
    s.phase = STARTING  # SSP-2


@compiled
def begin_round(s: State, starter: int) -> None:
    """Shuffle all cards; chance then opens the two piles (SSP-1)."""
    s.rounds += 1
    s.turn = starter
    s.caller = NOBODY
    s.looked = NOTHING
    s.bitten = NOBODY
    s.drawn[0] = NOTHING
    s.drawn[1] = NOTHING
    clear_story(s)
    clear_cards(s)
    s.phase = OPENING


@compiled
def clear_cards(s: State) -> None:
    s.bagged = CARDS
    bag, hand, laid = s.bag, s.hand, s.laid
    for t in range(TYPES):
        bag[t] = DECK[t]
    for seat in range(SEATS):
        s.revealed[seat] = 0
        s.held[seat] = 0
        for t in range(TYPES):
            hand[seat, t] = 0
            laid[seat, t] = 0
        for kind in range(KINDS):
            s.holds[seat, kind] = 0
            s.owns[seat, kind] = 0
        for colour in range(COLOURS):
            s.shades[seat, colour] = 0


@compiled
def actor(s: State) -> int:
    if s.phase < OVER_NOW:
        return int(s.turn)
    return OVER if s.phase == OVER_NOW else CHANCE


# What may be done


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


# What it does


@compiled
def play(s: State, action: int) -> None:
    if action < LAY:
        if action == DRAW:
            s.phase = DRAWING  # SSP-10
        elif action < KEEP:
            take(s, action - TAKE)  # SSP-10
        elif action < DISCARD:
            keep(s, action - KEEP)  # SSP-10
        else:
            discard(s, action - DISCARD)  # SSP-11
    elif action < END_TURN:
        if action < LOOK:
            lay(s, action - LAY)  # SSP-20
        elif action < PICK:
            look(s, action - LOOK)  # SSP-21
        elif action < STEAL:
            pick(s, action - PICK)  # SSP-21
        else:
            s.bitten = action - STEAL  # SSP-24
            s.phase = BITING
    elif action < DEAL:
        if action == END_TURN:
            end_turn(s)
        else:
            call(s, action)  # SSP-30
    elif action < STOLEN:
        deal(s, action - DEAL)
    elif action < FIRST:
        steal(s, action - STOLEN)  # SSP-24
    else:
        s.turn = action - FIRST  # SSP-2
        s.phase = OPENING


@compiled
def gain(s: State, seat: int, card: int) -> None:
    """A card comes into a hand, in its owner's turn; the fourth mermaid wins at once (SSP-25)."""
    kind = KIND_OF[card]
    s.hand[seat, card] += 1
    s.held[seat] += 1
    s.holds[seat, kind] += 1
    s.owns[seat, kind] += 1
    s.shades[seat, COLOUR_OF[card]] += 1
    s.phase = PLAYING
    if s.holds[seat, MERMAID] == MERMAIDS:
        s.phase = OVER_NOW


@compiled
def lose(s: State, seat: int, card: int) -> None:
    """A card is stolen from a hand."""
    kind = KIND_OF[card]
    s.hand[seat, card] -= 1
    s.held[seat] -= 1
    s.holds[seat, kind] -= 1
    s.owns[seat, kind] -= 1
    s.shades[seat, COLOUR_OF[card]] -= 1


@compiled
def begin_turn(s: State) -> None:
    """Step 1, skipped when there is nothing left anywhere (SSP-12)."""
    s.phase = TAKING if s.bagged > 0 or s.stack != 0 else PLAYING


@compiled
def take(s: State, pile: int) -> None:
    gain(s, int(s.turn), take_top(s, int(s.turn), pile))


@compiled
def deal(s: State, card: int) -> None:
    """A card leaves the deck."""
    s.bag[card] -= 1
    s.bagged -= 1
    if s.phase == OPENING:
        put_on(s, int(s.shows), card)  # SSP-1
        if s.shows == 2:
            s.phase = TAKING
    elif s.phase == FISHING:
        keep_from_deck(s, card)  # SSP-23
    elif s.drawn[0] != NOTHING:
        first = int(s.drawn[0])
        s.drawn[0] = min(first, card)
        s.drawn[1] = max(first, card)
        s.phase = KEEPING
    elif s.bagged > 0:
        s.drawn[0] = card
    else:
        keep_from_deck(s, card)  # SSP-12: it was the only one


@compiled
def keep_from_deck(s: State, card: int) -> None:
    tell(s, GOT, int(s.turn), 0, 0)
    gain(s, int(s.turn), card)


@compiled
def keep(s: State, card: int) -> None:
    if s.drawn[0] == card:
        s.drawn[0] = s.drawn[1]
    s.drawn[1] = NOTHING
    keep_from_deck(s, card)
    if s.phase != OVER_NOW:
        s.phase = DISCARDING


@compiled
def discard(s: State, pile: int) -> None:
    put_on(s, pile, int(s.drawn[0]))
    s.drawn[0] = NOTHING
    s.phase = PLAYING


@compiled
def lay(s: State, pair: int) -> None:
    """Lay a pair and apply its effect (SSP-20)."""
    seat = int(s.turn)
    tell(s, LAID, seat, 0, pair)
    for i in range(2):
        card = PAIR[pair, i]
        s.hand[seat, card] -= 1
        s.holds[seat, KIND_OF[card]] -= 1
        s.laid[seat, card] += 1
    s.held[seat] -= 2
    kind = KIND_OF[PAIR[pair, 0]]
    if kind == CRAB:
        if s.stack != 0:
            s.phase = LOOKING  # SSP-21
    elif kind == BOAT:
        begin_turn(s)  # SSP-22
    elif kind == FISH:
        if s.bagged > 0:
            s.phase = FISHING  # SSP-23
    elif is_anybody_to_bite(s):
        s.phase = STEALING  # SSP-24


@compiled
def is_anybody_to_bite(s: State) -> bool:
    for seat in range(int(s.players)):
        if can_bite(s, seat):
            return True
    return False


@compiled
def look(s: State, pile: int) -> None:
    tell(s, LOOKED, int(s.turn), pile, 0)
    s.looked = pile
    s.phase = PICKING


@compiled
def pick(s: State, card: int) -> None:
    take_out(s, int(s.turn), int(s.looked), card)
    s.looked = NOTHING
    gain(s, int(s.turn), card)


@compiled
def steal(s: State, card: int) -> None:
    tell(s, STOLE, int(s.turn), int(s.bitten), card)
    lose(s, int(s.bitten), card)
    s.bitten = NOBODY
    gain(s, int(s.turn), card)


@compiled
def left_of(s: State, seat: int) -> int:
    return (seat + 1) % int(s.players)


@compiled
def end_turn(s: State) -> None:
    seat = int(s.turn)
    after = left_of(s, seat)
    if s.caller != NOBODY:
        s.revealed[seat] = 1  # SSP-32
    if s.caller == after:
        compare(s)  # SSP-34
        end_round(s)
    elif s.bagged == 0 and s.caller == NOBODY:  # SSP-35
        for i in range(int(s.players)):
            s.gained[i] = 0
        begin_round(s, after)  # SSP-36
    else:
        s.turn = after
        begin_turn(s)


@compiled
def call(s: State, action: int) -> None:
    s.caller = s.turn
    if action == STOP:
        for seat in range(int(s.players)):
            s.gained[seat] = points(s, seat)  # SSP-31
        end_round(s)
    else:
        end_turn(s)  # SSP-32: the caller's hand lies open, the others have one turn each


@compiled
def compare(s: State) -> None:
    """After a LAST CHANCE: is the caller beaten? (SSP-34)"""
    caller = int(s.caller)
    mine, best = points(s, caller), 0
    for seat in range(int(s.players)):
        if seat != caller:
            best = max(best, points(s, seat))
    for seat in range(int(s.players)):
        gained = 0
        if seat == caller or best <= mine:
            gained += colour_bonus(s, seat)
        if (seat == caller) == (best <= mine):
            gained += points(s, seat)
        s.gained[seat] = gained


@compiled
def goal(s: State) -> int:
    """The score that ends the match (SSP-40, SSP-42)."""
    return int(s.target) if s.target > 0 else int(TARGET_OF[s.players])


@compiled
def end_round(s: State) -> None:
    """Add up the scores; the match is over (SSP-40) or the player left of the caller starts the next round (SSP-36)."""
    best = 0
    for seat in range(int(s.players)):
        s.scores[seat] += s.gained[seat]
        best = max(best, int(s.scores[seat]))
    if best >= goal(s):
        for seat in range(int(s.players)):
            s.revealed[seat] = 1
        s.phase = OVER_NOW
    else:
        begin_round(s, left_of(s, int(s.caller)))


@compiled
def standing(s: State, seat: int) -> int:
    """A number that is highest for the winners (SSP-25, SSP-40, SSP-41)."""
    if s.holds[seat, MERMAID] == MERMAIDS:
        return 1 << 30
    if s.tiebreak == CALLER:
        return int(s.scores[seat]) * 1024 + int(s.caller == seat)
    return int(s.scores[seat]) * 1024 + int(s.gained[seat])


@compiled
def payoffs(s: State, out: Floats) -> None:
    best, winners = -1, 0
    for seat in range(int(s.players)):
        if standing(s, seat) > best:
            best, winners = standing(s, seat), 0
        winners += int(standing(s, seat) == best)
    for seat in range(int(s.players)):
        out[seat] = 1.0 / winners if standing(s, seat) == best else 0.0
