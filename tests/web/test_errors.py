"""Errors in the reader's language: each one has words, and its English text stays with programs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module

import pytest

from shoal import fair
from shoal.errors import ShoalError
from shoal.game import find, names
from shoal.server import seats
from shoal.server.app import CODES
from shoal.server.errors import TableError
from shoal.server.names import clean_name
from shoal.web import replay
from shoal.web.i18n import FALLBACK, LANGUAGES, _id, text
from shoal.web.visitor import error_words
from tests.web.test_messages import SOURCE, messages, sources

GAME, OPTION = next((name, each) for name in names() for each in find(name).options if not each.values)
SAID = re.compile(r"""\bsaid ?= ?"([a-z-]+)\"""")


def kinds(error: type[ShoalError]) -> Iterator[type[ShoalError]]:
    """A kind of error with all that are of that kind."""
    yield error
    for kind in error.__subclasses__():
        yield from kinds(kind)


def test_every_error_has_words() -> None:
    import_module("shoal.web.pages")  # with it, every part of the server is there
    wanted = {kind.code for kind in kinds(TableError) if issubclass(kind, TableError)} | set(CODES.values())
    wanted |= {said for source in sources().values() for said in SAID.findall(source)}
    missing = {f"error-{_id(each)}" for each in wanted} - set(messages(FALLBACK, None))
    assert len(wanted) > 30
    assert not missing, sorted(missing)


def test_no_page_shows_what_an_error_says_to_programs() -> None:
    places = [path for path in sources() if SOURCE / "web" in path.parents and path.suffix == ".py"]
    assert len(places) > 20
    assert not [path for path in places if "str(error)" in sources()[path]]


@pytest.mark.parametrize(
    "act",
    [
        lambda: clean_name(""),
        lambda: seats.clean_entropy("x" * 100),
        lambda: find(GAME).check_players(99),
        lambda: OPTION.code(10**9),
        lambda: replay.checked("[" * 5000),
        lambda: replay.checked("{}"),
        lambda: fair.verify({"format": "shoal-match-1"}),
        lambda: find("no such game"),
    ],
)
def test_an_error_is_said_in_every_language(act: Callable[[], object], caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(ShoalError) as raised:
        act()
    said = {language: error_words(text(language, GAME), raised.value) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert not [words for words in said.values() if re.search(r"[{}$]|error-", words) or words == str(raised.value)]
    assert not caplog.records
