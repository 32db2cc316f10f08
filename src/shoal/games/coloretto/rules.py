"""Coloretto: the rules (docs/rules/coloretto.md). Everything is public but the order of the deck, so a deck is a bag of
counts and chance says which card comes next.
"""

from __future__ import annotations

import numpy as np

from shoal.kernel import CHANCE, OVER, Floats, Ints, Numbers, Rng, State, compiled, record
from shoal.toolbox import any_seat_starts, next_seat, scale, scales_of, share_win

SEATS = 5
COLOURS = 7
JOKER, PLUS_TWO = 7, 8  # card types after the seven colours
TYPES = 9
ROWS = 5
ROOM = 3  # the most cards on a row

DECK = np.array([9] * COLOURS + [3, 10], np.int8)  # COL-1
COLOURS_OF = np.array([0, 0, 5, 6, 7, 7], np.int8)  # colours in the game, by number of players: COL-2
ROWS_OF = np.array([0, 0, 3, 3, 4, 5], np.int8)  # COL-3
DEALS_OF = np.array([0, 0, 4, 3, 4, 5], np.int8)  # chameleons dealt before the start: COL-4
BELOW_LAST_ROUND = 15  # COL-5
BROWN, BLUE = 0, 1
WORTH = np.array([[0, 1, 3, 6, 10, 15, 21], [0, 1, 4, 8, 7, 6, 5]], np.int8)  # COL-21
MOST = 6  # six or more cards are worth the same
POSITIVE = 3  # colours that count for their owner
NO_JOKERS = 0o777  # the colours that three jokers join, three bits each; 7: no joker

# actions; a golden table in the tests pins these numbers
DRAW = 0
PLACE = 1  # + row
TAKE = 6  # + row
ACTIONS = 11
DEAL = ACTIONS  # + card type: chance turns over a card
FIRST = DEAL + TYPES  # + seat: chance says who starts
CHANCES = TYPES + SEATS
CHOICES = 10

# phases
SETUP, START, CHOOSE, TURN_OVER, PLACING, DONE = 0, 1, 2, 3, 4, 5

NOBODY = -1
NOTHING = -1

STATE = record(
    [
        ("players", np.int8),
        ("scoring", np.int8),  # BROWN or BLUE
        ("phase", np.int8),
        ("turn", np.int8),  # the seat whose turn it is
        ("drawn", np.int8),  # the card turned over and not yet placed, or NOTHING; seen by all
        ("last_round", np.int8),  # 1 once the "last round" card has come up
        ("bag", np.int8, TYPES),  # cards left in the deck, by type: all can work it out, nobody knows what comes next
        ("bagged", np.int8),  # how many cards that is
        ("out", np.int8, TYPES),  # cards out of the game
        ("rows", np.int8, (ROWS, ROOM)),  # cards on each row, in the order they came; NOTHING where there is room
        ("filled", np.int8, ROWS),  # how many cards lie on each row
        ("capacity", np.int8, ROWS),  # how many it holds; 0: not in this game
        ("taken_by", np.int8, ROWS),  # the seat that took the row card this round, or NOBODY
        ("has", np.int8, (SEATS, TYPES)),  # each player's collection, face up
    ]
)

SCALES = scales_of(
    [
        (2 * TYPES, 1 / 10),
        (TYPES, 1),
        *[(TYPES + 2, 1 / ROOM), (1, 1)] * ROWS,
        *[(TYPES, 1 / 10), (1, 1)] * SEATS,
        (2, 1),
        (1, 1 / 76),
        (2, 1),
    ]
)
OBSERVATION = len(SCALES)


@compiled
def start(s: State, players: int) -> None:
    """Set up the table; chance then deals the first chameleons and says who starts."""
    s.players = players
    s.phase = SETUP
    s.turn = 0
    s.drawn = NOTHING
    s.last_round = 0
    s.bagged = 0
    for t in range(TYPES):
        gone = COLOURS_OF[players] <= t < COLOURS  # COL-2
        s.bag[t] = 0 if gone else DECK[t]
        s.out[t] = DECK[t] if gone else 0
        s.bagged += s.bag[t]
        for seat in range(SEATS):
            s.has[seat, t] = 0
    for row in range(ROWS):
        s.capacity[row] = 0
        if row < ROWS_OF[players]:
            s.capacity[row] = row + 1 if players == 2 else ROOM  # COL-3
        clear_row(s, row)
        s.taken_by[row] = NOBODY


