"""The 58 cards of Sea Salt & Paper, as tables. Cards of one kind and colour are one *type*: there are 46."""

from __future__ import annotations

import numpy as np

_CARDS = (  # kind, then a colour for each card
    ("mermaid", "white white white white"),
    ("crab", "dark_blue dark_blue light_blue light_blue yellow yellow black green grey"),
    ("boat", "dark_blue dark_blue light_blue light_blue black black yellow yellow"),
    ("fish", "dark_blue dark_blue black black light_blue yellow green"),
    ("swimmer", "dark_blue light_blue black yellow light_orange"),
    ("shark", "dark_blue light_blue black green purple"),
    ("shell", "dark_blue light_blue black yellow green grey"),
    ("octopus", "light_blue yellow green purple grey"),
    ("penguin", "purple light_orange pink"),
    ("sailor", "pink orange"),
    ("lighthouse", "purple"),
    ("shoal_of_fish", "grey"),
    ("penguin_colony", "green"),
    ("captain", "light_orange"),
)

KIND_NAMES = tuple(kind for kind, _ in _CARDS)
KINDS = len(KIND_NAMES)
MERMAID, CRAB, BOAT, FISH, SWIMMER, SHARK, SHELL, OCTOPUS, PENGUIN, SAILOR = range(10)
LIGHTHOUSE, SHOAL_OF_FISH, PENGUIN_COLONY, CAPTAIN = range(10, KINDS)

_ALL = [f"{kind}:{colour}" for kind, colours in _CARDS for colour in colours.split()]  # equal cards are neighbours
CARDS = len(_ALL)
NAMES = tuple(dict.fromkeys(_ALL))  # the name of each type
TYPES = len(NAMES)
TYPE_OF = {name: t for t, name in enumerate(NAMES)}

COLOUR_NAMES = tuple(dict.fromkeys(name.split(":")[1] for name in NAMES))
COLOURS = len(COLOUR_NAMES)

DECK = np.array([_ALL.count(name) for name in NAMES], np.int8)  # how many cards of each type there are
KIND_OF = np.array([KIND_NAMES.index(name.split(":")[0]) for name in NAMES], np.int8)
COLOUR_OF = np.array([COLOUR_NAMES.index(name.split(":")[1]) for name in NAMES], np.int8)
NO_CARD = -1
MERMAIDS = int(DECK[0])  # mermaids are type 0, all of one colour

# A set of cards as 58 bits: the cards of a type are neighbours and always taken up from the lowest, so that the bits
# say how many of each type, never which (SSP-62).
BIT_OF = np.array([_ALL.index(name) for name in NAMES], np.int8)  # the lowest bit of each type
TYPE_OF_BIT = np.array([TYPE_OF[name] for name in _ALL], np.int8)

# What crabs pick from a pile (SSP-21) is a number of the same kind: the lowest of a type is the uppermost such card of
# the pile, the next one has one equal card above it, and so on.
LOWER = np.array([bit for bit, t in enumerate(TYPE_OF_BIT.tolist()) if bit > BIT_OF[t]], np.int8)  # below equal ones
LOWERS = len(LOWER)


def _pairs() -> list[tuple[int, int]]:
    """Every pair of types that can be laid (SSP-20): crabs, boats, fish, then swimmers with sharks."""
    of_kind = {kind: [t for t in range(TYPES) if KIND_OF[t] == kind] for kind in range(KINDS)}
    pairs = [
        (a, b)
        for kind in (CRAB, BOAT, FISH)
        for a in of_kind[kind]
        for b in of_kind[kind]
        if a < b or (a == b and DECK[a] > 1)
    ]
    return pairs + [(a, b) for a in of_kind[SWIMMER] for b in of_kind[SHARK]]


_PAIRS = _pairs()
PAIRS = len(_PAIRS)
PAIR = np.array(_PAIRS, np.int8)  # the two types of each pair
PAIR_OF = {pair: i for i, pair in enumerate(_PAIRS)}
# where the pairs of a kind start and end; a swimmer's end where the table does
FIRST_PAIR = np.array([sum(KIND_OF[a] < kind for a, _ in _PAIRS) for kind in range(SWIMMER + 2)], np.int8)
