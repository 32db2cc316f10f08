"""Liar's Dice for bots: a player who does what most likely wins if the next player challenges."""

from __future__ import annotations

from shoal.contract import Policy
from shoal.kernel import Ints, Rng, State, compiled

from . import rules


@compiled
def chance_of_truth(s: State, seat: int, bid: int) -> float:
    """How likely a bid is true to a seat, which knows its own die alone."""
    face, lacking = rules.face_of(s, bid), rules.quantity_of(s, bid)
    if s.dice[seat] == face or s.dice[seat] == s.sides:
        lacking -= 1
    hit = (1.0 if face == s.sides else 2.0) / int(s.sides)  # with another die: the face itself, or the wild one
    others = int(s.players) - 1
    total, exactly = 0.0, (1.0 - hit) ** others  # the binomial distribution
    for hits in range(others + 1):
        if hits >= lacking:
            total += exactly
        exactly *= hit / (1.0 - hit) * (others - hits) / (hits + 1)
    return total


@compiled
def greedy(s: State, actions: Ints, n: int, rng: Rng) -> int:
    best, most = 0, -1.0
    for i in range(n):
        if actions[i] == rules.CHALLENGE:
            chance = 1.0 - chance_of_truth(s, int(s.turn), int(s.last))
        else:
            chance = chance_of_truth(s, int(s.turn), int(actions[i]) - rules.BID)
        if chance > most:
            best, most = i, chance
    return best


POLICY = Policy(greedy=greedy)
