"""Matches between bots, for the tests."""

from __future__ import annotations

from collections.abc import Iterator

import shoal
from shoal.bots import Bot, hypothesis, make
from shoal.game import find
from shoal.kernel import State

GAMES = shoal.games()
ADVISED = [name for name in GAMES if find(name).advice]


def decisions(variant: shoal.Variant, players: str = "greedy", seed: int = 1) -> Iterator[shoal.Match]:
    """The match at every point where the seat to act has a choice; played on by this bot."""
    bot = make(players, variant)
    match = variant.match(seed=seed)
    while match.actor is not None:
        if len(match.legal) > 1:
            yield match
        match.play(bot.choose(hypothesis(match, match.actor, len(match.log)), match.actor, seed))


def result(variant: shoal.Variant, bots: list[Bot], seed: int) -> tuple[float, ...]:
    """The payoffs of one match."""
    match = variant.match(seed=seed)
    while match.actor is not None:
        n = seed * 10_000 + len(match.log)
        match.play(bots[match.actor].choose(hypothesis(match, match.actor, n), match.actor, n))
    assert match.payoffs is not None
    return match.payoffs


def share(variant: shoal.Variant, a: str, b: str, matches: int) -> float:
    """How much of all wins the bot `a` gets against `b`, seats rotated."""
    first, second = make(a, variant), make(b, variant)
    won = 0.0
    for i in range(matches):
        seat = i % variant.players
        bots = [second] * variant.players
        bots[seat] = first
        won += result(variant, bots, i // variant.players)[seat]
    return won / matches


def other_world(s: State, seat: int, seed: int) -> State:
    """A state that differs only in what is hidden from the seat."""
    return hypothesis(s, seat, seed)
