"""Sea Salt & Paper for people and programs: cards by name, what a seat may see, what happened, positions."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from shoal.errors import BadPosition, ShoalError
from shoal.games.sea_salt_paper import points, rules
from shoal.games.sea_salt_paper.cards import (
    COLOUR_OF,
    DECK,
    KIND_NAMES,
    KIND_OF,
    NAMES,
    PAIR,
    SHARK,
    SWIMMER,
    TYPE_OF,
)
from shoal.games.sea_salt_paper.recall import UNKNOWN, is_open
from shoal.games.sea_salt_paper.state import ENOUGH
from shoal.games.sea_salt_paper.story import LAID, NOTHING, kind_in, pile_of, where_in, which_in, who_in
from shoal.kernel import CHANCE, OVER, State
from shoal.memo import once

TIEBREAKS = ("last_round", "caller")
ENTRIES = ("put", "took", "got", "laid", "looked", "picked", "stole")  # of the story, by number
PHASES = ("take", "keep", "discard", "play", "look", "pick", "steal", "over")  # by number; chance acts in those beyond

Action = dict[str, Any]


def describe(s: State, action: int) -> Action:
    """An action number as a dict."""
    for first, form in _FORMS:
        if action >= first:
            return dict(form(action - first))
    raise ValueError(f"there is no action {action}")


_FORMS: tuple[tuple[int, Any], ...] = (  # from the last to the first
    (rules.FIRST, lambda i: {"type": "start", "seat": i}),
    (rules.STOLEN, lambda i: {"type": "stolen", "card": NAMES[i]}),
    (rules.DEAL, lambda i: {"type": "deal", "card": NAMES[i]}),
    (rules.LAST_CHANCE, lambda i: {"type": "last_chance"}),
    (rules.STOP, lambda i: {"type": "stop"}),
    (rules.END_TURN, lambda i: {"type": "end_turn"}),
    (rules.STEAL, lambda i: {"type": "steal", "from": i}),
    (rules.PICK, lambda i: {"type": "pick", "card": NAMES[i]}),
    (rules.LOOK, lambda i: {"type": "look", "pile": i}),
    (rules.LAY, lambda i: {"type": "play", "cards": pair_names(i)}),
    (rules.DISCARD, lambda i: {"type": "discard", "pile": i}),
    (rules.KEEP, lambda i: {"type": "keep", "card": NAMES[i]}),
    (rules.TAKE, lambda i: {"type": "take", "pile": i}),
    (rules.DRAW, lambda i: {"type": "draw"}),
)


def pair_names(pair: int) -> list[str]:
    """The two cards of a pair; a swimmer comes before a shark."""
    return [NAMES[int(PAIR[pair, 0])], NAMES[int(PAIR[pair, 1])]]


def cards_of(counts: Any) -> list[str]:
    """Counts by type as a list of card names."""
    return [NAMES[t] for t, n in enumerate(counts.tolist()) for _ in range(n)]


def pile_cards(s: State, pile: int) -> list[str]:
    """The cards of a pile, bottom to top."""
    lying = pile_of(s, pile)
    return [NAMES[int(s.shown[n])] for n in range(int(s.shows)) if lying >> n & 1]


def drawn_cards(s: State) -> list[str]:
    """The cards drawn and not yet kept or put back."""
    return [NAMES[t] for t in s.drawn.tolist() if t != NOTHING]


def laid_pairs(s: State, seat: int) -> list[list[str]]:
    """What lies before a player, pair by pair: as told in the story, before it whatever the position began with."""
    told = [e for e in s.story[: int(s.told)].tolist() if kind_in(e) == LAID and who_in(e) == seat]
    pairs = [pair_names(which_in(e)) for e in told]
    rest = Counter(cards_of(s.laid[seat])) - Counter(card for pair in pairs for card in pair)
    cards = sorted(rest.elements(), key=TYPE_OF.__getitem__)
    sharks = [card for card in cards if KIND_OF[TYPE_OF[card]] == SHARK]
    swimmers = [card for card in cards if KIND_OF[TYPE_OF[card]] == SWIMMER]
    others = [card for card in cards if KIND_OF[TYPE_OF[card]] < SWIMMER]
    early = [others[i : i + 2] for i in range(0, len(others), 2)]
    return early + [list(pair) for pair in zip(swimmers, sharks, strict=False)] + pairs


# Points


def breakdown(s: State, seat: int) -> dict[str, int]:
    """How a player's cards score (SSP-50 to SSP-57)."""
    return {
        "pairs": int(points.pair_points(s, seat)),
        "collections": int(points.collection_points(s, seat)),
        "multipliers": int(points.multiplier_points(s, seat)),
        "mermaids": int(points.mermaid_points(s, seat)),
        "total": int(points.points(s, seat)),
        "colour_bonus": int(points.colour_bonus(s, seat)),
    }


def score(cards: list[str]) -> dict[str, int]:
    """The points of these cards at a real table, hand and laid together.

    >>> score(["mermaid:white", "crab:black", "boat:black", "shell:black", "shell:grey"])
    {'pairs': 0, 'collections': 2, 'multipliers': 0, 'mermaids': 3, 'total': 5, 'colour_bonus': 3}
    """
    s = np.zeros(1, rules.STATE)[0]
    count_along(s, 0, counts_of(cards, "cards", ShoalError))
    return breakdown(s, 0)


def count_along(s: State, seat: int, counts: list[int]) -> None:
    """Count cards of a player into the kinds and colours they own."""
    for t, n in enumerate(counts):
        s.owns[seat, KIND_OF[t]] += n
        s.shades[seat, COLOUR_OF[t]] += n


