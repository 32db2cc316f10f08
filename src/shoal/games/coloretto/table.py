"""Coloretto for people and programs: actions, scores, what a seat may see, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from types import SimpleNamespace
from typing import Any

from shoal.contract import Event
from shoal.errors import ShoalError
from shoal.games.coloretto import rules
from shoal.games.coloretto.names import (
    CARDS,
    COLOUR_NAMES,
    PHASES,
    SCORINGS,
    card_name,
    cards_of,
    counts_of,
    row_cards,
)
from shoal.games.coloretto.positions import from_position, pieces, position, row_of
from shoal.kernel import CHANCE, OVER, State, plain
from shoal.memo import once
from shoal.toolbox import winners

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


@lru_cache(maxsize=20_000)
def _scored(counts: tuple[int, ...], scoring: int, players: int) -> tuple[int, int]:
    has = {(0, card): n for card, n in enumerate(counts)}  # read as an array is, in a third of the time
    s = SimpleNamespace(players=players, scoring=scoring, has=has)
    jokers = int(rules.best_jokers(s, 0))
    return int(rules.total_of(s, 0, jokers)), jokers


@lru_cache(maxsize=20_000)
def _total(counts: tuple[int, ...], scoring: int, players: int) -> int:
    return total(counts, scoring, players)


def total(counts: Sequence[int], scoring: int, players: int) -> int:
    """The points of a collection: which colours it has does not matter, so many collections share one answer."""
    colours = sorted(counts[: rules.COLOURS], reverse=True)  # those that are not in the game stay the last ones, with 0
    return _scored((*colours, *counts[rules.COLOURS :]), scoring, players)[0]


@lru_cache(maxsize=5_000)
def _broken_down(counts: tuple[int, ...], scoring: int, players: int) -> dict[str, Any]:
    total_points, code = _scored(counts, scoring, players)
    jokers = [code >> shift & 7 for shift in (0, 3, 6)]
    cards = [int(counts[c]) + jokers.count(c) for c in range(rules.COLOURS)]
    points = [rules.worth(scoring, n) for n in cards]
    ranked = sorted((c for c in range(rules.COLOURS) if points[c]), key=lambda c: -points[c])
    positive = ranked[: rules.POSITIVE]
    return {
        "total": total_points,
        "positive": [COLOUR_NAMES[c] for c in positive],
        "jokers": [COLOUR_NAMES[c] for c in jokers if c < rules.COLOURS],
        "colours": {COLOUR_NAMES[c]: points[c] if c in positive else -points[c] for c in ranked},
        "plus_two": 2 * int(counts[rules.PLUS_TWO]),
    }


def breakdown(counts: Any, scoring: int, players: int) -> dict[str, Any]:
    """How a collection scores: the total, each colour's points, the three positive ones, where each joker went."""
    return _copy(_broken_down(tuple(map(int, counts)), scoring, players))


def _copy(known: dict[str, Any]) -> dict[str, Any]:
    copy = known.copy()
    copy["positive"] = known["positive"].copy()
    copy["jokers"] = known["jokers"].copy()
    copy["colours"] = known["colours"].copy()
    return copy


def score(cards: list[str], scoring: str = "brown") -> dict[str, Any]:
    """The score of these cards at a real table (all seven colours in the game), with its breakdown.

    >>> score(["joker", "+2"] + ["green"] * 6 + ["yellow"] * 4 + ["red"] * 3 + ["blue"] * 2)["total"]
    41
    """
    if scoring not in SCORINGS:
        raise ShoalError(f"scoring cannot be {scoring!r}; allowed: {', '.join(SCORINGS)}")
    return breakdown(counts_of(cards, "cards", ShoalError), SCORINGS.index(scoring), rules.SEATS)


def scores(s: State) -> list[int]:
    """Everybody's points if the match ended now."""
    return _scores(plain(s))


def _scores(s: State) -> list[int]:
    return [_total(tuple(counts), s.scoring, s.players) for counts in s.has[: s.players]]


