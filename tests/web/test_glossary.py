"""The glossary: complete, true to the texts, and no text calls a thing by a second name."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from shoal.game import find, names
from shoal.web.i18n import LANGUAGES
from tests.web.reading import second_names, stray, terms
from tests.web.test_messages import PLACES, messages


class Words(Visitor):
    """The texts of a message, without what is filled in."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.found: list[str] = []
        self.visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (Fluent's name)
        self.found.append(node.value)


@cache
def texts(language: str, game: str | None) -> dict[str, str]:
    """All messages and the rules page of a game, or the messages of the pages, without markup."""
    found = {name: " ".join(Words(message).found) for name, message in messages(language, game).items()}
    web = find(game).web if game is not None else None
    if web is not None and web.rules:
        source = (web.folder / web.rules.replace("{language}", language)).read_text(encoding="utf-8")
        found["the rules page"] = re.sub(r"\{%.*?%\}|\{#.*?#\}|\{\{.*?\}\}|<[^>]*>", " ", source, flags=re.S)
    return found


def stems(words: str) -> list[str]:
    """The beginnings of some words, without their endings."""
    return [word[: max(3, len(word) - 2)].lower() for word in re.findall(r"[\w’]+", words)]


@pytest.mark.parametrize("game", PLACES)
def test_every_term_is_in_use(game: str | None) -> None:
    for term in terms(game):
        assert term.source, term
        for language in LANGUAGES:
            known = " ".join(texts(language, game).values()).lower()
            assert term.words[language], term
            assert not [stem for stem in stems(term.words[language]) if stem not in known], term.words[language]


@pytest.mark.parametrize("game", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_has_a_second_name(language: str, game: str | None) -> None:
    never = second_names(language, game)
    found = [(name, hit[0]) for name, words in texts(language, game).items() if (hit := never.search(words))]
    assert not found


def test_a_word_of_one_thing_is_not_the_second_name_of_another() -> None:
    for game in (None, *names()):
        for language in LANGUAGES:
            never = second_names(language, None)
            assert not [term for term in terms(game) if never.fullmatch(term.words[language])]


def test_a_reader_finds_what_does_not_belong() -> None:
    page = '<p title="Look at that">Bonjour</p><button lang="en">English</button><p>{ $count }</p><code>the code</code>'
    assert stray(page, "fr") == {"Look at that", "{ $count }"}
    assert stray("<p>Игра Shoal</p><b>Match</b><i>B3</i>", "ru") == {"Match"}
    assert stray("<p>Новый матч</p>", "ru") == {"Новый матч"}
    assert not stray("<p>Новая партия</p>", "ru")