def counts_of(cards: Any, where: str, error: type[ShoalError] = BadPosition) -> list[int]:
    """A list of card names as counts by type."""
    if not isinstance(cards, list | tuple):
        raise error(f"{where} must be a list of cards, not {cards!r}")
    for card in cards:
        if not isinstance(card, str) or card not in TYPE_OF:
            raise error(f"{where}: {card!r} is not a card; {_hint(card)}")
    tally = Counter(cards)
    for t, card in enumerate(NAMES):
        if tally[card] > DECK[t]:
            raise error(f"{where}: {card} {tally[card]} times, but there {_there_are(t)}")
    return [tally[card] for card in NAMES]


def _there_are(t: int) -> str:
    return f"are only {DECK[t]}" if DECK[t] > 1 else "is only 1"


def _hint(card: object) -> str:
    kind = card.split(":")[0] if isinstance(card, str) else ""
    if kind in KIND_NAMES:
        return f"there are: {', '.join(name for name in NAMES if name.split(':')[0] == kind)}"
    return f"cards are written kind:colour, like {NAMES[1]}; the kinds are: {', '.join(KIND_NAMES)}"


def scores(s: State) -> list[int]:
    """Everybody's score, the rounds before this one."""
    points: list[int] = s.scores[: int(s.players)].tolist()
    return points


def winners(s: State) -> list[int]:
    """The seats that share the win, once the match is over."""
    if s.phase != rules.OVER_NOW:
        return []
    out = np.zeros(rules.SEATS, np.float32)
    rules.payoffs(s, out)
    return [seat for seat in range(int(s.players)) if out[seat] > 0]


# What a seat sees


def view(s: State, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) sees (SSP-60, SSP-61)."""
    seen = {**_seen_by_all(s), "seat": seat}
    if seat is None:
        return seen
    seen["seats"] = seats = [*seen["seats"]]
    seats[seat] = {**seats[seat], "hand": cards_of(s.hand[seat]), "points": breakdown(s, seat)}
    if seat == s.turn:
        seen["drawn"] = drawn_cards(s)
        if s.looked >= 0:
            looked = int(s.looked)
            seen["piles"] = piles = [*seen["piles"]]
            piles[looked] = {**piles[looked], "cards": pile_cards(s, looked)}
    return seen


@once
def _seen_by_all(s: State) -> dict[str, Any]:
    players, who = int(s.players), int(rules.actor(s))
    return {
        "game": "sea_salt_paper",
        "players": players,
        "seat": None,
        "tiebreak": TIEBREAKS[int(s.tiebreak)],
        "target": int(rules.goal(s)),
        "enough": ENOUGH,
        "round": int(s.rounds),
        "turn": int(s.turn),
        "phase": PHASES[int(s.phase)] if s.phase < len(PHASES) else "deal",
        "actor": None if who in (CHANCE, OVER) else who,
        "over": who == OVER,
        "winners": winners(s),
        "scores": scores(s),
        "gained": s.gained[:players].tolist(),
        "caller": _or_none(s.caller),
        "deck": int(s.bagged),
        "piles": [_pile_view(pile_cards(s, pile)) for pile in range(2)],
        "looking": _or_none(s.looked),
        "bitten": _or_none(s.bitten),
        "drawn": [],
        "seats": [_seat_view(s, seat) for seat in range(players)],
    }


def _or_none(value: Any) -> int | None:
    return None if value < 0 else int(value)


def _pile_view(cards: list[str]) -> dict[str, Any]:
    return {"size": len(cards), "top": cards[-1] if cards else None, "cards": None}


def _seat_view(s: State, seat: int) -> dict[str, Any]:
    """A player as everybody sees them: the hand only when it is open."""
    opened = is_open(s, seat)
    return {
        "size": int(s.held[seat]),
        "hand": cards_of(s.hand[seat]) if opened else None,
        "laid": laid_pairs(s, seat),
        "points": breakdown(s, seat) if opened else None,
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
        "round": int(s.rounds),
        "looking": _or_none(s.looked),
        "memory": {
            "gained": s.gained[:players].tolist(),
            "story": [entry_form(entry) for entry in s.story[: int(s.told)].tolist()],
        },
    }


def pieces(p: dict[str, Any]) -> Counter[str]:
    """Every card of a position."""
    return Counter(p["deck"] + p["drawn"] + sum(p["piles"], []) + sum(p["hands"], []) + sum(p["laid"], []))


def entry_form(entry: int) -> dict[str, Any]:
    """An entry of the story as a dict."""
    who, where, which = who_in(entry), where_in(entry), which_in(entry)
    kind = ENTRIES[kind_in(entry)]
    form: dict[str, Any] = {"type": kind}
    if kind != "put":
        form["seat"] = who
    if kind == "stole":
        form["from"] = where
    elif kind not in ("got", "laid"):
        form["pile"] = where
    if kind == "laid":
        form["cards"] = pair_names(which)
    elif kind not in ("got", "looked"):
        form["card"] = None if which == UNKNOWN else NAMES[which]
    return form


def events(before: State, action: int, after: State, seat: int | None) -> list[dict[str, Any]]:
    """What the log says of a step to a seat (None: a spectator), without what it may not know."""
    from shoal.games.sea_salt_paper.telling import tell

    return tell(before, action, after, seat)


def from_position(given: dict[str, Any]) -> State:
    """The state of a position; BadPosition says what cannot be."""
    from shoal.games.sea_salt_paper.placing import state_of

    return state_of(given)