def view(s: State, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) sees: everything but the order of the deck (COL-30)."""
    return {**_seen_by_all(s), "seat": seat}


@once
def _seen_by_all(state: State) -> dict[str, Any]:
    s = plain(state)
    players, who, out = s.players, rules.actor(s), set(s.taken_by)
    has = tuple(map(tuple, s.has[:players]))
    now = [_total(counts, s.scoring, players) for counts in has]
    return {
        "game": "coloretto",
        "players": players,
        "seat": None,
        "scoring": SCORINGS[s.scoring],
        "turn": s.turn,
        "phase": PHASES.get(s.phase, "deal"),
        "actor": None if who in (CHANCE, OVER) else who,
        "over": who == OVER,
        "winners": winners(rules, state) if who == OVER else [],
        "scores": now,
        "deck": s.bagged,
        "before_last_round": max(0, s.bagged - rules.BELOW_LAST_ROUND),
        "last_round": bool(s.last_round),
        "unseen": dict(zip(CARDS, s.bag, strict=True)),
        "drawn": card_name(s.drawn),
        "rows": [_row_view(s, row, has) for row in range(rules.ROWS_OF[players])],
        "collections": [[*_cards(counts)] for counts in has],
        "breakdowns": [_copy(_broken_down(counts, s.scoring, players)) for counts in has],
        "in_round": [seat not in out for seat in range(players)],
    }


@lru_cache(maxsize=5_000)
def _cards(counts: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(cards_of(counts))


def about(view: dict[str, Any], what: str) -> dict[str, Any] | None:
    """A card: how many are left in the deck, what its colour scores, what it is worth to the viewer; None: no such."""
    players, seat, scoring = view["players"], view["seat"], SCORINGS.index(view["scoring"])
    if what not in (*COLOUR_NAMES[: rules.COLOURS_OF[players]], *CARDS[rules.COLOURS :]):
        return None
    card = CARDS.index(what)
    facts: dict[str, Any] = {
        "total": int(rules.DECK[card]),
        "unseen": view["unseen"][what],
        "values": tuple(rules.WORTH[scoring, 1:].tolist()) if card < rules.COLOURS else (),
        "have": None,
        "counted": None,
        "now": None,
        "gain": None,
        "gives": None,
    }
    if seat is None:
        return facts
    own, parts = counts_of(view["collections"][seat], "cards"), view["breakdowns"][seat]
    facts["have"] = own[card]
    facts["counted"] = own[card] + parts["jokers"].count(what)
    facts["now"] = 2 * own[card] if card == rules.PLUS_TWO else parts["colours"].get(what, 0)
    if own[card] < rules.DECK[card]:
        facts["gain"] = total(_changed(own, card, 1), scoring, players) - parts["total"]
    if own[card]:
        facts["gives"] = parts["total"] - total(_changed(own, card, -1), scoring, players)
    return facts


def _changed(counts: Sequence[int], card: int, n: int) -> list[int]:
    return [have + n * (t == card) for t, have in enumerate(counts)]


def _row_view(s: State, row: int, has: tuple[tuple[int, ...], ...]) -> dict[str, Any]:
    """A row, and what taking it changes in each player's points; `gain_with`: with the card to place, if it fits."""
    lying = tuple(s.rows[row][: s.filled[row]])
    gain = _gains(lying, has, s.scoring, s.players) if lying else (0,) * len(has)
    shown = {**row_of(s, row), "gain": [*gain]}
    if s.phase == rules.PLACING:
        fits = shown["taken_by"] is None and len(lying) < shown["capacity"]
        shown["gain_with"] = [*_gains((*lying, s.drawn), has, s.scoring, s.players)] if fits else None
    return shown


@lru_cache(maxsize=5_000)
def _gains(lying: tuple[int, ...], has: tuple[tuple[int, ...], ...], scoring: int, players: int) -> tuple[int, ...]:
    """What these cards would change in each player's points; most rows stay as they are from step to step."""
    gains = []
    for counts in has:
        more = [*counts]
        for card in lying:
            more[card] += 1
        gains.append(total(more, scoring, players) - _total(counts, scoring, players))
    return tuple(gains)


def events(before: State, action: int, after: State, seat: int | None) -> list[Event]:
    """What the log says of a step; everything is public."""
    done = describe(before, action)
    kind, who = done.pop("type"), int(before.turn)
    if kind == "start":
        return [_event("col-start", **done)]
    if kind == "deal" and before.phase == rules.SETUP:
        return [_event("col-dealt", seat=who, **done)]
    if kind == "deal":
        begins = after.last_round and before.bagged == rules.BELOW_LAST_ROUND
        return [*([_event("col-last-round", seat=who)] if begins else []), _event("col-drew", seat=who, **done)]
    if kind == "place":
        return [_event("col-placed", seat=who, card=CARDS[int(before.drawn)], **done)]
    if kind == "take":
        cards = row_cards(before, done["row"])
        return [_event("col-took", seat=who, **done, cards=cards), *_round_end(before, after, who)]
    return []


def _event(name: str, **args: Any) -> Event:
    return {"id": name, "args": args}


def _round_end(before: State, after: State, who: int) -> list[Event]:
    if any(taker != rules.NOBODY for taker in after.taken_by.tolist()):
        return []
    gone = cards_of(after.out - before.out)
    discarded = [_event("col-discarded", cards=gone)] if gone else []
    if after.phase == rules.DONE:
        return [*discarded, _event("col-over", winners=winners(rules, after), scores=scores(after))]
    return [*discarded, _event("col-round", seat=who)]


__all__ = ["about", "describe", "events", "from_position", "pieces", "position", "score", "scores", "total", "view"]
