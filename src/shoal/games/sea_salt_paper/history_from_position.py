"""Sea Salt & Paper: the history of a round, read back from a position and checked against it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from shoal.errors import BadPosition
from shoal.games.sea_salt_paper import cards as c
from shoal.games.sea_salt_paper import history as h
from shoal.games.sea_salt_paper import state as st
from shoal.games.sea_salt_paper.names import ENTRIES
from shoal.games.sea_salt_paper.piles import picks, pile_of, pile_top, put_on, take_out, take_top
from shoal.kernel import State
from shoal.positions import check_keys, one_of, whole

KEYS = {
    "put": ("type", "pile", "card"),
    "took": ("type", "seat", "pile", "card"),
    "got": ("type", "seat"),
    "laid": ("type", "seat", "cards"),
    "looked": ("type", "seat", "pile"),
    "picked": ("type", "seat", "pile", "card", "above"),
    "stole": ("type", "seat", "from", "card"),
}


def set_history(s: State, story: Any) -> None:
    """Append the entries of a position's story; hands and what is laid are already set, the piles come from it."""
    if not isinstance(story, list) or len(story) > h.LONGEST:
        raise BadPosition(f"memory: the story must be a list of at most {h.LONGEST} entries")
    for i, entry in enumerate(story):
        _check_entry(s, i, entry)
    replay = Replay(s, story)
    for i, entry in enumerate(story):
        if not replay.append(entry):
            raise BadPosition(
                f"memory: entry {i} of the story, {entry!r}, does not fit what went before or the cards of the position"
            )
    replay.check_end()


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
        elif key == "above":
            most = int(c.DECK[c.TYPE_OF[entry["card"]]]) - 1
            whole(entry.get(key, 0), f"{where}: {key}, equal cards above it,", 0, most)
        elif key == "card" and value is None and kind == "stole":
            continue  # in an imagined state nobody knows which
        elif key == "card" and (not isinstance(value, str) or value not in c.TYPE_OF):
            raise BadPosition(f"{where}: {value!r} is not a card")
        elif key == "cards" and _pair(value) is None:
            raise BadPosition(f"{where}: {value!r} is not a pair that can be laid")


def _pair(cards: Any) -> int | None:
    if (
        isinstance(cards, list)
        and len(cards) == 2
        and all(isinstance(card, str) and card in c.TYPE_OF for card in cards)
    ):
        return c.PAIR_OF.get((c.TYPE_OF[cards[0]], c.TYPE_OF[cards[1]]))
    return None


