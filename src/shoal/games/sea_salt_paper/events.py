"""Sea Salt & Paper: what the log says of each step, and to whom. A hidden card is named only to those who may know it
(SSP-60, SSP-61), in a message of its own, whose id ends in -card.
"""

from __future__ import annotations

from typing import Any

from shoal.contract import Described, Event
from shoal.games.sea_salt_paper import cards as c
from shoal.games.sea_salt_paper import history as h
from shoal.games.sea_salt_paper import rules
from shoal.games.sea_salt_paper import state as st
from shoal.games.sea_salt_paper.hands import has_all_mermaids
from shoal.games.sea_salt_paper.names import cards_of, describe, drawn_cards, laid_pairs, pile_cards
from shoal.games.sea_salt_paper.piles import pile_top
from shoal.games.sea_salt_paper.points import points
from shoal.games.sea_salt_paper.scoring import breakdown, scores
from shoal.kernel import State
from shoal.toolbox import next_seat, winners


def events(before: State, action: int, after: State, seat: int | None) -> list[Event]:
    """What the log says of a step to a seat (None: a spectator), without what it may not know."""
    done = describe(before, action)
    lines = _EVENTS_OF[done["type"]](before, done, after, seat)
    if after.phase == st.FINISHED and before.phase != st.FINISHED:
        who = int(before.turn)
        if has_all_mermaids(after, who):
            lines.append(_event("ssp-mermaids", seat=who))
        lines.append(_event("ssp-over", winners=winners(rules, after), scores=scores(after)))
    return lines


def discloses(before: State, action: int, after: State) -> bool:
    """Has a player's step told somebody what they could not know? One that has not may be taken back among people.

    Which card is kept the others do not see; a turn that just ends shows nothing. The top of a pile is seen by all, and
    so was what lies beneath it, unless somebody picked a card there unseen. Not to have won by a mermaid tells much.
    """
    done = describe(before, action)
    if done["type"] == "keep":
        return False
    if done["type"] == "end_turn":
        return bool(before.caller != st.NOBODY or before.bag_size == 0)
    if done["type"] == "take":
        picked = any(h.entry_kind(int(entry)) == h.PICKED for entry in before.history[: int(before.entries)])
        return picked or bool(c.KIND_OF[pile_top(before, done["pile"])] == c.MERMAID)
    return True


def _event(name: str, **args: Any) -> Event:
    return {"id": name, "args": args}


def _hidden(name: str, card: str, known: bool, **args: Any) -> list[Event]:
    return [_event(f"{name}-card", **args, card=card) if known else _event(name, **args)]


def _on_start(before: State, done: Described, after: State, seat: int | None) -> list[Event]:
    return [_event("ssp-start", seat=done["seat"])]


def _on_deal(before: State, done: Described, after: State, seat: int | None) -> list[Event]:
    who, card = int(before.turn), done["card"]
    if before.phase == st.OPENING:
        opened = _event("ssp-opened", card=card, pile=int(before.discarded))
        return [opened] if before.discarded else [_event("ssp-round", round=int(before.round_number), seat=who), opened]
    if before.phase == st.FISHING:
        return _hidden("ssp-fish", card, seat == who, seat=who)
    if before.bag_size == 1 and before.drawn[0] == c.NO_CARD:
        return _hidden("ssp-kept", card, seat == who, seat=who)  # SSP-12
    return [_event("ssp-drew-card", seat=who, card=card)] if seat == who else []


def _on_draw(before: State, done: Described, after: State, seat: int | None) -> list[Event]:
    return [_event("ssp-drew", seat=int(before.turn))]


def _on_keep(before: State, done: Described, after: State, seat: int | None) -> list[Event]:
    return _hidden("ssp-kept", done["card"], seat == before.turn, seat=int(before.turn))


def _on_take(before: State, done: Described, after: State, seat: int | None) -> list[Event]:
    card = pile_cards(before, done["pile"])[-1]
    return [_event("ssp-took", seat=int(before.turn), card=card, pile=done["pile"])]


def _on_discard(before: State, done: Described, after: State, seat: int | None) -> list[Event]:
    return [_event("ssp-discarded", seat=int(before.turn), card=drawn_cards(before)[0], pile=done["pile"])]


def _on_play(before: State, done: Described, after: State, seat: int | None) -> list[Event]:
    kind = done["cards"][0].split(":")[0]
    return [_event("ssp-laid", seat=int(before.turn), cards=done["cards"], kind=kind)]


def _on_look(before: State, done: Described, after: State, seat: int | None) -> list[Event]:
    return [_event("ssp-look", seat=int(before.turn), pile=done["pile"])]


def _on_pick(before: State, done: Described, after: State, seat: int | None) -> list[Event]:
    who = int(before.turn)
    which = {"above": done["above"]} if seat == who and "above" in done else {}  # of equal cards
    return _hidden("ssp-picked", done["card"], seat == who, seat=who, pile=int(before.looking_at), **which)


def _on_steal(before: State, done: Described, after: State, seat: int | None) -> list[Event]:
    return [_event("ssp-steal", seat=int(before.turn), victim=done["from"])]


def _on_stolen(before: State, done: Described, after: State, seat: int | None) -> list[Event]:
    thief, victim = int(before.turn), int(before.victim)
    return _hidden("ssp-stolen", done["card"], seat in (thief, victim), seat=thief, victim=victim)


def _on_end(before: State, done: Described, after: State, seat: int | None) -> list[Event]:
    who = int(before.turn)
    lines = [_event("ssp-ended", seat=who)]
    if before.caller != st.NOBODY:
        lines.append(_event("ssp-revealed", seat=who, cards=cards_of(before.hand[who])))
        if next_seat(before, who) == before.caller:
            won = max(int(points(before, p)) for p in range(int(before.players)))
            beaten = won > points(before, int(before.caller))
            lines.append(_event("ssp-beaten" if beaten else "ssp-unbeaten", seat=int(before.caller)))
            lines.extend(_points_events(before, after))
    elif before.bag_size == 0:
        lines.append(_event("ssp-nobody-scores", seat=who))  # SSP-35
    return lines


def _on_stop(before: State, done: Described, after: State, seat: int | None) -> list[Event]:
    return [_event("ssp-stop", seat=int(before.turn)), *_points_events(before, after)]


def _on_last_chance(before: State, done: Described, after: State, seat: int | None) -> list[Event]:
    who = int(before.turn)
    return [_event("ssp-last-chance", seat=who, cards=cards_of(before.hand[who]))]


def _points_events(before: State, after: State) -> list[Event]:
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


_EVENTS_OF = {
    "start": _on_start,
    "deal": _on_deal,
    "stolen": _on_stolen,
    "draw": _on_draw,
    "take": _on_take,
    "keep": _on_keep,
    "discard": _on_discard,
    "play": _on_play,
    "look": _on_look,
    "pick": _on_pick,
    "pick_lower": _on_pick,
    "steal": _on_steal,
    "end_turn": _on_end,
    "stop": _on_stop,
    "last_chance": _on_last_chance,
}