@compiled
def clear_row(s: State, row: int) -> None:
    s.filled[row] = 0
    for i in range(ROOM):
        s.rows[row, i] = NOTHING


@compiled
def actor(s: State) -> int:
    if s.phase == CHOOSE or s.phase == PLACING:
        return int(s.turn)
    if s.phase == DONE:
        return OVER
    return CHANCE


@compiled
def is_dealt(s: State, colour: int) -> bool:
    return bool(s.bag[colour] < DECK[colour])


@compiled
def has_room(s: State, row: int) -> bool:
    return bool(s.taken_by[row] == NOBODY and s.filled[row] < s.capacity[row])


@compiled
def can_take(s: State, row: int) -> bool:
    return bool(s.taken_by[row] == NOBODY and s.filled[row] > 0)


@compiled
def choices(s: State, actions: Ints, weights: Ints) -> int:
    n = 0
    if s.phase == CHOOSE:
        room = False
        for row in range(int(ROWS_OF[s.players])):
            room = room or has_room(s, row)
        if room:  # COL-11
            actions[0] = DRAW
            n = 1
        for row in range(int(ROWS_OF[s.players])):
            if can_take(s, row):  # COL-12
                actions[n] = TAKE + row
                n += 1
    elif s.phase == PLACING:
        for row in range(int(ROWS_OF[s.players])):
            if has_room(s, row):  # COL-11
                actions[n] = PLACE + row
                n += 1
    elif s.phase == TURN_OVER:
        for t in range(TYPES):
            if s.bag[t] > 0:
                actions[n] = DEAL + t
                weights[n] = s.bag[t]
                n += 1
    elif s.phase == SETUP:
        for colour in range(int(COLOURS_OF[s.players])):
            if not is_dealt(s, colour):  # COL-4
                actions[n] = DEAL + colour
                weights[n] = 1
                n += 1
    elif s.phase == START:
        n = any_seat_starts(s, FIRST, actions, weights)  # COL-6
    return n


@compiled
def play(s: State, action: int) -> None:
    if action == DRAW:
        draw(s)  # COL-11
    elif action < TAKE:
        place(s, action - PLACE)  # COL-11
    elif action < DEAL:
        take_row(s, action - TAKE)  # COL-12
    elif action < FIRST:
        turn_over(s, action - DEAL)
    else:
        s.turn = action - FIRST  # COL-6
        s.phase = CHOOSE


@compiled
def draw(s: State) -> None:
    if s.bagged == BELOW_LAST_ROUND:
        s.last_round = 1  # COL-20
    s.phase = TURN_OVER


@compiled
def turn_over(s: State, card: int) -> None:
    s.bag[card] -= 1
    s.bagged -= 1
    if s.phase == TURN_OVER:
        s.drawn = card
        s.phase = PLACING
    else:
        s.has[s.turn, card] += 1  # COL-4
        deals = dealt(s)
        s.turn = deals % int(s.players)
        if deals == DEALS_OF[s.players]:
            s.phase = START


@compiled
def dealt(s: State) -> int:
    n = 0
    for colour in range(int(COLOURS_OF[s.players])):
        n += int(is_dealt(s, colour))
    return n


@compiled
def place(s: State, row: int) -> None:
    s.rows[row, s.filled[row]] = s.drawn
    s.filled[row] += 1
    s.drawn = NOTHING
    s.phase = CHOOSE
    pass_on(s)


@compiled
def take_row(s: State, row: int) -> None:
    for i in range(int(s.filled[row])):
        s.has[s.turn, s.rows[row, i]] += 1
    clear_row(s, row)
    s.taken_by[row] = s.turn
    if is_round_over(s):
        end_round(s)  # COL-14: whoever took last starts the next, so the turn stays
    else:
        pass_on(s)


@compiled
def is_out(s: State, seat: int) -> bool:
    for row in range(int(ROWS_OF[s.players])):
        if s.taken_by[row] == seat:
            return True
    return False


@compiled
def is_round_over(s: State) -> bool:
    for seat in range(int(s.players)):
        if not is_out(s, seat):
            return False
    return True


