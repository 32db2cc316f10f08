"""Coloretto's sentences: points below zero."""

from __future__ import annotations

import pytest

from shoal.web.i18n import LANGUAGES, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_lost_have_a_minus_sign(language: str) -> None:
    event = {"id": "hint-col-take", "args": {"row": 0, "points": -2, "denies": 1}}
    assert "−2 " in text(language).event("coloretto", event, ["Ann", "Bob"])
