"""Sea Salt & Paper, written as plainly as possible from the rules page."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from tests.kit.reference import Action, Choice, one_of

# The 58 cards, in the order of the rules page.
CARDS = {
    "mermaid": {"white": 4},
    "crab": {"dark_blue": 2, "light_blue": 2, "yellow": 2, "black": 1, "green": 1, "grey": 1},
    "boat": {"dark_blue": 2, "light_blue": 2, "black": 2, "yellow": 2},
    "fish": {"dark_blue": 2, "black": 2, "light_blue": 1, "yellow": 1, "green": 1},
    "swimmer": {"dark_blue": 1, "light_blue": 1, "black": 1, "yellow": 1, "light_orange": 1},
    "shark": {"dark_blue": 1, "light_blue": 1, "black": 1, "green": 1, "purple": 1},
    "shell": {"dark_blue": 1, "light_blue": 1, "black": 1, "yellow": 1, "green": 1, "grey": 1},
    "octopus": {"light_blue": 1, "yellow": 1, "green": 1, "purple": 1, "grey": 1},
    "penguin": {"purple": 1, "light_orange": 1, "pink": 1},
    "sailor": {"pink": 1, "orange": 1},
    "lighthouse": {"purple": 1},
    "shoal_of_fish": {"grey": 1},
    "penguin_colony": {"green": 1},
    "captain": {"light_orange": 1},
}
DECK = [f"{kind}:{colour}" for kind, colours in CARDS.items() for colour, n in colours.items() for _ in range(n)]
KIND = {card: card.split(":")[0] for card in DECK}
COLOUR = {card: card.split(":")[1] for card in DECK}

TARGET = {2: 40, 3: 35, 4: 30}  # SSP-40
COLLECTIONS = {  # SSP-52: points for 0, 1, 2 ... cards
    "shell": [0, 0, 2, 4, 6, 8, 10],
    "octopus": [0, 0, 3, 6, 9, 12],
    "penguin": [0, 1, 3, 5],
    "sailor": [0, 0, 5],
}
MULTIPLIERS = {  # SSP-53, SSP-54: what is counted, and for how much
    "lighthouse": ("boat", 1),
    "shoal_of_fish": ("fish", 1),
    "penguin_colony": ("penguin", 2),
    "captain": ("sailor", 3),
}
ALIKE = ("crab", "boat", "fish")  # SSP-20: kinds of which two make a pair; the fourth pair is swimmer and shark


def points(cards: Iterable[str]) -> dict[str, int]:
    """The points of a player's cards, hand and laid together, item by item (SSP-50 to SSP-57)."""
    cards = list(cards)
    kinds = Counter(KIND[card] for card in cards)
    colours = sorted(Counter(COLOUR[card] for card in cards).values(), reverse=True)  # SSP-56: white is one of them
    parts = {
        "pairs": sum(kinds[kind] // 2 for kind in ALIKE) + min(kinds["swimmer"], kinds["shark"]),  # SSP-51
        "collections": sum(table[kinds[kind]] for kind, table in COLLECTIONS.items()),  # SSP-52
        "multipliers": sum(kinds[kind] * each * kinds[of] for kind, (of, each) in MULTIPLIERS.items()),  # SSP-53, 54
        "mermaids": sum(colours[: kinds["mermaid"]]),  # SSP-55: each mermaid its own colour, the largest first
    }
    return {**parts, "total": sum(parts.values()), "colour_bonus": max(colours, default=0)}  # SSP-57: not in the total


def pairs(hand: list[str]) -> list[list[str]]:
    """The different pairs that can be laid from a hand (SSP-20): names in order, but the swimmer before the shark."""
    found = []
    for a, b in combinations(sorted(hand), 2):
        if KIND[a] == KIND[b] and KIND[a] in ALIKE:
            pair = [a, b]
        elif KIND[a] == "shark" and KIND[b] == "swimmer":
            pair = [b, a]
        else:
            continue
        if pair not in found:
            found.append(pair)
    return found


class Model:
    """A match of Sea Salt & Paper."""

    def __init__(self, players: int, tiebreak: str = "last_round", target: int | None = None) -> None:
        self.players = players
        self.tiebreak = tiebreak
        self.target = TARGET[players] if target is None else target  # SSP-40, SSP-42
        self.total = [0] * players  # scores of the rounds so far
        self.won: list[int] = []
        self.round = 0
        self.start_round(0)
        self.chance.insert(0, "start")  # SSP-2

    def start_round(self, seat: int) -> None:
        """All cards are shuffled; two of them start the piles (SSP-1); `seat` is to begin."""
        self.round += 1
        self.turn = seat
        self.phase = "take"
        self.deck = list(DECK)
        self.piles: list[list[str]] = [[], []]  # bottom to top
        self.hands: list[list[str]] = [[] for _ in range(self.players)]  # SSP-2
        self.laid: list[list[str]] = [[] for _ in range(self.players)]
        self.drawn: list[str] = []  # taken from the deck, neither kept nor put down yet
        self.caller: int | None = None
        self.revealed = [False] * self.players
        self.looking: int | None = None  # the pile that crabs look through
        self.victim: int | None = None  # whom the shark bites
        self.chance = ["pile 0", "pile 1"]  # what chance has to decide before a player acts, in this order

    # Whose choice, and which

    def actor(self) -> int | str | None:
        if self.phase == "over":
            return None
        return "chance" if self.chance else self.turn

    def choices(self) -> list[Choice]:
        if self.chance:
            return self.outcomes()
        return [(action, 1) for action in self.actions()]

    def outcomes(self) -> list[Choice]:
        if self.chance[0] == "start":
            return [({"type": "start", "seat": seat}, 1) for seat in range(self.players)]
        if self.chance[0] == "stolen":
            assert self.victim is not None
            return one_of("stolen", self.hands[self.victim])  # SSP-24
        return one_of("deal", self.deck)

    def actions(self) -> Iterator[Action]:
        if self.phase == "take":  # SSP-10, SSP-12
            if self.deck:
                yield {"type": "draw"}
            yield from ({"type": "take", "pile": pile} for pile in self.piles_with_cards())
        elif self.phase == "keep":
            yield from ({"type": "keep", "card": card} for card in sorted(set(self.drawn)))
        elif self.phase == "discard":  # SSP-11
            empty = [pile for pile in (0, 1) if not self.piles[pile]]
            yield from ({"type": "discard", "pile": pile} for pile in (empty if len(empty) == 1 else (0, 1)))
        elif self.phase == "play":
            yield from ({"type": "play", "cards": pair} for pair in pairs(self.hands[self.turn]))
            yield {"type": "end_turn"}
            if self.caller is None and self.points_of(self.turn)["total"] >= 7:  # SSP-30
                yield {"type": "stop"}
                yield {"type": "last_chance"}
        elif self.phase == "look":
            yield from ({"type": "look", "pile": pile} for pile in self.piles_with_cards())
        elif self.phase == "pick":
            yield from self.picks()
        elif self.phase == "steal":
            yield from ({"type": "steal", "from": seat} for seat in self.victims())

    def picks(self) -> Iterator[Action]:
        """Any card of the pile, so also one below an equal card, unless both lie right on one another (SSP-21)."""
        assert self.looking is not None
        pile = self.piles[self.looking]
        for place, card in enumerate(pile):
            higher = pile[place + 1 :]
            if higher[:1] == [card]:
                continue  # that one leaves the same pile behind
            if card in higher:
                yield {"type": "pick_lower", "card": card, "above": higher.count(card)}
            else:
                yield {"type": "pick", "card": card}

    def piles_with_cards(self) -> list[int]:
        return [pile for pile in (0, 1) if self.piles[pile]]

    def victims(self) -> list[int]:
        """The opponents from whom a card can be stolen (SSP-24, SSP-33)."""
        others = [seat for seat in range(self.players) if seat != self.turn]
        return [seat for seat in others if self.hands[seat] and not self.revealed[seat]]

    def points_of(self, seat: int) -> dict[str, int]:
        return points(self.hands[seat] + self.laid[seat])

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

    # What the choices do

    def play(self, action: Action) -> None:
        match action["type"]:
            case "start":
                self.chance.pop(0)
                self.turn = action["seat"]
            case "deal":
                self.deal(action["card"])
            case "stolen":
                self.steal(action["card"])
            case "draw":  # SSP-10, SSP-12
                self.chance = ["first", "second"] if len(self.deck) > 1 else ["only"]
            case "take":
                self.phase = "play"
                self.gain(self.piles[action["pile"]].pop())
            case "keep":
                self.drawn.remove(action["card"])
                self.phase = "discard"
                self.gain(action["card"])
            case "discard":
                self.piles[action["pile"]].append(self.drawn.pop())
                self.phase = "play"
            case "play":
                self.lay(action["cards"])
            case "look":
                self.looking = action["pile"]
                self.phase = "pick"
            case "pick":
                self.pick(action["card"], 0)
            case "pick_lower":
                self.pick(action["card"], action["above"])
            case "steal":
                self.victim = action["from"]
                self.chance = ["stolen"]
            case "end_turn":
                self.end_turn()
            case "stop":
                self.stop()
            case "last_chance":  # SSP-32
                self.caller = self.turn
                self.end_turn()

    def deal(self, card: str) -> None:
        """A card leaves the deck, for whatever chance was asked for."""
        self.deck.remove(card)
        reason = self.chance.pop(0)
        if reason == "pile 0":
            self.piles[0].append(card)
        elif reason == "pile 1":
            self.piles[1].append(card)
        elif reason == "first":
            self.drawn.append(card)
        elif reason == "second":
            self.drawn.append(card)
            self.phase = "keep"
        else:  # the only card left (SSP-12), or fish (SSP-23)
            self.phase = "play"
            self.gain(card)

    def gain(self, card: str) -> None:
        """A card arrives in the hand of the player whose turn it is; with the fourth mermaid they win (SSP-25)."""
        self.hands[self.turn].append(card)
        if self.hands[self.turn].count("mermaid:white") == 4:
            self.won = [self.turn]
            self.phase = "over"

    def lay(self, pair: list[str]) -> None:
        """Lay a pair and apply its effect (SSP-20)."""
        for card in pair:
            self.hands[self.turn].remove(card)
            self.laid[self.turn].append(card)
        kind = KIND[pair[0]]
        if kind == "crab" and self.piles_with_cards():  # SSP-21
            self.phase = "look"
        elif kind == "boat":  # SSP-22
            self.start_step_1()
        elif kind == "fish" and self.deck:  # SSP-23
            self.chance = ["fish"]
        elif kind in ("swimmer", "shark") and self.victims():  # SSP-24
            self.phase = "steal"

    def start_step_1(self) -> None:
        """Take a card; skipped if there is none anywhere (SSP-12)."""
        self.phase = "take" if self.deck or self.piles_with_cards() else "play"

    def pick(self, card: str, above: int) -> None:
        """The crabs take a card that has so many equal ones above it; the others keep their order (SSP-21)."""
        assert self.looking is not None
        pile = self.piles[self.looking]
        places = [place for place in range(len(pile)) if pile[place] == card]
        del pile[places[-1 - above]]
        self.looking = None
        self.phase = "play"
        self.gain(card)

    def steal(self, card: str) -> None:
        """A card moves from the victim's hand (SSP-24)."""
        assert self.victim is not None
        self.hands[self.victim].remove(card)
        self.victim = None
        self.chance = []
        self.phase = "play"
        self.gain(card)

    def end_turn(self) -> None:
        left = self.left_of(self.turn)
        if self.caller is not None:
            self.revealed[self.turn] = True  # SSP-32: the caller first, then each other player after their last turn
            if left == self.caller:
                self.score_last_chance()
                return
        elif not self.deck:  # SSP-35: nobody scores
            self.start_round(left)  # SSP-36
            return
        self.turn = left
        self.start_step_1()

    # The end of a round and of the match

    def stop(self) -> None:
        """Everybody reveals and scores the points of their cards (SSP-31)."""
        self.caller = self.turn
        self.revealed = [True] * self.players
        self.score([self.points_of(seat)["total"] for seat in range(self.players)])

    def score_last_chance(self) -> None:
        """Did anybody beat the caller? (SSP-34)"""
        assert self.caller is not None
        shown = [self.points_of(seat)["total"] for seat in range(self.players)]
        bonus = [self.points_of(seat)["colour_bonus"] for seat in range(self.players)]
        if shown[self.caller] == max(shown):
            gains = list(bonus)
            gains[self.caller] = shown[self.caller] + bonus[self.caller]
        else:
            gains = list(shown)
            gains[self.caller] = bonus[self.caller]
        self.score(gains)

    def score(self, gains: list[int]) -> None:
        assert self.caller is not None
        self.total = [total + gain for total, gain in zip(self.total, gains, strict=True)]
        if max(self.total) >= self.target:  # SSP-40
            self.won = self.best(gains)
            self.phase = "over"
        else:
            self.start_round(self.left_of(self.caller))  # SSP-36

    def best(self, gains: list[int]) -> list[int]:
        """The highest total wins; a tie is broken by the option (SSP-41)."""
        tied = [seat for seat in range(self.players) if self.total[seat] == max(self.total)]
        if self.tiebreak == "last_round":
            most = max(gains[seat] for seat in tied)
            return [seat for seat in tied if gains[seat] == most]
        return [self.caller] if self.caller in tied else tied

    # What is on the table

    def scores(self) -> list[int]:
        return list(self.total)

    def winners(self) -> list[int]:
        return list(self.won)

    def position(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "tiebreak": self.tiebreak,
            "target": self.target,
            "scores": list(self.total),
            "turn": self.turn,
            "phase": self.phase,
            "deck": sorted(self.deck),
            "piles": [list(pile) for pile in self.piles],
            "hands": [sorted(hand) for hand in self.hands],
            "laid": [sorted(cards) for cards in self.laid],
            "drawn": sorted(self.drawn),
            "caller": self.caller,
            "revealed": list(self.revealed),
            "round": self.round,
        }
