"""What bots know of a game beyond its rules: its policy, found by the record's type like the rules themselves.

`shoal.contract.Policy` says what a game may bring. Whatever is missing has a default here, so that a new game has bots
from its first day: random choices, equal priors, playouts to the end of the match.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from shoal.game import actor, game_of, opens, payoffs
from shoal.kernel import OVER, Floats, Ints, Numbers, Places, Rng, State, compiled
from shoal.playout import any_choice
from shoal.toolbox import list_nonzero


@compiled
def equal_priors(s: State, actions: Ints, n: int, out: Floats) -> None:
    """No choice is more likely to be good than another."""
    for i in range(n):
        out[i] = 1.0 / n


@compiled
def judge_the_end(s: State, root: State, depth: int, out: Floats) -> bool:
    """A playout goes on until the match is over, and only winning counts."""
    if actor(s) != OVER:
        return False
    payoffs(s, out)
    return True


@compiled
def always_branches(s: State) -> bool:
    """The search tells all outcomes apart."""
    return True


@compiled
def always_near(s: State) -> bool:
    """Whether the end is near is found out by trying."""
    return True


@compiled
def no_features(s: State, seat: int, out: Floats) -> None:
    """A game without a network has nothing to write."""


@compiled
def never_ends(s: State, root: State) -> bool:
    """The search looks as far as the end of the match."""
    return False


@compiled
def no_outlook(s: State, table: Numbers, out: Floats) -> bool:
    """There is no table: the network says what comes then."""
    return False


@compiled
def prior_in_place(priors: Floats, n: int, width: int) -> float:
    """The prior of the choice in place `width`: less likely ones are left out."""
    if n <= width:
        return 0.0
    bound = 1 << 31
    for _ in range(width):
        most = 0
        for i in range(n):
            bits = int(np.float32(priors[i]).view(np.int32))  # numbers above 0 come in the order of their bits
            most = max(most, bits if bits < bound else 0)
        bound = most
    return float(np.int32(bound).view(np.float32))


def _own(s: State, name: str, default: Callable[..., Any]) -> Callable[..., Any]:
    return getattr(game_of(s).policy, name, None) or default


def _own_of_network(s: State, name: str, default: Callable[..., Any]) -> Callable[..., Any]:
    return getattr(game_of(s).network, name, None) or default


@opens("greedy", "policy", any_choice)
def greedy(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """The index of the choice of a good one-ply player."""
    return int(_own(s, "greedy", any_choice)(s, actions, n, rng))


@opens("rollout", "policy", any_choice)
def rollout(s: State, actions: Ints, n: int, rng: Rng) -> int:
    """The index of the choice of a quick player, for playouts."""
    return int(_own(s, "rollout", any_choice)(s, actions, n, rng))


@opens("prior", "policy", equal_priors)
def prior(s: State, actions: Ints, n: int, out: Floats) -> None:
    """How likely each choice is to be good; they sum to 1."""
    _own(s, "prior", equal_priors)(s, actions, n, out)


@opens("judge", "policy", judge_the_end)
def judge(s: State, root: State, depth: int, out: Floats) -> bool:
    """Does the search end here? Then `out` says what everybody may expect."""
    return bool(_own(s, "judge", judge_the_end)(s, root, depth, out))


@opens("branches", "policy", always_branches)
def branches(s: State) -> bool:
    """Chance acts: does the search tell its outcomes apart?"""
    return bool(_own(s, "branches", always_branches)(s))


@opens("near", "policy", always_near)
def near(s: State) -> bool:
    """May the rest be short enough to be enumerated?"""
    return bool(_own(s, "near", always_near)(s))


@opens("features", "network", no_features)
def features(s: State, seat: int, out: Floats) -> None:
    """The state as numbers for the game's network, seats counted from this one; `out` is all 0 before."""
    network = game_of(s).network
    if network is not None:
        network.features(s, seat, out)


@compiled
def find_listed(s: State, seat: int, out: Floats, places: Places) -> int:
    """Which features are not 0 is found by looking at all of them."""
    features(s, seat, out)
    return list_nonzero(out, len(out), places)


@opens("listed", "network", find_listed)
def listed(s: State, seat: int, out: Floats, places: Places) -> int:
    """The features, and the places of those that are not 0; how many."""
    return int(_own_of_network(s, "listed", find_listed)(s, seat, out, places))


@compiled
def all_listed(s: State, seat: int, out: Floats, places: Places) -> int:
    """What the seat may know is not written any quicker without the rest."""
    return listed(s, seat, out, places)


@opens("seen", "network", all_listed)
def seen(s: State, seat: int, out: Floats, places: Places) -> int:
    """The same of the first features, those that the seat may know; what follows means nothing then."""
    return int(_own_of_network(s, "seen", all_listed)(s, seat, out, places))


@opens("ends", "network", never_ends)
def ends(s: State, root: State) -> bool:
    """Is this the end of what a search with the network looks at, though the match goes on?"""
    network = game_of(s).network
    return bool(network is not None and network.ends is not None and network.ends(s, root))


@opens("outlook", "network", no_outlook)
def outlook(s: State, table: Numbers, out: Floats) -> bool:
    """Where a search `ends`: does a table know what everybody may expect? Then `out` says it."""
    network = game_of(s).network
    return bool(network is not None and network.outlook is not None and network.outlook(s, table, out))
