"""Sea Salt & Paper's sentences: plurals, and colours that agree with their cards."""

from __future__ import annotations

import pytest

from shoal.web.i18n import text

NAMES = ["Ann", "Борис"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["+1 point,", "+2 points,", "+5 points,", "+21 points,"]),
        ("fr", ["+1 point,", "+2 points,", "+5 points,", "+21 points,"]),
        ("ru", ["+1 очко,", "+2 очка,", "+5 очков,", "+21 очко,"]),
        ("uk", ["+1 очко,", "+2 очки,", "+5 очок,", "+21 очко,"]),
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
        ("fr", "prend le crabe noir à", "prend la sirène blanche à"),
        ("ru", "берёт чёрного краба из", "берёт белую русалку из"),
        ("uk", "бере чорного краба з", "бере білу русалку з"),
    ],
)
def test_cards_agree_with_the_sentence(language: str, crab: str, mermaid: str) -> None:
    for card, words in (("crab:black", crab), ("mermaid:white", mermaid)):
        event = {"id": "ssp-took", "args": {"seat": 0, "card": card, "pile": 0}}
        assert words in text(language).event("sea_salt_paper", event, NAMES)
