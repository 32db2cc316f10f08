"""What a table refuses, with a code for programs, words for people, and what is allowed instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shoal.errors import ShoalError


class TableError(ShoalError):
    """A refusal: `code` for programs, `status` for HTTP, `allowed` says what would be accepted.

    To a person it is said by its code, unless there is a closer word for it (`said`).
    """

    code = "refused"
    status = 409
    said = ""

    def __init__(self, message: str, allowed: Sequence[Any] | None = None, *, said: str = "", **facts: Any) -> None:
        super().__init__(message, said=said, **facts)
        self.allowed = list(allowed) if allowed is not None else None

    def body(self) -> dict[str, Any]:
        """The one shape of an error."""
        return {"error": {"code": self.code, "message": str(self), "allowed": self.allowed}}


# One class for each refusal, so that `except` and the API can tell them apart: a list, alike by nature.


class BadRequest(TableError):
    """The request itself makes no sense."""

    code, status = "bad_request", 422


class NotFound(TableError):
    """There is no such table."""

    code, status = "not_found", 404


class NotYours(TableError):
    """The seat belongs to somebody else, or the visitor has none."""

    code, status = "not_your_seat", 403


class NotAllowed(TableError):
    """Not this visitor, or not from there."""

    code, status = "forbidden", 403


class WrongPhase(TableError):
    """Not at this time: the table is open, playing or over."""

    code = "wrong_phase"


class NotYourTurn(TableError):
    """Somebody else is to act."""

    code = "not_your_turn"


class Illegal(TableError):
    """Not among the legal actions."""

    code, status = "illegal_action", 422


class Stale(TableError):
    """The move answers a step that is past or not yet there."""

    code = "stale_step"


class AlreadyPlayed(TableError):
    """The very same move has been accepted before."""

    code = "already_played"


class NoTakeBack(TableError):
    """What was done stays done."""

    code = "no_take_back"


class SeatTaken(TableError):
    """Somebody sits there."""

    code = "seat_taken"


class WordsDue(TableError):
    """The deal has a new commitment, and words for it are missing or were meant for the old one."""

    code = "words_due"


class TooMany(TableError):
    """A limit on tables or streams."""

    code, status = "too_many", 429


class TooFast(TableError):
    """A limit on the rate."""

    code, status = "too_fast", 429


class NoBots(TableError):
    """This server runs without bots."""

    code = "no_bots"


class Unavailable(TableError):
    """Not now: the server stops, the database gives no answer, or a bot could not answer."""

    code, status = "unavailable", 503


class Raced(TableError):
    """Another process was faster; look again."""

    code = "raced"


class Fenced(Raced):
    """Another node acts for the table by now."""


class Broken(TableError):
    """Our fault."""

    code, status = "internal", 500
