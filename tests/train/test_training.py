"""A training at a tiny scale: samples, learning, the gate, going on after a kill, the report."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from shoal.arena.cluster import Ray
from shoal.arena.parcels import addressed, packed
from shoal.arena.workers import Workers, local
from shoal.bots.evaluation import Weights, read, shapes, write
from shoal.bots.nodes import NET
from shoal.bots.searcher import SearchBot
from shoal.errors import ShoalError
from shoal.game import find, names
from shoal.kernel import seeded
from shoal.train import cluster, loop, practice, samples
from shoal.train.crew import Files
from shoal.train.gate import ahead
from shoal.train.learn import learn
from shoal.train.loop import Training, train
from shoal.train.quick import LIKELY, likely_choice, strangers
from shoal.train.report import page, report
from shoal.train.selfplay import CLASSIC, Player, Task
from shoal.train.settings import Settings, checked

LEARNED = [name for name in names() if find(name).network]
NAME = LEARNED[0]
TINY: dict[str, Any] = {
    "iterations": 16, "play_seconds": 0.3, "learn_seconds": 0.3, "gate_seconds": 0.1, "gate_iterations": 8, "batch": 64,
    "quick_seconds": 0.1, "world_seconds": 0.1, "hidden": (8, 8),
}  # fmt: skip


def any_weights(settings: Settings) -> Weights:
    parts = shapes(find(settings.game), settings.hidden)
    return Weights(**{name: np.full(shape, 0.01, np.float32) for name, shape in parts.items()})


class OneHand:
    """A team of one, in this process; without settings, one that must not be asked to play."""

    def __init__(self, settings: Settings | None = None) -> None:
        self._player = Player(settings) if settings else None

    def play(self, seed: int, seconds: float, weights: Path | None, files: Files) -> dict[str, Any]:
        assert self._player is not None
        found, done = self._player.play(Task(seed, seconds, weights))
        assert found is not None
        samples.write(files(0), found)
        return done

    def arena(self) -> Workers:
        return local(1)

    def close(self) -> None:
        pass


@pytest.fixture
def training(tmp_path: Path) -> Training:
    settings = checked(NAME, (2,), **TINY)
    return Training(settings, tmp_path / "run", OneHand(settings), lambda _: None)


def test_samples_say_how_matches_went() -> None:
    player = Player(checked(NAME, (), **TINY))
    found, done = player.play(Task(1, 0.2, None))
    assert found is not None
    assert done["samples"] == len(found.players) > 0
    assert np.allclose(found.shares.astype(float).sum(1), 1, atol=0.01)
    assert len(found.actions) == len(found.visits) == len(found.priors) == found.counts.sum()
    first = np.concatenate([[0], np.cumsum(found.counts[found.counts > 0])])
    assert all(found.visits[a:b].astype(float).sum() == pytest.approx(1, abs=0.01) for a, b in pairwise(first))
    for seats, players in zip(found.shares, found.players, strict=True):
        assert not seats[players:].any()


def test_equal_seeds_equal_samples() -> None:
    settings = checked(NAME, (), **TINY)
    one, two = (Player(settings) for _ in range(2))
    for seed in (1, 2):
        runs = []
        for player in (one, two):
            notes = samples.Notes(find(NAME).rules.SEATS)
            player.match(player.searcher(None), np.random.default_rng(seed), notes)
            runs.append(notes.take())
        assert all(np.array_equal(a, b) for a, b in zip(*runs, strict=True))


def test_a_generation_and_going_on_after_a_kill(training: Training, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(*_: Any) -> Any:
        raise SystemExit

    monkeypatch.setattr(Training, "_learn", killed)
    with pytest.raises(SystemExit):
        training.generation()
    monkeypatch.undo()
    monkeypatch.setattr(loop, "duel", lambda *_: duel_of(0.9))
    nobody = OneHand()  # what was played is not played again
    again = Training(training.settings, training.folder, nobody, lambda _: None)
    entry = again.generation()
    assert entry["replaces"]
    assert read(find(NAME), training.folder / loop.BEST).value_1_bias.shape == (8,)
    found = report(json.loads((training.folder / loop.STATE).read_text()))
    assert found["replaced"] == [0]
    assert "<svg" in page(found)
    with pytest.raises(ShoalError, match="another folder"):
        Training(checked(NAME, (2,), **{**TINY, "hidden": (16, 8)}), training.folder, OneHand())


def duel_of(won: float) -> dict[str, Any]:
    return {"players": 2, "fair": 0.5, "value": won, "low": won - 0.1, "high": won + 0.1, "matches": 10}


def test_a_network_that_loses_replaces_nothing(training: Training, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "duel", lambda *_: duel_of(0.4))
    best = training.folder / "first.npz"
    write(best, any_weights(training.settings))
    training.begin_from(best)
    train(training, minutes=1, generations=1)
    assert (training.folder / loop.BEST).read_bytes() == best.read_bytes()
    assert report(training.state)["replaced"] == []


def test_it_practises_first_and_not_again_after_a_kill(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(*_: Any) -> Any:
        raise SystemExit

    monkeypatch.setattr(practice, "PIECE", 256)
    settings = checked(NAME, (2,), **{**TINY, "practice_seconds": 0.1, "practice_pieces": 2})
    said = list[str]()
    first = Training(settings, tmp_path / "run", OneHand(settings), said.append)
    train(first, minutes=1, generations=1)
    assert first.state["generations"][0]["practised"] is None, "there was no network yet"
    write(first.folder / loop.BEST, any_weights(settings))
    monkeypatch.setattr(Training, "_play", killed)
    with pytest.raises(SystemExit):
        first.generation()
    monkeypatch.undo()
    assert "practised" in said[-1]
    monkeypatch.setattr(practice, "practise", killed)
    again = Training(settings, first.folder, OneHand(settings), said.append)
    entry = again.generation()
    assert entry["practised"]["decisions"] > 0
    assert "Practice" in page(report(again.state))


class Near:
    """In place of a cluster: one worker, here."""

    count = 2

    def play(self, settings: Any, jobs: Sequence[Any]) -> Iterator[list[Any]]:
        return Ray.play(self, settings, jobs)  # type: ignore[arg-type]

    def spread(self, make: Callable[[], Any], tasks: Sequence[Any]) -> Iterator[list[Any]]:
        worker = pickle.loads(pickle.dumps(make))()  # as it travels
        worker.warm()
        for task in tasks:
            yield [worker.play(task)]
        worker.close()

    def close(self) -> None:
        pass


def test_on_a_cluster_weights_travel_and_samples_come_back(training: Training, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PIECE", 0.1)
    best = training.folder / "first.npz"
    write(best, any_weights(training.settings))
    training.begin_from(best)
    training.team = cluster.ClusterCrew(training.settings, Near())  # type: ignore[arg-type]
    entry = training.generation()
    assert len(list((training.folder / "samples").glob("000-*.npz"))) == 6  # three pieces for each of two workers
    assert entry["played"]["matches"] >= 6
    assert entry["duels"][0]["matches"] > 0


def test_weights_that_bots_name_travel(tmp_path: Path) -> None:
    mine = tmp_path / "mine.npz"
    mine.write_bytes(b"some weights")
    specs = (f"search:iterations=1,weights={mine},explore=1.2", "search:weights=nowhere.npz", "greedy")
    parcels = packed(specs)
    there = addressed(specs[0], parcels)
    path = Path(there.partition("weights=")[2].partition(",")[0])
    assert path.read_bytes() == b"some weights"
    assert there == specs[0].replace(str(mine), str(path)) != specs[0]
    assert [addressed(spec, parcels) for spec in specs[1:]] == list(specs[1:])


@pytest.mark.parametrize("name", LEARNED)
def test_quick_matches_say_how_they_ended(name: str, tmp_path: Path) -> None:
    settings = checked(name, (), **TINY)
    weights = tmp_path / "some.npz"
    write(weights, any_weights(settings))
    player = Player(settings)
    bot, rng = player.searcher(weights), np.random.default_rng(3)
    for _ in range(4):
        found, matches = player.some_quick(bot, rng, 200)
        assert len(found.players) == 200
        assert matches > 0
        players = int(found.players[0])
        assert np.allclose(found.shares[:, :players].astype(float).sum(1), 1, atol=0.01)
        assert not found.shares[:, players:].any()
        assert found.inputs.any(axis=1).all()
        assert not found.counts.any(), "only the value is to be learnt"
        assert len(np.unique(found.shares, axis=0)) > 1
    bot.close()


def test_what_is_expected_later_counts_as_well_as_how_it_ended() -> None:
    """TD(λ): the same matches say the same on average, but less of it is luck."""
    network = find(NAME).network
    assert network is not None
    found = {}
    for trace in (1.0, 0.5):
        player = Player(checked(NAME, (2,), **TINY | {"quick_trace": trace}))
        bot = player.searcher(network.weights_for(2))
        found[trace] = player.some_quick(bot, np.random.default_rng(3), 4000)[0].shares.astype(float)
        bot.close()
    ended, expected = found[1.0], found[0.5]
    assert np.allclose(expected.sum(1), 1, atol=0.01)
    assert set(np.unique(ended)) <= {0.0, 0.5, 1.0}
    assert len(np.unique(expected)) > 100
    assert abs(ended.mean(0) - expected.mean(0)).max() < 0.03
    assert expected[:, 0].std() < ended[:, 0].std()


def test_somebody_strays_though_no_choice_is_likely() -> None:
    space, rng, n = SearchBot(find(NAME), iterations=1).space, seeded(1), 5
    space.priors[:n] = (LIKELY, 0, 1 - LIKELY, 0, 0)
    assert {likely_choice(space, n, rng) for _ in range(99)} == {0, 2}
    most = len(space.priors)
    space.priors[:] = 1 / most
    space.priors[0] = 0.001
    assert 0 not in {likely_choice(space, most, rng) for _ in range(99)}


def test_greedy_players_sit_at_quick_tables_of_more_than_two() -> None:
    rng = seeded(1)
    assert {strangers(2, 1.0, rng) for _ in range(9)} == {0}
    assert {strangers(3, 0.0, rng) for _ in range(9)} == {0}
    assert {strangers(3, 1.0, rng) for _ in range(9)} == {0b111}
    assert {strangers(3, 0.5, rng) for _ in range(99)} == set(range(8))


def test_a_generation_learns_from_quick_matches_too(training: Training) -> None:
    best = training.folder / "given.npz"
    write(best, any_weights(training.settings))
    training.begin_from(best)
    entry = training.generation()
    assert entry["played"]["quick_samples"] > 0
    assert entry["learnt"]["samples"] == entry["played"]["samples"] + entry["played"]["quick_samples"]


def test_without_luck_nothing_is_played_quickly_and_without_secrets_no_worlds_are_compared() -> None:
    for name in LEARNED:
        assert (checked(name, (2,)).quick_seconds > 0) == find(name).luck
        assert checked(name, (3,)).quick_seconds > 0, "among many, values are a matter of who errs"
        assert (checked(name, ()).world_seconds > 0) == find(name).hidden


@pytest.mark.parametrize("name", [name for name in LEARNED if find(name).hidden])
def test_true_worlds_are_told_from_those_dealt_blindly(name: str, tmp_path: Path) -> None:
    settings = checked(name, (), **TINY | {"learn_seconds": 30.0, "epochs": 1000.0, "batch": 1024})
    player, network = Player(settings), find(name).network
    assert network is not None
    bot = player.searcher(network.weights)
    pairs = player.some_worlds(bot, np.random.default_rng(1), 24_000)
    some = player.some_quick(bot, np.random.default_rng(2), 200)[0]
    bot.close()
    assert len(pairs.players) == 0
    assert np.array_equal(pairs.worlds[:, : network.visible], pairs.deals[:, : network.visible]), "the seat sees both"
    assert (pairs.worlds != pairs.deals).any(axis=1).mean() > 0.5
    learnt = learn(find(name), settings, samples.joined([some, pairs]), None, 1)[1]
    losses = [check["belief"] for check in learnt["curve"]]
    assert losses[-1] < 0.64 < losses[0], "over worlds held back; a guess has 0.69"


def test_the_gate_weighs_all_duels() -> None:
    four = {**duel_of(0.25), "fair": 0.25}
    assert ahead([duel_of(0.6), four]) > 0 > ahead([duel_of(0.4), four])
    assert ahead([duel_of(0.5)]) == 0
    new, old = duel_of(0.6), duel_of(0.4)  # against others
    assert ahead([duel_of(0.5)], new, old) > 0 > ahead([duel_of(0.5)], old, new)


def test_strangers_sit_at_tables_of_more_than_two() -> None:
    player, rng = Player(checked(NAME, (), **TINY, strangers=0.5)), np.random.default_rng(1)
    assert not any(player.strangers(2, rng) for _ in range(9))
    assert {len(player.strangers(3, rng)) for _ in range(99)} == {0, 1, 2}


def test_decisions_of_strangers_teach_the_value_too() -> None:
    """What the search expected is noted for its own seats alone; how it ended for all."""
    player, rng = Player(checked(NAME, (3,), **TINY, strangers=0.7)), np.random.default_rng(2)
    notes, bot = samples.Notes(player.game.rules.SEATS), player.searcher(None)
    searched = sum(player.match(bot, rng, notes, iterations=8) for _ in range(6))
    found = notes.take()
    assert len(found.players) > searched
    others = found.counts == 0
    assert others.sum() >= len(found.players) - searched
    assert np.allclose(found.shares[others].sum(1), 1, atol=0.01)
    bot.close()


def test_strangers_may_search_without_the_network() -> None:
    player, rng = Player(checked(NAME, (3,), **TINY, strangers=0.7, classic=1.0)), np.random.default_rng(2)
    assert player.strangers(3, rng)
    rival = player._rival
    assert isinstance(rival, SearchBot)
    assert rival.iterations in [player.settings.iterations * times for times in CLASSIC]
    notes, bot = samples.Notes(player.game.rules.SEATS), player.searcher(None)
    searched = player.match(bot, rng, notes, iterations=8)
    assert rival.space.knobs[NET] == 0.0
    assert len(notes) > searched
    bot.close()


def test_few_decisions_may_be_noted_and_some_stray() -> None:
    found = {}
    for noted, strays in ((1.0, 0), (0.2, 0), (1.0, 1)):
        player = Player(checked(NAME, (2,), **TINY, noted=noted, strays=strays))
        notes, bot = samples.Notes(player.game.rules.SEATS), player.searcher(None)
        searched = player.match(bot, np.random.default_rng(3), notes, iterations=8)
        found[noted, strays] = len(notes) / searched, notes.take().shares[0].tolist(), searched
        bot.close()
    assert found[1.0, 0][0] == found[1.0, 1][0] == 1.0
    assert 0.05 < found[0.2, 0][0] < 0.5
    assert found[1.0, 1] != found[1.0, 0]


def test_weights_of_their_own_are_trained_alone() -> None:
    for name in LEARNED:
        network = find(name).network
        assert network is not None
        assert len({network.weights_for(players) for players in checked(name, ()).players}) == 1


def test_the_gate_asks_who_does_better_against_strangers(training: Training, monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[tuple[Any, ...]] = []

    def noted(*given: Any) -> dict[str, Any]:
        met.append(given)
        return duel_of(0.5)

    monkeypatch.setattr(loop, "duel", noted)
    training.settings = checked(NAME, (2, 3), **TINY)
    training._gate(0, Path("new.npz"))
    assert [(players, old.partition(":")[0]) for _, players, _, old, *_ in met] == [
        (2, "classic"), (3, "classic"), (3, "greedy"), (3, "greedy"),
    ]  # fmt: skip
    assert met[2][2] != met[3][2]


def test_what_cannot_be_is_explained() -> None:
    with pytest.raises(ShoalError, match="players"):
        checked(NAME, (99,))