@compiled
def pass_on(s: State) -> None:
    """The turn goes to the next player still in the round (COL-10); it may stay with the last one (COL-13)."""
    seat = next_seat(s, int(s.turn))
    while is_out(s, seat):
        seat = next_seat(s, seat)
    s.turn = seat


@compiled
def end_round(s: State) -> None:
    for row in range(int(ROWS_OF[s.players])):
        for i in range(int(s.filled[row])):
            s.out[s.rows[row, i]] += 1  # COL-15
        clear_row(s, row)
        s.taken_by[row] = NOBODY  # COL-14
    s.phase = DONE if s.last_round else CHOOSE  # COL-20


@compiled
def worth(scoring: int, cards: int) -> int:
    """What so many cards of a colour are worth (COL-21)."""
    return int(WORTH[scoring, min(cards, MOST)])


@compiled
def total_of(s: State, seat: int, jokers: int) -> int:
    """The points of a collection whose jokers join the colours that the code `jokers` names (see best_jokers)."""
    a, b, c = jokers & 7, jokers >> 3 & 7, jokers >> 6
    first = second = third = 0  # the three best colours
    total = 2 * int(s.has[seat, PLUS_TWO])  # COL-23
    for colour in range(COLOURS):
        cards = int(s.has[seat, colour]) + int(colour == a) + int(colour == b) + int(colour == c)
        points = worth(int(s.scoring), cards)
        total -= points
        if points > first:
            first, second, third = points, first, second
        elif points > second:
            second, third = points, second
        elif points > third:
            third = points
    return total + 2 * (first + second + third)  # COL-21


@compiled
def best_jokers(s: State, seat: int) -> int:
    """The colours (7: no joker) that the jokers join for the best total, three bits each (COL-22, COL-24)."""
    jokers = int(s.has[seat, JOKER])
    colours = int(COLOURS_OF[s.players])
    best, best_total = 0, -1000
    for a in range(colours) if jokers > 0 else range(JOKER, JOKER + 1):
        for b in range(a, colours) if jokers > 1 else range(JOKER, JOKER + 1):
            for c in range(b, colours) if jokers > 2 else range(JOKER, JOKER + 1):
                total = total_of(s, seat, a | b << 3 | c << 6)
                if total > best_total:
                    best, best_total = a | b << 3 | c << 6, total
    return best


@compiled
def score(s: State, seat: int) -> int:
    """The points of a player's collection."""
    return total_of(s, seat, best_jokers(s, seat))


@compiled
def payoffs(s: State, out: Floats) -> None:
    for seat in range(int(s.players)):
        out[seat] = score(s, seat)
    share_win(out, int(s.players))  # COL-25


@compiled
def imagine(s: State, seat: int, rng: Rng) -> None:
    """Nothing to deal anew: the bag has no order (COL-30)."""


@compiled
def observe(s: State, seat: int, out: Floats) -> None:
    """The table as numbers from 0 to 1, the viewer's seat first."""
    observe_whole(s, seat, out)
    scale(out, SCALES)


@compiled
def observe_whole(s: State, seat: int, out: Numbers) -> None:
    """The same in whole numbers: cards by type, the rows, the collections, then the round."""
    players = int(s.players)
    for t in range(TYPES):
        out[t] = s.bag[t]
        out[TYPES + t] = s.out[t]
        out[2 * TYPES + t] = int(s.drawn == t)
    n = 3 * TYPES
    for row in range(ROWS):
        for t in range(TYPES):
            out[n + t] = 0
        for i in range(int(s.filled[row])):
            out[n + s.rows[row, i]] += 1
        n += TYPES
        out[n] = s.capacity[row]
        out[n + 1] = s.filled[row]
        out[n + 2] = int(s.taken_by[row] != NOBODY)
        n += 3
    whose = seat
    for _ in range(players):
        for t in range(TYPES):
            out[n + t] = s.has[whose, t]
        out[n + TYPES] = int(is_out(s, whose))
        n += TYPES + 1
        whose = next_seat(s, whose)
    for i in range(n, OBSERVATION - 5):
        out[i] = 0
    n = OBSERVATION - 5
    out[n] = int(s.last_round)
    out[n + 1] = int(s.scoring)
    out[n + 2] = s.bagged
    out[n + 3] = int(s.phase == PLACING)
    out[n + 4] = int(s.turn == seat)
