"""Coloretto, written as plainly as possible from the rules page."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Any

from tests.kit.reference import Action, Choice, one_of

COLOURS = ("red", "orange", "yellow", "green", "blue", "purple", "brown")
DECK = [colour for colour in COLOURS for _ in range(9)] + ["+2"] * 10 + ["joker"] * 3  # COL-1
IN_GAME = {2: COLOURS[:5], 3: COLOURS[:6], 4: COLOURS, 5: COLOURS}  # COL-2, by number of players
CAPACITY = {2: [1, 2, 3], 3: [3] * 3, 4: [3] * 4, 5: [3] * 5}  # COL-1, COL-3
WORTH = {"brown": [0, 1, 3, 6, 10, 15, 21], "blue": [0, 1, 4, 8, 7, 6, 5]}  # COL-21: a colour with 0, 1, ... 6+ cards
BELOW_LAST_ROUND_CARD = 15  # COL-5


def worth(cards: Iterable[str], positive: Iterable[str], jokers: Iterable[str], scoring: str = "brown") -> int:
    """The total of a collection once its owner has chosen three colours and a colour for each joker (COL-21 to 23)."""
    counts = Counter(cards)
    twos, has = counts.pop("+2", 0), counts.pop("joker", 0)
    jokers, positive = list(jokers), set(positive)
    assert len(positive) <= 3
    assert len(jokers) == has
    counts.update(jokers)
    signed = [(1 if colour in positive else -1) * WORTH[scoring][min(n, 6)] for colour, n in counts.items()]
    return sum(signed) + 2 * twos


def best(cards: Iterable[str], scoring: str = "brown", colours: tuple[str, ...] = COLOURS) -> int:
    """The best total over every way to pick three colours and to add the jokers to colours in the game (COL-24)."""
    counts = Counter(cards)
    return best_of(tuple(counts[colour] for colour in colours), counts["joker"], scoring) + 2 * counts["+2"]  # COL-23


@cache  # the same collection is asked for again and again
def best_of(counts: tuple[int, ...], jokers: int, scoring: str) -> int:
    """The best sum of colours with so many cards each, and so many jokers to add to them."""
    totals = []
    for joined in combinations_with_replacement(range(len(counts)), jokers):  # COL-22
        full = [n + joined.count(colour) for colour, n in enumerate(counts)]
        values = [WORTH[scoring][min(n, 6)] for n in full]
        # Three colours count positive and the others negative; of a colour without cards both are 0.
        totals += [2 * sum(three) - sum(values) for three in combinations(values, 3)]
    return max(totals)


class Model:
    """A match of Coloretto."""

    def __init__(self, players: int, scoring: str = "brown") -> None:
        self.players = players
        self.scoring = scoring
        self.colours = IN_GAME[players]
        self.out = [card for card in DECK if card in COLOURS and card not in self.colours]  # COL-2
        self.deck = [card for card in DECK if card not in self.out]
        self.rows: list[dict[str, Any]] = [  # COL-3
            {"cards": [], "capacity": capacity, "taken_by": None} for capacity in CAPACITY[players]
        ]
        self.collections: list[list[str]] = [[] for _ in range(players)]
        self.to_deal = [0, 1, 0, 1] if players == 2 else list(range(players))  # COL-4: seats that still get a colour
        self.started = False  # COL-6: has chance picked who starts?
        self.turn = 0
        self.phase = "choose"
        self.drawing = False  # a card is about to be turned over
        self.drawn: str | None = None
        self.last_round = False

    # Whose choice, and which

    def actor(self) -> int | str | None:
        if self.phase == "over":
            return None
        return "chance" if self.to_deal or not self.started or self.drawing else self.turn

    def choices(self) -> list[Choice]:
        if self.to_deal:  # COL-4: colours, all different
            dealt = [card for collection in self.collections for card in collection]
            return [({"type": "deal", "card": colour}, 1) for colour in self.colours if colour not in dealt]
        if not self.started:
            return [({"type": "start", "seat": seat}, 1) for seat in range(self.players)]
        if self.drawing:
            return one_of("deal", self.deck)
        return [(action, 1) for action in self.actions()]

    def actions(self) -> Iterator[Action]:
        if self.phase == "choose":
            if self.deck and self.rows_with_room():  # COL-11
                yield {"type": "draw"}
            for number, row in enumerate(self.rows):
                if row["cards"]:  # COL-12; a row that was taken has none
                    yield {"type": "take", "row": number}
        elif self.phase == "place":
            yield from ({"type": "place", "row": number} for number in self.rows_with_room())

    def rows_with_room(self) -> list[int]:
        """The rows on the table that are not full (COL-11)."""
        lying = [number for number, row in enumerate(self.rows) if row["taken_by"] is None]
        return [number for number in lying if len(self.rows[number]["cards"]) < self.rows[number]["capacity"]]

    def still_in(self) -> list[int]:
        """The seats that have not taken a row in this round (COL-10)."""
        taken_by = [row["taken_by"] for row in self.rows]
        return [seat for seat in range(self.players) if seat not in taken_by]

    # What the choices do

    def play(self, action: Action) -> None:
        match action["type"]:
            case "deal" if self.to_deal:
                self.deck.remove(action["card"])
                self.collections[self.to_deal.pop(0)].append(action["card"])
            case "start":
                self.turn = action["seat"]
                self.started = True
            case "draw":
                self.drawing = True
                if len(self.deck) == BELOW_LAST_ROUND_CARD:  # COL-20
                    self.last_round = True
            case "deal":
                self.deck.remove(action["card"])
                self.drawn = action["card"]
                self.drawing = False
                self.phase = "place"
            case "place":
                self.rows[action["row"]]["cards"].append(self.drawn)
                self.drawn = None
                self.phase = "choose"
                self.pass_turn()
            case "take":
                self.take(self.rows[action["row"]])

    def pass_turn(self) -> None:
        """To the next seat still in the round, which may be the same one (COL-10, COL-13)."""
        following = [(self.turn + step) % self.players for step in range(1, self.players + 1)]
        self.turn = next(seat for seat in following if seat in self.still_in())

    def take(self, row: dict[str, Any]) -> None:
        self.collections[self.turn] += row["cards"]  # COL-12
        row["cards"] = []
        row["taken_by"] = self.turn
        if self.still_in():
            self.pass_turn()
        else:
            self.end_round()

    def end_round(self) -> None:
        """The rows return to the table; who took last, and has the turn, starts the next round (COL-14)."""
        for row in self.rows:
            self.out += row["cards"]  # COL-15: only with 2 players is a row left
            row["cards"] = []
            row["taken_by"] = None
        if self.last_round:  # COL-20
            self.phase = "over"

    # What is on the table

    def scores(self) -> list[int]:
        return [best(collection, self.scoring, self.colours) for collection in self.collections]

    def winners(self) -> list[int]:
        """The highest total; equal totals share the win (COL-25)."""
        scores = self.scores()
        return [seat for seat in range(self.players) if scores[seat] == max(scores)]

    def position(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "scoring": self.scoring,
            "deck": sorted(self.deck),
            "rows": [{**row, "cards": sorted(row["cards"])} for row in self.rows],
            "collections": [sorted(collection) for collection in self.collections],
            "turn": self.turn,
            "phase": self.phase,
            "drawn": self.drawn,
            "last_round": self.last_round,
            "out": sorted(self.out),
        }
