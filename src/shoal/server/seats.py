"""Seats and the people on them: a guest's signed cookie, a seat's secret token."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from functools import lru_cache
from typing import Any

import itsdangerous

from shoal import bots
from shoal.server.errors import BadRequest
from shoal.server.names import clean_name, shown_name

LEVELS = (*bots.LEVELS, *bots.SIMPLE)
ENTROPY_LENGTH = 64
GUESTS_PER_SEAT = 8  # devices of one person
COOKIE = "shoal_guest"


@dataclass(frozen=True)
class Guest:
    """A visitor: an id that nobody else learns, and a name that everybody sees."""

    id: str
    name: str


@dataclass(frozen=True)
class Seat:
    """A seat of a table, as it is stored. Only its `summary` leaves the server."""

    kind: str = "open"  # open, person or bot
    name: str = ""
    level: str | None = None  # of a bot
    guests: tuple[str, ...] = ()  # ids of the devices of the person who sits here: secret
    nonce: str = ""  # makes the seat's token: secret
    entropy: str = ""  # what the player adds to the deal; public once the match has started
    stand_in: str | None = None  # level of the bot that plays for a person who is gone
    resigned: bool = False
    rematch: bool = False  # offers or accepts another match
    next_entropy: str = ""  # what the player adds to the deal of that match
    due: bool = False  # had added words when the deal got a new key: must add new ones before cards are dealt

    @property
    def bot(self) -> str | None:
        """The level of the bot that acts here, if one does."""
        return self.level if self.kind == "bot" else self.stand_in

    def summary(self, connected: bool) -> dict[str, Any]:
        """What everybody may know of the seat."""
        return {
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "connected": connected,
            "stand_in": self.stand_in,
            "resigned": self.resigned,
            "rematch": self.rematch,
            "words": bool(self.entropy),
            "due": self.due,
        }


@dataclass(frozen=True)
class Right:
    """What opens a seat to somebody: its token, or the cookie of one of its devices. It may be lost at any await."""

    seat: int
    nonce: str  # of the seat when it was opened: a token is made from it
    guest: str | None = None  # None: by the token

    def holds(self, seats: Sequence[Seat]) -> bool:
        """Does it still open the seat?"""
        there = seats[self.seat]
        known = self.guest is None or self.guest in there.guests
        return known and there.kind == "person" and there.nonce == self.nonce


def person(guest: Guest, entropy: str) -> Seat:
    """A seat taken by a guest."""
    return Seat("person", shown_name(guest.name), guests=(guest.id,), nonce=secrets.token_hex(8), entropy=entropy)


def again(seat: Seat) -> Seat:
    """The seat as it is when the rematch begins."""
    return replace(seat, rematch=False, resigned=False, stand_in=None, entropy=seat.next_entropy, next_entropy="")


def check_somebody(seats: Sequence[Seat]) -> None:
    """BadRequest if only bots would play."""
    if all(seat.kind == "bot" for seat in seats):
        raise BadRequest("a table needs at least one seat for a person", ["me", "open"], said="no-person")


def dealt_anew(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats before a deal with a new key: words for the old one are void, and whoever gave some gives new ones."""
    return tuple(replace(seat, entropy="", due=seat.due or bool(seat.entropy)) for seat in seats)


def with_words(seats: Sequence[Seat], number: int, words: str) -> tuple[Seat, ...]:
    """The seats with these words for the deal at one of them."""
    return tuple(replace(seat, entropy=words, due=False) if k == number else seat for k, seat in enumerate(seats))


def bot(level: str) -> Seat:
    """A seat for a bot."""
    if level not in LEVELS:
        raise BadRequest(f"there is no bot level {level!r}", LEVELS)
    return Seat("bot", level=level)


def to_json(seats: Sequence[Seat]) -> list[dict[str, Any]]:
    """Seats for the database."""
    return [asdict(seat) for seat in seats]


def from_json(stored: Sequence[dict[str, Any]]) -> tuple[Seat, ...]:
    """Seats from the database."""
    return tuple(replace(Seat(**seat), guests=tuple(seat["guests"])) for seat in stored)


def clean_entropy(words: object) -> str:
    """What a player adds to the deal."""
    if not isinstance(words, str) or len(words) > ENTROPY_LENGTH or not words.isprintable():
        message = f"entropy is a text of at most {ENTROPY_LENGTH} printable characters"
        raise BadRequest(message, said="bad-words", most=ENTROPY_LENGTH)
    return words


class Signer:
    """Signs cookies and makes seat tokens from the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._signer = itsdangerous.Signer(secret, key_derivation="none", digest_method=hashlib.sha256)
        # every move needs the tokens of its table; nothing that a client sent is remembered
        self._token = lru_cache(maxsize=4096)(self._new_token)

    def cookie(self, guest: Guest) -> str:
        """The value of a guest's cookie."""
        body = itsdangerous.base64_encode(json.dumps([guest.id, guest.name], ensure_ascii=False)).decode()
        return f"{body}.{self._signature('guest', body)}"

    def guest(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; None if it is missing, damaged or not signed here."""
        body, _, signature = (cookie or "").partition(".")
        if not self._signer.verify_signature(f"guest\0{body}", signature):
            return None
        return Guest(*json.loads(itsdangerous.base64_decode(body)))

    def token(self, table: str, number: int, seat: Seat) -> str:
        """The secret token of a seat that somebody holds."""
        return self._token(table, number, seat.nonce)

    def holds(self, token: str, table: str, number: int, seat: Seat) -> bool:
        """Is this the seat's token? Takes the same time whatever the answer."""
        good = self.token(table, number, seat).encode()
        return hmac.compare_digest(good, token.encode("utf-8", "replace")) and seat.kind == "person"

    def network(self, network: str) -> str:
        """A network as the database may keep it: to be counted, not to be read."""
        return self._signature("network", network)[:24]

    def _new_token(self, table: str, number: int, nonce: str) -> str:
        return self._signature("seat", f"{table} {number} {nonce}")[:32]

    def _signature(self, purpose: str, text: str) -> str:
        return self._signer.get_signature(f"{purpose}\0{text}").decode()


def new_guest(name: str) -> Guest:
    """A guest with a fresh id."""
    return Guest(secrets.token_urlsafe(12), clean_name(name))