class Replay:
    """A history as somebody would follow it who sees everything: the cards known in hands, and the size of hands."""

    def __init__(self, s: State, story: list[dict[str, Any]]) -> None:
        self.s = s
        self.known = [Counter[int]() for _ in range(st.SEATS)]
        self.laid = [Counter[int]() for _ in range(st.SEATS)]
        self.size = s.hand_size.tolist()  # at the beginning
        for entry in story:
            if entry["type"] in ("took", "got", "picked", "stole"):
                self.size[entry["seat"]] -= 1
            if entry["type"] == "stole":
                self.size[entry["from"]] += 1
            if entry["type"] == "laid":
                self.size[entry["seat"]] += 2
        if min(self.size) < 0:
            raise BadPosition("memory: the story gives somebody more cards than their hand has")

    def append(self, entry: dict[str, Any]) -> bool:
        """Append one entry, if it is possible."""
        s, kind, seat, pile = self.s, entry["type"], entry.get("seat", 0), entry.get("pile", 0)
        if kind == "picked":
            if not self._is_looking_at(seat, pile):
                return False
        elif self._is_looking():
            return False
        if kind == "put":
            return self._put(pile, c.TYPE_OF[entry["card"]])
        if kind == "laid":
            return self._lay(seat, _pair(entry["cards"]) or 0)
        if kind == "looked":
            if pile_of(s, pile):
                h.append(s, h.LOOKED, seat, pile, 0)
            return bool(pile_of(s, pile))
        return self._receive(entry, kind, seat, pile)

    def _put(self, pile: int, card: int) -> bool:
        if self.s.discarded >= len(self.s.discards):
            return False
        put_on(self.s, pile, card)
        return True

    def _receive(self, entry: dict[str, Any], kind: str, seat: int, pile: int) -> bool:
        """A card comes into a hand: from the deck or another hand, from the top of a pile or out of it."""
        s, card = self.s, c.TYPE_OF.get(str(entry.get("card")), h.UNKNOWN)
        if kind == "stole":
            victim = entry["from"]
            if victim == seat or not self._give(victim, card):
                return False
            h.append(s, h.STOLE, seat, victim, card)
        elif kind == "took":
            if pile_top(s, pile) != card:
                return False
            take_top(s, seat, pile)
        elif kind == "picked":
            pick = int(c.BIT_OF[card]) + entry.get("above", 0)
            if not (picks(s, pile_of(s, pile)) >> pick) & 1:
                return False
            take_out(s, seat, pile, pick)
        else:
            h.append(s, h.GOT, seat, 0, 0)
        self.size[seat] += 1
        if card != h.UNKNOWN:
            self.known[seat][card] += 1
        return True

    def _give(self, seat: int, card: int) -> bool:
        """A card leaves a hand: one that was known to be there, or an unknown one."""
        if card != h.UNKNOWN and self.known[seat][card] > 0:
            self.known[seat][card] -= 1
        elif self.size[seat] <= self.known[seat].total():
            return False
        self.size[seat] -= 1
        return True

    def _lay(self, seat: int, pair: int) -> bool:
        a, b = (int(t) for t in c.PAIR[pair])
        if not self._give(seat, a) or not self._give(seat, b):
            return False
        self.laid[seat].update((a, b))
        h.append(self.s, h.LAID, seat, 0, pair)
        return True

    def _is_looking(self) -> bool:
        """Whether the history so far ends with a look through a pile."""
        s = self.s
        return bool(s.entries) and h.entry_kind(int(s.history[s.entries - 1])) == h.LOOKED

    def _is_looking_at(self, seat: int, pile: int) -> bool:
        last = int(self.s.history[self.s.entries - 1])
        return self._is_looking() and (h.entry_seat(last), h.entry_place(last)) == (seat, pile)

    def check_end(self) -> None:
        """The history must lead to the position."""
        self._check_effects()
        self._check_cards()
        s = self.s
        picking = s.phase == st.PICKING
        if self._is_looking() != picking or (picking and not self._is_looking_at(int(s.turn), int(s.looking_at))):
            raise BadPosition(
                "memory: the story must end with a look through a pile in the phase 'pick', and only then"
            )

    def _check_effects(self) -> None:
        s = self.s
        kinds = Counter(h.entry_kind(entry) for entry in s.history[: int(s.entries)].tolist())
        crabs = int(s.laid[:, c.KIND_OF == c.CRAB].sum()) // 2
        swimmers = int(s.laid[:, c.KIND_OF == c.SWIMMER].sum())
        if kinds[h.LOOKED] > crabs or kinds[h.STOLE] > swimmers:
            raise BadPosition("memory: the story has more looks or thefts than pairs that were laid for them")

    def _check_cards(self) -> None:
        s = self.s
        for seat in range(st.SEATS):
            if any(n > s.hand[seat, t] for t, n in self.known[seat].items()):
                raise BadPosition(
                    f"memory: the story leaves other cards in the hand of seat {seat} than the position has"
                )
            if any(n > s.laid[seat, t] for t, n in self.laid[seat].items()):
                raise BadPosition(f"memory: the story has seat {seat} lay other cards than the position has")
        discards = Counter(s.discards[: int(s.discarded)].tolist())
        if any(n > c.DECK[t] for t, n in discards.items()):
            raise BadPosition("memory: the story puts more cards of a kind on the piles than there are")
