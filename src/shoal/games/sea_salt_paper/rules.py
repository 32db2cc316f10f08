"""Sea Salt & Paper: the rules (docs/rules/sea_salt_paper.md). A deck is a bag of counts; whenever a card leaves it, and
whenever one is stolen, chance says which. What each seat knows beyond its view follows from the history of the round
(history.py, knowledge.py, imagine.py).
"""

from __future__ import annotations

from shoal.games.sea_salt_paper import cards as c
from shoal.games.sea_salt_paper import history as h
from shoal.games.sea_salt_paper import state as st
from shoal.games.sea_salt_paper.choices import can_bite, choices
from shoal.games.sea_salt_paper.hands import change_hand, has_all_mermaids
from shoal.games.sea_salt_paper.imagine import imagine
from shoal.games.sea_salt_paper.observe import MEMORY, OBSERVATION, SCALES, observe, observe_whole, observe_with
from shoal.games.sea_salt_paper.piles import clear_piles, put_on, take_out, take_top
from shoal.games.sea_salt_paper.points import colour_bonus, points
from shoal.games.sea_salt_paper.state import ACTIONS, CHANCES, CHOICES, SEATS, STATE
from shoal.kernel import CHANCE, OVER, Floats, State, compiled
from shoal.toolbox import next_seat, share_win

# what every game defines (shoal/contract.py)
__all__ = ["ACTIONS", "CHANCES", "CHOICES", "MEMORY", "OBSERVATION", "SCALES", "SEATS", "STATE", "actor", "choices",
           "imagine", "observe", "observe_whole", "observe_with", "payoffs", "play", "start"]  # fmt: skip


@compiled
def start(s: State, players: int) -> None:
    """A new match: chance says who starts and opens the piles."""
    s.players = players
    s.round_number = 0
    for seat in range(SEATS):
        s.scores[seat] = 0
        s.gained[seat] = 0
    begin_round(s, 0)
    s.phase = st.STARTING  # SSP-2


@compiled
def begin_round(s: State, starter: int) -> None:
    """Shuffle all cards; chance then opens the two piles (SSP-1)."""
    s.round_number += 1
    s.turn = starter
    s.caller = st.NOBODY
    s.looking_at = st.NO_PILE
    s.victim = st.NOBODY
    s.drawn[0] = c.NO_CARD
    s.drawn[1] = c.NO_CARD
    clear_piles(s)
    clear_cards(s)
    s.phase = st.OPENING


@compiled
def clear_cards(s: State) -> None:
    s.bag_size = c.CARDS
    bag, hand, laid = s.bag, s.hand, s.laid
    hand_kinds, kinds, colours = s.hand_kinds, s.owned_kinds, s.owned_colours
    for t in range(c.TYPES):
        bag[t] = c.DECK[t]
    for seat in range(int(s.players)):
        s.revealed[seat] = 0
        s.hand_size[seat] = 0
        for t in range(c.TYPES):
            hand[seat, t] = 0
            laid[seat, t] = 0
        for kind in range(c.KINDS):
            hand_kinds[seat, kind] = 0
            kinds[seat, kind] = 0
        for colour in range(c.COLOURS):
            colours[seat, colour] = 0


@compiled
def actor(s: State) -> int:
    if s.phase < st.FINISHED:
        return int(s.turn)
    return OVER if s.phase == st.FINISHED else CHANCE


@compiled
def play(s: State, action: int) -> None:
    if action < st.LAY:
        if action == st.DRAW:
            s.phase = st.DRAWING  # SSP-10
        elif action < st.KEEP:
            take(s, action - st.TAKE)  # SSP-10
        elif action < st.DISCARD:
            keep(s, action - st.KEEP)  # SSP-10
        else:
            discard(s, action - st.DISCARD)  # SSP-11
    elif action < st.END_TURN:
        if action < st.LOOK:
            lay(s, action - st.LAY)  # SSP-20
        elif action < st.PICK:
            look(s, action - st.LOOK)  # SSP-21
        elif action < st.STEAL:
            pick(s, int(c.BIT_OF[action - st.PICK]))  # SSP-21
        else:
            s.victim = action - st.STEAL  # SSP-24
            s.phase = st.BITING
    elif action < st.DEAL:
        if action == st.END_TURN:
            end_turn(s)
        elif action < st.PICK_LOWER:
            call(s, action)  # SSP-30
        else:
            pick(s, int(c.LOWER[action - st.PICK_LOWER]))  # SSP-21
    elif action < st.STOLEN:
        deal(s, action - st.DEAL)
    elif action < st.FIRST:
        steal(s, action - st.STOLEN)  # SSP-24
    else:
        s.turn = action - st.FIRST  # SSP-2
        s.phase = st.OPENING


@compiled
def gain(s: State, seat: int, card: int) -> None:
    """A card comes into a hand, in its owner's turn; the fourth mermaid wins at once (SSP-25)."""
    change_hand(s, seat, card, 1)
    s.hand_size[seat] += 1
    s.phase = st.FINISHED if has_all_mermaids(s, seat) else st.PLAYING


@compiled
def lose(s: State, seat: int, card: int) -> None:
    """A card is stolen from a hand."""
    change_hand(s, seat, card, -1)
    s.hand_size[seat] -= 1


