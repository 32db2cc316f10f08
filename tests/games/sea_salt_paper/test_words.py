"""Sea Salt & Paper's sentences: plurals, colours that agree with their cards, you, and turns told in few lines."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from shoal.game import find
from shoal.games.sea_salt_paper import score
from shoal.games.sea_salt_paper.telling import tell
from shoal.match import Match
from shoal.web.i18n import LANGUAGES, text
from shoal.web.rendering import env, rules_template
from shoal.web.table_view import Choices
from tests.games.sea_salt_paper.boards import BITE, BOATS, CALLER, CRABS, FISH, after, at, do
from tests.games.sea_salt_paper.model import DECK

NAMES = ["Ann", "Борис"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["scores 1 point,", "scores 2 points,", "scores 5 points,", "scores 21 points,"]),
        ("fr", ["marque 1 point,", "marque 2 points,", "marque 5 points,", "marque 21 points,"]),
        ("ru", ["получает 1 очко,", "получает 2 очка,", "получает 5 очков,", "получает 21 очко,"]),
        ("uk", ["отримує 1 очко,", "отримує 2 очки,", "отримує 5 очок,", "отримує 21 очко,"]),
    ],
)
def test_plurals(language: str, words: list[str]) -> None:
    for n, word in zip((1, 2, 5, 21), words, strict=True):
        args = {"seat": 0, "gained": n, "score": 30, "total": 8, "colour_bonus": 3, "hand": [], "laid": []}
        assert word in text(language).event("sea_salt_paper", {"id": "ssp-points", "args": args}, NAMES)


@pytest.mark.parametrize(
    ("language", "crab", "mermaid"),
    [
        ("en", "takes the black crab from", "takes the white mermaid from"),
        ("fr", "prend le crabe noir sur", "prend la sirène blanche sur"),
        ("ru", "берёт чёрного краба из", "берёт белую русалку из"),
        ("uk", "бере чорного краба з", "бере білу русалку з"),
    ],
)
def test_cards_agree_with_the_sentence(language: str, crab: str, mermaid: str) -> None:
    for card, words in (("crab:black", crab), ("mermaid:white", mermaid)):
        event = {"id": "ssp-took", "args": {"seat": 0, "card": card, "pile": 0}}
        assert words in text(language).event("sea_salt_paper", event, NAMES)


YOU = {"en": r"\b[Yy]ou(r)?\b", "fr": r"\b[Vv](ous|otre)\b", "ru": r"\b([Вв]ы|[Вв]ас)\b", "uk": r"\b([Вв]и|[Вв]ас)\b"}
DUO = {"seat": 0, "cards": BITE, "kind": "swimmer"}
SENTENCES: list[tuple[str, dict[str, Any]]] = [
    ("ssp-took", {"seat": 0, "card": "crab:black", "pile": 1}),
    ("ssp-laid", DUO),
    ("ssp-stolen-card", {"seat": 0, "victim": 1, "card": "crab:black"}),
    ("ssp-turn-steal", {"seat": 1, "victim": 0}),
    ("ssp-turn-drew-card", {"seat": 0, "kept": "boat:black", "card": "crab:black", "pile": 0}),
    ("ssp-last-chance", {"seat": 0, "cards": CRABS}),
    ("ssp-revealed", {"seat": 0, "cards": []}),
    ("ssp-beaten", {"seat": 0}),
    ("ssp-over", {"winners": [0], "scores": [40, 3]}),
    ("ssp-over", {"winners": [0, 1], "scores": [40, 40]}),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_you_to_you_and_names_to_the_others(language: str) -> None:
    for name, args in SENTENCES:
        event = {"id": name, "args": args}
        mine, theirs = (text(language).event("sea_salt_paper", event, NAMES, me) for me in (0, None))
        before_scores = mine.split("40")[0]  # there, everybody is listed
        assert re.search(YOU[language], before_scores), mine
        assert "Ann" not in before_scores, mine
        assert "Ann" in theirs
        assert not re.search(YOU[language], theirs), theirs


def lines(match: Match, seat: int | None, *actions: dict[str, Any]) -> list[str]:
    """What the log says to a seat of these actions as a turn."""
    events = []
    for action in actions:
        steps = match.after(action).steps
        events += [event for step in steps for event in match.events(step, seat)]
        match.adopt(steps)
    return [text("en").event("sea_salt_paper", event, ["Ann", "Bob", "Cleo"], seat) for event in tell(events)]


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (0, "You draw two cards, keep the black boat and discard the grey crab onto the left pile."),
        (1, "Ann draws two cards, keeps one and discards the grey crab onto the left pile."),
    ],
)
def test_a_turn_is_a_line(seat: int, told: str) -> None:
    match = at(hands=[[], []], drawn=["boat:black", "crab:grey"], piles=[[], ["shell:grey"]])
    turn = [do("keep", card="boat:black"), do("discard", pile=0), do("end_turn")]
    drawing = at(hands=[[], []], deck=["boat:black", "crab:grey"], piles=[[], ["shell:grey"]])
    assert lines(drawing, seat, do("draw"), *turn)[0] == told
    assert len(lines(match, seat, *turn)) == 2  # its first part is missing: it stays as it is


def test_duos_are_told_with_what_they_brought() -> None:
    hands = [[*CRABS, *BOATS, *FISH, *BITE], ["octopus:grey"], []]
    match = at(hands=hands, piles=[["shell:grey", "fish:yellow"], []], deck=["shell:green", "shell:black"])
    turn = [
        *(do("take", pile=0), do("play", cards=CRABS), do("look", pile=0), do("pick", card="shell:grey")),
        *(do("play", cards=FISH), do("play", cards=BITE), do("steal", **{"from": 1}), do("play", cards=BOATS)),
        *(do("draw"), do("end_turn")),
    ]
    assert lines(match, 2, *turn) == [
        "Ann takes the yellow fish from the left pile.",
        "Ann plays two crabs and takes a card out of the left pile.",
        "Ann plays two fish and draws a card.",
        "Ann plays a swimmer and a shark and steals a card from Bob.",
        "Ann plays two boats and takes another turn: black boat and yellow boat.",
        "Ann draws the last card of the deck.",
        "The deck is empty and nobody has ended the round: nobody scores.",
        *lines_of_the_next_round(match),
    ]


def lines_of_the_next_round(match: Match) -> list[str]:
    tops = [text("en", "sea_salt_paper").card(pile["top"], "acc") for pile in match.view(None)["piles"]]
    opened = [f"The {side} pile starts with {top}." for side, top in zip(("left", "right"), tops, strict=True)]
    return ["Round 2: Bob starts.", *opened]


def test_a_turn_without_anything_is_told_as_well() -> None:
    match = at(hands=[[], CALLER, []], deck=[], caller=1, turn=2, phase="play")
    assert lines(match, 0, do("end_turn"))[0] == "Cleo ends their turn."


def lesson(match: Match) -> str:
    """What a beginner is told now."""
    words = text("en", "sea_salt_paper")
    acts = Choices(match.actions)
    shown = env.get_template("sea_salt_paper/lesson.html").render(
        v=match.view(match.actor), acts=acts, g=words, t=words
    )
    return " ".join(shown.split())


def test_ssp_32_the_lesson_offers_no_call_in_a_last_turn() -> None:
    match = at(hands=[[*CRABS, "shell:grey"], CALLER], caller=1, phase="play")
    assert "may end the round" not in lesson(match)
    assert lesson(match).startswith("<strong>LAST CHANCE: this is your last turn")
    assert "may end the round" in lesson(at(hands=[CRABS, []], phase="play"))


def test_ssp_11_the_lesson_says_that_the_empty_pile_must_be_filled() -> None:
    match = at(hands=[[], []], drawn=["crab:grey"], piles=[["shell:grey"], []])
    assert lesson(match) == "One pile is empty, so your card must go there."
    assert lesson(after(match, do("discard", pile=1))).startswith("Two crabs")


@pytest.mark.parametrize(("mermaids", "won"), [(3, False), (4, True)])
def test_ssp_25_the_score_pad_says_that_four_mermaids_win(mermaids: int, won: bool) -> None:
    words, result = text("en", "sea_salt_paper"), score(["mermaid:white"] * mermaids)
    picked, deck = {"mermaid:white": mermaids}, {"mermaid:white": 4}
    result_page = env.get_template("sea_salt_paper/pad-result.html")
    shown = result_page.render(result=result, picked=picked, deck=deck, g=words, t=words)
    assert ("Four mermaids: the game is won!" in shown) is won


def rules_page(language: str) -> str:
    words = text(language, "sea_salt_paper")
    return env.get_template(rules_template("sea_salt_paper", language)).render(
        t=words, g=words, game=find("sea_salt_paper")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_counts_as_the_rules_do(language: str) -> None:
    page, words = rules_page(language), text(language, "sea_salt_paper")
    colours = Counter(card.split(":")[1] for card in DECK)
    listed = re.findall(r"</svg> ([^<]+) × (\d+)</li>", page)
    assert {name: int(count) for name, count in listed} == {words(f"colour-{each}"): colours[each] for each in colours}
    totals = re.findall(
        r'sum__total"><dt>[^<]*</dt><dd>(\d+)</dd></div><div class="sum__bonus"><dt>[^<]*</dt><dd>(\d+)', page
    )
    assert totals == [("7", "4"), ("7", "2"), ("4", "2")]  # the mermaids; Ann; Ben
