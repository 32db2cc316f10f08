"""What a seat imagines fits everything that it has seen, and depends on nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from shoal.games.sea_salt_paper import imagine as imagining
from shoal.games.sea_salt_paper import state as st
from shoal.games.sea_salt_paper import table
from shoal.games.sea_salt_paper.knowledge import known_hands
from shoal.games.sea_salt_paper.resample import resample
from shoal.kernel import State, jit, mode, seeded
from tests.games.sea_salt_paper.boards import CALLER, all_cards
from tests.games.sea_salt_paper.eventful import GAME, eventful_match

MATCHES = 4 if mode() == "on" else 2
EVERY = 4 if mode() == "on" else 12

History = list[dict[str, Any]]


def imagined(s: State, seat: int, seed: int) -> State:
    world = s.copy()
    GAME.door.imagine(world, seat, seeded(seed, seat))
    return world


def history_of(s: State) -> History:
    entries: History = table.position(s)["memory"]["story"]
    return entries


def as_seen_by(seat: int, history: History) -> list[Any]:
    """The history as the seat saw it: its own cards, and after each entry the tops of the piles; all of one it looked
    through."""
    seen: list[Any] = []
    piles: list[list[str]] = [[], []]
    for entry in history:
        kind, card = entry["type"], str(entry.get("card"))
        pile = piles[entry["pile"]] if "pile" in entry else []
        if kind == "put":
            pile.append(card)
        elif kind == "took":
            assert pile.pop() == card
        elif kind == "looked" and entry["seat"] == seat:
            seen.append(list(pile))
        elif kind == "picked":
            del pile[[i for i, each in enumerate(pile) if each == card][-1 - entry.get("above", 0)]]
        knowing = {"picked": [entry.get("seat")], "stole": [entry.get("seat"), entry.get("from")]}
        hidden = kind in knowing and seat not in knowing[kind]
        seen.append({key: value for key, value in entry.items() if key not in ("card", "above") or not hidden})
        seen.append([(each[-1:], len(each)) for each in piles])
    return seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_imagined_fits_what_was_seen(players: int) -> None:
    """With the imagined cards the history must be possible, end at the imagined state, and look the same."""
    for seed in range(MATCHES):
        for s in eventful_match(players, seed, every=EVERY):
            for seat in range(players):
                world = imagined(s, seat, seed)
                assert as_seen_by(seat, history_of(world)) == as_seen_by(seat, history_of(s))
                assert table.view(world, seat) == table.view(s, seat)
                again = table.from_position(table.position(world))  # checks hands, piles and history against each other
                assert again.tobytes() == world.tobytes()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_imagined_depends_on_what_was_seen_only(players: int) -> None:
    for seed in range(MATCHES):
        for s in eventful_match(players, seed, every=EVERY):
            for seat in range(players):
                worlds = {imagined(imagined(s, seat, other), seat, 99).tobytes() for other in range(3)}
                assert worlds == {imagined(s, seat, 99).tobytes()}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_are_conserved(players: int) -> None:
    for seed in range(MATCHES):
        for s in eventful_match(players, seed, rounds=1, every=EVERY):
            world = imagined(s, seed % players, seed)
            for state in (s, world):
                at = table.position(state)
                cards = Counter(at["deck"] + at["drawn"] + sum(at["piles"] + at["hands"] + at["laid"], []))
                assert cards == Counter(all_cards())
            assert world.bag_size == s.bag_size == world.bag.sum()


def known_after(players: int, **position: Any) -> State:
    return table.from_position({"players": players, **position})


def play(s: State, **action: Any) -> None:
    """Play an action given as a dict: a player's choice or chance's."""
    actions, weights = GAME.buffers()
    n = int(GAME.door.choices(s, actions, weights))
    forms = {number: table.describe(s, number) for number in actions[:n].tolist()}
    number = next(number for number, form in forms.items() if form == action)
    GAME.door.play(s, number)


def hands_imagined(s: State, seat: int, times: int = 60) -> list[list[list[str]]]:
    return [table.position(imagined(s, seat, seed))["hands"] for seed in range(times)]


def test_a_card_taken_from_a_top_is_known_to_be_in_that_hand() -> None:
    s = known_after(3, piles=[["octopus:grey"], ["shell:grey"]], hands=[["boat:black"] * 2, [], []])
    play(s, type="take", pile=0)
    assert all("octopus:grey" in hands[0] for hands in hands_imagined(s, 1))
    unknown = {card for hands in hands_imagined(s, 1) for card in hands[0]} - {"octopus:grey"}
    assert len(unknown) > 20  # the other two may be anything


def test_a_known_card_that_is_laid_is_not_dealt_again() -> None:
    s = known_after(2, piles=[["crab:black"], []], hands=[["crab:grey", "shell:grey"], []])
    play(s, type="take", pile=0)
    play(s, type="play", cards=["crab:black", "crab:grey"])
    assert all(not {"crab:black", "crab:grey"} & {*hands[0]} for hands in hands_imagined(s, 1))


def test_thief_and_victim_know_what_was_stolen_others_do_not() -> None:
    hands = [["swimmer:black", "shark:black"], ["octopus:grey", "shell:grey", "fish:green"], []]
    s = known_after(3, hands=hands, phase="play")
    play(s, type="play", cards=["swimmer:black", "shark:black"])
    play(s, type="steal", **{"from": 1})
    play(s, type="stolen", card="octopus:grey")
    assert all(hands[0] == ["octopus:grey"] for hands in hands_imagined(s, 1))
    assert all("octopus:grey" not in hands[1] for hands in hands_imagined(s, 0))
    assert len({hands[0][0] for hands in hands_imagined(s, 2)}) > 20


def test_a_stolen_card_may_be_the_one_that_was_known() -> None:
    hands = [["shell:grey"], ["swimmer:black", "shark:black"], []]
    s = known_after(3, piles=[["octopus:grey"], ["boat:black"]], hands=hands)
    play(s, type="take", pile=0)
    play(s, type="end_turn")
    play(s, type="take", pile=1)
    play(s, type="play", cards=["swimmer:black", "shark:black"])
    play(s, type="steal", **{"from": 0})
    play(s, type="stolen", card="shell:grey")
    worlds = hands_imagined(s, 2, 200)
    assert all("boat:black" in hands[1] for hands in worlds)
    with_thief = sum("octopus:grey" in hands[1] for hands in worlds)
    with_victim = sum("octopus:grey" in hands[0] for hands in worlds)
    assert with_thief + with_victim == 200
    assert 60 < with_thief < 140  # one of two cards


def test_a_stolen_card_that_is_laid_tells_which_it_was() -> None:
    hands = [[], ["swimmer:black", "shark:black", "crab:grey"], []]
    s = known_after(3, piles=[["boat:black", "octopus:grey"], ["shell:grey", "crab:black"]], hands=hands)
    play(s, type="take", pile=1)  # seat 0 is known to have crab:black
    play(s, type="end_turn")
    play(s, type="take", pile=0)
    play(s, type="play", cards=["swimmer:black", "shark:black"])
    play(s, type="steal", **{"from": 0})
    play(s, type="stolen", card="crab:black")
    play(s, type="play", cards=["crab:black", "crab:grey"])
    for hands in hands_imagined(s, 2):
        assert hands == [[], ["octopus:grey"], []]


def after_crabs(card: str) -> State:
    """Seat 0 has just taken this card with crabs from a pile of three."""
    piles: list[list[str]] = [["shell:grey", "octopus:grey", "boat:black"], []]
    s = known_after(2, piles=piles, hands=[["crab:grey", "crab:black"], []], phase="play")
    play(s, type="play", cards=["crab:black", "crab:grey"])
    play(s, type="look", pile=0)
    play(s, type="pick", card=card)
    return s


def test_crabs_taking_the_top_are_found_out() -> None:
    assert all(hands[0] == ["boat:black"] for hands in hands_imagined(after_crabs("boat:black"), 1))


def test_crabs_may_have_taken_any_card_below_the_top() -> None:
    s = after_crabs("shell:grey")
    assert {hands[0][0] for hands in hands_imagined(s, 1)} == {"shell:grey", "octopus:grey"}
    play(s, type="end_turn")
    play(s, type="take", pile=0)  # octopus:grey comes to light
    assert all(hands[0] == ["shell:grey"] for hands in hands_imagined(s, 1))


@pytest.mark.parametrize("above", [0, 1])
def test_crabs_may_have_taken_the_lower_of_equal_cards(above: int) -> None:
    """With the lower one gone the pile looks as if any card below the top were; with the upper one all see it."""
    piles: list[list[str]] = [["boat:black", "shell:grey", "boat:black"], []]
    s = known_after(2, piles=piles, hands=[["crab:grey", "crab:black"], []], phase="play")
    play(s, type="play", cards=["crab:black", "crab:grey"])
    play(s, type="look", pile=0)
    play(s, **({"type": "pick_lower", "above": 1} if above else {"type": "pick"}), card="boat:black")
    assert {hands[0][0] for hands in hands_imagined(s, 1)} == {"boat:black", *["shell:grey"] * above}
    play(s, type="end_turn")
    play(s, type="take", pile=0)  # the boat or the shell: what then lies there tells the rest
    assert {hands[0][0] for hands in hands_imagined(s, 1)} == {"boat:black"}


def test_who_looks_through_a_pile_sees_what_others_took() -> None:
    crabs = [["crab:grey", "crab:black"], ["crab:green", "crab:yellow"]]
    s = known_after(2, piles=[["shell:grey", "octopus:grey", "fish:green", "boat:black"], []], hands=crabs)
    s.phase = st.PLAYING
    play(s, type="play", cards=["crab:black", "crab:grey"])
    play(s, type="look", pile=0)
    play(s, type="pick", card="octopus:grey")
    play(s, type="end_turn")
    s.phase = st.PLAYING
    play(s, type="play", cards=["crab:yellow", "crab:green"])
    play(s, type="look", pile=0)
    assert all(hands[0] == ["octopus:grey"] for hands in hands_imagined(s, 1))
    play(s, type="pick", card="shell:grey")
    assert all(hands[0] == ["octopus:grey"] for hands in hands_imagined(s, 1))
    assert {hands[1][0] for hands in hands_imagined(s, 0)} == {"shell:grey", "fish:green"}


def test_revealed_hands_stay() -> None:
    s = known_after(3, hands=[["octopus:grey"], CALLER, ["boat:black"]], caller=1, turn=2)
    for hands in hands_imagined(s, 0):
        assert hands[1] == CALLER
    assert len({hands[2][0] for hands in hands_imagined(s, 0)}) > 20


def test_nobody_is_imagined_with_four_mermaids() -> None:
    deck = ["mermaid:white"] * 2 + ["shell:grey"]
    s = known_after(2, hands=[["mermaid:white"] * 2 + ["octopus:grey"] * 1 + ["crab:black"], []], deck=deck, turn=1)
    assert all(hands[0].count("mermaid:white") < 4 for hands in hands_imagined(s, 1, 300))


def test_what_others_drew_is_dealt_anew_and_what_oneself_drew_is_not() -> None:
    s = known_after(2, drawn=["octopus:grey", "shell:grey"])
    assert all(imagined(s, 0, seed).drawn.tolist() == s.drawn.tolist() for seed in range(20))
    drawn = [imagined(s, 1, seed).drawn.tolist() for seed in range(60)]
    assert all(a <= b for a, b in drawn)
    assert len({*map(tuple, drawn)}) > 30


def test_a_fitting_history_is_always_found() -> None:
    """`resample` itself says whether it found one."""
    found = jit(resample)
    for players in (2, 3, 4):
        for seed in range(MATCHES):
            for s in eventful_match(players, seed, every=EVERY):
                world = s.copy()
                imagining.collect(world, 0)
                imagining.count_piles(world, 1)
                if known_hands(world, 0)[1]:
                    assert found(world, 0, seeded(seed))[0]


def test_imagined_cards_are_as_likely_as_there_are_many() -> None:
    deck = ["mermaid:white"] * 3 + ["shell:grey"]
    s = known_after(2, hands=[["octopus:grey"], []], deck=deck, turn=1)
    tally = Counter(hands[0][0] for hands in hands_imagined(s, 1, 1000))
    assert np.isclose(tally["mermaid:white"] / 1000, 3 / 5, atol=0.05)
    assert np.isclose(tally["octopus:grey"] / 1000, 1 / 5, atol=0.05)
