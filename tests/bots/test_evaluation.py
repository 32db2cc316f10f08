"""The learned evaluation: compiled, interpreted and PyTorch agree; it knows no more than it may."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import shoal
from shoal.bots import hypothesis, make, nodes, tree
from shoal.bots.evaluation import (
    MOST_BELIEVED,
    Scratch,
    Weights,
    likelihood,
    read,
    scratch,
    shapes,
    share_out,
    weigh_choices,
    weights_of,
    write,
)
from shoal.bots.nodes import NET
from shoal.bots.policy import listed, seen
from shoal.bots.searcher import SearchBot
from shoal.errors import ShoalError
from shoal.game import find
from shoal.kernel import Floats, Ints, Places, State, jit, seeded
from shoal.match import Variant
from shoal.toolbox import list_nonzero
from tests.bots.table import GAMES, decisions, other_world
from tests.kit.cases import pick

LEARNED = [name for name in GAMES if find(name).network]
SECRET = [name for name in LEARNED if find(name).hidden]
CLOSE = 1e-4


def any_weights(name: str, seed: int = 1, hidden: tuple[int, int] = (24, 16)) -> Weights:
    rng = np.random.default_rng(seed)
    game = find(name)
    return Weights(**{k: rng.normal(0, 0.2, shape).astype(np.float32) for k, shape in shapes(game, hidden).items()})


def looked(match: shoal.Match) -> Floats:
    """The features of a match as its actor sees it."""
    network = match.game.network
    assert network is not None
    assert match.actor is not None
    out = np.zeros(network.size, np.float32)
    network.features(match.state.copy(), match.actor, out)
    return out


def put(room: Scratch, x: Floats) -> None:
    """These are the features to look at."""
    room.inputs[:] = x
    room.listed[0] = list_nonzero(room.inputs, len(x), room.places)


def _listed(s: State, seat: int, out: Floats, places: Places) -> int:
    return listed(s, seat, out, places)


def _seen(s: State, seat: int, out: Floats, places: Places) -> int:
    return seen(s, seat, out, places)


def some(name: str, players: int, every: int = 9, most: int = 6) -> list[tuple[shoal.Match, Floats, Ints]]:
    """Some decisions of a match, with their features and choices."""
    found = []
    for n, match in enumerate(decisions(shoal.load(name, players=players))):
        if n % every == 0:
            found.append((match.copy(), looked(match), np.array(match.legal, np.int16)))
        if len(found) == most:
            break
    return found


@pytest.mark.parametrize("name", LEARNED)
def test_compiled_interpreted_and_torch_agree(name: str) -> None:
    import torch

    from shoal.train.learn import Net

    game, weights = find(name), any_weights(name)
    net = Net(game, (24, 16), torch.Generator())
    net.take(weights)
    room, seats = scratch(game, weights), game.rules.SEATS
    shares, priors = jit(share_out), jit(weigh_choices)
    for players in (game.players[0], game.players[-1]):
        for match, x, actions in some(name, players):
            seat, n = match.actor or 0, len(actions)
            given = np.linspace(1, 2, n, dtype=np.float32)
            given /= given.sum()
            results = []
            for share, weigh in ((shares, priors), (share_out, weigh_choices)):
                out, likely = np.zeros(seats, np.float32), given.copy()
                put(room, x)
                share(weights, room, seat, players, out)
                weigh(weights, room, actions, n, likely)
                results.append((np.roll(out[:players], -seat), likely))
            batch = torch.from_numpy(x)[None]
            values = net.values(batch, torch.tensor([players])).exp()[0, :players].detach().numpy()
            asked = torch.from_numpy(actions.astype(np.int64))[None]
            choices = net.choices(batch, asked, torch.from_numpy(np.log(given))[None]).exp()[0].detach().numpy()
            for value, prior in results:
                assert np.abs(value - values).max() < CLOSE
                assert np.abs(prior - choices).max() < CLOSE
                assert prior.sum() == pytest.approx(1.0, abs=CLOSE)


@pytest.mark.parametrize("name", SECRET)
def test_compiled_interpreted_and_torch_believe_the_same(name: str) -> None:
    import torch

    from shoal.train.learn import Net

    game, weights = find(name), any_weights(name)
    net, room, compiled = Net(game, (24, 16), torch.Generator()), scratch(game, weights), jit(likelihood)
    net.take(weights)
    for _, x, _ in some(name, game.players[0]):
        logit = float(net.beliefs(torch.from_numpy(x)[None]).detach()[0])
        for believe in (compiled, likelihood):
            put(room, x)
            assert believe(weights, room) == pytest.approx(math.exp(min(logit, MOST_BELIEVED)), rel=CLOSE)


@pytest.mark.parametrize("name", SECRET)
def test_worlds_are_drawn_as_often_as_the_network_believes(name: str, tmp_path: Path) -> None:
    write(tmp_path / "w.npz", any_weights(name))
    bot = SearchBot(find(name), iterations=nodes.POOL, weights=tmp_path / "w.npz")
    match = some(name, find(name).players[-1])[-1][0]
    assert match.actor is not None
    bot.think(hypothesis(match, match.actor, 1), match.actor, 1)
    space, rng = bot.space, seeded(3)
    assert space.tallies[nodes.DEALT] == len(space.pool) == nodes.POOL
    odds = np.diff(space.odds, prepend=0.0)
    drawn = np.bincount([tree.from_pool(space, rng) for _ in range(40_000)], minlength=nodes.POOL) / 40_000
    half = np.argsort(-odds)[: nodes.POOL // 2]
    assert odds.std() > 0.1 * odds.mean()
    assert drawn[half].sum() == pytest.approx(odds[half].sum() / odds.sum(), abs=0.02)


@pytest.mark.parametrize("name", SECRET)
def test_weights_may_know_nothing_of_worlds(name: str, tmp_path: Path) -> None:
    """Older files have no belief: then all worlds count the same, and nothing is kept of them."""
    path = tmp_path / "w.npz"
    parts = {key: part for key, part in any_weights(name)._asdict().items() if not key.startswith("belief")}
    np.savez_compressed(path, **parts)
    assert len(read(find(name), path).belief_1) == 0
    bot = SearchBot(find(name), iterations=20, weights=path)
    match = some(name, find(name).players[0])[0][0]
    assert bot.choose(hypothesis(match, match.actor or 0, 1), match.actor or 0, 1) in match.legal
    assert len(bot.space.pool) == 0


@pytest.mark.parametrize("name", LEARNED)
def test_what_a_choice_is_weighed_by_is_seen_by_the_seat(name: str) -> None:
    """The first numbers, from which priors come, are the same in every world that the seat thinks possible."""
    game = find(name)
    network = game.network
    assert network is not None
    differ = 0
    for n, match in enumerate(decisions(shoal.load(name, players=game.players[-1]), seed=5)):
        seat, out = match.actor, np.zeros((2, network.size), np.float32)
        assert seat is not None
        for i in range(2):
            network.features(other_world(match.state, seat, 2 * n + i), seat, out[i])
        assert (out[0, : network.visible] == out[1, : network.visible]).all(), f"decision {n}"
        differ += (out[0] != out[1]).any()
        if n == 60:
            break
    assert differ > 10 if network.visible < network.size else differ == 0


@pytest.mark.parametrize("name", LEARNED)
def test_what_a_seat_may_know_is_written_alone_too_and_what_is_not_0_is_listed(name: str) -> None:
    network = find(name).network
    assert network is not None
    asked = ((_listed, network.size), (_seen, network.visible))
    ways = [(write, size) for fn, size in asked for write in (fn, jit(fn))]
    for players in find(name).players:
        for match, x, _ in some(name, players, every=5, most=12):
            assert match.actor is not None
            for write_some, size in ways:
                out, places = np.zeros(network.size, np.float32), np.zeros(network.size + 1, np.int64)
                n = write_some(match.state, match.actor, out, places)
                assert np.array_equal(out[:size], x[:size])
                assert np.array_equal(places[:n], np.flatnonzero(out[:size]))


@pytest.mark.parametrize("name", LEARNED)
def test_features_leave_the_state_alone_and_stay_in_bounds(name: str) -> None:
    game = find(name)
    network = game.network
    assert network is not None
    for players in game.players:
        for match, x, _ in some(name, players, every=5, most=12):
            before = match.state.tobytes()
            assert np.array_equal(looked(match), x)
            assert match.state.tobytes() == before
            assert np.abs(x).max() < 12
            assert np.isfinite(x).all()


@pytest.mark.parametrize("name", LEARNED)
def test_a_search_with_a_network_cannot_cheat(name: str, tmp_path: Path) -> None:
    variant = shoal.load(name, players=find(name).players[-1])
    write(tmp_path / "w.npz", any_weights(name))
    one, two = (make(f"search:iterations=12,weights={tmp_path / 'w.npz'}", variant) for _ in range(2))
    for n, match in enumerate(decisions(variant, seed=2)):
        seat = match.actor
        assert seat is not None
        s, other = hypothesis(match, seat, n), other_world(match.state, seat, n + 1000)
        before = s.tobytes()
        chosen = one.choose(s, seat, n)
        assert chosen in match.legal
        assert chosen == two.choose(other, seat, n), f"decision {n}: the bot knows too much"
        assert s.tobytes() == before
        if n == 40:
            break


@pytest.mark.parametrize("name", LEARNED)
def test_values_of_a_network_are_shares(name: str, tmp_path: Path) -> None:
    write(tmp_path / "w.npz", any_weights(name))
    bot = SearchBot(find(name), iterations=64, weights=tmp_path / "w.npz")
    match = some(name, find(name).players[-1])[2][0]
    assert match.actor is not None
    bot.think(hypothesis(match, match.actor, 1), match.actor, 1)
    assert bot.space.sums[: find(name).players[-1]].sum() == pytest.approx(64, abs=0.01)


def test_weights_of_another_shape_are_refused(tmp_path: Path) -> None:
    name = LEARNED[0]
    game, path = find(name), tmp_path / "w.npz"
    write(path, any_weights(name)._replace(value_1=np.zeros((3, 24), np.float32)))
    with pytest.raises(ShoalError, match="another shape"):
        read(game, path)
    path.write_bytes(b"nothing")
    with pytest.raises(ShoalError, match="no weights"):
        read(game, path)
    with pytest.raises(ShoalError, match="there is no file"):
        weights_of(game, 2, tmp_path / "other.npz")


@pytest.mark.parametrize("name", LEARNED)
def test_weights_are_small(name: str) -> None:
    network = find(name).network
    assert network is not None
    files = {network.weights_for(players) for players in find(name).players}
    assert sum(file.stat().st_size for file in files if file.is_file()) < 1_000_000


def test_classic_takes_no_weights() -> None:
    with pytest.raises(ShoalError, match="no budget"):
        make("classic:iterations=9,weights=x.npz", Variant(pick()))
    with pytest.raises(ShoalError, match="no budget"):
        make("search:explore=1", Variant(pick()))


@pytest.mark.parametrize("name", LEARNED)
def test_each_number_of_players_has_its_weights(name: str, tmp_path: Path) -> None:
    """One search plays with any number of players: it asks the network for so many, or none where there is none."""
    game = find(name)
    network = game.network
    assert network is not None
    write(tmp_path / "w.npz", any_weights(name))
    own, given = SearchBot(game, iterations=2), SearchBot(game, iterations=2, weights=tmp_path / "w.npz")
    for players in (*game.players, game.players[0]):
        match = shoal.load(name, players=players).match(seed=1)
        assert match.actor is not None
        for bot in (own, given):
            bot.think(hypothesis(match, match.actor, 1), match.actor, 1)
        file = network.weights_for(players)
        assert (own.space.knobs[NET] > 0) == file.is_file()
        if file.is_file():
            assert np.array_equal(own.space.weights.value_1, read(game, file).value_1)
        assert given.space.knobs[NET] > 0, "weights that are named are tried out"


def test_weights_for_many_players_are_others() -> None:
    network = find(LEARNED[0]).network
    assert network is not None
    alone, two = replace(network, crowd=None), replace(network, crowd=Path("crowd.npz"))
    assert alone.weights_for(2) == alone.weights_for(5) == network.weights
    assert two.weights_for(2) == network.weights
    assert two.weights_for(3) == two.weights_for(5) == Path("crowd.npz")
