"""What the rules pages show is what the rules say: each drawn square is taken or not, each arrow is a move."""

from __future__ import annotations

import html
import re

import pytest

from shoal.games.sea_urchins import GAME
from shoal.web.i18n import LANGUAGES, text
from shoal.web.rendering import env, rules_template
from tests.games.sea_urchins.boards import at, moves, pawn


def page(language: str) -> str:
    g = text(language, GAME.name)
    shown = env.get_template(rules_template(GAME.name, language)).render(t=text(language), g=g, game=GAME)
    return html.unescape(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_urc_54_squares_on_the_rules_pages_are_taken_as_drawn(language: str) -> None:
    t = text(language, GAME.name)
    stacks = {t(f"stack-{stack}"): stack for stack in ("y", "r", "yr", "ry")}
    counts = []
    for shown in page(language).split('class="shown-urc shown-urc--2"')[1:]:
        board, own, rival = ["", ""], None, None
        for row, column in ((0, 0), (0, 1), (1, 0), (1, 1)):
            said = re.search(rf'aria-label="{"AB"[column]}{row + 1}\s?: ([^"]*)"', shown)
            assert said
            name = max((each for each in stacks if said[1].startswith(each)), key=len)
            board[row] += f" {stacks[name]}"
            if t("table-pawn-own") in said[1]:
                own = (row, column)
            elif len(said[1]) > len(name):
                rival = [row, column]
        assert own is not None
        match = at(*board, phase="pawn", pawns=[None, rival])
        match.play(pawn(own))
        counts.append(match.view(0)["taken"][0])
        assert ('class="urc__ready"' in shown) == (counts[-1] > 0)
    assert counts == [4, 4, 4, 8, 0, 0]


def test_urc_21_and_22_the_arrows_are_all_the_moves() -> None:
    single, pair = page("en").split('class="shown-urc shown-urc--4"')[1:]
    assert single.count("urc__head") == 3 == len(moves(at(". . . .", ". y r .", size=4), (1, 1)))
    ends = moves(at("yr . y .", ". . . .", "r", size=4), (0, 0))
    assert pair.count("urc__head") == 4 == len(ends)
    assert ends == [(0, 1), (0, 3), (1, 0), (3, 0)]
