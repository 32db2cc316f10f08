"""Texts in the reader's language: which one, numbers and lists, who is "you", and how much memory they take."""

from __future__ import annotations

import gc
import re
import tracemalloc
from datetime import UTC, datetime
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from shoal.game import names
from shoal.web import i18n
from shoal.web.halves import Halves
from shoal.web.i18n import FALLBACK, LANGUAGES, cell, negotiate, text

SAID = """
stolen = { $you ->
    [seat] You rob { $victim }.
    [victim] { $seat } robs you.
   *[nobody] { $seat } robs { $victim }.
}
won = { $you ->
    [winners] { $winners_count ->
        [1] You win
       *[other] You and { $winners_others } win
    }
   *[nobody] { $winners_count ->
        [1] { $winners } wins
       *[other] { $winners } win
    }
}: { $scores }.
you = you
"""


def test_a_message_knows_which_of_its_people_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(SAID))
    monkeypatch.setattr(i18n, "_bundle", lambda language, game: bundle)
    game, t = names()[0], i18n.Text("en", names()[0])

    def said(me: int | None, name: str, **args: Any) -> str:
        return t.event(game, {"id": name, "args": args}, ["Ann", "Bob", "Cleo"], me)

    assert said(0, "stolen", seat=0, victim=1) == "You rob Bob."
    assert said(1, "stolen", seat=0, victim=1) == "Ann robs you."
    assert {said(me, "stolen", seat=0, victim=1) for me in (None, 2)} == {"Ann robs Bob."}
    assert said(None, "won", winners=[0, 2], scores=[3, 1, 3]) == "Ann and Cleo win: Ann 3, Bob 1, Cleo 3."
    assert said(2, "won", winners=[0, 2], scores=[3, 1, 3]) == "You and Ann win: Ann 3, Bob 1, you 3."
    assert said(1, "won", winners=[1], scores=[1, 2, 1]) == "You win: Ann 1, you 2, Cleo 1."


def test_negotiation() -> None:
    assert negotiate(None, None) == "en"
    assert negotiate("de-DE,de;q=0.9", None) == "en"
    assert negotiate("uk-UA,uk;q=0.9,ru;q=0.8,en;q=0.7", None) == "uk"
    assert negotiate("de, fr-CH;q=0.5, ru;q=0.8", None) == "ru"
    assert negotiate("fr;q=0, ru;q=0.1", None) == "ru"
    assert negotiate("fr;q=x, *;q=0.5,;;,", None) == "en"
    assert negotiate("fr", "uk") == "uk"
    assert negotiate("fr", "klingon") == "fr"


def test_numbers_dates_and_lists() -> None:
    when = datetime(2026, 3, 8, 17, 5, tzinfo=UTC)
    for language, number, date, joined in (
        ("en", "−1,234.5", "8 Mar 2026, 17:05:00", "a, b and c"),
        ("fr", "−1 234,5", "8 mars 2026, 17:05:00", "a, b et c"),
        ("ru", "−1 234,5", "8 мар. 2026 г., 17:05:00", "a, b и c"),
        ("uk", "−1 234,5", "8 бер. 2026 р., 17:05:00", "a, b і c"),
    ):
        t = text(language)
        assert re.sub(r"\s", " ", t.number(-1234.5)) == number
        assert re.sub(r"\s", " ", t.date(when)).replace(" at", ",") == date
        assert (t.join(["a", "b", "c"]), t.join(["a"]), t.join([])) == (joined, "a", "")
        assert t.number(-7) == "−7"


def test_a_missing_message_says_so_and_does_no_harm(caplog: pytest.LogCaptureFixture) -> None:
    assert text("fr")("no-such-message") == "no-such-message"
    assert "no-such-message" in caplog.text
    assert not text("fr").has("no-such-message")
    assert text("tlh").language == FALLBACK


def test_cells_are_named_as_on_a_chessboard() -> None:
    assert cell([0, 0]) == "A1"
    assert cell([6, 1]) == "B7"
    assert cell([0, 27]) == "AB1"


def test_texts_take_only_so_much_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """All languages and games together; long names count for what they take."""
    monkeypatch.setattr(i18n, "_filled", Halves(200_000))
    texts = [i18n.Text(language) for language in LANGUAGES]
    for t in texts:
        t("seat-number", number=0)  # its language is read
    gc.collect()
    tracemalloc.start()
    for n in range(500):
        for t in texts:
            assert str(n) in t("seat-number", number="x" * 1000 + str(n))
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert taken < 250_000
