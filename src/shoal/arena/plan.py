"""Who plays whom, from which seats, under which deal: an arena's settings and its list of matches.

A *line-up* is the bots that sit down together. A *group* is one line-up seated in every rotation under one deal: every
bot sits in every seat equally often, with the same chance outcomes. A group is one sample for the intervals.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

from shoal import __version__
from shoal.arena.luck import is_adjustable
from shoal.errors import ShoalError
from shoal.game import find
from shoal.match import Variant

DEADLINE = 2.0  # seconds for a move of an outside bot


@dataclass(frozen=True)
class Settings:
    """Everything that decides what happens in an arena, the number of matches aside."""

    game: str
    players: int
    bots: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 0
    paired: bool = True
    deadline: float = DEADLINE
    adjusted: bool = False  # for luck (luck.py): the same matches, with what chance brought to whom

    @property
    def variant(self) -> Variant:
        """The game with its players and options."""
        return Variant(find(self.game), self.players, **self.options)

    @property
    def contestants(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    def identity(self) -> dict[str, Any]:
        """What the digest is made of: equal identities play equal matches."""
        version, given = find(self.game).version, asdict(self)
        if not self.adjusted:
            del given["adjusted"]  # so names of arenas from before stay what they were
        return {**given, "bots": list(self.bots), "game_version": version, "shoal": __version__}

    def digest(self) -> str:
        """A short name for these settings."""
        text = json.dumps(self.identity(), sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def checked(
    game: str,
    players: int | None,
    bots: Sequence[str],
    options: dict[str, Any] | None = None,
    **more: Any,
) -> Settings:
    """Settings with the game's defaults filled in; ShoalError says what cannot be."""
    variant = Variant(find(game), players, **(options or {}))
    settings = Settings(game, variant.players, tuple(bots), dict(variant.options), **more)
    twice = [bot for bot, n in Counter(bots).items() if n > 1]
    if len(settings.contestants) < 2:
        raise ShoalError(f"an arena needs at least two different bots, not {', '.join(bots) or 'none'}")
    if twice and len(bots) != variant.players:
        raise ShoalError(
            f"{twice[0]} is named twice; name a bot twice only to fill all {variant.players} seats, "
            f"for instance --bots {','.join(seats_filled(settings))}"
        )
    if settings.adjusted and not is_adjustable(variant.game, variant.players):
        reason = "its network has no weights" if variant.game.luck else "chance only says who starts"
        raise ShoalError(f"results of {variant.game.title} cannot be adjusted for luck: {reason}")
    if settings.deadline <= 0:
        raise ShoalError("the deadline must be more than 0 seconds")
    return settings


def seats_filled(settings: Settings) -> list[str]:
    """The bots, made as many as there are seats: an example for an error."""
    first, *others = settings.contestants
    seats = [first, *others, *[others[-1]] * settings.players]
    return seats[: settings.players]


def line_ups(settings: Settings) -> list[tuple[str, ...]]:
    """The bots that sit down together. As many bots as seats: one line-up, as given. More: every choice of them.
    Fewer: every way to fill the seats in which each bot has at least one.
    """
    bots, players = settings.bots, settings.players
    if len(bots) == players:
        return [bots]
    if len(bots) > players:
        return list(combinations(bots, players))
    fill = combinations_with_replacement(bots, players - len(bots))
    return [tuple(sorted((*bots, *extra), key=bots.index)) for extra in fill]


def rotations(seating: Sequence[str]) -> list[tuple[str, ...]]:
    """The different seatings that come from moving everybody some seats on."""
    turned = [(*seating[k:], *seating[:k]) for k in range(len(seating))]
    return list(dict.fromkeys(turned))


def circular_orders(line_up: Sequence[str]) -> list[list[tuple[str, ...]]]:
    """All different ways to sit around the table, each with its rotations: groups take turns through them."""
    found: dict[tuple[str, ...], list[tuple[str, ...]]] = {}
    first, *rest = line_up
    for order in permutations(rest):
        turned = rotations((first, *order))
        found.setdefault(min(turned), turned)
    return list(found.values())


@dataclass(frozen=True)
class Job:
    """One match to be played."""

    n: int  # its number in the arena
    group: int  # matches of a group share their chance outcomes, and count as one sample
    line_up: int
    seating: tuple[str, ...]  # by seat


def rounds(settings: Settings) -> Iterator[list[Job]]:
    """The matches, without end: each round has one group of every line-up."""
    tables = [circular_orders(line_up) for line_up in line_ups(settings)]
    n = group = 0
    turn = 0
    while True:
        jobs: list[Job] = []
        for k, ways in enumerate(tables):
            for seating in ways[turn % len(ways)]:
                jobs.append(Job(n, group, k, seating))
                n += 1
            group += 1
        yield jobs
        turn += 1


def plan(settings: Settings, games: int) -> list[Job]:
    """The first whole rounds of at most so many matches; a longer plan begins with a shorter one."""
    jobs: list[Job] = []
    for more in rounds(settings):
        if len(jobs) + len(more) > games:
            break
        jobs += more
    if not jobs:
        least = len(next(rounds(settings)))
        raise ShoalError(
            f"{games} matches are not enough: with {settings.players} players and these bots, everybody has sat in "
            f"every seat after {least}; use --games {least} or more"
        )
    return jobs


def split_bots(texts: Sequence[str]) -> list[str]:
    """`greedy,cmd:python bot.py` as a list. Commas in quotes, and before a further `name=value`, stay in their bot."""
    bots: list[str] = []
    for text in texts:
        for piece in re.split(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""", text):
            piece = piece.strip()
            if bots and ":" in bots[-1] and re.match(r"\w+=", piece):
                bots[-1] += "," + piece
            elif piece:
                bots.append(piece)
    return bots
