"""Sea Salt & Paper for people and programs: what a seat may see, what happened, positions."""

from __future__ import annotations

from collections import Counter
from typing import Any

from shoal.games.sea_salt_paper import rules
from shoal.games.sea_salt_paper import state as st
from shoal.games.sea_salt_paper.about import SETS, about
from shoal.games.sea_salt_paper.events import discloses, events
from shoal.games.sea_salt_paper.from_position import from_position
from shoal.games.sea_salt_paper.hands import is_open
from shoal.games.sea_salt_paper.names import (
    PHASES,
    TIEBREAKS,
    cards_of,
    describe,
    describe_entry,
    drawn_cards,
    laid_pairs,
    pile_cards,
)
from shoal.games.sea_salt_paper.scoring import breakdown, score, scores
from shoal.kernel import CHANCE, OVER, State, plain
from shoal.memo import once
from shoal.toolbox import winners

__all__ = [
    "SETS",
    "about",
    "describe",
    "discloses",
    "events",
    "from_position",
    "pieces",
    "position",
    "score",
    "scores",
    "view",
]

# What a seat sees


def view(s: State, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) sees (SSP-60, SSP-61)."""
    seen = {**_seen_by_all(s), "seat": seat}
    if seat is None:
        return seen
    seen["seats"] = seats = [*seen["seats"]]
    seats[seat] = {**seats[seat], "hand": cards_of(s.hand[seat].tolist()), "points": breakdown(s, seat)}
    if seat == s.turn:
        seen["drawn"] = drawn_cards(s)
        if s.looking_at >= 0:
            looked = int(s.looking_at)
            seen["piles"] = piles = [*seen["piles"]]
            piles[looked] = {**piles[looked], "cards": pile_cards(s, looked)}
    return seen


@once
def _seen_by_all(state: State) -> dict[str, Any]:
    s = plain(state)
    players, who = s.players, rules.actor(s)
    return {
        "game": "sea_salt_paper",
        "players": players,
        "seat": None,
        "tiebreak": TIEBREAKS[int(s.tiebreak)],
        "target": int(rules.goal(s)),
        "enough": st.ENOUGH,
        "round": int(s.round_number),
        "turn": int(s.turn),
        "phase": PHASES[int(s.phase)] if s.phase < len(PHASES) else "deal",
        "actor": None if who in (CHANCE, OVER) else who,
        "over": who == OVER,
        "winners": winners(rules, state) if who == OVER else [],
        "reason": None if who != OVER else "points" if max(s.scores[:players]) >= rules.goal(s) else "mermaids",
        "scores": s.scores[:players],
        "gained": s.gained[:players],
        "caller": _or_none(s.caller),
        "deck": int(s.bag_size),
        "piles": [_pile_view(pile_cards(s, pile)) for pile in range(2)],
        "looking": _or_none(s.looking_at),
        "bitten": _or_none(s.victim),
        "drawn": [],
        "seats": [_seat_view(state, s, seat) for seat in range(players)],
    }


def _or_none(value: Any) -> int | None:
    return None if value < 0 else int(value)


def _pile_view(cards: list[str]) -> dict[str, Any]:
    return {"size": len(cards), "top": cards[-1] if cards else None, "cards": None}


def _seat_view(state: State, s: State, seat: int) -> dict[str, Any]:
    """A player as everybody sees them, from the state and the same in plain values: the hand only when it is open."""
    opened = is_open(state, seat)
    return {
        "size": int(s.hand_size[seat]),
        "hand": cards_of(s.hand[seat]) if opened else None,
        "laid": laid_pairs(s, seat),
        "points": breakdown(state, seat) if opened else None,
        "revealed": bool(s.revealed[seat]),
    }


# Positions


def position(s: State) -> dict[str, Any]:
    """The whole state as a readable dict; taken where a player acts or the match is over."""
    players = int(s.players)
    return {
        "players": players,
        "tiebreak": TIEBREAKS[int(s.tiebreak)],
        "target": int(s.target) or None,
        "scores": scores(s),
        "turn": int(s.turn),
        "phase": PHASES[int(s.phase)],
        "deck": cards_of(s.bag),
        "piles": [pile_cards(s, pile) for pile in range(2)],
        "hands": [cards_of(s.hand[seat]) for seat in range(players)],
        "laid": [[card for pair in laid_pairs(s, seat) for card in pair] for seat in range(players)],
        "drawn": drawn_cards(s),
        "caller": _or_none(s.caller),
        "revealed": [bool(s.revealed[seat]) for seat in range(players)],
        "round": int(s.round_number),
        "looking": _or_none(s.looking_at),
        "memory": {
            "gained": s.gained[:players].tolist(),
            "story": [describe_entry(entry) for entry in s.history[: int(s.entries)].tolist()],
        },
    }


def pieces(p: dict[str, Any]) -> Counter[str]:
    """Every card of a position."""
    return Counter(p["deck"] + p["drawn"] + sum(p["piles"], []) + sum(p["hands"], []) + sum(p["laid"], []))
