"""Coloretto for people and programs: cards by name, what a seat may see, what happened, positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from shoal.errors import BadPosition, ShoalError
from shoal.games.coloretto import rules
from shoal.kernel import CHANCE, OVER, State
from shoal.memo import once

COLOUR_NAMES = ("red", "orange", "yellow", "green", "blue", "purple", "brown")
CARDS = (*COLOUR_NAMES, "joker", "+2")
SCORINGS = ("brown", "blue")
PHASES = {rules.CHOOSE: "choose", rules.PLACING: "place", rules.DONE: "over"}

Action = dict[str, Any]


def describe(s: State, action: int) -> Action:
    """An action number as a dict."""
    if action == rules.DRAW:
        return {"type": "draw"}
    if action < rules.TAKE:
        return {"type": "place", "row": action - rules.PLACE}
    if action < rules.DEAL:
        return {"type": "take", "row": action - rules.TAKE}
    if action < rules.FIRST:
        return {"type": "deal", "card": CARDS[action - rules.DEAL]}
    return {"type": "start", "seat": action - rules.FIRST}


def cards_of(counts: Any) -> list[str]:
    """Counts by type as a list of card names."""
    return [CARDS[t] for t in range(rules.TYPES) for _ in range(int(counts[t]))]


def row_cards(s: State, row: int) -> list[str]:
    """The cards on a row, in the order they were placed."""
    return [CARDS[int(s.rows[row, i])] for i in range(int(s.filled[row]))]


@lru_cache(maxsize=20_000)
def _scored(counts: tuple[int, ...], scoring: int, players: int) -> tuple[int, int]:
    s = np.zeros(1, rules.STATE)[0]
    s.players, s.scoring = players, scoring
    s.has[0] = counts
    jokers = int(rules.best_jokers(s, 0))
    return int(rules.total_of(s, 0, jokers)), jokers


def _total(counts: Sequence[int], scoring: int, players: int) -> int:
    """The points of a collection: which colours it has does not matter, so many collections share one answer."""
    colours = sorted(counts[: rules.COLOURS], reverse=True)  # those that are not in the game stay the last ones, with 0
    return _scored((*colours, *counts[rules.COLOURS :]), scoring, players)[0]


@lru_cache(maxsize=5_000)
def _broken_down(counts: tuple[int, ...], scoring: int, players: int) -> dict[str, Any]:
    total, code = _scored(counts, scoring, players)
    jokers = [code >> shift & 7 for shift in (0, 3, 6)]
    cards = [int(counts[c]) + jokers.count(c) for c in range(rules.COLOURS)]
    points = [int(rules.WORTH[scoring, min(n, rules.MOST)]) for n in cards]
    ranked = sorted((c for c in range(rules.COLOURS) if points[c]), key=lambda c: -points[c])
    positive = ranked[: rules.POSITIVE]
    return {
        "total": total,
        "positive": [COLOUR_NAMES[c] for c in positive],
        "jokers": [COLOUR_NAMES[c] for c in jokers if c < rules.COLOURS],
        "colours": {COLOUR_NAMES[c]: points[c] if c in positive else -points[c] for c in ranked},
        "plus_two": 2 * int(counts[rules.PLUS_TWO]),
    }


def breakdown(counts: Any, scoring: int, players: int) -> dict[str, Any]:
    """How a collection scores: the total, each colour's points, the three positive ones, where each joker went."""
    known = _broken_down(tuple(int(n) for n in counts), scoring, players)
    lists = {"positive": [*known["positive"]], "jokers": [*known["jokers"]], "colours": {**known["colours"]}}
    return known | lists


def score(cards: list[str], scoring: str = "brown") -> dict[str, Any]:
    """The score of these cards at a real table (all seven colours in the game), with its breakdown.

    >>> score(["joker", "+2"] + ["green"] * 6 + ["yellow"] * 4 + ["red"] * 3 + ["blue"] * 2)["total"]
    41
    """
    if scoring not in SCORINGS:
        raise ShoalError(f"scoring cannot be {scoring!r}; allowed: {', '.join(SCORINGS)}")
    return breakdown(_counts(cards, "cards", ShoalError), SCORINGS.index(scoring), rules.SEATS)


def scores(s: State) -> list[int]:
    """Everybody's points if the match ended now."""
    return [_total(counts, int(s.scoring), int(s.players)) for counts in s.has[: int(s.players)].tolist()]


def winners(s: State) -> list[int]:
    """The seats that share the win, once the match is over."""
    out = np.zeros(rules.SEATS, np.float32)
    if s.phase != rules.DONE:
        return []
    rules.payoffs(s, out)
    return [seat for seat in range(int(s.players)) if out[seat] > 0]


