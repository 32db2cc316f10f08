"""The state of a match of Sea Salt & Paper: actions and phases by number, and the record."""

from __future__ import annotations

import numpy as np

from shoal.games.sea_salt_paper.cards import CARDS, COLOURS, KINDS, LOWERS, PAIRS, TYPES
from shoal.games.sea_salt_paper.history import LONGEST
from shoal.kernel import record

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
PICK = LOOK + 2  # + type: the uppermost such card
STEAL = PICK + TYPES  # + seat
END_TURN = STEAL + SEATS
STOP = END_TURN + 1
LAST_CHANCE = STOP + 1
PICK_LOWER = LAST_CHANCE + 1  # + which (cards.LOWER): one that lies below an equal card
ACTIONS = PICK_LOWER + LOWERS
DEAL = ACTIONS  # + type: chance deals a card from the deck
STOLEN = DEAL + TYPES  # + type: chance says which card is stolen
FIRST = STOLEN + TYPES  # + seat: chance says who starts
CHANCES = 2 * TYPES + SEATS
CHOICES = PAIRS + 3

# phases: players act in the first seven, chance in those after FINISHED
TAKING, KEEPING, DISCARDING, PLAYING, LOOKING, PICKING, STEALING, FINISHED = range(8)
STARTING, OPENING, DRAWING, FISHING, BITING = range(8, 13)
PHASES = 13

NOBODY = -1
NO_PILE = -1

STATE = record(
    [
        # the piles (piles.py) and what happened (history.py)
        ("lying", np.int64),  # a bit for each discard that still lies on a pile; below the tops secret (SSP-13)
        ("second_pile", np.int64),  # a bit for each discard that went to pile 1; public
        ("history", np.int16, LONGEST),  # what happened in this round; public but for picked and stolen cards
        ("entries", np.int16),  # how many entries the history has
        ("target", np.int16),  # the winning score; 0: after the number of players
        ("scores", np.int16, SEATS),
        ("gained", np.int16, SEATS),  # points scored in the last round
        ("round_number", np.int16),  # from 1
        ("tiebreak", np.int8),  # LAST_ROUND or CALLER
        ("players", np.int8),
        ("phase", np.int8),
        ("turn", np.int8),  # the seat whose turn it is
        ("caller", np.int8),  # who has called in this round, or NOBODY
        ("revealed", np.int8, SEATS),  # 1: the hand lies open (SSP-32)
        ("looking_at", np.int8),  # the pile that the crabs look through, or NO_PILE
        ("victim", np.int8),  # the seat that a shark has just bitten, or NOBODY
        ("drawn", np.int8, 2),  # cards drawn and not kept yet, ascending, NO_CARD last; seen by `turn` only
        ("bag_size", np.int8),  # how many cards are in the deck
        ("bag", np.int8, TYPES),  # and of which types; nobody sees what comes next
        ("discarded", np.int8),  # how many cards were put on the piles
        ("discards", np.int8, CARDS),  # the type of each, in order; public
        ("hand_size", np.int8, SEATS),  # public
        ("hand", np.int8, (SEATS, TYPES)),  # seen by its owner; by all once revealed
        ("laid", np.int8, (SEATS, TYPES)),  # public
        # counted along: seen by those who see the cards
        ("hand_kinds", np.int8, (SEATS, KINDS)),  # the hand by kind
        ("owned_kinds", np.int8, (SEATS, KINDS)),  # hand and laid by kind
        ("owned_colours", np.int8, (SEATS, COLOURS)),  # hand and laid by colour
    ]
)
