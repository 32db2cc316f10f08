"""The judges judged: random matches of the models, all player counts and options, end and lose nothing on the way."""

import random
from collections import Counter
from collections.abc import Callable

import pytest

from . import Mood, Reference, coloretto, sea_salt_paper, sea_urchins

MATCHES = 25  # random matches of each combination of players and options


def play_random(model: Reference, rng: random.Random, check: Callable[[], None]) -> None:
    """Play to the end at random, checking at every step; half of the matches evenly, half of them in a mood."""
    moody = Mood(rng) if rng.random() < 0.5 else None
    while model.actor() is not None:
        choices = model.choices()
        assert choices
        assert len({repr(action) for action, _ in choices}) == len(choices)
        if model.actor() != "chance":
            assert all(weight == 1 for _, weight in choices)
        fair = rng.choices([action for action, _ in choices], [weight for _, weight in choices])[0]
        model.play(moody.pick(choices) if moody else fair)
        check()
    assert model.choices() == []
    assert model.winners()
    assert model.position()["phase"] == "over"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tiebreak", ["last_round", "caller"])
@pytest.mark.parametrize("target", [None, 10, 70])
def test_random_sea_salt_paper(players: int, tiebreak: str, target: int | None) -> None:
    rng = random.Random(f"{players} {tiebreak} {target}")
    for _ in range(MATCHES):
        model = sea_salt_paper.Model(players, tiebreak=tiebreak, target=target)

        def check(model: sea_salt_paper.Model = model) -> None:
            heaps = [model.deck, *model.piles, *model.hands, *model.laid, model.drawn]
            assert Counter(card for heap in heaps for card in heap) == Counter(sea_salt_paper.DECK)

        play_random(model, rng, check)
        assert max(model.scores()) >= model.target or model.hands[model.winners()[0]].count("mermaid:white") == 4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("scoring", ["brown", "blue"])
def test_random_coloretto(players: int, scoring: str) -> None:
    rng = random.Random(f"{players} {scoring}")
    for _ in range(2 * MATCHES):
        model = coloretto.Model(players, scoring=scoring)

        def check(model: coloretto.Model = model) -> None:
            heaps = [model.deck, model.out, *model.collections, *(row["cards"] for row in model.rows)]
            held = Counter(card for heap in heaps for card in heap)
            assert held + Counter([model.drawn] if model.drawn else []) == Counter(coloretto.DECK)

        play_random(model, rng, check)
        assert model.last_round
        assert max(model.scores()) == model.scores()[model.winners()[0]]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [4, 5, 6, 7])
def test_random_sea_urchins(players: int, size: int) -> None:
    rng = random.Random(f"{players} {size}")
    for _ in range(MATCHES):
        model = sea_urchins.Model(players, size=size)

        def check(model: sea_urchins.Model = model) -> None:
            stacks = list(model.board.values())
            assert set(stacks) <= {"", "y", "r", "yr", "ry"}
            assert sum(map(len, stacks)) + sum(model.bank.values()) + sum(model.taken) == 40
            standing = [pawn for pawn in model.pawns if pawn is not None]
            assert len(set(standing)) == len(standing)
            assert all(model.board[pawn] for pawn in standing)

        play_random(model, rng, check)
