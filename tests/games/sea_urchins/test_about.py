"""Facts about a piece: where the tokens are, and what the viewer's pawn could take."""

from __future__ import annotations

import random

import shoal
from shoal.games.sea_urchins import rules, table
from shoal.kernel import State
from shoal.match import Match


def taken_by_pawn(match: Match, seat: int) -> int:
    """The most that the player takes with the pawn in step 3, by playing every move."""
    gains = [0]
    for action in match.legal:
        after = match.state.copy()
        rules.play(after, action)
        gains.append(int(after.taken[seat]) - int(match.state.taken[seat]))
    return max(gains)


def taken_by_adding(s: State, seat: int, colour: int, match: Match) -> int:
    """The same after each addition of a colour in step 2."""
    gains = [0]
    for action in match.legal:
        if rules.ADD + colour * rules.CELLS <= action < rules.ADD + (colour + 1) * rules.CELLS:
            after = s.copy()
            rules.play(after, action)
            if after.phase == rules.STEP_3 and after.turn == seat:
                gains.append(taken_by_pawn(Match(match.variant, after, match.chance), seat))
    return max(gains)


def test_counts_and_what_can_be_taken_agree_with_the_rules() -> None:
    found = 0
    for seed in range(4):
        match, rng = shoal.load("sea_urchins", players=2 + seed % 3, size=4).match(seed=seed), random.Random(seed)
        for _ in range(90):
            if match.over:
                break
            s, seat = match.state, match.actor
            assert seat is not None
            view = table.view(s, seat)
            for colour, name in enumerate(table.COLOURS):
                facts = table.about(view, name)
                assert facts is not None
                assert facts["bank"] == s.bank[colour]
                assert facts["bank"] + facts["board"] + facts["taken"] == rules.TOKENS
                assert (facts["gain"] is None) == (s.phase == rules.STEP_3)  # then nothing can be added
                if s.phase == rules.STEP_2:
                    assert facts["gain"] == taken_by_adding(s, seat, colour, match)
                    found += facts["gain"] > 0
            pawn = table.about(view, "pawn")
            assert pawn is not None
            if s.phase == rules.STEP_3:
                assert pawn["gain"] == taken_by_pawn(match, seat)
            match.play(rng.choice(match.legal))
    assert found > 10


def test_a_spectator_is_told_no_gain_and_nonsense_is_refused() -> None:
    view = table.view(shoal.load("sea_urchins").match(seed=1).state, None)
    facts = table.about(view, "y")
    assert facts is not None
    assert facts["colour"] == "yellow"
    assert facts["gain"] is None
    for nonsense in ("", "blue", "yy", "<b>"):
        assert table.about(view, nonsense) is None
