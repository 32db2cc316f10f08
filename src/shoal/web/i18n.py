"""Words in the reader's language: English, French, Russian, Ukrainian (docs/languages.md).

    t = text(negotiate(accept_language, cookie))
    t("home-title")                               # a message of web/messages/<language>.ftl
    g = t.game("coloretto")                       # a game's own words (`Game.messages`); the common ones work too
    g("action-draw"), g("phase-place-you"), g.card("joker"), g.cards(["red", "red", "+2"])
    g.action({"type": "take", "row": 0}, ["Ann", "Bob"])    # the words on its button
    t.event("coloretto", {"id": "col-drew", "args": {"seat": 0, "card": "red"}}, ["Ann", "Bob"], me=0)
    t.number(1234), t.date(when), t.join(["Ann", "Bob"])

Ids are written with hyphens; an underscore asked for counts as one, so that `"action-" ~ action.type` works as it is.
Everything returned is plain text: templates escape it. What a language lacks is said in English, and what a game has no
words for at all is spelled out (`readable`).
"""

from __future__ import annotations

import logging
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.dates import format_date, format_datetime
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from shoal.game import find
from shoal.web import readable
from shoal.web.halves import Halves

LANGUAGES = {"en": "English", "fr": "Français", "ru": "Русский", "uk": "Українська"}
FALLBACK = "en"
_LOCALES = {"en": "en_GB"}  # our spelling is British, so dates and lists are too

_PAGES = Path(__file__).parent / "messages"
_filled = Halves(2_000_000)  # texts with arguments, of all languages and games

# What the arguments of an event mean, by their name; all others reach the message as they are.
SEATS = frozenset({"seat", "victim", "player", "owner", "bidder", "dealer", "leader", "winner", "loser"})  # a player
_SEAT_LISTS = {"winners"}  # seats: their names
_BY_SEAT = {"scores", "taken"}  # a number for each seat
_CARDS = {"card", "kept"}  # a card: also <name>_acc, as the object of a sentence
_CARD_LISTS = {"cards", "hand", "laid", "tops"}  # or pairs of cards
_ORDINALS = {"row", "pile"}  # counted from 0 in the rules, from 1 by people
_CELLS = {"cell", "from", "to"}  # [row, column]: a letter for the column, a number for the row

_log = logging.getLogger(__name__)


def negotiate(accept_language: str | None, cookie: str | None) -> str:
    """The language to speak: the one chosen before (the cookie), else the best that the browser asks for."""
    if cookie in LANGUAGES:
        return cookie
    asked: list[tuple[float, str]] = []
    for part in (accept_language or "").split(","):
        tag, _, quality = part.strip().partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        asked.append((weight, tag.strip().lower().split("-")[0]))
    known = [(weight, tag) for weight, tag in asked if tag in LANGUAGES and weight > 0]
    return max(known, key=lambda wish: wish[0])[1] if known else FALLBACK


@cache
def text(language: str, game: str | None = None) -> Text:
    """The words of a language, with a game's own first; the same object each time."""
    return Text(language if language in LANGUAGES else FALLBACK, game)


def folder(game: str | None) -> Path | None:
    """Where the messages of the pages, or of a game, are; None if it brings none."""
    return _PAGES if game is None else find(game).messages


@cache
def _resource(language: str, game: str | None) -> Resource:
    place = folder(game)
    path = place / f"{language}.ftl" if place is not None else None
    source = path.read_text(encoding="utf-8") if path is not None and path.exists() else ""
    if language == "fr":  # no line may break there
        source = re.sub(" ([:;!?»%])", "\u00a0\\1", source).replace("« ", "«\u00a0")
    return FluentResource(source)


@cache
def _bundle(language: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)  # names are isolated by the page's <bdi>, not in the text
    bundle.add_resource(_resource(language, game))
    if game is not None:
        bundle.add_resource(_resource(language, None))  # does not override the game's own
    return bundle


def _id(message: str) -> str:
    return message.replace("_", "-").replace("+", "plus-")


