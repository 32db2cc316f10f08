"""What can go wrong at the border, in words for a person."""

from __future__ import annotations

from typing import Any


class ShoalError(ValueError):
    """Base of all errors that Shoal raises on bad input.

    Its text is for programs and their authors. A page says it in the reader's language: by the message error-<said>,
    with `facts` as arguments.
    """

    said = "bad-request"

    def __init__(self, message: str = "", *, said: str = "", **facts: Any) -> None:
        super().__init__(message)
        self.said = said or self.said
        self.facts = facts


class UnknownGame(ShoalError):
    """No game of that name."""

    said = "not-found"


class BadGame(ShoalError):
    """A game that lacks a part, or has one of another shape than shoal.contract says."""


class BadOption(ShoalError):
    """An option or a number of players that the game does not have."""


class BadPosition(ShoalError):
    """A position that cannot be: it says what is wrong and what is allowed."""


class BadRecord(ShoalError):
    """A record that is damaged, or belongs to another game or version."""

    said = "record-damaged"


class IllegalAction(ShoalError):
    """An action that is not among the legal ones; nothing was changed."""

    said = "illegal-action"
