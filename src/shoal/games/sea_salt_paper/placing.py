"""Sea Salt & Paper: from a position (a readable dict) to a state, refusing what cannot be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from shoal.errors import BadPosition
from shoal.games.sea_salt_paper import rules
from shoal.games.sea_salt_paper.cards import (
    BOAT,
    CRAB,
    DECK,
    FISH,
    KIND_NAMES,
    KIND_OF,
    MERMAID,
    MERMAIDS,
    NAMES,
    SHARK,
    SWIMMER,
    TYPE_OF,
)
from shoal.games.sea_salt_paper.retelling import retell
from shoal.games.sea_salt_paper.story import LOOKED, NOTHING, pile_of, put_on, tell
from shoal.games.sea_salt_paper.table import PHASES, TIEBREAKS, count_along, counts_of, pile_cards
from shoal.kernel import State
from shoal.positions import check_keys, flag, one_of, whole

KEYS = (
    "players",
    "tiebreak",
    "target",
    "scores",
    "turn",
    "phase",
    "deck",
    "piles",
    "hands",
    "laid",
    "drawn",
    "caller",
    "revealed",
    "round",
    "looking",
    "memory",
)
MOST = 10_000  # points or rounds in a position


def state_of(given: dict[str, Any]) -> State:
    """The state of a position.

    Defaults: a first round in which nothing has happened yet, at the choice of seat 0. Without `deck`, all cards that
    are nowhere else are in it; with it, cards that are nowhere are not in this round. Without `memory`, everybody knows
    the piles and nothing else.
    """
    check_keys(given, KEYS)
    players = whole(given.get("players", _likely_players(given)), "players", 2, rules.SEATS)
    s = np.zeros(1, rules.STATE)[0]
    s.tiebreak = TIEBREAKS.index(one_of(given.get("tiebreak", TIEBREAKS[0]), "tiebreak", TIEBREAKS))
    target = given.get("target")
    s.target = 0 if target is None else whole(target, "target", 1, 1000)
    rules.start(s, players)
    s.turn = whole(given.get("turn", 0), "turn", 0, players - 1)
    s.rounds = whole(given.get("round", 1), "round", 1, MOST)
    for seat, points in enumerate(_lists(given, "scores", players, 0)):
        s.scores[seat] = whole(points, f"score of seat {seat}", 0, MOST)
    _set_hands(s, given)
    _set_drawn(s, given)
    _set_phase(s, given)
    _set_piles(s, given)
    _set_deck(s, given)
    _set_call(s, given)
    _check_phase(s)
    _check_end(s)
    return s


def _likely_players(given: dict[str, Any]) -> int:
    for key in ("hands", "laid", "scores", "revealed"):
        if isinstance(given.get(key), list):
            return len(given[key])
    return 2


def _lists(given: dict[str, Any], key: str, length: int, default: Any) -> list[Any]:
    """The list under this key, one for each seat (or pile)."""
    value = given.get(key)
    if value is None:
        return [default] * length
    if not isinstance(value, list) or len(value) != length:
        how = "one for each pile" if key == "piles" else "one for each seat"
        raise BadPosition(f"{key} must be a list of {length}, {how}, not {_short(value)}")
    return value


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."


def _set_hands(s: State, given: dict[str, Any]) -> None:
    players = int(s.players)
    for seat, cards in enumerate(_lists(given, "hands", players, [])):
        counts = counts_of(cards, f"hand of seat {seat}")
        s.hand[seat] = counts
        s.held[seat] = sum(counts)
        for t, n in enumerate(counts):
            s.holds[seat, KIND_OF[t]] += n
        count_along(s, seat, counts)
    for seat, cards in enumerate(_lists(given, "laid", players, [])):
        counts = counts_of(cards, f"laid by seat {seat}")
        _check_pairs(counts, seat)
        s.laid[seat] = counts
        count_along(s, seat, counts)


def _check_pairs(counts: list[int], seat: int) -> None:
    """Laid cards lie in pairs (SSP-20)."""
    kinds = Counter[int]()
    for t, n in enumerate(counts):
        kinds[int(KIND_OF[t])] += n
        if n and KIND_OF[t] not in (CRAB, BOAT, FISH, SWIMMER, SHARK):
            raise BadPosition(
                f"laid by seat {seat}: {NAMES[t]} cannot be laid; only crabs, boats, fish, swimmers and sharks"
            )
    for kind in (CRAB, BOAT, FISH):
        if kinds[kind] % 2:
            raise BadPosition(f"laid by seat {seat}: {kinds[kind]} of {KIND_NAMES[kind]}, but they are laid in pairs")
    if kinds[SWIMMER] != kinds[SHARK]:
        raise BadPosition(
            f"laid by seat {seat}: {kinds[SWIMMER]} swimmers and {kinds[SHARK]} sharks, but they are laid in pairs"
        )


def _set_drawn(s: State, given: dict[str, Any]) -> None:
    drawn = given.get("drawn") or []
    counts_of(drawn, "drawn")
    if len(drawn) > 2:
        raise BadPosition(f"drawn: {len(drawn)} cards, but at most two are drawn")
    for i, t in enumerate(sorted(TYPE_OF[card] for card in drawn)):
        s.drawn[i] = t


def _set_phase(s: State, given: dict[str, Any]) -> None:
    cards = int((s.drawn != NOTHING).sum())
    phase = one_of(given.get("phase", ("take", "discard", "keep")[cards]), "phase", PHASES)
    s.phase = PHASES.index(phase)
    allowed = {"keep": (2,), "discard": (1,), "over": (0, 1)}.get(phase, (0,))
    if cards not in allowed:
        needs = " or ".join(map(str, allowed))
        raise BadPosition(f"drawn: {cards} cards, but in the phase {phase!r} there must be {needs}")


def _set_piles(s: State, given: dict[str, Any]) -> None:
    piles = _lists(given, "piles", 2, [])
    for pile, cards in enumerate(piles):
        counts_of(cards, f"pile {pile}")
    looking = given.get("looking")
    picking = s.phase == rules.PICKING
    if picking:
        default = int(not piles[0])
        s.looked = default if looking is None else whole(looking, "looking", 0, 1)
    elif looking is not None:
        raise BadPosition(
            f"looking is the pile that the crabs look through in the phase 'pick', else null, not {looking!r}"
        )
    memory = given.get("memory")
    if memory is None:
        for pile, cards in enumerate(piles):
            for card in cards:
                put_on(s, pile, TYPE_OF[card])
        if picking:
            tell(s, LOOKED, int(s.turn), int(s.looked), 0)
        return
    check_keys(memory, ("gained", "story"), "memory")
    for seat, points in enumerate(_lists(memory, "gained", int(s.players), 0)):
        s.gained[seat] = whole(points, f"memory: points gained by seat {seat}", 0, 1000)
    retell(s, memory.get("story"))
    for pile, cards in enumerate(piles):
        if pile_cards(s, pile) != list(cards):
            raise BadPosition(f"memory: its story leads to other cards on pile {pile} than the position has")


def _set_deck(s: State, given: dict[str, Any]) -> None:
    used = s.hand.sum(axis=0, dtype=np.int64) + s.laid.sum(axis=0, dtype=np.int64)
    for t in s.drawn.tolist():
        used[t] += t != NOTHING
    for pile in range(2):
        for card in pile_cards(s, pile):
            used[TYPE_OF[card]] += 1
    deck = given.get("deck")
    bag = DECK - used if deck is None else np.array(counts_of(deck, "deck"))
    for t, name in enumerate(NAMES):
        if used[t] + max(0, bag[t]) > DECK[t]:
            times = used[t] + max(0, bag[t])
            raise BadPosition(f"a card too many: {name} is on the table {times} times, but there is only {DECK[t]}")
    s.bag[:] = bag
    s.bagged = int(bag.sum())


def _set_call(s: State, given: dict[str, Any]) -> None:
    players, over = int(s.players), s.phase == rules.OVER_NOW
    caller = given.get("caller")
    if caller is not None:
        s.caller = whole(caller, "caller", 0, players - 1)
    default = [seat == caller for seat in range(players)]
    if over:
        default = [not _is_won_by_mermaids(s)] * players
    revealed = given.get("revealed")
    for seat, shows in enumerate(default if revealed is None else _lists(given, "revealed", players, False)):
        s.revealed[seat] = flag(shows, f"revealed: seat {seat}")
    if over:
        return
    if caller is None and s.revealed.any():
        raise BadPosition("revealed: nobody shows their hand before somebody has called (caller is null)")
    if caller is not None and not s.revealed[caller]:
        raise BadPosition(f"revealed: seat {caller} has called LAST CHANCE, so their hand is revealed")
    if s.revealed[int(s.turn)]:
        raise BadPosition(f"turn: seat {s.turn} has revealed their hand and takes no more turns in this round")


def _has_mermaids(s: State, seat: int) -> bool:
    return bool(s.holds[seat, MERMAID] == MERMAIDS)


def _is_won_by_mermaids(s: State) -> bool:
    return any(_has_mermaids(s, seat) for seat in range(int(s.players)))


def _check_phase(s: State) -> None:
    if s.phase == rules.TAKING and s.bagged == 0 and s.stack == 0:
        raise BadPosition("phase 'take': deck and piles are empty, there is nothing to take; the phase would be 'play'")
    if s.phase == rules.LOOKING and s.stack == 0:
        raise BadPosition("phase 'look': both piles are empty, there is nothing to look through")
    if s.phase == rules.PICKING and not pile_of(s, int(s.looked)):
        raise BadPosition(f"phase 'pick': pile {s.looked} is empty, there is nothing to pick")
    if s.phase == rules.STEALING and not rules.is_anybody_to_bite(s):
        raise BadPosition("phase 'steal': there is nobody to steal from; a hand must have cards and not be revealed")


def _check_end(s: State) -> None:
    """The match is over exactly when it has been won (SSP-25, SSP-40)."""
    best, mermaids = int(s.scores.max()), _is_won_by_mermaids(s)
    if s.phase == rules.OVER_NOW:
        if best < rules.goal(s) and not mermaids:
            raise BadPosition(f"phase 'over': nobody has {rules.goal(s)} points or four mermaids in hand")
    elif mermaids:
        raise BadPosition("four mermaids in one hand win at once, so the phase must be 'over'")
    elif best >= rules.goal(s):
        raise BadPosition(f"somebody has {best} points and {rules.goal(s)} win, so the phase must be 'over'")
