"""Reasons of hints are facts: each is held against the rules by playing on, over random matches."""

from __future__ import annotations

import random
from collections import Counter

import shoal
from shoal.games.sea_urchins import GAME, advice, rules, table
from shoal.kernel import State
from tests.games.sea_urchins.boards import at


def after(s: State, action: int) -> State:
    played = s.copy()
    rules.play(played, action)
    return played


def legal(s: State) -> list[int]:
    room = GAME.buffers()
    actions: list[int] = room.actions[: rules.choices(s, room.actions, room.weights)].tolist()
    return actions


def most(s: State, seat: int) -> int:
    """The most that the player takes from here to the end of the turn, by playing everything."""
    if s.turn != seat or s.phase == rules.DONE:
        return 0
    if s.phase == rules.STEP_3 and not rules.squares(s):
        return 0
    return max(gain(s, action, seat) for action in legal(s))


def gain(s: State, action: int, seat: int) -> int:
    """The most that the player takes with an action and what follows in the turn."""
    played = after(s, action)
    taken = int(played.taken[seat]) - int(s.taken[seat])
    return taken if action >= rules.PAWN else taken + most(played, seat)


def in_step_2(s: State, seat: int, quiet: int) -> State:
    """The board as it is, in step 2 of a player's turn."""
    given = {**table.position(s), "turn": seat, "phase": "second", "quiet_turns": quiet}
    given.pop("added", None)
    return table.from_position(given)


def next_could(s: State, seat: int) -> int:
    """What the next player could take with one step if the turn passed to them now."""
    quiet = 0 if s.added else int(s.quiet_turns) + 1
    victim = (seat + 1) % int(s.players)
    return most(in_step_2(s, victim, quiet), victim)


def next_can(s: State, action: int, seat: int) -> int:
    played = after(s, action)
    if action < rules.PAWN and played.turn == seat:
        return next_could(played, seat)
    victim = (seat + 1) % int(s.players)
    return most(in_step_2(played, victim, int(played.quiet_turns)), victim)


def check(s: State, action: int, seat: int) -> str:
    """Hold a reason against the rules; its kind."""
    reason = advice.reason(s, action, seat)
    kind: str = reason["id"].removeprefix("hint-urc-")
    args, played = reason["args"], after(s, action)
    if kind == "takes":
        assert args["tokens"] == reason["gain"] == int(played.taken[seat]) - int(s.taken[seat]) > 0
    elif kind in ("completes", "ready", "prepares"):
        assert args["tokens"] == gain(s, action, seat) > 0
        assert (kind == "completes") <= bool(rules.squares(played) & ~rules.squares(s))
        assert (kind == "ready") <= bool(rules.squares(played) & rules.squares(s))
        assert (kind == "prepares") <= (s.phase == rules.STEP_1)
    elif kind == "last":
        assert played.phase == rules.DONE or min(played.bank) == 0
    else:
        assert gain(s, action, seat) == 0
        could, can = next_could(s, seat), next_can(s, action, seat)
        assert args["victim"] == (seat + 1) % int(s.players)
        assert (kind, args.get("tokens", 0), args.get("left", can)) == {
            "denies": ("denies", could, can),
            "offers": ("offers", can, can),
            "safe": ("safe", 0, 0),
        }[kind]
        assert (kind == "denies") == (can < could)
    return kind


def test_urc_50_every_reason_is_true() -> None:
    seen: Counter[str] = Counter()
    for seed in range(5):
        match = shoal.load("sea_urchins", players=2 + seed % 3, size=4).match(seed=seed)
        dice = random.Random(seed)
        for _ in range(75):
            if match.actor is None:
                break
            action = dice.choice(match.legal)
            seen[check(match.state, action, match.actor)] += 1
            match.play(action)
    assert {f"hint-urc-{kind}" for kind in seen} >= advice.MESSAGES.keys() - {"hint-urc-last"}, seen


def test_urc_50_a_square_that_was_there_is_not_completed_by_skipping() -> None:
    assert advice.reason(at("y r", "r y").state, rules.SKIP, 0)["id"] == "hint-urc-ready"
    assert advice.reason(at("y r", ". y").state, rules.SKIP, 0)["id"] == "hint-urc-prepares"


def test_urc_60_with_the_last_token_of_a_colour_nobody_is_next() -> None:
    match = at("y r", phase="pawn", bank={"yellow": 0, "red": 3}, taken=[18, 17], added=True)
    assert {advice.reason(match.state, action, 0)["id"] for action in match.legal} == {"hint-urc-last"}
