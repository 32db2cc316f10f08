"""Streams of matches: the fingerprint of a log is what it says, and a used record starts like an empty one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from shoal.envs.arrays import GREEDY, RANDOM
from shoal.envs.streams import EMPTY, extended, generators, play_on_cpu
from shoal.game import actor, choices, find, names, play
from shoal.kernel import CHANCE, OVER, below, pick_weighted

EVERY = pytest.mark.parametrize("game", names())


def fingerprint(log: list[int]) -> Any:
    mark = EMPTY
    for action in log:
        mark = extended(mark, action)
    return mark


@EVERY
def test_fingerprints_are_those_of_matches_played_one_by_one(game: str) -> None:
    """Two streams of two matches each, again by the plain rules, each match on an empty record."""
    found = find(game)
    players = found.players[0]
    decisions, shares, prints = play_on_cpu(found, players, 4, seed=6, streams=2)
    rngs, room = generators(6, 2), found.buffers()
    for i in (0, 2, 1, 3):
        s, log, made = found.new(players), [], 0
        while (who := actor(s)) != OVER:
            n = choices(s, *room)
            k = pick_weighted(rngs[i % 2], room[1], n) if who == CHANCE else below(rngs[i % 2], n)
            log.append(int(room[0][k]))
            made += who != CHANCE
            play(s, log[-1])
        out = np.zeros(found.rules.SEATS, np.float32)
        found.door.payoffs(s, out)
        assert prints[i] == fingerprint(log)
        assert decisions[i] == made
        assert (shares[i] == out).all()


@EVERY
def test_policies_and_seeds_make_other_matches(game: str) -> None:
    found = find(game)
    marks = [
        play_on_cpu(found, players, 20, seed, policy)[2]
        for players, seed, policy in ((2, 1, RANDOM), (2, 2, RANDOM), (2, 1, GREEDY), (found.players[-1], 1, RANDOM))
    ]
    assert len({int(mark) for some in marks for mark in some}) == 80


def test_order_matters_to_a_fingerprint() -> None:
    assert len({int(fingerprint(log)) for log in ([], [0], [0, 0], [0, 1], [1, 0], [2], [1, 1])}) == 7
