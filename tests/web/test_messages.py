"""Four languages, complete: every message that is used exists, none is idle, and each renders as it should."""

from __future__ import annotations

import logging
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import shoal
from shoal.game import find, names
from shoal.match import Match
from shoal.web import i18n
from shoal.web.i18n import FALLBACK, LANGUAGES, folder, text
from shoal.web.rendering import env, rules_template

SOURCE = Path(shoal.__file__).parent
PLACES = [None, *(name for name in names() if find(name).messages)]  # the pages, then each game with words
NAMES = ["Ann", "Борис", "Chloé", "Дарина", "Eve"]

# Messages that a game must have, and that need not be named in the code one by one.
WORDS = ["game-title", "game-line", "learn-intro", "learn-outro"]


def source_of(language: str, game: str | None) -> str:
    """A file of messages."""
    place = folder(game)
    assert place is not None
    return (place / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def messages(language: str, game: str | None) -> dict[str, ast.Message]:
    parsed = FluentParser().parse(source_of(language, game))
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ast.Message)}


class Variables(Visitor):
    """The variables of a message, and what it selects by."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.names: set[str] = set()
        self.plurals: list[tuple[str, set[str]]] = []
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.names.add(node.id.name.removesuffix("_acc"))  # the case is the language's affair

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if "one" in keys and isinstance(node.selector, ast.VariableReference):
            self.plurals.append((node.selector.id.name, keys))
        self.generic_visit(node)


class Games:
    """What the code of a game lets happen: its actions, phases, cards and options."""

    def __init__(self, name: str) -> None:
        self.game = find(name)
        table, rules = self.game.table, self.game.rules
        s = self.game.new(self.game.players[0])
        done = [table.describe(s, action) for action in range(rules.ACTIONS + rules.CHANCES)]
        self.types = {action["type"] for action in done[: rules.ACTIONS]}
        self.cards: set[str] = {action["card"] for action in done if "card" in action}
        self.phases = played(name).phases

    @classmethod
    def card(cls, game: str) -> str:
        """Some card."""
        return min(cls(game).cards)

    def messages(self) -> set[str]:
        """Every message that the game must have."""
        found = {*WORDS, *(f"action-{kind}" for kind in self.types), "phase-over"}
        for phase in self.phases:
            found |= {f"phase-{phase}-you", f"phase-{phase}-other", f"learn-{phase}"}
        for card in self.cards:
            kind, _, colour = card.partition(":")
            found |= {f"card-{kind}", *({f"colour-{colour}", "card-of"} if colour else ())}
        for option in self.game.options:
            found |= {f"option-{option.name}", f"option-{option.name}-help"}
            found |= {f"option-{option.name}-{value}" for value in option.values}
        return {i18n._id(message) for message in found}


# The files


@pytest.mark.parametrize("game", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_well_formed(language: str, game: str | None) -> None:
    body = FluentParser().parse(source_of(language, game)).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids)), sorted({each for each in ids if ids.count(each) > 1})
    assert not [each for each in ids if "_" in each]


@pytest.mark.parametrize("game", PLACES)
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != FALLBACK])
def test_languages_have_the_same_messages_and_variables(language: str, game: str | None) -> None:
    ours, english = messages(language, game), messages(FALLBACK, game)
    assert set(ours) == set(english), sorted(set(ours) ^ set(english))
    assert list(ours) == list(english), "the same order makes the files easy to compare"
    for name in ours.keys() - {"card-of"}:  # its pattern is grammar
        assert Variables(ours[name]).names == Variables(english[name]).names, name


@pytest.mark.parametrize("game", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_complete(language: str, game: str | None) -> None:
    wanted = {"one", "few", "many"} if language in ("ru", "uk") else {"one", "other"}
    for name, message in messages(language, game).items():
        for variable, keys in Variables(message).plurals:
            assert keys == wanted, f"{name}: ${variable}"


@pytest.mark.parametrize("game", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str, game: str | None) -> None:
    source = source_of(language, game)
    texts = [line for line in source.splitlines() if not line.startswith("#")]
    assert not [line for line in texts if "..." in line or line.endswith(" ")]
    if language in ("fr", "ru", "uk"):
        assert not [line for line in texts if "'" in line], "’ is the apostrophe"
    if language == "fr":
        assert not [line for line in texts if re.search(r"[\w}»][!?;:](\s|$)", line)], "a space stands before ! ? ; :"
    if language == "uk":
        assert not [line for line in texts if re.search(r"[ыэёъ]", line)]
    if language == "ru":
        assert not [line for line in texts if re.search(r"[іїєґ]", line)]


# What the code uses

IDS = r"[a-z][a-z0-9_.+-]*"
EXACT = re.compile(rf"""\b(?:t|g|words)\(\s*["']({IDS})["']\s*[,)]""")
PREFIX = re.compile(rf"""["']({IDS}-)["']\s*~|f["']({IDS}-)\{{""")
DRAWINGS = ("art.html", "defs.html")  # they hold no words
QUOTED = re.compile(rf"""["']({IDS})["']""")


@cache
def sources() -> dict[Path, str]:
    """Everything that may name a message: code, templates, scripts."""
    found = [path for path in SOURCE.rglob("*") if path.suffix in (".py", ".html", ".js") and path.name != "i18n.py"]
    return {path: path.read_text(encoding="utf-8") for path in found if path.name not in DRAWINGS}


def game_at(path: Path) -> str | None:
    """The game that a file belongs to, if any."""
    return next((game for game in names() if game in path.parts), None)


def asked_for() -> Iterator[tuple[Path, str]]:
    for path, source in sources().items():
        for name in EXACT.findall(source):
            yield path, i18n._id(name.partition(".")[0])


def test_every_message_in_use_exists() -> None:
    common = set(messages(FALLBACK, None))
    missing = []
    for path, name in asked_for():
        game = game_at(path)
        known = common | (set(messages(FALLBACK, game)) if game else set())
        if game is None and SOURCE / "web" in path.parents:  # a page may speak of any game with g
            known |= set.intersection(*(set(messages(FALLBACK, each)) for each in names()))
        if name not in known:
            missing.append(f"{path.relative_to(SOURCE)}: {name}")
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("game", names())
def test_a_game_has_all_its_words(game: str) -> None:
    missing = Games(game).messages() - set(messages(FALLBACK, game))
    assert not missing, sorted(missing)


@pytest.mark.parametrize("game", PLACES)
def test_no_message_is_idle(game: str | None) -> None:
    used = Games(game).messages() | seen(game) if game else set()
    prefixes: set[str] = set()
    for path, source in sources().items():
        if game is None or game_at(path) in (None, game):
            used |= {i18n._id(name) for name in QUOTED.findall(source)}
            prefixes |= {i18n._id(a or b) for a, b in PREFIX.findall(source)}
    idle = {name for name in messages(FALLBACK, game) if name not in used and not name.startswith(tuple(prefixes))}
    assert not idle, sorted(idle)


# What readers read


@dataclass
class Played:
    """What was done and what happened in some random matches."""

    actions: list[dict[str, Any]] = field(default_factory=list)
    events: list[tuple[int | None, dict[str, Any]]] = field(default_factory=list)  # with the seat that is told
    phases: set[str] = field(default_factory=set)  # in which somebody had a choice

    def play(self, match: Match, dice: random.Random, most: int) -> None:
        """A match, or as many moves of it."""
        for _ in range(most):
            if match.over:
                return
            self.actions += match.actions[:3]
            self.phases.add(match.view(None)["phase"])
            steps = match.after(dice.choice(match.legal)).steps
            match.adopt(steps)
            self.events += [(seat, event) for step in steps for seat in (None, 0) for event in match.events(step, seat)]


@cache
def played(game: str) -> Played:
    """Some random matches, each kind of event often enough to be read."""
    found = Played()
    for players in find(game).players:
        for seed in range(2):
            found.play(shoal.load(game, players=players).match(seed=seed), random.Random(seed), 700)
    return found


def seen(game: str) -> set[str]:
    return {event["id"] for _, event in played(game).events}


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_everything_that_happens(
    game: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, i18n.__name__)
    t = text(language)
    actions, events = played(game).actions, played(game).events
    assert len(events) > 1000
    said = {t.event(game, event, NAMES, me) for me, event in events}
    said |= {t.game(game).action(each, NAMES) for each in actions}
    assert not [line for line in said if re.search(r"[{}_]|None|\[|  ", line) or not line]
    assert not caplog.records, caplog.text
    if language == "uk":
        assert not [line for line in said if re.search(r"[ыэёъ]", line)]


# What an argument of a hint's reason may be
SAMPLES = {"card": Games.card, "tops": lambda game: [Games.card(game)], "victim": lambda game: 1}


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_says_why(game: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    advice = find(game).advice
    assert advice is not None
    assert advice.MESSAGES
    for name, needed in advice.MESSAGES.items():
        for n in (0, 1, 3, 21):
            args = {each: SAMPLES.get(each, lambda game, n=n: n)(game) for each in needed}
            words = text(language).event(game, {"id": name, "args": args}, NAMES, me=0)
            assert words.endswith("."), words
            assert "{" not in words
    assert not caplog.records, caplog.text


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_renders(game: str, language: str, caplog: pytest.LogCaptureFixture) -> None:
    """With numbers and with words for its variables."""
    for place in (None, game):
        for name, message in messages(language, place).items():
            for value in (1, 2, 5, 21, "Ann"):
                args: dict[str, Any] = dict.fromkeys(Variables(message).names, value)
                args |= {f"{each}_acc": value for each in args}
                assert "{" not in text(language, place)(name, **args)
    assert not caplog.records, caplog.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_has_a_name_of_its_own(language: str) -> None:
    for game in names():
        cards = Games(game).cards
        for form in ("", "acc"):
            assert len({text(language, game).card(card, form) for card in cards}) == len(cards)


# The rules pages


def tags(language: str, game: str) -> list[str]:
    """The skeleton of a rules page: its tags in order."""
    template = env.get_template(rules_template(game, language))
    page = template.render(t=text(language), g=text(language, game), game=find(game))
    assert not re.search(r"style=|<script|[{}]|javascript:", page)
    assert not re.search(r"<(h1|html|body)\b", page)
    return re.findall(r"</?(?:h2|h3|p|ul|ol|li|table|thead|tbody|tr|th|td|svg|div)\b", page)


@pytest.mark.parametrize("game", names())
def test_the_rules_say_the_same_in_every_language(game: str) -> None:
    english = tags(FALLBACK, game)
    assert english.count("<h2") >= 6
    assert english.count("<svg") >= 8
    for language in LANGUAGES:
        assert tags(language, game) == english, language
