"""What somebody reads on a page: is all of it in their language, and does it call things by their one name?"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from shoal.game import find, names
from shoal.web.i18n import LANGUAGES, folder, text

PAGES = folder(None) or Path()
DOCS = Path(__file__).parents[2] / "docs"
COLUMNS = {"term", *LANGUAGES, "source"}  # of a glossary; and "not"
SILENT = re.compile(r"<!--.*?-->|<(script|style|code|textarea|symbol)\b.*?</\1>", re.S)
FOREIGN = re.compile(r"<(\w+)[^>]* lang=\"\w+\"[^>]*>[^<]*</\1>")  # says so itself
LABELS = "aria-label|title|alt|placeholder|data-(?:half|lost|again|notnow|copied|kept|made|unmade|auto|held|turn)"
SPOKEN = re.compile(rf"\b(?:{LABELS})=\"([^\"<>]+)\"")
DESCRIBED = re.compile(r"<meta (?:name=\"description\"|property=\"og:(?:title|description)\") content=\"([^\"]*)\"")
ENGLISH = re.compile(r"\b(the|of|and|is|are|your|you|with|this|that|from|has|have|not|it|by)\b", re.I)
LATIN = re.compile(r"[A-Za-z]{2,}")
OURS = {"Shoal", "QR", "Escape", "Ann", "Bob"}  # names that are the same in every script


@dataclass(frozen=True)
class Term:
    """A row of the glossary."""

    words: dict[str, str]  # by language
    source: str
    never: dict[str, list[str]]  # second names, by language; a star stands for any ending


@cache
def terms(game: str | None) -> list[Term]:
    """The glossary of the pages, or of a game."""
    page = DOCS / "glossary.md" if game is None else DOCS / "glossary" / f"{game}.md"
    lines = page.read_text(encoding="utf-8").splitlines() if page.is_file() else []
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines if line.startswith("|")]
    found: list[Term] = []
    head: list[str] = []
    for row in rows:
        if "term" in row:
            head = row
            assert set(head) >= COLUMNS, f"{page}: the columns are {', '.join(sorted(COLUMNS))}, not"
        elif set(row[0]) - set("-: "):
            cells = dict(zip(head, row, strict=True))
            found.append(Term({code: cells[code] for code in LANGUAGES}, cells["source"], _never(cells.get("not", ""))))
    return found


def _never(cell: str) -> dict[str, list[str]]:
    parts = [part.strip().partition(":") for part in cell.split(";") if part.strip(" –-")]
    assert {code.strip() for code, _, _ in parts} <= set(LANGUAGES), cell
    return {code.strip(): [name.strip() for name in said.split(",")] for code, _, said in parts}


@cache
def second_names(language: str, game: str | None) -> re.Pattern[str]:
    """Words that a reader of this language never meets: the pages' and the game's."""
    glossaries = [terms(None), *([terms(game)] if game is not None else [])]
    said = [name for rows in glossaries for term in rows for name in term.never.get(language, ())]
    alternatives = [re.escape(name).replace(r"\*", r"\w*") for name in said]
    return re.compile(rf"(?<!\w)(?:{'|'.join(alternatives) or '(?!)'})(?!\w)", re.I)


def chunks(page: str) -> Iterator[str]:
    """The texts of a page one by one, with those that only a screen reader says."""
    seen = FOREIGN.sub("", SILENT.sub("", page))
    for found in (re.findall(r">([^<>]+)(?=<|$)", seen), SPOKEN.findall(seen), DESCRIBED.findall(seen)):
        yield from (words for each in found if (words := html.unescape(each).strip()))


@cache
def known_names() -> frozenset[str]:
    """Latin words that belong to no language: of the games' titles, and ours."""
    titles = [text(code, name)("game-title") for name in names() for code in LANGUAGES]
    titles += [find(name).title for name in names()]
    return frozenset(OURS | {word for title in titles for word in LATIN.findall(title)})


def _is_foreign(words: str, language: str) -> bool:
    """Is there English among them?"""
    if language == "fr":
        return ENGLISH.search(re.sub(rf"\b(?:{'|'.join(known_names())})\b", "", words)) is not None
    return language in ("ru", "uk") and bool(set(LATIN.findall(words)) - known_names())


@cache
def _of_pages(language: str) -> frozenset[str]:
    """Texts that the pages of all games share: a game's second names may be in them."""
    source = (PAGES / f"{language}.ftl").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^[a-z][\w-]* = ([^{}\n]+)$", source, re.M))


def stray(page: str, language: str, game: str | None = None) -> set[str]:
    """Texts of a page that should not be there: in another language, unresolved, or with a second name for a thing."""
    return {words for words in set(chunks(page)) if _is_stray(words.replace("\u00a0", " "), language, game)}


def _is_stray(words: str, language: str, game: str | None) -> bool:
    never = second_names(language, None if words in _of_pages(language) else game)
    unresolved = re.search(r"[{}$]|\bNone\b", words)
    return bool(unresolved or never.search(words)) or _is_foreign(words, language)
