"""What the matches say: results, cross table, ratings, scores, lengths, times, notices; as one JSON-safe dict."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal import __version__
from shoal.arena.host import Played, time_of
from shoal.arena.plan import Job, Settings
from shoal.arena.stats import openskill, ratings, share

FORMAT = "shoal-arena-report-1"
MOST_NOTICES = 200
BINS = 24

Array = NDArray[np.float64]


def report(
    settings: Settings, asked: int, jobs: Sequence[Job], done: Sequence[Played], seconds: float
) -> dict[str, Any]:
    """Everything that is known after these finished matches."""
    bots = settings.contestants
    result: dict[str, Any] = {
        "format": FORMAT,
        "shoal": __version__,
        "settings": settings.identity(),
        "digest": settings.digest(),
        "asked": asked,
        "planned": len(jobs),
        "played": len(done),
        "groups": len({played.group for played in done}),
        "samples": 0,
        "seconds": round(seconds, 3),
        "bots": [],
        "cross": [],
        "line_ups": [],
        "seats": [],
        "lengths": {},
        "notices": [],
    }
    if not done:
        return result
    tally = Tally(settings, jobs, done)
    result["samples"] = tally.samples
    result["bots"] = [tally.bot(k) for k in range(len(bots))]
    result["cross"] = [[tally.against(a, b) for b in range(len(bots))] for a in range(len(bots))]
    result["line_ups"] = tally.line_ups()
    result["seats"] = tally.seats()
    result["lengths"] = {**distribution([sum(p.moves) for p in done]), "of": "decisions in a match"}
    result["notices"], result["notices_in_all"] = tally.notices()
    return result


def sample_by_group(done: Sequence[Played]) -> dict[int, int]:
    """By group: the number of its sample. Groups that went exactly the same way are one sample, however often played:
    bots that do not vary, in a game of little chance, learn nothing new from playing again.
    """
    prints: dict[int, tuple[Any, ...]] = {}
    for p in done:
        prints[p.group] = (*prints.get(p.group, ()), *p.seating, p.fingerprint)
    numbers = {way: k for k, way in enumerate(dict.fromkeys(prints.values()))}
    return {group: numbers[way] for group, way in prints.items()}


class Tally:
    """Adds up finished matches by sample: a group, or groups that went exactly the same way."""

    def __init__(self, settings: Settings, jobs: Sequence[Job], done: Sequence[Played]) -> None:
        self.settings, self.done = settings, done
        self.names = settings.contestants
        self.line_of = {job.group: job.line_up for job in jobs}
        samples = sample_by_group(done)
        size, bots = max(samples.values()) + 1, len(self.names)
        self.samples = size
        self.lines = np.zeros(size, np.int64)
        for group, sample in samples.items():
            self.lines[sample] = self.line_of[group]
        self.points = np.zeros((size, bots))  # shares of wins
        self.luck = np.zeros((size, bots))  # what chance brought of them
        self.seatings = np.zeros((size, bots))  # how often a bot had a seat
        self.wins = np.zeros((size, bots, bots))  # i finished ahead of j (half: level), a match counting once
        self.met = np.zeros((size, bots, bots))
        self.squares = np.zeros((bots, bots))  # of single results, for their variance
        for played in done:
            self._add(samples[played.group], played)
        self.ratings = ratings(self.wins, self.lines, settings.seed)
        self.skills = openskill([(p.seating, ranks(p)) for p in done], bots)

    def _add(self, sample: int, played: Played) -> None:
        seats = played.seating
        for bot, payoff in zip(seats, played.payoffs, strict=True):
            self.points[sample, bot] += payoff
            self.seatings[sample, bot] += 1
        for bot, luck in zip(seats, played.luck, strict=False):
            self.luck[sample, bot] += luck
        result = ahead(played, len(self.names))
        self.wins[sample] += result
        self.squares += result**2
        here = np.isin(np.arange(len(self.names)), seats)
        self.met[sample] += np.outer(here, here) & ~np.eye(len(here), dtype=bool)

    def bot(self, k: int) -> dict[str, Any]:
        """All about one bot."""
        won, scores = [], []
        moves, seconds, times = 0, 0.0, Counter[str]()
        for p in self.done:
            for seat, who in enumerate(p.seating):
                if who == k:
                    won.append(p.payoffs[seat])
                    scores.append(p.scores[seat])
                    moves, seconds = moves + p.moves[seat], seconds + p.seconds[seat]
                    times.update(p.times[seat])
        rating = self.ratings[k]
        return {
            "name": self.names[k],
            "matches": len(won),
            "won": share(self.points[:, k], self.seatings[:, k], float(np.var(won))).as_dict(),
            "adjusted": self.adjusted(k, float(np.var(won))),
            "rating": {key: round(getattr(rating, key), 1) for key in ("value", "low", "high")},
            "openskill": self.skills[k] if self.skills else None,
            "scores": distribution(scores),
            "seconds_per_move": {"mean": seconds / max(1, moves), **quantiles(times), "moves": moves},
            "times": sorted([round(time_of(name), 9), count] for name, count in times.items()),
            "notices": sum(len([n for n in p.notices if p.seating[n["seat"]] == k]) for p in self.done if p.notices),
        }

    def adjusted(self, k: int, variance: float) -> dict[str, Any] | None:
        """What it would have won without luck; None if that was not asked for."""
        if not self.settings.adjusted:
            return None
        return share(self.points[:, k] - self.luck[:, k], self.seatings[:, k], variance).as_dict()

    def against(self, a: int, b: int) -> dict[str, Any] | None:
        """How often a finished ahead of b; None where they never met."""
        if a == b or not self.met[:, a, b].any():
            return None
        won, met = self.wins[:, a, b], self.met[:, a, b]
        variance = self.squares[a, b] / met.sum() - (won.sum() / met.sum()) ** 2
        return share(won, met, float(variance)).as_dict()

    def line_ups(self) -> list[dict[str, Any]]:
        """The share of wins of each bot in each line-up, and what a fair share would be."""
        results = []
        for line in np.unique(self.lines):
            rows = self.lines == line
            seats = self.seatings[rows].sum(0)
            matches = seats.sum() / self.settings.players
            present = [k for k in range(len(self.names)) if seats[k] > 0]
            won = {self.names[k]: share(self.points[rows, k], self.seatings[rows, k]).as_dict() for k in present}
            names = {self.names[k]: round(seats[k] / matches) for k in present}
            results.append({"matches": int(matches), "seats": names, "won": won})
        return results

    def seats(self) -> list[float]:
        """The share of wins by seat."""
        return [round(float(np.mean([p.payoffs[seat] for p in self.done])), 4) for seat in range(self.settings.players)]

    def notices(self) -> tuple[list[dict[str, Any]], int]:
        """What outside bots did wrong: the first of them, and how many there were."""
        found = [{"match": p.n, "bot": self.names[p.seating[n["seat"]]], **n} for p in self.done for n in p.notices]
        return found[:MOST_NOTICES], len(found)


def ranks(played: Played) -> list[float]:
    """Places by seat, from 0: first the share of the win, then points; equal places are level."""
    results = list(zip(played.payoffs, played.scores, strict=True))
    order = sorted(set(results), reverse=True)
    return [float(order.index(result)) for result in results]


def ahead(played: Played, bots: int) -> Array:
    """By pairs of bots: did the first finish ahead of the second? Level is a half; of several seats, the mean."""
    place, many = ranks(played), Counter(played.seating)
    result = np.zeros((bots, bots))
    for a, mine in zip(played.seating, place, strict=True):
        for b, theirs in zip(played.seating, place, strict=True):
            if a != b:
                result[a, b] += (1.0 if mine < theirs else 0.5 if mine == theirs else 0.0) / (many[a] * many[b])
    return result


def distribution(values: Sequence[float]) -> dict[str, Any]:
    """Mean, deviation, quartiles and a histogram."""
    array = np.asarray(values, float)
    low, high = float(array.min()), float(array.max())
    width = max(1, int(np.ceil((high - low + 1) / BINS)))  # whole numbers in each bin
    edges = np.arange(low, high + width + 1, width)
    counts, _ = np.histogram(array, edges)
    return {
        "mean": round(float(array.mean()), 3),
        "deviation": round(float(array.std()), 3),
        "least": low,
        "quartiles": [round(float(q), 2) for q in np.quantile(array, [0.25, 0.5, 0.75])],
        "most": high,
        "histogram": {"start": low, "width": width, "counts": counts.tolist()},
    }


def quantiles(times: Counter[str]) -> dict[str, float]:
    """The median and the 95th percentile of times counted in classes."""
    classes = sorted(times, key=int)
    reached = np.cumsum([times[name] for name in classes])
    if not classes:
        return {"median": 0.0, "p95": 0.0}
    found = [time_of(classes[int(np.searchsorted(reached, q * reached[-1]))]) for q in (0.5, 0.95)]
    return {"median": found[0], "p95": found[1]}
