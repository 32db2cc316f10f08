"""Sea Salt & Paper: from a position (a readable dict) to a state, refusing what cannot be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np

from shoal.errors import BadPosition
from shoal.games.sea_salt_paper import cards as c
from shoal.games.sea_salt_paper import history as h
from shoal.games.sea_salt_paper import rules
from shoal.games.sea_salt_paper import state as st
from shoal.games.sea_salt_paper.hands import change_hand, count_owned, has_all_mermaids
from shoal.games.sea_salt_paper.history_from_position import set_history
from shoal.games.sea_salt_paper.names import PHASES, TIEBREAKS, counts_of, pile_cards
from shoal.games.sea_salt_paper.piles import pile_of, put_on
from shoal.games.sea_salt_paper.points import points
from shoal.kernel import State
from shoal.positions import check_keys, flag, one_of, whole
from shoal.toolbox import next_seat

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


def from_position(given: dict[str, Any]) -> State:
    """The state of a position.

    Defaults: a first round in which nothing has happened yet, at the choice of seat 0. Without `deck`, all cards that
    are nowhere else are in it; with it, cards that are nowhere are not in this round. Without `memory`, everybody knows
    the piles and nothing else.
    """
    check_keys(given, KEYS)
    players = whole(given.get("players", _likely_players(given)), "players", 2, st.SEATS)
    s = np.zeros(1, st.STATE)[0]
    s.tiebreak = TIEBREAKS.index(one_of(given.get("tiebreak", TIEBREAKS[0]), "tiebreak", TIEBREAKS))
    target = given.get("target")
    s.target = 0 if target is None else whole(target, "target", 1, 1000)
    rules.start(s, players)
    s.turn = whole(given.get("turn", 0), "turn", 0, players - 1)
    s.round_number = whole(given.get("round", 1), "round", 1, MOST)
    for seat, score in enumerate(_lists(given, "scores", players, 0)):
        s.scores[seat] = whole(score, f"score of seat {seat}", 0, MOST)
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
        s.hand_size[seat] = sum(counts)
        for card, n in enumerate(counts):
            change_hand(s, seat, card, n)
    for seat, cards in enumerate(_lists(given, "laid", players, [])):
        counts = counts_of(cards, f"laid by seat {seat}")
        _check_pairs(counts, seat)
        s.laid[seat] = counts
        for card, n in enumerate(counts):
            count_owned(s, seat, card, n)


def _check_pairs(counts: list[int], seat: int) -> None:
    """Laid cards lie in pairs (SSP-20)."""
    kinds = Counter[int]()
    for t, n in enumerate(counts):
        kinds[int(c.KIND_OF[t])] += n
        if n and c.KIND_OF[t] not in (c.CRAB, c.BOAT, c.FISH, c.SWIMMER, c.SHARK):
            raise BadPosition(
                f"laid by seat {seat}: {c.NAMES[t]} cannot be laid; only crabs, boats, fish, swimmers and sharks"
            )
    for kind in (c.CRAB, c.BOAT, c.FISH):
        if kinds[kind] % 2:
            raise BadPosition(f"laid by seat {seat}: {kinds[kind]} of {c.KIND_NAMES[kind]}, but they are laid in pairs")
    if kinds[c.SWIMMER] != kinds[c.SHARK]:
        raise BadPosition(
            f"laid by seat {seat}: {kinds[c.SWIMMER]} swimmers and {kinds[c.SHARK]} sharks, but they are laid in pairs"
        )


def _set_drawn(s: State, given: dict[str, Any]) -> None:
    drawn = given.get("drawn") or []
    counts_of(drawn, "drawn")
    if len(drawn) > 2:
        raise BadPosition(f"drawn: {len(drawn)} cards, but at most two are drawn")
    for i, t in enumerate(sorted(c.TYPE_OF[card] for card in drawn)):
        s.drawn[i] = t


def _set_phase(s: State, given: dict[str, Any]) -> None:
    cards = int((s.drawn != c.NO_CARD).sum())
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
    picking = s.phase == st.PICKING
    if picking:
        default = int(not piles[0])
        s.looking_at = default if looking is None else whole(looking, "looking", 0, 1)
    elif looking is not None:
        raise BadPosition(
            f"looking is the pile that the crabs look through in the phase 'pick', else null, not {looking!r}"
        )
    memory = given.get("memory")
    if memory is None:
        for pile, cards in enumerate(piles):
            for card in cards:
                put_on(s, pile, c.TYPE_OF[card])
        if picking:
            h.append(s, h.LOOKED, int(s.turn), int(s.looking_at), 0)
        return
    check_keys(memory, ("gained", "story"), "memory")
    for seat, gained in enumerate(_lists(memory, "gained", int(s.players), 0)):
        s.gained[seat] = whole(gained, f"memory: points gained by seat {seat}", 0, 1000)
    set_history(s, memory.get("story"))
    for pile, cards in enumerate(piles):
        if pile_cards(s, pile) != list(cards):
            raise BadPosition(f"memory: its story leads to other cards on pile {pile} than the position has")


def _set_deck(s: State, given: dict[str, Any]) -> None:
    used = s.hand.sum(axis=0, dtype=np.int64) + s.laid.sum(axis=0, dtype=np.int64)
    for t in s.drawn.tolist():
        used[t] += t != c.NO_CARD
    for pile in range(2):
        for card in pile_cards(s, pile):
            used[c.TYPE_OF[card]] += 1
    deck = given.get("deck")
    bag = c.DECK - used if deck is None else np.array(counts_of(deck, "deck"))
    for t, name in enumerate(c.NAMES):
        if used[t] + max(0, bag[t]) > c.DECK[t]:
            times = used[t] + max(0, bag[t])
            raise BadPosition(f"a card too many: {name} is on the table {times} times, but there is only {c.DECK[t]}")
    s.bag[:] = bag
    s.bag_size = int(bag.sum())


def _set_call(s: State, given: dict[str, Any]) -> None:
    players, over = int(s.players), s.phase == st.FINISHED
    caller = given.get("caller")
    if caller is not None:
        s.caller = whole(caller, "caller", 0, players - 1)
        _check_caller(s, int(caller))
    showing = _showing(s)
    default = [(over and not _is_won_by_mermaids(s)) or seat in showing for seat in range(players)]
    revealed = given.get("revealed")
    for seat, shows in enumerate(default if revealed is None else _lists(given, "revealed", players, False)):
        s.revealed[seat] = flag(shows, f"revealed: seat {seat}")
    if not over:
        _check_revealed(s, showing)


def _check_caller(s: State, caller: int) -> None:
    """Whoever has called had enough points for it, and nothing has changed in their cards since (SSP-30, SSP-33)."""
    mine = int(points(s, caller))
    if mine < st.ENOUGH:
        raise BadPosition(f"caller: seat {caller} has {mine} points on their cards, but a call needs {st.ENOUGH}")
    if s.turn == caller and s.phase != st.FINISHED:
        raise BadPosition(f"turn: seat {caller} has revealed their hand and takes no more turns in this round")


def _showing(s: State) -> list[int]:
    """The seats whose hands lie open after LAST CHANCE: the caller and all who have had their last turn (SSP-32)."""
    seats: list[int] = []
    if s.caller != st.NOBODY:
        seat = int(s.caller)
        while not seats or (seat != s.turn and seat != s.caller):
            seats.append(seat)
            seat = int(next_seat(s, seat))
    return seats


def _check_revealed(s: State, showing: list[int]) -> None:
    for seat in range(int(s.players)):
        if s.revealed[seat] and seat not in showing:
            since = "somebody has called (caller is null)" if s.caller == st.NOBODY else "the end of their last turn"
            raise BadPosition(f"revealed: seat {seat} shows their hand before {since}")
        if not s.revealed[seat] and seat in showing:
            why = "has called LAST CHANCE" if seat == s.caller else "has had their last turn"
            raise BadPosition(f"revealed: seat {seat} {why}, so their hand is revealed")


def _is_won_by_mermaids(s: State) -> bool:
    return any(has_all_mermaids(s, seat) for seat in range(int(s.players)))


def _check_phase(s: State) -> None:
    if s.phase == st.TAKING and s.bag_size == 0 and s.lying == 0:
        raise BadPosition("phase 'take': deck and piles are empty, there is nothing to take; the phase would be 'play'")
    if s.phase == st.LOOKING and s.lying == 0:
        raise BadPosition("phase 'look': both piles are empty, there is nothing to look through")
    if s.phase == st.PICKING and not pile_of(s, int(s.looking_at)):
        raise BadPosition(f"phase 'pick': pile {s.looking_at} is empty, there is nothing to pick")
    if s.phase == st.STEALING and not rules.is_anybody_to_bite(s):
        raise BadPosition("phase 'steal': there is nobody to steal from; a hand must have cards and not be revealed")


def _check_end(s: State) -> None:
    """The match is over exactly when it has been won (SSP-25, SSP-40)."""
    best, mermaids = int(s.scores.max()), _is_won_by_mermaids(s)
    if s.phase == st.FINISHED:
        if best < rules.goal(s) and not mermaids:
            raise BadPosition(f"phase 'over': nobody has {rules.goal(s)} points or four mermaids in hand")
    elif mermaids:
        raise BadPosition("four mermaids in one hand win at once, so the phase must be 'over'")
    elif best >= rules.goal(s):
        raise BadPosition(f"somebody has {best} points and {rules.goal(s)} win, so the phase must be 'over'")
