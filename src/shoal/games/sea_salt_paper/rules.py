"""Sea Salt & Paper: the rules (docs/rules/sea_salt_paper.md). A deck is a bag of counts; whenever a card leaves it, and
whenever one is stolen, chance says which. What each seat knows beyond its view follows from the story of the round
(story.py, imagine.py).
"""

from __future__ import annotations

from shoal.games.sea_salt_paper.cards import (
    BOAT,
    CARDS,
    COLOUR_OF,
    COLOURS,
    CRAB,
    DECK,
    FISH,
    KIND_OF,
    KINDS,
    MERMAID,
    MERMAIDS,
    PAIR,
    TYPES,
)
from shoal.games.sea_salt_paper.choosing import can_bite, choices
from shoal.games.sea_salt_paper.imagine import imagine
from shoal.games.sea_salt_paper.observe import OBSERVATION, observe
from shoal.games.sea_salt_paper.points import colour_bonus, points
from shoal.games.sea_salt_paper.state import (
    ACTIONS,
    BITING,
    CALLER,
    CHANCES,
    CHOICES,
    DEAL,
    DISCARD,
    DISCARDING,
    DRAW,
    DRAWING,
    END_TURN,
    ENOUGH,
    FIRST,
    FISHING,
    KEEP,
    KEEPING,
    LAST_CHANCE,
    LAST_ROUND,
    LAY,
    LOOK,
    LOOKING,
    NOBODY,
    OPENING,
    OVER_NOW,
    PICK,
    PICKING,
    PLAYING,
    SEATS,
    STARTING,
    STATE,
    STEAL,
    STEALING,
    STOLEN,
    STOP,
    TAKE,
    TAKING,
    TARGET_OF,
)
from shoal.games.sea_salt_paper.story import (
    GOT,
    LAID,
    LOOKED,
    NOTHING,
    STOLE,
    clear_story,
    put_on,
    take_out,
    take_top,
    tell,
)
from shoal.kernel import CHANCE, OVER, Floats, State, compiled

__all__ = [
    "ACTIONS",
    "BITING",
    "CALLER",
    "CHANCES",
    "CHOICES",
    "DEAL",
    "DISCARD",
    "DISCARDING",
    "DRAW",
    "DRAWING",
    "END_TURN",
    "ENOUGH",
    "FIRST",
    "FISHING",
    "KEEP",
    "KEEPING",
    "LAST_CHANCE",
    "LAST_ROUND",
    "LAY",
    "LOOK",
    "LOOKING",
    "NOBODY",
    "OBSERVATION",
    "OPENING",
    "OVER_NOW",
    "PICK",
    "PICKING",
    "PLAYING",
    "SEATS",
    "STARTING",
    "STATE",
    "STEAL",
    "STEALING",
    "STOLEN",
    "STOP",
    "TAKE",
    "TAKING",
    "TARGET_OF",
    "actor",
    "choices",
    "imagine",
    "observe",
    "payoffs",
    "play",
    "start",
]


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
    bag, hand, laid, holds, owns, shades = s.bag, s.hand, s.laid, s.holds, s.owns, s.shades
    for t in range(TYPES):
        bag[t] = DECK[t]
    for seat in range(int(s.players)):
        s.revealed[seat] = 0
        s.held[seat] = 0
        for t in range(TYPES):
            hand[seat, t] = 0
            laid[seat, t] = 0
        for kind in range(KINDS):
            holds[seat, kind] = 0
            owns[seat, kind] = 0
        for colour in range(COLOURS):
            shades[seat, colour] = 0


@compiled
def actor(s: State) -> int:
    if s.phase < OVER_NOW:
        return int(s.turn)
    return OVER if s.phase == OVER_NOW else CHANCE


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
