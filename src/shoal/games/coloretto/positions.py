"""Coloretto: the whole state as a position (a readable dict) and back, refusing what cannot be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from shoal.errors import BadPosition
from shoal.games.coloretto import rules
from shoal.games.coloretto.names import CARDS, PHASES, SCORINGS, card_name, cards_of, counts_of, row_cards
from shoal.kernel import State
from shoal.positions import check_keys, flag, one_of, whole

KEYS = ("players", "scoring", "deck", "rows", "collections", "turn", "phase", "drawn", "last_round", "out")


def position(s: State) -> dict[str, Any]:
    """The whole state as a readable dict; taken where a player acts or the match is over."""
    players = int(s.players)
    return {
        "players": players,
        "scoring": SCORINGS[int(s.scoring)],
        "deck": cards_of(s.bag),
        "rows": [row_of(s, row) for row in range(int(rules.ROWS_OF[players]))],
        "collections": [cards_of(s.has[p]) for p in range(players)],
        "turn": int(s.turn),
        "phase": PHASES[int(s.phase)],
        "drawn": card_name(int(s.drawn)),
        "last_round": bool(s.last_round),
        "out": cards_of(s.out),
    }


def row_of(s: State, row: int) -> dict[str, Any]:
    """A row as a dict."""
    taken_by = int(s.taken_by[row])
    return {
        "cards": row_cards(s, row),
        "capacity": int(s.capacity[row]),
        "taken_by": None if taken_by == rules.NOBODY else taken_by,
    }


def pieces(p: dict[str, Any]) -> Counter[str]:
    """Every card of a position."""
    cards = [*p["deck"], *p["out"], *([p["drawn"]] if p["drawn"] else [])]
    return Counter(cards + sum(p["collections"], []) + sum((row["cards"] for row in p["rows"]), []))


def from_position(given: dict[str, Any]) -> State:
    """The state of a position. Defaults: empty rows and collections, the removed colours out, the rest in the deck."""
    check_keys(given, KEYS)
    collections = given.get("collections")
    likely = len(collections) if isinstance(collections, list) else 2
    players = whole(given.get("players", likely), "players", 2, rules.SEATS)
    s = np.zeros(1, rules.STATE)[0]
    s.scoring = SCORINGS.index(one_of(given.get("scoring", "brown"), "scoring", SCORINGS))
    rules.start(s, players)
    s.turn = whole(given.get("turn", 0), "turn", 0, players - 1)
    _set_rows(s, given.get("rows"))
    _set_collections(s, [[]] * players if collections is None else collections)
    _set_drawn(s, given)
    s.last_round = flag(given.get("last_round", False), "last_round")
    _set_bags(s, given)
    _check(s)
    return s


def _set_rows(s: State, rows: Any) -> None:
    count = int(rules.ROWS_OF[s.players])
    if rows is None:
        return
    if not isinstance(rows, list) or len(rows) != count:
        raise BadPosition(f"rows must be a list of {count} rows with {s.players} players")
    for r, row in enumerate(rows):
        _set_row(s, r, {"cards": row} if isinstance(row, list) else row)


def _set_row(s: State, r: int, row: Any) -> None:
    if not isinstance(row, dict):
        raise BadPosition(f"row {r} must be an object with cards, capacity and taken_by, not {row!r}")
    check_keys(row, ("cards", "capacity", "taken_by"), f"row {r}")
    capacity = row.get("capacity", int(s.capacity[r]))
    if capacity != s.capacity[r]:
        raise BadPosition(f"row {r} holds {s.capacity[r]} cards with {s.players} players, not {capacity!r}")
    cards = row.get("cards", [])
    counts_of(cards, f"row {r}")
    if len(cards) > capacity:
        raise BadPosition(f"row {r} holds at most {capacity} cards, not {len(cards)}")
    for i, card in enumerate(cards):
        s.rows[r, i] = CARDS.index(card)
    s.filled[r] = len(cards)
    if row.get("taken_by") is not None:
        s.taken_by[r] = whole(row["taken_by"], f"row {r}: taken_by", 0, int(s.players) - 1)
        if cards:
            raise BadPosition(f"row {r} was taken by seat {s.taken_by[r]}, so no cards can lie on it")


def _set_collections(s: State, collections: Any) -> None:
    if not isinstance(collections, list) or len(collections) != s.players:
        raise BadPosition(f"collections must be a list of {s.players} lists of cards")
    for seat, cards in enumerate(collections):
        s.has[seat] = counts_of(cards, f"collection of seat {seat}")


def _set_drawn(s: State, given: dict[str, Any]) -> None:
    drawn = given.get("drawn")
    if drawn is not None:
        s.drawn = CARDS.index(one_of(drawn, "drawn", CARDS))
    phase = one_of(given.get("phase", "choose" if drawn is None else "place"), "phase", tuple(PHASES.values()))
    s.phase = next(code for code, name in PHASES.items() if name == phase)
    if (drawn is None) == (phase == "place"):
        raise BadPosition("drawn must be a card in the phase 'place', and null in every other")


def _set_bags(s: State, given: dict[str, Any]) -> None:
    """What is not on the table is in the deck or out of the game: all 76 cards must be somewhere (COL-1)."""
    used = s.has.sum(axis=0, dtype=int)
    for row in range(rules.ROWS):
        for i in range(int(s.filled[row])):
            used[s.rows[row, i]] += 1
    if s.drawn != rules.NOTHING:
        used[s.drawn] += 1
    left = rules.DECK.astype(int) - used
    for t in range(rules.TYPES):
        if used[t] and rules.COLOURS_OF[s.players] <= t < rules.COLOURS:
            raise BadPosition(f"with {s.players} players {CARDS[t]!r} is out of the game (COL-2)")
        if left[t] < 0:
            raise BadPosition(f"{used[t]} cards {CARDS[t]!r} on the table, but there are only {rules.DECK[t]}")
    if "deck" in given:
        s.bag[:] = counts_of(given["deck"], "deck")
        s.out[:] = counts_of(given["out"], "out") if "out" in given else np.maximum(left - s.bag, 0)
    else:
        s.out[:] = counts_of(given["out"], "out") if "out" in given else s.out
        s.bag[:] = np.maximum(left - s.out, 0)
    s.bagged = int(s.bag.sum())
    for t in range(rules.TYPES):
        if int(s.bag[t]) + int(s.out[t]) != left[t]:
            raise BadPosition(
                f"{used[t] + int(s.bag[t]) + int(s.out[t])} cards {CARDS[t]!r} in all, but there are {rules.DECK[t]}"
            )
        if rules.COLOURS_OF[s.players] <= t < rules.COLOURS and s.bag[t]:
            raise BadPosition(f"with {s.players} players {CARDS[t]!r} is out of the game (COL-2), not in the deck")


def _check(s: State) -> None:
    players = int(s.players)
    takers = [int(seat) for seat in s.taken_by if seat != rules.NOBODY]
    if len(set(takers)) != len(takers):
        raise BadPosition("a seat can take only one row in a round")
    if s.phase == rules.DONE:
        if takers or s.filled.any():
            raise BadPosition("in the phase 'over' all rows are empty and back on the table")
        if not s.last_round:
            raise BadPosition("in the phase 'over' last_round is true")
        return
    if int(s.turn) in takers:
        raise BadPosition(f"seat {s.turn} has taken a row in this round, so it cannot be its turn")
    if len(takers) == players:
        raise BadPosition("everybody has taken a row: the round is over, and the rows are back on the table")
    if s.last_round and s.bagged > rules.BELOW_LAST_ROUND:
        raise BadPosition(f"in the last round at most {rules.BELOW_LAST_ROUND} cards are in the deck, not {s.bagged}")
    if not s.last_round and s.bagged < rules.BELOW_LAST_ROUND:
        raise BadPosition(f"with {s.bagged} cards in the deck the last round has begun: last_round must be true")
    room = sum(max(0, int(s.capacity[r] - s.filled[r])) for r in range(rules.ROWS) if s.taken_by[r] == rules.NOBODY)
    if s.phase == rules.PLACING and room == 0:
        raise BadPosition("no row has room for the drawn card")
    if s.last_round and s.bagged < room - (s.phase == rules.PLACING):
        raise BadPosition(f"the rows have room for {room} cards, but the deck has only {s.bagged}")