def view(s: State, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) sees: everything but the order of the deck (COL-30)."""
    return {**_seen_by_all(s), "seat": seat}


@once
def _seen_by_all(s: State) -> dict[str, Any]:
    players, who = int(s.players), int(rules.actor(s))
    now, has = scores(s), s.has[:players].tolist()
    return {
        "game": "coloretto",
        "players": players,
        "seat": None,
        "scoring": SCORINGS[int(s.scoring)],
        "turn": int(s.turn),
        "phase": PHASES.get(int(s.phase), "deal"),
        "actor": None if who in (CHANCE, OVER) else who,
        "over": who == OVER,
        "winners": winners(s),
        "scores": now,
        "deck": int(s.bagged),
        "before_last_round": max(0, int(s.bagged) - rules.BELOW_LAST_ROUND),
        "last_round": bool(s.last_round),
        "unseen": {CARDS[t]: int(s.bag[t]) for t in range(rules.TYPES)},
        "drawn": None if s.drawn == rules.NOTHING else CARDS[int(s.drawn)],
        "rows": [_row_view(s, row, now, has) for row in range(int(rules.ROWS_OF[players]))],
        "collections": [cards_of(counts) for counts in has],
        "breakdowns": [breakdown(counts, int(s.scoring), players) for counts in has],
        "in_round": [not rules.is_out(s, p) for p in range(players)],
    }


def _row_view(s: State, row: int, now: list[int], has: list[list[int]]) -> dict[str, Any]:
    """A row, and what taking it would change in each player's points."""
    cards = row_cards(s, row)
    gain = [0] * len(has)
    for p, counts in enumerate(has) if cards else ():
        more = counts.copy()
        for card in cards:
            more[CARDS.index(card)] += 1
        gain[p] = _total(more, int(s.scoring), int(s.players)) - now[p]
    taken_by = int(s.taken_by[row])
    return {
        "cards": cards,
        "capacity": int(s.capacity[row]),
        "taken_by": None if taken_by == rules.NOBODY else taken_by,
        "gain": gain,
    }


def events(before: State, action: int, after: State, seat: int | None) -> list[dict[str, Any]]:
    """What the log says of a step; everything is public."""
    done = describe(before, action)
    who = int(before.turn)
    told: list[dict[str, Any]] = []
    if done["type"] == "start":
        told.append({"id": "col-start", "args": {"seat": done["seat"]}})
    elif done["type"] == "deal" and before.phase == rules.SETUP:
        told.append({"id": "col-dealt", "args": {"seat": who, "card": done["card"]}})
    elif done["type"] == "deal":
        if after.last_round and before.bagged == rules.BELOW_LAST_ROUND:
            told.append({"id": "col-last-round", "args": {"seat": who}})
        told.append({"id": "col-drew", "args": {"seat": who, "card": done["card"]}})
    elif done["type"] == "place":
        card = CARDS[int(before.drawn)]
        told.append({"id": "col-placed", "args": {"seat": who, "card": card, "row": done["row"]}})
    elif done["type"] == "take":
        cards = row_cards(before, done["row"])
        told.append({"id": "col-took", "args": {"seat": who, "row": done["row"], "cards": cards}})
        told.extend(_round_end(before, after, who))
    return told


def _round_end(before: State, after: State, who: int) -> list[dict[str, Any]]:
    if (after.taken_by != rules.NOBODY).any():
        return []
    told: list[dict[str, Any]] = []
    gone = cards_of(after.out - before.out)
    if gone:
        told.append({"id": "col-discarded", "args": {"cards": gone}})
    if after.phase == rules.DONE:
        told.append({"id": "col-over", "args": {"winners": winners(after), "scores": scores(after)}})
    else:
        told.append({"id": "col-round", "args": {"seat": who}})
    return told


def position(s: State) -> dict[str, Any]:
    """The whole state as a readable dict; taken where a player acts or the match is over."""
    players = int(s.players)
    return {
        "players": players,
        "scoring": SCORINGS[int(s.scoring)],
        "deck": cards_of(s.bag),
        "rows": [
            {
                "cards": row_cards(s, row),
                "capacity": int(s.capacity[row]),
                "taken_by": None if s.taken_by[row] == rules.NOBODY else int(s.taken_by[row]),
            }
            for row in range(int(rules.ROWS_OF[players]))
        ],
        "collections": [cards_of(s.has[p]) for p in range(players)],
        "turn": int(s.turn),
        "phase": PHASES[int(s.phase)],
        "drawn": None if s.drawn == rules.NOTHING else CARDS[int(s.drawn)],
        "last_round": bool(s.last_round),
        "out": cards_of(s.out),
    }


def pieces(p: dict[str, Any]) -> Counter[str]:
    """Every card of a position."""
    cards = [*p["deck"], *p["out"], *([p["drawn"]] if p["drawn"] else [])]
    return Counter(cards + sum(p["collections"], []) + sum((row["cards"] for row in p["rows"]), []))


def _counts(cards: Any, where: str, error: type[ShoalError] = BadPosition) -> list[int]:
    """A list of card names as counts by type."""
    if not isinstance(cards, list | tuple):
        raise error(f"{where} must be a list of cards, not {cards!r}")
    for card in cards:
        if not isinstance(card, str) or card not in CARDS:
            raise error(f"{where}: {card!r} is not a card; cards are: {', '.join(CARDS)}")
    tally = Counter(cards)
    for t, card in enumerate(CARDS):
        if tally[card] > rules.DECK[t]:
            raise error(f"{where}: {tally[card]} cards {card!r}, but there are only {rules.DECK[t]}")
    return [tally[card] for card in CARDS]


def from_position(given: dict[str, Any]) -> State:
    """The state of a position; BadPosition says what cannot be."""
    from shoal.games.coloretto.placing import state_of

    return state_of(given)
