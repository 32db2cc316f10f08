"""A training from beginning to end, and on from where it was stopped."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

from shoal.bots import evaluation
from shoal.errors import ShoalError
from shoal.game import find
from shoal.train import samples
from shoal.train.crew import Team
from shoal.train.gate import ahead, duel
from shoal.train.settings import Settings

STATE = "state.json"
BEST = "best.npz"
FIXED = ("game", "hidden", "seed")  # what cannot change when a training goes on

Watch = Callable[[str], None]  # is told what happens


class Training:
    """The folder of a training: samples, weights of every generation, and the state that says how far it is."""

    def __init__(self, settings: Settings, folder: Path, team: Team, watch: Watch = print) -> None:
        self.settings, self.folder, self.team, self.watch = settings, folder, team, watch
        self.game = find(settings.game)
        (folder / "samples").mkdir(parents=True, exist_ok=True)
        self.state = self._opened()

    def _opened(self) -> dict[str, Any]:
        path = self.folder / STATE
        fresh = {
            "format": "shoal-training-1",
            "settings": self.settings.line(),
            "generations": [],
            "practised": {},
            "played": {},
        }
        if not path.is_file():
            return fresh
        state: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        for name in FIXED:
            value = self.settings.line()[name]
            if state["settings"][name] != value:
                raise ShoalError(
                    f"{self.folder} has a training with {name} = {state['settings'][name]}, not {value}; "
                    "name another folder, or the same settings"
                )
        return {**fresh, **state, "settings": self.settings.line()}

    def save(self) -> None:
        """Write down how far the training is, whole or not at all."""
        part = self.folder / "state.part"
        part.write_text(json.dumps(self.state, indent=1), encoding="utf-8")
        part.replace(self.folder / STATE)

    @property
    def best(self) -> Path | None:
        """The best weights so far; None before the first network has won."""
        path = self.folder / BEST
        return path if path.is_file() else None

    def begin_from(self, weights: Path) -> None:
        """Let these weights be the best so far, in a training that has none yet."""
        if self.best is None and not self.state["generations"]:
            evaluation.read(self.game, weights)
            shutil.copyfile(weights, self.folder / BEST)

    def generation(self) -> dict[str, Any]:
        """Practice, self-play, learning and the gate, once."""
        n = len(self.state["generations"])
        began = perf_counter()
        start = self._practise(n)
        played = self._play(n, start)
        weights, learnt = self._learn(n, start)
        candidate = self.folder / f"generation-{n:03}.npz"
        evaluation.write(candidate, weights)
        duels, score = self._gate(n, candidate)
        if score > 0:
            shutil.copyfile(candidate, self.folder / "best.part")
            (self.folder / "best.part").replace(self.folder / BEST)
        practised = self.state["practised"].get(str(n))
        entry = {"number": n, "practised": practised, "played": played, "learnt": learnt, "duels": duels}
        entry |= {"ahead": round(score, 2), "replaces": score > 0, "seconds": round(perf_counter() - began, 1)}
        self.state["generations"].append(entry)
        self.save()
        return entry

    def _practise(self, n: int) -> Path | None:
        """The best weights so far, after practice; as they are without it, and None where there are none yet."""
        seconds, path = self.settings.practice_seconds, self.folder / f"practised-{n:03}.npz"
        if self.best is None or seconds == 0.0:
            return self.best
        if str(n) not in self.state["practised"]:  # or it was stopped later than this
            from shoal.train.practice import practise

            before = evaluation.read(self.game, self.best)
            weights, done = practise(self.settings, before, seconds, self._seed(n), watch=self.watch)
            evaluation.write(path, weights)
            self.state["practised"][str(n)] = done
            self.save()
            last = {name: round(value, 3) for name, value in done["curve"][-1].items()}
            self.watch(f"generation {n}: practised, {done['matches']} matches, {done['decisions']} decisions, {last}")
        return path

    def _seed(self, n: int) -> int:
        return self.settings.seed * 1_000_003 + n * 1009

    def _play(self, n: int, start: Path | None) -> dict[str, Any]:
        if str(n) in self.state["played"]:  # it was stopped after self-play
            done: dict[str, Any] = self.state["played"][str(n)]
            return done
        seconds, where = self.settings.play_seconds, self.folder / "samples"
        done = self.team.play(self._seed(n), seconds, start, lambda i: where / f"{n:03}-{i:03}.npz")
        done["by"] = "network" if start else "hand-made policy"
        self.state["played"][str(n)] = done
        self.save()
        self.watch(f"generation {n}: {done['matches']} matches, {done['samples']} samples by the {done['by']}")
        return done

    def _learn(self, n: int, start: Path | None) -> tuple[evaluation.Weights, dict[str, Any]]:
        from shoal.train.learn import learn

        files = self._window()
        before = evaluation.read(self.game, start) if start else None
        found = learn(self.game, self.settings, samples.read(files), before, self.settings.seed + n)
        last = found[1]["curve"][-1]
        self.watch(f"generation {n}: learnt on {found[1]['device']}, {found[1]['steps']} steps, {last}")
        return found

    def _window(self) -> list[Path]:
        """The newest files of samples, as many as the window holds; older ones go."""
        files = sorted((self.folder / "samples").glob("*.npz"), reverse=True)
        kept, room = [], self.settings.window
        for file in files:
            if room <= 0:
                file.unlink()
                continue
            with samples.opened(file) as parts:
                room -= len(parts["players"])
            kept.append(file)
        return kept[::-1]

    def _gate(self, n: int, candidate: Path) -> tuple[list[dict[str, Any]], float]:
        """The candidate against the best so far; and, where strangers play, which of them does better against those."""
        budget = f"iterations={self.settings.gate_iterations}"
        new = f"search:{budget},weights={candidate}"
        old = f"search:{budget},weights={self.best}" if self.best else f"classic:{budget}"
        counts = sorted(set(self.settings.players))
        pairs = [(count, new, old) for count in sorted({counts[0], counts[-1]})]
        strange = self.settings.strangers > 0 and counts[-1] > 2
        if strange:
            pairs += [(counts[-1], new, "greedy"), (counts[-1], old, "greedy")]
        duels = []
        for count, one, others in pairs:
            seconds, seed = self.settings.gate_seconds / len(pairs), self.settings.seed + n
            won = duel(self.settings.game, count, one, others, seconds, self.team.arena(), seed)
            duels.append(won)
            who = "new" if one == new else "old"
            rivals = "greedy" if others == "greedy" else "network" if self.best else "classic"
            text = f"{100 * won['value']:.1f}% [{100 * won['low']:.1f}, {100 * won['high']:.1f}] of {won['matches']}"
            self.watch(f"generation {n}: {count} players, one {who} against {rivals}: {text}")
        return duels, ahead(duels[:-2], *duels[-2:]) if strange else ahead(duels)

    def close(self) -> None:
        """Let the workers end."""
        self.team.close()


def train(training: Training, minutes: float, generations: int | None = None) -> None:
    """Generation after generation, as long as there is time for another one."""
    end = perf_counter() + 60 * minutes
    longest = 0.0
    try:
        while generations is None or len(training.state["generations"]) < generations:
            if perf_counter() + longest > end:
                return
            before = perf_counter()
            training.generation()
            longest = max(longest, perf_counter() - before)
    except KeyboardInterrupt:
        training.watch("stopped; the same command goes on from here")
    finally:
        training.close()