@compiled
def begin_turn(s: State) -> None:
    """Step 1, skipped when there is nothing left anywhere (SSP-12)."""
    s.phase = st.TAKING if s.bag_size > 0 or s.lying != 0 else st.PLAYING


@compiled
def take(s: State, pile: int) -> None:
    gain(s, int(s.turn), take_top(s, int(s.turn), pile))


@compiled
def deal(s: State, card: int) -> None:
    """A card leaves the deck."""
    s.bag[card] -= 1
    s.bag_size -= 1
    if s.phase == st.OPENING:
        put_on(s, int(s.discarded), card)  # SSP-1
        if s.discarded == 2:
            s.phase = st.TAKING
    elif s.phase == st.FISHING:
        keep_from_deck(s, card)  # SSP-23
    elif s.drawn[0] != c.NO_CARD:
        first = int(s.drawn[0])
        s.drawn[0] = min(first, card)
        s.drawn[1] = max(first, card)
        s.phase = st.KEEPING
    elif s.bag_size > 0:
        s.drawn[0] = card
    else:
        keep_from_deck(s, card)  # SSP-12: it was the only one


@compiled
def keep_from_deck(s: State, card: int) -> None:
    h.append(s, h.GOT, int(s.turn), 0, 0)
    gain(s, int(s.turn), card)


@compiled
def keep(s: State, card: int) -> None:
    if s.drawn[0] == card:
        s.drawn[0] = s.drawn[1]
    s.drawn[1] = c.NO_CARD
    keep_from_deck(s, card)
    if s.phase != st.FINISHED:
        s.phase = st.DISCARDING


@compiled
def discard(s: State, pile: int) -> None:
    put_on(s, pile, int(s.drawn[0]))
    s.drawn[0] = c.NO_CARD
    s.phase = st.PLAYING


@compiled
def lay(s: State, pair: int) -> None:
    """Lay a pair and apply its effect (SSP-20)."""
    seat = int(s.turn)
    h.append(s, h.LAID, seat, 0, pair)
    for i in range(2):
        card = c.PAIR[pair, i]
        s.hand[seat, card] -= 1
        s.hand_kinds[seat, c.KIND_OF[card]] -= 1
        s.laid[seat, card] += 1
    s.hand_size[seat] -= 2
    kind = c.KIND_OF[c.PAIR[pair, 0]]
    if kind == c.CRAB:
        if s.lying != 0:
            s.phase = st.LOOKING  # SSP-21
    elif kind == c.BOAT:
        begin_turn(s)  # SSP-22
    elif kind == c.FISH:
        if s.bag_size > 0:
            s.phase = st.FISHING  # SSP-23
    elif is_anybody_to_bite(s):
        s.phase = st.STEALING  # SSP-24


@compiled
def is_anybody_to_bite(s: State) -> bool:
    for seat in range(int(s.players)):
        if can_bite(s, seat):
            return True
    return False


@compiled
def look(s: State, pile: int) -> None:
    h.append(s, h.LOOKED, int(s.turn), pile, 0)
    s.looking_at = pile
    s.phase = st.PICKING


@compiled
def pick(s: State, which: int) -> None:
    take_out(s, int(s.turn), int(s.looking_at), which)
    s.looking_at = st.NO_PILE
    gain(s, int(s.turn), int(c.TYPE_OF_BIT[which]))


@compiled
def steal(s: State, card: int) -> None:
    h.append(s, h.STOLE, int(s.turn), int(s.victim), card)
    lose(s, int(s.victim), card)
    s.victim = st.NOBODY
    gain(s, int(s.turn), card)


@compiled
def end_turn(s: State) -> None:
    seat = int(s.turn)
    after = next_seat(s, seat)
    if s.caller != st.NOBODY:
        s.revealed[seat] = 1  # SSP-32
    if s.caller == after:
        compare(s)  # SSP-34
        end_round(s)
    elif s.bag_size == 0 and s.caller == st.NOBODY:  # SSP-35
        for i in range(int(s.players)):
            s.gained[i] = 0
        begin_round(s, after)  # SSP-36
    else:
        s.turn = after
        begin_turn(s)


@compiled
def call(s: State, action: int) -> None:
    s.caller = s.turn
    if action == st.STOP:
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
    return int(s.target) if s.target > 0 else int(st.TARGET_OF[s.players])


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
        s.phase = st.FINISHED
    else:
        begin_round(s, next_seat(s, int(s.caller)))


@compiled
def standing(s: State, seat: int) -> int:
    """A number that is highest for the winners (SSP-25, SSP-40, SSP-41)."""
    if has_all_mermaids(s, seat):
        return 1 << 30
    if s.tiebreak == st.CALLER:
        return int(s.scores[seat]) * 1024 + int(s.caller == seat)
    return int(s.scores[seat]) * 1024 + int(s.gained[seat])


@compiled
def payoffs(s: State, out: Floats) -> None:
    """The highest standing wins; none is too high to be exact in single precision."""
    for seat in range(int(s.players)):
        out[seat] = standing(s, seat)
    share_win(out, int(s.players))