def _with_minus(words: str, args: Mapping[str, Any]) -> str:
    """Numbers below 0 with a minus sign; a hyphen in a name stays one."""
    for value in args.values():
        if isinstance(value, int) and value < 0:
            words = words.replace(str(value), f"−{-value}")
    return words


class Text:
    """The texts of one language (and one game). Call it with a message id and the message's arguments."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self.name = game
        self._locale = Locale.parse(_LOCALES.get(language, language))
        self._last_two: str = self._locale.list_patterns["standard"]["end"]  # "{0} and {1}"
        self._plain: dict[str, str] = {}

    def __call__(self, message: str, /, **args: Any) -> str:
        """The message in this language; in English if it is missing; else its id, in a game spelled out."""
        if not args:
            found = self._plain.get(message)
            if found is None:
                found = self._plain[message] = self._format(message, args)
            return found
        key = (self, message, *args.items())
        found = _filled.find(key)
        if found is None:
            found = self._format(message, args)
            _filled.keep(key, found)
        return found

    def has(self, message: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(self._pattern(language, message) is not None for language in (self.language, FALLBACK))

    def _pattern(self, language: str, message: str) -> Any:
        bundle = _bundle(language, self.name)
        name, _, attribute = _id(message).partition(".")
        if not bundle.has_message(name):
            return None
        found = bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _format(self, message: str, args: Mapping[str, Any]) -> str:
        for language in dict.fromkeys((self.language, FALLBACK)):
            pattern = self._pattern(language, message)
            if pattern is None:
                continue
            formatted, errors = _bundle(language, self.name).format_pattern(pattern, dict(args))
            if errors:
                _log.warning("%s in %s: %s", message, language, errors)
            return _with_minus(str(formatted), args)
        if folder(self.name) is not None:
            _log.warning("no message %s", message)
        return message if self.name is None else readable.sentence(self, message, args, SEATS)

    # a game's words

    def game(self, name: str) -> Text:
        """The same language with a game's own words."""
        return text(self.language, name)

    def _form(self, *messages: str) -> str:
        """The first of these messages that this language has."""
        for message in messages:
            if self._pattern(self.language, message) is not None:
                return self(message)
        return self(messages[-1])

    def card(self, card: str, form: str = "") -> str:
        """A card by name: `crab:black` is "black crab". The form "acc" is the object of a sentence."""
        key = f"{card}/{form}"
        found = self._plain.get(key)
        if found is None:
            found = self._plain[key] = self._card(card, f".{form}" if form else "")
        return found

    def _card(self, card: str, form: str) -> str:
        kind, _, colour = card.partition(":")
        if not self.has(f"card-{kind}"):
            return readable.words(card)
        word = self._form(f"card-{kind}{form}", f"card-{kind}")
        if not colour:
            return word
        gender = self._form(f"card-{kind}.gender", "card-of.gender")  # the colour agrees with it
        agreed = f"colour-{colour}.{gender}"
        shade = self._form(agreed + form.replace(".", "-"), agreed, f"colour-{colour}")
        pattern = f"card-of{form}" if self._pattern(self.language, f"card-of{form}") is not None else "card-of"
        return self(pattern, kind=word, colour=shade, gender=gender)

    def cards(self, cards: Sequence[str]) -> str:
        """Cards in a list, equal ones together: "red ×2 and joker"."""
        return self.join([self.card(card) + (f" ×{n}" if n > 1 else "") for card, n in Counter(cards).items()])

    def event(self, game: str, event: Mapping[str, Any], names: Sequence[str], me: int | None = None) -> str:
        """A sentence for the log: an event of the game's table, with the players' names, said to the seat `me`.

        The message gets `$you`: which of its arguments is the reader, or "nobody".
        """
        words = self if game == self.name else text(self.language, game)
        given = event["args"]
        return words(event["id"], **words._arguments(given, names, me), you=_role(given, me))

    def action(self, action: Mapping[str, Any], names: Sequence[str]) -> str:
        """What a button says that does this; only in a game's own words."""
        args = {name: value for name, value in action.items() if name not in ("id", "type")}
        return self(f"action-{action['type']}", **self._arguments(args, names))

    def _arguments(self, given: Mapping[str, Any], names: Sequence[str], me: int | None = None) -> dict[str, Any]:
        args: dict[str, Any] = {}
        for name, value in given.items():
            args.update(self._argument(name, value, names, me))
        return args

    def _argument(self, name: str, value: Any, names: Sequence[str], me: int | None) -> dict[str, Any]:
        """An argument of an event as the message sees it; a list comes with its length, <name>_count."""
        if isinstance(value, list):
            if name in _CELLS and _is_cell(value):
                return {name: cell(value)}
            args = {name: self._listed(name, value, names, me), f"{name}_count": len(value)}
            if name in _SEAT_LISTS and me in value:
                args[f"{name}_others"] = self.join([names[seat] for seat in value if seat != me])
            return args
        if isinstance(value, dict):
            return {name: readable.details(value)}
        if isinstance(value, int):
            return {name: self._counted(name, value, names)}
        if name in _CARDS and isinstance(value, str):
            return {name: self.card(value), f"{name}_acc": self.card(value, "acc")}
        return {name: "" if value is None else value}

    def _counted(self, name: str, value: int, names: Sequence[str]) -> str | int:
        if (name in SEATS or name == "from") and 0 <= value < len(names):
            return names[value]
        return value + 1 if name in _ORDINALS else value

    def _listed(self, name: str, value: list[Any], names: Sequence[str], me: int | None) -> str:
        if name in _SEAT_LISTS:
            return self.join([names[seat] for seat in value])
        if name in _BY_SEAT and len(value) <= len(names) and all(isinstance(n, int) for n in value):
            said = [self("you") if seat == me else name for seat, name in enumerate(names)]
            return ", ".join(f"{name} {self.number(n)}" for name, n in zip(said, value, strict=False))
        if name in _CARD_LISTS:
            return self.cards([str(card) for part in value for card in (part if isinstance(part, list) else [part])])
        if name == "cells" and all(map(_is_cell, value)):
            return ", ".join(cell(at) for at in value)
        return self.join([readable.value(item) if isinstance(item, list | dict) else str(item) for item in value])

    # numbers, dates, lists

    def number(self, x: float) -> str:
        """A number in the reader's way: 1,234.5 or 1 234,5."""
        if isinstance(x, int) and -1000 < x < 1000:
            return str(x).replace("-", "−")
        return str(format_decimal(x, locale=self._locale)).replace("-", "−")

    def date(self, when: datetime, style: str = "medium") -> str:
        """A date with its time; style: short, medium, long."""
        return str(format_datetime(when, style, locale=self._locale))

    def day(self, when: datetime) -> str:
        """A date without its time."""
        return str(format_date(when, "long", locale=self._locale))

    def join(self, items: Sequence[str]) -> str:
        """Items as in a sentence: Ann, Bob and Cleo."""
        if len(items) < 2:
            return "".join(items)
        return self._last_two.format(", ".join(items[:-1]), items[-1])


def _role(given: Mapping[str, Any], me: int | None) -> str:
    """Which argument is the reader: "seat", "victim", "winners"; "nobody" if none is."""
    if me is not None:
        for name, value in given.items():
            if (value == me and (name in SEATS or name == "from")) or (name in _SEAT_LISTS and me in value):
                return name
    return "nobody"


def _is_cell(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(x, int) and x >= 0 for x in value)


def cell(at: Sequence[int]) -> str:
    """A cell of a board as people call it: [0, 1] is B1."""
    row, column = at
    return f"{column_name(column)}{row + 1}"


def column_name(column: int) -> str:
    """A column of a board: A, B, and so on, after Z AA."""
    return (column_name(column // 26 - 1) if column >= 26 else "") + chr(ord("A") + column % 26)
