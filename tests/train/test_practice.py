"""Practice: episodes are noted as they were played, and what brought more becomes likelier."""

from __future__ import annotations

import numpy as np
import pytest

from shoal.bots import nodes
from shoal.bots.evaluation import Weights, hidden_of, shapes, table_of
from shoal.game import find, names
from shoal.kernel import seeded
from shoal.train import episodes, practice
from shoal.train.learn import begun
from shoal.train.practice import Practice, practise
from shoal.train.selfplay import Player
from shoal.train.settings import Settings, checked

LEARNED = [name for name in names() if find(name).network]
NAME = LEARNED[0]
DECISIONS = 600


def some_weights(settings: Settings, seed: int = 1) -> Weights:
    rng = np.random.default_rng(seed)
    parts = shapes(find(settings.game), (8, 8))
    return Weights(**{name: rng.normal(0, 0.2, shape).astype(np.float32) for name, shape in parts.items()})


def played(name: str, players: int, trace: float, others: float = 0.0, stray: int = 0) -> tuple[episodes.Episodes, int]:
    """Some episodes, and how many matches ended."""
    game, settings = find(name), checked(name, (players,), varied=0.0)
    player, room = Player(settings), episodes.room_for(find(name), DECISIONS)
    blank = player.blank(player.variant(np.random.default_rng(1)))
    ws = nodes.workspace(game, 2, some_weights(settings))
    states = np.zeros(2, game.state)
    matches = episodes.fill(states, blank, ws, table_of(game), others, stray, trace, seeded(3), room)
    return room, int(matches)


@pytest.mark.parametrize("name", LEARNED)
def test_decisions_are_noted_as_they_were(name: str) -> None:
    players = find(name).players[-1]
    room, matches = played(name, players, trace=0.9)
    n = np.arange(DECISIONS)
    assert matches > 0
    assert room.inputs.any(axis=1).all()
    assert (room.players == players).all()
    assert set(room.seats) == set(range(players))
    counts = (room.actions != episodes.NONE).sum(1)
    assert (counts > 1).all()
    assert (room.chosen < counts).all()
    assert (room.actions[n, room.chosen] >= 0).all()
    assert len(np.unique(room.chosen)) > 1
    assert (room.chances <= 0).all()
    assert np.allclose(room.returns.sum(1), 1, atol=1e-2), "the table is rounded"
    assert np.allclose(room.values.sum(1), 1, atol=1e-4)
    assert np.allclose(room.gains, room.returns[:, 0] - room.values[n, room.seats], atol=1e-5), "the seat's own"


