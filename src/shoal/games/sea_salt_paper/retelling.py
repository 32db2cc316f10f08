"""Sea Salt & Paper: the story of a round, read back from a position and checked against it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from shoal.errors import BadPosition
from shoal.games.sea_salt_paper import rules
from shoal.games.sea_salt_paper.cards import CRAB, DECK, KIND_OF, PAIR, PAIR_OF, SWIMMER, TYPE_OF
from shoal.games.sea_salt_paper.recall import UNKNOWN
from shoal.games.sea_salt_paper.story import (
    GOT,
    LAID,
    LOOKED,
    STOLE,
    STORY,
    kind_in,
    pile_of,
    put_on,
    take_out,
    take_top,
    tell,
    top_of,
    uppermost,
)
from shoal.games.sea_salt_paper.table import ENTRIES
from shoal.kernel import State
from shoal.positions import check_keys, one_of, whole

KEYS = {
    "put": ("type", "pile", "card"),
    "took": ("type", "seat", "pile", "card"),
    "got": ("type", "seat"),
    "laid": ("type", "seat", "cards"),
    "looked": ("type", "seat", "pile"),
    "picked": ("type", "seat", "pile", "card"),
    "stole": ("type", "seat", "from", "card"),
}


def retell(s: State, story: Any) -> None:
    """Tell the story again, entry by entry; the hands and what is laid are already set, the piles come from it."""
    if not isinstance(story, list) or len(story) > STORY:
        raise BadPosition(f"memory: the story must be a list of at most {STORY} entries")
    for i, entry in enumerate(story):
        _check_entry(s, i, entry)
    known = Known(s, story)
    for i, entry in enumerate(story):
        where = f"memory: entry {i} of the story"
        if not known.tell(s, entry):
            raise BadPosition(f"{where}, {entry!r}, does not fit what went before or the cards of the position")
    known.check_end(s)


def _check_entry(s: State, i: int, entry: Any) -> None:
    where = f"memory: entry {i} of the story"
    if not isinstance(entry, dict):
        raise BadPosition(f"{where} must be an object, not {entry!r}")
    kind = one_of(entry.get("type"), f"{where}: type", ENTRIES)
    check_keys(entry, KEYS[kind], where)
    for key in KEYS[kind]:
        value = entry.get(key)
        if key in ("seat", "from"):
            whole(value, f"{where}: {key}", 0, int(s.players) - 1)
        elif key == "pile":
            whole(value, f"{where}: {key}", 0, 1)
        elif key == "card" and value is None and kind == "stole":
            continue  # in an imagined state nobody knows which
        elif key == "card" and (not isinstance(value, str) or value not in TYPE_OF):
            raise BadPosition(f"{where}: {value!r} is not a card")
        elif key == "cards" and _pair(value) is None:
            raise BadPosition(f"{where}: {value!r} is not a pair that can be laid")


def _pair(cards: Any) -> int | None:
    if isinstance(cards, list) and len(cards) == 2 and all(isinstance(c, str) and c in TYPE_OF for c in cards):
        return PAIR_OF.get((TYPE_OF[cards[0]], TYPE_OF[cards[1]]))
    return None


def _is_looking(s: State) -> bool:
    """Whether the story so far ends with a look through a pile."""
    return bool(s.told) and kind_in(int(s.story[s.told - 1])) == LOOKED


def _is_looking_at(s: State, seat: int, pile: int) -> bool:
    return int(s.story[s.told - 1]) == LOOKED + 8 * seat + 32 * pile


class Known:
    """What somebody would know who had seen everything that the story tells: cards in hands, and the size of hands."""

    def __init__(self, s: State, story: list[dict[str, Any]]) -> None:
        self.sure = [Counter[int]() for _ in range(rules.SEATS)]
        self.laid = [Counter[int]() for _ in range(rules.SEATS)]
        self.size = s.held.tolist()  # at the beginning of the story
        for entry in story:
            if entry["type"] in ("took", "got", "picked", "stole"):
                self.size[entry["seat"]] -= 1
            if entry["type"] == "stole":
                self.size[entry["from"]] += 1
            if entry["type"] == "laid":
                self.size[entry["seat"]] += 2
        if min(self.size) < 0:
            raise BadPosition("memory: the story gives somebody more cards than their hand has")

    def tell(self, s: State, entry: dict[str, Any]) -> bool:
        """Tell one entry, if it is possible."""
        kind, seat, pile = entry["type"], entry.get("seat", 0), entry.get("pile", 0)
        card = TYPE_OF.get(str(entry.get("card")), UNKNOWN)
        if (kind == "picked") != _is_looking(s) or (kind == "picked" and not _is_looking_at(s, seat, pile)):
            return False
        if kind == "put":
            if s.shows >= len(s.shown):
                return False
            put_on(s, pile, card)
            return True
        if kind == "laid":
            return self._lay(s, seat, _pair(entry["cards"]) or 0)
        if kind == "looked":
            if pile_of(s, pile):
                tell(s, LOOKED, seat, pile, 0)
            return bool(pile_of(s, pile))
        if kind == "stole":
            victim = entry["from"]
            if victim == seat or not self._give(victim, card):
                return False
            tell(s, STOLE, seat, victim, card)
        elif kind == "took":
            if not pile_of(s, pile) or top_of(s, pile_of(s, pile)) != card:
                return False
            take_top(s, seat, pile)
        elif kind == "picked":
            if not uppermost(s, pile_of(s, pile), card):
                return False
            take_out(s, seat, pile, card)
        else:
            tell(s, GOT, seat, 0, 0)
        self.size[seat] += 1
        if card != UNKNOWN:
            self.sure[seat][card] += 1
        return True

    def _give(self, seat: int, card: int) -> bool:
        """A card leaves a hand: one that was known to be there, or an unknown one."""
        if card != UNKNOWN and self.sure[seat][card] > 0:
            self.sure[seat][card] -= 1
        elif self.size[seat] <= self.sure[seat].total():
            return False
        self.size[seat] -= 1
        return True

    def _lay(self, s: State, seat: int, pair: int) -> bool:
        a, b = (int(t) for t in PAIR[pair])
        if not self._give(seat, a) or not self._give(seat, b):
            return False
        self.laid[seat].update((a, b))
        tell(s, LAID, seat, 0, pair)
        return True

    def check_end(self, s: State) -> None:
        """The end of the story must be the position."""
        looks = sum(kind_in(int(e)) == LOOKED for e in s.story[: int(s.told)])
        thefts = sum(kind_in(int(e)) == STOLE for e in s.story[: int(s.told)])
        crabs = int(s.laid[:, KIND_OF == CRAB].sum()) // 2
        sharks = int(s.laid[:, KIND_OF == SWIMMER].sum())
        if looks > crabs or thefts > sharks:
            raise BadPosition("memory: the story has more looks or thefts than pairs that were laid for them")
        for seat in range(rules.SEATS):
            if any(n > s.hand[seat, t] for t, n in self.sure[seat].items()):
                raise BadPosition(
                    f"memory: the story leaves other cards in the hand of seat {seat} than the position has"
                )
            if any(n > s.laid[seat, t] for t, n in self.laid[seat].items()):
                raise BadPosition(f"memory: the story has seat {seat} lay other cards than the position has")
        shown = Counter(s.shown[: int(s.shows)].tolist())
        if any(n > DECK[t] for t, n in shown.items()):
            raise BadPosition("memory: the story puts more cards of a kind on the piles than there are")
        picking = s.phase == rules.PICKING
        if _is_looking(s) != picking or (picking and not _is_looking_at(s, int(s.turn), int(s.looked))):
            raise BadPosition(
                "memory: the story must end with a look through a pile in the phase 'pick', and only then"
            )
