"""Why a hint is good: every reason that is given is true, in random matches and where there is nothing to act on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from shoal.games.sea_salt_paper import advice, table
from shoal.games.sea_salt_paper import state as st
from shoal.kernel import CHANCE, OVER, State, seeded
from tests.games.sea_salt_paper.boards import BITE, BOATS, CALLER, CRABS, FISH, SEVEN
from tests.games.sea_salt_paper.eventful import GAME, eventful_match
from tests.games.sea_salt_paper.model import points

RARE: list[dict[str, Any]] = [  # where a careless reason would be false
    {"hands": [BITE, []], "phase": "play"},  # nobody to rob
    {"hands": [BITE, CALLER], "phase": "play", "caller": 1},  # nor here: that hand is open
    {"hands": [FISH, []], "deck": [], "phase": "play"},
    {"hands": [BOATS, []], "phase": "play"},
    {"hands": [CRABS + BOATS, []], "deck": [], "phase": "play"},  # nothing to look through, nothing to take
    {"hands": [[], []], "drawn": ["shell:grey"]},  # both piles empty
    {"hands": [[], []], "drawn": ["shell:grey"], "piles": [[], ["crab:grey"]]},
    {"hands": [[], []], "deck": ["shell:grey"], "piles": [["crab:grey"], []]},
    {"hands": [["mermaid:white"] * 3, []], "piles": [["mermaid:white"], ["crab:grey"]]},
    {"hands": [["mermaid:white"] * 3, []], "drawn": ["mermaid:white", "crab:grey"]},
    {"hands": [["mermaid:white"] * 3, []], "piles": [["mermaid:white", "crab:grey"], []], "phase": "pick"},
    {"hands": [["shell:grey"], []], "piles": [["boat:black", "shell:green", "boat:black"], []], "phase": "pick"},
    {"hands": [SEVEN, []], "deck": [], "phase": "play"},
    {"hands": [SEVEN, []], "phase": "play"},
    {"hands": [SEVEN, CALLER], "phase": "play", "caller": 1},
    {"hands": [["crab:grey"], CALLER], "piles": [["octopus:grey"], ["boat:black"]], "caller": 1},  # the last turn
]


def cards_of(s: State, seat: int) -> list[str]:
    at = table.position(s)
    return [*at["hands"][seat], *at["laid"][seat]]


def legal(s: State) -> list[int]:
    actions, weights = GAME.buffers()
    found: list[int] = actions[: int(GAME.door.choices(s, actions, weights))].tolist()
    return found


def played(s: State, action: int) -> State:
    """What an action leads to, once chance has acted too."""
    after, rng = s.copy(), random.Random(1)
    GAME.door.play(after, action)
    while GAME.door.actor(after) == CHANCE and after.round_number == s.round_number:
        GAME.door.play(after, rng.choice(legal(after)))
    return after


def scored(s: State, action: int, seat: int) -> int:
    """What a seat scores for the round, if the others just end their turns."""
    s, number = played(s, action), s.round_number
    while s.round_number == number and GAME.door.actor(s) != OVER:
        s = played(s, max(choice for choice in legal(s) if choice < st.PICK_LOWER))
    return int(s.gained[seat])


def is_true(kind: str, args: dict[str, Any], s: State, action: int, seat: int) -> bool:
    """Is what the reason says so, in this position, if this action is played?"""
    before, view, after = points(cards_of(s, seat)), table.view(s, seat), played(s, action)
    tops = [pile["top"] for pile in view["piles"]]
    if kind in ("draw", "draw-last"):
        told = kind == "draw-last" or args["tops"] == [*filter(None, tops)]
        return told and bool(s.bag_size == 1) == (kind == "draw-last")
    if kind == "win":
        won = table.view(after, 0)["winners"] == [seat]
        return bool(won and args["card"] == "mermaid:white" and GAME.door.actor(after) == OVER)
    if kind.removesuffix("-plan") in ("take", "keep", "pick"):
        gain = points(cards_of(after, seat))["total"] - before["total"]
        known = kind != "take" or tops[args["pile"]] == args["card"]
        told = gain == args.get("points", 0) and kind.endswith("-plan") == (gain == 0)
        later = bool(s.caller < 0) or not kind.endswith("-plan")  # a last turn has no later
        return bool(known and told and later and after.phase != st.FINISHED)
    if kind in ("card-bonus", "card-late"):
        now = points(cards_of(after, seat))
        told = now["colour_bonus"] == args.get("bonus", before["colour_bonus"])
        grows = now["colour_bonus"] > before["colour_bonus"]
        return bool(told and grows == ("bonus" in args) and s.caller >= 0 and now["total"] == before["total"])
    if kind in ("cover", "discard", "discard-first"):
        top, other = tops[args["pile"]], tops[1 - args["pile"]]
        return top == args.get("card") and (top is not None or (other is None) == (kind == "discard-first"))
    if kind in ("crabs", "look"):
        sizes = [pile["size"] for pile in view["piles"]]
        return bool(args["cards"] == (sum(sizes) if kind == "crabs" else sizes[args["pile"]]) > 0)
    if kind in ("boats", "bite"):
        return bool(after.phase == (st.TAKING if kind == "boats" else st.STEALING))
    if kind in ("fish", "lay-safe"):
        same = after.bag_size == s.bag_size and after.lying == s.lying and after.phase == st.PLAYING
        return bool(after.hand_size[seat] == s.hand_size[seat] - 1 if kind == "fish" else same)
    if kind == "steal":
        victim = args["victim"]
        return (args["cards"], args["score"]) == (view["seats"][victim]["size"], view["scores"][victim])
    return is_true_of_the_end(kind, args, s, action, seat)


def is_true_of_the_end(kind: str, args: dict[str, Any], s: State, action: int, seat: int) -> bool:
    mine, after = points(cards_of(s, seat)), played(s, action)
    if args.get("points", mine["total"]) != mine["total"]:
        return False
    if kind in ("stop", "last-chance"):
        gained = scored(s, action, seat)
        return gained == args["points"] if kind == "stop" else gained - args["bonus"] in (0, args["points"])
    if kind == "end-last":
        return bool(s.caller >= 0) and args["rival"] == points(cards_of(s, int(s.caller)))["total"]
    if kind == "end-empty":
        return after.round_number == s.round_number + 1 and not after.gained.any()
    could = {"end-only": legal(s) == [action], "end-turn": legal(s)[0] < st.LOOK, "go-on": st.STOP in legal(s)}
    return could[kind] and after.round_number == s.round_number


def positions() -> Iterator[State]:
    for position in RARE:
        yield table.from_position(position)
    for players in (2, 3, 4):
        yield from eventful_match(players, players, rounds=2, every=8)


def test_every_reason_is_true() -> None:
    seen = set()
    for s in positions():
        if (seat := int(GAME.door.actor(s))) == OVER:
            continue
        world = s.copy()
        GAME.door.imagine(world, seat, seeded(3))  # as hints see it
        for action in legal(s):
            reason = advice.reason(world, action, seat)
            seen.add(reason["id"])
            assert is_true(reason["id"].removeprefix("hint-ssp-"), reason["args"], s, action, seat), (
                reason,
                table.position(s),
            )
            assert set(reason["args"]) == set(advice.MESSAGES[reason["id"]])
    assert seen == set(advice.MESSAGES)