def test_without_a_trace_of_what_was_expected_only_the_end_counts() -> None:
    ended, expected = (played(NAME, 2, trace)[0].returns for trace in (1.0, 0.5))
    assert set(np.unique(ended[: DECISIONS // 2])) <= {0.0, 0.5, 1.0}
    assert len(np.unique(expected)) > 100


def test_what_is_expected_next_counts_most_at_once() -> None:
    """TD(0): a return is what the network expects at the next decision of the same match."""
    room, _ = played(NAME, 2, trace=0.0)
    k = np.arange(DECISIONS - 1)
    seen = np.isclose(room.returns[k, 0], room.values[k + 1, room.seats[k]], atol=1e-5)
    assert 1.0 > seen.mean() > 0.9, "all but the last of each match"


def test_what_strays_teaches_nothing_itself_and_ends_the_lesson_of_those_before() -> None:
    room, _ = played(NAME, 2, trace=1.0, stray=8)
    strays = np.flatnonzero(room.strays)
    assert 0.05 < len(strays) / DECISIONS < 0.25
    assert np.allclose(room.gains[strays], 0, atol=1e-6)
    assert np.allclose(room.returns[strays, 0], room.values[strays, room.seats[strays]], atol=1e-6)
    before = strays[strays > 0] - 1
    same = np.isclose(room.returns[before, 0], room.values[before + 1, room.seats[before]], atol=1e-6)
    assert same.mean() > 0.8, "all but those that end a match"
    assert not played(NAME, 2, trace=1.0)[0].strays.any()


def test_greedy_players_are_not_noted() -> None:
    alone, among = (played(NAME, 3, 0.9, others)[1] for others in (0.0, 0.6))
    assert among > alone, "more matches for as many decisions"


def test_what_brought_more_becomes_likelier(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "PIECE", 1024)
    settings = checked(NAME, (2,), practice_pieces=2, practice_rate=1e-3)
    own = Practice(settings, some_weights(settings), seed=1, workers=2)
    own.play()
    room = own._room
    room.gains[:] = np.where(room.chosen == 0, 1.0, -1.0)
    before = likely(own, room)
    for _ in range(3):
        seen = own.learn(1.0)
    assert likely(own, room) > before + 0.01
    assert 0 < seen["changed"] < 0.5
    assert seen["entropy"] > 0


def likely(own: Practice, room: episodes.Episodes) -> float:
    """How likely the first choice is, on average."""
    import torch

    with torch.no_grad():
        said = own._net.choices(*(torch.from_numpy(x) for x in (room.inputs, room.actions.astype(np.int64), room.logs)))
    return float(said[:, 0].exp().mean())


def test_compiled_and_learnt_priors_are_the_same() -> None:
    """What an episode notes as the chance of a choice is what PyTorch says of it."""
    import torch

    settings = checked(NAME, (2,), practice_pieces=1)
    own = Practice(settings, some_weights(settings), seed=1, workers=1)
    own.play()
    with torch.no_grad():
        rows = {name: torch.from_numpy(column) for name, column in own._room._asdict().items()}
        said = own._net.choices(rows["inputs"], rows["actions"].long(), rows["logs"])
        chances = said.gather(1, rows["chosen"].long()[:, None])[:, 0]
    assert np.allclose(chances.numpy(), own._room.chances, atol=1e-4)


def test_practice_teaches_every_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "PIECE", 256)
    for name in LEARNED:
        settings, said = checked(name, (2,), practice_pieces=2, hidden=(8, 8)), list[str]()
        before = some_weights(settings)
        after, found = practise(settings, before, 0.2, seed=1, workers=1, watch=said.append)
        assert found["decisions"] == 512 * found["rounds"] > 0
        assert found["curve"][0].keys() >= {"round", "value", "entropy", "changed"}
        assert "matches" in said[0]
        pairs = zip(Weights._fields, before, after, strict=True)
        changed = {part for part, one, two in pairs if not np.array_equal(one, two)}
        assert {"value_1", "prior_1", "prior_3"} <= changed
        assert ("belief_1" in changed) == ("belief" in found["curve"][0]) == find(name).hidden


@pytest.mark.parametrize("name", LEARNED)
def test_a_wider_network_begins_as_the_narrow_one(name: str) -> None:
    """More cells than the weights have say nothing at first, but can learn."""
    import torch

    narrow, wide = (checked(name, (2,), practice_pieces=1, hidden=hidden) for hidden in ((8, 8), (16, 12)))
    one, two = (Practice(settings, some_weights(narrow), seed=1, workers=1) for settings in (narrow, wide))
    one.play()
    rows = {key: torch.from_numpy(column) for key, column in one._room._asdict().items()}
    said = [
        (
            net.values(rows["inputs"], rows["players"].long()),
            net.choices(rows["inputs"], rows["actions"].long(), rows["logs"]),
        )
        for net in (one._net, two._net)
    ]
    for first, second in zip(*said, strict=True):
        assert torch.allclose(first, second, atol=1e-4)
    assert hidden_of(two.weights()) == (16, 12)
    assert hidden_of(begun(find(name), narrow, two.weights(), seed=1).weights()) == (16, 12), "and never shrinks"
    two.play()
    two.learn(1.0)
    assert (two.weights().value_3[8:] != 0).any()
    assert (two.weights().prior_3[:, 8:] != 0).any()
