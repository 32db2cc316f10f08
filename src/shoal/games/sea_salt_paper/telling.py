"""Sea Salt & Paper: what the log says of each step, and to whom. A hidden card is told only to those who may know it
(SSP-60, SSP-61), in a message of its own, whose id ends in -card.
"""

from __future__ import annotations

from typing import Any

from shoal.games.sea_salt_paper import points, rules
from shoal.games.sea_salt_paper.cards import MERMAID, MERMAIDS
from shoal.games.sea_salt_paper.story import NOTHING
from shoal.games.sea_salt_paper.table import (
    Action,
    breakdown,
    cards_of,
    describe,
    drawn_cards,
    laid_pairs,
    pile_cards,
    scores,
    winners,
)
from shoal.kernel import State

Event = dict[str, Any]


def tell(before: State, action: int, after: State, seat: int | None) -> list[Event]:
    """What the log says of a step to a seat (None: a spectator)."""
    done = describe(before, action)
    who = int(before.turn)
    told = _TELLERS[done["type"]](before, done, after, seat)
    if after.phase == rules.OVER_NOW and before.phase != rules.OVER_NOW:
        if after.holds[who, MERMAID] == MERMAIDS:
            told.append(_event("ssp-mermaids", seat=who))
        told.append(_event("ssp-over", winners=winners(after), scores=scores(after)))
    return told


def _event(name: str, **args: Any) -> Event:
    return {"id": name, "args": args}


def _hidden(name: str, card: str, known: bool, **args: Any) -> list[Event]:
    return [_event(f"{name}-card", **args, card=card) if known else _event(name, **args)]


def _tell_start(before: State, done: Action, after: State, seat: int | None) -> list[Event]:
    return [_event("ssp-start", seat=done["seat"])]


def _tell_deal(before: State, done: Action, after: State, seat: int | None) -> list[Event]:
    who, card = int(before.turn), done["card"]
    if before.phase == rules.OPENING:
        opened = _event("ssp-opened", card=card, pile=int(before.shows))
        return [opened] if before.shows else [_event("ssp-round", round=int(before.rounds), seat=who), opened]
    if before.phase == rules.FISHING:
        return _hidden("ssp-fish", card, seat == who, seat=who)
    if before.bagged == 1 and before.drawn[0] == NOTHING:
        return _hidden("ssp-kept", card, seat == who, seat=who)  # SSP-12
    return [_event("ssp-drew-card", seat=who, card=card)] if seat == who else []


def _tell_draw(before: State, done: Action, after: State, seat: int | None) -> list[Event]:
    return [_event("ssp-drew", seat=int(before.turn))]


def _tell_keep(before: State, done: Action, after: State, seat: int | None) -> list[Event]:
    return _hidden("ssp-kept", done["card"], seat == before.turn, seat=int(before.turn))


def _tell_take(before: State, done: Action, after: State, seat: int | None) -> list[Event]:
    card = pile_cards(before, done["pile"])[-1]
    return [_event("ssp-took", seat=int(before.turn), card=card, pile=done["pile"])]


def _tell_discard(before: State, done: Action, after: State, seat: int | None) -> list[Event]:
    return [_event("ssp-discarded", seat=int(before.turn), card=drawn_cards(before)[0], pile=done["pile"])]


def _tell_play(before: State, done: Action, after: State, seat: int | None) -> list[Event]:
    kind = done["cards"][0].split(":")[0]
    return [_event("ssp-laid", seat=int(before.turn), cards=done["cards"], kind=kind)]


def _tell_look(before: State, done: Action, after: State, seat: int | None) -> list[Event]:
    return [_event("ssp-look", seat=int(before.turn), pile=done["pile"])]


def _tell_pick(before: State, done: Action, after: State, seat: int | None) -> list[Event]:
    return _hidden("ssp-picked", done["card"], seat == before.turn, seat=int(before.turn), pile=int(before.looked))


def _tell_steal(before: State, done: Action, after: State, seat: int | None) -> list[Event]:
    return [_event("ssp-steal", seat=int(before.turn), victim=done["from"])]


def _tell_stolen(before: State, done: Action, after: State, seat: int | None) -> list[Event]:
    thief, victim = int(before.turn), int(before.bitten)
    return _hidden("ssp-stolen", done["card"], seat in (thief, victim), seat=thief, victim=victim)


def _tell_end(before: State, done: Action, after: State, seat: int | None) -> list[Event]:
    who = int(before.turn)
    told = [_event("ssp-ended", seat=who)]
    if before.caller != rules.NOBODY:
        told.append(_event("ssp-revealed", seat=who, cards=cards_of(before.hand[who])))
        if (who + 1) % int(before.players) == before.caller:
            won = max(int(points.points(before, p)) for p in range(int(before.players)))
            beaten = won > points.points(before, int(before.caller))
            told.append(_event("ssp-beaten" if beaten else "ssp-unbeaten", seat=int(before.caller)))
            told.extend(_tell_points(before, after))
    elif before.bagged == 0:
        told.append(_event("ssp-nobody-scores", seat=who))  # SSP-35
    return told


def _tell_stop(before: State, done: Action, after: State, seat: int | None) -> list[Event]:
    return [_event("ssp-stop", seat=int(before.turn)), *_tell_points(before, after)]


def _tell_last_chance(before: State, done: Action, after: State, seat: int | None) -> list[Event]:
    who = int(before.turn)
    return [_event("ssp-last-chance", seat=who, cards=cards_of(before.hand[who]))]


def _tell_points(before: State, after: State) -> list[Event]:
    """The end of a round that counts: everybody's cards and points."""
    return [
        _event(
            "ssp-points",
            seat=p,
            gained=int(after.gained[p]),
            score=int(after.scores[p]),
            hand=cards_of(before.hand[p]),
            laid=laid_pairs(before, p),
            **breakdown(before, p),
        )
        for p in range(int(before.players))
    ]


_TELLERS = {
    "start": _tell_start,
    "deal": _tell_deal,
    "stolen": _tell_stolen,
    "draw": _tell_draw,
    "take": _tell_take,
    "keep": _tell_keep,
    "discard": _tell_discard,
    "play": _tell_play,
    "look": _tell_look,
    "pick": _tell_pick,
    "steal": _tell_steal,
    "end_turn": _tell_end,
    "stop": _tell_stop,
    "last_chance": _tell_last_chance,
}
