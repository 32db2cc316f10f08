"""The discard piles, and the story of the round: what the table has seen, in order, from which each seat can work out
what it knows.

Every card put on a pile gets the next number (`shown` holds its type, `shows` counts them). A pile is then a set of
numbers, the highest on top: `stack` has a bit for each card still lying there, `side` for each that went to pile 1.
Everybody sees what is put down and taken from the top, so the story is public but for two things: which card the crabs
took, and which card was stolen.
"""

from __future__ import annotations

from shoal.kernel import State, compiled

NOTHING = -1

# what may happen in a story; one entry is kind + 8 * who + 32 * where + 128 * which
PUT = 0  # a card was put on pile `where`
TOOK = 1  # `who` took the top card of pile `where`
GOT = 2  # `who` kept a card from the deck; nobody else knows which, so it is not written down
LAID = 3  # `who` laid the pair `which`
LOOKED = 4  # `who` looked through pile `where`
PICKED = 5  # `who` picked a card from there; only they know which
STOLE = 6  # `who` stole a card from seat `where`; only they two know which
# Each of 58 cards is put down at most once and comes into a hand from deck or pile at most once; at most 16 pairs are
# laid, 4 of them crabs (looks) and 5 swimmers with sharks (thefts).
STORY = 2 * 58 + 16 + 4 + 5


@compiled
def tell(s: State, kind: int, who: int, where: int, which: int) -> None:
    """Add an entry to the story."""
    s.story[s.told] = kind + 8 * who + 32 * where + 128 * which
    s.told += 1


@compiled
def kind_in(entry: int) -> int:
    return entry & 7


@compiled
def who_in(entry: int) -> int:
    return (entry >> 3) & 3


@compiled
def where_in(entry: int) -> int:
    return (entry >> 5) & 3


@compiled
def which_in(entry: int) -> int:
    return entry >> 7


@compiled
def highest(bits: int) -> int:
    """The number of the highest bit that is set; NOTHING if none is."""
    n = int(bits >> 32 > 0) << 5  # no branches: they would be guessed wrong
    n += int(bits >> (n + 16) > 0) << 4
    n += int(bits >> (n + 8) > 0) << 3
    n += int(bits >> (n + 4) > 0) << 2
    n += int(bits >> (n + 2) > 0) << 1
    n += int(bits >> (n + 1) > 0)
    return n if bits else NOTHING


@compiled
def cards_in(bits: int) -> int:
    """How many bits are set."""
    n = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


@compiled
def side_of(s: State, pile: int) -> int:
    """The numbers of all cards that were ever put on the pile."""
    return int(s.side) ^ (pile - 1)


@compiled
def pile_of(s: State, pile: int) -> int:
    """The numbers of the cards lying on the pile."""
    return int(s.stack) & side_of(s, pile)


@compiled
def top_of(s: State, cards: int) -> int:
    """The type of the uppermost of these numbers; NOTHING if there are none."""
    return int(s.shown[highest(cards)]) if cards else NOTHING


@compiled
def uppermost(s: State, cards: int, card: int) -> int:
    """The highest of these numbers that is a card of this type, as a bit; 0 if there is none."""
    shown = s.shown
    while cards:
        bit = 1 << highest(cards)
        if shown[highest(cards)] == card:
            return bit
        cards ^= bit
    return 0


@compiled
def put_on(s: State, pile: int, card: int) -> None:
    """Put a card face up on a pile."""
    bit = 1 << int(s.shows)
    s.shown[s.shows] = card
    s.shows += 1
    s.stack = int(s.stack) | bit
    s.side = int(s.side) | bit * pile
    tell(s, PUT, 0, pile, card)


@compiled
def take_top(s: State, seat: int, pile: int) -> int:
    """Take the top card off a pile: its type."""
    number = highest(pile_of(s, pile))
    card = int(s.shown[number])
    s.stack = int(s.stack) ^ (1 << number)
    tell(s, TOOK, seat, pile, card)
    return card


@compiled
def take_out(s: State, seat: int, pile: int, card: int) -> None:
    """Take a card of this type from anywhere in the pile; of several equal ones the topmost."""
    s.stack = int(s.stack) ^ uppermost(s, pile_of(s, pile), card)
    tell(s, PICKED, seat, pile, card)


@compiled
def clear_story(s: State) -> None:
    """A new round: nothing has been seen yet."""
    story, shown = s.story, s.shown
    for i in range(int(s.told)):
        story[i] = 0
    for i in range(int(s.shows)):
        shown[i] = 0
    s.told = 0
    s.shows = 0
    s.stack = 0
    s.side = 0
