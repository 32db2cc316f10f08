"""Names that can be shown: a person sees something, and sees what is there."""

from __future__ import annotations

import unicodedata

from shoal.server.errors import BadRequest

LENGTH = 24
MARKS = 2  # on one letter

# Letters that show nothing. The first ones are Unicode's Default_Ignorable_Code_Point; some of them count as letters.
INVISIBLE = (
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
    (0x2800, 0x2800), (0x1D159, 0x1D159), (0x13441, 0x13442), (0x16FE4, 0x16FE4),  # blank by their drawing
)  # fmt: skip
_SELECTORS = dict.fromkeys(range(0xFE00, 0xFE10))  # they come with many an emoji, which is one without them too


def clean_name(name: object) -> str:
    """A name that can be shown: no control or invisible characters, no runs of spaces, not too long."""
    if not isinstance(name, str):
        raise _bad("a name is a text")
    text = " ".join(unicodedata.normalize("NFC", name).translate(_SELECTORS).split())
    if not 1 <= len(text) <= LENGTH:
        raise _bad(f"a name has 1 to {LENGTH} characters, not {len(text)}")
    marks = 0
    for char in text:
        category = unicodedata.category(char)
        if category[0] == "C" or category in ("Zl", "Zp") or is_invisible(char):
            raise _bad("a name has letters, digits, signs and spaces; control and invisible characters are not allowed")
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MARKS:
            raise _bad(f"a name has at most {MARKS} marks on one letter")
    if all(unicodedata.category(char)[0] in "MZ" for char in text):
        raise _bad("a name has at least one letter, digit or sign")
    return text


def _bad(message: str) -> BadRequest:
    return BadRequest(message, said="bad-name", most=LENGTH)


def is_invisible(char: str) -> bool:
    """Does this letter show nothing?"""
    return any(first <= ord(char) <= last for first, last in INVISIBLE)


def shown_name(name: str) -> str:
    """The name in a cookie; one that was accepted once and shows nothing is replaced."""
    try:
        return clean_name(name)
    except BadRequest:
        return "Guest"
